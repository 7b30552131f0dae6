"""What is noted of whole games while they are played: arrays that compiled code writes."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ...envs.arrays import SEATS

MOST_PLIES = 1 << 15
"""Decisions after which a game counts as one that never ends."""

PLAYED = np.dtype(
    (
        np.record,
        [
            ("plies", "i4"),
            ("choices", "i4"),  # decisions with two possibilities or more
            ("rounds", "i4"),
            ("winners", "i4"),  # a bitmask
            ("lead_changes", "i4"),  # how often another seat came to lead alone
            ("half", "i4"),  # who led after half of the decisions, a bitmask
            ("behind", "i4"),  # decisions after which no winner-to-be was among the leaders
            ("settled", "i4"),  # the decision that last changed who leads
            ("lapses", "i4"),  # decisions that were taken at random because the plan wanted it
            ("scores", "i4", (SEATS,)),
        ],
    )
)
"""One game."""

OFFERED, EXPECTED, TAKEN, TURNED, SEATS_USED, SHARES = range(6)
"""Of an action, where there was a choice: how often it was possible; how often it would be taken by lot; how often it
was taken; how often that changed who leads; in how many hands (a seat's game) it was taken; what these won together."""
USES = 6

COUNT, GAMES, TURNS = range(3)
"""Of a kind of event: how often it happened, in how many games, and how often it came with another leader."""
HAPPENED = 3

SITTER = np.dtype((np.record, [("samples", "i2"), ("slips", "i2")]))
"""Who plays a seat in compiled code: a greedy player with this many samples (0: any action by lot), who in ``slips`` of a
hundred decisions takes one by lot."""

LAPSE = np.dtype((np.record, [("seat", "i2"), ("word", "i2"), ("until", "i4")]))
"""What a game is told besides: the seat that decides by lot wherever it may take an action of that word (by number), -1
for nobody; after how many decisions the game is stopped, -1 for at its end."""


class Notes(NamedTuple):
    """Where the games of a call are noted, and the room that is needed for it."""

    uses: NDArray[np.float64]  # [actions, USES]
    happened: NDArray[np.float64]  # [kinds of events, HAPPENED]
    words: NDArray[np.int16]  # by action: the number of its word
    course: NDArray[np.uint8]  # by decision of the game that is played: who leads after it, a bitmask
    used: NDArray[np.uint8]  # [seats, actions], of the game that is played
    occurred: NDArray[np.uint8]  # by kind of event, of the game that is played
    turns: NDArray[np.int64]  # by seat: how often it has decided
    scores: NDArray[np.int32]
    flags: NDArray[np.uint8]  # what is legal
    bits: NDArray[np.uint64]  # the same memory
    events: NDArray[Any]  # one buffer
    chance: NDArray[Any]  # two streams: the rules', the players'
