"""The players of arena and ladder: everything that can be an opponent, and a player that sees all cards."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import Protocol

from ..bots.bot import NAMES, Bot, LearnedBot, parse_budget
from ..bots.levels import ALL_LEVELS
from ..bots.memory import recalled
from ..bots.players import Player, player
from ..errors import OptionError
from ..kernel.actions import Action
from ..match import Game, Match
from ..search.budget import Budget
from ..search.searcher import Searcher

CHEATER = "cheater"
"""The name of the one player that sees all cards: it shows the limit that luck sets, and no table offers it."""

USUAL = Budget(seconds=0.05)
"""The default budget of plain ``search``, ``learned`` and ``cheater`` for a move."""

_THINKING = ("search", "learned", CHEATER)


class Contestant(Protocol):
    """A player in the arena."""

    def choose(self, match: Match, seed: bytes, memory: bytes) -> Action:
        """An action for the seat to act. ``seed``: for randomness; ``memory``: names the game, as in ``recalled``."""


class _Fair:
    """A bot: it gets a view, faded by its memory."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot

    def choose(self, match: Match, seed: bytes, memory: bytes) -> Action:
        return self._bot.choose(recalled(match.view(match.to_act), memory), seed)


class _Cheater:
    """Searches the true state: every hand and the order of every draw pile."""

    def __init__(self, budget: Budget) -> None:
        self._budget = budget

    def choose(self, match: Match, seed: bytes, memory: bytes) -> Action:
        found = Searcher(match.game).search_true_state(match.position().state, self._budget, seed)
        return match.game.kind.actions[found.best]


def contestant(who: Player, game: Game, budget: Budget = USUAL) -> Contestant:
    """The player of that name (``greedy``, ``search:400``, ``search:80ms``, a level, ``cheater:400``, …), or a given
    one.

    ``budget``: for plain ``search``, ``learned`` and ``cheater``. OptionError for anything that cannot play.
    """
    if not isinstance(who, str):
        return _Fair(player(who, game, budget))
    kind, colon, amount = who.partition(":")
    if kind in _THINKING:
        budget = in_processor_time(parse_budget(amount) if colon else budget)
        return _Cheater(budget) if kind == CHEATER else _Fair(player(kind, game, budget))
    if kind not in (*NAMES, *ALL_LEVELS):
        raise OptionError(
            f"there is no bot {who[:40]!r}; bots are: random, greedy, greedy:SAMPLES, search, search:PLAYOUTS, "
            f"search:NUMBERms, learned, learned:PLAYOUTS, learned:NUMBERms, "
            f"cheater, cheater:PLAYOUTS, cheater:NUMBERms, and the levels {', '.join(ALL_LEVELS)}"
        )
    return _Fair(player(who, game, budget))


def in_processor_time(budget: Budget) -> Budget:
    """The same budget, counting processor time only: a busy machine weakens nobody."""
    return replace(budget, clock=time.thread_time) if budget.seconds else budget


def by_the_clock(who: Player, budget: Budget) -> bool:
    """Whether a player thinks by time, so that its actions depend on the machine."""
    if isinstance(who, LearnedBot):
        return who.budget.seconds > 0
    kind, colon, amount = who.partition(":") if isinstance(who, str) else ("", "", "")
    if kind not in _THINKING:
        return False
    return (parse_budget(amount) if colon else budget).seconds > 0


def named_budget(budget: Budget) -> str:
    """A budget as in names of bots: ``400``, ``80ms``."""
    return str(budget.playouts) if budget.playouts else f"{1000 * budget.seconds:g}ms"
