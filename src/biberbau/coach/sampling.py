"""Runs the compiled template for one game, and stores its results as sums over portions of the deals."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt
from typing import cast

import numpy as np
from numpy.typing import NDArray

from .. import effort
from ..kernel import facts as fact
from ..kernel.compiled import specialise
from ..kernel.contract import RolloutPolicy
from ..kernel.events import NO_EVENTS
from ..kernel.fast_rng import new_mask
from ..kernel.game import GameKind
from ..kernel.knowing import knowing_of
from ..kernel.rng import key_of, stream
from ..match import Game
from ..search.budget import Budget

PORTIONS = 256
"""At most this many portions are kept; then pairs are merged. Errors are estimated from how they differ."""

SOON = 0.05
"""Seconds between calls of ``stop``, about."""


@dataclass(frozen=True)
class Tally:
    """Sums of playouts: ``sums: float64[portions, actions, columns]``, each over ``counts: int64[portions]`` deals.

    Columns: chance to win, points, then the game's facts. ``actions``: the ids of the rows.
    """

    actions: tuple[int, ...]
    sums: NDArray[np.float64]
    counts: NDArray[np.int64]

    @property
    def deals(self) -> int:
        """The number of deals."""
        return int(self.counts.sum())

    @property
    def means(self) -> NDArray[np.float64]:
        """The mean of every column for every action: ``float64[actions, columns]``."""
        means: NDArray[np.float64] = self.sums.sum(axis=0) / self.deals
        return means

    def mean(self, row: int, column: int) -> tuple[float, float]:
        """A mean and its standard error."""
        return self._of(self.sums[:, row, column])

    def difference(self, row: int, other: int, column: int) -> tuple[float, float]:
        """The difference of two actions' means in the same deals, and its standard error."""
        return self._of(self.sums[:, row, column] - self.sums[:, other, column])

    def _of(self, sums: NDArray[np.float64]) -> tuple[float, float]:
        """For portions of different length: a ratio of sums. With a single one the error is unknown."""
        mean = float(sums.sum()) / self.deals
        portions = len(sums)
        if portions < 2:
            return mean, float("nan")
        spread = float(((sums - mean * self.counts) ** 2).sum()) * portions / (portions - 1)
        return mean, sqrt(spread) / self.deals


def rollout_policy_of(kind: GameKind) -> RolloutPolicy:
    """The policy of a game's playouts: its rollout policy, or random play to the end where it has none."""
    return kind.rollout_policy or cast(
        RolloutPolicy, specialise("biberbau.search.no_rollout_policy", kind.id, kind.rules)
    )


class Sampler:
    """Plays actions on from what a seat knows: ``search/advise.py`` bound to a game. One for each thread."""

    def __init__(self, game: Game) -> None:
        kind = game.kind
        self._advise = specialise(
            "biberbau.search.advise",
            kind.id,
            kind.rules,
            knowing=knowing_of(kind),
            rollout_policy=rollout_policy_of(kind),
            facts=kind.facts,
        )
        self._legal = kind.rules.legal
        self._mask, self._words = new_mask(len(kind.actions))
        self._states: NDArray[np.record] = np.zeros(5, dtype=kind.dtype)
        self._payoffs = np.zeros(game.players, dtype=np.float32)
        self._scores = np.zeros(game.players, dtype=np.int32)
        self._columns = self._advise.FACTS + max(1, fact.size(kind.facts.FACTS))

    def run(
        self,
        root: np.record,
        seat: int,
        known: NDArray[np.record],
        budget: Budget,
        seed: bytes,
        stop: Callable[[], bool] | None = None,
    ) -> tuple[Tally, bool]:
        """Play all legal actions from a state concealed for ``seat``, who knows that; returns whether ``stop`` ended
        it.
        """
        rng = stream(key_of(seed, "advice"))
        luck = np.array([rng.key1])
        tried = np.zeros(len(self._mask), dtype=np.uint8)
        self._states[0] = root
        self._legal(self._states[0], tried)
        actions = tuple(int(action) for action in tried.nonzero()[0])
        wanted = max(2, budget.playouts // len(actions)) if budget.playouts else 1 << 40
        sums, counts = list[NDArray[np.float64]](), list[int]()
        done, size, stopped = 0, 1, False
        began = asked = time.perf_counter()
        while done < wanted:
            portion = min(size, wanted - done)
            effort.spend("playout", portion * len(actions))
            found = np.zeros((len(tried), self._columns))
            self._advise.advise(
                portion,
                self._states,
                seat,
                known,
                tried,
                self._mask,
                self._words,
                self._payoffs,
                self._scores,
                found,
                rng,
                luck,
                NO_EVENTS,
            )
            sums.append(found[list(actions)])
            counts.append(portion)
            done += portion
            now = time.perf_counter()
            if budget.seconds and now - began >= budget.seconds and done > 1:
                break
            if stop is not None and now - asked >= SOON:
                asked = now
                if stopped := stop():
                    break
            if len(sums) == PORTIONS:
                sums = [one + other for one, other in zip(sums[::2], sums[1::2], strict=True)]
                counts = [one + other for one, other in zip(counts[::2], counts[1::2], strict=True)]
                size *= 2
        return Tally(actions, np.array(sums), np.array(counts)), stopped
