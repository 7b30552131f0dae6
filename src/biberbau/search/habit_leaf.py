"""Template: what a rollout comes to when everybody plays by habit until it is settled.

``specialise`` binds ``rules`` and ``rollout_policy``.
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
rollout_policy: ModuleType


@compiled
def value(
    state: np.record,
    players: int,
    payoffs: NDArray[np.float32],
    mask: NDArray[np.uint8],
    words: NDArray[np.uint64],
    net: Net | None,
    rng: Rng,
    luck: FastRng,
    no_events: Events,
) -> None:
    """Play on in place, until what is still to come no longer depends on what has been; ``payoffs: float32[players]``."""
    while not rollout_policy.settled(state):
        count = rules.legal(state, mask)
        rules.apply(state, rollout_policy.playout_action(state, mask, words, count, luck), rng, no_events)
    rollout_policy.payoffs(state, payoffs)
