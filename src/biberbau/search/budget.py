"""The budget of a search, and its result."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

SLICE = 400
"""At most this many playouts in one call: compiled code cannot be interrupted. In the slowest case, a game of eight on
a busy machine, that is 40 ms.
"""


@dataclass(frozen=True)
class Budget:
    """How long to search: a number of ``playouts``, or ``seconds`` (then the move depends on the machine).

    ``clock``: the clock for the seconds; ``time.thread_time`` counts processor time.
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
    """The result of a search: each action's visits and mean payoff (0…1).

    ``sure``: the actions that ended the game each time, with a win that nobody shares. Payoffs count the lead, too, so
    another action may bring more. ``doubts``: the handicap of each action's value against that of the habit
    (``habit_trust.py``).
    """

    visits: dict[int, int]
    values: dict[int, float]
    playouts: int
    sure: frozenset[int] = frozenset()
    doubts: Mapping[int, float] = field(default_factory=dict)

    @property
    def best(self) -> int:
        """A sure win, or else the action id with the most visits (among equals the better one, then the lower id)."""
        return max(
            self.sure or self.visits,
            key=lambda a: (self.visits[a], self.values[a] - self.doubts.get(a, 0.0), -a),
        )
