"""What playouts show of a round: what one's own display counts, how it comes about, and who ends the round."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ....kernel.compiled import compiled
from ....kernel.facts import FactKind
from ....kernel.stack import actor
from . import deck
from .game import bonus, pairs
from .options import Opt
from .state import State


class Fact(FactKind):
    """What is counted, all of the round that is being played."""

    DISPLAY = "points of their display when the round is scored", -1
    OTHERS = "points of the best of the other displays", 1
    PAIRS = "pairs in their display", 1
    BONUS = "points taken off for pairs of one value", 1
    CLOSES = "the seat turns up its last card first and so ends the round", 1, True


FACTS = Fact


@compiled
def turn(state: State) -> int:
    """Whose turn it is: that of the seat to decide."""
    return int(actor(state))


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
    """The last round that is scored at the end."""
    scored = int(end.round_n) - 1
    best = 1_000
    for other in range(end.option[Opt.PLAYERS]):
        if other != seat:
            best = min(best, int(end.points[scored, other]))
    made, counts = 0, pairs(end, seat)
    for face in range(deck.BEAVER + 1):
        made += counts >> 4 * face & 15
    out[Fact.DISPLAY] += float(end.points[scored, seat])
    out[Fact.OTHERS] += float(best)
    out[Fact.PAIRS] += float(made)
    out[Fact.BONUS] -= float(bonus(counts))
    if end.closer == seat:
        out[Fact.CLOSES] += 1.0
