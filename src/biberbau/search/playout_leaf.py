"""Template: what a leaf of the tree is worth by random play. ``specialise`` binds ``rules`` and ``judgement``."""

from __future__ import annotations

from types import ModuleType

import numpy as np
from numpy.typing import NDArray

from biberbau.kernel.compiled import compiled
from biberbau.kernel.events import Events
from biberbau.kernel.fast_rng import FastRng, draw, nth_legal
from biberbau.kernel.rng import Rng
from biberbau.search.net import Net

rules: ModuleType
judgement: ModuleType


@compiled
def payoff(state: np.record, players: int, out: NDArray[np.float32]) -> None:
    """Payoffs at the end, ``float32[players]``: a win shared by the winners, and a little for every point ahead."""
    mask = rules.winners(state)
    count = 0
    for seat in range(players):
        count += mask >> seat & 1
    for seat in range(players):
        lead = judgement.estimate(state, seat)
        out[seat] = 0.9 * (mask >> seat & 1) / count + 0.1 / (1.0 + np.exp(-lead))


@compiled
def play_out(
    state: np.record,
    mask: NDArray[np.uint8],
    words: NDArray[np.uint64],
    rng: Rng,
    luck: FastRng,
    no_events: Events,
) -> None:
    """Uniformly random play to the end."""
    while rules.actor(state) >= 0:
        count = rules.legal(state, mask)
        rules.apply(state, nth_legal(words, draw(luck, count)), rng, no_events)


@compiled
def value(
    states: NDArray[np.record],
    at: int,
    players: int,
    payoffs: NDArray[np.float32],
    mask: NDArray[np.uint8],
    words: NDArray[np.uint64],
    net: Net | None,
    rng: Rng,
    luck: FastRng,
    no_events: Events,
) -> None:
    """Play on from ``states[at]``, in place, and write what it came to for every seat, ``payoffs: float32[players]``."""
    play_out(states[at], mask, words, rng, luck, no_events)
    payoff(states[at], players, payoffs)
