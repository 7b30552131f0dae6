"""The terms of a table, besides its game's options."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, fields, replace
from functools import lru_cache

from ...bots import ALL_LEVELS, LEVELS
from .clocks import Clock

ABSENT = ("bot", "out")
"""What happens to the seat of an absent person: a bot plays until they return, or for good."""


@dataclass(frozen=True)
class Terms:
    """``level``: of the bots that take empty seats or play for absent people; ``fill``: seconds after which bots take
    the seats that are still empty (0: never); ``clock``: as ``clocks.Clock`` writes it, empty: none; ``absent``: one of
    ``ABSENT``; ``ranked``: whether the game counts for the ratings of the people at it; ``tournament``: the tournament
    that the table belongs to; ``veiled``: others play the same cards, so that nobody may watch before all have
    finished; ``programs``: whether programs that people have written may sit down.
    """

    level: str = LEVELS[1]
    fill: int = 0
    clock: str = ""
    absent: str = ABSENT[0]
    ranked: bool = False
    tournament: str = ""
    veiled: bool = False
    programs: bool = False

    @property
    def aided(self) -> bool:
        """Whether hints are given: not where a game counts for ranks, nor in a tournament."""
        return not (self.ranked or self.tournament)

    def again(self) -> Terms:
        """The terms of a rematch: for the same people, and nobody else takes their seats."""
        return replace(self, fill=0, tournament="", veiled=False)

    def text(self) -> str:
        """The stored form: JSON of all that differs from the defaults."""
        return json.dumps(
            {name: value for name, value in asdict(self).items() if value != getattr(_UNWRITTEN, name)}
        )

    @staticmethod
    def read(text: str) -> Terms:
        """The inverse of ``text``; ValueError for anything else."""
        given = json.loads(text)
        kinds = {field.name: type(getattr(USUAL, field.name)) for field in fields(Terms)}
        if not isinstance(given, dict) or any(
            type(value) is not kinds.get(name) for name, value in given.items()
        ):
            raise ValueError("these are no terms of a table")
        terms = replace(_UNWRITTEN, **given)
        terms.timed()
        if terms.level not in ALL_LEVELS or terms.absent not in ABSENT:
            raise ValueError("these are no terms of a table")
        return terms

    def timed(self) -> Clock:
        """The table's clock; ValueError where it is invalid."""
        return _timed(self.clock)


_timed = lru_cache(maxsize=256)(Clock.read)

USUAL = Terms()
"""The terms of a table for which nobody has chosen any."""

_UNWRITTEN = Terms(level="keen")
"""The meaning of what stored terms leave out, whatever the default level is today."""
