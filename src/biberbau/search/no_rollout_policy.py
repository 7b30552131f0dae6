"""Template: ``Habits`` of a game that has none, to be played on like the trees' playouts: at random, to the end."""

from __future__ import annotations

from types import ModuleType

import numpy as np
from numpy.typing import NDArray

from biberbau.kernel.compiled import compiled
from biberbau.kernel.fast_rng import FastRng, draw, nth_legal
from biberbau.kernel.rng import Rng

rules: ModuleType


@compiled
def playout_action(
    state: np.record, mask: NDArray[np.uint8], words: NDArray[np.uint64], legal: int, luck: FastRng
) -> int:
    """Any legal action."""
    return nth_legal(words, draw(luck, legal))


@compiled
def settled(state: np.record) -> bool:
    """Nothing is settled before the end."""
    return bool(rules.actor(state) < 0)


@compiled
def payoffs(state: np.record, out: NDArray[np.float32]) -> None:
    """There is nothing to estimate: playouts go to the end."""


@compiled
def suppose(state: np.record, observer: int, rng: Rng) -> None:
    """Nobody plays in a way from which anything could be supposed."""
