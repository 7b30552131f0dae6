"""Template: whole games from their deals on, with notes of what happened. ``specialise`` binds ``rules``, ``stepping``.

Chance is drawn by place: what a decision draws depends on the game's key, on the seat and on how often it has decided,
not on what was drawn before. So two games of one key that differ in a card or in a decision meet the same luck wherever
they can, and their difference shows in few games.
"""

from __future__ import annotations

from types import ModuleType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from biberbau.envs.arrays import Bench
from biberbau.kernel.compiled import compiled
from biberbau.kernel.events import Events
from biberbau.kernel.fast_rng import nth_legal
from biberbau.kernel.rng import Rng, below
from biberbau.lab.report.notes import (
    COUNT,
    EXPECTED,
    GAMES,
    OFFERED,
    SEATS_USED,
    SHARES,
    TAKEN,
    TURNED,
    TURNS,
    Notes,
)

rules: ModuleType
stepping: ModuleType

CHANCE, DICE = 0, 1


@compiled
def alone(mask: int) -> bool:
    """Whether exactly one seat is in a bitmask."""
    return mask != 0 and mask & (mask - 1) == 0


@compiled
def begin_game(played: np.record, leads: int, n: Notes) -> None:
    """A game is about to be played."""
    played.plies = played.choices = played.lead_changes = played.lapses = played.settled = 0
    played.half = leads if alone(leads) else 0  # who led alone last, while it is played
    n.used[:] = 0
    n.occurred[:] = 0
    n.turns[:] = 0


@compiled
def note_choice(played: np.record, seat: int, action: int, count: int, n: Notes) -> None:
    """A seat takes an action where ``n.flags`` are possible."""
    n.turns[seat] += 1
    if count < 2:
        return
    played.choices += 1
    for other in range(n.flags.shape[0]):
        if n.flags[other] != 0:
            n.uses[other, OFFERED] += 1.0
            n.uses[other, EXPECTED] += 1.0 / count
    n.uses[action, TAKEN] += 1.0
    n.used[seat, action] = 1


@compiled
def note_result(
    played: np.record, action: int, count: int, before: int, leads: int, events: Events, n: Notes
) -> None:
    """What an action came to: who leads now, and what has happened."""
    ply = played.plies
    n.course[ply] = leads
    played.plies = ply + 1
    turned = leads != before
    if turned:
        played.settled = ply + 1
        if count > 1:
            n.uses[action, TURNED] += 1.0
        if alone(leads):
            played.lead_changes += 1 if played.half not in (0, leads) else 0
            played.half = leads
    for row in range(events.count):
        kind = events.rows[row, 0]
        n.happened[kind, COUNT] += 1.0
        n.happened[kind, TURNS] += 1.0 if turned else 0.0
        n.occurred[kind] = 1


@compiled
def end_game(state: np.record, played: np.record, n: Notes) -> None:
    """A game is over."""
    winners = int(rules.winners(state))
    played.winners = winners
    played.rounds = rules.rounds_over(state)
    rules.scores(state, n.scores)
    shared = 0
    for seat in range(n.scores.shape[0]):
        played.scores[seat] = n.scores[seat]
        shared += winners >> seat & 1
    played.behind = 0
    for ply in range(played.plies):
        if n.course[ply] & winners == 0:
            played.behind += 1
    played.half = n.course[(played.plies - 1) // 2] if played.plies > 0 else 0
    for kind in range(n.occurred.shape[0]):
        n.happened[kind, GAMES] += n.occurred[kind]
    for seat in range(n.scores.shape[0]):
        share = 1.0 / shared if winners >> seat & 1 else 0.0
        for action in range(n.used.shape[1]):
            if n.used[seat, action] != 0:
                n.uses[action, SEATS_USED] += 1.0
                n.uses[action, SHARES] += share


@compiled
def place_of(rng: Rng, seat: int, turn: int) -> None:
    """Let a stream go on where the draws of that seat's decision lie."""
    rng.draws = np.uint64((seat + 1) << 44 | turn << 24)


@compiled
def lapses_here(lapse: np.record, seat: int, n: Notes) -> bool:
    """Whether the plan wants this seat to decide by lot here."""
    if lapse.seat != seat:
        return False
    for action in range(n.flags.shape[0]):  # noqa: SIM110 - compiled code has no generators
        if n.flags[action] != 0 and n.words[action] == lapse.word:
            return True
    return False


@compiled
def choose(
    state: np.record,
    seat: int,
    count: int,
    sitter: np.record,
    lapse: np.record,
    played: np.record,
    plan: np.record,
    n: Notes,
    b: Bench,
    no_events: Events,
) -> int:
    """What the player of that seat does."""
    if count == 1:
        return nth_legal(n.bits, np.int64(0))
    die = n.chance[DICE]
    if lapses_here(lapse, seat, n):
        played.lapses += 1
        return nth_legal(n.bits, np.int64(below(die, count)))
    slips = sitter.samples == 0
    if sitter.slips > 0:
        slips = below(die, 100) < sitter.slips or slips
    if slips:
        return nth_legal(n.bits, np.int64(below(die, count)))
    plan.samples = sitter.samples
    return int(stepping.glance(state, seat, die, 0, plan, b, no_events))


@compiled
def play_on(
    i: int,
    states: NDArray[Any],
    keys: NDArray[np.uint64],
    sitters: NDArray[Any],
    lapses: NDArray[Any],
    played: NDArray[Any],
    work: int,
    plan: np.record,
    n: Notes,
    b: Bench,
    no_events: Events,
) -> bool:
    """Play game ``i`` from its deal, or from where the last call has left it; returns whether it goes on.

    It is left before the next decision as soon as this much ``work`` has been done: one for a decision, for an action
    that a player tries in a world, and for each draw of theirs, of which a world that is hard to deal takes many. A game
    that is left after ``n.course.shape[0]`` decisions does not end.

    ``keys: uint64[games, 4]``: of the rules' chance, then of the players' dice; ``sitters: SITTER[games, seats]``;
    ``lapses: LAPSE[games]``; ``played: PLAYED[games]`` is written.
    """
    state, game, lapse = states[i], played[i], lapses[i]
    chance, die, events = n.chance[CHANCE], n.chance[DICE], n.events[0]
    chance.key0, chance.key1, die.key0, die.key1 = keys[i, 0], keys[i, 1], keys[i, 2], keys[i, 3]
    leads = int(rules.winners(state))
    if game.plies == 0:
        begin_game(game, leads, n)
    while True:
        seat = int(rules.actor(state))
        if seat < 0 or game.plies == lapse.until:
            break
        if work <= 0 or game.plies >= n.course.shape[0]:
            return True
        place_of(chance, seat, n.turns[seat])
        place_of(die, seat, n.turns[seat])
        count, drawn = int(rules.legal(state, n.flags)), die.draws
        action = choose(state, seat, count, sitters[i, seat], lapse, game, plan, n, b, no_events)
        work -= 1 + count * sitters[i, seat].samples + np.int64(die.draws - drawn)
        note_choice(game, seat, action, count, n)
        events.count = 0
        rules.apply(state, action, chance, events)
        before = leads
        leads = int(rules.winners(state))
        note_result(game, action, count, before, leads, events, n)
    end_game(state, game, n)
    return False
