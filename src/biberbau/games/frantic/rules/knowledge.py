"""What one observer knows of a round of Frantic: a record of its own, folded from the events as the observer sees them.

It cannot hold what the observer did not see. Rules never ask it; searches fill from it (``worlds.py``).
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ....kernel.cards import NONE, UNKNOWN
from ....kernel.stack import KIND, B, top
from . import deck
from . import state as st
from .fill import aside_rule
from .holdings import (
    ALL,
    ARE_POOLED,
    ARRIVES,
    BLIND,
    DIFFERS,
    EXTRA,
    FACE,
    FROM,
    GO_ON_TOP,
    GO_ROUND,
    GONE,
    KEPT,
    KNOWLEDGE,
    LACKS,
    LOG,
    MOVES,
    NOWHERE,
    NUMBER_HIGH,
    NUMBER_LOW,
    ON_WAY,
    POOL,
    SHOWS,
    SINKS,
    SORT,
    STEP,
    TO,
    WAYS,
    ZONES,
    Knowledge,
    apart,
    can_be,
    go_round,
    identify,
    is_not,
    look_alike,
    none_of,
    once,
    only_of,
    put,
    sure_to_move,
    take_note,
)
from .lacks import how_many_late
from .options import Opt
from .sorts import ANYTHING, NOT_RUDE
from .state import Cards, Ev, Frame, State
from .worlds import fill

__all__ = ["KNOWLEDGE", "RECORDS", "begin", "fill", "learn", "recall"]

RECORDS = 1 + WAYS + KEPT * WAYS
"""The record, and room to follow ways through its log, and to keep some."""

# ---------------------------------------------------------------------------------------------------------- the log


@once
def write(k: Knowledge, step: int, source: int, to: int, face: int, sort: int, extra: int) -> None:
    """One more step of which the observer cannot tell what moved; one too many, and the round is no longer followed."""
    n = int(k.log_n)
    if n == LOG:
        k.kept = 0
        return
    k.log[n, STEP] = step
    k.log[n, FROM] = source
    k.log[n, TO] = to
    k.log[n, FACE] = face
    k.log[n, SORT] = sort
    k.log[n, EXTRA] = extra
    k.log_n = n + 1


@once
def is_dirty(k: Knowledge, zone: int) -> bool:
    """Whether steps in the log touch a zone."""
    return int(k.dirty) >> zone & 1 == 1


@once
def is_free(k: Knowledge, zone: int) -> bool:
    """Whether a card can come to a zone or leave it before the steps in the log: all there is known, or untouched."""
    return not is_dirty(k, zone) or (zone == k.observer and k.open == 1)


@once
def touch(k: Knowledge, zones: int) -> None:
    """A step in the log touches these zones; cards on the pile are known, whichever token each is."""
    k.dirty = int(k.dirty) | zones & ~(1 << GONE)


@once
def takes_away(k: Knowledge, zones: int) -> None:
    """A step in the log takes all cards of these zones away."""
    touch(k, zones)
    if k.observer >= 0 and zones >> int(k.observer) & 1:
        k.open = 0


# ------------------------------------------------------------------------------------------------------ what happens


@apart
def move(k: Knowledge, source: int, to: int, face: int, sort: int, by_lot: int) -> None:
    """A card goes from a zone to another; ``face``: which, or UNKNOWN; ``by_lot``: 1 when it was drawn."""
    slot, token = 0, -1
    k.count[source] -= 1
    k.count[to] += 1
    if to == st.ASIDE:
        slot = int(k.next_slot)
        k.next_slot = slot + 1
    if source == st.ASIDE:
        if face >= 0 and is_dirty(k, source):
            look_back(k, face)
        slot = int(k.first_slot)
        k.first_slot = slot + 1
    if source == GONE or source == k.observer or source == st.ASIDE:
        by_lot = 0
    if is_free(k, source):
        token = sure_to_move(k, source, face, sort, by_lot)
    if token < 0:
        write(k, MOVES, source, to, face, sort, slot + BLIND * by_lot)
        touch(k, 1 << source | 1 << to)
        if source == POOL and face >= 0:
            come_first(k)
        return
    take_note(k, token, face, sort)
    if not is_free(k, to):
        put(k, token, ON_WAY, 0)
        write(k, ARRIVES, token, to, face, sort, slot)
    else:
        put(k, token, to, slot)


@once
def look_back(k: Knowledge, face: int) -> None:
    """A card that was laid is seen now: so it is known which it was when it was laid."""
    for i in range(k.log_n):
        if k.log[i, TO] == st.ASIDE and (k.log[i, STEP] == MOVES or k.log[i, STEP] == ARRIVES):
            if int(k.log[i, EXTRA]) & (BLIND - 1) == k.first_slot:
                k.log[i, FACE] = face
                return


@once
def come_first(k: Knowledge) -> None:
    """Cards dealt from a pool come in any order: those that were seen are put before those that were not."""
    i = int(k.log_n) - 1
    while i > 0 and k.log[i - 1, STEP] == MOVES and k.log[i - 1, FROM] == POOL and k.log[i - 1, FACE] < 0:
        for j in range(6):
            number = k.log[i, j]
            k.log[i, j] = k.log[i - 1, j]
            k.log[i - 1, j] = number
        i -= 1


@apart
def shows(k: Knowledge, holder: int, face: int) -> None:
    """The observer sees a card in a hand, one of several that are seen there one after another."""
    if holder == k.observer and k.open == 1 and is_dirty(k, holder):
        return  # their own hand, and cards that they saw come to it are still in the log
    if k.showing != holder:
        k.showing = holder
        for other in range(deck.FACES):
            k.shown[other] = 0
    k.shown[face] += 1
    if is_dirty(k, holder):
        write(k, SHOWS, holder, holder, face, ANYTHING, k.shown[face])
        return
    there, found, differ = 0, -1, False
    for token in range(deck.CARDS):
        if k.zone[token] != holder:
            continue
        if k.face[token] == face:
            there += 1
        elif k.face[token] == UNKNOWN and can_be(k, token, face):
            differ |= found >= 0 and not look_alike(k, found, token)
            found = token
    if there >= k.shown[face]:
        return
    if found < 0 or differ:
        write(k, SHOWS, holder, holder, face, ANYTHING, k.shown[face])
        touch(k, 1 << holder)
    else:
        identify(k, found, face)


@apart
def lacks(k: Knowledge, holder: int, sort: int) -> None:
    """A hand has no card of a sort; ``ABOVE``: beside those that it has just shown."""
    if is_dirty(k, holder):
        write(k, LACKS, holder, holder, UNKNOWN, sort, 0)
        return
    for token in range(deck.CARDS):
        if k.zone[token] == holder and k.face[token] == UNKNOWN:
            none_of(k, token, sort)


@apart
def differs(k: Knowledge, holder: int) -> None:
    """A hand has no number twice."""
    group = 1 << int(k.groups) % 8
    if k.groups >= 8:  # there is no room for more: the oldest is forgotten
        for token in range(deck.CARDS):
            k.apart[token] = int(k.apart[token]) & ~group
    k.groups += 1
    if is_dirty(k, holder):
        write(k, DIFFERS, holder, holder, UNKNOWN, ANYTHING, group)
        return
    low, high = 0, 0
    for token in range(deck.CARDS):
        if k.zone[token] == holder and k.face[token] >= 0:
            number = int(deck.NUMBER_OF[k.face[token]])
            low |= int(NUMBER_LOW[number])
            high |= int(NUMBER_HIGH[number])
    for token in range(deck.CARDS):
        if k.zone[token] == holder and k.face[token] == UNKNOWN:
            k.low[token] = int(k.low[token]) & ~low
            k.high[token] = int(k.high[token]) & ~high
            k.apart[token] = int(k.apart[token]) | group


@apart
def hands_have_gone(k: Knowledge) -> None:
    """The hands named before change places."""
    moved, first, last, counts_first, counts_last = 0, 0, 0, 0, 0
    for seat in range(st.PLAYERS):
        before = int(k.going[seat]) if k.going[seat] >= 0 else seat
        moved |= 1 << seat if before != seat else 0
        if seat < 4:
            first |= before << 3 * seat
            counts_first |= int(k.count[before]) << 8 * seat
        else:
            last |= before << 3 * (seat - 4)
            counts_last |= int(k.count[before]) << 8 * (seat - 4)
    for seat in range(4):
        k.count[seat] = counts_first >> 8 * seat & 255
        k.count[4 + seat] = counts_last >> 8 * seat & 255
    if int(k.dirty) & moved:
        write(k, GO_ROUND, first, last, UNKNOWN, ANYTHING, 0)
        takes_away(k, moved)
    else:
        go_round(k, first, last)
    for seat in range(st.PLAYERS):
        k.going[seat] = NONE


@apart
def are_pooled(k: Knowledge, seats: int) -> None:
    """The hands of a bitmask of seats are put together."""
    for seat in range(st.PLAYERS):
        if seats >> seat & 1:
            k.count[POOL] += k.count[seat]
            k.count[seat] = 0
    if int(k.dirty) & seats or is_dirty(k, POOL):
        write(k, ARE_POOLED, seats, POOL, UNKNOWN, ANYTHING, 0)
        takes_away(k, seats | 1 << POOL)
        return
    for token in range(deck.CARDS):
        if k.zone[token] < st.PLAYERS and seats >> int(k.zone[token]) & 1:
            k.zone[token] = POOL


@apart
def go_on_top(k: Knowledge) -> None:
    """What was laid is shuffled and comes on top of the stack; what no longer fits there sinks into the rest."""
    layer = int(k.next_slot)
    k.next_slot = layer + 1
    k.first_slot = layer + 1
    k.count[st.ON_TOP] += k.count[st.ASIDE]
    k.count[st.ASIDE] = 0
    if is_dirty(k, st.ASIDE) or is_dirty(k, st.ON_TOP):
        write(k, GO_ON_TOP, st.ASIDE, st.ON_TOP, UNKNOWN, ANYTHING, layer)
        touch(k, 1 << st.ASIDE | 1 << st.ON_TOP)
    else:
        for token in range(deck.CARDS):
            if k.zone[token] == st.ASIDE:
                put(k, token, st.ON_TOP, layer)
    while k.count[st.ON_TOP] > st.PACK:
        k.count[st.ON_TOP] -= 1
        k.count[st.DECK] += 1
        write(k, SINKS, st.ON_TOP, st.DECK, UNKNOWN, ANYTHING, 0)
        touch(k, 1 << st.ON_TOP | 1 << st.DECK)


@once
def stack_of(k: Knowledge) -> int:
    """The zone of the card on top of the stack."""
    return st.ON_TOP if k.count[st.ON_TOP] > 0 else st.DECK


# ------------------------------------------------------------------------------------------------------------- events


@once
def begin(known: NDArray[np.record], options: NDArray[np.int16], observer: int) -> None:
    """An observer (-1: a spectator) who has seen nothing yet."""
    k = known[0]
    k.kept = 0
    k.observer = observer
    k.box = options[Opt.DECK]
    k.players = options[Opt.PLAYERS]


@apart
def round_starts(k: Knowledge) -> None:
    """All cards are in the stack, and any of them may be any."""
    k.kept, k.open, k.unknown, k.dirty, k.log_n = 1, 1, 0, 0, 0
    k.next_slot, k.first_slot, k.groups, k.rude_stays, k.showing = 0, 0, 0, 0, NONE
    for zone in range(ZONES):
        k.count[zone] = 0
    for seat in range(st.PLAYERS):
        k.going[seat] = NONE
    for face in range(deck.FACES):
        k.left[face] = deck.COPIES[k.box, face]
        k.unknown += int(k.left[face])
    k.count[st.DECK] = k.unknown
    for token in range(deck.CARDS):
        k.face[token] = UNKNOWN
        k.low[token], k.high[token], k.apart[token] = ALL, ALL, 0
        put(k, token, st.DECK if token < k.unknown else NOWHERE, 0)


@once
def recall(known: NDArray[np.record], state: State, observer: int) -> None:
    """An observer who begins with a concealed state between two rounds, or in one, and what that tells them.

    Where cards are adrift there, the next round is the first that they follow: a state has no more than bounds of these.
    """
    k = known[0]
    begin(known, state.option[:], observer)
    if state.loose_n > 0:
        return
    round_starts(k)
    token = 0
    for face in range(deck.FACES):
        for _ in range(state.discard[face]):
            token = lies(k, token, GONE, face, 0)
    for i in range(state.aside_n):
        if state.aside_by[i] == st.ON_MARKET:
            token = lies(k, token, GONE, int(state.aside[i]), 0)
        else:
            if state.aside[i] == UNKNOWN:
                only_of(k, token, aside_rule(state))
            token = lies(k, token, st.ASIDE, int(state.aside[i]), i)
    for seat in range(k.players):
        known_there = 0
        for face in range(deck.FACES):
            for _ in range(state.hand[seat, face]):
                token = lies(k, token, seat, face, 0)
                known_there += 1
        unknown = int(state.hand_n[seat]) - known_there
        for nth in range(unknown):
            for face in range(deck.FACES):
                said = int(state.lack[seat, face])
                if said > 0 and unknown - nth > how_many_late(state, observer, seat, said):
                    is_not(k, token, face)
            token = lies(k, token, seat, UNKNOWN, 0)
    for _ in range(state.pack_n):
        token = lies(k, token, st.ON_TOP, UNKNOWN, 0)
    k.next_slot = state.aside_n
    kind = int(top(state, KIND))
    if kind == Frame.STEALING or (kind == Frame.GIVING and int(top(state, B)) >> 3 != Cards.ANY):
        k.rude_stays = 1


@once
def lies(k: Knowledge, token: int, zone: int, face: int, slot: int) -> int:
    """A token out of the stack lies in a zone; returns the next one."""
    k.count[st.DECK] -= 1
    k.count[zone] += 1
    put(k, token, zone, slot)
    if face >= 0:
        identify(k, token, face)
    return token + 1


@apart
def learn(known: NDArray[np.record], kind: int, seat: int, card: int, a: int, b: int) -> None:
    """What an event, as the observer saw it, tells of where cards lie."""
    k = known[0]
    if kind == Ev.ROUND_STARTS:
        round_starts(k)
    if k.kept == 0:
        return
    if kind != Ev.SHOWS and kind != Ev.SEES and kind != Ev.LACKS:
        k.showing = NONE
    if kind == Ev.DRAWS:
        move(k, stack_of(k), seat, card, ANYTHING, 1)
    elif kind == Ev.PLAYS or kind == Ev.DISCARDS:
        move(k, seat, GONE, card, ANYTHING, 0)
    elif kind == Ev.DEALS:
        move(k, POOL if k.count[POOL] > 0 else st.DECK, seat, card, ANYTHING, 1)
    elif kind == Ev.HANDS:
        by_lot = 1 if b == 1 else 0
        sort = NOT_RUDE if by_lot == 0 and k.rude_stays == 1 and card < 0 else ANYTHING
        move(k, seat, a, card, sort, by_lot)
    elif kind == Ev.LAYS:
        move(k, seat, st.ASIDE, card, b if card < 0 else ANYTHING, 0)
    elif kind == Ev.GETS:
        move(k, st.ASIDE, seat, card, ANYTHING, 0)
    elif kind == Ev.TURNS_UP or kind == Ev.OPENS_STACK:
        move(k, stack_of(k), GONE, card, ANYTHING, 1)
    elif kind == Ev.OFFERS:
        if a >= 0:
            move(k, st.ASIDE, GONE, card, ANYTHING, 0)
        else:
            move(k, stack_of(k), GONE, card, ANYTHING, 1)
    elif kind == Ev.TAKES:
        move(k, GONE, seat, card, ANYTHING, 0)
    elif kind == Ev.PUTS_BACK:
        move(k, st.DECK, GONE, card, ANYTHING, 1)
        move(k, GONE, st.DECK, card, ANYTHING, 0)
    elif kind == Ev.SEES:
        if card >= 0:
            shows(k, a, card)
    elif kind == Ev.SHOWS:
        if seat != k.observer:
            shows(k, seat, card)
    elif kind == Ev.LACKS:
        if seat != k.observer:
            lacks(k, seat, a)
    elif kind == Ev.DIFFERS:
        if seat != k.observer:
            differs(k, seat)
    elif kind == Ev.GOES_TO:
        k.going[a] = seat
    elif kind == Ev.HANDS_GONE:
        hands_have_gone(k)
    elif kind == Ev.POOLS:
        are_pooled(k, a)
    elif kind == Ev.PUTS_ON_STACK:
        go_on_top(k)
    elif kind == Ev.ATTACKS:
        k.rude_stays = 1
    elif kind == Ev.UNCOVERS or kind == Ev.EXECUTES:
        k.rude_stays = 0
