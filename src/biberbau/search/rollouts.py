"""Template: rollouts. Tries every legal action in the same determinisations and plays each on by habit.

Where a turn is a choice among many slots and chance answers each, a tree hardly gets past its first, clumsy visits; one
step of policy improvement over a sensible habit (Tesauro & Galperin, 1996) is far stronger there. All actions meet the
same cards and the same luck, so that their differences show early. ``specialise`` binds ``rules``, ``knowing``,
``rollout_policy`` and ``leaf``: ``habit_leaf.py``, or ``cut_leaf.py``.
"""

from __future__ import annotations

from types import ModuleType

import numpy as np
from numpy.typing import NDArray

from biberbau.kernel.compiled import compiled
from biberbau.kernel.events import Events
from biberbau.kernel.fast_rng import FastRng
from biberbau.kernel.rng import Rng
from biberbau.search.net import Net

rules: ModuleType
knowing: ModuleType
rollout_policy: ModuleType
leaf: ModuleType

_ODD = np.uint64(1)


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
    wins: NDArray[np.int64],
    net: Net | None,
    rng: Rng,
    luck: FastRng,
    no_events: Events,
) -> None:
    """Add to ``sums: float64[actions]`` the seat's payoff of each action in ``tried`` over ``samples`` deals.

    ``wins: int64[actions]`` counts the deals in which the action ends the game and the seat alone has won it. ``net`` is
    for leaves that ask one.

    The root ``states[0]`` is concealed, and ``known`` is what the seat knows; with ``peek`` it is a true state and is
    not filled (to measure how far luck caps a game).
    """
    players = payoffs.shape[0]
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
                if rules.actor(states[2]) < 0 and rules.winners(states[2]) == 1 << seat:
                    wins[action] += 1
                leaf.value(states[2], players, payoffs, mask, words, net, rng, luck, no_events)
                sums[action] += payoffs[seat]
                furthest = max(furthest, rng.draws)
        rng.draws = furthest
