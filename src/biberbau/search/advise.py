"""Template: what each action comes to. All legal actions in the same deals, with the same luck, played on alike.

Beside wins and points it adds up the game's facts, and keeps the moments between which they are counted.
``specialise`` binds ``rules``, ``knowing``, ``rollout_policy`` and ``facts``.
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
facts: ModuleType

ROOT, BEFORE, STATE, AFTER, AGAIN = range(5)
"""Places in ``states``: the concealed root, then as ``contract.Facts.count`` calls them; STATE ends as its ``end``."""

WIN, POINTS, FACTS = range(3)
"""Columns of ``sums``."""

_ODD = np.uint64(1)


@compiled
def chance(state: np.record, seat: int, payoffs: NDArray[np.float32]) -> float:
    """A seat's share of the win at the end of a game; where a round ends before that, what it is worth by habit."""
    if rules.actor(state) >= 0:
        rollout_policy.payoffs(state, payoffs)
        return float(payoffs[seat])
    mask, count = rules.winners(state), 0
    for other in range(payoffs.shape[0]):
        count += mask >> other & 1
    share: float = (mask >> seat & 1) / count
    return share


@compiled
def advise(
    samples: int,
    states: NDArray[np.record],
    seat: int,
    known: NDArray[np.record],
    tried: NDArray[np.uint8],
    mask: NDArray[np.uint8],
    words: NDArray[np.uint64],
    payoffs: NDArray[np.float32],
    scores: NDArray[np.int32],
    sums: NDArray[np.float64],
    rng: Rng,
    luck: FastRng,
    no_events: Events,
) -> None:
    """Add to ``sums: float64[actions, FACTS + facts]`` what each action in ``tried`` comes to over ``samples`` deals.

    One function, in which rules and policy are called once: each further one would be compiled with all of them again.
    """
    state = states[STATE]
    for _ in range(samples):
        states[BEFORE] = states[ROOT]
        knowing.fill(states[BEFORE], seat, known, rng)
        rollout_policy.suppose(states[BEFORE], seat, rng)
        rules.scores(states[BEFORE], scores)
        had, whose = scores[seat], facts.turn(states[BEFORE])
        draws, lot = rng.draws + (rng.draws & _ODD), luck[0]  # even: a hashed word serves two draws
        furthest = draws
        for first in range(tried.shape[0]):
            if tried[first] == 0:
                continue
            states[STATE] = states[BEFORE]
            rng.draws, luck[0] = draws, lot
            action, passed, going = first, 0, True
            while going:  # everybody plays by habit until it is settled
                rules.apply(state, action, rng, no_events)
                going = not rollout_policy.settled(state)
                if passed == 0 and (not going or facts.turn(state) != whose):
                    states[AFTER] = state
                    passed = 1
                if passed == 1 and (not going or facts.turn(state) == seat):
                    states[AGAIN] = state
                    passed = 2
                if going:
                    count = rules.legal(state, mask)
                    action = rollout_policy.playout_action(state, mask, words, count, luck)
            rules.scores(state, scores)
            row = sums[first]
            row[WIN] += chance(state, seat, payoffs)
            row[POINTS] += scores[seat] - had
            facts.count(states[BEFORE], states[AFTER], states[AGAIN], state, seat, first, row[FACTS:])
            furthest = max(furthest, rng.draws)
        rng.draws = furthest
