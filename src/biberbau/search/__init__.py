"""Search on concealed states: written once, compiled for each game. No true state ever gets here."""

from .measure import playouts_per_second
from .searcher import Searcher

__all__ = ["Searcher", "playouts_per_second"]
