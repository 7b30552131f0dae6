"""How good a position looks at a glance, for the bots."""

from __future__ import annotations

import numpy as np

from biberbau.kernel.compiled import compiled

from . import Opt, value

FAIR, GOOD = 40, 50
"""Half points of a hand that is neither good nor bad, and of one with which knocking pays."""


@compiled
def estimate(state: np.record, seat: int) -> float:
    """The player's lives beside the others', their hand, and whether it is worth a knock; nothing else counts."""
    players, lives = int(state.option[Opt.PLAYERS]), int(state.lives[seat]) + 1.0
    for other in range(players):
        lives -= (int(state.lives[other]) + 1) / (players - 1) if other != seat else 0.0
    ahead = lives / (int(state.option[Opt.LIVES]) + 1)
    if state.hand[seat, 0] < 0:
        return ahead - 0.5
    worth = value(state, seat)
    knocks = 0.0 if state.knocker != seat else 0.025 if worth >= GOOD else -0.025
    return ahead + 0.5 * (worth - FAIR) / 62 + knocks
