"""Template: what a leaf of the tree is worth by a net.

``specialise`` binds ``rules`` and ``playouts``, the game's copy of ``playout_leaf.py``.
A leaf is a world that the search has made up from what the observer knows, so there is nothing to peek at. Where the game
is over there, its result counts, and not what the net would say.
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
playouts: ModuleType


@compiled
def observe(states: NDArray[np.record], at: int, net: Net) -> int:
    """Write what the seat to act in ``states[at]`` sees to ``net.seen``; returns the seat. ``states[at + 1]`` is used."""
    seat: int = rules.actor(states[at])
    if net.secret == 1:
        states[at + 1] = states[at]
        rules.conceal(states[at + 1], seat)
        rules.encode(states[at + 1], seat, net.seen)
    else:
        rules.encode(states[at], seat, net.seen)
    return seat


@compiled
def value(
    states: NDArray[np.record],
    at: int,
    players: int,
    payoffs: NDArray[np.float32],
    mask: NDArray[np.uint8],
    words: NDArray[np.uint64],
    net: Net,
    rng: Rng,
    luck: FastRng,
    no_events: Events,
) -> None:
    """Write what ``states[at]`` is worth for every seat, ``payoffs: float32[players]``; ``states[at + 1]`` is used."""
    if rules.actor(states[at]) < 0:
        playouts.payoff(states[at], players, payoffs)
        return
    seat = observe(states, at, net)
    evaluate(net)
    for after in range(players):
        payoffs[(seat + after) % players] = net.values[after]
