"""A decision judged by what its seat could know: nothing but the seat's view, played on from again and again.

All actions are tried in the same deals, portion by portion, so that their differences show how sure they are. An action
that surely is not the best is left out, and its playouts go to the others (racing: Maron & Moore, 1994). What is told is
how much of the win the decision gave away, and between which bounds that lies.
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
"""``float64[actions]``: what each of the legal actions brought in one portion; NaN where it was not tried."""

SURE = 2.5
"""This many standard errors lie between an estimate and each of its bounds: 99 in 100, for many looks together fewer."""

FEWEST = 8
"""With fewer portions than this nothing is sure: the bounds are 0 and 1."""

PORTIONS, TREES = 32, 10
"""Into how many portions a budget is cut if no action is left out; for tree searches, how many trees."""

LOOK = 2
"""After this many portions the bounds are looked at again."""

FURTHER = 3
"""A decision whose name is not certain earlier gets this many times the budget."""


@dataclass(frozen=True)
class Judged:
    """What is thought of a decision; chances are shares of the win, from the seat's own view.

    ``ply``: how many actions had been played before it; ``choices``: how many actions were legal. ``loss``: what the
    decision gave away, surely between ``least`` and ``most``. ``playouts``: from how many games that is told.
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
        """What the decision gave away."""
        return max(0.0, self.best_chance - self.chance)


class _Trials(Protocol):
    """Where values come from; each portion has deals of its own."""

    def portion(self, tried: NDArray[np.bool_]) -> tuple[Values, int]:
        """Try the actions of that mask; what they brought, and how many games were played."""


class Judge:
    """Judges decisions of one game; one for each thread.

    ``drift``: by how much more thinking would still change a difference, as a standard error.
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
        """What ``action`` gave away in a view of the seat to act; None where there was no choice.

        The budget's ``playouts`` are spent, and up to ``FURTHER`` times as many while bounds do not satisfy ``certain``.
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
        """The same in pieces of a few thousandths of a second: None after each portion, at last what was found."""
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
    """The bounds of a loss, from paired values of all actions against the ``chosen`` one."""

    def __init__(self, actions: int, chosen: int, drift: float) -> None:
        self._chosen, self._drift, self._rows = chosen, drift, list[Values]()
        self.running = np.ones(actions, dtype=np.bool_)
        self.least, self.most = 0.0, 1.0

    @property
    def portions(self) -> int:
        """How many there have been."""
        return len(self._rows)

    @property
    def rivals(self) -> int:
        """How many other actions may still be the best."""
        return int(self.running.sum()) - 1

    def add(self, found: Values) -> None:
        """One portion more."""
        self._rows.append(found)

    def look(self) -> None:
        """Tell the bounds anew, and leave out what surely is not the best."""
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
        """Means of the columns, and how far each may be off; of few portions farther (the t distribution)."""
        count = len(differences)
        wide = SURE * (1 + (SURE**2 + 1) / (4 * (count - 1)))
        error = differences.std(axis=0, ddof=1) / sqrt(count)
        drift = np.where(np.abs(differences).max(axis=0) > 0, self._drift, 0.0)
        return differences.mean(axis=0), wide * np.sqrt(error**2 + drift**2)

    @property
    def best(self) -> tuple[int, float, float]:
        """The best action, what the chosen one brings and what that one."""
        means = np.where(self.running, np.array(self._rows).mean(axis=0), -np.inf)
        chosen, top = self._chosen, int(np.argmax(means))
        if means[top] <= means[chosen] or isnan(means[top]):
            top = chosen
        return top, float(means[chosen]), float(means[top])


class _Rollouts:
    """Actions of a game that has a rollout policy, played on by it: ``search/rollouts.py``."""

    def __init__(self, game: Game) -> None:
        kind = game.kind
        self._template = rollouts_of(kind)
        self._mask, self._words = new_mask(len(kind.actions))
        self._states: NDArray[np.record] = np.zeros(3, dtype=kind.dtype)
        self._payoffs = np.zeros(game.players, dtype=np.float32)
        self._wins = np.zeros(len(kind.actions), dtype=np.int64)

    def begun(self, view: View, deals: int, seed: bytes) -> _Rollouts:
        """Try the actions of this view, ``deals`` a portion."""
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
    """Actions of a game that is searched by trees: each portion is a tree of its own."""

    def __init__(self, searcher: Searcher, view: View, playouts: int, seed: bytes) -> None:
        self._searcher, self._view, self._playouts, self._seed = searcher, view, playouts, seed
        self._count = 0

    def portion(self, tried: NDArray[np.bool_]) -> tuple[Values, int]:
        """What the actions come to in another tree."""
        self._count += 1
        seed = self._seed + f" {self._count}".encode()
        found = self._searcher.search(self._view, Budget(playouts=self._playouts), seed).values
        values = np.array([found[action.id] for action in self._view.legal])
        return np.where(tried, values, np.nan), self._playouts
