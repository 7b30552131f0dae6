"""Template: what a rollout comes to that is cut after some turns, where a net says what the position is worth.

``specialise`` binds ``rules``, ``rollout_policy``, ``playouts`` (the game's copy of ``playout_leaf.py``) and
``net_inputs``. Where the round is scored before that, the result counts, and at the end of the game who has won.
"""

from __future__ import annotations

from types import ModuleType

import numpy as np
from numpy.typing import NDArray

from biberbau.kernel.compiled import compiled
from biberbau.kernel.events import Events
from biberbau.kernel.fast_rng import FastRng
from biberbau.kernel.rng import Rng
from biberbau.search.net import Net, evaluate

rules: ModuleType
rollout_policy: ModuleType
playouts: ModuleType
net_inputs: ModuleType


@compiled
def settle(state: np.record, players: int, payoffs: NDArray[np.float32]) -> None:
    """What a settled position is worth for every seat, ``payoffs: float32[players]``."""
    if rules.actor(state) < 0:
        playouts.payoff(state, players, payoffs)
    else:
        rollout_policy.payoffs(state, payoffs)


@compiled
def value(
    state: np.record,
    players: int,
    payoffs: NDArray[np.float32],
    mask: NDArray[np.uint8],
    words: NDArray[np.uint64],
    net: Net,
    rng: Rng,
    luck: FastRng,
    no_events: Events,
) -> None:
    """Play on in place by habit until ``net.turns`` more turns are over; ``payoffs: float32[players]``."""
    left = net.turns
    while not rollout_policy.settled(state):
        if net_inputs.begins_turn(state):
            if left == 0:
                seat = net_inputs.observe(state, net.seen)
                evaluate(net)
                for after in range(players):
                    payoffs[(seat + after) % players] = net.values[after]
                return
            left -= 1
        count = rules.legal(state, mask)
        rules.apply(state, rollout_policy.playout_action(state, mask, words, count, luck), rng, no_events)
    settle(state, players, payoffs)
