"""Template: many copies of a true state, each played on by itself. ``specialise`` binds ``rules`` and ``policy``.

Only for games that are over: all cards lie open then. It is one function because each one more compiles the rules again.
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
policy: ModuleType

_32 = np.uint64(32)


@compiled
def carry_on(
    states: NDArray[np.record],
    action: int,
    to_the_end: bool,
    mask: NDArray[np.uint8],
    words: NDArray[np.uint64],
    lots: NDArray[np.uint64],
    rng: Rng,
    luck: FastRng,
    no_events: Events,
    payoffs: NDArray[np.float32],
    shares: NDArray[np.float64],
) -> None:
    """Play ``action`` (below 0: none) in each of ``states[n]``; with ``to_the_end``, on until the policy has settled.

    Copy ``i`` has chance of its own: a part of the stream, and ``lots: uint64[n]``. ``shares: float64[n, players]``
    gets everybody's share in each, together 1: of the win where the game is over, otherwise of the policy's
    ``payoffs: float32[players]``.
    """
    for row in range(states.shape[0]):
        rng.draws = np.uint64(row) << _32
        luck[0] = lots[row]
        if action >= 0:
            rules.apply(states[row], action, rng, no_events)
        if to_the_end:
            while rules.actor(states[row]) >= 0 and not policy.settled(states[row]):
                count = rules.legal(states[row], mask)
                rules.apply(
                    states[row], policy.playout_action(states[row], mask, words, count, luck), rng, no_events
                )
            if rules.actor(states[row]) >= 0:
                policy.payoffs(states[row], payoffs)
            else:
                won = rules.winners(states[row])
                for seat in range(shares.shape[1]):
                    payoffs[seat] = won >> seat & 1
            total = 0.0
            for seat in range(shares.shape[1]):
                total += payoffs[seat]
            for seat in range(shares.shape[1]):
                shares[row, seat] = payoffs[seat] / total
