"""A bag of cards as counts by face: for draw piles and unseen cards, where only the face of a card matters.

A bag is an ``int8[faces]`` somewhere in a state. Nobody knows the order of a shuffled pile, so the pile need not have
one: taking a card at random out of the bag *is* drawing from it, and dealing what an observer cannot see costs one
draw for each hidden card instead of a shuffle of the whole pile. A pile in which no card occurs twice is a bitmask.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from .compiled import compiled
from .rng import Rng, below

_WORD = np.uint64(2)
"""Draws that one hashed word serves: skipping whole ones keeps the stream's halves apart."""


@compiled
def refill(bag: NDArray[np.int8], copies: NDArray[np.int8]) -> None:
    """Make the bag a whole deck; ``copies: int8[faces]`` says how many cards of each face there are."""
    for face in range(copies.shape[0]):
        bag[face] = copies[face]


@compiled
def remove(bag: NDArray[np.int8], face: int) -> None:
    """Take out a card that lies elsewhere; a face below 0 (unknown, none) is no card and changes nothing."""
    if face >= 0:
        bag[face] -= 1


@compiled
def draw(bag: NDArray[np.int8], count: int, rng: Rng) -> int:
    """Draw from a pile of ``count`` cards: the card that an ordered stream names, otherwise any, all equally likely."""
    if rng.due < rng.ordered:
        return draw_in_order(bag, count, rng)
    return take(bag, count, rng)


@compiled
def draw_in_order(bag: NDArray[np.int8], count: int, rng: Rng) -> int:
    """The next card of the stream's order, which holds until other cards come into the pile."""
    face = int(rng.order[rng.due])
    if rng.pile != count or bag[face] == 0:
        rng.due = rng.ordered
        return take(bag, count, rng)
    rng.due += 1
    rng.pile -= 1
    rng.draws += _WORD  # a draw like any other: nobody takes it back
    bag[face] -= 1
    return face


@compiled
def draw_single(pile: int, cards: int, rng: Rng) -> int:
    """Draw from a pile of single cards, a bitmask below ``1 << cards`` and not 0: what the agenda names, otherwise any.

    Returns the card, which the caller takes out. When only one card is left, nothing is drawn by lot.
    """
    count = 0
    for card in range(cards):
        count += pile >> card & 1
    if rng.agenda_due < rng.agenda_n:
        due = int(rng.agenda[rng.agenda_due])
        rng.agenda_due += 1
        if pile >> due & 1:
            if count > 1:
                rng.draws += _WORD  # as above
            return due
    nth = below(rng, count) if count > 1 else 0
    found = 0
    for card in range(cards):
        if pile >> card & 1:
            if nth == 0:
                found = card
            nth -= 1
    return found


@compiled
def shuffle_singles(rng: Rng) -> None:
    """A pile of single cards is shuffled: no agenda holds any more."""
    rng.agenda_due = rng.agenda_n


@compiled
def take(bag: NDArray[np.int8], count: int, rng: Rng) -> int:
    """Take one of the bag's first ``count >= 1`` cards at random, all equally likely; returns its face.

    Cards are counted from face 0 on: ``count`` is the number of all cards, or of those with the lowest faces when
    only these may be drawn.
    """
    place = below(rng, count)
    face = 0
    while place >= bag[face]:
        place -= int(bag[face])
        face += 1
    bag[face] -= 1
    return face
