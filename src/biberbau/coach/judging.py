"""A decision judged by what its seat could know: nothing but the seat's view, searched with a fixed budget."""

from __future__ import annotations

from dataclasses import dataclass

from ..kernel.actions import Action
from ..match import View
from ..search.budget import Budget
from ..search.searcher import Searcher


@dataclass(frozen=True)
class Judged:
    """What a search thinks of a decision; chances are shares of the win, from the seat's own view.

    ``ply``: how many actions had been played before it; ``choices``: how many actions were legal.
    """

    ply: int
    seat: int
    action: Action
    best: Action
    chance: float
    best_chance: float
    choices: int

    @property
    def loss(self) -> float:
        """What the decision gave away."""
        return max(0.0, self.best_chance - self.chance)


def judged(searcher: Searcher, view: View, action: Action, budget: Budget, seed: bytes) -> Judged | None:
    """What the search thinks of ``action`` in a view of the seat to act; None where there was no choice."""
    if len(view.legal) < 2:
        return None
    found = searcher.search(view, budget, seed)
    best, seat = found.best, view.seat
    assert seat is not None
    chance, top = found.values.get(action.id, 0.0), found.values[best]
    if chance >= top:
        best, top = action.id, chance
    return Judged(view.ply, seat, action, view.game.kind.actions[best], chance, top, len(view.legal))
