"""Template: the same rules on a GPU, a game for each thread. ``gpu`` loads it once for each game.

Nothing here is about one game or about batches: every kernel finds its thread's row and calls what the CPU
calls, the templates ``stepping`` and ``random_play`` bound to that game. States lie in the GPU's memory and are
changed in place.
"""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import Any, NamedTuple, TypeVar, cast

import numpy as np
from numba import cuda
from numpy.typing import NDArray

from biberbau.envs.arrays import NEXT_STEP, Arrays, Bench
from biberbau.kernel.compiled import compiled
from biberbau.kernel.fast_rng import draw, nth_legal

stepping: ModuleType
random_play: ModuleType

Function = TypeVar("Function", bound=Callable[..., Any])


def kernel(function: Function) -> Function:
    """Compile for a GPU when it is first launched: ``function[blocks, threads](…)``."""
    return cast(Function, cuda.jit(function))


class Table(NamedTuple):
    """What random play works on, a row for each thread."""

    states: NDArray[Any]  # [threads, 2]: the game, a blank record
    streams: NDArray[Any]
    lucks: NDArray[np.uint64]  # [threads, 1]
    flags: NDArray[np.uint8]  # masks, a byte for each action
    words: NDArray[np.uint64]  # the same memory
    scores: NDArray[np.int32]  # [threads, players]
    totals: NDArray[np.int64]  # [threads, players]: scores summed over all games
    moves: NDArray[np.int64]  # decisions made


@compiled
def own(b: Bench, i: int) -> Bench:
    """The part of a bench that belongs to one thread."""
    return Bench(b.scratch[i], b.memory[i], b.scores[i], b.flags[i], b.values[i], b.unpaid[i])


@kernel
def reset(which: NDArray[np.bool_], a: Arrays, b: Bench, no_events: NDArray[Any]) -> None:
    """Deal the games that are marked in ``which``."""
    i = cuda.grid(1)
    if i < which.shape[0]:
        stepping.reset(i, i + 1, which, a, own(b, i), no_events[0])


@kernel
def find_wrong(actions: NDArray[np.int64], a: Arrays, found: NDArray[np.int64]) -> None:
    """Lower ``found: int64[1]`` to the first game whose action is not legal."""
    i = cuda.grid(1)
    if i < actions.shape[0]:
        resets = a.plan[0].autoreset == NEXT_STEP
        if stepping.first_wrong(actions[i : i + 1], a.bits[i : i + 1], a.actors[i : i + 1], resets) == 0:
            cuda.atomic.min(found, 0, i)


@kernel
def step(actions: NDArray[np.int64], a: Arrays, b: Bench, no_events: NDArray[Any]) -> None:
    """One decision in every game, with masks, observations and rewards."""
    i = cuda.grid(1)
    if i < actions.shape[0]:
        stepping.step(i, i + 1, actions, a, own(b, i), no_events[0])


@kernel
def sample(a: Arrays, lucks: NDArray[np.uint64], actions: NDArray[np.int64]) -> None:
    """A uniformly random legal action for every game; -1 where nobody acts."""
    i = cuda.grid(1)
    if i < actions.shape[0]:
        actions[i] = nth_legal(a.words[i], draw(lucks[i], a.counts[i])) if a.counts[i] > 0 else -1


@kernel
def observe(seats: NDArray[np.int64], a: Arrays, b: Bench, out: NDArray[np.float32]) -> None:
    """What one seat of each game sees, in ``out: float32[games, ENCODED]``."""
    i = cuda.grid(1)
    if i < seats.shape[0]:
        stepping.observe(i, i + 1, seats, a, own(b, i), out)


@kernel
def play(games: int, t: Table, options: NDArray[np.int16], no_events: NDArray[Any]) -> None:
    """Deal and play ``games`` games at random, shared out evenly among the threads."""
    i = cuda.grid(1)
    threads = t.moves.shape[0]
    if i < threads:
        share = games // threads + (1 if i < games % threads else 0)
        t.moves[i] += random_play.play_games(
            share,
            t.states[i],
            options,
            t.flags[i],
            t.words[i],
            t.streams[i],
            t.lucks[i],
            t.scores[i],
            t.totals[i],
            no_events[0],
        )
