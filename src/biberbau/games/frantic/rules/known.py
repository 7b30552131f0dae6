"""Rules of Frantic, part 7: who knows what of hands, and of cards that have come adrift (see state.py).

Knowledge is taken down as cards come and go. Nothing here says more than what has been seen can tell.
"""

from __future__ import annotations

import numpy as np

from ....kernel.events import ALL_SEATS
from . import deck
from . import state as st
from .options import Opt
from .sorts import ANYTHING, is_favour, may_be
from .state import State
from .types import apart, once
from .whereabouts import (
    also_know,
    close_up,
    how_many_of,
    how_many_open,
    how_many_openly,
    lies_openly,
    one_less,
    who_knows,
)

NO_LIMIT, NOBODY = 127, -1
_STACK_AND_ASIDE = 1 << st.ASIDE | 1 << st.ON_TOP | 1 << st.DECK

# --------------------------------------------------------------------------------------------------- cards adrift


@once
def origin_of(value: int) -> int:
    """The hand that a card adrift may have left."""
    return value >> st.ORIGIN & 7


@once
def left_of(value: int) -> int:
    """How many cards have left that hand unseen since it came, or ANY."""
    return value >> st.LEFT & 7


@once
def among(face: int, places: int) -> int:
    """A card adrift that can lie in these places, however many cards have left them; in a single hand it surely is."""
    value = int(face) << st.FACE | int(places)
    if places & (places - 1) == 0:
        for seat in range(st.PLAYERS):
            if places == 1 << seat:
                return value | seat << st.ORIGIN
    return value | st.ANY << st.LEFT


@apart
def unknown_in(state: State, seat: int) -> int:
    """How many cards of a hand are not among those that everybody knows there without doubt."""
    return int(state.hand_n[seat]) - how_many_open(state, seat)


@once
def rule_out(state: State, i: int, place: int) -> None:
    """A card adrift does not lie there: where only one place is left, it surely is."""
    value = int(state.loose[i]) & ~(1 << int(place))
    places, left = value & st.PLACES, origin_of(value) == place and left_of(value) < st.ANY
    if places == 0:
        value = 0
    elif left or places & (places - 1) == 0:
        laid = left and places == 1 << st.ASIDE  # by whom matters when it is turned up
        value = among(value >> st.FACE, places) | (int(place) << st.ORIGIN if laid else 0)
    state.loose[i] = value


@once
def hand_by_hand(places: int) -> int:
    """1 in the byte of each hand among these places: what is added up counts for all hands at once."""
    return (places & 0x7F) * 0x02040810204081 & 0x0101010101010101 | (places & 0x80) << 49


@once
def of_hand(counts: int, seat: int) -> int:
    """One hand's part of such a sum."""
    return counts >> 8 * seat & 0xFF


@apart
def look_for_full_hands(state: State) -> None:
    """Where no more cards adrift can lie than surely do, no other does; that may make others sure."""
    again = True
    while again:
        there, sure, again = 0, 0, False
        for i in range(state.loose_n):
            places = int(state.loose[i]) & st.PLACES
            there += hand_by_hand(places)
            sure += hand_by_hand(places) if places & places - 1 == 0 else 0
        for seat in range(st.PLAYERS if there != sure else 0):
            full = of_hand(sure, seat) >= state.room[seat]
            if full and of_hand(there, seat) > of_hand(sure, seat) and not again:
                again = True
                for i in range(state.loose_n):
                    value = int(state.loose[i])
                    if value >> seat & 1 and value & st.PLACES != 1 << seat:
                        rule_out(state, i, seat)


@apart
def tidy(state: State) -> None:
    """Cards adrift in descending order, those that are no longer (0) left out; and what is noted of all of them."""
    found, count, faces, there = 0, 0, 0, 0
    look_for_full_hands(state)
    for i in range(state.loose_n):
        value = int(state.loose[i])
        state.loose[i] = 0
        if value == 0:
            continue
        if left_of(value) == st.ANY and value & st.PLACES != 1 << st.ASIDE:
            value = among(value >> st.FACE, value & st.PLACES)
        found |= value
        there += hand_by_hand(value)
        faces |= 1 << (value >> st.FACE) % st.FACE_BITS
        j = count
        while j > 0 and int(state.loose[j - 1]) < value:
            state.loose[j] = state.loose[j - 1]
            j -= 1
        state.loose[j] = value
        count += 1
    state.loose_n = count
    state.loose_faces = faces
    state.loose_at = found & ALL_SEATS
    for seat in range(st.PLAYERS):
        state.room[seat] = min(int(state.room[seat]), of_hand(there, seat))
    state.sunk = 1 if found & _STACK_AND_ASIDE else 0


@apart
def none_lies(state: State, place: int, sort: int, but_sure: bool) -> None:
    """No card adrift of a sort lies in a place, or (``but_sure``) none that may as well lie elsewhere."""
    for i in range(state.loose_n):
        value = int(state.loose[i])
        elsewhere = value & st.PLACES & ~(1 << int(place)) != 0
        if value >> int(place) & 1 and may_be(sort, value >> st.FACE) and (elsewhere or not but_sure):
            rule_out(state, i, place)
    tidy(state)


@once
def limit_room(state: State, seat: int) -> None:
    """No more cards adrift can lie in a hand than it has unknown ones."""
    if int(state.loose_at) >> int(seat) & 1:
        unknown = unknown_in(state, seat)
        if unknown < state.room[seat]:
            state.room[seat] = max(0, unknown)
            tidy(state)


@once
def set_adrift(state: State, value: int) -> None:
    """One more card adrift; the list is to be tidied. One too many is forgotten."""
    count = int(state.loose_n)
    if count < st.LOOSE:
        state.loose[count] = value
        state.loose_n = count + 1


@once
def has_face(state: State, face: int) -> bool:
    """Whether a card of this face may be adrift; seldom true without need."""
    return int(state.loose_faces) >> int(face) % st.FACE_BITS & 1 == 1


@apart
def take_out_from(state: State, face: int, place: int, by: int) -> None:
    """A card of this face turned up in a place, laid there by one of these seats: one adrift that can have been it goes.

    One that was sure to lie there is taken first. If it may have been one of several, what is left of them can lie
    wherever any of them could; then how many have left where says nothing of them any more.
    """
    bit, found, union, mixed = 1 << int(place), -1, 0, False
    if not has_face(state, face):
        return
    for i in range(state.loose_n):
        value = int(state.loose[i])
        if value >> st.FACE != face or value & bit == 0:
            continue
        if by != ALL_SEATS and value & st.PLACES == bit and 1 << origin_of(value) != by:
            continue
        if value & st.PLACES == bit:
            if place < st.PLAYERS and state.room[place] > 0:
                state.room[place] -= 1
            state.loose[i] = 0
            tidy(state)
            return
        mixed |= found >= 0 and value != int(state.loose[found])
        found, union = i, union | value & st.PLACES
    if found < 0:
        return
    state.loose[found] = 0
    if mixed:
        for i in range(state.loose_n):
            value = int(state.loose[i])
            if value >> st.FACE == face and value & bit and value & st.PLACES != bit:
                state.loose[i] = among(face, union)
    tidy(state)


@once
def take_out(state: State, face: int, place: int) -> None:
    """A card of this face turned up in a place: one adrift that can have been it no longer is."""
    take_out_from(state, face, place, ALL_SEATS)


# ---------------------------------------------------------------------------------------------------- cards in hands


@once
def learn(state: State, seat: int, face: int, seen: int) -> None:
    """A card has come to a hand: who saw it knows of one more."""
    mask, nth = seen if seen == ALL_SEATS else seen & ~(1 << int(seat)), 0
    while mask != 0:
        mask &= also_know(state, seat, face, nth, mask)
        nth += 1


@once
def may_have_gone(state: State, seat: int, to: int, what: int) -> bool:
    """A card has left a hand unseen: each of those adrift that can lie there may be the one. True if any may.

    ``what``: the sort of card that left, or ``GOES_WITH_ALL`` where all of its sort do, and none stays.
    """
    bit, there, moved = 1 << int(seat), 1 << int(to), False
    for i in range(state.loose_n):
        value = int(state.loose[i])
        if value & bit and may_leave(what, value >> st.FACE):
            moved, value = True, value | there
        origin = origin_of(value) if left_of(value) < st.ANY and what != GOES_WITH_ALL else NOBODY
        if origin == seat and value & st.PLACES != bit:
            value += 1 << st.LEFT
            value = among(value >> st.FACE, value & st.PLACES) if left_of(value) == st.ANY else value
        state.loose[i] = value
    return moved


GOES_WITH_ALL = -1
"""What leaves a hand by Special Favours: ``specials_swap`` has said already where those known to be there are."""


@once
def may_leave(what: int, face: int) -> bool:
    """Whether a card of this face, known to be in a hand, can be the one that left it unseen."""
    return what != GOES_WITH_ALL and may_be(what, face)


@apart
def come_adrift(state: State, seat: int, others: int, to: int, what: int) -> None:
    """A card has left a hand for a place, and some did not see which: whatever they know to be there may be the one."""
    anything, moved, bit = 0, 0, 1 << int(seat)
    for level in range(deck.CARDS):  # without a branch, so that many levels are done at once
        anything |= int(state.known[level]) if state.holder[level] == np.int8(seat) else 0
    anything &= others
    concerned = anything & bit != 0 or int(state.loose_at) >> int(seat) & 1 == 1
    if concerned:
        moved = int(may_have_gone(state, seat, to, what))
    known = 0
    for level in range(deck.CARDS if anything != 0 else 0):
        knowers = int(state.known[level]) & others if state.holder[level] == seat else 0
        if knowers == 0:
            continue
        if knowers & bit:
            face = int(deck.FACE_OF_LEVEL[level])
            value, leaves = bit | int(seat) << st.ORIGIN | face << st.FACE, may_leave(what, face)
            if leaves:
                value |= 1 << int(to) | 1 << st.LEFT
                moved = 1
            set_adrift(state, value)
            known += 1
        state.known[level] = int(state.known[level]) & ~others
    if anything != 0:
        close_up(state)
    if concerned:
        room = int(state.room[seat])
        if room == 1 + int(state.hand_n[seat]) - known and what != GOES_WITH_ALL:
            room -= 1  # all cards of the hand were followed, or known: surely one of these is gone
        state.room[seat] = max(0, room + known)
        if moved and to < st.PLAYERS:
            state.room[to] += 1
        tidy(state)


@once
def unlearn(state: State, seat: int, face: int, seen: int, to: int, what: int) -> None:
    """A card has left a hand: those who saw it know of one less; for those who did not, what they knew comes adrift.

    ``to``: the place where it went; ``what``: what everybody knows that it is. The holder's own bit stands for
    spectators, and a holder sees everything that leaves: so that bit goes with the unseen. Only what everybody knows is
    followed further; what a player knows beyond that follows from what they saw (``knowledge``).
    """
    others = 0 if seen == ALL_SEATS else ALL_SEATS & ~(seen & ~(1 << int(seat)))
    if others != 0:
        come_adrift(state, seat, others, to, what)
    knew = one_less(state, seat, face)
    if state.loose_n > 0 and others == 0:
        if knew != ALL_SEATS:
            take_out(state, face, seat)
        if state.room[seat] > 0:
            limit_room(state, seat)


@apart
def know_hand(state: State, seat: int, other: int) -> None:
    """A seat knows all cards of another's hand."""
    for face in range(deck.FACES):
        for nth in range(state.hand[other, face]):
            also_know(state, other, face, nth, 1 << int(seat))
    state.told[other] = int(state.told[other]) | 1 << int(seat)


@apart
def all_know(state: State, seat: int, face: int, count: int) -> None:
    """Everybody sees that a hand has at least this many of a face."""
    for nth in range(count):
        knew = also_know(state, seat, face, nth, ALL_SEATS)
        if knew != ALL_SEATS and state.loose_n > 0:
            take_out(state, face, seat)
    limit_room(state, seat)


@apart
def all_can_tell(state: State, seat: int, face: int) -> None:
    """All can tell that a hand has a card that nobody has shown them."""
    if who_knows(state, seat, face, 0) != ALL_SEATS:
        take_out(state, face, seat)
        set_adrift(state, among(face, 1 << int(seat)))
        state.room[seat] += 1
        tidy(state)
        limit_room(state, seat)


@apart
def could_lie(state: State, face: int, place: int) -> bool:
    """Whether a card adrift can be where it may lie: a card of its face is there beside those that all know."""
    if place == st.DECK:
        return bool(state.deck[face] > 0)
    if place == st.ON_TOP:
        return how_many_of(state.pack, face) > 0
    if place == st.ASIDE:
        return how_many_of(state.aside, face) > 0
    return int(state.hand[place, face]) > how_many_openly(state, place, face)


@apart
def can_lie(state: State, value: int) -> bool:
    """Whether a card adrift lies in one of its places, as far as its face tells."""
    found = False
    for place in range(st.DECK + 1):
        found |= value >> place & 1 == 1 and could_lie(state, value >> st.FACE, place)
    return found


@once
def all_agree(state: State) -> bool:
    """Whether everything that everybody knows of cards adrift can be so."""
    fine = True
    for i in range(state.loose_n):
        fine &= can_lie(state, int(state.loose[i]))
    return fine


# ------------------------------------------------------------------------------------------- many cards at a time


@apart
def hands_mix(state: State, pooled: int) -> None:
    """The hands of a bitmask of seats are put together: what was known to be among them is adrift in all of them."""
    for i in range(state.loose_n):
        value = int(state.loose[i])
        if value & pooled:
            state.loose[i] = among(value >> st.FACE, value & st.PLACES | pooled)
    for seat in range(state.option[Opt.PLAYERS]):
        if not pooled >> seat & 1:
            continue
        for level in range(deck.CARDS):
            if lies_openly(state, level, seat):
                set_adrift(state, among(int(deck.FACE_OF_LEVEL[level]), pooled))
    for seat in range(state.option[Opt.PLAYERS]):
        if pooled >> seat & 1:
            state.room[seat] = NO_LIMIT
    tidy(state)


@once
def limit_rooms(state: State, seats: int) -> None:
    """What came to these hands has come: no more cards adrift can lie there than they have."""
    if state.loose_n > 0:
        for seat in range(state.option[Opt.PLAYERS]):
            if int(seats) >> seat & 1:
                limit_room(state, seat)


@apart
def hands_move(state: State) -> None:
    """Each hand is about to go to the seat whose ``shares`` name its holder (plus one): cards adrift in it go along."""
    players, rooms = int(state.option[Opt.PLAYERS]), 0
    if state.loose_n == 0:
        return
    for seat in range(players):
        before = int(state.shares[seat]) - 1 if state.shares[seat] > 0 else seat
        rooms |= int(state.room[before]) << 7 * seat
    for seat in range(players):
        state.room[seat] = rooms >> 7 * seat & 127
    for i in range(state.loose_n):
        value = int(state.loose[i])
        places, origin = value & _STACK_AND_ASIDE, origin_of(value)
        moved = origin
        for seat in range(players):
            before = int(state.shares[seat]) - 1 if state.shares[seat] > 0 else seat
            places |= (value >> before & 1) << seat
            moved = seat if before == origin and left_of(value) < st.ANY else moved
        state.loose[i] = places | moved << st.ORIGIN | value >> st.LEFT << st.LEFT
    tidy(state)


@apart
def specials_swap(state: State, seat: int, other: int, rude: int) -> None:
    """All special cards of two hands change places: so does what everybody knows of them."""
    pair = 1 << int(seat) | 1 << int(other)
    for i in range(state.loose_n):
        value = int(state.loose[i])
        if is_favour(value >> st.FACE, rude) and value & pair != 0:
            places = value & st.PLACES
            state.loose[i] = among(value >> st.FACE, places if places & pair == pair else places ^ pair)
    for level in range(deck.LEVEL_OF[deck.FIRST_NEUTRAL], deck.CARDS):
        for holder, to in ((seat, other), (other, seat)):
            if is_favour(deck.FACE_OF_LEVEL[level], rude) and state.holder[level] == holder:
                if state.known[level] == ALL_SEATS:
                    set_adrift(state, among(deck.FACE_OF_LEVEL[level], 1 << int(to)))
                state.known[level] = int(state.known[level]) & 1 << int(to)
    close_up(state)
    state.room[seat] = NO_LIMIT
    state.room[other] = NO_LIMIT
    tidy(state)


# ------------------------------------------------------------------------------------------------- stack and aside


@apart
def used_up(state: State, place: int, count: int) -> None:
    """Where no cards lie any more, none adrift does."""
    if count == 0 and state.sunk != 0:
        none_lies(state, place, ANYTHING, False)


@apart
def may_have_come(state: State, place: int, to: int) -> None:
    """A card went from a place to another unseen: each of those adrift that can lie there may be the one."""
    found = False
    for i in range(state.loose_n):
        if int(state.loose[i]) >> int(place) & 1:
            state.loose[i] = int(state.loose[i]) | 1 << int(to)
            found = True
    if found:
        if to < st.PLAYERS:
            state.room[to] += 1
        tidy(state)


@apart
def leaves_stack(state: State, face: int, place: int, seen: int, to: int) -> None:
    """A card came off the stack, from its top or the rest: it may be one that somebody saw go there.

    ``to``: into whose hand, if not all saw it.
    """
    if state.sunk != 0:
        if seen == ALL_SEATS:
            take_out(state, face, place)
        else:
            may_have_come(state, place, to)
    used_up(state, st.ON_TOP, state.pack_n)
    used_up(state, st.DECK, state.deck_n)


@once
def goes_back(state: State, face: int) -> None:
    """All saw a card go into the stack; it may be one that they saw there before."""
    take_out(state, face, st.DECK)
    set_adrift(state, among(face, 1 << st.DECK))
    tidy(state)


@apart
def is_opened(state: State, face: int, by: int) -> None:
    """A card that lay aside unseen is turned up: one card less has left that hand unseen."""
    if state.loose_n == 0:
        return
    take_out_from(state, face, st.ASIDE, 1 << int(by))
    for i in range(state.loose_n):
        value = int(state.loose[i])
        if origin_of(value) == by and 0 < left_of(value) < st.ANY:
            value -= 1 << st.LEFT
            if left_of(value) == 0:  # none of these is gone
                there = value & 1 << int(by)
                value = among(value >> st.FACE, there if there != 0 else value & st.PLACES)
            state.loose[i] = value
    tidy(state)
