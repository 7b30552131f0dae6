"""Worlds one by one, as searches deal them, for counting their cards instead of playing on."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from .. import effort
from ..kernel.knowing import knowing_of
from ..kernel.rng import Rng
from ..match import View


def worlds(view: View, count: int, rng: Rng) -> Iterator[np.record]:
    """True states consistent with the observer's view, with the search's probabilities."""
    kind, known = view.game.kind, view.known()
    knowing, policy = knowing_of(kind), kind.rollout_policy
    for _ in range(count):
        effort.spend("world")
        state = view.state.copy()
        knowing.fill(state, view.observer, known, rng)
        if policy is not None:
            policy.suppose(state, view.observer, rng)
        yield state
