"""A desk: one game with all its viewers' sights, updated by one compiled call a move. See the template ``looking``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from types import ModuleType
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..errors import IllegalActionError
from ..kernel.compiled import interpreted, is_at_hand, specialise
from ..kernel.events import BUFFER, CAPACITY, Event, read
from ..kernel.game import GameKind
from ..kernel.rng import STREAM
from .game import Game
from .match import Match

NOTHING = -1
"""Used as an action: nothing is played, the sights are only updated."""
_LINE = 64


class Sight(NamedTuple):
    """One viewer's sight. ``record``: the bytes of their concealed state.

    ``actor``: the seat that decides, None at the end; ``legal``: ids of the viewer's legal actions, () for all who do
    not decide; ``scores`` by seat; ``winners``: the seats that lead. All of it follows from ``record``.
    """

    record: bytes
    actor: int | None
    legal: tuple[int, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]


def _dtype(kind: GameKind) -> np.dtype[np.void]:
    """The record of a desk, the same for all options of a game."""
    return _made(kind.dtype, len(kind.actions), kind.players[1])


@cache
def _made(state: np.dtype[np.void], actions: int, most: int) -> np.dtype[np.void]:
    kept = _spaced({"state": state, "stream": STREAM})
    sight = _spaced(
        {
            "state": state,
            "scores": ("i4", (most,)),
            "actor": "i8",
            "winners": "i8",
            "mask": ("u1", (actions,)),
        }
    )
    return _spaced(
        {
            "kept": kept,
            "trial": kept,
            "sights": (sight, (most + 1,)),
            "events": BUFFER,
            "players": "i8",
        }
    )


def _spaced(fields: Mapping[str, object]) -> np.dtype[np.void]:
    """A record whose fields begin on cache lines of their own: states are packed, so NumPy's alignment does not help."""
    offsets, end = [], 0
    for form in fields.values():
        offsets.append(end)
        end += -(-np.dtype(form).itemsize // _LINE) * _LINE  # type: ignore[call-overload]
    names, formats = list(fields), list(fields.values())
    made = np.dtype({"names": names, "formats": formats, "offsets": offsets, "itemsize": end})
    return np.dtype((np.record, made))


def _template(kind: GameKind) -> ModuleType:
    return specialise("biberbau.match.looking", kind.id, kind.rules)


def compile_look(game: Game) -> None:
    """From now on desks of this game use compiled code, which takes a while the first time."""
    _template(game.kind).look(np.zeros(1, dtype=_dtype(game.kind)), NOTHING)


class Desk:
    """A game, played by ``look`` and ``keep``. Viewers are the seats in order, then a spectator.

    It holds the true state, so it stays beside matches; only ``sight`` may leave it. Until ``compile_look`` has been
    called, the template runs as Python over the compiled rules: slower, but at once.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self.viewers: tuple[int | None, ...] = (*range(game.players), None)
        self._compiled = _template(game.kind)
        self._python = interpreted(self._compiled)
        self._desk: NDArray[np.record] = np.zeros(1, dtype=_dtype(game.kind))
        desk = self._desk[0]
        desk.events.capacity = CAPACITY
        desk.players = game.players
        self._bytes = memoryview(self._desk.view(np.uint8).data)
        form = self._desk.dtype
        sights, first = form.fields["sights"][:2]  # type: ignore[index]
        size = sights.base.itemsize
        self._records = [
            slice(first + size * at, first + size * at + game.kind.dtype.itemsize)
            for at in range(len(self.viewers))
        ]

    def begins(self, match: Match) -> None:
        """Set the desk to the present moment of a match, for all viewers."""
        kept, moment = self._desk[0].kept, match.moment
        kept.state, kept.stream = moment.state, moment.rng
        self.look(NOTHING)

    def look(self, action: int) -> None:
        """Play a legal action on a copy, for all viewers; the kept state stays until ``keep``.

        ``action``: its id, or NOTHING. An IllegalActionError for an id that no action of the game has.
        """
        if not NOTHING <= action < len(self.game.kind.actions):
            most = len(self.game.kind.actions) - 1
            raise IllegalActionError(f"action {action}: ids of {self.game.id} go from 0 to {most}")
        template = self._compiled if is_at_hand(self._compiled.look) else self._python
        template.look(self._desk, action)

    def keep(self) -> None:
        """Keep the state that was looked at last: it has been committed."""
        desk = self._desk[0]
        desk.kept = desk.trial

    def goes_on(self, actions: Sequence[int]) -> None:
        """Look at these actions one after the other, and keep each."""
        for action in actions:
            self.look(action)
            self.keep()

    def happened(self) -> list[Event]:
        """The events of the action that was looked at last, unfiltered."""
        return read(self._desk[0].events)

    def sight(self, at: int) -> Sight:
        """The sight of the viewer with that number."""
        found, players = self._desk["sights"][0, at], range(self.game.players)
        actor, winners = int(found["actor"]), int(found["winners"])
        return Sight(
            bytes(self._bytes[self._records[at]]),
            None if actor < 0 else actor,
            tuple(found["mask"].nonzero()[0].tolist()) if actor == self.viewers[at] else (),
            tuple(found["scores"][: self.game.players].tolist()),
            tuple(seat for seat in players if winners >> seat & 1),
        )
