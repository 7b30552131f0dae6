"""Where everybody can tell that a seat has no choice."""

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
"""Decisions whose options do not depend on anybody's hand; otherwise others would learn whether a card fits."""


def forced(state: State) -> bool:
    """Whether a single colour, person, event or card is on offer."""
    return decides(state, KIND) in OPEN and rules.legal(state, np.zeros(act.ACTIONS, dtype=np.uint8)) == 1
