"""Sorts of cards of which the rules say that one has left a hand unseen, or that a hand has none. Data only."""

from __future__ import annotations

import numpy as np

from . import deck
from .types import once

ANYTHING = 0
NOT_RUDE = 1
"""All but Fuck You, which nobody gives for a card (F53, F59)."""
FAVOUR = 2
"""What Special Favours swaps: special cards, but for Fuck You; with 1 more, Fuck You too (F51)."""
OF_COLOUR = 4
"""And up: numbers of a colour; the last ones are the black ones."""
WITH_COLOUR = OF_COLOUR + len(deck.COLOURS) + 1
"""And up: whatever has a colour, Colour Swaps, too (F133)."""
FITTING = WITH_COLOUR + len(deck.COLOURS)
"""And up, by colour: what can be played on a 2nd Chance of that colour (F64); from 4 on, Fuck You too."""
ALL_BUT_RUDE = FITTING + 2 * len(deck.COLOURS)
ALL_BUT_CURSE = ALL_BUT_RUDE + 1
NUMBERED = ALL_BUT_CURSE
"""And up, by a number from 1: in any colour, and black (F108)."""
ABOVE = NUMBERED + deck.NUMBERS + 1
"""And up, by a place in ``deck.BY_POINTS``: what comes before it there (F93)."""
SORTS = ABOVE + deck.FACES


def _faces_of() -> np.ndarray[tuple[int, int], np.dtype[np.uint8]]:
    faces = np.arange(deck.FACES)
    kind, special = deck.KIND_OF, deck.NUMBER_OF == 0
    rows = [np.ones(deck.FACES, dtype=np.bool_), kind != deck.FUCK_YOU]
    rows += [special & (kind != deck.FUCK_YOU), special]
    rows += [faces // deck.NUMBERS == suit for suit in range(len(deck.COLOURS) + 1)]
    rows += [deck.COLOURS_OF >> colour & 1 == 1 for colour in range(len(deck.COLOURS))]
    goes = [
        (deck.GOES_ON_COLOUR[1 + colour] | deck.GOES_ON_SYMBOL[deck.SECOND_CHANCE]) == 1
        for colour in range(len(deck.COLOURS))
    ]
    rows += [row & (kind != deck.CURSE) & (kind != deck.FUCK_YOU) for row in goes]
    rows += [row & (kind != deck.CURSE) | (kind == deck.FUCK_YOU) for row in goes]
    rows += [kind != deck.FUCK_YOU, kind != deck.CURSE]
    rows += [number == deck.NUMBER_OF for number in range(1, deck.NUMBERS + 1)]
    rank = np.empty(deck.FACES, dtype=np.int16)
    rank[deck.BY_POINTS] = faces
    rows += [rank < place for place in range(deck.FACES)]
    return np.array(rows, dtype=np.uint8)


FACES_OF = _faces_of()
"""1 for the faces that are of a sort: ``uint8[SORTS, FACES]``."""


@once
def may_be(sort: int, face: int) -> bool:
    """Whether a card of this face is of a sort."""
    return bool(FACES_OF[sort, face] == 1)


@once
def is_favour(face: int, rude: int) -> bool:
    """Whether a card is one of those that Special Favours swap; ``rude``: Fuck You, too."""
    return may_be(FAVOUR + rude, face)
