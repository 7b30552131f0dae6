"""What a game declares once, as an ``IntEnum``: constants to compiled rules, names and sentences to everybody else."""

from __future__ import annotations

from enum import IntEnum
from typing import TypeVar

Member = TypeVar("Member", bound=IntEnum)


def member(kinds: type[Member], number: int) -> Member:
    """A new member with this number, for a class whose members are declared by something else."""
    made = int.__new__(kinds, number)
    made._value_ = number
    return made
