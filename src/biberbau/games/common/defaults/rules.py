"""Template: rules that follow from a game's others. Bound to a game by ``specialise()``, with its ``rules``.

``ACTIONS``: how many there are, for which a mask may have more room; ``most``: whether the most points win.
"""

from __future__ import annotations

from types import ModuleType

import numpy as np
from numpy.typing import NDArray

from ....kernel.compiled import compiled
from ....kernel.stack import actor as actor

rules: ModuleType
ACTIONS: int
most: bool


@compiled
def legal(state: np.record, mask: NDArray[np.uint8]) -> int:
    """Whatever no rule forbids; nothing when the game is over."""
    mask[:] = 0
    if rules.actor(state) < 0:
        return 0
    count = 0
    for action in range(ACTIONS):
        mask[action] = rules.why(state, action) == 0
        count += int(mask[action])
    return count


@compiled
def rounds_over(state: np.record) -> int:
    """There is one round."""
    return 1 if rules.actor(state) < 0 else 0


@compiled
def scores(state: np.record, out: NDArray[np.int32]) -> None:
    """Everybody's score."""
    for seat in range(state.option[0]):
        out[seat] = rules.score(state, seat)


@compiled
def winners(state: np.record) -> int:
    """Bitmask of those with the best score."""
    best, mask = 0, 0
    for seat in range(state.option[0]):
        score = int(rules.score(state, seat)) if most else -int(rules.score(state, seat))
        if mask == 0 or score > best:
            best, mask = score, 0
        if score == best:
            mask |= 1 << seat
    return mask
