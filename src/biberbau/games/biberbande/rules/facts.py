"""What playouts show of a round: what the rows count, and who knocks."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ....kernel.compiled import compiled
from ....kernel.facts import FactKind
from .options import Opt
from .state import State


class Fact(FactKind):
    """What is counted, all of the round that is being played."""

    ROW = "points of their row when the round is counted", -1
    OTHERS = "points of the lowest of the other rows", 1
    LOWEST = "nobody's row is lower than theirs", 1, True
    KNOCKS = "the seat knocks", 1, True
    TURNS = "their turns until the round is over", 1


FACTS = Fact


@compiled
def turn(state: State) -> int:
    """Whose turn it is."""
    return int(state.seat)


@compiled
def count(
    before: State,
    after: State,
    again: State,
    end: State,
    seat: int,
    action: int,
    out: NDArray[np.float64],
) -> None:
    """The round that is counted at the end."""
    own, best = int(end.points[end.round_n, seat]), 1_000
    for other in range(end.option[Opt.PLAYERS]):
        if other != seat:
            best = min(best, int(end.points[end.round_n, other]))
    out[Fact.ROW] += float(own)
    out[Fact.OTHERS] += float(best)
    if own <= best:
        out[Fact.LOWEST] += 1.0
    if end.knocker == seat:
        out[Fact.KNOCKS] += 1.0
    began = int(before.turn) if before.round_n == end.round_n else 0
    out[Fact.TURNS] += (int(end.turn) - began) / float(end.option[Opt.PLAYERS])
