"""Runs the compiled search for one game, with a budget of playouts or of time."""

from __future__ import annotations

import time
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ..kernel.compiled import specialise
from ..kernel.events import NO_EVENTS
from ..kernel.luck import new_mask
from ..kernel.rng import key_of, stream
from ..match import Game, View

_FIRST_CHUNK = 64
_MAX_NODES = 2_000_000
_MAX_DEPTH = 4096


@dataclass(frozen=True)
class Budget:
    """How long to search: a number of ``playouts``, or ``seconds`` (then the move depends on the machine)."""

    playouts: int = 0
    seconds: float = 0.0

    def __post_init__(self) -> None:
        if (self.playouts > 0) == (self.seconds > 0):
            raise ValueError(
                "a budget is either a positive number of playouts or a positive number of seconds"
            )


@dataclass(frozen=True)
class Searched:
    """What a search found: for each action tried its ``visits`` and mean ``value`` (payoff in 0…1) at the root."""

    visits: dict[int, int]
    values: dict[int, float]
    playouts: int

    @property
    def best(self) -> int:
        """The action id tried most often (among equals the better one, then the lower id)."""
        return max(self.visits, key=lambda a: (self.visits[a], self.values[a], -a))


class Searcher:
    """Search for one game. Not for several threads at once: each needs its own."""

    def __init__(self, game: Game, exploration: float = 0.6) -> None:
        self.game = game
        self.exploration = exploration
        kind = game.kind
        self._tree = specialise("biberbau.search.ismcts", kind.id, kind.rules, judgement=kind.judgement)
        self._glance = specialise("biberbau.search.greedy", kind.id, kind.rules, judgement=kind.judgement)
        self._mask, self._words = new_mask(len(kind.actions))
        self._states: NDArray[np.record] = np.zeros(4, dtype=kind.dtype)
        self._path = np.zeros(_MAX_DEPTH, dtype=np.int32)
        self._payoffs = np.zeros(game.players, dtype=np.float32)
        self._nodes: NDArray[np.record] = np.zeros(1024, dtype=self._tree.NODE)

    def search(self, view: View, budget: Budget, seed: bytes) -> Searched:
        """Search from what the seat to act knows."""
        return self._search(view.state, _seat_to_act(view), budget, seed, peek=False)

    def search_true_state(self, state: np.record, budget: Budget, seed: bytes) -> Searched:
        """Search with all cards open: only to measure how far luck caps a game."""
        seat = self.game.actor(state)
        if seat is None:
            raise ValueError("the game is over: there is nothing to search")
        return self._search(state, seat, budget, seed, peek=True)

    def _search(self, root: np.record, seat: int, budget: Budget, seed: bytes, *, peek: bool) -> Searched:
        rng = stream(key_of(seed, "search"))
        luck = np.array([rng.key1])
        self._states[0] = root
        done, used = 0, 1
        self._nodes[0] = np.zeros(1, dtype=self._tree.NODE)[0]
        deadline = time.perf_counter() + budget.seconds
        chunk = min(budget.playouts, _MAX_NODES) or _FIRST_CHUNK
        while True:
            self._make_room(used + chunk)
            started = time.perf_counter()
            used = self._tree.iterate(
                chunk,
                self._states,
                seat,
                self.game.players,
                peek,
                self._nodes,
                used,
                self._path,
                self._mask,
                self._words,
                self._payoffs,
                self.exploration,
                rng,
                luck,
                NO_EVENTS,
            )
            done += chunk
            if budget.playouts:
                if done >= budget.playouts:
                    break
                chunk = min(budget.playouts - done, _MAX_NODES)
                continue
            now = time.perf_counter()
            left = deadline - now
            if left <= 0:
                break
            chunk = max(1, int(chunk * min(2.0, left / (now - started))))
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
        child = int(self._nodes[0]["first_child"])
        while child:
            node = self._nodes[child]
            visits[int(node["action"])] = int(node["visits"])
            values[int(node["action"])] = float(node["value"]) / max(1, int(node["visits"]))
            child = int(node["sibling"])
        return Searched(visits, values, playouts)

    def glance(self, view: View, samples: int, seed: bytes) -> dict[int, float]:
        """Mean estimate one step ahead for every legal action."""
        self._states[0] = view.state
        legal, _ = new_mask(len(self.game.kind.actions))
        values = np.zeros(len(self.game.kind.actions))
        rng = stream(key_of(seed, "greedy"))
        self._glance.judge(
            samples, self._states, _seat_to_act(view), legal, self._mask, values, rng, NO_EVENTS
        )
        return {action.id: float(values[action.id]) / samples for action in view.legal}


def _seat_to_act(view: View) -> int:
    if view.seat is None or view.seat != view.to_act:
        raise ValueError(f"a search needs the view of the seat to act ({view.to_act}), not of {view.seat}")
    return view.seat
