"""Cards that can be chosen before one's turn: an animal of the hand, which is unchanged until then."""

from __future__ import annotations

import numpy as np

from ...kernel.stack import KIND, decides
from .rules import deck
from .rules.state import Frame

BEFORE = frozenset((Frame.CHOOSE_SET, Frame.SORT_OUT))
"""Decisions before anybody has a hand."""


def hand(state: np.record, seat: int) -> tuple[str, ...]:
    """Every animal of the hand."""
    if decides(state, KIND) in BEFORE:
        return ()
    return tuple(f"play {card % deck.VALUES + 1}" for card in state.hand[seat, : state.hand_n[seat]].tolist())


def asks(state: np.record) -> bool:
    """An animal is to be played."""
    return decides(state, KIND) == Frame.PLAY_CARD
