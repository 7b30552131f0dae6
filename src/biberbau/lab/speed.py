"""Speed of a game: what ``biberbau bench`` prints."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from ..envs.batch import Batch
from ..envs.random_games import RandomPlay
from ..match import Game
from ..search import playouts_per_second

VECTOR_SIZE, VECTOR_THREADS = 2048, 2
"""The games of the measured batch, and its threads."""


@dataclass(frozen=True)
class GameSpeed:
    """Measured in one process, on one core except for the vector's two threads. Rates are the best of several rounds:
    other work can only slow them down.
    """

    players: int
    moves_per_second: float
    games_per_second: float
    copies_per_second: float
    state_bytes: int
    playouts_per_second: float
    vector_steps_per_second: float
    vector_size: int
    first_compile_seconds: float


def best_rate(work: Callable[[int], int], seconds: float, rounds: int = 5) -> float:
    """Most units of work a second over ``rounds`` rounds that together take about ``seconds``.

    ``work(n)`` does n portions and returns how many units that was.
    """
    work(1)  # compiles
    portions, spent = 1, 0.0
    while spent < seconds / rounds / 4:
        started = time.perf_counter()
        work(portions)
        spent = time.perf_counter() - started
        portions *= 2
    portions = max(1, round(portions / 2 * seconds / rounds / spent))
    rates = []
    for _ in range(rounds):
        started = time.perf_counter()
        units = work(portions)
        rates.append(units / (time.perf_counter() - started))
    return max(rates)


def first_match(game: Game, *more: str, cache: str | None = None) -> float:
    """Seconds for the first match in a fresh process: a game, its views, a random batch.

    The start of Python and its imports do not count. ``cache``: a folder for compiled code instead of the user's.
    """
    run = subprocess.run(
        [
            sys.executable,
            "-m",
            "biberbau.lab.first_match",
            game.id,
            *(f"{k}={v}" for k, v in game.options.items()),
            *more,
        ],
        env=os.environ | ({"BIBERBAU_CACHE": cache} if cache else {}),
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return float(run.stdout)


def first_compile_seconds(game: Game) -> float:
    """Seconds for the very first match, everything compiled anew."""
    with tempfile.TemporaryDirectory() as cache:
        return first_match(game, cache=cache)


def compile_elsewhere(game: Game) -> None:
    """Compile a game, unless it is already, in a process of its own, so that this one loads it from the cache.

    Code just compiled lies scattered in memory, and random play there is a quarter slower than in any later process.
    """
    first_match(game, "and-search")


def vector_steps_per_second(
    game: Game, seconds: float = 5.0, size: int = VECTOR_SIZE, threads: int = VECTOR_THREADS
) -> float:
    """Decisions a second of a batch in random self-play, including masks, observations, rewards and new deals."""
    batch = Batch(game, size, seed=1, threads=threads)

    def play(n: int) -> int:
        for _ in range(n):
            batch.step(batch.sample())
        return n * size

    rate = best_rate(play, seconds)
    batch.close()
    return rate


def measure(game: Game, seconds: float = 5.0, compile_too: bool = True) -> GameSpeed:
    """Measure one game; each rate takes ``seconds`` (plus compiling)."""
    compile_elsewhere(game)
    play = RandomPlay(game, seed=1)
    moves_per_game = (lambda p: p.moves / p.games)(play.play(1000))
    moves = best_rate(lambda n: play.play(n).moves, seconds)

    def copy(n: int) -> int:
        play.copy(100_000 * n)
        return 100_000 * n

    return GameSpeed(
        players=game.players,
        moves_per_second=moves,
        games_per_second=moves / moves_per_game,
        copies_per_second=best_rate(copy, seconds),
        state_bytes=np.dtype(game.kind.dtype).itemsize,
        playouts_per_second=playouts_per_second(game, seconds),
        vector_steps_per_second=vector_steps_per_second(game, seconds),
        vector_size=VECTOR_SIZE,
        first_compile_seconds=first_compile_seconds(game) if compile_too else 0.0,
    )
