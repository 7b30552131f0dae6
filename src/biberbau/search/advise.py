"""Template: what each action comes to. All legal actions in the same deals, with the same luck, played on in the same way.

Beside wins and points it adds up the game's facts, and keeps the moments between which they are counted.
``specialise`` binds ``rules``, ``habits`` and ``facts``.
"""

from __future__ import annotations

from types import ModuleType

import numpy as np
from numpy.typing import NDArray

from biberbau.kernel.compiled import compiled
from biberbau.kernel.events import Events
from biberbau.kernel.luck import Luck
from biberbau.kernel.rng import Rng

rules: ModuleType
habits: ModuleType
facts: ModuleType

ROOT, BEFORE, STATE, AFTER, AGAIN = range(5)
"""Places in ``states``: the concealed root, then as ``contract.Facts.count`` calls them; STATE ends as its ``end``."""

WIN, POINTS, FACTS = range(3)
"""Columns of ``sums``."""

_ODD = np.uint64(1)


@compiled
def play_on(
    states: NDArray[np.record],
    seat: int,
    mask: NDArray[np.uint8],
    words: NDArray[np.uint64],
    rng: Rng,
    luck: Luck,
    no_events: Events,
) -> None:
    """Everybody plays by habit until it is settled; the end of this turn and the seat's next one are kept."""
    state, whose, passed = states[STATE], facts.turn(states[BEFORE]), 0
    while not habits.settled(state):
        if passed < 2:
            now = facts.turn(state)
            if passed == 0 and now != whose:
                states[AFTER] = state
                passed = 1
            if passed == 1 and now == seat:
                states[AGAIN] = state
                passed = 2
        count = rules.legal(state, mask)
        rules.apply(state, habits.habit(state, mask, words, count, luck), rng, no_events)
    if passed == 0:
        states[AFTER] = state
    if passed < 2:
        states[AGAIN] = state


@compiled
def chance(state: np.record, seat: int, payoffs: NDArray[np.float32]) -> float:
    """A seat's share of the win at the end of a game; where a round ends before that, what it is worth by habit."""
    if rules.actor(state) >= 0:
        habits.payoffs(state, payoffs)
        return float(payoffs[seat])
    mask, count = rules.winners(state), 0
    for other in range(payoffs.shape[0]):
        count += mask >> other & 1
    return (mask >> seat & 1) / count


@compiled
def advise(
    samples: int,
    states: NDArray[np.record],
    seat: int,
    tried: NDArray[np.uint8],
    mask: NDArray[np.uint8],
    words: NDArray[np.uint64],
    payoffs: NDArray[np.float32],
    scores: NDArray[np.int32],
    sums: NDArray[np.float64],
    rng: Rng,
    luck: Luck,
    no_events: Events,
) -> None:
    """Add to ``sums: float64[actions, FACTS + facts]`` what each action in ``tried`` comes to over ``samples`` deals."""
    for _ in range(samples):
        states[BEFORE] = states[ROOT]
        rules.fill(states[BEFORE], seat, rng)
        habits.suppose(states[BEFORE], seat, rng)
        rules.scores(states[BEFORE], scores)
        had = scores[seat]
        draws, lot = rng.draws + (rng.draws & _ODD), luck[0]  # even: a hashed word serves two draws
        furthest = draws
        for action in range(tried.shape[0]):
            if tried[action]:
                states[STATE] = states[BEFORE]
                rng.draws, luck[0] = draws, lot
                rules.apply(states[STATE], action, rng, no_events)
                play_on(states, seat, mask, words, rng, luck, no_events)
                rules.scores(states[STATE], scores)
                sums[action, WIN] += chance(states[STATE], seat, payoffs)
                sums[action, POINTS] += scores[seat] - had
                facts.count(
                    states[BEFORE],
                    states[AFTER],
                    states[AGAIN],
                    states[STATE],
                    seat,
                    action,
                    sums[action, FACTS:],
                )
                furthest = max(furthest, rng.draws)
        rng.draws = furthest
