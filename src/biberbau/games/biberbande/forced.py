"""Where everybody can tell that a seat has no choice."""

from __future__ import annotations

from ...kernel.stack import KIND, decides
from .rules import game as rules
from .rules.state import Frame, State


def forced(state: State) -> bool:
    """Whether drawing is the only action, as the top card of the discard pile cannot be taken."""
    return decides(state, KIND) == Frame.TURN and not rules.may_take(state)
