"""The calibration of beliefs: the curve of a report by ``biberbau beliefs``, stored as data beside its game.

``games/<id>/calibration.json`` is the output of ``biberbau beliefs --json`` without the single cards (``rows``);
docs/beliefs.md has the command.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from ..games import kind
from ..structured_text import read_json

FILE = "calibration.json"

FEWEST = 100
"""The fewest cases of a shown tenth of the curve."""


@dataclass(frozen=True)
class Tenth:
    """Cases with about the same predicted chance: how often the card was ``told`` to be there and how often it truly
    was, as shares; ``off``: the error of the latter (95 %).
    """

    cases: int
    told: float
    true: float
    off: float


@dataclass(frozen=True)
class Calibration:
    """The findings in ``games`` of a ``bot`` on all seats."""

    bot: str
    players: int
    games: int
    decisions: int
    worlds: int
    tenths: tuple[Tenth, ...]


@cache
def calibration(game_id: str) -> Calibration | None:
    """The calibration of this game; None where it has not been measured."""
    file = kind(game_id).folder / FILE
    if not file.exists():
        return None
    found = read_json(file.read_text("utf-8"))
    return Calibration(
        found["bot"],
        found["options"]["players"],
        found["games"],
        found["decisions"],
        found["worlds"],
        tuple(
            Tenth(one["cases"], one["filled"], one["true"], 1.96 * one["error"])
            for one in found["curve"]
            if one["cases"] >= FEWEST and one["error"] is not None
        ),
    )
