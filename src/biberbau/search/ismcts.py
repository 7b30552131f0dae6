"""Template: information-set Monte Carlo tree search (SO-ISMCTS; Cowling, Powley & Whitehouse, 2012).

Each iteration fills the concealed root at random, walks the tree along actions that are legal in that
determinisation, adds one node, has the position there valued and scores the path. The root is concealed, so there is
nothing to peek at. ``specialise`` binds ``rules``, ``knowing`` and ``leaf``: ``playout_leaf.py``, or ``net_leaf.py``.
"""

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
knowing: ModuleType
leaf: ModuleType

NODE = np.dtype(
    (
        np.record,
        [
            ("value", "f4"),  # sum of payoffs for the seat that took the action
            ("visits", "i4"),
            ("available", "i4"),  # how often the action was legal when its parent was visited
            ("first_child", "i4"),  # 0: none (the root is nobody's child)
            ("sibling", "i4"),
            ("action", "i2"),
            ("seat", "i1"),  # the seat that took the action
        ],
    )
)
"""A node is an action taken in its parent."""


@compiled
def select(
    nodes: NDArray[np.record], node: int, mask: NDArray[np.uint8], legal: int, exploration: float
) -> int:
    """The child to follow: the best by UCB1 when every legal action has one, else 0. Legal ones become available."""
    found, best, best_score = 0, 0, -1.0
    child = nodes[node].first_child
    while child != 0:
        entry = nodes[child]
        if mask[entry.action]:
            found += 1
            entry.available += 1
            visits = entry.visits
            score = entry.value / visits + exploration * np.sqrt(np.log(entry.available) / visits)
            if score > best_score:
                best, best_score = child, score
        child = entry.sibling
    return best if found == legal else 0


@compiled
def untried(
    nodes: NDArray[np.record],
    node: int,
    mask: NDArray[np.uint8],
    words: NDArray[np.uint64],
    legal: int,
    luck: FastRng,
) -> int:
    """A random legal action that has no node yet (the mask loses those that have one)."""
    child = nodes[node].first_child
    while child != 0:
        action = nodes[child].action
        if mask[action]:
            mask[action] = 0
            legal -= 1
        child = nodes[child].sibling
    return nth_legal(words, draw(luck, legal))


@compiled
def iterate(
    iterations: int,
    states: NDArray[np.record],
    observer: int,
    players: int,
    known: NDArray[np.record],
    peek: bool,
    nodes: NDArray[np.record],
    used: int,
    path: NDArray[np.int32],
    mask: NDArray[np.uint8],
    words: NDArray[np.uint64],
    payoffs: NDArray[np.float32],
    exploration: float,
    net: Net | None,
    rng: Rng,
    luck: FastRng,
    no_events: Events,
) -> int:
    """Run iterations from the root ``states[0]`` in ``states[1]``; returns how many nodes are used then.

    ``peek`` is for measuring how far luck caps a game: the root is then a true state and is not filled. ``net`` is for
    leaves that ask one.
    """
    for _ in range(iterations):
        states[1] = states[0]
        state = states[1]
        if not peek:
            knowing.fill(state, observer, known, rng)
        node, length = 0, 0
        path[0] = 0
        while rules.actor(state) >= 0 and length < path.shape[0] - 1:
            legal = rules.legal(state, mask)
            child = select(nodes, node, mask, legal, exploration)
            is_new = child == 0 and used < nodes.shape[0]
            if child == 0 and not is_new:
                break
            if is_new:
                child = used
                used += 1
                entry = nodes[child]
                entry.value = 0.0
                entry.visits = 0
                entry.available = 1
                entry.first_child = 0
                entry.action = untried(nodes, node, mask, words, legal, luck)
                entry.seat = rules.actor(state)
                entry.sibling = nodes[node].first_child
                nodes[node].first_child = child
            rules.apply(state, nodes[child].action, rng, no_events)
            node = child
            length += 1
            path[length] = node
            if is_new:
                break
        leaf.value(states, 1, players, payoffs, mask, words, net, rng, luck, no_events)
        for i in range(length + 1):
            entry = nodes[path[i]]
            entry.visits += 1
            entry.value += payoffs[entry.seat]
    return used
