"""Cards that can be chosen before one's turn: any of the hand. Whether it fits is checked when the turn comes."""

from __future__ import annotations

import numpy as np

from ...kernel.stack import KIND, A, B, decides
from .rules import deck
from .rules.state import Frame

BETWEEN = frozenset((Frame.DEAL_NEXT,))
"""Decisions during which nobody holds the cards of their next turn."""


def hand(state: np.record, seat: int) -> tuple[str, ...]:
    """Every card of the hand, with its number of copies."""
    if decides(state, KIND) in BETWEEN:
        return ()
    counts = state.hand[seat].tolist()
    return tuple(f"play {deck.NAMES[face]}" for face, count in enumerate(counts) for _ in range(count))


def asks(state: np.record) -> bool:
    """A turn begins: nothing has been drawn, and it is no 2nd Chance."""
    return decides(state, KIND) == Frame.TURN and not decides(state, A) and not decides(state, B)
