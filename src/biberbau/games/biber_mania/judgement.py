"""How good a position looks at a glance: for the greedy bot and for ordering what a search tries first."""

from __future__ import annotations

import numpy as np

from ...kernel.compiled import compiled
from . import options as opt
from .rules import round_points


@compiled
def estimate(state: np.record, seat: int) -> float:
    """Lead of a seat over the best of the others, in tens of points."""
    best = -1e9
    for other in range(state.option[opt.PLAYERS]):
        if other != seat:
            best = max(best, float(round_points(state, other)))
    own = float(round_points(state, seat))
    if state.seat == seat:
        own += 2.0 * state.chosen_n
    return (own - best) / 10.0
