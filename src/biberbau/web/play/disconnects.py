"""Time at a table: a clock runs out, a person is absent, a person is back, nobody is left.

Everything here follows from what everybody at the table can see: who is asked, whose page is open, and the clock.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from ...match import Match
from ..domain import clocks
from ..domain.records import Record, Seat
from . import time_accounting

HOUR = 3600.0

LOST = 10
"""After this many times the grace an absent person is out, where the table's terms say so."""

ENOUGH = 1.0
"""The fewest seconds in a bank with which a person who was absent takes the seat back at once."""

Present = Callable[[str], frozenset[str]]


@dataclass(frozen=True)
class Due:
    """A change and its time, in seconds since 1970."""

    at: float
    seats: tuple[Seat, ...] = ()
    status: str | None = None
    since: float | None = None


class Disconnects:
    """Absent people: at which tables, for how long, and with which effect. Lives on the event loop.

    ``present``: the players whose page of a table is open. ``grace``: seconds for which others wait for an absent
    person; ``abandoned``: seconds after which an abandoned table ends, 0: never.
    """

    def __init__(self, present: Present, grace: float = 60.0, abandoned: float = 72 * HOUR) -> None:
        self._present = present
        self._grace = grace
        self._abandoned = abandoned
        self._seen: dict[str, dict[int, tuple[bool, float]]] = {}

    def next(self, record: Record, match: Match) -> Due | None:
        """The next change of a table that time alone brings; if it is already due, it may be made now."""
        if record.status != "playing":
            self._seen.pop(record.id, None)
            return None
        seen = self._looks(record)
        found = [
            *self._back(record, match, seen),
            *self._ends(record, seen),
            *self._runs_out(record, match),
            *self._waits(record, match, seen),
            *self._lost(record, match, seen),
        ]
        return min(found, key=lambda due: due.at, default=None)

    def is_back(self, record: Record, seat: int) -> bool:
        """Whether a person for whom a bot plays takes the seat back by their presence alone."""
        taken = record.seats[seat]
        clock = record.terms.timed()
        able = not clock.days and (not clock.bank or time_accounting.left(record, seat) >= ENOUGH)
        return taken.stand_in == "gone" and able and taken.player in self._present(record.id)

    def takes_over(self, record: Record, match: Match) -> tuple[int, float, float] | None:
        """The seat that a bot will take over because its player is absent while others wait: seat, when, after how
        long.
        """
        if record.status != "playing" or (found := self._awaited(record, match, self._looks(record))) is None:
            return None
        seat, began = found
        return seat, began + self._grace, self._grace

    def _looks(self, record: Record) -> dict[int, tuple[bool, float]]:
        """By seat, whether its player is present, and since when."""
        present, before = self._present(record.id), self._seen.get(record.id, {})
        seen = self._seen[record.id] = {}
        for seat in record.people:
            here = seat.player in present
            known = before.get(seat.number)
            seen[seat.number] = known if known and known[0] == here else (here, clocks.now())
        return seen

    def _back(self, record: Record, match: Match, seen: dict[int, tuple[bool, float]]) -> Iterator[Due]:
        """A person who was absent plays again as soon as they are present; if their time was over, they have to say
        so.
        """
        for seat in record.people:
            if self.is_back(record, seat.number):
                yield Due(seen[seat.number][1], *time_accounting.returned(record, match, seat))

    def _runs_out(self, record: Record, match: Match) -> Iterator[Due]:
        """The clock of the seat that is asked."""
        seat = time_accounting.waited_for(record, match) if record.terms.clock else None
        if seat is not None and (until := time_accounting.until(record, seat)) is not None:
            yield self._stops(record, match, seat, until, "out" if record.terms.absent == "out" else "gone")

    def _waits(self, record: Record, match: Match, seen: dict[int, tuple[bool, float]]) -> Iterator[Due]:
        """A person who is asked is absent, and another person waits for them."""
        if (found := self._awaited(record, match, seen)) is not None:
            seat, began = found
            yield self._stops(record, match, seat, began + self._grace, "gone")

    @staticmethod
    def _awaited(
        record: Record, match: Match, seen: dict[int, tuple[bool, float]]
    ) -> tuple[int, float] | None:
        """The seat that is asked and whose player is absent while somebody else waits, and since when."""
        if record.terms.timed().days or all(here for here, _ in seen.values()):
            return None
        seat = time_accounting.waited_for(record, match)
        if seat is None or seen[seat][0]:
            return None
        others = [seen[one.number] for one in record.people if one.playing and one.number != seat]
        waiting = [since for here, since in others if here]
        return (seat, max(record.since, seen[seat][1], min(waiting))) if waiting else None

    def _lost(self, record: Record, match: Match, seen: dict[int, tuple[bool, float]]) -> Iterator[Due]:
        """An absent person who does not return is out, where the table's terms say so."""
        if record.terms.absent == "out" and not record.terms.timed().days:
            for seat in record.people:
                here, since = seen[seat.number]
                if seat.stand_in == "gone" and not here:
                    yield self._stops(record, match, seat.number, since + LOST * self._grace, "out")

    def _ends(self, record: Record, seen: dict[int, tuple[bool, float]]) -> Iterator[Due]:
        """The last person has left, or nobody has come for very long."""
        if record.people and all(seat.stand_in == "out" for seat in record.people):
            yield Due(0.0, status="left")
        away = [since for here, since in seen.values() if not here]
        nobody = len(away) == len(seen) > 1 and not record.terms.timed().days
        if self._abandoned and away and (nobody or not any(seat.playing for seat in record.people)):
            at = max(record.since + self._abandoned, max(away) + min(self._abandoned, HOUR))
            yield Due(at, status="left")

    @staticmethod
    def _stops(record: Record, match: Match, seat: int, at: float, why: str) -> Due:
        stopped = time_accounting.stopped(record, match, record.seats[seat], why)
        return Due(at, stopped, since=clocks.now() if match.to_act == seat else None)
