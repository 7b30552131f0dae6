"""Rules of Frantic, part 8: what everybody knows that a hand lacks (see state.py)."""

from __future__ import annotations

import numpy as np

from ....kernel.compiled import compiled
from ....kernel.events import ALL_SEATS
from . import deck
from . import state as st
from .known import (
    OF_COLOUR,
    all_can_tell,
    all_know_hand,
    exchange_numbers,
    exchange_rows,
    is_favour,
    knower,
    rule_out,
    tidy,
)
from .options import Opt
from .types import state_and


@compiled(signature=state_and(2))
def lacks_beside(state: np.record, seat: int, face: int) -> None:
    """None of the cards of a hand of which somebody does not know what they are is of this face."""
    state.lack[seat, face] = 1 + int(state.late_n[seat])
    state.lacking = int(state.lacking) | 1 << int(seat)


@compiled(signature=state_and(2))
def lacks(state: np.record, seat: int, face: int) -> None:
    """No card of a hand is of this face, beside those that all know; ``has_none`` is to follow."""
    lacks_beside(state, seat, face)
    state.lack[seat, face] = -int(state.lack[seat, face])


@compiled(signature=state_and(1))
def has_none(state: np.record, seat: int) -> None:
    """What a hand was just said to lack it has not beside what they know there: none adrift is there."""
    for row in range(st.EVERYBODY + 1):
        if int(state.loose_at[row]) >> int(seat) & 1:
            found = False
            for i in range(state.loose_n[row]):
                value = int(state.loose[row, i])
                if value >> int(seat) & 1 and state.lack[seat, value >> st.FACE] < 0:
                    rule_out(state, row, i, seat)
                    found = True
            if found:
                tidy(state, row)
    for face in range(deck.FACES):
        state.lack[seat, face] = abs(int(state.lack[seat, face]))


@compiled(signature=state_and(1))
def forget_lacks(state: np.record, seat: int) -> None:
    """Nothing is known any more of what a hand lacks: it is known itself, or another one."""
    if int(state.lacking) >> int(seat) & 1:
        for face in range(deck.FACES):
            state.lack[seat, face] = 0
        for i in range(st.LATE):
            state.late[seat, i] = 0
        state.late_n[seat] = 0
        state.apart[seat] = 0
        state.favours[seat] = 0
        state.favoured[seat] = 0
        state.lacking = int(state.lacking) & ~(1 << int(seat))


@compiled
def has_no_more(state: np.record, seat: int) -> None:
    """All cards of a hand have been shown."""
    all_know_hand(state, seat)
    forget_lacks(state, seat)


@compiled
def has_but_one(state: np.record, seat: int) -> None:
    """All can tell which is the only card of a hand."""
    for face in range(deck.FACES):
        if state.hand[seat, face] > 0:
            all_can_tell(state, seat, face)
    has_no_more(state, seat)


@compiled(signature=state_and(2))
def drop_late(state: np.record, seat: int, first: int) -> None:
    """One of the cards that came late is of no account any more; what was said just before it came is said after it."""
    for i in range(first, int(state.late_n[seat]) - 1):
        state.late[seat, i] = state.late[seat, i + 1]
    state.late_n[seat] -= 1
    state.late[seat, state.late_n[seat]] = 0
    for face in range(deck.FACES):
        if state.lack[seat, face] > first + 1:
            state.lack[seat, face] -= 1
    if state.apart[seat] > first + 1:
        state.apart[seat] -= 1
    if state.favoured[seat] > first + 1:
        state.favoured[seat] -= 1


@compiled(signature=state_and(3))
def comes_late(state: np.record, seat: int, face: int, seen: int) -> None:
    """A card comes to a hand that is known to lack something; if not all saw it, it may be just that."""
    if seen == ALL_SEATS:
        if state.favours[seat] > 0 and is_favour(face, state.option[Opt.FAVOURS_TAKE_ALL]):
            state.favours[seat] += 1
        return
    if state.late_n[seat] == st.LATE:  # what was said before the first of them came is given up
        said = 0
        for other in range(deck.FACES):
            if state.lack[seat, other] == 1:
                state.lack[seat, other] = 0
            said |= int(state.lack[seat, other])
        if state.apart[seat] == 1:
            state.apart[seat] = 0
        if state.favoured[seat] == 1:
            state.favours[seat] = 0
            state.favoured[seat] = 0
        if said | int(state.apart[seat]) | int(state.favours[seat]) == 0:
            forget_lacks(state, seat)
            return
        drop_late(state, seat, 0)
    state.late[seat, state.late_n[seat]] = seen & ~(1 << int(seat))
    state.late_n[seat] += 1


@compiled(signature=state_and(4))
def leaves_lacking(state: np.record, seat: int, face: int, seen: int, what: int) -> None:
    """A card leaves a hand that is known to lack something.

    If all see it and nobody knew of it, and the hand lacked it, it is one of those that came late: reckoned the first.
    """
    if state.hand_n[seat] == 0:
        forget_lacks(state, seat)
        return
    if seen != ALL_SEATS:
        if state.favours[seat] > 0 and what < OF_COLOUR:
            state.favours[seat] -= 1
        return
    if state.favours[seat] > 0 and is_favour(face, state.option[Opt.FAVOURS_TAKE_ALL]):
        state.favours[seat] -= 1
    first = int(state.lack[seat, face]) - 1
    if first < 0 or state.known[seat, deck.LEVEL_OF[face]] == ALL_SEATS or first >= state.late_n[seat]:
        return
    seers = 0
    for i in range(first, state.late_n[seat]):
        seers |= int(state.late[seat, i])
    for i in range(state.loose_n[st.EVERYBODY]):
        value = int(state.loose[st.EVERYBODY, i])
        seers |= value >> int(seat) & 1 if value >> st.FACE == face else 0
    if seers == 0:
        drop_late(state, seat, first)


@compiled(signature=state_and(3))
def how_many_late(state: np.record, row: int, seat: int, said: int) -> int:
    """How many cards have come to a hand, unseen by whose row this is, since something was said of it."""
    count = 0
    for i in range(said - 1, state.late_n[seat]):
        count += 1 if int(state.late[seat, i]) & knower(row, seat) == 0 else 0
    return count


@compiled(signature=state_and(2))
def surely_lacks(state: np.record, seat: int, face: int) -> bool:
    """Whether all know that of the cards that are not known to all none is of this face."""
    said = int(state.lack[seat, face])
    return said > 0 and said - 1 == int(state.late_n[seat])


@compiled(signature=state_and(2))
def swap_lacks(state: np.record, seat: int, other: int) -> None:
    """Two hands change places."""
    bits = int(state.lacking)
    if (bits >> int(seat) | bits >> int(other)) & 1 == 0:
        return
    exchange_rows(state.lack, seat, other)
    exchange_rows(state.late, seat, other)
    exchange_numbers(state.late_n, seat, other)
    exchange_numbers(state.apart, seat, other)
    exchange_numbers(state.favours, seat, other)
    exchange_numbers(state.favoured, seat, other)
    if (bits >> int(seat) ^ bits >> int(other)) & 1:
        state.lacking = bits ^ (1 << int(seat) | 1 << int(other))


@compiled(signature=state_and(2))
def late_moves_in(state: np.record, seat: int, before: int) -> None:
    """The hand of ``before`` has become that of a seat: its old holder has seen what came late."""
    for i in range(state.late_n[seat]):
        mask = int(state.late[seat, i])
        all_know_it = mask >> int(before) & 1
        state.late[seat, i] = (mask | 1 << int(before)) & ~(1 << int(seat)) | all_know_it << int(seat)


@compiled(signature=state_and(1))
def is_mated_out(state: np.record, seat: int) -> None:
    """After a Mating Season no number is there twice: not with one that all know, nor among the others."""
    state.apart[seat] = 1 + int(state.late_n[seat])
    state.lacking = int(state.lacking) | 1 << int(seat)
    for face in range(5 * deck.NUMBERS):
        if state.known[seat, deck.LEVEL_OF[face]] == ALL_SEATS:
            for suit in range(5):
                lacks_beside(state, seat, suit * deck.NUMBERS + face % deck.NUMBERS)


@compiled(signature=state_and(2))
def has_favours(state: np.record, seat: int, count: int) -> None:
    """A hand lacks the special cards that Special Favours swap, but for this many of them."""
    rude = int(state.option[Opt.FAVOURS_TAKE_ALL])
    for face in range(deck.FIRST_NEUTRAL, deck.FACES):
        if is_favour(face, rude) and count == 0:
            lacks(state, seat, face)
        elif is_favour(face, rude):
            lacks_beside(state, seat, face)
    state.favours[seat] = count
    state.favoured[seat] = 1 + int(state.late_n[seat])
    if count == 0:
        has_none(state, seat)


@compiled(signature=state_and(2))
def favours_have_come(state: np.record, seat: int, count: int) -> None:
    """``count`` special cards have just come to a hand; where all know which they are, as if all had seen them come."""
    there = 0
    for i in range(state.loose_n[st.EVERYBODY]):
        value = int(state.loose[st.EVERYBODY, i])
        known = value & st.PLACES == 1 << int(seat)
        there += 1 if known and is_favour(value >> st.FACE, state.option[Opt.FAVOURS_TAKE_ALL]) else 0
    last = int(state.late_n[seat])
    for i in range(max(0, last - min(count, there)), last):
        state.late[seat, i] = int(state.late[seat, i]) | 1 << int(seat)


@compiled(signature=state_and(1))
def keeps_only_curse(state: np.record, seat: int) -> None:
    """All has been discarded; if a card is still there, it is the Curse (F74)."""
    if state.hand[seat, deck.FACE_OF_KIND[deck.CURSE]] > 0:
        has_but_one(state, seat)
