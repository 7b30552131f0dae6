"""Searches from what a seat knows by the tree whose leaves a net values, for the table that the net was trained for."""

from __future__ import annotations

from types import ModuleType

from ..kernel.compiled import specialise
from ..kernel.game import GameKind
from ..kernel.knowing import knowing_of
from ..match import Game, View
from .budget import Budget, Searched
from .net import Net
from .net_file import TrainedNet
from .searcher import seat_to_act
from .tree import TreeSearch, playouts_of


def net_leaf_of(kind: GameKind) -> ModuleType:
    """What a game's leaves are worth by a net."""
    return specialise("biberbau.search.net_leaf", kind.id, kind.rules, playouts=playouts_of(kind))


def learned_tree_of(kind: GameKind) -> ModuleType:
    """The compiled tree of a game, with a net at its leaves: another copy than that of the other search."""
    return specialise(
        "biberbau.search.ismcts",
        f"{kind.id}__learned",
        kind.rules,
        knowing=knowing_of(kind),
        leaf=net_leaf_of(kind),
    )


class LearnedSearch(TreeSearch):
    """The tree bound to a game and a net. One for each thread."""

    def __init__(self, game: Game, trained: TrainedNet, exploration: float | None = None) -> None:
        trained.fits(game)
        self._trained = trained
        super().__init__(game, trained.exploration if exploration is None else exploration)

    def search(self, view: View, budget: Budget, seed: bytes) -> Searched:
        """Search from what the seat to act knows."""
        return self.run(view.state, seat_to_act(view), view.known(), budget, seed, peek=False)

    def _bound(self, kind: GameKind) -> tuple[ModuleType, Net | None]:
        return learned_tree_of(kind), self._trained.net()
