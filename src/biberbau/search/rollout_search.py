"""Runs the compiled rollouts for one game."""

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
from .habit_trust import PARTS, HabitTrust
from .net import Net

_LEAST_SAMPLES = 32
"""However short the time, no action is dropped after fewer deals than this."""

_DEALS_OF_HABIT = 4
"""The number of deals in which the habit has to choose the same action to be trusted."""


def rollouts_of(kind: GameKind) -> ModuleType:
    """The compiled rollouts of a game that has a rollout policy."""
    assert kind.rollout_policy is not None
    leaf = specialise("biberbau.search.habit_leaf", kind.id, kind.rules, rollout_policy=kind.rollout_policy)
    return specialise(
        "biberbau.search.rollouts",
        kind.id,
        kind.rules,
        knowing=knowing_of(kind),
        rollout_policy=kind.rollout_policy,
        leaf=leaf,
    )


class RolloutSearch:
    """Rollouts by sequential halving (Karnin, Koren & Somekh, 2013): ``rollouts.py`` bound to a game.

    The budget is cut into rounds of equal length; after each, the better half of the actions goes on, those first that
    ended the game and won it in all deals. ``trust``: by how many standard errors an action has to be better than the
    habit's, which then always goes on.
    """

    def __init__(self, game: Game, trust: float = 0.0) -> None:
        kind = game.kind
        assert kind.rollout_policy is not None
        self._policy, self._knowing, self._trust = kind.rollout_policy, knowing_of(kind), trust
        self._rollouts, self._net = self._bound(kind)
        self._legal = kind.rules.legal
        self._mask, self._words = new_mask(len(kind.actions))
        self._states: NDArray[np.record] = np.zeros(3, dtype=kind.dtype)
        self._payoffs = np.zeros(game.players, dtype=np.float32)

    def _bound(self, kind: GameKind) -> tuple[ModuleType, Net | None]:
        """The compiled rollouts, and their net, if any."""
        return rollouts_of(kind), None

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
        tried = np.zeros(len(self._mask), dtype=np.uint8)
        self._legal(self._states[0], tried)
        sums, wins = np.zeros(len(tried)), np.zeros(len(tried), dtype=np.int64)
        samples = np.zeros(len(tried), dtype=np.int64)
        rounds = max(1, int(tried.sum() - 1).bit_length())
        habit = self._habit(seat, known, seed) if self._trust and not peek else None
        started = budget.clock()
        for number in range(1, rounds + 1):
            count = int(tried.sum())
            portion = max(1, budget.playouts // (rounds * count)) if budget.playouts else _LEAST_SAMPLES
            most = max(1, SLICE // count if habit is None else min(SLICE // count, portion // PARTS))
            deadline = started + budget.seconds * number / rounds
            while True:
                began = budget.clock()
                part = min(portion, most)
                before = sums.copy() if habit is not None else sums
                effort.spend("playout", part * count)
                self._rollouts.roll_out(
                    part,
                    self._states,
                    seat,
                    known,
                    peek,
                    tried,
                    self._mask,
                    self._words,
                    self._payoffs,
                    sums,
                    wins,
                    self._net,
                    rng,
                    luck,
                    NO_EVENTS,
                )
                samples[tried > 0] += part
                if habit is not None:
                    habit.note(part, sums - before)
                if budget.playouts:
                    portion -= part
                    if portion:
                        continue
                    break
                now = budget.clock()
                if now >= deadline:
                    break
                portion = max(1, int(part * min(2.0, (deadline - now) / (now - began))))
            handicap = np.zeros(len(tried)) if habit is None else habit.handicap(tried, samples)
            if number < rounds:
                means = np.where(wins == samples, np.inf, sums / np.maximum(samples, 1) - handicap)
                means[tried == 0] = -np.inf
                if habit is not None:
                    means[habit.habit] = np.inf
                tried[np.argsort(-means, kind="stable")[(count + 1) // 2 :]] = 0
        found = {int(action): int(samples[action]) for action in samples.nonzero()[0]}
        values = {action: float(sums[action]) / visits for action, visits in found.items()}
        sure = frozenset(action for action in found if wins[action] == samples[action])
        doubts = {int(action): float(handicap[action]) for action in handicap.nonzero()[0]}
        return Searched(found, values, int(samples.sum()), sure, doubts)

    def _habit(self, seat: int, known: NDArray[np.record], seed: bytes) -> HabitTrust | None:
        """The habit's action in all deals; None where it differs, or is random."""
        rng = stream(key_of(seed, "habit"))
        luck = np.array([rng.key1])
        found = set[int]()
        state = self._states[1]
        for _ in range(_DEALS_OF_HABIT):
            self._states[1] = self._states[0]
            self._knowing.fill(state, seat, known, rng)
            self._policy.suppose(state, seat, rng)
            count = self._legal(state, self._mask)
            found.add(int(self._policy.playout_action(state, self._mask, self._words, count, luck)))
        return HabitTrust(found.pop(), self._trust) if len(found) == 1 else None
