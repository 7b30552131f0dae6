"""Speed of the search."""

from __future__ import annotations

import time

from ..match import Game, Match
from .budget import Budget
from .searcher import Searcher


def playouts_per_second(game: Game, seconds: float = 1.0) -> float:
    """Whole games a second that the search fills, walks and plays out from the first decision of a match."""
    match = Match(game, 0)
    view = match.view(match.to_act)
    searcher = Searcher(game)
    searcher.search(view, Budget(playouts=16), b"warm")
    started, done = time.perf_counter(), 0
    while (spent := time.perf_counter() - started) < seconds:
        done += searcher.search(view, Budget(playouts=20_000), str(done).encode()).playouts
    return done / spent
