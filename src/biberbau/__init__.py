"""biberbau: hidden-information card games, one compiled rules source for people, researchers and designers.

>>> import biberbau
>>> match = biberbau.Match(biberbau.game("beasty_bar", players=2), seed=1)
>>> match.play(match.legal()[0]).word
'play'
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .games import game_ids
from .match import Game, Match, Position, View

__all__ = ["Game", "Match", "Position", "View", "game", "game_ids", "load"]
__version__ = "0.1.0"


def game(game_id: str, **options: object) -> Game:
    """A game with its options, e.g. ``game("beasty_bar", players=3, advanced=True)``."""
    return Game.of(game_id, options)


def load(document: Mapping[str, Any]) -> Match:
    """The match that a replay document describes."""
    return Match.load(document)
