"""Players that decide from views alone: what is concealed from a seat is concealed from its bot."""

from .bot import Bot, named
from .levels import LEVELS, level
from .memory import recalled

__all__ = ["LEVELS", "Bot", "level", "named", "recalled"]
