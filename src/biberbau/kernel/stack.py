"""The decision stack: the top frame alone says who decides what now.

Kind 0 is never pushed.
"""

from __future__ import annotations

from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from .compiled import compiled

KIND, SEAT, A, B = range(4)


class Stacked(Protocol):
    """A state that has one."""

    stack: NDArray[np.int8]
    """A row for each frame, the lowest first: kind, seat, a, b."""
    depth: int
    """How many frames there are."""


@compiled
def push(state: Stacked, kind: int, seat: int, a: int, b: int) -> None:
    """Put a frame on top."""
    depth = state.depth
    state.stack[depth, 0] = kind
    state.stack[depth, 1] = seat
    state.stack[depth, 2] = a
    state.stack[depth, 3] = b
    state.depth = depth + 1


@compiled
def pop(state: Stacked) -> None:
    """Take the top frame away (and wipe it, so that equal positions are equal bytes)."""
    depth = state.depth - 1
    for i in range(4):
        state.stack[depth, i] = 0
    state.depth = depth


@compiled
def top(state: Stacked, field: int) -> int:
    """One field of the top frame; 0 when the stack is empty."""
    if state.depth == 0:
        return 0
    return state.stack[state.depth - 1, field]


def decides(state: Stacked, field: int) -> int:
    """``top`` for use outside kernels: a plain number, and nothing is compiled for it."""
    return int(state.stack[state.depth - 1, field]) if state.depth else 0


@compiled
def set_top(state: Stacked, field: int, value: int) -> None:
    """Change one field of the top frame."""
    state.stack[state.depth - 1, field] = value


@compiled
def actor(state: Stacked) -> int:
    """The seat that decides now, -1 when the game is over."""
    if state.depth == 0:
        return -1
    return state.stack[state.depth - 1, SEAT]
