"""Template: what the rules say about every action, asked in compiled code. Bound to a game by ``specialise()``, with its
``rules``.
"""

from __future__ import annotations

from types import ModuleType

import numpy as np
from numpy.typing import NDArray

from biberbau.kernel.compiled import compiled

rules: ModuleType


@compiled
def reasons(state: np.record, out: NDArray[np.int64]) -> None:
    """``out``: by action id, why it is not legal (0: it is)."""
    for action in range(out.shape[0]):
        out[action] = rules.why(state, action)
