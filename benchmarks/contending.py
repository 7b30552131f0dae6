"""One side of a row: something that makes moves, and how many a second."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

Rate = Callable[[float], float]
"""Runs for about this many seconds and says how many moves a second that was."""


@dataclass(frozen=True)
class Contender:
    """One side of a row: what it is, moves a second by running it; for searches the moves of a playout."""

    name: str
    rate: Rate
    moves_per_playout: float = 0.0


def timed(seconds: float, work: Callable[[], int]) -> float:
    """Units of work a second, repeating ``work`` (which returns its units) for that long."""
    units, started = 0, time.perf_counter()
    while (spent := time.perf_counter() - started) < seconds:
        units += work()
    return units / spent
