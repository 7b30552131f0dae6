"""``Memory`` of a game in which nobody has to remember anything."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from .compiled import compiled
from .options import Value
from .rng import Rng


def fades(options: Mapping[str, Value]) -> int:
    """Nothing fades."""
    return 0


@compiled
def glimpse(state: np.record, seat: int) -> int:
    """A seat sees at the table whatever it knows."""
    return 0


@compiled
def forget(state: np.record, seat: int, percent: int, rng: Rng) -> None:
    """Nothing fades."""
