"""Run as a program in a fresh process: plays the first match of a game and prints how many seconds that took.

With ``and-search`` it also searches and steps a vector, so that everything that is measured is compiled and cached.
"""

from __future__ import annotations

import sys
import time

from ..envs.random_games import RandomPlay
from ..games import kind
from ..match import Game, Match
from ..search import playouts_per_second
from .speed import vector_steps_per_second


def play_first_match(game: Game) -> None:
    """One match from the deal to the scores, seen by every seat after every action; then one batch."""
    match = Match(game, seed=1)
    while not match.over:
        match.play(match.legal()[0])
        for seat in range(game.players):
            match.view(seat).encode()
    batch = RandomPlay(game, seed=1)
    batch.play(1)
    batch.copy(1)


if __name__ == "__main__":
    given = dict(argument.split("=", 1) for argument in sys.argv[2:] if "=" in argument)
    values = {o.name: o.parsed(given[o.name]) for o in kind(sys.argv[1]).options if o.name in given}
    settled = Game.of(sys.argv[1], values)
    began = time.perf_counter()
    play_first_match(settled)
    print(time.perf_counter() - began)
    if "and-search" in sys.argv:
        playouts_per_second(settled, 0.0)
        vector_steps_per_second(settled, 1e-9, size=2)
