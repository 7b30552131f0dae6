"""Template: how good a position looks when a game does not say it. Bound to a game by ``specialise()``.

``most``: whether the most points win.
"""

from __future__ import annotations

from types import ModuleType

import numpy as np

from ....kernel.compiled import compiled

rules: ModuleType
most: bool


@compiled
def estimate(state: np.record, seat: int) -> float:
    """How far a seat's score is ahead of the best other one, as a share of both; at the end, whether it has won."""
    if rules.actor(state) < 0:
        return 1.0 if int(rules.winners(state)) >> seat & 1 else -1.0
    sign = 1 if most else -1
    own, best, found = sign * int(rules.score(state, seat)), 0, False
    for other in range(state.option[0]):
        score = sign * int(rules.score(state, other))
        if other != seat and (not found or score > best):
            best, found = score, True
    both = abs(own) + abs(best)
    return (own - best) / both if both else 0.0
