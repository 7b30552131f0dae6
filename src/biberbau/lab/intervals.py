"""Intervals from blocks: games of one deal are alike, so whole blocks are drawn again and again (the bootstrap)."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

RESAMPLES = 2000
BOUNDS = (0.025, 0.975)
"""The quantiles of a 95 % interval."""

_AT_ONCE = 200


def mean_interval(values: Sequence[float], worst: float, best: float) -> tuple[float, float]:
    """The 95 % interval of a mean, given one value for each block, usually between ``worst`` and ``best``.

    Two imaginary blocks, a worst and a best one, are added to the real ones: few blocks, or blocks with equal results,
    would otherwise look certain. Among many they hardly count.
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
    """The 95 % interval of resampled values."""
    low, high = np.quantile(resampled, BOUNDS)
    return float(low), float(high)
