"""Template: random play. ``specialise`` loads it once for each game, with ``rules`` bound to that game's."""

from __future__ import annotations

from types import ModuleType

import numpy as np
from numpy.typing import NDArray

from biberbau.kernel.compiled import compiled
from biberbau.kernel.events import Events
from biberbau.kernel.fast_rng import FastRng, draw, nth_legal
from biberbau.kernel.rng import Rng

rules: ModuleType


@compiled
def play_games(
    games: int,
    state: NDArray[np.record],
    options: NDArray[np.int16],
    mask: NDArray[np.uint8],
    words: NDArray[np.uint64],
    rng: Rng,
    luck: FastRng,
    scores: NDArray[np.int32],
    totals: NDArray[np.int64],
    no_events: Events,
) -> int:
    """Play games in ``state[0]`` (``state[1]`` is blank), add up the scores, return the decisions made.

    ``no_events`` is ``NO_EVENTS``, as an argument: compiled code treats global arrays as constants.
    """
    moves = 0
    current = state[0]
    for _ in range(games):
        state[0] = state[1]
        rules.deal(current, options, rng, no_events)
        while rules.actor(current) >= 0:
            count = rules.legal(current, mask)
            rules.apply(current, nth_legal(words, draw(luck, count)), rng, no_events)
            moves += 1
        rules.scores(current, scores)
        for seat in range(scores.shape[0]):
            totals[seat] += scores[seat]
    return moves


@compiled
def copy_states(states: NDArray[np.record], count: int) -> None:
    """Copy ``count`` times from one of the states to another."""
    size = states.shape[0]
    for i in range(count):
        states[(i + 1) % size] = states[i % size]
