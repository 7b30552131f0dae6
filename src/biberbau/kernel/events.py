"""What happened, as small records: the one source of log text, animation, sound and announcements.

A buffer is a record of dtype ``BUFFER``. Simulations pass ``NO_EVENTS``, a buffer of capacity zero, and pay one
comparison per event. (A record, because compiled code passes it as one pointer, an array as nine words: with arrays
random play was a fifth slower.)
"""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple, Self

import numpy as np
from numba import typeof, types

from .cards import NONE
from .compiled import compiled
from .declared import member

CAPACITY = 512

BUFFER = np.dtype(
    (np.record, [("capacity", "i2"), ("count", "i2"), ("lost", "i2"), ("rows", "i2", (CAPACITY, 7))])
)
"""How many events fit, how many there are, how many found no room; a row is kind, seat, card, a, b, seen, knew."""

Events = np.record
"""A record of dtype ``BUFFER``."""

NO_EVENTS: Events = np.zeros(1, dtype=BUFFER)[0]


class Event(NamedTuple):
    """One thing that happened. ``kind`` is the game's own (``EventKind``), which says what ``a`` and ``b`` are there;
    absent numbers are -1 or its NONE.

    ``seen``: bitmask of the seats that saw ``card`` when it happened; ``knew``: those that knew it before.
    """

    kind: int
    seat: int
    card: int
    a: int
    b: int
    seen: int
    knew: int

    @property
    def reveals(self) -> bool:
        """Whether somebody learned a card that they did not know."""
        return bool(self.seen & ~self.knew)


class EventNumber:
    """A number that some kinds of events have beside seat and card: ``slot(event)`` reads it.

    ``KeyError`` for an event of a kind that does not have it.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self.places: dict[int, int] = {}

    def __call__(self, event: Event) -> int:
        """Read it."""
        return event[self.places[event.kind]]


class EventKind(IntEnum):
    """What can happen in a game, a member for each kind from 1: what it says, then its numbers ``a`` and ``b``."""

    says: str
    numbers: tuple[EventNumber | None, ...]

    def __new__(cls, says: str, *numbers: EventNumber | None) -> Self:
        """The next number."""
        kind = member(cls, len(cls.__members__) + 1)
        kind.says, kind.numbers = says, numbers
        for place, number in enumerate(numbers, start=Event._fields.index("a")):
            if number is not None:
                number.places[kind] = place
        return kind

    @classmethod
    def called(cls, number: int) -> str:
        """What the kind of this number is called."""
        return cls(number).name.lower()  # type: ignore[arg-type]  # a look-up, not ``__new__``


def buffer() -> Events:
    """An empty buffer."""
    events: Events = np.zeros(1, dtype=BUFFER)[0]
    events.capacity = CAPACITY
    return events


@compiled(signature=types.void(typeof(NO_EVENTS), *[types.int64] * 7))
def emit(events: Events, kind: int, seat: int, card: int, a: int, b: int, seen: int, knew: int) -> None:
    """Append one event; rules say ``tell``, ``tell_open`` or ``tell_card``."""
    if events.capacity == 0:
        return
    n = events.count
    if n >= events.capacity:
        events.lost += 1
        return
    events.count = n + 1
    events.rows[n, 0] = kind
    events.rows[n, 1] = seat
    events.rows[n, 2] = card
    events.rows[n, 3] = a
    events.rows[n, 4] = b
    events.rows[n, 5] = seen
    events.rows[n, 6] = knew


@compiled(signature=types.void(typeof(NO_EVENTS), *[types.int64] * 4))
def tell(events: Events, kind: int, seat: int = NONE, a: int = NONE, b: int = NONE) -> None:
    """Something happened that is not about a certain card."""
    emit(events, kind, seat, NONE, a, b, ALL_SEATS, ALL_SEATS)


@compiled(signature=types.void(typeof(NO_EVENTS), *[types.int64] * 5))
def tell_open(events: Events, kind: int, card: int, seat: int = NONE, a: int = NONE, b: int = NONE) -> None:
    """Something happened with a card that everybody knew already, because it lay or lies open."""
    emit(events, kind, seat, card, a, b, ALL_SEATS, ALL_SEATS)


@compiled(signature=types.void(typeof(NO_EVENTS), *[types.int64] * 7))
def tell_card(
    events: Events, kind: int, card: int, seen: int, knew: int, seat: int = NONE, a: int = NONE, b: int = NONE
) -> None:
    """Something happened with a card that the seats in the mask ``seen`` saw; those in ``knew`` had known it before.

    Neither mask has a default. ``card`` is NONE where something else was seen, such as how many cards there are.
    """
    emit(events, kind, seat, card, a, b, seen, knew)


def read(events: Events) -> list[Event]:
    """The buffer's events; an overflow means a game that never stops."""
    if events.lost:
        raise OverflowError(f"{events.lost} events did not fit a buffer of {events.capacity}")
    return [Event(*row) for row in events.rows[: events.count].tolist()]


def conceal_event(event: Event, observer: int | None, unknown: int) -> Event:
    """The event as ``observer`` saw it (None: a spectator, who sees what all seats see).

    The masks themselves say who knows what; they are public (everyone sees who looked at a card).
    """
    visible = event.seen >> observer & 1 if observer is not None else event.seen == ALL_SEATS
    return event if visible else event._replace(card=unknown)


ALL_SEATS = 0xFF
"""Mask for "every seat and every spectator": what lies or is shown openly."""
