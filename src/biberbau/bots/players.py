"""Everything that can play: a bot by its name, a level of the table, an object, or a function."""

from __future__ import annotations

import reprlib
from collections.abc import Callable

from ..errors import OptionError
from ..kernel.actions import Action
from ..match import Game, View
from ..search.budget import Budget
from ..search.net_file import shipped
from .bot import NAMES, Bot, LearnedBot, named
from .levels import ALL_LEVELS, level

Choice = Action | str | int
"""An action, its notation or its id."""

Player = str | Bot | Callable[[View, bytes], Choice]
"""A name as in ``biberbau arena``, a level, an object with ``choose(view, seed)``, or such a function."""


class Function:
    """A function ``(view, seed) -> action`` as a bot; its name is the function's."""

    def __init__(self, function: Callable[[View, bytes], Choice]) -> None:
        self.name = str(getattr(function, "__name__", type(function).__name__))
        self._function = function

    def choose(self, view: View, seed: bytes) -> Action:
        """The function's result as an action."""
        return view.game.parse(self._function(view, seed))


def player(who: Player, game: Game, budget: Budget | None = None) -> Bot:
    """The bot with this name, or this object as a bot; OptionError for anything that cannot play.

    ``budget``: of plain ``search`` and ``learned``. The choices of a custom bot are checked like anybody's.
    """
    if isinstance(who, str):
        if who in ALL_LEVELS:
            return level(who, game)
        if who.partition(":")[0] not in NAMES:
            raise OptionError(
                f"there is no bot {who!r}; bots are: {', '.join(NAMES)}, search:PLAYOUTS, search:NUMBERms, "
                f"learned:PLAYOUTS, learned:NUMBERms, and the levels {', '.join(ALL_LEVELS)}; or give an object "
                "with choose(view, seed), or such a function"
            )
        bot = named(who, budget)
        if isinstance(bot, LearnedBot):
            shipped(game)  # fail here, not in the middle of a game
        return bot
    if isinstance(who, type):
        raise OptionError(f"{who.__name__} is a class: give one of its objects, {who.__name__}()")
    if callable(getattr(who, "choose", None)):
        return who  # type: ignore[return-value]
    if callable(who):
        return Function(who)
    raise OptionError(
        "a player is a name, an object with choose(view, seed), or a function of view and seed, "
        f"not {reprlib.repr(who)}"
    )


def name_of(who: Player) -> str:
    """The name of a player in tables and files."""
    if isinstance(who, str):
        return who
    return str(getattr(who, "name", None) or getattr(who, "__name__", type(who).__name__))
