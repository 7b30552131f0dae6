"""Searches from a seat's view with a net, at tables that the net was trained for.

In games with a tree search, the net values its leaves; in games with rollouts, it cuts them short.
"""

from __future__ import annotations

from types import ModuleType

from ..errors import OptionError
from ..kernel.compiled import specialise
from ..kernel.contract import NetInputs
from ..kernel.game import GameKind
from ..kernel.knowing import knowing_of
from ..match import Game, View
from .budget import Budget, Searched
from .net import Net
from .net_file import TrainedNet
from .rollout_search import RolloutSearch
from .searcher import seat_to_act
from .tree import TreeSearch, playouts_of


def net_leaf_of(kind: GameKind) -> ModuleType:
    """The template ``net_leaf`` of a game."""
    return specialise("biberbau.search.net_leaf", kind.id, kind.rules, playouts=playouts_of(kind))


def learned_tree_of(kind: GameKind) -> ModuleType:
    """The compiled tree of a game, with a net at its leaves: a separate copy from the plain search's."""
    return specialise(
        "biberbau.search.ismcts",
        f"{kind.id}__learned",
        kind.rules,
        knowing=knowing_of(kind),
        leaf=net_leaf_of(kind),
    )


def net_inputs_of(kind: GameKind) -> NetInputs:
    """The net inputs of a game that is searched by rollouts; OptionError where the game declares none."""
    if kind.net_inputs is None:
        raise OptionError(
            f"{kind.id} is searched by rollouts and does not say what a net sees of it (rules/net_inputs.py): nets are "
            "trained for games that do, and for those that are searched by trees"
        )
    return kind.net_inputs


def cut_leaf_of(kind: GameKind) -> ModuleType:
    """The template ``cut_leaf`` of a game."""
    assert kind.rollout_policy is not None
    return specialise(
        "biberbau.search.cut_leaf",
        kind.id,
        kind.rules,
        rollout_policy=kind.rollout_policy,
        playouts=playouts_of(kind),
        net_inputs=net_inputs_of(kind),
    )


def learned_rollouts_of(kind: GameKind) -> ModuleType:
    """The compiled rollouts of a game, cut short by a net: a separate copy from the plain search's."""
    assert kind.rollout_policy is not None
    return specialise(
        "biberbau.search.rollouts",
        f"{kind.id}__learned",
        kind.rules,
        knowing=knowing_of(kind),
        rollout_policy=kind.rollout_policy,
        leaf=cut_leaf_of(kind),
    )


class _LearnedTree(TreeSearch):
    def __init__(self, game: Game, trained: TrainedNet) -> None:
        self._trained = trained
        super().__init__(game, trained.exploration)

    def _bound(self, kind: GameKind) -> tuple[ModuleType, Net | None]:
        return learned_tree_of(kind), self._trained.net()


class _LearnedRollouts(RolloutSearch):
    def __init__(self, game: Game, trained: TrainedNet) -> None:
        self._trained = trained
        super().__init__(game)

    def _bound(self, kind: GameKind) -> tuple[ModuleType, Net | None]:
        return learned_rollouts_of(kind), self._trained.net()


class LearnedSearch:
    """The search of a game bound to a net. One for each thread."""

    def __init__(self, game: Game, trained: TrainedNet) -> None:
        trained.fits(game)
        by_tree = game.kind.rollout_policy is None
        self._method = _LearnedTree(game, trained) if by_tree else _LearnedRollouts(game, trained)

    def search(self, view: View, budget: Budget, seed: bytes) -> Searched:
        """Search from the view of the seat to act."""
        return self._method.run(view.state, seat_to_act(view), view.known(), budget, seed, peek=False)
