"""Template: writes the observation that ``observation.py`` has laid out. Bound to a game by ``specialise()``."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ....kernel.cards import NONE
from ....kernel.cells import cell
from ....kernel.compiled import compiled
from ....kernel.stack import KIND, SEAT, top
from .observation import How

rules: ModuleType
ROWS: NDArray[Any]
PERS: NDArray[Any]
FRAMES: NDArray[Any]
FRAME_PERS: NDArray[Any]
QUESTION: int
DECIDES: int
OPTIONS: int


@compiled
def put(
    out: NDArray[np.float32],
    how: int,
    start: int,
    width: int,
    low: int,
    number: int,
    per: float,
    observer: int,
    players: int,
) -> None:
    """Write one number."""
    value = number - low
    if how == How.SCALED or (how == How.IF_ANY and number != NONE):
        out[start] = value / per
    elif how == How.BITS:
        for bit in range(width):
            out[start + bit] = value >> bit & 1
    elif how == How.SEATS:
        for seat in range(players):
            out[start + (seat - observer) % players] = value >> seat & 1
    elif how == How.SEAT and 0 <= value < players:
        out[start + (value - observer) % players] = 1.0
    elif how == How.TALLY and 0 <= value < width:
        out[start + value] += np.float32(1.0)
    elif how == How.HOT and 0 <= value < width:
        out[start + value] = 1.0


@compiled
def encode(state: np.record, observer: int, out: NDArray[np.float32]) -> None:
    """Write a state concealed for ``observer``; seats that nobody plays stay 0."""
    out[:] = 0.0
    players = int(state.option[0])
    for row in range(ROWS.shape[0]):
        at, size, cells, stride = ROWS[row, 0], ROWS[row, 1], ROWS[row, 2], ROWS[row, 3]
        how, start, width, together, low = (
            ROWS[row, 4], ROWS[row, 5], ROWS[row, 6], ROWS[row, 7], ROWS[row, 8],
        )  # fmt: skip
        for relative in range(players if stride else 1):
            seat = (observer + relative) % players
            for i in range(cells):
                number = cell(state, at + seat * stride + i * size, size)
                place = relative if together else relative * cells + i
                put(out, how, start + place * width, width, low, number, PERS[row], observer, players)
    out[QUESTION + int(top(state, KIND))] = 1.0
    if state.depth > 0:
        out[DECIDES + (int(top(state, SEAT)) - observer) % players] = 1.0
    for i in range(FRAMES.shape[0]):
        if FRAMES[i, 0] == top(state, KIND):
            how, start, width, low = FRAMES[i, 2], FRAMES[i, 3], FRAMES[i, 4], FRAMES[i, 5]
            number = int(top(state, FRAMES[i, 1]))
            put(out, how, start, width, low, number, FRAME_PERS[i], observer, players)
    for i in range(state.option.shape[0]):
        out[OPTIONS + i] = state.option[i]
