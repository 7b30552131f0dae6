"""A sequential test: play until one of two hypotheses about a bot's strength is accepted, and no longer.

The generalised sequential probability ratio test on block scores (as the testers of chess programs use it with pairs of
games): the scores of blocks are modelled by their empirical, multinomial distribution, whose likelihood with one mean
is compared with that of the other. Blocks and not games, because games of one deal are not independent.
"""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass

from ..errors import OptionError

ALPHA = BETA = 0.05
"""The error rates of the test, in both directions."""

UNSEEN = 1e-3
"""The weight of the worst and the best score, even where no block had it: every mean stays possible."""


@dataclass(frozen=True)
class Statements:
    """``low`` and ``high``: two strengths in Elo, relative to all others at a table of ``players``."""

    low: float
    high: float
    players: int

    def __post_init__(self) -> None:
        if not self.low < self.high:
            raise OptionError(
                f"a sequential test tells a lower Elo from a higher one, as in 0,10; "
                f"{self.low:g} is not below {self.high:g}"
            )

    @classmethod
    def parsed(cls, text: str, players: int) -> Statements:
        """From ``elo0,elo1``."""
        try:
            low, high = (float(part) for part in text.split(","))
        except ValueError:
            raise OptionError(f"two numbers expected, elo0,elo1 as in 0,10, not {text[:40]!r}") from None
        if not all(math.isfinite(elo) and abs(elo) <= 2000 for elo in (low, high)):
            raise OptionError(f"Elo differences from -2000 to 2000 expected, not {text[:40]!r}")
        return cls(low, high, players)

    def shares(self) -> tuple[float, float]:
        """The corresponding shares of the win."""
        return share_of(self.low, self.players), share_of(self.high, self.players)


def share_of(elo: float, players: int) -> float:
    """The share of the win of a bot that is stronger by that much than each of the others."""
    odds = 10 ** (elo / 400)
    return odds / (odds + players - 1)


class SequentialTest:
    """The test while blocks come in. ``llr``: the logarithm of the likelihood ratio, above 0 where the higher Elo fits
    better; ``verdict``: the accepted statement, "low" or "high", for good; None while it is open.
    """

    def __init__(self, statements: Statements) -> None:
        self.statements = statements
        self.lower, self.upper = math.log(BETA / (1 - ALPHA)), math.log((1 - BETA) / ALPHA)
        self.llr = 0.0
        self.verdict: str | None = None
        self._seen: Counter[float] = Counter()

    @property
    def blocks(self) -> int:
        """The number of blocks so far."""
        return self._seen.total()

    def add(self, score: float) -> None:
        """Add a block: the bot's mean share of the win in it."""
        if self.verdict is not None:
            return
        self._seen[round(score, 9)] += 1
        weights: dict[float, float] = {0.0: UNSEEN, 1.0: UNSEEN}
        for score, count in self._seen.items():
            weights[score] = weights.get(score, 0.0) + count
        low, high = (_tilt(weights, mean) for mean in self.statements.shares())
        self.llr = sum(
            weight * (math.log1p(low[0] * (score - low[1])) - math.log1p(high[0] * (score - high[1])))
            for score, weight in weights.items()
        )
        if not self.lower < self.llr < self.upper:
            self.verdict = "high" if self.llr > 0 else "low"

    def as_json(self) -> dict[str, object]:
        """As results state it."""
        return {
            "elo0": self.statements.low,
            "elo1": self.statements.high,
            "llr": round(self.llr, 3),
            "bounds": [round(self.lower, 3), round(self.upper, 3)],
            "blocks": self.blocks,
            "accepted": {"low": "elo0", "high": "elo1", None: None}[self.verdict],
        }


def _tilt(weights: dict[float, float], mean: float) -> tuple[float, float]:
    """The maximum-likelihood distribution with that mean: each score's frequency divided by 1 + tilt * (score - mean)."""
    total = sum(weights.values())
    most = 1 / mean, 1 / (1 - mean)
    below, above = -most[1], most[0]
    for _ in range(40):
        tilt = (below + above) / 2
        slope = sum(w * (score - mean) / (1 + tilt * (score - mean)) for score, w in weights.items()) / total
        below, above = (tilt, above) if slope > 0 else (below, tilt)
    return (below + above) / 2, mean
