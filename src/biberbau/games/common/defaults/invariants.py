"""Template: what is true of every state of a game that says where its cards lie. Bound to a game by ``specialise()``.

``ROWS``: for each zone of cards the byte where it begins, the size of a number, how many there are, and the bytes from
seat to seat (0: it is the table's); ``BAGS``: the same for those that are counted by face; ``COPIES``: how many there
are of each face; ``KINDS``: how many kinds of decisions there are.
"""

from __future__ import annotations

from types import ModuleType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ....kernel.cells import cell
from ....kernel.compiled import compiled
from ....kernel.complaints import ComplaintKind
from ....kernel.stack import KIND, SEAT

rules: ModuleType
ROWS: NDArray[Any]
BAGS: NDArray[Any]
COPIES: NDArray[Any]
KINDS: int


class Wrong(ComplaintKind):
    """What no state of a game is, and the field of a position document to look at first."""

    FINE = ""
    STACK = "decisions: seats that play decide, each something that there is to decide"
    CARDS = "deck: every card lies in one place, as often as the game has it, and each pile has as many as it says"


COMPLAINTS = Wrong.texts(())
FORGIVEN = frozenset[int]()


@compiled
def complaint(state: np.record) -> int:
    """What is wrong with a true state between decisions: 0 when nothing is, else a key of ``COMPLAINTS``."""
    players = int(state.option[0])
    if state.depth < 0 or state.depth > state.stack.shape[0]:
        return Wrong.STACK
    for i in range(state.depth):
        kind, seat = int(state.stack[i, KIND]), int(state.stack[i, SEAT])
        if kind < 1 or kind > KINDS or seat < 0 or seat >= players:
            return Wrong.STACK
    for bag in range(BAGS.shape[0]):
        if BAGS[bag, 4] >= 0:
            count = cell(state, BAGS[bag, 4], BAGS[bag, 5])
            for face in range(BAGS[bag, 2]):
                count -= cell(state, BAGS[bag, 0] + face * BAGS[bag, 1], BAGS[bag, 1])
            if count != 0:
                return Wrong.CARDS
    for face in range(COPIES.shape[0]):
        if how_many(state, face, players) != COPIES[face]:
            return Wrong.CARDS
    return Wrong.FINE


@compiled
def how_many(state: np.record, face: int, players: int) -> int:
    """How many of a face lie anywhere; -1 when a pile says that there are fewer than none."""
    count = 0
    for bag in range(BAGS.shape[0]):
        there = cell(state, BAGS[bag, 0] + face * BAGS[bag, 1], BAGS[bag, 1])
        if there < 0:
            return -1
        count += there
    for row in range(ROWS.shape[0]):
        for seat in range(players if ROWS[row, 3] else 1):
            for i in range(ROWS[row, 2]):
                at = ROWS[row, 0] + seat * ROWS[row, 3] + i * ROWS[row, 1]
                count += 1 if cell(state, at, ROWS[row, 1]) == face else 0
    return count
