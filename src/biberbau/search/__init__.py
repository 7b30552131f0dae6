"""Search on concealed states: written once, compiled for each game. Nothing here ever sees a true state."""

from .measure import playouts_per_second
from .searcher import Searcher

__all__ = ["Searcher", "playouts_per_second"]
