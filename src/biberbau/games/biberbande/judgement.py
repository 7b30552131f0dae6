"""How good a position looks at a glance: for the greedy bot and for ordering what a search tries first."""

from __future__ import annotations

import numpy as np

from ...kernel.compiled import compiled
from . import options as opt
from .deck import COPIES, NONE, NUMBERS
from .rules import points
from .state import DEAL_NEXT, SLOTS

GOES_ON = 0.6
"""What a lead in the rows is worth while nobody has knocked: the others still improve theirs."""
LAST_TURN = 2.0
"""By how much a player's last turn improves his row."""
UNKNOWN_CARD = 0.4
"""What it costs not to know an own card, in points: nobody gets rid of a 9 that he does not know of."""


@compiled
def knows(state: np.record, seat: int, other: int, slot: int) -> bool:
    """Whether a seat knows the card in another's (or the own) slot."""
    return int(state.known[other, slot]) >> seat & 1 == 1


@compiled
def mean_unseen(state: np.record, seat: int) -> float:
    """Mean of the numbers that a seat cannot place: what an unknown card counts, or a special one at the end (E25)."""
    total, count = 0, 0
    for face in range(NUMBERS):
        left = int(COPIES[face]) - int(state.discard[face])
        total += face * left
        count += left
    for other in range(state.option[opt.PLAYERS]):
        for slot in range(SLOTS):
            if knows(state, seat, other, slot) and state.row[other, slot] < NUMBERS:
                total -= int(state.row[other, slot])
                count -= 1
    return total / count if count > 0 else 0.0


@compiled
def row_worth(state: np.record, seat: int, other: int, mean: float) -> float:
    """Points that a row is expected to count, as far as ``seat`` knows it."""
    total = 0.0
    for slot in range(SLOTS):
        if knows(state, seat, other, slot):
            card = int(state.row[other, slot])
            total += card if card < NUMBERS else mean
        else:
            total += mean
    return total


@compiled
def own_unknown(state: np.record, seat: int) -> int:
    """How many of the own cards a seat does not know."""
    count = 0
    for slot in range(SLOTS):
        if not knows(state, seat, seat, slot):
            count += 1
    return count


@compiled
def estimate(state: np.record, seat: int) -> float:
    """Lead of a seat over the best of the others, in tens of points (few points are good)."""
    counted = state.depth == 0 or state.stack[0, 0] == DEAL_NEXT
    mean = 0.0 if counted else mean_unseen(state, seat)
    share = 1.0 if counted or state.knocker != NONE else GOES_ON
    own = float(points(state, seat))
    if not counted:
        own += share * row_worth(state, seat, seat, mean)
        if state.knocker == NONE:
            own += UNKNOWN_CARD * own_unknown(state, seat)
    lead = 1e9
    for other in range(state.option[opt.PLAYERS]):
        if other != seat:
            his = float(points(state, other))
            if not counted:
                his += share * row_worth(state, seat, other, mean)
                if state.knocker == seat:
                    his -= LAST_TURN
            lead = min(lead, his - own)
    return lead / 10.0
