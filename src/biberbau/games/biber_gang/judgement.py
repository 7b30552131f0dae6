"""How good a position looks at a glance: for the greedy bot and for ordering what a search tries first."""

from __future__ import annotations

import numpy as np

from ...kernel.compiled import compiled
from ...kernel.stack import KIND
from . import options as opt
from .deck import BEAVER, BONUS, CARDS, NUMBERS
from .rules import is_up, score
from .state import COLUMNS, LOOK_BACK, PLAYERS, SLOTS

VALUES_SUM = 8 * sum(range(NUMBERS))

CLOSED_COLUMN = 0.85
"""What is left of two face-down cards' mean: sometimes they make a pair, or come to."""

HALF_COLUMN = 0.75
"""What is left of a face-up and a face-down card: the face-down one can still be swapped for a match."""


@compiled
def mean_unseen(state: np.record) -> float:
    """Mean points of the cards that nobody can see (a beaver counts nothing); what a player holds counts as unseen."""
    total, count = VALUES_SUM, CARDS
    for seat in range(state.option[opt.PLAYERS]):
        for slot in range(SLOTS):
            if is_up(state, seat, slot):
                card = int(state.display[seat, slot])
                total -= 0 if card == BEAVER else card
                count -= 1
    for i in range(state.pile_n):
        card = int(state.pile[i])
        total -= 0 if card == BEAVER else card
        count -= 1
    return total / count


@compiled
def expected(state: np.record, seat: int, mean: float) -> float:
    """Points to be expected of a display: pairs and their bonus as they lie, face-down cards at the mean."""
    total, counts = 0.0, 0
    for column in range(COLUMNS):
        upper = int(state.display[seat, column]) if is_up(state, seat, column) else -1
        lower = int(state.display[seat, column + COLUMNS]) if is_up(state, seat, column + COLUMNS) else -1
        if upper < 0 and lower < 0:
            total += CLOSED_COLUMN * 2.0 * mean
        elif upper < 0 or lower < 0:
            card = max(upper, lower)
            if card != BEAVER:
                total += HALF_COLUMN * (card + mean)
        elif upper == lower or upper == BEAVER or lower == BEAVER:
            counts += 1 << 4 * min(upper, lower)
        else:
            total += upper + lower
    for value in range(NUMBERS):
        total += float(BONUS[counts >> 4 * value & 15])
    return total


@compiled
def standing(state: np.record, seat: int, mean: float) -> float:
    """A player's points so far, and those that the display promises."""
    total = float(score(state, seat))
    if state.depth > 0 and state.stack[0, KIND] != LOOK_BACK:
        total += expected(state, seat, mean)
    return total


@compiled
def estimate(state: np.record, seat: int) -> float:
    """Lead of a seat over the best of the others, in tens of points."""
    mean = mean_unseen(state)
    best = 1e9
    for other in range(PLAYERS):
        if other != seat and other < state.option[opt.PLAYERS]:
            best = min(best, standing(state, other, mean))
    return (best - standing(state, seat, mean)) / 10.0
