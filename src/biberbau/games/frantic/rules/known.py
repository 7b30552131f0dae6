"""Rules of Frantic, part 7: who knows what of hands, and of cards that have come adrift (see state.py).

Knowledge is taken down as cards come and go. Nothing here says more than what an observer has seen can tell.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ....kernel.compiled import compiled
from ....kernel.events import ALL_SEATS
from . import deck
from . import state as st
from .options import Opt
from .types import TWO_NUMBERS, state_and

ANYTHING, NOT_RUDE, NOTHING_KNOWN, OF_COLOUR = range(4)
"""What can have left a hand: any card; no Fuck You; none still known to be there; numbers of a colour (and up)."""
NO_LIMIT, NOBODY = 127, -1
_STACK_AND_ASIDE = 1 << st.ASIDE | 1 << st.ON_TOP | 1 << st.DECK

# ------------------------------------------------------------------------------------------------- hands as a whole


@compiled
def exchange_numbers(numbers: NDArray[np.int16], seat: int, other: int) -> None:
    """What is noted of two seats changes places; ``numbers`` has one for each."""
    number = numbers[seat]
    numbers[seat] = numbers[other]
    numbers[other] = number


@compiled
def exchange_rows(rows: NDArray[np.int8], seat: int, other: int) -> None:
    """What is noted of two seats changes places; ``rows`` has a row for each."""
    for i in range(rows.shape[1]):
        number = rows[seat, i]
        rows[seat, i] = rows[other, i]
        rows[other, i] = number


# --------------------------------------------------------------------------------------------------- cards adrift


@compiled(signature=TWO_NUMBERS)
def knower(row: int, seat: int) -> int:
    """The bit in ``known`` of a hand for whose row of ``loose`` this is: everybody's is the holder's own."""
    return 1 << seat if row == st.EVERYBODY else 1 << row


@compiled
def is_row(state: np.record, row: int) -> bool:
    """Whether somebody is behind a row."""
    return bool(row == st.EVERYBODY or row < state.option[Opt.PLAYERS])


@compiled(signature=TWO_NUMBERS)
def may_leave(what: int, face: int) -> bool:
    """Whether a card of this face can be the one that left unseen."""
    if what >= OF_COLOUR:
        first = (what - OF_COLOUR) * deck.NUMBERS
        return first <= face < first + deck.NUMBERS
    return what == ANYTHING or (what == NOT_RUDE and deck.KIND_OF[face] != deck.FUCK_YOU)


@compiled(signature=TWO_NUMBERS)
def is_favour(face: int, rude: int) -> bool:
    """Whether a card is one of those that Special Favours swap; ``rude``: Fuck You, too."""
    return face >= deck.FIRST_NEUTRAL and (rude == 1 or bool(deck.KIND_OF[face] != deck.FUCK_YOU))


@compiled
def origin_of(value: int) -> int:
    """The hand that a card adrift may have left."""
    return value >> st.ORIGIN & 7


@compiled
def left_of(value: int) -> int:
    """How many cards have left that hand unseen since it came, or ANY."""
    return value >> st.LEFT & 7


@compiled(signature=TWO_NUMBERS)
def among(face: int, places: int) -> int:
    """A card adrift that can lie in these places, however many cards have left them; in a single hand it surely is."""
    value = int(face) << st.FACE | int(places)
    if places & (places - 1) == 0:
        for seat in range(st.PLAYERS):
            if places == 1 << seat:
                return value | seat << st.ORIGIN
    return value | st.ANY << st.LEFT


@compiled
def settled(value: int) -> int:
    """A card adrift that can lie in a single hand surely is there, as if it had come now."""
    return (
        among(value >> st.FACE, value & st.PLACES)
        if value & st.PLACES & (value & st.PLACES) - 1 == 0
        else value
    )


@compiled(signature=state_and(2))
def unknown_in(state: np.record, row: int, seat: int) -> int:
    """How many cards of a hand are not among those that are known there without doubt."""
    bit, count = knower(row, seat), int(state.hand_n[seat])
    for level in range(deck.CARDS):  # without a branch, so that many levels are done at once
        count -= 1 if int(state.known[seat, level]) & bit else 0
    return count


@compiled(signature=state_and(1))
def hidden_in(state: np.record, seat: int) -> int:
    """How many cards of a hand are known to nobody without doubt."""
    count = int(state.hand_n[seat])
    for level in range(deck.CARDS):  # as above
        count -= 1 if state.known[seat, level] != 0 else 0
    return max(0, count)


@compiled(signature=state_and(3))
def rule_out(state: np.record, row: int, i: int, place: int) -> None:
    """A card adrift does not lie there: where only one place is left, it surely is."""
    value = int(state.loose[row, i]) & ~(1 << int(place))
    if value & st.PLACES == 0:
        state.loose[row, i] = 0
    elif origin_of(value) == place and left_of(value) < st.ANY:
        laid = value & st.PLACES == 1 << st.ASIDE  # by whom matters when it is turned up
        state.loose[row, i] = among(value >> st.FACE, value & st.PLACES) | (
            int(place) << st.ORIGIN if laid else 0
        )
    else:
        state.loose[row, i] = settled(value)


@compiled
def hand_by_hand(places: int) -> int:
    """1 in the byte of each hand among these places: what is added up counts for all hands at once."""
    return (places & 0x7F) * 0x02040810204081 & 0x0101010101010101 | (places & 0x80) << 49


@compiled(signature=TWO_NUMBERS)
def of_hand(counts: int, seat: int) -> int:
    """One hand's part of such a sum."""
    return counts >> 8 * seat & 0xFF


@compiled(signature=state_and(1))
def look_for_full_hands(state: np.record, row: int) -> None:
    """Where no more cards adrift can lie than surely do, no other does; that may make others sure."""
    again = True
    while again:
        there, sure, again = 0, 0, False
        for i in range(state.loose_n[row]):
            places = int(state.loose[row, i]) & st.PLACES
            there += hand_by_hand(places)
            sure += hand_by_hand(places) if places & places - 1 == 0 else 0
        for seat in range(st.PLAYERS if there != sure else 0):
            full = of_hand(sure, seat) >= state.room[row, seat]
            if full and of_hand(there, seat) > of_hand(sure, seat) and not again:
                again = True
                for i in range(state.loose_n[row]):
                    value = int(state.loose[row, i])
                    if value >> seat & 1 and value & st.PLACES != 1 << seat:
                        rule_out(state, row, i, seat)


@compiled(signature=state_and(1))
def tidy(state: np.record, row: int) -> None:
    """Cards adrift in descending order, those that are no longer (0) left out; and what is noted of all of them."""
    bit, found, count, faces, there = 1 << int(row), 0, 0, 0, 0
    look_for_full_hands(state, row)
    for i in range(state.loose_n[row]):
        value = int(state.loose[row, i])
        state.loose[row, i] = 0
        if value == 0:
            continue
        if left_of(value) == st.ANY and value & st.PLACES != 1 << st.ASIDE:
            value = among(value >> st.FACE, value & st.PLACES)
        found |= value
        there += hand_by_hand(value)
        faces |= 1 << (value >> st.FACE) % st.FACE_BITS
        j = count
        while j > 0 and int(state.loose[row, j - 1]) < value:
            state.loose[row, j] = state.loose[row, j - 1]
            j -= 1
        state.loose[row, j] = value
        count += 1
    state.loose_n[row] = count
    state.loose_faces[row] = faces
    state.loose_at[row] = found & ALL_SEATS
    for seat in range(st.PLAYERS):
        state.room[row, seat] = min(int(state.room[row, seat]), of_hand(there, seat))
    adrift, sunk = int(state.adrift) & ~bit, int(state.sunk) & ~bit
    state.adrift = adrift | bit if found != 0 else adrift
    state.sunk = sunk | bit if found & _STACK_AND_ASIDE else sunk


@compiled(signature=state_and(2))
def limit_room(state: np.record, row: int, seat: int) -> None:
    """No more cards adrift can lie in a hand than it has unknown ones."""
    if int(state.loose_at[row]) >> int(seat) & 1:
        unknown = unknown_in(state, row, seat)
        if unknown < state.room[row, seat]:
            state.room[row, seat] = max(0, unknown)
            tidy(state, row)


@compiled(signature=state_and(2))
def set_adrift(state: np.record, row: int, value: int) -> None:
    """One more card adrift; the row is to be tidied. One too many is forgotten."""
    count = int(state.loose_n[row])
    if count < st.LOOSE:
        state.loose[row, count] = value
        state.loose_n[row] = count + 1


@compiled(signature=state_and(1))
def forget_adrift(state: np.record, row: int) -> None:
    """No card is adrift for whose row this is; ``adrift`` and ``sunk`` are up to the caller."""
    for i in range(state.loose_n[row]):
        state.loose[row, i] = 0
    state.loose_n[row] = 0
    state.loose_faces[row] = 0
    state.loose_at[row] = 0
    for seat in range(st.PLAYERS):
        state.room[row, seat] = 0


@compiled(signature=state_and(2))
def has_face(state: np.record, row: int, face: int) -> bool:
    """Whether a card of this face may be adrift; seldom true without need."""
    return int(state.loose_faces[row]) >> int(face) % st.FACE_BITS & 1 == 1


@compiled(signature=state_and(4))
def take_out_from(state: np.record, row: int, face: int, place: int, by: int) -> None:
    """A card of this face turned up in a place, laid there by one of these seats: one adrift that can have been it goes.

    One that was sure to lie there is taken first. If it may have been one of several, what is left of them can lie
    wherever any of them could; then how many have left where says nothing of them any more.
    """
    bit, found, union, mixed = 1 << int(place), -1, 0, False
    if not has_face(state, row, face):
        return
    for i in range(state.loose_n[row]):
        value = int(state.loose[row, i])
        if value >> st.FACE != face or value & bit == 0:
            continue
        if by != ALL_SEATS and value & st.PLACES == bit and 1 << origin_of(value) != by:
            continue
        if value & st.PLACES == bit:
            if place < st.PLAYERS and state.room[row, place] > 0:
                state.room[row, place] -= 1
            state.loose[row, i] = 0
            tidy(state, row)
            return
        mixed |= found >= 0 and value != int(state.loose[row, found])
        found, union = i, union | value & st.PLACES
    if found < 0:
        return
    state.loose[row, found] = 0
    if mixed:
        for i in range(state.loose_n[row]):
            value = int(state.loose[row, i])
            if value >> st.FACE == face and value & bit and value & st.PLACES != bit:
                state.loose[row, i] = among(face, union)
    tidy(state, row)


@compiled(signature=state_and(3))
def take_out(state: np.record, row: int, face: int, place: int) -> None:
    """A card of this face turned up in a place: one adrift that can have been it no longer is."""
    take_out_from(state, row, face, place, ALL_SEATS)


# ---------------------------------------------------------------------------------------------------- cards in hands


@compiled(signature=state_and(3))
def learn(state: np.record, seat: int, face: int, seen: int) -> None:
    """A card has come to a hand: who saw it knows of one more."""
    mask = seen if seen == ALL_SEATS else seen & ~(1 << int(seat))
    for level in range(deck.LEVEL_OF[face], deck.LEVEL_OF[face + 1]):
        if mask == 0:
            return
        before = int(state.known[seat, level])
        state.known[seat, level] = before | mask
        mask &= before


@compiled(signature=state_and(4))
def may_have_gone(state: np.record, row: int, seat: int, to: int, what: int) -> bool:
    """A card has left a hand unseen: each of those adrift that can lie there may be the one. True if any may."""
    bit, there, moved = 1 << int(seat), 1 << int(to), False
    for i in range(state.loose_n[row]):
        value = int(state.loose[row, i])
        if value & bit and may_leave(what, value >> st.FACE):
            moved, value = True, value | there
        origin = origin_of(value) if left_of(value) < st.ANY and what != NOTHING_KNOWN else NOBODY
        if origin == seat and value & st.PLACES != bit:
            value += 1 << st.LEFT
            value = among(value >> st.FACE, value & st.PLACES) if left_of(value) == st.ANY else value
        state.loose[row, i] = value
    return moved


@compiled(signature=state_and(4))
def come_adrift(state: np.record, seat: int, others: int, to: int, what: int) -> None:
    """A card has left a hand for a place, and some did not see which: whatever they know to be there may be the one."""
    anything, concerned, moved = 0, 0, 0
    for level in range(deck.CARDS):  # without a branch, so that many levels are done at once
        anything |= int(state.known[seat, level])
    anything &= others
    for row in range(st.EVERYBODY + 1):
        mask = knower(row, seat) if row != seat and is_row(state, row) else 0
        if mask & others != 0 and (mask & anything != 0 or int(state.loose_at[row]) >> int(seat) & 1):
            concerned |= 1 << row
            moved |= int(may_have_gone(state, row, seat, to, what)) << row
    known, known_to_all = 0, 0  # how many cards, by rows in bytes
    for level in range(deck.CARDS if anything != 0 else 0):
        knowers = int(state.known[seat, level]) & others
        if knowers == 0:
            continue
        face = int(deck.FACE_OF_LEVEL[level])
        value, leaves = 1 << int(seat) | int(seat) << st.ORIGIN | face << st.FACE, may_leave(what, face)
        if leaves:
            value |= 1 << int(to) | 1 << st.LEFT
        for row in range(st.EVERYBODY + 1):
            if concerned >> row & 1 and knowers & knower(row, seat):
                set_adrift(state, row, value)
                known += 1 << 8 * row if row < st.EVERYBODY else 0
                known_to_all += 1 if row == st.EVERYBODY else 0
                moved |= int(leaves) << row
        state.known[seat, level] = int(state.known[seat, level]) & ~others
    for row in range(st.EVERYBODY + 1):
        if concerned >> row & 1:
            more, room = (
                known_to_all if row == st.EVERYBODY else of_hand(known, row),
                int(state.room[row, seat]),
            )
            if room == 1 + int(state.hand_n[seat]) - more and what != NOTHING_KNOWN:
                room -= 1  # all cards of the hand were followed, or known: surely one of these is gone
            state.room[row, seat] = max(0, room + more)
            if moved >> row & 1 and to < st.PLAYERS:
                state.room[row, to] += 1
            tidy(state, row)


@compiled(signature=state_and(5))
def unlearn(state: np.record, seat: int, face: int, seen: int, to: int, what: int) -> None:
    """A card has left a hand: those who saw it know of one less; for those who did not, what they knew comes adrift.

    ``to``: the place where it went; ``what``: what everybody knows that it is. The holder's own bit stands for
    spectators, and a holder sees everything that leaves: so that bit goes with the unseen.
    """
    others = 0 if seen == ALL_SEATS else ALL_SEATS & ~(seen & ~(1 << int(seat)))
    if others != 0:
        come_adrift(state, seat, others, to, what)
    seers, had = ALL_SEATS & ~others, int(state.known[seat, deck.LEVEL_OF[face]])
    for level in range(deck.LEVEL_OF[face], deck.LEVEL_OF[face + 1]):
        above = int(state.known[seat, level + 1]) if deck.SAME_FACE[level] else 0
        state.known[seat, level] = int(state.known[seat, level]) & others | above & seers
    hidden = -1
    if state.adrift != 0:
        for row in range(st.EVERYBODY + 1):
            if int(state.adrift) >> row & 1 and row != seat and knower(row, seat) & seers:
                if knower(row, seat) & ~had:
                    take_out(state, row, face, seat)
                if state.room[row, seat] > 0:
                    hidden = hidden_in(state, seat) if hidden < 0 else hidden
                    if state.room[row, seat] > hidden:
                        limit_room(state, row, seat)


@compiled(signature=state_and(4))
def confirm(state: np.record, row: int, seat: int, face: int, count: int) -> None:
    """Somebody sees that a hand has at least this many of a face."""
    bit = knower(row, seat)
    for i in range(count):
        level = int(deck.LEVEL_OF[face]) + i
        if int(state.known[seat, level]) & bit == 0:
            if int(state.adrift) >> int(row) & 1:
                take_out(state, row, face, seat)
            mask = ALL_SEATS if row == st.EVERYBODY else int(state.known[seat, level]) | bit
            state.known[seat, level] = mask
    limit_room(state, row, seat)


@compiled(signature=state_and(2))
def has_no_other(state: np.record, row: int, seat: int) -> None:
    """Somebody knows a whole hand now: no card adrift lies there that they have not found."""
    if int(state.loose_at[row]) >> int(seat) & 1:
        for i in range(state.loose_n[row]):
            places = int(state.loose[row, i]) & st.PLACES
            if places >> int(seat) & 1 and places & (places - 1):
                rule_out(state, row, i, seat)
        tidy(state, row)


@compiled(signature=state_and(2))
def know_hand(state: np.record, seat: int, other: int) -> None:
    """A seat knows all cards of another's hand."""
    for face in range(deck.FACES):
        if state.hand[other, face] > 0:
            confirm(state, seat, other, face, state.hand[other, face])
    has_no_other(state, seat, other)
    state.told[other] = int(state.told[other]) | 1 << int(seat)


@compiled(signature=state_and(3))
def all_know(state: np.record, seat: int, face: int, count: int) -> None:
    """Everybody sees that a hand has at least this many of a face."""
    if state.adrift != 0:
        for row in range(st.EVERYBODY):
            if row != seat and is_row(state, row):
                confirm(state, row, seat, face, count)
    confirm(state, st.EVERYBODY, seat, face, count)


@compiled(signature=state_and(2))
def all_can_tell(state: np.record, seat: int, face: int) -> None:
    """All can tell that a hand has a card that nobody has shown them."""
    for row in range(st.EVERYBODY + 1):
        if (
            row != seat
            and is_row(state, row)
            and int(state.known[seat, deck.LEVEL_OF[face]]) & knower(row, seat) == 0
        ):
            take_out(state, row, face, seat)
            set_adrift(state, row, among(face, 1 << int(seat)))
            state.room[row, seat] += 1
            tidy(state, row)
            limit_room(state, row, seat)


@compiled
def all_know_hand(state: np.record, seat: int) -> None:
    """Everybody has seen a whole hand."""
    state.told[seat] = ALL_SEATS
    if state.adrift != 0:
        for row in range(st.EVERYBODY + 1):
            if row != seat and is_row(state, row):
                has_no_other(state, row, seat)


@compiled
def could_lie(state: np.record, row: int, face: int, place: int) -> bool:
    """Whether a card adrift can be where it may lie: a card of its face is there beside those that are known."""
    if place == st.DECK:
        return bool(state.deck[face] > 0)
    if place == st.ON_TOP:
        found = 0
        for i in range(state.pack_n):
            found += 1 if state.pack[i] == face else 0
        return found > 0
    if place == st.ASIDE:
        found = 0
        for i in range(state.aside_n):
            found += 1 if state.aside[i] == face else 0
        return found > 0
    count = int(state.hand[place, face])
    for one in range(deck.LEVEL_OF[face], deck.LEVEL_OF[face + 1]):
        count -= 1 if int(state.known[place, one]) & knower(row, place) else 0
    return count > 0


@compiled(signature=state_and(2))
def can_lie(state: np.record, row: int, value: int) -> bool:
    """Whether a card adrift lies in one of its places, as far as its face tells."""
    found = False
    for place in range(st.DECK + 1):
        found |= value >> place & 1 == 1 and could_lie(state, row, value >> st.FACE, place)
    return found


@compiled
def all_agree(state: np.record) -> bool:
    """Whether everything that everybody knows of cards adrift can be so."""
    fine = True
    for i in range(state.loose_n[st.EVERYBODY]):
        fine &= can_lie(state, st.EVERYBODY, int(state.loose[st.EVERYBODY, i]))
    return fine


# ------------------------------------------------------------------------------------------- many cards at a time


@compiled
def hands_mix(state: np.record, pooled: int) -> None:
    """The hands of a bitmask of seats are put together: what was known to be among them is adrift in all of them.

    A player who is one of them knows their own cards, too, and will see which come back.
    """
    for row in range(st.EVERYBODY + 1):
        places = pooled & ~(1 << row)
        if not is_row(state, row) or places == 0:
            continue
        for i in range(state.loose_n[row]):
            value = int(state.loose[row, i])
            if value & pooled:
                state.loose[row, i] = among(value >> st.FACE, value & st.PLACES & ~pooled | places)
        for seat in range(state.option[Opt.PLAYERS]):
            if not pooled >> seat & 1:
                continue
            for face in range(deck.FACES):
                count = int(state.hand[seat, face]) if row == seat else 0
                for level in range(deck.LEVEL_OF[face], deck.LEVEL_OF[face + 1]):
                    if row != seat and int(state.known[seat, level]) & knower(row, seat):
                        count += 1
                for _ in range(count):
                    set_adrift(state, row, among(face, places))
        for seat in range(state.option[Opt.PLAYERS]):
            if places >> seat & 1:
                state.room[row, seat] = NO_LIMIT
        tidy(state, row)


@compiled(signature=state_and(1))
def limit_rooms(state: np.record, seats: int) -> None:
    """What came to these hands has come: no more cards adrift can lie there than they have."""
    for row in range(st.EVERYBODY + 1):
        if int(state.adrift) >> row & 1:
            for seat in range(state.option[Opt.PLAYERS]):
                if int(seats) >> seat & 1:
                    limit_room(state, row, seat)


@compiled(signature=state_and(3))
def comes_back(state: np.record, seat: int, face: int, pooled: int) -> None:
    """Of hands that were put together a seat is dealt a card: it may be one that it knows to be among them."""
    if int(state.adrift) >> int(seat) & 1:
        places = pooled & ~(1 << int(seat))
        for wide in range(2):
            for i in range(state.loose_n[seat]):
                value = int(state.loose[seat, i])
                found = value & st.PLACES if value >> st.FACE == face else 0
                if found & places and (wide == 1 or found & ~places == 0):
                    place = 0
                    while found & places & 1 << place == 0:
                        place += 1
                    take_out(state, seat, face, place)
                    return


@compiled
def hands_move(state: np.record) -> None:
    """Each hand is about to go to the seat whose ``shares`` name its holder (plus one): cards adrift in it go along."""
    players = int(state.option[Opt.PLAYERS])
    for seat in range(players):
        before = int(state.shares[seat]) - 1
        if before >= 0 and before != seat:
            know_hand(state, seat, before)
    for row in range(st.EVERYBODY + 1):
        if int(state.adrift) >> row & 1 == 0:
            continue
        rooms = 0
        for seat in range(players):
            before = int(state.shares[seat]) - 1 if state.shares[seat] > 0 else seat
            rooms |= int(state.room[row, before]) << 7 * seat
        for seat in range(players):
            state.room[row, seat] = rooms >> 7 * seat & 127
        for i in range(state.loose_n[row]):
            value = int(state.loose[row, i])
            places, origin = value & _STACK_AND_ASIDE, origin_of(value)
            moved = origin
            for seat in range(players):
                before = int(state.shares[seat]) - 1 if state.shares[seat] > 0 else seat
                places |= (value >> before & 1) << seat
                moved = seat if before == origin and left_of(value) < st.ANY else moved
            state.loose[row, i] = places | moved << st.ORIGIN | value >> st.LEFT << st.LEFT
        tidy(state, row)


@compiled(signature=state_and(3))
def specials_swap(state: np.record, seat: int, other: int, rude: int) -> None:
    """All special cards of two hands change places: so does what bystanders know of them."""
    pair = 1 << int(seat) | 1 << int(other)
    for row in range(st.EVERYBODY + 1):
        if row == seat or row == other or not is_row(state, row):
            continue
        for i in range(state.loose_n[row]):
            value = int(state.loose[row, i])
            if is_favour(value >> st.FACE, rude) and value & pair != 0:
                places = value & st.PLACES
                state.loose[row, i] = among(
                    value >> st.FACE, places if places & pair == pair else places ^ pair
                )
        for level in range(deck.LEVEL_OF[deck.FIRST_NEUTRAL], deck.CARDS):
            for holder, to in ((seat, other), (other, seat)):
                if int(state.known[holder, level]) & knower(row, holder) and is_favour(
                    deck.FACE_OF_LEVEL[level], rude
                ):
                    set_adrift(state, row, among(deck.FACE_OF_LEVEL[level], 1 << int(to)))
        state.room[row, seat] = NO_LIMIT
        state.room[row, other] = NO_LIMIT
        tidy(state, row)
    for level in range(deck.LEVEL_OF[deck.FIRST_NEUTRAL], deck.CARDS):
        if is_favour(deck.FACE_OF_LEVEL[level], rude):
            state.known[seat, level] = int(state.known[seat, level]) & 1 << int(other)
            state.known[other, level] = int(state.known[other, level]) & 1 << int(seat)


@compiled(signature=state_and(3))
def specials_are_seen(state: np.record, seat: int, other: int, rude: int) -> None:
    """A seat has seen all special cards that another had: those adrift that it did not see were not there."""
    if int(state.loose_at[seat]) >> int(other) & 1:
        for i in range(state.loose_n[seat]):
            value = int(state.loose[seat, i])
            if value >> int(other) & 1 and is_favour(value >> st.FACE, rude):
                rule_out(state, seat, i, other)
        tidy(state, seat)


# ------------------------------------------------------------------------------------------------- stack and aside


@compiled(signature=state_and(2))
def used_up(state: np.record, place: int, count: int) -> None:
    """Where no cards lie any more, none adrift does."""
    if count > 0 or state.sunk == 0:
        return
    for row in range(st.EVERYBODY + 1):
        if int(state.sunk) >> row & 1:
            for i in range(state.loose_n[row]):
                if int(state.loose[row, i]) >> int(place) & 1:
                    rule_out(state, row, i, place)
            tidy(state, row)


@compiled(signature=state_and(3))
def may_have_come(state: np.record, row: int, place: int, to: int) -> None:
    """A card went from a place to a hand unseen: each of those adrift that can lie there may be the one."""
    found = False
    for i in range(state.loose_n[row]):
        if int(state.loose[row, i]) >> int(place) & 1:
            state.loose[row, i] = int(state.loose[row, i]) | 1 << int(to)
            found = True
    if found:
        state.room[row, to] += 1
        tidy(state, row)


@compiled(signature=state_and(4))
def leaves_stack(state: np.record, face: int, place: int, seen: int, to: int) -> None:
    """A card came off the stack, from its top or the rest: it may be one that somebody saw go there.

    ``to``: into whose hand, if not all saw it.
    """
    for row in range(st.EVERYBODY + 1):
        if int(state.sunk) >> row & 1 == 0:
            continue
        if seen == ALL_SEATS or (row != st.EVERYBODY and seen >> row & 1):
            take_out(state, row, face, place)
        else:
            may_have_come(state, row, place, to)
    used_up(state, st.ON_TOP, state.pack_n)
    used_up(state, st.DECK, state.deck_n)


@compiled(signature=state_and(3))
def goes_into(state: np.record, row: int, face: int, place: int) -> None:
    """Somebody saw a card go into the stack."""
    set_adrift(state, row, among(face, 1 << int(place)))
    tidy(state, row)


@compiled(signature=state_and(3))
def is_fetched(state: np.record, face: int, by: int, to: int) -> None:
    """A card that lay aside goes to a hand; only the one who laid it and the one who gets it see it."""
    for row in range(st.EVERYBODY + 1):
        if int(state.sunk) >> row & 1 == 0 or row == by:
            continue
        if row == to:
            take_out(state, row, face, st.ASIDE)
        else:
            may_have_come(state, row, st.ASIDE, to)


@compiled(signature=state_and(2))
def is_opened(state: np.record, face: int, by: int) -> None:
    """A card that lay aside unseen is turned up: one card less has left that hand unseen."""
    for row in range(st.EVERYBODY + 1):
        if row != by and int(state.adrift) >> row & 1:
            take_out_from(state, row, face, st.ASIDE, 1 << int(by))
            for i in range(state.loose_n[row]):
                value = int(state.loose[row, i])
                if origin_of(value) == by and 0 < left_of(value) < st.ANY:
                    value -= 1 << st.LEFT
                    if left_of(value) == 0:  # none of these is gone
                        there = value & 1 << int(by)
                        value = among(value >> st.FACE, there if there != 0 else value & st.PLACES)
                    state.loose[row, i] = value
            tidy(state, row)


@compiled
def go_on_top(state: np.record) -> None:
    """What lies aside is shuffled and comes on top of the stack: who laid a card there knows that it is among these."""
    for row in range(st.EVERYBODY + 1):
        if int(state.sunk) >> row & 1:
            for i in range(state.loose_n[row]):
                value = int(state.loose[row, i])
                if value >> st.ASIDE & 1:
                    state.loose[row, i] = settled(value & ~(1 << st.ASIDE) | 1 << st.ON_TOP)
            tidy(state, row)


@compiled
def sinks(state: np.record) -> None:
    """More lies on top of the stack than can be told apart: its lowest card joins the rest."""
    for row in range(st.EVERYBODY + 1):
        if int(state.sunk) >> row & 1:
            for i in range(state.loose_n[row]):
                value = int(state.loose[row, i])
                if value >> st.ON_TOP & 1:
                    state.loose[row, i] = value | 1 << st.DECK
            tidy(state, row)
