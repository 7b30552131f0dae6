"""Rules of Frantic, part 8: what everybody knows that a hand lacks (see state.py)."""

from __future__ import annotations

from ....kernel.events import ALL_SEATS, Events, tell
from . import deck, sorts
from . import state as st
from .known import all_can_tell, none_lies
from .options import Opt
from .sorts import ANYTHING, is_favour, may_be
from .state import Ev, State
from .types import apart, once
from .whereabouts import who_knows


@once
def lacks_beside(state: State, seat: int, face: int) -> None:
    """None of the cards of a hand of which somebody does not know what they are is of this face."""
    state.lack[seat, face] = 1 + int(state.late_n[seat])
    state.lacking = int(state.lacking) | 1 << int(seat)


@apart
def has_none_but(state: State, seat: int, sort: int, coming: int, events: Events) -> None:
    """No card of a hand is of a sort, beside those that all have just been shown or that are about to come."""
    tell(events, Ev.LACKS, seat=seat, a=sort)
    for face in range(deck.FACES):
        if may_be(sort, face):
            lacks_beside(state, seat, face)
    if coming == 0 and int(state.loose_at) >> int(seat) & 1:
        none_lies(state, seat, sort, False)


@once
def has_none(state: State, seat: int, sort: int, events: Events) -> None:
    """No card of a hand is of a sort, beside those that all have just been shown: none adrift is there either."""
    has_none_but(state, seat, sort, 0, events)


@once
def forget_lacks(state: State, seat: int) -> None:
    """Nothing is known any more of what a hand lacks: it is known itself, or another one."""
    if int(state.lacking) >> int(seat) & 1:
        state.lack[seat, :] = 0
        state.late[seat, :] = 0
        state.late_n[seat] = 0
        state.lacking = int(state.lacking) & ~(1 << int(seat))


@once
def has_no_more(state: State, seat: int) -> None:
    """All cards of a hand have been shown: no card adrift lies there that they have not found."""
    state.told[seat] = ALL_SEATS
    if int(state.loose_at) >> int(seat) & 1:
        none_lies(state, seat, ANYTHING, True)
    forget_lacks(state, seat)


@apart
def has_only(state: State, seat: int, sort: int, events: Events) -> None:
    """All can tell that the only card of a hand is the one that is not of this sort."""
    tell(events, Ev.LACKS, seat=seat, a=sort)
    for face in range(deck.FACES):
        if state.hand[seat, face] > 0:
            all_can_tell(state, seat, face)
    has_no_more(state, seat)


@apart
def drop_late(state: State, seat: int, first: int) -> None:
    """One of the cards that came late is of no account any more; what was said just before it came is said after it."""
    for i in range(first, int(state.late_n[seat]) - 1):
        state.late[seat, i] = state.late[seat, i + 1]
    state.late_n[seat] -= 1
    state.late[seat, state.late_n[seat]] = 0
    for face in range(deck.FACES):
        if state.lack[seat, face] > first + 1:
            state.lack[seat, face] -= 1


@apart
def comes_late(state: State, seat: int, face: int, seen: int) -> None:
    """A card comes to a hand that is known to lack something; if not all saw it, it may be just that."""
    if seen == ALL_SEATS:
        return
    if state.late_n[seat] == st.LATE:  # what was said before the first of them came is given up
        said = 0
        for other in range(deck.FACES):
            if state.lack[seat, other] == 1:
                state.lack[seat, other] = 0
            said |= int(state.lack[seat, other])
        if said == 0:
            forget_lacks(state, seat)
            return
        drop_late(state, seat, 0)
    state.late[seat, state.late_n[seat]] = seen & ~(1 << int(seat))
    state.late_n[seat] += 1


@apart
def leaves_lacking(state: State, seat: int, face: int, seen: int) -> None:
    """A card leaves a hand that is known to lack something.

    If all see it and nobody knew of it, and the hand lacked it, it is one of those that came late: reckoned the first.
    """
    if state.hand_n[seat] == 0:
        forget_lacks(state, seat)
        return
    if seen != ALL_SEATS:
        return
    first = int(state.lack[seat, face]) - 1
    if first < 0 or who_knows(state, seat, face, 0) == ALL_SEATS or first >= state.late_n[seat]:
        return
    seers = 0
    for i in range(first, state.late_n[seat]):
        seers |= int(state.late[seat, i])
    for i in range(state.loose_n):
        value = int(state.loose[i])
        seers |= value >> int(seat) & 1 if value >> st.FACE == face else 0
    if seers == 0:
        drop_late(state, seat, first)


@apart
def how_many_late(state: State, observer: int, seat: int, said: int) -> int:
    """How many cards have come to a hand, unseen by an observer, since something was said of it."""
    bit, count = 1 << (seat if observer < 0 else observer), 0
    for i in range(said - 1, state.late_n[seat]):
        count += 1 if int(state.late[seat, i]) & bit == 0 else 0
    return count


@once
def surely_lacks(state: State, seat: int, face: int) -> bool:
    """Whether all know that of the cards that are not known to all none is of this face."""
    said = int(state.lack[seat, face])
    return said > 0 and said - 1 == int(state.late_n[seat])


@apart
def swap_lacks(state: State, seat: int, other: int) -> None:
    """Two hands change places."""
    bits = int(state.lacking)
    if (bits >> int(seat) | bits >> int(other)) & 1 == 0:
        return
    for face in range(deck.FACES):
        state.lack[seat, face], state.lack[other, face] = state.lack[other, face], state.lack[seat, face]
    for i in range(st.LATE):
        state.late[seat, i], state.late[other, i] = state.late[other, i], state.late[seat, i]
    state.late_n[seat], state.late_n[other] = state.late_n[other], state.late_n[seat]
    if (bits >> int(seat) ^ bits >> int(other)) & 1:
        state.lacking = bits ^ (1 << int(seat) | 1 << int(other))


@apart
def late_moves_in(state: State, seat: int, before: int) -> None:
    """The hand of ``before`` has become that of a seat: its old holder has seen what came late."""
    for i in range(state.late_n[seat]):
        mask = int(state.late[seat, i])
        all_know_it = mask >> int(before) & 1
        state.late[seat, i] = (mask | 1 << int(before)) & ~(1 << int(seat)) | all_know_it << int(seat)


@apart
def is_mated_out(state: State, seat: int, events: Events) -> None:
    """After a Mating Season no number is there twice: none that all know is there once more."""
    tell(events, Ev.DIFFERS, seat=seat)
    for face in range(5 * deck.NUMBERS):
        if who_knows(state, seat, face, 0) == ALL_SEATS:
            for suit in range(5):
                lacks_beside(state, seat, suit * deck.NUMBERS + face % deck.NUMBERS)


@apart
def favours_have_come(state: State, seat: int, count: int) -> None:
    """``count`` special cards have just come to a hand; where all know which they are, as if all had seen them come."""
    there, rude = 0, int(state.option[Opt.FAVOURS_TAKE_ALL])
    for i in range(state.loose_n):
        value = int(state.loose[i])
        known = value & st.PLACES == 1 << int(seat)
        there += 1 if known and is_favour(value >> st.FACE, rude) else 0
    last = int(state.late_n[seat])
    for i in range(max(0, last - min(count, there)), last):
        state.late[seat, i] = int(state.late[seat, i]) | 1 << int(seat)


@once
def keeps_only_curse(state: State, seat: int, events: Events) -> None:
    """All has been discarded; if a card is still there, it is the Curse (F74)."""
    if state.hand[seat, deck.FACE_OF_KIND[deck.CURSE]] > 0:
        has_only(state, seat, sorts.ALL_BUT_CURSE, events)
