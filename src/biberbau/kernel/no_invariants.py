"""``Invariants`` of a game that says nothing of what is true of every state."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from .compiled import compiled

COMPLAINTS: Mapping[int, str] = {}
FORGIVEN = frozenset[int]()


@compiled
def complaint(state: np.record) -> int:
    """Nothing is wrong."""
    return 0
