"""``Facts`` of a game in which nothing is counted but wins and points."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from .compiled import compiled
from .facts import NoFact

FACTS = NoFact


@compiled
def turn(state: np.record) -> int:
    """Nobody asks."""
    return -1


@compiled
def count(
    before: np.record,
    after: np.record,
    again: np.record,
    end: np.record,
    seat: int,
    action: int,
    out: NDArray[np.float64],
) -> None:
    """Nothing is counted."""
