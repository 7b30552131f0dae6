"""How a game without habits is played on, to its very end: any legal action, all equally likely. Compiled.

The functions are those of ``kernel.contract.Habits``.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from biberbau.kernel.compiled import compiled
from biberbau.kernel.luck import Luck, draw, nth_legal


@compiled
def habit(
    state: np.record, mask: NDArray[np.uint8], words: NDArray[np.uint64], legal: int, luck: Luck
) -> int:
    """A legal action by lot."""
    return nth_legal(words, draw(luck, legal))


@compiled
def settled(state: np.record) -> bool:
    """Never before the game is over."""
    return False


@compiled
def payoffs(state: np.record, out: NDArray[np.float32]) -> None:
    """The same for all, ``out: float32[players]``; nobody asks, because nothing is settled before the end."""
    out[:] = 1.0
