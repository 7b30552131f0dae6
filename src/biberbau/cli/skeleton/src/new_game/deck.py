"""The cards: 0 to 11, one of each. Data only."""

from __future__ import annotations

import numpy as np

from biberbau.kernel.cards import UNKNOWN

NAMES = tuple(str(number) for number in range(12))
FACES = len(NAMES)
COPIES = np.ones(FACES, dtype=np.int8)


def card_name(card: int) -> str:
    """A card as documents write it; ``?`` for an unknown one."""
    return "?" if card == UNKNOWN else NAMES[card]
