"""How long a search may take, and what it found."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

SLICE = 400
"""At most this many playouts at once: a compiled call cannot be interrupted. Where they take longest, in a game of
eight on a machine that is busy with other things, that is 40 ms."""


@dataclass(frozen=True)
class Budget:
    """How long to search: a number of ``playouts``, or ``seconds`` (then the move depends on the machine).

    ``clock``: what counts the seconds; ``time.thread_time`` counts those that the processor worked.
    """

    playouts: int = 0
    seconds: float = 0.0
    clock: Callable[[], float] = field(default=time.perf_counter, compare=False, repr=False)

    def __post_init__(self) -> None:
        if (self.playouts > 0) == (self.seconds > 0):
            raise ValueError(
                "a budget is either a positive number of playouts or a positive number of seconds"
            )


@dataclass(frozen=True)
class Searched:
    """What a search found: for each action how often it was tried and the mean payoff (0…1) that it brought.

    ``sure``: the actions that ended the game each time, with a win that nobody shares. Payoffs count the lead, too, so
    another action may bring more. ``doubts``: by how much less the values of actions count because they have to be better
    than what habit would do (``habit_trust.py``).
    """

    visits: dict[int, int]
    values: dict[int, float]
    playouts: int
    sure: frozenset[int] = frozenset()
    doubts: Mapping[int, float] = field(default_factory=dict)

    @property
    def best(self) -> int:
        """A sure win, or else the action id tried most often (among equals the better one, then the lower id)."""
        return max(
            self.sure or self.visits,
            key=lambda a: (self.visits[a], self.values[a] - self.doubts.get(a, 0.0), -a),
        )
