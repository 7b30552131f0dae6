"""The cards: 32 of them, from the seven to the ace in four suits. Data only."""

from __future__ import annotations

import numpy as np

from biberbau.kernel.cards import UNKNOWN

RANKS = ("7", "8", "9", "10", "j", "q", "k", "a")
SUITS = "cshd"
NAMES = tuple(f"{rank}{suit}" for suit in SUITS for rank in RANKS)
FACES = len(NAMES)
COPIES = np.ones(FACES, dtype=np.int8)

HALVES = np.array((14, 16, 18, 20, 20, 20, 20, 22), dtype=np.int8)
"""What a rank counts, in half points."""
ACE = RANKS.index("a")
THREE, BEST, FIRE = 61, 62, 66
"""Hands in half points: three of a kind, the most in one suit, three aces."""


def card_name(card: int) -> str:
    """A card as documents write it: ``10h``; ``?`` for an unknown one."""
    return "?" if card == UNKNOWN else NAMES[card]
