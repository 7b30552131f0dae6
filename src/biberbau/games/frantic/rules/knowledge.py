"""What one observer knows of a round of Frantic: a record of its own, folded from the events as the observer sees them.

It cannot hold what the observer did not see. Rules never ask it; searches fill from it (``worlds.py``).
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ....kernel.cards import NONE, UNKNOWN
from ....kernel.stack import KIND, B, top
from . import deck
from . import holdings as hd
from . import state as st
from .fill import aside_rule, how_many_hidden
from .holdings import KNOWLEDGE, Knowledge, apart, can_be, identify, once, put
from .lacks import how_many_late
from .options import Opt
from .sorts import ANYTHING, NOT_RUDE
from .state import Cards, Ev, Frame, State
from .ways import all_together
from .worlds import fill

__all__ = ["KNOWLEDGE", "RECORDS", "begin", "fill", "learn", "recall"]

RECORDS = 1 + hd.WAYS + hd.KEPT * hd.WAYS
"""The record, and room to follow ways through its log, and to keep some."""

# ---------------------------------------------------------------------------------------------------------- the log


@once
def write(k: Knowledge, step: int, source: int, to: int, face: int, sort: int, extra: int) -> None:
    """One more step of which the observer cannot tell what moved; one too many, and the round is no longer followed."""
    n = int(k.log_n)
    if n == hd.LOG:
        k.kept = 0
        return
    k.step[n] = step
    k.source[n] = source
    k.to[n] = to
    k.seen[n] = face
    k.of_sort[n] = sort
    k.extra[n] = extra
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
    k.dirty = int(k.dirty) | zones & ~(1 << hd.GONE)


@once
def together(k: Knowledge, zones: int, step: int, source: int, to: int, sort: int, extra: int) -> None:
    """A step that all cards of some zones take together: at once, or, after others that touched them, by the log."""
    if int(k.dirty) & zones == 0:
        all_together(k, step, source, to, sort, extra)
        return
    write(k, step, source, to, UNKNOWN, sort, extra)
    touch(k, zones)
    if k.observer >= 0 and zones >> int(k.observer) & 1:
        k.open = 0


# ------------------------------------------------------------------------------------------------------ what happens


@apart
def move(k: Knowledge, source: int, to: int, face: int, sort: int, by_lot: int) -> None:
    """A card goes from a zone to another; ``face``: which, or UNKNOWN; ``by_lot``: 1 when it was drawn."""
    slot, token = 0, -1
    if source == st.ON_TOP:
        k.on_top -= 1
    if to == st.ASIDE:
        slot = int(k.next_slot)
        k.next_slot = slot + 1
    if source == st.ASIDE:
        if face >= 0 and is_dirty(k, source):
            look_back(k, face)
        slot = int(k.first_slot)
        k.first_slot = slot + 1
    if source == hd.GONE or source == k.observer or source == st.ASIDE:
        by_lot = 0
    if is_free(k, source):
        token = hd.sure_to_move(k, source, face, sort, by_lot)
    if token < 0:
        write(k, hd.MOVES, source, to, face, sort, slot + hd.BLIND * by_lot)
        touch(k, 1 << source | 1 << to)
        if source == hd.POOL and face >= 0:
            come_first(k)
        return
    if k.face[token] == UNKNOWN and face >= 0:
        identify(k, token, face)
    elif k.face[token] == UNKNOWN and sort != ANYTHING:
        hd.only_of(k, token, sort)
    if not is_free(k, to):
        put(k, token, hd.ON_WAY, 0)
        write(k, hd.ARRIVES, token, to, face, sort, slot)
    else:
        put(k, token, to, slot)


@once
def look_back(k: Knowledge, face: int) -> None:
    """A card that was laid is seen now: so it is known which it was when it was laid."""
    for i in range(k.log_n):
        if k.to[i] == st.ASIDE and (k.step[i] == hd.MOVES or k.step[i] == hd.ARRIVES):
            if int(k.extra[i]) & (hd.BLIND - 1) == k.first_slot:
                k.seen[i] = face
                return


@once
def come_first(k: Knowledge) -> None:
    """Cards dealt from a pool come in any order: those that were seen are put before those that were not."""
    i = int(k.log_n) - 1
    while i > 0 and k.step[i - 1] == hd.MOVES and k.source[i - 1] == hd.POOL and k.seen[i - 1] < 0:
        k.to[i - 1], k.to[i] = k.to[i], k.to[i - 1]
        k.seen[i - 1], k.seen[i] = k.seen[i], k.seen[i - 1]
        i -= 1


@apart
def shows(k: Knowledge, holder: int, face: int) -> None:
    """The observer sees a card in a hand, one of several that are seen there one after another."""
    if holder == k.observer and k.open == 1 and is_dirty(k, holder):
        return  # their own hand, and cards that they saw come to it are still in the log
    if k.showing != holder:
        k.showing = holder
        k.shown[:] = 0
    k.shown[face] += 1
    if is_dirty(k, holder):
        write(k, hd.SHOWS, holder, holder, face, ANYTHING, k.shown[face])
        return
    there, found, differ = 0, -1, False
    for token in range(deck.CARDS):
        if k.zone[token] != holder:
            continue
        if k.face[token] == face:
            there += 1
        elif k.face[token] == UNKNOWN and can_be(k, token, face):
            differ |= found >= 0 and not hd.look_alike(k, found, token)
            found = token
    if there >= k.shown[face]:
        return
    if found < 0 or differ:
        write(k, hd.SHOWS, holder, holder, face, ANYTHING, k.shown[face])
        touch(k, 1 << holder)
    else:
        identify(k, found, face)


@once
def lacks(k: Knowledge, holder: int, sort: int) -> None:
    """A hand has no card of a sort; ``ABOVE``: beside those that it has just shown."""
    together(k, 1 << holder, hd.LACKS, holder, holder, sort, 0)


@apart
def differs(k: Knowledge, holder: int) -> None:
    """A hand has no number twice."""
    group = 1 << int(k.groups) % 8
    if k.groups >= 8:  # there is no room for more: the oldest is forgotten
        for token in range(deck.CARDS):
            k.apart[token] = int(k.apart[token]) & ~group
    k.groups += 1
    together(k, 1 << holder, hd.DIFFERS, holder, holder, ANYTHING, group)


@apart
def hands_have_gone(k: Knowledge) -> None:
    """The hands named before change places."""
    moved, hands = 0, 0
    for seat in range(st.PLAYERS):
        before = int(k.going[seat]) if k.going[seat] >= 0 else seat
        moved |= 1 << seat if before != seat else 0
        hands |= before << 3 * seat
    together(k, moved, hd.GO_ROUND, hands, 0, ANYTHING, 0)
    k.going[:] = NONE


@apart
def go_on_top(k: Knowledge) -> None:
    """What was laid is shuffled and comes on top of the stack; what no longer fits there sinks into the rest."""
    layer = int(k.next_slot)
    k.on_top += layer - int(k.first_slot)
    k.next_slot = layer + 1
    k.first_slot = layer + 1
    zones = 1 << st.ASIDE | 1 << st.ON_TOP
    together(k, zones, hd.GO_ON_TOP, st.ASIDE, st.ON_TOP, ANYTHING, layer)
    while k.on_top > st.PACK:
        k.on_top -= 1
        write(k, hd.SINKS, st.ON_TOP, st.DECK, UNKNOWN, ANYTHING, 0)
        touch(k, 1 << st.ON_TOP | 1 << st.DECK)


@once
def stack_of(k: Knowledge) -> int:
    """The zone of the card on top of the stack."""
    return st.ON_TOP if k.on_top > 0 else st.DECK


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
    k.on_top, k.pooled = 0, 0
    k.going[:] = NONE
    for face in range(deck.FACES):
        k.left[face] = deck.COPIES[k.box, face]
        k.unknown += int(k.left[face])
    for token in range(deck.CARDS):
        k.face[token] = UNKNOWN
        k.low[token], k.high[token], k.apart[token] = hd.ALL, hd.ALL, 0
        put(k, token, st.DECK if token < k.unknown else hd.NOWHERE, 0)


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
            token = lies(k, token, hd.GONE, face, 0)
    for i in range(state.aside_n):
        if state.aside_by[i] == st.ON_MARKET:
            token = lies(k, token, hd.GONE, int(state.aside[i]), 0)
        else:
            if state.aside[i] == UNKNOWN:
                hd.only_of(k, token, aside_rule(state))
            token = lies(k, token, st.ASIDE, int(state.aside[i]), i)
            k.next_slot += 1
    for seat in range(k.players):
        for face in range(deck.FACES):
            for _ in range(state.hand[seat, face]):
                token = lies(k, token, seat, face, 0)
        unknown = how_many_hidden(state, seat)
        for nth in range(unknown):
            for face in range(deck.FACES):
                said = int(state.lack[seat, face])
                if said > 0 and unknown - nth > how_many_late(state, observer, seat, said):
                    hd.is_not(k, token, face)
            token = lies(k, token, seat, UNKNOWN, 0)
    for _ in range(state.pack_n):
        token = lies(k, token, st.ON_TOP, UNKNOWN, 0)
    k.on_top = state.pack_n
    kind = int(top(state, KIND))
    if kind == Frame.STEALING or (kind == Frame.GIVING and int(top(state, B)) >> 3 != Cards.ANY):
        k.rude_stays = 1


@once
def lies(k: Knowledge, token: int, zone: int, face: int, slot: int) -> int:
    """A token out of the stack lies in a zone; returns the next one."""
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
    if kind != Ev.DEALS:
        k.pooled = 0
    if kind == Ev.DRAWS:
        move(k, stack_of(k), seat, card, ANYTHING, 1)
    elif kind == Ev.PLAYS or kind == Ev.DISCARDS:
        move(k, seat, hd.GONE, card, ANYTHING, 0)
    elif kind == Ev.DEALS:
        move(k, hd.POOL if k.pooled == 1 else st.DECK, seat, card, ANYTHING, 1)
    elif kind == Ev.HANDS:
        by_lot = 1 if b == 1 else 0
        sort = NOT_RUDE if by_lot == 0 and k.rude_stays == 1 and card < 0 else ANYTHING
        move(k, seat, a, card, sort, by_lot)
    elif kind == Ev.LAYS:
        move(k, seat, st.ASIDE, card, b if card < 0 else ANYTHING, 0)
    elif kind == Ev.GETS:
        move(k, st.ASIDE, seat, card, ANYTHING, 0)
    elif kind == Ev.TURNS_UP or kind == Ev.OPENS_STACK:
        move(k, stack_of(k), hd.GONE, card, ANYTHING, 1)
    elif kind == Ev.OFFERS:
        if a >= 0:
            move(k, st.ASIDE, hd.GONE, card, ANYTHING, 0)
        else:
            move(k, stack_of(k), hd.GONE, card, ANYTHING, 1)
    elif kind == Ev.TAKES:
        move(k, hd.GONE, seat, card, ANYTHING, 0)
    elif kind == Ev.PUTS_BACK:
        move(k, st.DECK, hd.GONE, card, ANYTHING, 1)
        move(k, hd.GONE, st.DECK, card, ANYTHING, 0)
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
        k.pooled = 1
        together(k, a | 1 << hd.POOL, hd.ARE_POOLED, a, hd.POOL, ANYTHING, 0)
    elif kind == Ev.PUTS_ON_STACK:
        go_on_top(k)
    elif kind == Ev.ATTACKS:
        k.rude_stays = 1
    elif kind == Ev.UNCOVERS or kind == Ev.EXECUTES:
        k.rude_stays = 0
