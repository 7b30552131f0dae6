"""The bots. Each takes a View of the seat to act and a seed, and returns a legal action."""

from __future__ import annotations

import math
import reprlib
from collections.abc import Mapping, Sequence
from typing import Protocol

import numpy as np

from ..errors import OptionError
from ..kernel.actions import Action
from ..kernel.fast_rng import draw
from ..kernel.numbers import whole_number
from ..kernel.rng import key_of, stream
from ..match import View
from ..search.budget import Budget, Searched
from ..search.learned_search import LearnedSearch
from ..search.net_file import TrainedNet, shipped
from ..search.searcher import Searcher

NAMES = ("random", "greedy", "search", "learned")

SAMPLES, MOST_SAMPLES = 12, 1000
"""The number of determinisations of a greedy bot, and the most that it may have."""

_NEAR, _LOTS = 3.0, 1 << 20
"""The cut-off of a softmax choice, in temperatures below the best; and its resolution."""


class Bot(Protocol):
    """A player."""

    name: str

    def choose(self, view: View, seed: bytes) -> Action:
        """A legal action for ``view.seat``; the same view and seed give the same action (with a playout budget)."""


class RandomBot:
    """Any legal action, each equally likely."""

    name = "random"

    def choose(self, view: View, seed: bytes) -> Action:
        """A uniformly random legal action."""
        return view.legal[_pick(seed, len(view.legal))]


class GreedyBot:
    """The action after which the position looks best at once; ties are broken at random.

    ``slips``: the percentage of decisions in which it takes a random legal action instead; ``samples``: the number of
    determinisations; ``temperature``: of a softmax choice, in the unit of the game's estimate, where 1 is a clear lead.
    An action that is worse than the best by three temperatures is never taken.
    """

    def __init__(self, slips: int = 0, samples: int = SAMPLES, temperature: float = 0.0) -> None:
        self.name = "greedy" if samples == SAMPLES else f"greedy:{samples}"
        self._slips, self._samples, self._temperature = slips, samples, temperature

    @property
    def by_lot(self) -> bool:
        """Whether it chooses at random between unequal actions."""
        return self._slips > 0 or self._temperature > 0

    def choose(self, view: View, seed: bytes) -> Action:
        """The best action at a glance."""
        if len(view.legal) == 1:
            return view.legal[0]
        if self._slips and _pick(seed + b"slip", 100) < self._slips:
            return RandomBot().choose(view, seed)
        values = Searcher(view.game).glance(view, self._samples, seed)
        best = max(values.values())
        if self._temperature:
            return _weighed(view.legal, values, best, self._temperature, seed)
        top = [action for action in view.legal if values[action.id] >= best - 1e-9]
        return top[_pick(seed, len(top))]


class SearchBot:
    """Search by the game's tree or rollouts; ``trust``: in the prior, as in ``Searcher``."""

    def __init__(self, budget: Budget, trust: float = 0.0) -> None:
        self.name = "search"
        self.budget, self.trust = budget, trust

    def choose(self, view: View, seed: bytes) -> Action:
        """The most-visited action."""
        return _best(self, view, seed)

    def search(self, view: View, seed: bytes) -> Searched:
        """The search's result."""
        return Searcher(view.game, self.trust).search(view, self.budget, seed)


class LearnedBot:
    """The search's tree, in which a trained net values positions instead of random playouts.

    ``trained``: a net, instead of the one that comes with the game.
    """

    def __init__(self, budget: Budget, trained: TrainedNet | None = None) -> None:
        self.name = "learned"
        self.budget = budget
        self._trained = trained

    def choose(self, view: View, seed: bytes) -> Action:
        """The most-visited action; OptionError where there is no net for this table."""
        return _best(self, view, seed)

    def search(self, view: View, seed: bytes) -> Searched:
        """The search's result; OptionError where there is no net for this table."""
        return LearnedSearch(view.game, self._trained or shipped(view.game)).search(view, self.budget, seed)


def named(name: str, budget: Budget | None = None) -> Bot:
    """A bot by name: ``random``, ``greedy``, ``search``; ``search:400`` has 400 playouts a move, ``search:80ms`` 80 ms.

    ``learned`` has budgets like ``search``; without one both have ``budget``, or 50 ms a move. ``greedy:1`` uses one
    determinisation instead of twelve: weaker, and much quicker.
    """
    if name == "random":
        return RandomBot()
    if (samples := greedy_samples(name)) is not None:
        return GreedyBot(samples=samples)
    kind, _, amount = name.partition(":")
    if kind in ("search", "learned"):
        thinks = parse_budget(amount) if amount else budget or Budget(seconds=0.05)
        return SearchBot(thinks) if kind == "search" else LearnedBot(thinks)
    raise OptionError(
        f"there is no bot {name!r}; bots are: random, greedy, search, search:PLAYOUTS, search:NUMBERms, "
        "learned, learned:PLAYOUTS, learned:NUMBERms"
    )


def greedy_samples(name: str) -> int | None:
    """The number of samples of ``greedy`` or ``greedy:NUMBER``; None for a bot of another kind."""
    kind, colon, amount = name.partition(":")
    if kind != "greedy":
        return None
    samples = whole_number(amount) if colon else SAMPLES
    if samples is None or not 1 <= samples <= MOST_SAMPLES:
        raise OptionError(
            f"greedy looks at 1 to {MOST_SAMPLES} samples (greedy:{SAMPLES}), not {reprlib.repr(amount)}"
        )
    return samples


def parse_budget(text: str) -> Budget:
    """A budget from text: ``400`` are playouts, ``80ms`` is time."""
    amount = whole_number(text.removesuffix("ms"))
    if amount is None or amount <= 0:
        raise OptionError(
            f"a budget is a number of playouts (400) or of milliseconds (80ms), not {reprlib.repr(text)}"
        )
    return Budget(seconds=amount / 1000) if text.endswith("ms") else Budget(playouts=amount)


def _best(bot: SearchBot | LearnedBot, view: View, seed: bytes) -> Action:
    return view.legal[0] if len(view.legal) == 1 else view.game.kind.actions[bot.search(view, seed).best]


def _weighed(
    legal: Sequence[Action], values: Mapping[int, float], best: float, temperature: float, seed: bytes
) -> Action:
    """A random one of the nearly best actions, weighted by their values."""
    near = [action for action in legal if values[action.id] >= best - _NEAR * temperature]
    weights = np.cumsum([math.exp((values[action.id] - best) / temperature) for action in near])
    drawn = weights[-1] * _pick(seed + b"lot", _LOTS) / _LOTS
    return near[int(np.searchsorted(weights, drawn, side="right"))]


def _pick(seed: bytes, count: int) -> int:
    return int(draw(np.array([stream(key_of(seed, "pick")).key0]), count))
