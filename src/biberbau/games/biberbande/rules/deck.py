"""The cards as printed: 45 numbers from 0 to 9 and 21 special cards. Data only.

A card is its face: 0-9 a number, 10-12 a special card. Cards of one face cannot be told apart. Copies: the rulebook's
list of contents (rulings §3.1, very high).
"""

from __future__ import annotations

import numpy as np

from ....kernel.cards import UNKNOWN

NUMBERS, FACES, CARDS = 10, 13, 66
"""CARDS: all of the box; a table may choose fewer, or others (``Opt.HIGHEST``), and never has more."""

SWAP, PEEK, DRAW_TWO = range(10, 13)

NAMES = (*(str(number) for number in range(NUMBERS)), "swap", "peek", "draw two")

COPIES = np.array([4, 4, 4, 4, 4, 4, 4, 4, 4, 9, 9, 7, 5], dtype=np.int8)
"""How many cards of each face there are: 0-8 four times, 9 nine times; 9 swaps, 7 peeks, 5 draw twos."""

HIGHEST = 9 * 4
"""The most points that a row of four can count."""


def card_name(card: int) -> str:
    """A card as documents write it, e.g. ``7`` or ``draw two``; ``?`` for an unknown one."""
    return "?" if card == UNKNOWN else NAMES[card]
