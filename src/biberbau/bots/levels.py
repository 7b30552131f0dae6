"""The levels of the table's bots, each with its version: what plays under a name never changes.

``keen@2`` is the second version of ``keen``; the first is written without a number, as it was before there were others.
A better bot is a new version here; the old one stays, for tables, ratings and data sets that name it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ..errors import OptionError
from ..match import Game
from ..search.budget import Budget
from .bot import Bot, GreedyBot, SearchBot

# Playouts, not seconds: a bot plays the same on every machine and its moves can be re-run.
_KEEN, _STRONG = Budget(playouts=400), Budget(playouts=20_000)

_MADE: Mapping[str, Callable[[], Bot]] = {
    "relaxed": lambda: GreedyBot(slips=30),
    "keen": lambda: SearchBot(_KEEN),
    "strong": lambda: SearchBot(_STRONG),
    "relaxed@2": lambda: GreedyBot(samples=4, temperature=0.3),
    "keen@2": lambda: SearchBot(_KEEN, trust=1.0),
}

LEVELS: tuple[str, ...] = ("relaxed@2", "keen@2", "strong")
"""What a table offers, the weakest first."""

ALL_LEVELS: tuple[str, ...] = tuple(_MADE)
"""Those, and the versions that were newest before."""

FIRST_VERSIONS: tuple[str, ...] = ("relaxed", "keen", "strong")
"""What the names mean that were given before levels had versions."""


def level(name: str, game: Game) -> Bot:
    """The bot of a level for a game: relaxed looks at the next moment only, keen thinks a little, strong a lot."""
    if name in _MADE:
        return _MADE[name]()
    raise OptionError(f"there is no level {name!r} for {game.id}; levels are: {', '.join(ALL_LEVELS)}")


def strength(name: str) -> int:
    """The place of a level, 0 for the weakest; the same for all its versions."""
    return FIRST_VERSIONS.index(name.partition("@")[0])


def newest(name: str) -> str:
    """The version of a level that tables offer now."""
    return LEVELS[strength(name)]
