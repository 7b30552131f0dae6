"""Template: games that a net learns from which is to cut rollouts short; ``self_play.py`` is that for trees.

``specialise`` binds ``rules``, ``rollout_policy``, ``net_inputs``, ``leaf`` (the game's copy of ``cut_leaf.py``) and
``rollouts``, which ask a net. Kept are positions in which a turn begins, each with what its round came to.
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
from biberbau.lab.training.self_play import NOT_SEARCHED, Kept
from biberbau.search.net import Net

rules: ModuleType
rollout_policy: ModuleType
net_inputs: ModuleType
leaf: ModuleType
rollouts: ModuleType

ROOT, WORLD, _SCRATCH, GAME, BLANK = range(5)
"""Places in ``states``; rollouts use the three in front, ``BLANK`` is what a deal begins with."""
PLACES = 5


class Room(NamedTuple):
    """What games are played in."""

    states: NDArray[np.record]
    known: NDArray[np.record]
    legal: NDArray[np.uint8]
    legal_words: NDArray[np.uint64]
    mask: NDArray[np.uint8]
    words: NDArray[np.uint64]
    sums: NDArray[np.float64]
    wins: NDArray[np.int64]
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
def play_on(
    kept: Kept, row: int, times: int, secret: int, room: Room, rng: Rng, luck: FastRng, no_events: Events
) -> None:
    """Let players by habit play on from a position ``times`` times; its outcome is the mean.

    With ``secret`` each time with other cards where the seat to act sees none, otherwise all in the same world.
    """
    states, players = room.states, room.payoffs.shape[0]
    states[ROOT] = states[GAME]
    if secret == 1:
        rules.conceal(states[ROOT], rules.actor(states[ROOT]))
    kept.outcomes[row] = 0.0
    for _ in range(times):
        states[WORLD] = states[ROOT]
        if secret == 1:
            rules.fill(states[WORLD], rules.actor(states[WORLD]), rng)
        while not rollout_policy.settled(states[WORLD]):
            count = rules.legal(states[WORLD], room.mask)
            action = rollout_policy.playout_action(states[WORLD], room.mask, room.words, count, luck)
            rules.apply(states[WORLD], action, rng, no_events)
        leaf.settle(states[WORLD], players, room.payoffs)
        for seat in range(players):
            kept.outcomes[row, seat] += room.payoffs[seat] / times


@compiled
def pay(kept: Kept, begun: int, end: int, times: int, room: Room) -> int:
    """The round is scored: its positions from ``begun`` on get its outcome, if they have none yet; returns ``end``."""
    players = room.payoffs.shape[0]
    if times > 0:
        return end
    leaf.settle(room.states[GAME], players, room.payoffs)
    for row in range(begun, end):
        for seat in range(players):
            kept.outcomes[row, seat] = room.payoffs[seat]
    return end


@compiled
def by_rollouts(samples: int, room: Room, net: Net, rng: Rng, luck: FastRng, no_events: Events) -> int:
    """The action that brings most in ``samples`` deals of what the seat to act does not know."""
    states = room.states
    seat = rules.actor(states[GAME])
    states[ROOT] = states[GAME]
    rules.conceal(states[ROOT], seat)
    room.sums[:] = 0.0
    rollouts.roll_out(
        samples,
        states,
        seat,
        room.known,
        False,
        room.legal,
        room.mask,
        room.words,
        room.payoffs,
        room.sums,
        room.wins,
        net,
        rng,
        luck,
        no_events,
    )
    action, best = 0, -1.0
    for other in range(room.legal.shape[0]):
        if room.legal[other] and room.sums[other] > best:
            action, best = other, room.sums[other]
    return action


@compiled
def games(
    number: int,
    options: NDArray[np.int16],
    one_in: int,
    times: int,
    samples: int,
    slips: int,
    kept: Kept,
    room: Room,
    net: Net,
    rng: Rng,
    luck: FastRng,
    no_events: Events,
) -> int:
    """Games of players who look at ``samples`` deals for each action, or with 0 play by habit.

    ``slips`` times in a hundred they take any action. About one beginning of a turn in ``one_in`` is kept, with what its
    round came to, or with ``times`` above 0 what it comes to when it is played on by habit so often. Returns how many
    there are.
    """
    states, rows = room.states, 0
    for _ in range(number):
        states[GAME] = states[BLANK]
        rules.deal(states[GAME], options, rng, no_events)
        begun = rows
        while rules.actor(states[GAME]) >= 0:
            if rollout_policy.settled(states[GAME]):
                begun = pay(kept, begun, rows, times, room)
            elif net_inputs.begins_turn(states[GAME]) and draw(luck, one_in) == 0:
                if times > 0 and rows < kept.states.shape[0]:
                    play_on(kept, rows, times, net.secret, room, rng, luck, no_events)
                rows = keep(kept, rows, room)
            count = rules.legal(states[GAME], room.legal)
            if count == 1 or draw(luck, 100) < slips:
                action = nth_legal(room.legal_words, draw(luck, count))
            elif samples == 0:
                action = rollout_policy.playout_action(
                    states[GAME], room.legal, room.legal_words, count, luck
                )
            else:
                action = by_rollouts(samples, room, net, rng, luck, no_events)
            rules.apply(states[GAME], action, rng, no_events)
        pay(kept, begun, rows, times, room)
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
        states[GAME] = positions[row]
        seats[row] = net_inputs.observe(states[GAME], net.seen)
        for column in range(net.columns.shape[0]):
            inputs[row, column] = net.seen[net.columns[column]]
