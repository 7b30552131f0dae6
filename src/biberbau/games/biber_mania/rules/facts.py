"""What playouts show of a round: its points, who is rid of all cards first, and what others stab and steal."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ....kernel.compiled import compiled
from ....kernel.facts import FactKind
from .game import round_points
from .options import Opt
from .state import State


class Fact(FactKind):
    """What is counted, all of the round that is being played."""

    POINTS = "own points of the round", 1
    OTHERS = "points of the best of the others", -1
    FIRST = "the seat has no card left when the round ends", 1, True
    LEFT = "cards left in their hand when the round ends", -1
    LOSES = "cards that their pile loses until their next turn", -1
    TAKES = "cards that others' piles lose in this turn", 1


FACTS = Fact


@compiled
def turn(state: State) -> int:
    """Whose turn it is."""
    return int(state.seat)


@compiled
def others_piles(state: State, seat: int) -> int:
    """Cards on all piles but a seat's own."""
    total = 0
    for other in range(state.option[Opt.PLAYERS]):
        if other != seat:
            total += int(state.pile_n[other])
    return total


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
    best = -1_000
    for other in range(end.option[Opt.PLAYERS]):
        if other != seat:
            best = max(best, int(round_points(end, other)))
    out[Fact.POINTS] += float(round_points(end, seat))
    out[Fact.OTHERS] += float(best)
    if end.hand_n[seat] == 0:
        out[Fact.FIRST] += 1.0
    out[Fact.LEFT] += float(end.hand_n[seat])
    if before.round_n == end.round_n:
        out[Fact.LOSES] += max(0.0, float(after.pile_n[seat]) - float(again.pile_n[seat]))
        out[Fact.TAKES] += float(others_piles(before, seat) - others_piles(after, seat))
