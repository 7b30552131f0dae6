"""Players that decide from views alone: whatever is concealed from a seat is concealed from its bot."""

from .bot import Bot, named
from .levels import ALL_LEVELS, LEVELS, level, newest, strength
from .memory import recalled
from .players import Player, player

__all__ = [
    "ALL_LEVELS",
    "LEVELS",
    "Bot",
    "Player",
    "level",
    "named",
    "newest",
    "player",
    "recalled",
    "strength",
]
