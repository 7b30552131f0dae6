"""Template: games of which every decision is written down as its seat saw it.

``specialise`` binds ``rules`` and ``stepping``.

Chance comes from the match's own stream, so that a match of the same seed in which the same actions are played is the
same game.
"""

from __future__ import annotations

from types import ModuleType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from biberbau.envs.arrays import Bench
from biberbau.kernel.compiled import compiled
from biberbau.kernel.events import Events
from biberbau.kernel.fast_rng import nth_legal
from biberbau.kernel.rng import Rng, below
from biberbau.lab.record.rows import Rows

rules: ModuleType
stepping: ModuleType


@compiled
def choose(
    state: np.record,
    seat: int,
    count: int,
    die: Rng,
    sitter: np.record,
    plan: np.record,
    r: Rows,
    b: Bench,
    no_events: Events,
) -> int:
    """What the player of that seat does where ``r.words`` are legal."""
    if count == 1:
        return nth_legal(r.words, np.int64(0))
    slips = sitter.samples == 0
    if sitter.slips > 0:
        slips = below(die, 100) < sitter.slips or slips
    if slips:
        return nth_legal(r.words, np.int64(below(die, count)))
    plan.samples = sitter.samples
    return int(stepping.glance(state, seat, die, 0, plan, b, no_events))


@compiled
def play_on(
    state: np.record,
    chance: Rng,
    die: Rng,
    sitters: NDArray[Any],
    told: NDArray[np.int64],
    follows: bool,
    ply: int,
    at: int,
    plan: np.record,
    r: Rows,
    b: Bench,
    no_events: Events,
) -> int:
    """Play on until the game is over or there is no more room; returns the next free row.

    ``sitters: SITTER[seats]`` play; or, where it ``follows``, the actions ``told`` are played, of which ``ply`` have
    been, and ``-1 - row`` is returned where one of them is not legal, or missing.
    """
    while at < r.seats.shape[0]:
        seat = int(rules.actor(state))
        if seat < 0:
            break
        count = int(rules.legal(state, r.flags))
        if follows:
            action = told[ply] if ply < told.shape[0] else -1
            if action < 0 or action >= r.flags.shape[0] or r.flags[action] == 0:
                return -1 - at
        else:
            action = choose(state, seat, count, die, sitters[seat], plan, r, b, no_events)
        r.seats[at] = seat
        r.choices[at] = count
        r.actions[at] = action
        for other in range(r.flags.shape[0]):
            r.masks[at, other] = r.flags[other]
        r.views[at] = state
        rules.conceal(r.views[at], seat)
        rules.encode(r.views[at], seat, r.observations[at])
        rules.apply(state, action, chance, no_events)
        ply += 1
        at += 1
    return at
