"""Rules of Frantic, part 7: who knows what of hands, and of cards that have come adrift (see state.py).

Knowledge is taken down as cards come and go. Nothing here says more than what an observer has seen can tell.
"""

from __future__ import annotations

import numpy as np

from ...kernel.compiled import compiled
from ...kernel.events import ALL_SEATS
from . import options as opt
from .deck import CARDS, FACE_OF_LEVEL, FACES, FIRST_NEUTRAL, FUCK_YOU, KIND_OF, LEVEL_OF, NUMBERS, SAME_FACE
from .rules_types import TWO_NUMBERS, state_and
from .state import ANY, ASIDE, DECK, EVERYBODY, LEFT, ON_TOP, ORIGIN, PLACES, PLAYERS

ANYTHING, NOT_RUDE, NOTHING_KNOWN, OF_COLOUR = range(4)
"""What can have left a hand: any card; no Fuck You; none still known to be there; numbers of a colour (and up)."""
_STACK_AND_ASIDE = 1 << ASIDE | 1 << ON_TOP | 1 << DECK

# --------------------------------------------------------------------------------------------------- cards adrift


@compiled(signature=TWO_NUMBERS)
def knower(row: int, seat: int) -> int:
    """The bit in ``known`` of a hand for whose row of ``loose`` this is: everybody's is the holder's own."""
    return 1 << seat if row == EVERYBODY else 1 << row


@compiled
def is_row(state: np.record, row: int) -> bool:
    """Whether somebody is behind a row."""
    return bool(row == EVERYBODY or row < state.option[opt.PLAYERS])


@compiled(signature=TWO_NUMBERS)
def may_leave(what: int, face: int) -> bool:
    """Whether a card of this face can be the one that left unseen."""
    if what >= OF_COLOUR:
        first = (what - OF_COLOUR) * NUMBERS
        return first <= face < first + NUMBERS
    return what == ANYTHING or (what == NOT_RUDE and KIND_OF[face] != FUCK_YOU)


@compiled
def among(places: int) -> int:
    """A card adrift that can lie in these places, however many cards have left them; in a single hand it surely is."""
    if places & (places - 1) == 0:
        for seat in range(PLAYERS):
            if places == 1 << seat:
                return places | seat * ORIGIN
    return places | ANY * LEFT


@compiled
def stays(value: int) -> bool:
    """Whether a card adrift may still lie in the hand that it may have left."""
    return value != 0 and value // LEFT < ANY and value >> value // ORIGIN % 8 & 1 == 1


@compiled(signature=state_and(2))
def size_if_known(state: np.record, row: int, seat: int) -> int:
    """How many cards a hand has if all of them are among those known or adrift there; -1: that cannot be told."""
    bit, count = knower(row, seat), -int(state.gone[row, seat])
    for level in range(CARDS):
        count += 1 if int(state.known[seat, level]) & bit else 0
    for level in range(CARDS):
        value = int(state.loose[row, level])
        if value >> int(seat) & 1:
            if value // LEFT == ANY or value // ORIGIN % 8 != seat:
                return -1
            count += 1
    return count


@compiled(signature=state_and(2))
def one_less_gone(state: np.record, row: int, value: int) -> None:
    """A card that may have left a hand is no longer one of those: perhaps it was one of those that are gone."""
    seat = value // ORIGIN % 8
    if stays(value) and state.gone[row, seat] > 0:
        state.gone[row, seat] -= 1


@compiled(signature=state_and(1))
def tidy(state: np.record, row: int) -> None:
    """Cards adrift of one face in descending order, and the masks of rows that have some."""
    bit, found, origins = 1 << int(row), 0, 0
    for level in range(CARDS):
        value = int(state.loose[row, level])
        found |= value
        if stays(value):
            origins |= 1 << value // ORIGIN % 8
        if value != 0 and level > 0 and SAME_FACE[level - 1]:
            j = level
            while j > 0 and SAME_FACE[j - 1] and int(state.loose[row, j - 1]) < value:
                state.loose[row, j] = state.loose[row, j - 1]
                j -= 1
            state.loose[row, j] = value
    for seat in range(PLAYERS):
        if origins >> seat & 1 == 0:
            state.gone[row, seat] = 0
    adrift, sunk = int(state.adrift) & ~bit, int(state.sunk) & ~bit
    state.adrift = adrift | bit if found != 0 else adrift
    state.sunk = sunk | bit if found & _STACK_AND_ASIDE else sunk


@compiled(signature=state_and(3))
def set_adrift(state: np.record, row: int, face: int, value: int) -> None:
    """One more card adrift; the row is to be tidied."""
    for level in range(LEVEL_OF[face], LEVEL_OF[face + 1]):
        if state.loose[row, level] == 0:
            state.loose[row, level] = value
            return


@compiled(signature=state_and(3))
def take_out(state: np.record, row: int, face: int, place: int) -> None:
    """A card of this face turned up in a place: one adrift that can have been it no longer is.

    One that was sure to lie there is taken first. If it may have been one of several, what is left of them can lie
    wherever any of them could; then how many have left where says nothing of them any more.
    """
    bit, found, union, mixed = 1 << int(place), -1, 0, 0
    for level in range(LEVEL_OF[face], LEVEL_OF[face + 1]):
        value = int(state.loose[row, level])
        if value & bit == 0:
            continue
        if value & PLACES == bit:
            state.loose[row, level] = 0
            tidy(state, row)
            return
        mixed |= 1 if found >= 0 and value != int(state.loose[row, found]) else 0
        found, union = level, union | value & PLACES
    if found < 0:
        return
    value = int(state.loose[row, found])
    state.loose[row, found] = 0
    if mixed == 0:
        if value // ORIGIN % 8 != place or size_if_known(state, row, place) != state.hand_n[place]:
            one_less_gone(state, row, value)
    else:
        state.gone[row, value // ORIGIN % 8] = 0
        for level in range(LEVEL_OF[face], LEVEL_OF[face + 1]):
            value = int(state.loose[row, level])
            if value & bit:
                state.gone[row, value // ORIGIN % 8] = 0
                state.loose[row, level] = among(union)
    tidy(state, row)


@compiled(signature=state_and(3))
def one_is_found(state: np.record, row: int, origin: int, least: int) -> None:
    """One of the cards that left a hand unseen is found: of those that were there so long one fewer can be gone."""
    for level in range(CARDS):
        value = int(state.loose[row, level])
        left = value // LEFT
        if value != 0 and value // ORIGIN % 8 == origin and least <= left < ANY:
            if left == 1 and value >> int(origin) & 1:  # none of them is gone
                state.loose[row, level] = among(1 << int(origin))
            else:
                state.loose[row, level] = value - LEFT


@compiled(signature=state_and(3))
def rule_out(state: np.record, row: int, level: int, place: int) -> None:
    """A card adrift does not lie there: where only one place is left, it surely is."""
    value = int(state.loose[row, level]) & ~(1 << int(place))
    places, origin, left = value & PLACES, value // ORIGIN % 8, value // LEFT
    if place == origin:
        one_less_gone(state, row, int(state.loose[row, level]))
    state.loose[row, level] = value if places != 0 else 0
    if places & (places - 1) == 0 and places != 0:
        state.loose[row, level] = 0
        if 0 < left < ANY and places != 1 << origin:
            one_is_found(state, row, origin, left)
        state.loose[row, level] = among(places)


@compiled(signature=state_and(2))
def sure_of(state: np.record, row: int, seat: int) -> int:
    """Of how many cards of a hand it is sure, for whose row this is, which they are."""
    bit, there, count = knower(row, seat), 1 << int(seat), 0
    for level in range(CARDS):
        count += 1 if int(state.known[seat, level]) & bit else 0
        count += 1 if int(state.loose[row, level]) & PLACES == there else 0
    return count


@compiled(signature=state_and(2))
def is_full(state: np.record, row: int, seat: int) -> bool:
    """Whether it is sure which cards a hand has, and yet others adrift seem to be possible there."""
    bit, several = 1 << int(seat), 0
    for level in range(CARDS):
        places = int(state.loose[row, level]) & PLACES
        several |= places if places & (places - 1) else 0
    return several & bit != 0 and sure_of(state, row, seat) >= int(state.hand_n[seat])


@compiled(signature=state_and(2))
def look_for_full_hands(state: np.record, row: int, seat: int) -> None:
    """Where all cards of a hand are sure, no other card adrift lies there; that may make other hands sure."""
    if int(state.adrift) >> int(row) & 1 == 0 or not is_full(state, row, seat):
        return
    again = True
    while again:
        again = False
        for other in range(state.option[opt.PLAYERS]):
            if other != row and is_full(state, row, other):
                again = True
                for level in range(CARDS):
                    places = int(state.loose[row, level]) & PLACES
                    if places >> other & 1 and places & (places - 1):
                        rule_out(state, row, level, other)
    tidy(state, row)


@compiled
def look_at_all_hands(state: np.record) -> None:
    """Where are all cards of a hand sure?"""
    for row in range(EVERYBODY + 1):
        if int(state.adrift) >> row & 1:
            for seat in range(state.option[opt.PLAYERS]):
                if seat != row:
                    look_for_full_hands(state, row, seat)


# ---------------------------------------------------------------------------------------------------- cards in hands


@compiled(signature=state_and(3))
def learn(state: np.record, seat: int, face: int, seen: int) -> None:
    """A card has come to a hand: who saw it knows of one more."""
    mask = seen if seen == ALL_SEATS else seen & ~(1 << int(seat))
    for level in range(LEVEL_OF[face], LEVEL_OF[face + 1]):
        if mask == 0:
            return
        before = int(state.known[seat, level])
        state.known[seat, level] = before | mask
        mask &= before


@compiled(signature=state_and(4))
def come_adrift(state: np.record, seat: int, others: int, to: int, what: int) -> None:
    """A card has left a hand for a place, and some did not see which: whatever they know to be there may be the one."""
    bit, there, rows = 1 << int(seat), 1 << int(to), 0
    for row in range(EVERYBODY + 1):
        if row != seat and is_row(state, row) and knower(row, seat) & others:
            rows |= 1 << row
            if what != NOTHING_KNOWN and size_if_known(state, row, seat) == state.hand_n[seat] + 1:
                state.gone[row, seat] += 1
            if int(state.adrift) >> row & 1:
                for level in range(CARDS):
                    value = int(state.loose[row, level])
                    if value & bit and may_leave(what, FACE_OF_LEVEL[level]):
                        if value // ORIGIN % 8 == seat and value // LEFT < ANY:
                            value += LEFT
                        if value // LEFT == ANY:
                            value = among(value & PLACES | there)
                            state.gone[row, seat] = 0
                        state.loose[row, level] = value | there
    for level in range(CARDS):
        mask = int(state.known[seat, level]) & others
        if mask != 0:
            value = bit | int(seat) * ORIGIN
            if may_leave(what, FACE_OF_LEVEL[level]):
                value |= there | LEFT
            state.known[seat, level] = int(state.known[seat, level]) & ~mask
            for row in range(EVERYBODY + 1):
                if rows >> row & 1 and knower(row, seat) & mask:
                    set_adrift(state, row, FACE_OF_LEVEL[level], value)
    for row in range(EVERYBODY + 1):
        if rows >> row & 1:
            tidy(state, row)


@compiled(signature=state_and(5))
def unlearn(state: np.record, seat: int, face: int, seen: int, to: int, what: int) -> None:
    """A card has left a hand: who saw it knows of one less; for who did not, what he knew comes adrift.

    ``to``: the place where it went; ``what``: what everybody knows that it is. The holder's own bit stands for
    spectators, and he sees everything that leaves: so his bit goes with the unseen.
    """
    others = 0 if seen == ALL_SEATS else ALL_SEATS & ~(seen & ~(1 << int(seat)))
    if others != 0:
        come_adrift(state, seat, others, to, what)
    seers, had = ALL_SEATS & ~others, int(state.known[seat, LEVEL_OF[face]])
    for level in range(LEVEL_OF[face], LEVEL_OF[face + 1]):
        above = int(state.known[seat, level + 1]) if SAME_FACE[level] else 0
        state.known[seat, level] = int(state.known[seat, level]) & others | above & seers
    if state.adrift != 0:
        for row in range(EVERYBODY + 1):
            if int(state.adrift) >> row & 1 and row != seat and knower(row, seat) & seers & ~had:
                take_out(state, row, face, seat)
                look_for_full_hands(state, row, seat)


@compiled(signature=state_and(4))
def confirm(state: np.record, row: int, seat: int, face: int, count: int) -> None:
    """Somebody sees that a hand has at least so many of a face."""
    bit = knower(row, seat)
    for i in range(count):
        level = int(LEVEL_OF[face]) + i
        if int(state.known[seat, level]) & bit == 0:
            if int(state.adrift) >> int(row) & 1:
                take_out(state, row, face, seat)
            mask = ALL_SEATS if row == EVERYBODY else int(state.known[seat, level]) | bit
            state.known[seat, level] = mask


@compiled(signature=state_and(2))
def has_no_other(state: np.record, row: int, seat: int) -> None:
    """Somebody knows a whole hand now: no card adrift lies there that he has not found."""
    if int(state.adrift) >> int(row) & 1:
        for level in range(CARDS):
            if int(state.loose[row, level]) >> int(seat) & 1:
                rule_out(state, row, level, seat)
        tidy(state, row)
        for other in range(state.option[opt.PLAYERS]):
            if other != row:
                look_for_full_hands(state, row, other)


@compiled(signature=state_and(2))
def know_hand(state: np.record, seat: int, other: int) -> None:
    """A seat knows all cards of another's hand."""
    for face in range(FACES):
        if state.hand[other, face] > 0:
            confirm(state, seat, other, face, state.hand[other, face])
    has_no_other(state, seat, other)
    state.told[other] = int(state.told[other]) | 1 << int(seat)


@compiled(signature=state_and(3))
def all_know(state: np.record, seat: int, face: int, count: int) -> None:
    """Everybody sees that a hand has at least so many of a face."""
    if state.adrift != 0:
        for row in range(EVERYBODY):
            if row != seat and is_row(state, row):
                confirm(state, row, seat, face, count)
    confirm(state, EVERYBODY, seat, face, count)


@compiled
def all_know_hand(state: np.record, seat: int) -> None:
    """Everybody has seen a whole hand."""
    state.told[seat] = ALL_SEATS
    if state.adrift != 0:
        for row in range(EVERYBODY + 1):
            if row != seat and is_row(state, row):
                has_no_other(state, row, seat)


# ------------------------------------------------------------------------------------------- many cards at a time


@compiled
def hands_mix(state: np.record, pooled: int) -> None:
    """The hands of a bitmask of seats are put together: what was known to be among them is adrift in all of them.

    Who is one of them knows his own cards, too, and will see which come back to him.
    """
    for row in range(EVERYBODY + 1):
        places = pooled & ~(1 << row)
        for seat in range(PLAYERS):
            state.gone[row, seat] = 0
        if not is_row(state, row) or places == 0:
            continue
        for level in range(CARDS):
            value = int(state.loose[row, level])
            if value & pooled:
                state.loose[row, level] = among(value & PLACES & ~pooled | places)
        for seat in range(state.option[opt.PLAYERS]):
            if not pooled >> seat & 1:
                continue
            for face in range(FACES):
                count = int(state.hand[seat, face]) if row == seat else 0
                for level in range(LEVEL_OF[face], LEVEL_OF[face + 1]):
                    if row != seat and int(state.known[seat, level]) & knower(row, seat):
                        count += 1
                for _ in range(count):
                    set_adrift(state, row, face, among(places))
        tidy(state, row)


@compiled(signature=state_and(3))
def comes_back(state: np.record, seat: int, face: int, pooled: int) -> None:
    """Of hands that were put together a seat is dealt a card: it may be one that he knows to be among them."""
    if int(state.adrift) >> int(seat) & 1:
        places = pooled & ~(1 << int(seat))
        for wide in range(2):
            for level in range(LEVEL_OF[face], LEVEL_OF[face + 1]):
                found = int(state.loose[seat, level]) & PLACES
                if found & places and (wide == 1 or found & ~places == 0):
                    place = 0
                    while found & places & 1 << place == 0:
                        place += 1
                    take_out(state, seat, face, place)
                    return


@compiled
def hands_move(state: np.record) -> None:
    """Each hand is about to go to the seat whose ``shares`` name its holder (plus one): cards adrift in it go along."""
    players = int(state.option[opt.PLAYERS])
    for seat in range(players):
        before = int(state.shares[seat]) - 1
        if before >= 0 and before != seat:
            know_hand(state, seat, before)
    for row in range(EVERYBODY + 1):
        if int(state.adrift) >> row & 1 == 0:
            continue
        gone = 0
        for seat in range(players):
            before = int(state.shares[seat]) - 1 if state.shares[seat] > 0 else seat
            gone |= int(state.gone[row, before]) << 6 * seat
        for seat in range(players):
            state.gone[row, seat] = gone >> 6 * seat & 63
        for level in range(CARDS):
            value = int(state.loose[row, level])
            if value == 0:
                continue
            places, origin = value & _STACK_AND_ASIDE, value // ORIGIN % 8
            moved = origin
            for seat in range(players):
                before = int(state.shares[seat]) - 1 if state.shares[seat] > 0 else seat
                places |= (value >> before & 1) << seat
                moved = seat if before == origin and value // LEFT < ANY else moved
            state.loose[row, level] = places | moved * ORIGIN | value // LEFT * LEFT
        tidy(state, row)


@compiled(signature=state_and(3))
def specials_swap(state: np.record, seat: int, other: int, rude: int) -> None:
    """All special cards of two hands change places: so does what bystanders know of them."""
    pair = 1 << int(seat) | 1 << int(other)
    for row in range(EVERYBODY + 1):
        if row == seat or row == other or not is_row(state, row):
            continue
        for holder in range(PLAYERS):
            state.gone[row, holder] = 0
        for face in range(FIRST_NEUTRAL, FACES):
            if KIND_OF[face] == FUCK_YOU and rude == 0:
                continue
            for level in range(LEVEL_OF[face], LEVEL_OF[face + 1]):
                value = int(state.loose[row, level])
                if value & pair != 0 and value & pair != pair:
                    state.loose[row, level] = among((value & PLACES) ^ pair)
            for level in range(LEVEL_OF[face], LEVEL_OF[face + 1]):
                for holder, to in ((seat, other), (other, seat)):
                    if int(state.known[holder, level]) & knower(row, holder):
                        set_adrift(state, row, face, among(1 << int(to)))
        tidy(state, row)
    for face in range(FIRST_NEUTRAL, FACES):
        if KIND_OF[face] != FUCK_YOU or rude == 1:
            for level in range(LEVEL_OF[face], LEVEL_OF[face + 1]):
                state.known[seat, level] = int(state.known[seat, level]) & 1 << int(other)
                state.known[other, level] = int(state.known[other, level]) & 1 << int(seat)


# ------------------------------------------------------------------------------------------------- stack and aside


@compiled(signature=state_and(2))
def used_up(state: np.record, place: int, count: int) -> None:
    """Where no cards lie any more, none adrift does."""
    if count > 0 or state.sunk == 0:
        return
    for row in range(EVERYBODY + 1):
        if int(state.sunk) >> row & 1:
            for level in range(CARDS):
                if int(state.loose[row, level]) >> int(place) & 1:
                    rule_out(state, row, level, place)
            tidy(state, row)


@compiled(signature=state_and(4))
def leaves_stack(state: np.record, face: int, place: int, seen: int, to: int) -> None:
    """A card came off the stack, from its top or the rest: it may be one that somebody saw go there.

    ``to``: into whose hand, if not all saw it.
    """
    for row in range(EVERYBODY + 1):
        if int(state.sunk) >> row & 1 == 0:
            continue
        if seen == ALL_SEATS or (row != EVERYBODY and seen >> row & 1):
            take_out(state, row, face, place)
        else:
            for level in range(CARDS):
                if int(state.loose[row, level]) >> int(place) & 1:
                    state.loose[row, level] = int(state.loose[row, level]) | 1 << int(to)
            tidy(state, row)
    used_up(state, ON_TOP, state.pack_n)
    used_up(state, DECK, state.deck_n)


@compiled(signature=state_and(3))
def goes_into(state: np.record, row: int, face: int, place: int) -> None:
    """Somebody saw a card go into the stack."""
    set_adrift(state, row, face, among(1 << int(place)))
    tidy(state, row)


@compiled(signature=state_and(3))
def is_fetched(state: np.record, face: int, by: int, to: int) -> None:
    """A card that lay aside goes to a hand; only who laid it and who gets it see it."""
    for row in range(EVERYBODY + 1):
        if int(state.sunk) >> row & 1 == 0 or row == by:
            continue
        if row == to:
            take_out(state, row, face, ASIDE)
        else:
            for level in range(CARDS):
                value = int(state.loose[row, level])
                if value >> ASIDE & 1 and (
                    value // LEFT == ANY or value // ORIGIN % 8 == by or value >> by & 1
                ):
                    state.loose[row, level] = value | 1 << int(to)
            tidy(state, row)


@compiled(signature=state_and(2))
def is_opened(state: np.record, face: int, by: int) -> None:
    """A card that lay aside unseen is turned up: one card less has left that hand unseen."""
    for row in range(EVERYBODY + 1):
        if row != by and int(state.sunk) >> row & 1:
            take_out(state, row, face, ASIDE)
            one_is_found(state, row, by, 1)
            tidy(state, row)


@compiled
def go_on_top(state: np.record) -> None:
    """What lies aside is shuffled and comes on top of the stack: who laid a card there knows that it is among these."""
    for row in range(EVERYBODY + 1):
        if int(state.sunk) >> row & 1:
            for level in range(CARDS):
                value = int(state.loose[row, level])
                if value >> ASIDE & 1:
                    value = value & ~(1 << ASIDE) | 1 << ON_TOP
                    single = value & PLACES == 1 << ON_TOP
                    state.loose[row, level] = among(1 << ON_TOP) if single else value
            tidy(state, row)


@compiled
def sinks(state: np.record) -> None:
    """More lies on top of the stack than can be told apart: its lowest card joins the rest."""
    for row in range(EVERYBODY + 1):
        if int(state.sunk) >> row & 1:
            for level in range(CARDS):
                if int(state.loose[row, level]) >> ON_TOP & 1:
                    state.loose[row, level] = among(int(state.loose[row, level]) & PLACES | 1 << DECK)
            tidy(state, row)
