"""Telling a match, sentence by sentence: the contract, for the words of a game and for all that shows them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, Self

import numpy as np

from ....kernel.events import Event

Happened = tuple[int, Event]
"""An event with its ply."""


@dataclass(frozen=True)
class Line:
    """One sentence of the log, and the ply that it tells of; ``concerns``: the reader is in it."""

    ply: int
    text: str
    concerns: bool = False


class Teller(Protocol):
    """Tells events as sentences, one call after the other."""

    @property
    def concerned(self) -> Sequence[bool]:
        """Of each sentence told last, whether the reader is in it."""
        ...

    def tell(self, events: Sequence[Event]) -> list[str]:
        """The next events."""
        ...

    def copy(self) -> Self:
        """A copy that has told as much, and goes on by itself."""
        ...


class TellerKind(Protocol):
    """Makes tellers."""

    def from_deal(self, state: np.record, names: Sequence[str], lang: str) -> Teller:
        """A teller that begins with a match; ``state``: any state of it, for the options of its table."""
        ...

    def of(self, state: np.record, names: Sequence[str], lang: str) -> Teller:
        """A teller that begins with a state."""
        ...
