"""The time of everybody at a table, from what is stored: each process, even after a restart, computes the same.

A clock ticks only where one person is asked and has something to decide. Questions that are put to several at once have
a time of their own (``simultaneous_questions.py``); forced actions, and a stand-in's, cost no time. The parts of one
decision share one increment, which comes with the last of them.
"""

from __future__ import annotations

from dataclasses import replace

from ...match import Match
from ..domain import clocks
from ..domain.clocks import DAY, Clock
from ..domain.records import Record, Seat
from .turns import asked, forced

LEAST = 30.0
"""The least seconds of a person who takes the seat back after their time was over, if an increment is not longer."""


def waited_for(record: Record, match: Match) -> int | None:
    """The seat of the person for whose decision everybody waits, None where there is none."""
    seat = match.to_act
    if record.status != "playing" or seat is None or not record.seats[seat].playing:
        return None
    return None if asked(record, match) or forced(record, match) else seat


def left(record: Record, seat: int) -> float:
    """Seconds in a seat's bank when the running decision began."""
    clock = record.terms.timed()
    spent = record.spent[seat] if seat < len(record.spent) else 0.0
    return clock.bank + record.seats[seat].extra - spent


def until(record: Record, seat: int) -> float | None:
    """When the time of a seat for which everybody waits is over; None where no time is counted."""
    clock = record.terms.timed()
    if clock.days:
        return record.since + clock.days * DAY
    return record.since + left(record, seat) if clock.bank else None


def ticked(record: Record, seat: int) -> float:
    """Seconds of a seat's bank that the running decision has taken so far, at most all."""
    return max(0.0, min(clocks.now() - record.since, left(record, seat)))


def cost(record: Record, match: Match, seat: int, whole: bool) -> float | None:
    """The cost of a decision to its seat's bank; ``whole``: it is not only a part of one. None where no clock ticks."""
    clock = record.terms.timed()
    if not clock.bank or waited_for(record, match) != seat:
        return None
    return ticked(record, seat) - clock.increment * whole


def least(clock: Clock) -> float:
    """The least seconds of a person who takes the seat back."""
    return max(LEAST, clock.increment) if clock.bank else 0.0


def stopped(record: Record, match: Match | None, seat: Seat, why: str) -> tuple[Seat, ...]:
    """A person's seat when a bot takes over; the time that the running decision has taken is lost."""
    taken = 0.0
    if match is not None and record.terms.timed().bank and waited_for(record, match) == seat.number:
        taken = ticked(record, seat.number)
    return (replace(seat, stand_in=why, extra=seat.extra - taken),)


def returned(
    record: Record, match: Match | None, seat: Seat
) -> tuple[tuple[Seat, ...], str | None, float | None]:
    """The changes when a person plays again: seats, status and since when their decision runs, if it is theirs."""
    given = max(0.0, least(record.terms.timed()) - left(record, seat.number))
    now_theirs = match is not None and match.to_act == seat.number
    return (replace(seat, stand_in="", extra=seat.extra + given),), None, clocks.now() if now_theirs else None
