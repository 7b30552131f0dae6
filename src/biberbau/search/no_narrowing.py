"""Template: the narrowing of a game that has none. ``specialise`` loads it once for each game."""

from __future__ import annotations

from types import ModuleType

import numpy as np
from numpy.typing import NDArray

from biberbau.kernel.compiled import compiled

rules: ModuleType


@compiled
def narrow(state: np.record, mask: NDArray[np.uint8]) -> int:
    """Every action is tried."""
    return -1


@compiled
def alike(before: np.record, action: int, after: np.record) -> bool:
    """Nothing is known to be alike in all worlds."""
    return False
