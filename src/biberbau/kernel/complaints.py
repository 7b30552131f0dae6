"""What can be wrong with a state, declared once: a number to compiled invariants, a sentence to its reader."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import Self

from .compiled import compiled
from .declared import member

EACH_SEAT = 1000
"""A complaint about seat ``s`` is this times ``s + 1`` and the number of the kind."""


class ComplaintKind(IntEnum):
    """What can be wrong, a member for each: "field: what is true of every state", the first one "" for nothing.

    ``{seat}`` in a sentence is the seat that it is about, as documents write it.
    """

    says: str

    def __new__(cls, says: str) -> Self:
        """The next number."""
        kind = member(cls, len(cls.__members__))
        kind.says = says
        return kind

    @classmethod
    def texts(cls, seats: Sequence[str]) -> dict[int, str]:
        """By the number that ``complaint`` returns, what it means."""
        found: dict[int, str] = {}
        for kind in cls:
            if "{seat}" in kind.says:
                numbers = range(kind + EACH_SEAT, kind + EACH_SEAT * (len(seats) + 1), EACH_SEAT)
                found |= {n: kind.says.format(seat=seat) for n, seat in zip(numbers, seats, strict=True)}
            elif kind.says:
                found[int(kind)] = kind.says
        return found


@compiled
def about(kind: int, seat: int) -> int:
    """The number of a complaint about a seat."""
    return kind + EACH_SEAT * (seat + 1)
