"""Players that decide from views alone: what is concealed from a seat is concealed from its bot."""

from .bot import Bot, named
from .levels import LEVELS, level
from .memory import recalled
from .players import Player, player

__all__ = ["LEVELS", "Bot", "Player", "level", "named", "player", "recalled"]
