"""Runs the compiled tree search for one game."""

from __future__ import annotations

from types import ModuleType

import numpy as np
from numpy.typing import NDArray

from .. import effort
from ..kernel.compiled import specialise
from ..kernel.events import NO_EVENTS
from ..kernel.fast_rng import new_mask
from ..kernel.game import GameKind
from ..kernel.knowing import knowing_of
from ..kernel.rng import key_of, stream
from ..match import Game
from .budget import SLICE, Budget, Searched
from .net import Net

_FIRST_CHUNK = 64
_MAX_NODES = 2_000_000
_MAX_DEPTH = 4096
_WON = 0.9
"""A payoff above this, in ``playout_leaf.py``, is an unshared win."""

EXPLORATION = 0.6
"""UCB1's exploration constant for a tree with playouts at its leaves."""


def playouts_of(kind: GameKind) -> ModuleType:
    """The template ``playout_leaf`` of a game."""
    return specialise("biberbau.search.playout_leaf", kind.id, kind.rules, judgement=kind.judgement)


def tree_of(kind: GameKind) -> ModuleType:
    """The compiled tree of a game."""
    return specialise(
        "biberbau.search.ismcts", kind.id, kind.rules, knowing=knowing_of(kind), leaf=playouts_of(kind)
    )


class TreeSearch:
    """Information-set Monte Carlo tree search: ``ismcts.py`` bound to a game."""

    def __init__(self, game: Game, exploration: float = EXPLORATION) -> None:
        self._game, self._exploration = game, exploration
        kind = game.kind
        self._tree, self._net = self._bound(kind)
        self._mask, self._words = new_mask(len(kind.actions))
        self._states: NDArray[np.record] = np.zeros(4, dtype=kind.dtype)
        self._path = np.zeros(_MAX_DEPTH, dtype=np.int32)
        self._payoffs = np.zeros(game.players, dtype=np.float32)
        self._nodes: NDArray[np.record] = np.zeros(1024, dtype=self._tree.NODE)

    def _bound(self, kind: GameKind) -> tuple[ModuleType, Net | None]:
        """The compiled tree, and the net of its leaves, if any."""
        return tree_of(kind), None

    def run(
        self,
        root: np.record,
        seat: int,
        known: NDArray[np.record],
        budget: Budget,
        seed: bytes,
        *,
        peek: bool,
    ) -> Searched:
        """Search from a state concealed for ``seat``, whose knowledge is given (with ``peek``: from the true one)."""
        rng = stream(key_of(seed, "search"))
        luck = np.array([rng.key1])
        self._states[0] = root
        done, used = 0, 1
        self._nodes[0] = np.zeros(1, dtype=self._tree.NODE)[0]
        deadline = budget.clock() + budget.seconds
        chunk = min(budget.playouts, SLICE) or _FIRST_CHUNK
        while True:
            effort.spend("playout", chunk)
            self._make_room(used + chunk)
            started = budget.clock()
            used = self._tree.iterate(
                chunk,
                self._states,
                seat,
                self._game.players,
                known,
                peek,
                self._nodes,
                used,
                self._path,
                self._mask,
                self._words,
                self._payoffs,
                self._exploration,
                self._net,
                rng,
                luck,
                NO_EVENTS,
            )
            done += chunk
            if budget.playouts:
                if done >= budget.playouts:
                    break
                chunk = min(budget.playouts - done, SLICE)
                continue
            now = budget.clock()
            left = deadline - now
            if left <= 0:
                break
            chunk = min(SLICE, max(1, int(chunk * min(2.0, left / (now - started)))))
        return self._at_root(done)

    def _make_room(self, nodes: int) -> None:
        wanted = min(nodes, _MAX_NODES)
        if wanted > len(self._nodes):
            grown = np.zeros(max(wanted, 2 * len(self._nodes)), dtype=self._tree.NODE)
            grown[: len(self._nodes)] = self._nodes
            self._nodes = grown

    def _at_root(self, playouts: int) -> Searched:
        visits: dict[int, int] = {}
        values: dict[int, float] = {}
        sure = set[int]()
        child = int(self._nodes[0]["first_child"])
        while child:
            node = self._nodes[child]
            action, tried = int(node["action"]), int(node["visits"])
            visits[action], values[action] = tried, float(node["value"]) / max(1, tried)
            if tried > 1 and node["first_child"] == 0 and values[action] > _WON:
                sure.add(action)  # visited again but never expanded: the game ends there
            child = int(node["sibling"])
        return Searched(visits, values, playouts, frozenset(sure))
