"""The levels of the table's bots, each with its version: the bot behind a name never changes.

``keen@2`` is the second version of ``keen``; the first has no number, as it is older than versions. A better bot is a
new version here; the old one stays, for tables, ratings and data sets that name it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ..errors import OptionError
from ..match import Game
from ..search.budget import Budget
from ..search.net_file import shipped_if_any
from .bot import Bot, GreedyBot, LearnedBot, SearchBot

# Playouts, not seconds: a bot plays the same on every machine and its moves can be re-run.
_KEEN, _STRONG = Budget(playouts=400), Budget(playouts=20_000)

_SHARED_BY_MASTERS = 120_000
"""Playouts for all seats together, so each seat takes longer at larger tables."""

NETS_OF_MASTER = frozenset(
    {
        "0a6f180d2c2803bb",
        "15ee21a5c7d67cd6",
        "78b494ad656de23c",
        "cf9415003ed7e68d",
    }
)
"""The files of the nets of ``master``. A net that is added later is for a later version of it."""


def _master(game: Game) -> Bot:
    """Thinks longer than strong, with a net where it has one."""
    budget = Budget(playouts=max(_STRONG.playouts, _SHARED_BY_MASTERS // game.players))
    trained = shipped_if_any(game)
    if trained is not None and trained.digest in NETS_OF_MASTER:
        return LearnedBot(budget, trained)
    return SearchBot(budget)


_MADE: Mapping[str, Callable[[Game], Bot]] = {
    "relaxed": lambda _: GreedyBot(slips=30),
    "keen": lambda _: SearchBot(_KEEN),
    "strong": lambda _: SearchBot(_STRONG),
    "relaxed@2": lambda _: GreedyBot(samples=4, temperature=0.3),
    "keen@2": lambda _: SearchBot(_KEEN, trust=1.0),
    "master": _master,
}

LEVELS: tuple[str, ...] = ("relaxed@2", "keen@2", "strong", "master")
"""The levels that a table offers, the weakest first."""

ALL_LEVELS: tuple[str, ...] = tuple(_MADE)
"""Those, and the older versions."""

FIRST_VERSIONS: tuple[str, ...] = ("relaxed", "keen", "strong", "master")
"""The names without a number, the weakest first."""


def level(name: str, game: Game) -> Bot:
    """The bot of a level for a game: relaxed looks one move ahead, keen thinks a little, strong a lot, master longest."""
    if name in _MADE:
        return _MADE[name](game)
    raise OptionError(f"there is no level {name!r} for {game.id}; levels are: {', '.join(ALL_LEVELS)}")


def strength(name: str) -> int:
    """The rank of a level, 0 for the weakest; the same for all its versions."""
    return FIRST_VERSIONS.index(name.partition("@")[0])


def newest(name: str) -> str:
    """The version of a level that tables offer now."""
    return LEVELS[strength(name)]
