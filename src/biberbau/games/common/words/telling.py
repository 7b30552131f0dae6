"""Tellers: the contract between a game's words and everything that shows its story."""

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
    """One sentence of the log, and its ply; ``concerns``: it concerns the reader."""

    ply: int
    text: str
    concerns: bool = False


class Teller(Protocol):
    """Tells events as sentences, one call after the other."""

    @property
    def concerned(self) -> Sequence[bool]:
        """Whether each of the last sentences concerns the reader."""
        ...

    def tell(self, events: Sequence[Event]) -> list[str]:
        """The next events."""
        ...

    def copy(self) -> Self:
        """An independent copy with the same state."""
        ...


class TellerKind(Protocol):
    """Makes tellers."""

    def from_deal(self, state: np.record, names: Sequence[str], lang: str) -> Teller:
        """A teller that begins with a match; ``state``: any state of it, for the options of its table."""
        ...

    def of(self, state: np.record, names: Sequence[str], lang: str) -> Teller:
        """A teller that begins with a state."""
        ...
