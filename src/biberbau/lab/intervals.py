"""Intervals from blocks: games of one deal are alike, so whole blocks are drawn again and again (the bootstrap)."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

RESAMPLES = 2000
BOUNDS = (0.025, 0.975)
"""The quantiles between which 95 in 100 resamples lie."""

_AT_ONCE = 200


def mean_interval(values: Sequence[float], worst: float, best: float) -> tuple[float, float]:
    """Where the true mean lies with 95 %, of one value for each block, ordinarily between ``worst`` and ``best``.

    Two blocks that nobody played, a worst and a best one, stand beside the real ones: few blocks, or blocks that all came
    out alike, would otherwise look certain. Beside many they do not count.
    """
    distinct, counts = np.unique(np.round([*values, worst, best], 9), return_counts=True)
    total = len(values) + 2
    dice = np.random.default_rng(0)
    means = [
        dice.multinomial(total, counts / total, size=_AT_ONCE) @ distinct / total
        for _ in range(RESAMPLES // _AT_ONCE)
    ]
    return bounds(np.concatenate(means))


def bounds(resampled: NDArray[np.float64]) -> tuple[float, float]:
    """The 95 % interval of what resamples came to."""
    low, high = np.quantile(resampled, BOUNDS)
    return float(low), float(high)
