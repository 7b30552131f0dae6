"""A block's sums, and the measures of a game from the sums of many blocks."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ...kernel.game import Document
from ...match import Game
from .estimates import Estimate, ratio, share_of
from .notes import Notes

PACE = 10
"""Seconds that people need for a decision with a choice."""


def shares(winners: NDArray[Any], players: int) -> NDArray[np.float64]:
    """Every seat's share of the win, ``float64[games, seats]``; ``winners``: a bitmask for each game."""
    won = (winners[:, None] >> np.arange(players) & 1).astype(float)
    shared: NDArray[np.float64] = won / np.maximum(1, won.sum(axis=1, keepdims=True))
    return shared


def sums(played: NDArray[Any], players: int) -> dict[str, float]:
    """The sums over the games of a block."""
    won, plies = shares(played["winners"], players), np.maximum(1, played["plies"])
    leads = (played["half"][:, None] >> np.arange(players) & 1).astype(bool)
    alone = leads.sum(axis=1) == 1
    scores = played["scores"][:, :players].astype(float)
    ordered = np.sort(scores, axis=1)
    found = {
        "games": len(played),
        "plies": played["plies"].sum(),
        "choices": played["choices"].sum(),
        "minutes": played["choices"].sum() * PACE / 60,
        "rounds": played["rounds"].sum(),
        "lead_changes": played["lead_changes"].sum(),
        "behind": (played["behind"] / plies).sum(),
        "settled": (played["settled"] / plies).sum(),
        "half_games": alone.sum(),
        "half_won": won[alone][leads[alone]].sum(),
        "shared": ((won > 0).sum(axis=1) > 1).sum(),
        "spread": (ordered[:, -1] - ordered[:, 0]).sum(),
        "score": scores.mean(axis=1).sum(),
    }
    found |= {f"seat_{seat}": won[:, seat].sum() for seat in range(players)}
    return {name: round(float(value), 9) for name, value in found.items()}


def block_of(played: NDArray[Any], notes: Notes, players: int) -> Document:
    """The result of a block: sums, each game's length and winners, uses and events by number."""
    return {
        "sums": sums(played, players),
        "plies": played["plies"].tolist(),
        "winners": played["winners"].tolist(),
        "uses": {str(row): _short(notes.uses[row]) for row in np.flatnonzero(notes.uses.any(axis=1))},
        "events": {
            str(row): _short(notes.happened[row]) for row in np.flatnonzero(notes.happened.any(axis=1))
        },
    }


def _short(row: NDArray[np.float64]) -> list[float]:
    return [int(value) if value == int(value) else round(float(value), 6) for value in row]


@dataclass(frozen=True)
class Measure:
    """A measure of a game: ``over`` of that many of ``each``; ``share``: whether it is a part of 1; ``wins``: whether
    each of these adds a win, none or a shared one.
    """

    name: str
    over: str
    each: str = "games"
    share: bool = False
    wins: bool = False


def measures(game: Game) -> tuple[Measure, ...]:
    """All measures of a game."""
    return (
        *(Measure(name, name) for name in ("plies", "choices", "minutes", "rounds")),
        *(Measure(f"seat_{seat}", f"seat_{seat}", share=True, wins=True) for seat in range(game.players)),
        Measure("shared", "shared", share=True, wins=True),
        Measure("lead_changes", "lead_changes"),
        Measure("half_leads", "half_games", share=True, wins=True),
        Measure("half_won", "half_won", "half_games", share=True, wins=True),
        Measure("behind", "behind", share=True),
        Measure("settled", "settled", share=True),
        Measure("score", "score"),
        Measure("spread", "spread"),
    )


class Blocks:
    """The blocks of one work as they arrive."""

    def __init__(self) -> None:
        self.sums: list[Mapping[str, float]] = []
        self.plies: list[int] = []
        self.winners: list[int] = []
        self.uses: list[Mapping[str, Sequence[float]]] = []
        self.events: list[Mapping[str, Sequence[float]]] = []

    def add(self, block: Document) -> None:
        """Count one."""
        if len(self.winners) == len(self.plies):
            self.winners += block.get(
                "winners", ()
            )  # blocks of an older release lack it, and so do those after it
        self.sums.append(block["sums"])
        self.plies += block["plies"]
        self.uses.append(block["uses"])
        self.events.append(block["events"])

    def __len__(self) -> int:
        return len(self.sums)

    @property
    def games(self) -> int:
        """How many games there are."""
        return len(self.plies)

    def column(self, name: str) -> NDArray[np.float64]:
        """A sum of each block."""
        return np.array([one[name] for one in self.sums], dtype=float)

    def estimate(self, measure: Measure) -> Estimate:
        """The estimate from all blocks."""
        over, each = self.column(measure.over), self.column(measure.each)
        found = ratio(over, each)
        return share_of(found, float(over.sum()), float(each.sum())) if measure.wins else found

    def rows(
        self, of: Callable[[Blocks], Sequence[Mapping[str, Sequence[float]]]], columns: int
    ) -> dict[int, NDArray[np.float64]]:
        """Rows of uses or events by number, ``float64[columns, blocks]``."""
        blocks = of(self)
        numbers = sorted({int(name) for block in blocks for name in block})
        nothing = [0.0] * columns
        return {
            number: np.array([block.get(str(number), nothing) for block in blocks], dtype=float).T
            for number in numbers
        }
