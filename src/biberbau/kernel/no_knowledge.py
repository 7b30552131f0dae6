"""Template: ``Knowing`` of a game whose states hold all that an observer knows. ``specialise`` binds ``rules``."""

from __future__ import annotations

from types import ModuleType

import numpy as np
from numpy.typing import NDArray

from .compiled import compiled
from .rng import Rng

rules: ModuleType

KNOWLEDGE = np.dtype((np.record, [("kept", "i1")]))
RECORDS = 1


@compiled
def begin(known: NDArray[np.record], options: NDArray[np.int16], observer: int) -> None:
    """There is nothing to begin with."""


@compiled
def recall(known: NDArray[np.record], state: np.record, observer: int) -> None:
    """There is nothing to recall that the state does not hold."""


@compiled
def learn(known: NDArray[np.record], kind: int, seat: int, card: int, a: int, b: int) -> None:
    """There is nothing to learn that the state does not hold."""


@compiled
def fill(state: np.record, observer: int, known: NDArray[np.record], rng: Rng) -> None:
    """As the rules fill."""
    rules.fill(state, observer, rng)
