"""Plackett-Luce ratings: each place of a game goes to one of the remaining seats with a probability proportional to its
strength.

Seats of one bot are equivalent. Where several share a place, all orders among them count as equally likely, so a draw
of two is half a win for each. Fitted for many resamples at once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations
from math import comb

import numpy as np
from numpy.typing import NDArray

from .intervals import bounds

RESAMPLES = 400
HARDLY = 0.05
"""The number of draws between each two bots in every resample: a bot that never lost is rated high, yet finitely."""

STEPS, NEAR = 200, 1e-9
"""Newton's method: the most steps, and the change of log strengths below which it stops."""

ELO = 400 / np.log(10)
"""Elo points per unit of log strength: ten times as strong is 400 ahead."""


@dataclass
class Choices:
    """The likelihood's counts. ``chosen``: how often each bot was chosen; ``left``: how often from each company, a
    number of seats for each bot.
    """

    bots: int
    chosen: list[float] = field(default_factory=list)
    left: Counter[tuple[int, ...]] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        self.chosen = self.chosen or [0.0] * self.bots

    def add(self, seats: Sequence[int], places: Sequence[int]) -> None:
        """Count a game: the bot on each seat, and each seat's place."""
        behind = list(seats)
        for place in sorted(set(places)):
            tied = [bot for bot, got in zip(seats, places, strict=True) if got == place]
            for bot in tied:
                behind.remove(bot)
            last = not behind
            for size in range(2 if last else 1, len(tied) + 1):
                for subset in combinations(tied, size):
                    share = 1 / comb(len(tied), size)
                    self.left[self._company([*subset, *behind])] += share  # type: ignore[assignment]
                    for bot in subset:
                        self.chosen[bot] += share / size

    def _company(self, seats: Sequence[int]) -> tuple[int, ...]:
        counted = Counter(seats)
        return tuple(counted[bot] for bot in range(self.bots))


@dataclass(frozen=True)
class Ratings:
    """Strengths in Elo, the mean of all bots being 0. ``elo: float64[bots]``; ``resampled: float64[resamples, bots]``."""

    elo: NDArray[np.float64]
    resampled: NDArray[np.float64]

    def interval(self, bot: int) -> tuple[float, float]:
        """The 95 % interval of a bot's rating."""
        return bounds(self.resampled[:, bot])

    def ahead(self, bot: int, other: int) -> tuple[float, float, float]:
        """The difference of two bots' ratings, with its 95 % interval."""
        return (
            float(self.elo[bot] - self.elo[other]),
            *bounds(self.resampled[:, bot] - self.resampled[:, other]),
        )


def ratings(blocks: Sequence[Choices], bots: int) -> Ratings:
    """Ratings from blocks, and from resampled blocks (the bootstrap).

    One imaginary draw is added for each two bots, so that a bot that never lost has a finite rating. Among the
    resampled blocks each two have won a game against each other, so that few or equal blocks do not look certain.
    """
    pairs = [*combinations(range(bots), 2)]
    draws = [_game(bots, pair, (1, 1)) for pair in pairs]
    wins = [_game(bots, pair, places) for pair in pairs for places in ((1, 2), (2, 1))]
    together = [*blocks, *wins, *draws]
    companies = sorted(set().union(*(block.left for block in together)))
    column = {company: number for number, company in enumerate(companies)}
    chosen = np.array([block.chosen for block in together])
    left = np.zeros((len(together), len(companies)))
    for row, block in enumerate(together):
        for company, count in block.left.items():
            left[row, column[company]] = count
    drawn = len(blocks) + len(wins)
    picks = np.ones((RESAMPLES + 1, len(together)))
    picks[0, len(blocks) : drawn] = 0
    picks[1:, drawn:] = HARDLY
    picks[1:, :drawn] = np.random.default_rng(0).multinomial(drawn, np.full(drawn, 1 / drawn), size=RESAMPLES)
    found = _fit(picks @ chosen, picks @ left, np.array(companies, dtype=float))
    return Ratings(found[0], found[1:])


def _game(bots: int, seats: tuple[int, ...], places: tuple[int, int]) -> Choices:
    one = Choices(bots)
    one.add(seats, places)
    return one


def _fit(
    chosen: NDArray[np.float64], left: NDArray[np.float64], seats: NDArray[np.float64]
) -> NDArray[np.float64]:
    """Elo for each row, by Newton's method: the log-likelihood is concave. ``chosen: float64[rows, bots]``, ``left:
    float64[rows, companies]``, ``seats: float64[companies, bots]``.
    """
    logs = np.zeros_like(chosen)
    for _ in range(STEPS):
        weights = np.exp(logs)[:, None, :] * seats
        likely = weights / weights.sum(axis=2, keepdims=True)
        slope = chosen - np.einsum("rc,rci->ri", left, likely)
        bend = -np.einsum("rc,rci,rcj->rij", left, likely, likely)
        bend[:, range(len(seats[0])), range(len(seats[0]))] += np.einsum("rc,rci->ri", left, likely)
        step = np.linalg.solve(bend + 1.0, slope[:, :, None])[
            :, :, 0
        ]  # + 1: adding a constant to all changes nothing
        step /= np.maximum(1.0, np.abs(step).max(axis=1, keepdims=True))
        logs += step
        if np.abs(step).max() < NEAR:
            break
    found: NDArray[np.float64] = (logs - logs.mean(axis=1, keepdims=True)) * ELO
    return found
