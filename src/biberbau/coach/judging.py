"""Judges a decision by what its seat could know: by playouts from its view alone.

All actions are tried in the same deals, portion by portion, so that their differences have an error. An action that
surely is not the best is dropped, and its playouts go to the others (racing: Maron & Moore, 1994). The result is the
decision's loss, as a share of the win, with bounds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import isnan, sqrt
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from ..kernel.actions import Action
from ..kernel.events import NO_EVENTS
from ..kernel.fast_rng import new_mask
from ..kernel.rng import key_of, stream
from ..match import Game, View
from ..search.budget import Budget
from ..search.rollout_search import rollouts_of
from ..search.searcher import Searcher

Values = NDArray[np.float64]
"""``float64[actions]``: the value of each legal action in one portion; NaN where it was not tried."""

SURE = 2.5
"""The distance of each bound from the estimate, in standard errors: 99 %, less for many looks together."""

FEWEST = 8
"""With fewer portions than this the bounds are 0 and 1."""

PORTIONS, TREES = 32, 10
"""The number of portions of a budget if no action is dropped; for tree searches, the number of trees."""

LOOK = 2
"""The bounds are computed again after this many portions."""

FURTHER = 3
"""A decision whose label is not certain earlier gets this many times the budget."""


@dataclass(frozen=True)
class Judged:
    """The judgement of a decision; chances are shares of the win, from the seat's own view.

    ``ply``: the number of actions before it; ``choices``: the number of legal actions. ``loss``: the share that the
    decision gave away, surely between ``least`` and ``most``. ``playouts``: the number of games behind it.
    """

    ply: int
    seat: int
    action: Action
    best: Action
    chance: float
    best_chance: float
    choices: int
    least: float
    most: float
    playouts: int

    @property
    def loss(self) -> float:
        """The share that the decision gave away."""
        return max(0.0, self.best_chance - self.chance)


class _Trials(Protocol):
    """The source of values; each portion has deals of its own."""

    def portion(self, tried: NDArray[np.bool_]) -> tuple[Values, int]:
        """Try the actions of that mask; returns their values, and the number of games played."""


class Judge:
    """Judges decisions of one game; one for each thread.

    ``drift``: the standard error of how much a difference would still change with more thinking.
    """

    def __init__(self, game: Game, drift: float = 0.0) -> None:
        self.game, self._drift = game, drift
        self._searcher = Searcher(game) if game.kind.rollout_policy is None else None
        self._rollouts = None if game.kind.rollout_policy is None else _Rollouts(game)

    def judged(
        self,
        view: View,
        action: Action,
        budget: Budget,
        seed: bytes,
        certain: Callable[[float, float], bool] = lambda least, most: False,
    ) -> Judged | None:
        """The loss of ``action`` in a view of the seat to act; None where there was no choice.

        The budget's ``playouts`` are spent, and up to ``FURTHER`` times as many while the bounds do not satisfy
        ``certain``.
        """
        return [None, *self.judging(view, action, budget, seed, certain)][-1]

    def judging(
        self,
        view: View,
        action: Action,
        budget: Budget,
        seed: bytes,
        certain: Callable[[float, float], bool] = lambda least, most: False,
    ) -> Iterator[Judged | None]:
        """The same in slices of a few milliseconds: yields None after each portion, and finally the judgement."""
        if len(view.legal) < 2:
            return
        race = _Race(len(view.legal), [one.id for one in view.legal].index(action.id), self._drift)
        trials, spent = self._trials(view, budget, seed), 0
        while True:
            found, played = trials.portion(race.running)
            race.add(found)
            spent += played
            yield None
            if race.portions < 2 or (spent < budget.playouts and race.portions % LOOK):
                continue
            race.look()
            if not race.rivals or spent >= FURTHER * budget.playouts:
                break
            if spent >= budget.playouts and (certain(race.least, race.most) or race.portions < FEWEST):
                break
        seat = view.seat
        assert seat is not None
        best, chance, best_chance = race.best
        yield Judged(
            view.ply,
            seat,
            action,
            view.legal[best],
            chance,
            best_chance,
            len(view.legal),
            race.least,
            race.most,
            spent,
        )

    def _trials(self, view: View, budget: Budget, seed: bytes) -> _Trials:
        if self._rollouts is not None:
            return self._rollouts.begun(view, max(1, budget.playouts // (PORTIONS * len(view.legal))), seed)
        assert self._searcher is not None
        return _Trees(self._searcher, view, max(budget.playouts // TREES, 2 * len(view.legal)), seed)


class _Race:
    """Bounds of a loss, from paired values of all actions against the ``chosen`` one."""

    def __init__(self, actions: int, chosen: int, drift: float) -> None:
        self._chosen, self._drift, self._rows = chosen, drift, list[Values]()
        self.running = np.ones(actions, dtype=np.bool_)
        self.least, self.most = 0.0, 1.0

    @property
    def portions(self) -> int:
        """The number of portions."""
        return len(self._rows)

    @property
    def rivals(self) -> int:
        """The number of other actions that may still be the best."""
        return int(self.running.sum()) - 1

    def add(self, found: Values) -> None:
        """Add a portion."""
        self._rows.append(found)

    def look(self) -> None:
        """Compute the bounds again, and drop actions that surely are not the best."""
        if self.portions < FEWEST:
            return
        rows = np.array(self._rows)[:, self.running]
        own = rows[:, int(self.running[: self._chosen].sum())]
        ahead, error = self._bounds(rows - own[:, None])
        lower, upper = ahead - error, ahead + error
        behind, doubt = self._bounds(rows - rows[:, [int(np.argmax(ahead))]])
        surely_less = (upper < max(0.0, float(lower.max()))) | (behind + doubt < 0)
        runs = ~surely_less
        runs[int(self.running[: self._chosen].sum())] = True
        self.least = min(1.0, max(0.0, float(lower[runs].max())))
        self.most = min(1.0, max(0.0, float(upper[runs].max())))
        self.running[np.flatnonzero(self.running)[~runs]] = False

    def _bounds(self, differences: Values) -> tuple[Values, Values]:
        """The means of the columns, and their errors; larger for few portions (the t distribution)."""
        count = len(differences)
        wide = SURE * (1 + (SURE**2 + 1) / (4 * (count - 1)))
        error = differences.std(axis=0, ddof=1) / sqrt(count)
        drift = np.where(np.abs(differences).max(axis=0) > 0, self._drift, 0.0)
        return differences.mean(axis=0), wide * np.sqrt(error**2 + drift**2)

    @property
    def best(self) -> tuple[int, float, float]:
        """The best action, the value of the chosen one and of the best."""
        means = np.where(self.running, np.array(self._rows).mean(axis=0), -np.inf)
        chosen, top = self._chosen, int(np.argmax(means))
        if means[top] <= means[chosen] or isnan(means[top]):
            top = chosen
        return top, float(means[chosen]), float(means[top])


class _Rollouts:
    """Actions of a game with a rollout policy, played on by it: ``search/rollouts.py``."""

    def __init__(self, game: Game) -> None:
        kind = game.kind
        self._template = rollouts_of(kind)
        self._mask, self._words = new_mask(len(kind.actions))
        self._states: NDArray[np.record] = np.zeros(3, dtype=kind.dtype)
        self._payoffs = np.zeros(game.players, dtype=np.float32)
        self._wins = np.zeros(len(kind.actions), dtype=np.int64)

    def begun(self, view: View, deals: int, seed: bytes) -> _Rollouts:
        """Prepare the actions of this view, with ``deals`` deals a portion."""
        assert view.seat is not None
        self._root, self._seat, self._known, self._deals = view.state, view.seat, view.known(), deals
        self._ids = np.array([action.id for action in view.legal])
        self._rng = stream(key_of(seed, "judge"))
        self._luck = np.array([self._rng.key1])
        return self

    def portion(self, tried: NDArray[np.bool_]) -> tuple[Values, int]:
        """All of them in the same deals with the same luck."""
        marked, sums = np.zeros(len(self._mask), dtype=np.uint8), np.zeros(len(self._mask))
        marked[self._ids[tried]] = 1
        self._states[0] = self._root
        self._template.roll_out(
            self._deals,
            self._states,
            self._seat,
            self._known,
            False,
            marked,
            self._mask,
            self._words,
            self._payoffs,
            sums,
            self._wins,
            None,
            self._rng,
            self._luck,
            NO_EVENTS,
        )
        return np.where(tried, sums[self._ids] / self._deals, np.nan), self._deals * int(tried.sum())


class _Trees:
    """Actions of a game that is searched by trees: each portion is a separate tree."""

    def __init__(self, searcher: Searcher, view: View, playouts: int, seed: bytes) -> None:
        self._searcher, self._view, self._playouts, self._seed = searcher, view, playouts, seed
        self._count = 0

    def portion(self, tried: NDArray[np.bool_]) -> tuple[Values, int]:
        """The values of the actions in another tree."""
        self._count += 1
        seed = self._seed + f" {self._count}".encode()
        found = self._searcher.search(self._view, Budget(playouts=self._playouts), seed).values
        values = np.array([found[action.id] for action in self._view.legal])
        return np.where(tried, values, np.nan), self._playouts
