"""Template: games that a net learns from.

``specialise`` binds ``rules``, ``greedy``, ``playouts``, ``leaf`` and ``tree``, whose leaves ask a net.
Players decide by what their seat knows; kept are the true positions, each with what the game came to.
"""

from __future__ import annotations

from types import ModuleType
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from biberbau.kernel.compiled import compiled
from biberbau.kernel.events import Events
from biberbau.kernel.fast_rng import FastRng, draw, nth_legal
from biberbau.kernel.rng import Rng
from biberbau.search.net import Net

rules: ModuleType
greedy: ModuleType
playouts: ModuleType
leaf: ModuleType
tree: ModuleType

ROOT, WORLD, _SCRATCH, _MORE_SCRATCH, GAME, BLANK = range(6)
"""Places in ``states``; searches use the four in front, ``BLANK`` is what a deal begins with."""
PLACES = 6

NOT_SEARCHED = -1.0
"""In ``Kept.found``, where nobody searched."""


class Kept(NamedTuple):
    """Positions: ``outcomes: float32[rows, players]`` as ``playout_leaf.payoff`` has them; ``found: float32[rows]``, what
    the search thought its action worth for the seat to act.
    """

    states: NDArray[np.record]
    outcomes: NDArray[np.float32]
    found: NDArray[np.float32]


class Room(NamedTuple):
    """What games are played in."""

    states: NDArray[np.record]
    known: NDArray[np.record]
    nodes: NDArray[np.record]
    path: NDArray[np.int32]
    legal: NDArray[np.uint8]
    legal_words: NDArray[np.uint64]
    mask: NDArray[np.uint8]
    words: NDArray[np.uint64]
    values: NDArray[np.float64]
    payoffs: NDArray[np.float32]


@compiled
def keep(kept: Kept, row: int, room: Room) -> int:
    """Keep the position; returns the next row. A full array keeps no more."""
    if row == kept.states.shape[0]:
        return row
    kept.states[row] = room.states[GAME]
    kept.found[row] = NOT_SEARCHED
    return row + 1


@compiled
def pay(kept: Kept, begun: int, end: int, room: Room) -> None:
    """The game is over: its positions from ``begun`` on get its outcome."""
    players = room.payoffs.shape[0]
    playouts.payoff(room.states[GAME], players, room.payoffs)
    for row in range(begun, end):
        for seat in range(players):
            kept.outcomes[row, seat] = room.payoffs[seat]


@compiled
def greedy_games(
    games: int,
    options: NDArray[np.int16],
    one_in: int,
    slips: int,
    kept: Kept,
    room: Room,
    rng: Rng,
    luck: FastRng,
    no_events: Events,
) -> int:
    """Games between greedy players who look at one world, and ``slips`` times in a hundred take any action.

    About one position in ``one_in`` is kept. Returns how many there are.
    """
    states, rows = room.states, 0
    for _ in range(games):
        states[GAME] = states[BLANK]
        rules.deal(states[GAME], options, rng, no_events)
        begun = rows
        while rules.actor(states[GAME]) >= 0:
            if draw(luck, one_in) == 0:
                rows = keep(kept, rows, room)
            seat = rules.actor(states[GAME])
            count = rules.legal(states[GAME], room.legal)
            if count == 1 or draw(luck, 100) < slips:
                action = nth_legal(room.legal_words, draw(luck, count))
            else:
                states[ROOT] = states[GAME]
                rules.conceal(states[ROOT], seat)
                greedy.judge(1, states, seat, room.legal, room.mask, room.values, rng, no_events)
                action, best = 0, -1e18
                for other in range(room.legal.shape[0]):
                    if room.legal[other]:
                        value = room.values[other] + 1e-6 * draw(luck, 1000)  # equals are drawn by lot
                        if value > best:
                            action, best = other, value
            rules.apply(states[GAME], action, rng, no_events)
        pay(kept, begun, rows, room)
    return rows


@compiled
def most_visited(nodes: NDArray[np.record]) -> int:
    """The child of the root that was visited most."""
    best, child = 0, nodes[0].first_child
    while child != 0:
        if best == 0 or nodes[child].visits > nodes[best].visits:
            best = child
        child = nodes[child].sibling
    return best


@compiled
def by_visits(nodes: NDArray[np.record], luck: FastRng) -> int:
    """A child of the root, each as likely as it was visited."""
    total, child = 0, nodes[0].first_child
    while child != 0:
        total += nodes[child].visits
        child = nodes[child].sibling
    place, child = draw(luck, total), nodes[0].first_child
    while place >= nodes[child].visits:
        place -= nodes[child].visits
        child = nodes[child].sibling
    return int(child)


@compiled
def searched_games(
    games: int,
    options: NDArray[np.int16],
    descents: int,
    exploration: float,
    opening: int,
    slips: int,
    kept: Kept,
    room: Room,
    net: Net,
    rng: Rng,
    luck: FastRng,
    no_events: Events,
) -> int:
    """Games between searches that go down the tree ``descents`` times a move.

    In the first ``opening`` actions of a game they draw among what they tried. All positions are kept but those of slips.
    Returns how many there are.
    """
    states, nodes, players, rows = room.states, room.nodes, room.payoffs.shape[0], 0
    for _ in range(games):
        states[GAME] = states[BLANK]
        rules.deal(states[GAME], options, rng, no_events)
        begun, ply = rows, 0
        while rules.actor(states[GAME]) >= 0:
            seat = rules.actor(states[GAME])
            count = rules.legal(states[GAME], room.legal)
            slip = count > 1 and draw(luck, 100) < slips
            if not slip:
                rows = keep(kept, rows, room)
            if slip or count == 1:
                action = nth_legal(room.legal_words, draw(luck, count))
            else:
                states[ROOT] = states[GAME]
                rules.conceal(states[ROOT], seat)
                nodes[0].value = 0.0
                nodes[0].visits = 0
                nodes[0].first_child = 0
                tree.iterate(
                    descents,
                    states,
                    seat,
                    players,
                    room.known,
                    False,
                    nodes,
                    1,
                    room.path,
                    room.mask,
                    room.words,
                    room.payoffs,
                    exploration,
                    net,
                    rng,
                    luck,
                    no_events,
                )
                best = most_visited(nodes)
                if rows > 0:
                    kept.found[rows - 1] = nodes[best].value / nodes[best].visits
                if ply < opening:
                    best = by_visits(nodes, luck)
                action = int(nodes[best].action)
            rules.apply(states[GAME], action, rng, no_events)
            ply += 1
        pay(kept, begun, rows, room)
    return rows


@compiled
def observe(
    positions: NDArray[np.record],
    states: NDArray[np.record],
    net: Net,
    inputs: NDArray[np.float32],
    seats: NDArray[np.int8],
) -> None:
    """What the net sees of positions: ``inputs: float32[rows, columns]``, and whose turn it is, ``seats: int8[rows]``."""
    for row in range(positions.shape[0]):
        states[WORLD] = positions[row]
        seats[row] = leaf.observe(states, WORLD, net)
        for column in range(net.columns.shape[0]):
            inputs[row, column] = net.seen[net.columns[column]]
