"""Estimates from sums over blocks: means with 95 % intervals, and which of many rows are significant.

A mean is a ratio of sums, and its error is estimated from how the blocks differ (Student's t), so games of one block
may be correlated. Numbers may have further axes in front: the last one is blocks.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray
from scipy.special import stdtr, stdtrit
from scipy.stats import false_discovery_control

LEVEL = 0.975
"""The upper quantile of a 95 % interval."""

ALARMS = 0.05
"""The false discovery rate of marked rows (Benjamini & Hochberg, 1995)."""

Numbers = NDArray[np.float64]


@dataclass(frozen=True)
class Estimate:
    """A mean, its standard error and degrees of freedom; NaN where there are no data."""

    value: float
    error: float
    freedom: int

    @property
    def half(self) -> float:
        """Half the width of the 95 % interval."""
        return float(stdtrit(self.freedom, LEVEL)) * self.error if self.freedom > 0 else math.nan

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval."""
        return self.value - self.half, self.value + self.half

    def games_for(self, half: float, games: int) -> int | None:
        """The number of games that would bring the interval to this half width, given ``games`` here; None: unknown."""
        return max(1, math.ceil(games * (self.half / half) ** 2)) if math.isfinite(self.half) else None

    def chance_of(self, other: float = 0.0) -> float:
        """The two-sided p-value of the hypothesis that the mean is ``other``; 1 without data."""
        if self.freedom < 1 or not math.isfinite(self.error):
            return 1.0
        if self.error == 0:
            return 1.0 if self.value == other else 0.0
        return float(2 * stdtr(self.freedom, -abs(self.value - other) / self.error))


def ratios(numerators: Numbers, denominators: Numbers) -> tuple[Numbers, Numbers]:
    """Means and standard errors of ``numerators / denominators``, both ``float64[…, blocks]``."""
    return _told(*influence(numerators, denominators))


def differences(one: tuple[Numbers, Numbers], other: tuple[Numbers, Numbers]) -> tuple[Numbers, Numbers]:
    """The difference of two ratios in the same blocks, and its standard error."""
    mine, first = influence(*one)
    theirs, second = influence(*other)
    return _told(mine - theirs, first - second)


def influence(numerators: Numbers, denominators: Numbers) -> tuple[Numbers, Numbers]:
    """The mean of ``numerators / denominators``, both ``float64[…, blocks]``, and each block's influence on it."""
    with np.errstate(divide="ignore", invalid="ignore"):
        total = denominators.sum(axis=-1)
        mean = numerators.sum(axis=-1) / total
        pulls = (numerators - mean[..., None] * denominators) / total[..., None]
    return mean, pulls


def _told(mean: Numbers, pulls: Numbers) -> tuple[Numbers, Numbers]:
    blocks = pulls.shape[-1]
    if blocks < 2:
        return mean, np.full(mean.shape, np.nan)
    return mean, np.sqrt((pulls**2).sum(axis=-1) * blocks / (blocks - 1))


def ratio(numerators: Sequence[float] | Numbers, denominators: Sequence[float] | Numbers) -> Estimate:
    """One ratio."""
    mean, error = ratios(np.asarray(numerators, dtype=float), np.asarray(denominators, dtype=float))
    return Estimate(float(mean), float(error), len(numerators) - 1)


def difference(one: tuple[Any, Any], other: tuple[Any, Any]) -> Estimate:
    """The difference between two ratios, paired by blocks."""
    mean, error = differences(
        (np.asarray(one[0], dtype=float), np.asarray(one[1], dtype=float)),
        (np.asarray(other[0], dtype=float), np.asarray(other[1], dtype=float)),
    )
    return Estimate(float(mean), float(error), len(one[0]) - 1)


def correlation(products: Numbers, ones: Numbers, others: Numbers) -> Estimate:
    """The correlation of two numbers whose mean is 0, from sums of their products and their squares in each block.

    Known noise may have been subtracted from the squares; where nothing is left, the result is unknown, and where there
    was nothing in the first place, it is 0.
    """
    blocks, both = len(products), float(ones.sum() * others.sum())
    if not ones.any() or not others.any():
        return Estimate(0.0, 0.0, blocks - 1)
    if blocks < 2 or both <= 0:
        return Estimate(math.nan, math.nan, 0)
    value = float(products.sum()) / math.sqrt(both)
    pulls = products / math.sqrt(both) - value / 2 * (ones / ones.sum() + others / others.sum())
    return Estimate(value, math.sqrt(float((pulls**2).sum()) * blocks / (blocks - 1)), blocks - 1)


def mean_of(count: float, total: float, squares: float) -> Estimate:
    """The mean of independent numbers, from their count, their sum and the sum of their squares."""
    if count < 2:
        return Estimate(total / count if count else math.nan, math.nan, 0)
    spread = max(0.0, squares - total * total / count) / (count - 1)
    return Estimate(total / count, math.sqrt(spread / count), int(count) - 1)


def difference_of(count: float, total: float, squares: float) -> Estimate:
    """The mean of differences between shares, which go from -1 to 1, of independent pairs.

    An imaginary pair is added at each end, for the error alone: a few equal differences would otherwise look certain.
    """
    found = mean_of(count, total, squares)
    with_ends = mean_of(count + 2, total, squares + 2)
    return Estimate(found.value, with_ends.error, max(1, found.freedom))


def share_of(found: Estimate, successes: float, tries: float) -> Estimate:
    """The same estimate of a share, with an error that is not 0 when it has happened never or always so far."""
    if not tries:
        return found
    rough = (successes + 1) / (tries + 2)
    least = math.sqrt(rough * (1 - rough) / tries)
    if math.isfinite(found.error) and found.error >= least:
        return found
    return Estimate(found.value, least, max(1, found.freedom, round(tries) - 1))


def stand_out(chances: Sequence[float]) -> list[bool]:
    """The significant rows, by their p-values, with false discovery rate ``ALARMS``."""
    if not chances:
        return []
    return [bool(one <= ALARMS) for one in false_discovery_control(np.asarray(chances), method="bh")]
