"""A record declared as a class: NumPy gets from it what would otherwise be written a second time."""

from __future__ import annotations

from typing import Annotated, Any, Protocol

import numpy as np
import pytest

from biberbau.kernel import stack
from biberbau.kernel.record import dtype_of, float64, int8, int8s, int16, uint32s

SEATS = 3


class Hands(Protocol):
    """Fields of all sorts."""

    stack: Annotated[int8s, 2, 4]
    depth: int8
    turn: int16
    hand: Annotated[uint32s, SEATS]
    weight: float64


def test_fields_lie_in_their_order_and_without_gaps() -> None:
    fields = [
        ("stack", "i1", (2, 4)),
        ("depth", "i1"),
        ("turn", "i2"),
        ("hand", "u4", (SEATS,)),
        ("weight", "f8"),
    ]
    assert dtype_of(Hands) == np.dtype((np.record, fields))
    assert dtype_of(Hands).itemsize == 8 + 1 + 2 + 4 * SEATS + 8


def test_such_a_record_goes_where_a_state_goes() -> None:
    state: Hands = np.zeros(1, dtype=dtype_of(Hands))[0]
    stack.push(state, 1, 2, 3, 4)
    state.hand[SEATS - 1] = 2**32 - 1
    assert stack.actor(state) == 2
    assert (state.depth, state.hand.tolist()) == (1, [0, 0, 2**32 - 1])


class Unsized(Protocol):
    """An array of no shape."""

    hand: int8s


class Plain(Protocol):
    """A number of no size."""

    hand: int


class Mixed(Protocol):
    """A whole number that is none."""

    hand: Annotated[int, np.float64]


class Empty(Protocol):
    """An array without room."""

    hand: Annotated[int8s, 0]


@pytest.mark.parametrize("declared", [Unsized, Plain, Mixed, Empty])
def test_a_field_without_a_size_is_named(declared: Any) -> None:
    with pytest.raises(
        TypeError, match=r"^hand: a number, such as int8, or an array with its shape, .* expected, not"
    ):
        dtype_of(declared)
