"""What is counted while a game is played on from a decision, declared once: a place in an array to compiled code, a name
and a sentence to everybody else.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Self

from .declared import member

SEAT_LETTERS = "abcdefgh"
"""What the places of a fact about each seat are called, at the end of its name."""


class FactKind(IntEnum):
    """What is counted, a member for each. Its number is the first of its places.

    ``says``: what it is, in a sentence for readers of documents. ``good``: 1 if more of it is good for the player
    who decides, -1 if less is. ``share``: whether it is 0 or 1 each time, so that its mean is a share of the games.
    ``seats``: how many places it has, one for each seat; 0: one, about the player who decides.
    """

    says: str
    good: int
    share: bool
    seats: int

    def __new__(cls, says: str, good: int, share: bool = False, seats: int = 0) -> Self:
        """The next place."""
        kind = member(cls, size(cls))
        kind.says, kind.good, kind.share, kind.seats = says, good, share, seats
        return kind


class NoFact(FactKind):
    """The facts of a game in which nothing is counted."""


def size(facts: type[FactKind]) -> int:
    """How many places there are."""
    return sum(fact.seats or 1 for fact in facts)


def places(facts: type[FactKind]) -> tuple[tuple[str, FactKind, int], ...]:
    """Every place in its order: its name, the fact, and the seat that it is about, -1 for the player who decides."""
    found = []
    for fact in facts:
        name = fact.name.lower()
        if fact.seats:
            found += [(f"{name}_{SEAT_LETTERS[seat]}", fact, seat) for seat in range(fact.seats)]
        else:
            found.append((name, fact, -1))
    return tuple(found)
