"""A match: options, seed, actions; views, notation, positions, replays, undo."""

from .dealing import match_stream
from .game import Game
from .match import Match
from .moment import Moment
from .position import Position, View

__all__ = ["Game", "Match", "Moment", "Position", "View", "match_stream"]
