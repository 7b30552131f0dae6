"""How good a position looks at a glance: for the greedy bot and for ordering what a search tries first."""

from __future__ import annotations

import numpy as np

from ....kernel.compiled import compiled
from . import state as st
from .game import owner
from .game import worth as points_of
from .options import Opt
from .state import State

ENTRY = np.array([0.80, 0.70, 0.45, 0.35, 0.20])
"""Rough chance of getting in from each place of the line, the gate first."""


@compiled
def worth(state: State, card: int) -> float:
    """What a card counts in the bar: a guest, with the points as tie-break; in the advanced variant its points."""
    points = float(points_of(state, card))
    if state.option[Opt.ADVANCED] == 1:
        return points
    return 1.0 + 0.05 * points


@compiled
def standing(state: State, seat: int) -> float:
    """A seat's guests, and the chances of its animals in line."""
    total = 0.0
    for i in range(state.bar_n):
        if owner(state.bar[i]) == seat:
            total += worth(state, state.bar[i])
    for place in range(state.line_n):
        if owner(state.line[place]) == seat:
            total += worth(state, state.line[place]) * ENTRY[place]
    return total


@compiled
def estimate(state: State, seat: int) -> float:
    """Lead of a seat over the best of the others, in guests (advanced variant: in points)."""
    best = -1e9
    for other in range(st.PLAYERS):
        if other != seat and other < state.option[Opt.PLAYERS]:
            best = max(best, standing(state, other))
    return standing(state, seat) - best
