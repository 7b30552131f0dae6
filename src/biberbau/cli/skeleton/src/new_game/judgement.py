"""How good a position looks at a glance, for the bots."""

from __future__ import annotations

import numpy as np

from biberbau.kernel.compiled import compiled

from . import deck


@compiled
def estimate(state: np.record, seat: int) -> float:
    """From -1 for the lowest card to 1 for the highest; it looks at nothing that ``seat`` does not know."""
    return 2.0 * int(state.hand[seat]) / (deck.FACES - 1) - 1.0
