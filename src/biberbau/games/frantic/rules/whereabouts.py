"""Rules of Frantic, part 10: in which hands who knows cards to be: ``known`` and ``holder`` (see state.py)."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ....kernel.compiled import compiled
from ....kernel.events import ALL_SEATS
from . import deck
from . import state as st
from .state import State
from .types import apart, once


@compiled
def how_many_of(cards: NDArray[np.int8], face: int) -> int:
    """How many cards in a row have a face, or are ``UNKNOWN``."""
    count = 0
    for i in range(cards.shape[0]):
        count += 1 if cards[i] == face else 0
    return count


@once
def is_placed(state: State, level: int, seat: int) -> bool:
    """Whether somebody knows that this card lies in a hand."""
    return bool(state.known[level] != 0 and state.holder[level] == seat)


@once
def lies_openly(state: State, level: int, seat: int) -> bool:
    """Whether everybody knows that this card lies in a hand."""
    return bool((state.known[level] == ALL_SEATS) & (state.holder[level] == np.int8(seat)))


@once
def place_of(state: State, seat: int, face: int, nth: int) -> int:
    """Where the copy of a face with this number, from 0, is noted among those in a hand, or is to be."""
    level = int(deck.LEVEL_OF[face])
    while level < deck.LEVEL_OF[face + 1] and state.known[level] != 0 and state.holder[level] < seat:
        level += 1
    return level + nth


@once
def who_knows(state: State, seat: int, face: int, nth: int) -> int:
    """Bitmask of the seats that know that a hand has more than ``nth`` copies of a face."""
    level = place_of(state, seat, face, nth)
    if level < deck.LEVEL_OF[face + 1] and is_placed(state, level, seat):
        return int(state.known[level])
    return 0


@once
def how_many_openly(state: State, seat: int, face: int) -> int:
    """How many copies of a face everybody knows in a hand."""
    count = 0
    for level in range(deck.LEVEL_OF[face], deck.LEVEL_OF[face + 1]):
        count += 1 if lies_openly(state, level, seat) else 0
    return count


@once
def also_know(state: State, seat: int, face: int, nth: int, mask: int) -> int:
    """These seats, too, know that a hand has more than ``nth`` copies of a face; who knew it before."""
    level, end = place_of(state, seat, face, nth), int(deck.LEVEL_OF[face + 1])
    if level >= end:
        return 0
    if not is_placed(state, level, seat):
        for i in range(end - 1, level, -1):
            state.known[i] = state.known[i - 1]
            state.holder[i] = state.holder[i - 1]
        state.known[level] = 0
        state.holder[level] = seat
    before = int(state.known[level])
    state.known[level] = before | mask
    return before


@once
def one_less(state: State, seat: int, face: int) -> int:
    """Of a face one copy less lies in a hand, as all know who knew of one; returns who they are."""
    level, end = place_of(state, seat, face, 0), int(deck.LEVEL_OF[face + 1])
    if level >= end or not is_placed(state, level, seat):
        return 0
    knew = int(state.known[level])
    for i in range(level, end - 1):
        state.known[i] = state.known[i + 1]
        state.holder[i] = state.holder[i + 1]
    state.known[end - 1] = 0
    state.holder[end - 1] = 0
    return knew


@apart
def how_many_open(state: State, seat: int) -> int:
    """How many cards of a hand everybody knows; counted in bytes, so that many are looked at at once."""
    count = np.uint8(0)
    for level in range(deck.CARDS):
        count = np.uint8(count + np.uint8(lies_openly(state, level, seat)))
    return int(count)


@apart
def close_up(state: State) -> None:
    """Copies of which nobody knows any more where they lie come last of their face."""
    to = 0
    for level in range(deck.CARDS):
        if level == deck.LEVEL_OF[deck.FACE_OF_LEVEL[level]]:
            to = level
        mask, seat = state.known[level], state.holder[level]
        state.known[level] = 0
        state.holder[level] = 0
        if mask != 0:
            state.known[to] = mask
            state.holder[to] = seat
            to += 1


@apart
def forget_hands(state: State, seats: int) -> None:
    """Nobody knows any more what lies in the hands of a bitmask of seats."""
    for level in range(deck.CARDS):
        if seats >> int(state.holder[level]) & 1:
            state.known[level] = 0
    close_up(state)


@apart
def change_holders(state: State) -> None:
    """Each hand has gone to the seat whose ``shares`` name its holder (plus one)."""
    goes_to = 0
    for seat in range(st.PLAYERS):
        goes_to |= seat << 3 * (int(state.shares[seat]) - 1 if state.shares[seat] > 0 else seat)
    for level in range(deck.CARDS):
        if state.known[level] == 0:
            continue
        mask, seat = state.known[level], goes_to >> 3 * int(state.holder[level]) & 7
        i = level
        while i > deck.LEVEL_OF[deck.FACE_OF_LEVEL[level]] and state.holder[i - 1] > seat:
            state.known[i] = state.known[i - 1]
            state.holder[i] = state.holder[i - 1]
            i -= 1
        state.known[i] = mask
        state.holder[i] = seat
