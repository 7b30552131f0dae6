"""Where everybody can tell that a seat has no choice."""

from __future__ import annotations

from ...kernel.stack import KIND, SEAT, decides
from .rules.state import Frame, State


def forced(state: State) -> bool:
    """Whether it is the last card of a hand; elsewhere nobody is asked without a choice."""
    cards = int(state.hand_n[decides(state, SEAT)]) + int(state.chosen_n)
    return decides(state, KIND) == Frame.PLAY and cards == 1
