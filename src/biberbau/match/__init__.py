"""One game being played: options, seed, actions; views, notation, positions, replays, undo."""

from .dealing import match_stream
from .game import Game
from .match import Match
from .position import Position
from .view import View

__all__ = ["Game", "Match", "Position", "View", "match_stream"]
