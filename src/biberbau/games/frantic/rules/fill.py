"""Rules of Frantic, part 9: dealing what a concealed state leaves open, one zone after another (see ``views.fill``).

A state alone has only bounds of what its observer knows. Where a card adrift has been put is noted beside its face, in
the bits from ``NOTE`` on, as its place and 1.
"""

from __future__ import annotations

from ....kernel.bag import take
from ....kernel.cards import UNKNOWN
from ....kernel.rng import Rng, below
from ....kernel.stack import KIND, A
from . import deck
from . import state as st
from .hands import gambles_with_any
from .known import left_of, origin_of
from .lacks import how_many_late
from .options import Opt
from .sorts import ANYTHING, NOT_RUDE, OF_COLOUR, may_be
from .state import Frame, State
from .types import apart, once
from .whereabouts import how_many_of, how_many_openly

NOTE = st.FACE + 7
ANYWHERE = st.DECK + 2
"""Noted of a card adrift for which there was no room: it is dealt like any other."""

# --------------------------------------------------------------------------------------------------- cards adrift


@once
def face_of(value: int) -> int:
    """The face of a card adrift."""
    return value >> st.FACE & (1 << NOTE - st.FACE) - 1


@once
def note_of(value: int) -> int:
    """Where it has been put (place + 1), 0: nowhere yet."""
    return value >> NOTE


@once
def note(state: State, i: int, place: int) -> None:
    """A card adrift lies there."""
    state.loose[i] = int(state.loose[i]) & (1 << NOTE) - 1 | (place + 1) << NOTE


@apart
def clear_notes(state: State, dealt: bool) -> None:
    """Wipe where each card adrift has been put; those in the stack (``dealt``) join its rest."""
    for i in range(state.loose_n):
        value = int(state.loose[i])
        if dealt and note_of(value) == 1 + st.DECK:
            state.deck[face_of(value)] += 1
        state.loose[i] = value & (1 << NOTE) - 1


@apart
def how_many_noted(state: State, place: int, face: int) -> int:
    """How many cards adrift of a face (or ``UNKNOWN``: of any) have been put in a place."""
    count = 0
    for i in range(state.loose_n):
        value = int(state.loose[i])
        count += 1 if note_of(value) == 1 + place and (face == UNKNOWN or face_of(value) == face) else 0
    return count


@apart
def known_beside(state: State, face: int, place: int) -> int:
    """How many cards of a face an observer knows in a place, beside those that all know and those noted already."""
    count = 0
    if place < st.PLAYERS:
        count = int(state.hand[place, face]) - how_many_openly(state, place, face)
    elif place == st.ASIDE:
        count = how_many_of(state.aside, face)
    return count - how_many_noted(state, place, face)


@apart
def how_many_alike(state: State, i: int, place: int) -> int:
    """How many cards adrift, from this one on, have its face, can lie in a place and have not been put anywhere."""
    count, face = 0, face_of(int(state.loose[i]))
    for other in range(i, state.loose_n):
        value = int(state.loose[other])
        count += 1 if face_of(value) == face and value >> place & 1 and note_of(value) == 0 else 0
    return count


@apart
def note_known(state: State, rng: Rng) -> None:
    """Cards adrift of which the observer knows where they lie; every other one leaves the bag ``deck``.

    Which of several alike it is nobody can tell: each has the same chance, as all the others must find room elsewhere.
    """
    for i in range(state.loose_n):
        value = int(state.loose[i])
        face = face_of(value)
        for place in range(st.ON_TOP):
            if note_of(int(state.loose[i])) > 0 or value >> place & 1 == 0:
                continue
            known = known_beside(state, face, place)
            if known <= 0:
                continue
            alike = how_many_alike(state, i, place)
            if alike <= known or below(rng, alike) < known:
                note(state, i, place)
        if note_of(int(state.loose[i])) > 0:
            continue
        if state.deck[face] > 0:
            state.deck[face] -= 1
        else:  # no game comes to that: a document says more than can be
            note(state, i, ANYWHERE - 1)


@apart
def room_in(state: State, observer: int, place: int) -> int:
    """How many cards adrift still find room in a place."""
    if place == st.ASIDE:
        return how_many_of(state.aside, UNKNOWN)
    if place == st.ON_TOP:
        return how_many_of(state.pack, UNKNOWN)
    noted = how_many_noted(state, place, UNKNOWN)
    if place == st.DECK:
        return int(state.deck_n) - noted
    if place >= state.option[Opt.PLAYERS] or place == observer:
        return 0
    return min(int(state.room[place]) - noted, how_many_hidden(state, place))


@apart
def how_many_hidden(state: State, seat: int) -> int:
    """How many cards of a hand are not told yet."""
    hidden = int(state.hand_n[seat])
    for face in range(deck.FACES):
        hidden -= int(state.hand[seat, face])
    return hidden


@apart
def may_go(state: State, i: int) -> bool:
    """Whether a card adrift can be one of those that have left its hand unseen, beside those that already are."""
    value = int(state.loose[i])
    origin, left = origin_of(value), left_of(value)
    if left == st.ANY:
        return True
    for most in range(left, st.ANY):
        gone = 1
        for other in range(state.loose_n):
            one = int(state.loose[other])
            if left_of(one) <= most and origin_of(one) == origin and note_of(one) > 0:
                gone += 1 if note_of(one) != 1 + origin else 0
        if gone > most:
            return False
    return True


@apart
def put(state: State, i: int, place: int, anyhow: bool, rng: Rng) -> bool:
    """Put a card adrift in a place with room for it; False if no unknown card there can be this one."""
    face = face_of(int(state.loose[i]))
    if place < st.PLAYERS:
        state.hand[place, face] += 1
    elif place == st.ON_TOP:
        nth = below(rng, room_in(state, -1, place))
        for upper in range(state.pack_n):
            if state.pack[upper] == UNKNOWN:
                if nth == 0:
                    state.pack[upper] = face
                nth -= 1
    elif place == st.ASIDE:
        found, origin = -1, origin_of(int(state.loose[i]))
        if not anyhow and not may_be(aside_rule(state), face):
            return False
        for on_way in range(state.aside_n):
            by = int(state.aside_by[on_way]) >> 3
            if state.aside[on_way] == UNKNOWN and (found < 0 or by == origin):
                found = on_way
        state.aside[found] = face
    note(state, i, place)
    return True


@apart
def place_adrift(state: State, observer: int, anyhow: bool, rng: Rng) -> bool:
    """Put every card adrift in one of its places, those with the fewest first, else in any order; False without room."""
    for choice in range(1, st.DECK + 2):
        waiting = 0
        for i in range(state.loose_n):
            value = int(state.loose[i])
            waiting += 1 if note_of(value) == 0 and choices(value) == choice else 0
        while waiting > 0:
            nth = below(rng, waiting)
            for i in range(state.loose_n):
                value = int(state.loose[i])
                if note_of(value) == 0 and choices(value) == choice:
                    if nth == 0 and not place_one(state, observer, i, anyhow, rng):
                        return False
                    nth -= 1
            waiting -= 1
    return True


@once
def choices(value: int) -> int:
    """In how many places a card adrift can lie."""
    count = 0
    for place in range(st.DECK + 1):
        count += value >> place & 1
    return count


@once
def is_stray(value: int, seat: int) -> bool:
    """Whether a card adrift may have come to a hand without being seen there."""
    return choices(value) > 1 and (left_of(value) == st.ANY or origin_of(value) != seat)


@apart
def late_adrift(state: State, seat: int, said: int) -> int:
    """How many of the cards adrift put into a hand must have come to it since something was said of it."""
    count = 0
    for i in range(state.loose_n):
        value = int(state.loose[i])
        if note_of(value) == 1 + seat and is_stray(value, seat):
            count += 1 if state.lack[seat, face_of(value)] >= said else 0
    return count


@once
def may_be_late(state: State, i: int, seat: int) -> bool:
    """Whether a card adrift can be in a hand, as far as all know what that lacks."""
    room = True
    for said in range(1, int(state.lack[seat, face_of(int(state.loose[i]))]) + 1):
        room &= late_adrift(state, seat, said) < int(state.late_n[seat]) + 1 - said
    return room


@apart
def weight_of(state: State, observer: int, i: int, place: int, leaves: bool) -> int:
    """How likely a card adrift lies in a place, in relation to others; 0: not there.

    Of those that may have left a hand one went to each other place about once: how many others were in that hand, and
    what else was drawn since, leaves that as it is.
    """
    value = int(state.loose[i])
    if value >> place & 1 == 0 or room_in(state, observer, place) <= 0:
        return 0
    if place < st.PLAYERS and int(state.lacking) >> place & 1:
        if is_stray(value, place) and not may_be_late(state, i, place):
            return 0
    origin, left = origin_of(value), left_of(value)
    if left == st.ANY:
        return max(1, int(state.deck_n)) if place == st.DECK else 1
    if place != origin:
        return 1 if leaves else 0
    together = 0
    for other in range(state.loose_n):
        one = int(state.loose[other])
        together += 1 if left_of(one) < st.ANY and origin_of(one) == origin else 0
    return together


@apart
def place_one(state: State, observer: int, i: int, anyhow: bool, rng: Rng) -> bool:
    """Put one card adrift somewhere."""
    leaves, total = anyhow or may_go(state, i), 0
    for place in range(st.DECK + 1):
        total += weight_of(state, observer, i, place, leaves)
    if total == 0 and anyhow:
        state.deck[face_of(int(state.loose[i]))] += 1
        note(state, i, ANYWHERE - 1)
        return True
    if total == 0:
        return False
    nth = below(rng, total)
    for place in range(st.DECK + 1):
        weight = weight_of(state, observer, i, place, leaves)
        if nth < weight:
            return put(state, i, place, anyhow, rng)
        nth -= weight
    return False


# ------------------------------------------------------------------------------------------------ what lies aside


@once
def aside_rule(state: State) -> int:
    """The sort of the cards that lie aside, as all know: numbers of the colour last played, no Fuck You, or any."""
    for i in range(state.depth):
        if state.stack[i, KIND] == Frame.EVENT and state.stack[i, A] == deck.GAMBLING_MAN:
            return ANYTHING if gambles_with_any(state) else OF_COLOUR + int(state.last_colour)
        if state.stack[i, KIND] == Frame.EXCHANGING:
            return NOT_RUDE
    return ANYTHING


@apart
def deal_one(state: State, sort: int, seat: int, left: int, late: int, rng: Rng) -> int:
    """Take a card of those that may come next (see there) out of the bag ``deck``; -1 if there is none."""
    count, found = 0, -1
    for face in range(deck.FACES):
        count += may_come(state, sort, seat, face, left, late)
    if count == 0:
        return -1
    place = below(rng, count)
    while place >= 0:
        found += 1
        place -= may_come(state, sort, seat, found, left, late)
    state.deck[found] -= 1
    return found


@once
def may_come(state: State, sort: int, seat: int, face: int, left: int, late: int) -> int:
    """How many cards of a face in the bag ``deck`` can come next: none if it is not of the sort, or the hand lacks it.

    ``left``: how many are to come to the hand, with this one (0: it is no matter); ``late``: how many cards have come
    since something was said, by four bits.
    """
    said = int(state.lack[seat, face])
    fits = may_be(sort, face) and (said == 0 or left <= late >> 4 * said & 15)
    return int(state.deck[face]) if fits else 0


@apart
def fill_aside(state: State, anyhow: bool, rng: Rng) -> int:
    """Deal the unknown cards that lie aside out of the bag ``deck``; returns how many, -1 if none is left for one."""
    what, dealt = ANYTHING if anyhow else aside_rule(state), 0
    for i in range(state.aside_n):
        if state.aside[i] == UNKNOWN:
            state.aside[i] = deal_one(state, what, 0, 0, 0, rng)
            if state.aside[i] < 0:
                return -1
            dealt += 1
    return dealt


# ------------------------------------------------------------------------------------------------ hands and stack


@apart
def fill_hands(state: State, observer: int, count: int, anyhow: bool, rng: Rng) -> int:
    """Deal the unknown cards of all hands out of ``count`` in the bag ``deck``; returns how many are left.

    Hands that are known to lack something come first; -1 if there is no card left that such a hand can have.
    """
    for first in range(2):
        for seat in range(state.option[Opt.PLAYERS]):
            lacking = 0 if anyhow else int(state.lacking) >> seat & 1
            if lacking == first:
                continue
            missing = how_many_hidden(state, seat)
            if lacking == 1:
                if missing > 0 and not fill_lacking(state, observer, seat, missing, rng):
                    return -1
                count -= missing
                continue
            for _ in range(missing):
                state.hand[seat, take(state.deck, count, rng)] += 1
                count -= 1
    return count


@apart
def fill_lacking(state: State, observer: int, seat: int, missing: int, rng: Rng) -> bool:
    """Deal the unknown cards of a hand that is known to lack something, in the order in which they came.

    Of what it lacks only a card that came since can be.
    """
    late = 0
    for said in range(1, st.LATE + 2):
        unseen = how_many_late(state, observer, seat, said)
        seen = int(state.late_n[seat]) + 1 - said - unseen  # each of those adrift may be one of these
        late |= max(0, unseen - max(0, late_adrift(state, seat, said) - seen)) << 4 * said
    for nth in range(missing):
        face = deal_one(state, ANYTHING, seat, missing - nth, late, rng)
        if face < 0:
            return False
        state.hand[seat, face] += 1
    return True


@once
def fill_pack(state: State, count: int, rng: Rng) -> None:
    """Deal the unknown cards on top of the stack out of ``count`` in the bag ``deck``."""
    for i in range(state.pack_n):
        if state.pack[i] == UNKNOWN:
            state.pack[i] = take(state.deck, count, rng)
            count -= 1
