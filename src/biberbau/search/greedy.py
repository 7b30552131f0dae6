"""Template: one step ahead. Tries every legal action in a few determinisations and looks at the result."""

from __future__ import annotations

from types import ModuleType

import numpy as np
from numpy.typing import NDArray

from biberbau.kernel.compiled import compiled
from biberbau.kernel.events import Events
from biberbau.kernel.rng import Rng

rules: ModuleType
judgement: ModuleType
narrowing: ModuleType

FOLLOW_UPS = 16
"""How many of one's own decisions in a row are followed; no game asks one player more often in one turn."""

TO_TRY, ALIKE = 1, 2
"""What legal actions are marked with: to be tried in each world, or alike in all of them."""


@compiled
def best_next(
    states: NDArray[np.record], at: int, seat: int, mask: NDArray[np.uint8], rng: Rng, no_events: Events
) -> int:
    """The legal action in ``states[at]`` after which the position looks best at once."""
    rules.legal(states[at], mask)
    only = int(narrowing.narrow(states[at], mask))
    if only >= 0:
        return only
    best, best_value = 0, -1e18
    for action in range(mask.shape[0]):
        if mask[action]:
            states[at + 1] = states[at]
            rules.apply(states[at + 1], action, rng, no_events)
            value = judgement.estimate(states[at + 1], seat)
            if value > best_value:
                best, best_value = action, value
    return best


@compiled
def try_all(
    states: NDArray[np.record],
    seat: int,
    legal: NDArray[np.uint8],
    mask: NDArray[np.uint8],
    values: NDArray[np.float64],
    rng: Rng,
    no_events: Events,
) -> None:
    """Add the estimate after each legal action in the world ``states[1]`` to ``values: float64[actions]``.

    The seat's own follow-up decisions (whom to ram, what to imitate) are taken one step ahead too. What comes to the same
    in every world becomes ``ALIKE`` in ``legal``, and is not tried again; ``add_up`` adds it for the worlds to come.
    """
    for action in range(legal.shape[0]):
        if legal[action] != TO_TRY:
            continue
        drawn = rng.draws
        states[2] = states[1]
        rules.apply(states[2], action, rng, no_events)
        for _ in range(FOLLOW_UPS):
            if rules.actor(states[2]) != seat:
                break
            follow = best_next(states, 2, seat, mask, rng, no_events)
            rules.apply(states[2], follow, rng, no_events)
        values[action] += judgement.estimate(states[2], seat)
        if rng.draws == drawn and narrowing.alike(states[1], action, states[2]):
            legal[action] = ALIKE


@compiled
def add_up(samples: int, legal: NDArray[np.uint8], values: NDArray[np.float64]) -> None:
    """After as many worlds: what is alike in all of them, and was tried in the first, counts for each."""
    for action in range(legal.shape[0]):
        if legal[action] == ALIKE:
            first = values[action]
            for _ in range(samples - 1):
                values[action] += first


@compiled
def judge(
    samples: int,
    states: NDArray[np.record],
    seat: int,
    legal: NDArray[np.uint8],
    mask: NDArray[np.uint8],
    values: NDArray[np.float64],
    rng: Rng,
    no_events: Events,
) -> None:
    """Sums of ``try_all`` in worlds within the bounds of the concealed ``states[0]``: where nobody knows a past."""
    values[:] = 0.0
    rules.legal(states[0], legal)
    for _ in range(samples):
        states[1] = states[0]
        rules.fill(states[1], seat, rng)
        try_all(states, seat, legal, mask, values, rng, no_events)
    add_up(samples, legal, values)
