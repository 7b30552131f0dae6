"""A person's changes to the seats of a table, before the game and during it."""

from __future__ import annotations

from dataclasses import replace

from ...bots import ALL_LEVELS, strength
from ..domain.messages import RefusedError
from ..domain.names import is_guest, taken
from ..domain.records import Record, Seat
from .turns import alone, running, seated


def named(record: Record, player: str, name: str) -> list[Seat]:
    """The seat with the name that somebody has given themself; only guests can, as a person has one name at a table."""
    seat = record.seats[seated(record, player)]
    if not is_guest(seat.name):
        raise RefusedError(409, "name-said", name=seat.name)
    if record.ended:
        raise RefusedError(409, "is-over")
    if taken(name, [other.name for other in record.seats if other.kind != "open" and other is not seat]):
        raise RefusedError(409, "name-taken")
    return [replace(seat, name=name)]


def levelled(record: Record, player: str, level: str) -> list[Seat]:
    """The bots' seats with another level, for somebody who plays with bots alone.

    Once they have acted, the bots may get weaker but not stronger: else a strong bot would be beaten by its last move
    alone.
    """
    if level not in ALL_LEVELS:
        raise RefusedError(400, "seat-kind", levels=", ".join(ALL_LEVELS))
    if not alone(record, player):
        raise RefusedError(403, "level-alone")
    running(record)
    bots = [seat for seat in record.seats if seat.kind == "bot"]
    if record.seat_of(player) in record.actors:
        if any(strength(level) > strength(seat.level) for seat in bots):
            raise RefusedError(409, "level-later")
    return [replace(seat, level=level) for seat in bots]
