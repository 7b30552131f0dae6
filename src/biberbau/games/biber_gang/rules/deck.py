"""The cards as printed: 104 numbers (eight each of 0 to 12) and four beavers. Data only.

A card is its face: 0-12 a number, 13 a beaver. Cards of one face are all alike.
"""

from __future__ import annotations

import numpy as np

from ....kernel.cards import UNKNOWN

NUMBERS, BEAVER, FACES = 13, 13, 14
COPIES: tuple[int, ...] = (8,) * NUMBERS + (4,)
CARDS = sum(COPIES)
"""All cards of the box; a table may choose fewer, or others (``Opt.HIGHEST``), and never has more."""

ROUNDS = 5

BONUS = np.array([0, 0, -10, -15, -20], dtype=np.int8)
"""Points by the number of matching pairs of one value."""

LEAST_POINTS, MOST_POINTS = -20, 96
"""What a display can count in one round: four equal pairs, eight twelves."""

NAMES = (*map(str, range(NUMBERS)), "beaver")
"""Cards as documents and notation write them, by face."""


def card_name(card: int) -> str:
    """A card as documents write it: ``0`` to ``12`` or ``beaver``; ``?`` for an unknown one."""
    return "?" if card == UNKNOWN else NAMES[card]
