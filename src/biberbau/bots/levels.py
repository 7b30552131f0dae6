"""The three levels that a table offers."""

from __future__ import annotations

from ..errors import OptionError
from ..match import Game
from ..search.budget import Budget
from .bot import Bot, GreedyBot, SearchBot

LEVELS: tuple[str, ...] = ("relaxed", "keen", "strong")

# Playouts, not seconds: a bot plays the same on every machine and its moves can be re-run.
_KEEN, _STRONG = Budget(playouts=400), Budget(playouts=20_000)


def level(name: str, game: Game) -> Bot:
    """The bot of a level for a game: relaxed looks at the next moment and slips, keen thinks a little, strong a lot."""
    if name == "relaxed":
        return GreedyBot(slips=30)
    if name == "keen":
        return SearchBot(_KEEN)
    if name == "strong":
        return SearchBot(_STRONG)
    raise OptionError(f"there is no level {name!r} for {game.id}; levels are: {', '.join(LEVELS)}")
