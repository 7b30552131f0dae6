"""Where everybody can tell that somebody has no choice."""

from __future__ import annotations

import numpy as np

from ...kernel.stack import KIND, decides
from .rules import actions as act
from .rules import game as rules
from .rules.state import Frame, State

OPEN = frozenset(
    (
        Frame.COLOURING, Frame.MIMIC, Frame.TARGET, Frame.CHOOSING_PERSON, Frame.BUYING, Frame.CHOOSING_EVENT,
    )
)  # fmt: skip
"""What can be chosen there does not depend on anybody's hand; whether a card fits or answers nobody else may learn."""


def forced(state: State) -> bool:
    """One colour, person, event or card on offer only."""
    return decides(state, KIND) in OPEN and rules.legal(state, np.zeros(act.ACTIONS, dtype=np.uint8)) == 1
