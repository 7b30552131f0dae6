"""Searches from a seat's view, with a budget of playouts or of time, by the method that suits the game."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from .. import effort
from ..kernel.events import NO_EVENTS
from ..kernel.fast_rng import new_mask
from ..kernel.knowing import knowing_of, nothing_known
from ..kernel.rng import key_of, stream
from ..match import Game, View
from .budget import Budget, Searched
from .glances import glances_of
from .rollout_search import RolloutSearch
from .tree import TreeSearch


class Searcher:
    """Search for one game: by information-set trees, or with a rollout policy by rollouts. One for each thread.

    ``trust``: by how many standard errors an action has to be better than the habit's; trees have no habit.
    """

    def __init__(self, game: Game, trust: float = 0.0) -> None:
        self.game = game
        kind = game.kind
        self._method = TreeSearch(game) if kind.rollout_policy is None else RolloutSearch(game, trust)
        self._glance = glances_of(kind)
        self._knowing = knowing_of(kind)
        self._mask, _ = new_mask(len(kind.actions))
        self._states: NDArray[np.record] = np.zeros(4, dtype=kind.dtype)

    def search(self, view: View, budget: Budget, seed: bytes) -> Searched:
        """Search from the view of the seat to act."""
        return self._method.run(view.state, seat_to_act(view), view.known(), budget, seed, peek=False)

    def search_true_state(self, state: np.record, budget: Budget, seed: bytes) -> Searched:
        """Search with all cards open: only to measure how far luck limits a game."""
        seat = self.game.actor(state)
        if seat is None:
            raise ValueError("the game is over: there is nothing to search")
        return self._method.run(state, seat, nothing_known(self.game.kind), budget, seed, peek=True)

    def glance(self, view: View, samples: int, seed: bytes) -> dict[int, float]:
        """The mean estimate one step ahead for every legal action."""
        effort.spend("playout", samples)
        seat, known, states = seat_to_act(view), view.known(), self._states
        legal, _ = new_mask(len(self.game.kind.actions))
        values = np.zeros(len(self.game.kind.actions))
        rng = stream(key_of(seed, "greedy"))
        self.game.kind.rules.legal(view.state, legal)
        for _ in range(samples):
            states[1] = view.state
            self._knowing.fill(states[1], seat, known, rng)
            self._glance.try_all(states, seat, legal, self._mask, values, rng, NO_EVENTS)
        self._glance.add_up(samples, legal, values)
        return {action.id: float(values[action.id]) / samples for action in view.legal}


def seat_to_act(view: View) -> int:
    """The seat whose view this is; ValueError where another one decides."""
    if view.seat is None or view.seat != view.to_act:
        raise ValueError(f"a search needs the view of the seat to act ({view.to_act}), not of {view.seat}")
    return view.seat
