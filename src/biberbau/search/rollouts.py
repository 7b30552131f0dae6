"""Template: rollouts. Tries every legal action in the same determinisations and plays on by habit until it is settled.

Where a turn is a choice among many slots and chance answers each, a tree hardly gets past its first, clumsy visits; one
step of policy improvement over a sensible habit (Tesauro & Galperin, 1996) is far stronger there. All actions meet the
same cards and the same luck, so that their differences show early. ``specialise`` binds ``rules``,
``knowing`` and ``rollout_policy``.
"""

from __future__ import annotations

from types import ModuleType

import numpy as np
from numpy.typing import NDArray

from biberbau.kernel.compiled import compiled
from biberbau.kernel.events import Events
from biberbau.kernel.fast_rng import FastRng
from biberbau.kernel.rng import Rng

rules: ModuleType
knowing: ModuleType
rollout_policy: ModuleType

_ODD = np.uint64(1)


@compiled
def play_on(
    state: np.record,
    mask: NDArray[np.uint8],
    words: NDArray[np.uint64],
    rng: Rng,
    luck: FastRng,
    no_events: Events,
) -> None:
    """Everybody plays by habit until what is still to come no longer depends on what has been."""
    while not rollout_policy.settled(state):
        count = rules.legal(state, mask)
        rules.apply(state, rollout_policy.playout_action(state, mask, words, count, luck), rng, no_events)


@compiled
def roll_out(
    samples: int,
    states: NDArray[np.record],
    seat: int,
    known: NDArray[np.record],
    peek: bool,
    tried: NDArray[np.uint8],
    mask: NDArray[np.uint8],
    words: NDArray[np.uint64],
    payoffs: NDArray[np.float32],
    sums: NDArray[np.float64],
    rng: Rng,
    luck: FastRng,
    no_events: Events,
) -> None:
    """Add to ``sums: float64[actions]`` the seat's payoff of each action in ``tried`` over ``samples`` deals.

    The root ``states[0]`` is concealed, and ``known`` is what the seat knows; with ``peek`` it is a true state and is
    not filled (to measure how far luck caps a game).
    """
    for _ in range(samples):
        states[1] = states[0]
        if not peek:
            knowing.fill(states[1], seat, known, rng)
            rollout_policy.suppose(states[1], seat, rng)
        draws, lot = rng.draws + (rng.draws & _ODD), luck[0]  # even: a hashed word serves two draws
        furthest = draws
        for action in range(tried.shape[0]):
            if tried[action]:
                states[2] = states[1]
                rng.draws, luck[0] = draws, lot
                rules.apply(states[2], action, rng, no_events)
                play_on(states[2], mask, words, rng, luck, no_events)
                rollout_policy.payoffs(states[2], payoffs)
                sums[action] += payoffs[seat]
                furthest = max(furthest, rng.draws)
        rng.draws = furthest
