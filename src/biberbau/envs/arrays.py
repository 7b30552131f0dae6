"""What a batch consists of: arrays with a row for each game, handed to compiled code as one tuple."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

SEATS = 8

DESK = np.dtype(
    (
        np.record,
        [
            ("points", "i4", (SEATS,)),  # at the end of the last round that was paid
            ("rounds", "i4"),  # rounds over and paid
            ("deals", "i8"),  # games dealt here since it was seeded
            (
                "player",
                "i1",
                (SEATS,),
            ),  # who plays each seat: CALLER, RANDOM, GREEDY, or POLICY and its number
            ("own", "i1"),  # the caller's seat
            ("opening", "i1"),  # 1: the caller has not had a decision yet, and nothing is paid
            ("waiting", "i1"),  # the policy that decides next and its number counted from 1; 0: none
            ("fresh", "i1"),  # 1: its first decision in this game
            ("asked", "u1"),  # the seats whose policy has been asked in this game, as bits
            ("draw", "f8"),  # a number from [0, 1) for its decision
            ("number", "i8"),  # games dealt here ever: which one this is
            ("ended", "i8"),  # the number of the last one that ended
            ("beginnings", "i8"),  # games begun here ever, dealt or put; counted where seats are observed
            ("began", "i8"),  # after how many steps this one did
            ("put", "i1"),  # 1: it began with a position
        ],
    )
)
"""What a batch notes about each game besides its state."""

PLAN = np.dtype(
    (
        np.record,
        [
            ("autoreset", "i1"),  # NEXT_STEP, SAME_STEP or DISABLED
            ("by_rounds", "i1"),  # 1: seats are paid after each round, 0: at the end of the game
            ("sign", "i1"),  # -1 where the fewest points win
            ("seat", "i1"),  # the caller's seat, or ANY_SEAT; unused where the caller plays all
            ("opponents", "i1", (SEATS,)),  # who plays the seats after the caller's
            ("samples", "i2"),  # of a greedy look ahead
            ("fades", "i1"),  # how readily greedy players forget, per cent
            ("step", "i8"),  # steps so far, of a batch in which the caller plays all
        ],
    )
)
"""The settings of a batch, the same for all of its games."""

NEXT_STEP, SAME_STEP, DISABLED = range(3)
"""When a game that is over is dealt anew: by the next step, by the same one, or only by ``reset``."""

CALLER, RANDOM, GREEDY, POLICY = range(4)
"""What plays a seat: the caller of ``step``, a player in compiled code, or, from POLICY on, a policy by its number."""

DEAL = -2
"""Instead of an action: deal the game anew."""

ANY_SEAT = -1
"""The caller's seat is drawn for each game."""


class Arrays(NamedTuple):
    """All arrays of a batch; the first axis counts games unless it says otherwise."""

    states: NDArray[Any]
    streams: NDArray[Any]  # what the rules draw from
    dice: NDArray[Any]  # what the players in compiled code draw from
    desks: NDArray[Any]
    plan: NDArray[Any]  # one record
    options: NDArray[np.int16]  # by option
    flags: NDArray[np.uint8]  # masks, a byte for each action, rows padded to whole words
    words: NDArray[np.uint64]  # the same memory
    bits: NDArray[np.uint8]  # the same masks, packed: private, so that nobody can make an action legal
    counts: NDArray[np.int64]  # how many actions are legal
    actors: NDArray[np.int64]
    observers: NDArray[np.int64]
    observations: NDArray[np.float32]
    finals: NDArray[np.float32]  # observations at the end of games that the same step dealt anew
    rewards: NDArray[np.float32]  # [games, players]
    results: NDArray[
        np.float32
    ]  # [games, players]: how the last game that ended came out, as ``game`` pays it
    terminated: NDArray[np.bool_]
    beginnings: NDArray[Any]  # the streams as they were when each game began; none where no seat is observed
    log: NDArray[np.int16]  # [games, plies]: with opponents, the actions of each game; no room otherwise
    plies: NDArray[np.int64]  # how many there are


class Bench(NamedTuple):
    """What one thread works on."""

    scratch: NDArray[Any]  # states: see BLANK, SEEN, TRIAL
    memory: NDArray[Any]  # a stream that keys what a player forgets
    scores: NDArray[np.int32]  # by seat
    flags: NDArray[np.uint8]  # [2, actions]
    values: NDArray[np.float64]  # by action
    unpaid: NDArray[np.float32]  # by seat: what happened before the caller's first decision


BLANK, SEEN, TRIAL, SCRATCH = 0, 1, 2, 6
"""Places in ``scratch``: an empty record, a concealed copy, four for looking ahead; how many there are."""
