"""``Ahead`` of a game in which nobody can say before their turn what they will do."""

from __future__ import annotations

import numpy as np


def hand(state: np.record, seat: int) -> tuple[str, ...]:
    """Nothing can be chosen ahead."""
    return ()


def asks(state: np.record) -> bool:
    """No decision can have been made ahead."""
    return False
