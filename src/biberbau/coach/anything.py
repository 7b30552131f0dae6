"""How a game without habits is played on: any legal action, all equally likely. Compiled."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from biberbau.kernel.compiled import compiled
from biberbau.kernel.luck import Luck, draw, nth_legal


@compiled
def habit(state: np.record, mask: NDArray[np.uint8], words: NDArray[np.uint64], legal: int, luck: Luck) -> int:
    """A legal action by lot; the parameters are those of ``kernel.contract.Habits.habit``."""
    return nth_legal(words, draw(luck, legal))
