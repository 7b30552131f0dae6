"""Where the cards of a game lie and what moves them, declared once: the table, its document and the checks read it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Literal

import numpy as np

from ....kernel.events import Event, EventNumber


@dataclass(frozen=True)
class Zone:
    """One place where cards lie, or several of a kind: the deck, the middle, everybody's hand.

    ``kind``: a row has places, of which some may be empty; a queue has none that is; tokens are only counted.
    ``field``: the record's column, by default called as the zone; ``owner``: everybody has one, or it is the table's.
    ``covered``: which cards lie face down: those that the viewer does not know, or ``all``. ``taps``: words of actions
    that a tap on a card does: the first that is legal, else the last, which says why not. Arguments are places, counted
    from 1, or names of cards.
    ``place``: the number of an event that says which place it is about, in a zone of several.

    Of the number in a cell: ``reads``: the card, where there is more in it; ``whose``: the seat whose card it is, where
    that is not the zone's; ``element``: the id of a card that there is once; ``called``: what an argument calls the card,
    where that is not its name.
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
        """Where the record has it."""
        return self.field or self.name

    def cards(self, state: np.record, seat: int) -> list[int]:
        """What the record has there, of a seat where everybody has one."""
        column = state[self.column][seat] if self.owner == "seat" else state[self.column]
        return [int(card) for card in np.ravel(column)]

    def at(self, seat: int | None) -> str:
        """The id of the zone, of a seat where everybody has one."""
        return self.name if self.owner == "table" else f"{self.name}-{seat}"

    def of(self, event: Event) -> str:
        """The place that an event is about: the zone's id, and which place of it, counted from 0 (``row-1.2``)."""
        zone = self.at(event.seat)
        return zone if self.place is None else f"{zone}.{self.place(event)}"


Place = str | Callable[[Event], str]
"""A zone by its name, where the event's seat and number say which place; or what says the place's id, "" for none."""

Moves = Mapping[int, tuple[Place, Place]]
"""By the kind of an event: from where to where it moves its card. Where both are the same, it is seen there."""


def of_seat(name: str, number: EventNumber) -> Place:
    """The zone of that name of another seat, which is a number of the event."""
    return lambda event: f"{name}-{number(event)}"


class Paths:
    """Which events move cards, as a game has declared it."""

    def __init__(self, zones: Iterable[Zone], moves: Moves) -> None:
        self._moves = moves
        self._named = {zone.name: zone for zone in zones}

    def of(self, event: Event) -> tuple[str, str] | None:
        """The ids of the places from which and to which an event moves its card; None where it moves none."""
        if event.kind not in self._moves:
            return None
        start, to = (self._place(place, event) for place in self._moves[event.kind])
        return (start, to) if start and to else None

    def _place(self, place: Place, event: Event) -> str:
        return place(event) if callable(place) else self._named[place].of(event)


@dataclass(frozen=True)
class Effect:
    """Something that holds for a while, and that everybody sees. ``field``: the record's column, by default called so.

    ``holds``: what the column says: a flag, a seat, a bitmask of seats, or a number; 0, and NONE for a seat, means that
    it does not hold.
    """

    name: str
    holds: Literal["flag", "seat", "seats", "number"]
    field: str = ""

    @property
    def column(self) -> str:
        """Where the record has it."""
        return self.field or self.name
