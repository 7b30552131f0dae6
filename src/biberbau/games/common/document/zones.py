"""A game's zones and the events that move cards between them, declared once for table, document and checks."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Literal

import numpy as np

from ....kernel.events import Event, EventNumber


@dataclass(frozen=True)
class Zone:
    """A place of cards, or several of a kind: the deck, the middle, everybody's hand.

    ``kind``: a row has places, some of which may be empty; a queue has no empty places; tokens are only counted.
    ``field``: the record's column, by default with the zone's name; ``owner``: everybody has one, or it is the table's.
    ``covered``: the cards that lie face down: those that the viewer does not know, or ``all``. ``taps``: words of
    actions for a tap on a card: the first that is legal, else the last, which says why not. Arguments are places,
    counted from 1, or names of cards. ``place``: the number of an event that is the place, in a zone of several.

    Of the number in a cell: ``reads``: the card, where the number contains more; ``whose``: the card's owner, where
    that is not the zone's; ``element``: the id of a unique card; ``called``: the card's name in arguments, if
    different.
    """

    name: str
    kind: Literal["pile", "row", "queue", "hand", "tokens"]
    field: str = ""
    owner: Literal["table", "seat"] = "table"
    covered: Literal["unknown", "all"] = "unknown"
    taps: tuple[str, ...] = ()
    place: EventNumber | None = None
    reads: Callable[[int], int] | None = None
    whose: Callable[[int], int] | None = None
    element: Callable[[int], str] | None = None
    called: Callable[[int], str] | None = None

    @property
    def column(self) -> str:
        """The column in the record."""
        return self.field or self.name

    def cards(self, state: np.record, seat: int) -> list[int]:
        """The cards there, for a seat where everybody has a zone."""
        column = state[self.column][seat] if self.owner == "seat" else state[self.column]
        return [int(card) for card in np.ravel(column)]

    def at(self, seat: int | None) -> str:
        """The id of the zone, for a seat where everybody has one."""
        return self.name if self.owner == "table" else f"{self.name}-{seat}"

    def of(self, event: Event) -> str:
        """The place of an event: the zone's id, and the place in it, counted from 0 (``row-1.2``)."""
        zone = self.at(event.seat)
        return zone if self.place is None else f"{zone}.{self.place(event)}"


Place = str | Callable[[Event], str]
"""A zone by its name, with the event's seat and number for the place; or a function that returns the place's id, "" for
none.
"""

Moves = Mapping[int, tuple[Place, Place]]
"""By the kind of an event: the places from and to which it moves its card. If both are the same, the card is shown
there.
"""


def of_seat(name: str, number: EventNumber) -> Place:
    """The zone with that name of another seat, which is a number of the event."""
    return lambda event: f"{name}-{number(event)}"


class Paths:
    """The declared movements of cards by events."""

    def __init__(self, zones: Iterable[Zone], moves: Moves) -> None:
        self._moves = moves
        self._named = {zone.name: zone for zone in zones}

    def of(self, event: Event) -> tuple[str, str] | None:
        """The ids of the places from and to which an event moves its card; None where it moves none."""
        if event.kind not in self._moves:
            return None
        start, to = (self._place(place, event) for place in self._moves[event.kind])
        return (start, to) if start and to else None

    def _place(self, place: Place, event: Event) -> str:
        return place(event) if callable(place) else self._named[place].of(event)


@dataclass(frozen=True)
class Effect:
    """A public effect that lasts for a while. ``field``: the record's column, by default with its name.

    ``holds``: the type of the column: a flag, a seat, a bitmask of seats, or a number; 0, or NONE for a seat, means
    that there is no effect.
    """

    name: str
    holds: Literal["flag", "seat", "seats", "number"]
    field: str = ""

    @property
    def column(self) -> str:
        """The column in the record."""
        return self.field or self.name
