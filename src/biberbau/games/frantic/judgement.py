"""How good a position looks at a glance: for the greedy bot and for ordering what a search tries first."""

from __future__ import annotations

import numpy as np

from ...kernel.compiled import compiled
from ...kernel.stack import KIND, top
from . import options as opt
from .deck import FACES
from .rules_hands import is_in
from .rules_matching import fits
from .rules_round import hand_points
from .state import DEAL_NEXT

CARD = 5.0
"""What a card on the hand costs besides its points: each must be laid down before the round is won."""
TYPICAL = 5.5
"""Points of a card that one does not know."""
FITTING = 0.7
"""What it is worth that an own card could be played next, by what is in force."""
TURN_LOST = 4.0
"""What it costs to be skipped."""
GONE = 10.0
"""What an empty hand is worth beyond having no cards."""
ROUND_WON = 30.0
"""What a round won weighs without a score sheet."""
SCALE = 25.0
"""Points that make a clear lead."""


@compiled
def account(state: np.record, seat: int) -> float:
    """A player's account as points: few are good. Rounds won count against it."""
    points = float(state.points[seat])
    return points if state.option[opt.SCORING] == opt.SHEET else -ROUND_WON * points


@compiled
def fitting(state: np.record, seat: int) -> int:
    """How many of the own faces could be played on what is in force."""
    count = 0
    for face in range(FACES):
        if state.hand[seat, face] > 0 and fits(state, face):
            count += 1
    return count


@compiled
def burden(state: np.record, seat: int, other: int) -> float:
    """What a player still has to carry, as far as ``seat`` can tell; of others' hands only the number of cards counts."""
    if state.hand_n[other] == 0:
        return -GONE
    cost = TURN_LOST if is_in(int(state.skipped), other) else 0.0
    if seat == other:
        cost += hand_points(state, seat) + CARD * float(state.hand_n[seat]) - FITTING * fitting(state, seat)
    else:
        cost += (TYPICAL + CARD) * float(state.hand_n[other])
    return cost


@compiled
def estimate(state: np.record, seat: int) -> float:
    """Lead of a seat over the average of the others, and a little over the best; between rounds by the accounts alone."""
    playing = state.depth > 0 and top(state, KIND) != DEAL_NEXT
    players, total, best, own = int(state.option[opt.PLAYERS]), 0.0, 1e9, 0.0
    for other in range(players):
        cost = account(state, other)
        if playing:
            cost += burden(state, seat, other)
        if other == seat:
            own = cost
        else:
            total += cost
            best = min(best, cost)
    return (0.7 * total / (players - 1) + 0.3 * best - own) / SCALE
