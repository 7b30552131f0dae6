"""Where the cards of a game lie, declared once: the table, the terminal and the checks read it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import numpy as np

from ....kernel.events import EventNumber


@dataclass(frozen=True)
class Zone:
    """One place where cards lie, or several of a kind: the deck, the middle, everybody's hand.

    ``field``: the record's column, by default called as the zone; ``owner``: everybody has one, or it is the table's.
    ``covered``: which cards lie face down: those that the viewer does not know, or ``all``. ``taps``: words of actions
    that a tap on a card does: the first that is legal, else the last, which says why not. Arguments are places, counted
    from 1, or names of cards.
    ``place``: the number of an event that says which place it is about, in a zone of several.
    """

    name: str
    kind: Literal["pile", "row", "hand", "tokens"]
    field: str = ""
    owner: Literal["table", "seat"] = "table"
    covered: Literal["unknown", "all"] = "unknown"
    taps: tuple[str, ...] = ()
    place: EventNumber | None = None

    @property
    def column(self) -> str:
        """Where the record has it."""
        return self.field or self.name

    def cards(self, state: np.record, seat: int) -> list[int]:
        """What the record has there, of a seat where everybody has one."""
        column = state[self.column][seat] if self.owner == "seat" else state[self.column]
        return [int(card) for card in np.ravel(column)]
