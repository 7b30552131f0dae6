"""Where everybody can tell that a seat has no choice."""

from __future__ import annotations

from ...kernel.stack import KIND, SEAT, decides
from .rules.state import Frame, State


def forced(state: State) -> bool:
    """Whether it is the last card of a hand; in the line nobody is asked without a choice."""
    return decides(state, KIND) == Frame.PLAY_CARD and bool(state.hand_n[decides(state, SEAT)] == 1)
