"""What happened, as small records: the one source of log text, animation, sound and announcements.

A buffer is a record of dtype ``BUFFER``. Simulations pass ``NO_EVENTS``, a buffer of capacity zero, and pay one
comparison an event. (A record, because compiled code passes it as one pointer, an array as nine words: with arrays
random play was a fifth slower.)
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numba import typeof, types

from .compiled import compiled

CAPACITY = 512

BUFFER = np.dtype(
    (np.record, [("capacity", "i2"), ("count", "i2"), ("lost", "i2"), ("rows", "i2", (CAPACITY, 7))])
)
"""How many events fit, how many there are, how many found no room; a row is kind, seat, card, a, b, seen, knew."""

Events = np.record
"""A record of dtype ``BUFFER``."""

NO_EVENTS: Events = np.zeros(1, dtype=BUFFER)[0]


class Event(NamedTuple):
    """One thing that happened. ``kind``, ``a`` and ``b`` are the game's own; absent numbers are -1 or its NONE.

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
        """Whether somebody learned a card that he did not know."""
        return bool(self.seen & ~self.knew)


def buffer() -> Events:
    """An empty buffer."""
    events: Events = np.zeros(1, dtype=BUFFER)[0]
    events.capacity = CAPACITY
    return events


@compiled(signature=types.void(typeof(NO_EVENTS), *[types.int64] * 7))
def emit(events: Events, kind: int, seat: int, card: int, a: int, b: int, seen: int, knew: int) -> None:
    """Append one event."""
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


def read(events: Events) -> list[Event]:
    """The buffer's events; an overflow is an error of a game that never stops."""
    if events.lost:
        raise OverflowError(f"{events.lost} events did not fit a buffer of {events.capacity}")
    return [Event(*row) for row in events.rows[: events.count].tolist()]


def conceal_event(event: Event, observer: int | None, unknown: int) -> Event:
    """The event as ``observer`` saw it (None: a spectator, who sees what all seats see).

    The masks themselves say who knows what; they are public (who looked at a card is seen by everyone).
    """
    visible = event.seen >> observer & 1 if observer is not None else event.seen == ALL_SEATS
    return event if visible else event._replace(card=unknown)


ALL_SEATS = 0xFF
"""Mask for "every seat and every spectator": what lies or is shown openly."""
