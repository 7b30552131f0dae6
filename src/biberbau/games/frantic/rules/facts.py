"""What playouts show of a round: who is hurt, whether one can play next, and what is left in hand at its end."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ....kernel.compiled import compiled
from ....kernel.facts import FactKind
from ....kernel.stack import KIND, SEAT, top
from . import deck
from . import state as st
from .matching import playable
from .options import Opt
from .state import Frame, State
from .types import once


class Fact(FactKind):
    """What is counted, all of the round that is being played."""

    EMPTIES = "the seat has no card left when the round ends", 1, True
    POINTS = "what their cards count when the round ends", -1
    OTHERS = "what the cards of the best of the others count", 1
    PLAYS_NEXT = "a card of their hand can be played when their next turn begins", 1, True
    CARDS = "their cards when their next turn begins", -1
    HURTS = (
        "cards by which the hand of this other seat has grown at the end of the turn",
        1,
        False,
        st.PLAYERS,
    )


FACTS = Fact


@once
def turn(state: State) -> int:
    """Whose turn it is, no matter who is asked meanwhile."""
    return int(state.seat)


@once
def can_play(state: State, seat: int) -> bool:
    """Whether a turn of the seat waits for a card and its hand has one that may be played."""
    if state.depth == 0 or top(state, KIND) != Frame.TURN or top(state, SEAT) != seat:
        return False
    count = 0
    for face in range(deck.FACES):
        if state.hand[seat, face] > 0 and playable(state, seat, face):
            count += 1
    return count > 0


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
    best = 1 << 20
    for other in range(end.option[Opt.PLAYERS]):
        if other != seat:
            best = min(best, int(end.round_points[other]))
            if before.round_n == end.round_n:
                out[Fact.HURTS + other] += float(after.hand_n[other]) - float(before.hand_n[other])
        else:
            out[Fact.HURTS + other] = np.nan
    if end.hand_n[seat] == 0:
        out[Fact.EMPTIES] += 1.0
    out[Fact.POINTS] += float(end.round_points[seat])
    out[Fact.OTHERS] += float(best)
    out[Fact.CARDS] += float(again.hand_n[seat])
    if can_play(again, seat):
        out[Fact.PLAYS_NEXT] += 1.0
