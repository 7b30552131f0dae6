"""Rules of Frantic, part 9: dealing what an observer does not know, one zone after another (see ``views.fill``)."""

from __future__ import annotations

import numpy as np

from ....kernel.bag import take
from ....kernel.cards import UNKNOWN
from ....kernel.compiled import compiled
from ....kernel.rng import Rng, below
from ....kernel.stack import KIND, A
from . import deck
from . import state as st
from .hands import gambles_with_any
from .known import ANYTHING, NOT_RUDE, OF_COLOUR, is_favour, left_of, may_leave, origin_of
from .lacks import how_many_late
from .options import Opt
from .state import Frame

ANYWHERE = st.DECK + 2
"""Noted of a card adrift for which there was no room: it is dealt like any other."""

# --------------------------------------------------------------------------------------------------- cards adrift


@compiled
def spare_row(row: int) -> int:
    """A row of ``loose`` that is not in use, to note where each card adrift has been put (place + 1)."""
    return 1 if row == 0 else 0


@compiled
def room_in(state: np.record, row: int, place: int) -> int:
    """How many cards adrift still find room in a place."""
    count = 0
    if place < st.EVERYBODY:
        if place < state.option[Opt.PLAYERS] and place != row:
            count = int(state.room[row, place])
            for i in range(state.loose_n[row]):
                count -= 1 if state.loose[spare_row(row), i] == 1 + place else 0
    elif place == st.ASIDE:
        for i in range(state.aside_n):
            count += 1 if state.aside[i] == UNKNOWN else 0
    elif place == st.ON_TOP:
        for i in range(state.pack_n):
            count += 1 if state.pack[i] == UNKNOWN else 0
    else:
        count = int(state.deck_n)
        for i in range(state.loose_n[row]):
            count -= 1 if state.loose[spare_row(row), i] == 1 + st.DECK else 0
    return count


@compiled
def may_go(state: np.record, row: int, i: int) -> bool:
    """Whether a card adrift can be one of those that have left its hand unseen, beside those that already are."""
    value, spare = int(state.loose[row, i]), spare_row(row)
    origin, left = origin_of(value), left_of(value)
    if left == st.ANY:
        return True
    for most in range(left, st.ANY):
        gone = 1
        for other in range(state.loose_n[row]):
            one = int(state.loose[row, other])
            if left_of(one) <= most and origin_of(one) == origin and state.loose[spare, other] > 0:
                gone += 1 if state.loose[spare, other] != 1 + origin else 0
        if gone > most:
            return False
    return True


@compiled
def put(state: np.record, row: int, i: int, place: int, anyhow: bool, rng: Rng) -> bool:
    """Put a card adrift in a place with room for it; False if no unknown card there can be this one."""
    face = int(state.loose[row, i]) >> st.FACE
    if place < st.EVERYBODY:
        state.hand[place, face] += 1
    elif place == st.ON_TOP:
        nth = below(rng, room_in(state, row, place))
        for upper in range(state.pack_n):
            if state.pack[upper] == UNKNOWN:
                if nth == 0:
                    state.pack[upper] = face
                nth -= 1
    elif place == st.ASIDE:
        found, origin = -1, origin_of(int(state.loose[row, i]))
        if not anyhow and not may_leave(aside_rule(state), face):
            return False
        for on_way in range(state.aside_n):
            by = int(state.aside_by[on_way]) >> 3
            if state.aside[on_way] == UNKNOWN and (found < 0 or by == origin):
                found = on_way
        state.aside[found] = face
    state.loose[spare_row(row), i] = 1 + place
    return True


@compiled
def place_adrift(state: np.record, row: int, anyhow: bool, rng: Rng) -> bool:
    """Put every card adrift in one of its places, those with the fewest first, else in any order; False without room."""
    spare = spare_row(row)
    for choice in range(1, st.DECK + 2):
        waiting = 0
        for i in range(state.loose_n[row]):
            if state.loose[spare, i] == 0 and choices(int(state.loose[row, i])) == choice:
                waiting += 1
        while waiting > 0:
            nth = below(rng, waiting)
            for i in range(state.loose_n[row]):
                if state.loose[spare, i] == 0 and choices(int(state.loose[row, i])) == choice:
                    if nth == 0 and not place_one(state, row, i, anyhow, rng):
                        return False
                    nth -= 1
            waiting -= 1
    return True


@compiled
def choices(value: int) -> int:
    """In how many places a card adrift can lie."""
    count = 0
    for place in range(st.DECK + 1):
        count += value >> place & 1
    return count


@compiled
def is_stray(value: int, seat: int) -> bool:
    """Whether a card adrift may have come to a hand without being seen there."""
    return choices(value) > 1 and (left_of(value) == st.ANY or origin_of(value) != seat)


@compiled
def late_adrift(state: np.record, row: int, seat: int, said: int) -> int:
    """How many of the cards adrift put into a hand must have come to it since something was said of it."""
    count = 0
    for i in range(state.loose_n[row]):
        value = int(state.loose[row, i])
        if state.loose[spare_row(row), i] == 1 + seat and is_stray(value, seat):
            count += 1 if state.lack[seat, value >> st.FACE] >= said else 0
    return count


@compiled
def may_be_late(state: np.record, row: int, i: int, seat: int) -> bool:
    """Whether a card adrift can be in a hand, as far as all know what that lacks."""
    face = int(state.loose[row, i]) >> st.FACE
    room = True
    for said in range(1, int(state.lack[seat, face]) + 1):
        room &= late_adrift(state, row, seat, said) < int(state.late_n[seat]) + 1 - said
    return room


@compiled
def has_room_beside_favours(state: np.record, face: int, seat: int) -> bool:
    """Whether a card finds room in a hand beside the special cards that are surely there."""
    rude, room = int(state.option[Opt.FAVOURS_TAKE_ALL]), int(state.hand_n[seat])
    need = int(state.favours[seat])
    for other in range(deck.FACES):
        count = int(state.hand[seat, other])
        room -= count
        need -= count if is_favour(other, rude) else 0
    return is_favour(face, rude) or room > need


@compiled
def weight_of(state: np.record, row: int, i: int, place: int, leaves: bool) -> int:
    """How likely a card adrift lies in a place, in relation to others; 0: not there.

    Of those that may have left a hand one went to each other place about once: how many others were in that hand, and
    what else was drawn since, leaves that as it is.
    """
    value = int(state.loose[row, i])
    if value >> place & 1 == 0 or room_in(state, row, place) <= 0:
        return 0
    if place < st.EVERYBODY and int(state.lacking) >> place & 1:
        if is_stray(value, place) and not may_be_late(state, row, i, place):
            return 0
        if state.favours[place] > 0 and not has_room_beside_favours(state, value >> st.FACE, place):
            return 0
    origin, left = origin_of(value), left_of(value)
    if left == st.ANY:
        return max(1, int(state.deck_n)) if place == st.DECK else 1
    if place != origin:
        return 1 if leaves else 0
    together = 0
    for other in range(state.loose_n[row]):
        one = int(state.loose[row, other])
        together += 1 if left_of(one) < st.ANY and origin_of(one) == origin else 0
    return together


@compiled
def place_one(state: np.record, row: int, i: int, anyhow: bool, rng: Rng) -> bool:
    """Put one card adrift somewhere."""
    leaves, total = anyhow or may_go(state, row, i), 0
    for place in range(st.DECK + 1):
        total += weight_of(state, row, i, place, leaves)
    if total == 0 and anyhow:
        state.deck[int(state.loose[row, i]) >> st.FACE] += 1
        state.loose[spare_row(row), i] = ANYWHERE
        return True
    if total == 0:
        return False
    nth = below(rng, total)
    for place in range(st.DECK + 1):
        weight = weight_of(state, row, i, place, leaves)
        if nth < weight:
            return put(state, row, i, place, anyhow, rng)
        nth -= weight
    return False


# ------------------------------------------------------------------------------------------------ what lies aside


@compiled
def aside_rule(state: np.record) -> int:
    """What everybody knows of the cards that lie aside: numbers of the colour last played, no Fuck You, or nothing."""
    for i in range(state.depth):
        if state.stack[i, KIND] == Frame.EVENT and state.stack[i, A] == deck.GAMBLING_MAN:
            return ANYTHING if gambles_with_any(state) else OF_COLOUR + int(state.last_colour)
        if state.stack[i, KIND] == Frame.EXCHANGING:
            return NOT_RUDE
    return ANYTHING


@compiled
def fill_aside(state: np.record, anyhow: bool, rng: Rng) -> int:
    """Deal the unknown cards that lie aside out of the bag ``deck``; returns how many, -1 if none is left for one."""
    what, dealt = ANYTHING if anyhow else aside_rule(state), 0
    for i in range(state.aside_n):
        if state.aside[i] == UNKNOWN:
            count, face = 0, -1
            for one in range(deck.FACES):
                count += int(state.deck[one]) if may_leave(what, one) else 0
            if count == 0:
                return -1
            place = below(rng, count)
            while place >= 0:
                face += 1
                place -= int(state.deck[face]) if may_leave(what, face) else 0
            state.deck[face] -= 1
            state.aside[i] = face
            dealt += 1
    return dealt


# ------------------------------------------------------------------------------------------------ hands and stack


@compiled
def fill_hands(state: np.record, row: int, count: int, anyhow: bool, rng: Rng) -> int:
    """Deal the unknown cards of all hands out of ``count`` in the bag ``deck``; returns how many are left.

    Hands that are known to lack something come first; -1 if there is no card left that such a hand can have.
    """
    for first in range(2):
        for seat in range(state.option[Opt.PLAYERS]):
            lacking = 0 if anyhow else int(state.lacking) >> seat & 1
            if lacking == first:
                continue
            missing = int(state.hand_n[seat])
            for face in range(deck.FACES):
                missing -= int(state.hand[seat, face])
            if lacking == 1:
                if missing > 0 and not fill_lacking(state, row, seat, missing, rng):
                    return -1
                count -= missing
                continue
            for _ in range(missing):
                state.hand[seat, take(state.deck, count, rng)] += 1
                count -= 1
    return count


@compiled
def fill_lacking(state: np.record, row: int, seat: int, missing: int, rng: Rng) -> bool:
    """Deal the unknown cards of a hand that is known to lack something, in the order in which they came.

    First the special cards that it surely has; of what it lacks only a card that came since can be.
    """
    rude, need, late, numbers = int(state.option[Opt.FAVOURS_TAKE_ALL]), int(state.favours[seat]), 0, 0
    for face in range(deck.FACES):
        if is_favour(face, rude):
            need -= int(state.hand[seat, face])
    need = max(0, need)
    if need > missing:
        return False
    if need > 0 and need > how_many_late(state, row, seat, state.favoured[seat]):
        return False  # they are among the cards adrift
    for said in range(1, st.LATE + 2):
        unseen = how_many_late(state, row, seat, said)
        seen = int(state.late_n[seat]) + 1 - said - unseen  # each of those adrift may be one of these
        came = max(0, unseen - max(0, late_adrift(state, row, seat, said) - seen))
        late |= (max(0, came - need) if said <= state.favoured[seat] else came) << 4 * said
    for nth in range(missing):
        left = 0 if nth < need else missing - nth  # cards still to come, with this one
        total = 0
        for face in range(deck.FACES):
            if may_come(state, seat, face, left, late, numbers):
                total += int(state.deck[face])
        if total == 0:
            return False
        place, found = below(rng, total), -1
        for face in range(deck.FACES):
            if place >= 0 and may_come(state, seat, face, left, late, numbers):
                place -= int(state.deck[face])
                found = face
        state.deck[found] -= 1
        state.hand[seat, found] += 1
        if left > late >> 4 * int(state.apart[seat]) & 15 and deck.NUMBER_OF[found] > 0:
            numbers |= 1 << int(deck.NUMBER_OF[found])
    return True


@compiled
def may_come(state: np.record, seat: int, face: int, left: int, late: int, numbers: int) -> bool:
    """Whether the next unknown card of a hand can be of this face; ``left``: 0 for one of its special cards.

    ``late``: how many cards have come since something was said, by four bits; ``numbers``: those that are there.
    """
    if state.deck[face] <= 0:
        return False
    said = int(state.lack[seat, face])
    if left == 0:
        return said <= int(state.favoured[seat]) and is_favour(face, int(state.option[Opt.FAVOURS_TAKE_ALL]))
    if said > 0 and left > late >> 4 * said & 15:
        return False
    apart = int(state.apart[seat])
    old = apart > 0 and left > late >> 4 * apart & 15
    return not (old and deck.NUMBER_OF[face] > 0 and numbers >> int(deck.NUMBER_OF[face]) & 1 == 1)


@compiled
def fill_pack(state: np.record, count: int, rng: Rng) -> None:
    """Deal the unknown cards on top of the stack out of ``count`` in the bag ``deck``."""
    for i in range(state.pack_n):
        if state.pack[i] == UNKNOWN:
            state.pack[i] = take(state.deck, count, rng)
            count -= 1
