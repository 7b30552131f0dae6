"""Live tables, which somebody plays at or watches: each lives once in this process, on the event loop.

A live table holds its record and its match; pages are drawn from it elsewhere. Its changes are serialised: each is
decided from the view of the person who makes it, written to the database, and only then played, shown and acknowledged.
Reading costs no database. A table that nobody needs sleeps: waking it costs one read and one replay, in a thread of the
scheduler (``bot_scheduler.py``).

The database is the truth. Where somebody else has changed a table (a lobby, another process), the live one catches up.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial

from starlette.concurrency import run_in_threadpool

from ...errors import BiberbauError
from ...games import kind as kind_of
from ...kernel.actions import Action
from ...match import Match, View
from ..domain.marks import Mark, Marked, marked
from ..domain.matches import fresh, goes_on
from ..domain.messages import RefusedError
from ..domain.records import AnswersError, ConflictError, Record, Seat
from ..domain.results import bits, decides_then, ended
from ..storage.answers import Wish
from ..storage.commits import Commits
from .tables import Tables
from .time_accounting import cost, returned
from .turns import DecisionError, acting, chosen, may_undo, repeated, running, seated, taken_back

log = logging.getLogger(__name__)

ASLEEP = 120.0
"""Seconds after which a table that nobody watches or plays at is dropped from memory."""

FEW = 16
"""Up to this many plies are replayed and narrated on the event loop; more of them in the scheduler."""

AWAKE = 4096
"""At most this many tables are awake, besides those that somebody watches."""


Recalled = Callable[[Record, Mapping[int, int], Mapping[int, Wish]], None]


async def _in_a_thread(kind: str, work: Callable[[], Match]) -> Match:
    return await run_in_threadpool(work)


class LiveTable:
    """A table in this process. ``match`` is None in the lobby."""

    def __init__(self, record: Record, match: Match | None) -> None:
        self.record = record
        self.match = match
        self.changes = 0
        """Grows with every change that pages show."""
        self.marks: dict[int, Mark] = {}
        """By seat, the action chosen ahead, as far as this process has heard."""
        self.recalled = 0
        """The revision at which that was read for the seat whose turn it was."""
        self.lock = asyncio.Lock()
        self.used = self.looked = time.monotonic()

    def playing(self) -> Match:
        """The match; a RefusedError in the lobby."""
        if self.match is None:
            raise RefusedError(409, "in-lobby")
        return self.match

    def view(self, seat: int | None) -> View:
        """A seat's view."""
        return self.playing().view(seat)

    def hears(self, seat: int, mark: Mark | None) -> None:
        """Note the action that a seat has chosen ahead, or none any more."""
        self.marks.pop(seat, None)
        if mark is not None:
            self.marks[seat] = mark

    def marked(self, seat: int | None) -> Marked | None:
        """A seat's action chosen ahead, and what has become of it."""
        mark = None if seat is None else self.marks.get(seat)
        if mark is None or seat is None or self.match is None:
            return None
        return marked(self.record, self.match, seat, mark)


class Live:
    """All tables that are awake. ``watched``: whether pages are open.

    ``acted``: called with the game and the number of committed actions; ``differs``: with the id of a table that
    differs from its pages: others have changed it, or whether its last change is stored is unknown.
    """

    def __init__(
        self,
        tables: Tables,
        commits: Callable[[], Commits],
        watched: Callable[[str], bool],
        acted: Callable[[str, int], None] = lambda game, count: None,
        differs: Callable[[str], None] = lambda table_id: None,
        rerun: Callable[[str, Callable[[], Match]], Awaitable[Match]] = _in_a_thread,
    ) -> None:
        self._tables = tables
        self._commits = commits
        self._watched = watched
        self._acted = acted
        self._differs = differs
        self._rerun = rerun
        self.moved: Callable[[LiveTable], None] = lambda table: None
        """Called after an action at a table."""
        self.recalled: Recalled = lambda record, held, wishes: None
        """Called with the stored answers and wishes of a running table, when it wakes and on ``recall``."""
        self._awake: dict[str, LiveTable] = {}
        self._waking: dict[str, asyncio.Task[LiveTable]] = {}
        self._looked = time.monotonic()

    def __len__(self) -> int:
        return len(self._awake)

    def awake(self, table_id: str) -> LiveTable | None:
        """A table if it is awake here."""
        return self._awake.get(table_id)

    def all_awake(self) -> list[str]:
        """The ids of all tables that are awake."""
        return list(self._awake)

    async def at(self, table_id: str) -> LiveTable:
        """A table, woken if it sleeps; a RefusedError when there is none."""
        table = self._awake.get(table_id)
        if table is None:
            task = self._waking.get(table_id)
            if task is None:
                task = self._waking[table_id] = asyncio.create_task(self._wake(table_id))
                task.add_done_callback(lambda done: self._waking.pop(table_id, None))
            table = await asyncio.shield(task)
        table.used = time.monotonic()
        return table

    async def at_stamp(self, table_id: str, stamp: str) -> LiveTable:
        """A table, for a request about the position ``stamp``: if this process does not have that one, it first reads
        what others have written.
        """
        table = await self.at(table_id)
        if table.record.status == "lobby" or stamp not in (table.record.stamp, str(table.record.number)):
            await self.catch_up(table_id)
            table = await self.at(table_id)
        return table

    async def stored(self, table_id: str) -> LiveTable:
        """A table as stored: for a page that a browser asks for after a post, which another process may have just
        granted.
        """
        table = await self.at(table_id)
        if not self._tables.store.sqlite:
            await self.catch_up(table_id)
            table = await self.at(table_id)
        return table

    async def ended(self, table_id: str) -> Record:
        """The record of a table, which may have ended in the process that keeps it."""
        record = (await self.at(table_id)).record
        if not record.ended:
            await self.catch_up(table_id)
            record = (await self.at(table_id)).record
        return record

    async def _wake(self, table_id: str) -> LiveTable:
        self._sleep()
        record = await run_in_threadpool(self._tables.read, table_id)
        match = None
        if record.status != "lobby":
            match = await self._fresh(record)
        table = LiveTable(record, match)
        if record.status == "playing":
            self.recalled(record, *await run_in_threadpool(self._tables.store.said_beside, record))
            await self.recall_marks(table)
        self._awake[table_id] = table
        return table

    async def recall(self, table_id: str) -> None:
        """Read the answers and wishes of a table again, if it is awake or wakes."""
        if (waking := self._waking.get(table_id)) is not None:
            await asyncio.wait([waking])
        table = self._awake.get(table_id)
        while table is not None and (record := table.record).status == "playing":
            said = await run_in_threadpool(self._tables.store.said_beside, record)
            await self.recall_marks(table)
            if table.record is record:
                self.recalled(record, *said)
                break

    async def recall_marks(self, table: LiveTable) -> None:
        """Read the actions chosen ahead."""
        if kind_of(table.record.game).chooses_ahead:
            table.marks = await asyncio.to_thread(self._tables.store.marks, table.record)

    async def due(self, table: LiveTable, seat: int) -> tuple[Action, Mark] | None:
        """The action that a seat whose turn has come has chosen ahead, if it is legal.

        A message about it may be under way, so the database is read, unless only this process writes there: once, as
        then it can only be taken back.
        """
        revision = table.record.revision
        if not self._tables.store.sqlite and table.recalled != revision:
            await self.recall_marks(table)
            table.recalled = revision
        found = table.marked(seat)
        return (found.action, table.marks[seat]) if found is not None and found.due else None

    async def _fresh(self, record: Record) -> Match:
        """A table's match, replayed from its beginning."""
        return await self._rerun(f"{record.game} wake", partial(fresh, record, record.number))

    def _sleep(self) -> None:
        """Drop tables that have been quiet, and the longest quiet ones where there are too many."""
        now = time.monotonic()
        if now < self._looked + ASLEEP / 4 and len(self._awake) < AWAKE:
            return
        self._looked = now
        quiet = sorted(
            (table.used, table_id)
            for table_id, table in self._awake.items()
            if not self._watched(table_id) and not table.lock.locked()
        )
        spare = len(self._awake) - AWAKE
        for at, (used, table_id) in enumerate(quiet):
            if used < now - ASLEEP or at < spare:
                del self._awake[table_id]

    def wakes(self, table_id: str) -> bool:
        """Whether a table is being woken."""
        return table_id in self._waking

    def lags(self, table_id: str, revision: int) -> bool:
        """Whether a table that is awake, or wakes, may be older than that."""
        table = self._awake.get(table_id)
        return table_id in self._waking if table is None else table.record.revision < revision

    async def catch_up(self, table_id: str) -> None:
        """Read what others have written about a table, if it is awake; one that wakes may have been read before that."""
        if (waking := self._waking.get(table_id)) is not None:
            await asyncio.wait([waking])
        table = self._awake.get(table_id)
        if table is not None:
            async with table.lock:
                await self._read_again(table)

    async def _read_again(self, table: LiveTable) -> None:
        before, match = table.record, table.match
        record = await run_in_threadpool(self._tables.newer, before)
        if record is before:
            return
        if record.status == "lobby":
            match = None
        elif (
            match is not None
            and record.number <= before.number + FEW
            and record.actions[: before.number] == before.actions
        ):
            try:
                goes_on(match, record, record.number)
            except RefusedError:
                self._awake.pop(record.id, None)  # the match is incomplete: nobody may see it
                raise
        else:
            match = await self._fresh(record)
        table.record, table.match = record, match  # without an await: pages are drawn from both
        table.marks = {seat: mark for seat, mark in table.marks.items() if record.seats[seat].playing}
        table.changes += 1
        self._differs(record.id)

    @asynccontextmanager
    async def _alone(self, table: LiveTable) -> AsyncIterator[None]:
        """One change after the other, always of the table that is awake."""
        async with table.lock:
            if self._awake.setdefault(table.record.id, table) is not table:
                raise RefusedError(409, "stale")
            yield

    # ----------------------------------------------------------------------------------------------- changes

    async def act(self, table: LiveTable, player: str, stamp: str, notations: str) -> None:
        """Play a player's decision at the position that ``stamp`` names: one action, or several joined by ``;``.

        A request that is repeated, because its response was lost, is granted again, and counts once.
        """
        async with self._alone(table):
            if repeated(table.record, table.playing(), player, stamp, notations):
                return
            view = table.view(acting(table.record, player, stamp))
            try:
                await self._play(table, chosen(table.record, view, notations))
            except RefusedError:  # another process was first: with the same decision?
                if not repeated(table.record, table.playing(), player, stamp, notations):
                    raise

    async def play(
        self,
        table: LiveTable,
        record: Record,
        decisions: Sequence[tuple[int, Action]],
        held: Mapping[int, int] | None = None,
        chosen: tuple[int, Mark] | None = None,
    ) -> None:
        """Play the decisions that seats made from their views of exactly this record: all or none.

        ``held``: they answer a question, and these answers of people (action ids by seat) are held; an AnswersError
        when others are, and nothing is played. ``chosen``: a seat chose the action ahead of its turn, and it is played
        only if that still stands.
        """
        async with self._alone(table):
            if table.record is not record:
                raise RefusedError(409, "stale")
            await self._play(table, decisions, held, chosen)

    async def undo(self, table: LiveTable, player: str, stamp: str) -> None:
        """Take back a player's last decision, if that is allowed, and all that was forced after it."""
        async with self._alone(table):
            seat, match = acting(table.record, player, stamp), table.playing()
            if not may_undo(table.record):
                raise RefusedError(409, "clock-no-undo")
            count = taken_back(match, table.record.actors, seat)
            table.record = await self._written(
                table, self._commits().take_back(table.record, count, bits([seat]))
            )
            for _ in range(count):
                match.undo()
            table.changes += 1

    async def change(
        self,
        table: LiveTable,
        record: Record,
        seats: Sequence[Seat] = (),
        *,
        status: str | None = None,
        since: float | None = None,
    ) -> None:
        """Change the seats, the status or the begin of the running decision, if this is still the record."""
        async with self._alone(table):
            if table.record is not record:
                raise RefusedError(409, "stale")
            await self._change(table, seats, status, since)

    async def reseat(self, table: LiveTable, seats: Callable[[Record], Sequence[Seat]]) -> None:
        """Change seats by the function ``seats``, given the table as it is now."""
        async with self._alone(table):
            await self._change(table, seats(table.record), None, None)

    async def take_back_seat(self, table: LiveTable, player: str) -> None:
        """Let a player take the seat back from the bot."""
        async with self._alone(table):
            seat = table.record.seats[seated(table.record, player)]
            running(table.record)
            if seat.stand_in == "out":
                raise RefusedError(409, "is-out")
            if seat.stand_in:
                await self._change(table, *returned(table.record, table.match, seat))

    async def leave(self, table: LiveTable, player: str) -> None:
        """Leave for good in the middle of a game; where nobody is left it ends."""
        async with self._alone(table):
            record = table.record
            seat = record.seats[seated(record, player)]
            running(record)
            if seat.stand_in != "out":
                gone = replace(seat, stand_in="out")
                others = any(
                    other.stand_in != "out" for other in record.people if other.number != seat.number
                )
                await self._change(table, [gone], None if others else "left", None)

    async def _change(
        self, table: LiveTable, seats: Sequence[Seat], status: str | None, since: float | None
    ) -> None:
        changing = self._commits().change(table.record, seats=seats, status=status, since=since)
        table.record = await self._written(table, changing)
        table.marks = {seat: mark for seat, mark in table.marks.items() if table.record.seats[seat].playing}
        table.changes += 1

    async def _play(
        self,
        table: LiveTable,
        decisions: Sequence[tuple[int, Action]],
        held: Mapping[int, int] | None = None,
        chosen: tuple[int, Mark] | None = None,
    ) -> None:
        """If the rules object, that is a bug of ours: it is reported without the reasons, which know all cards."""
        record, match = table.record, table.playing()
        try:
            ahead = match.ahead(decisions)
        except BiberbauError as error:
            at = f"table {record.id}, action {record.number + 1}"
            raise DecisionError(f"{at}: {type(error).__name__} in a decision") from None
        moves = [
            (action.id, action.notation, seat)
            for (seat, _), (action, _, _) in zip(decisions, ahead.steps, strict=True)
        ]
        whole = decisions[-1][1].word not in match.game.kind.parts
        spent = cost(record, match, decisions[0][0], whole)
        turn, results = decides_then(ahead), ended(record, ahead)
        change = self._commits().append(record, moves, ahead.over, spent, turn, results, held, chosen)
        written = await self._written(table, change)
        match.goes_on(ahead)
        table.record = written
        table.changes += 1
        self._acted(record.game, len(moves))
        self.moved(table)

    async def _written(self, table: LiveTable, writing: Awaitable[Record]) -> Record:
        """The record after a change has been written; where somebody else was first, the table catches up and refuses."""
        try:
            return await writing
        except AnswersError:
            raise  # nothing has been written
        except ConflictError as error:
            await self._read_again(table)
            raise RefusedError(409, "stale") from error
        except BaseException:
            # Whether it was written is unknown: read the database.
            self._awake.pop(table.record.id, None)
            self._differs(table.record.id)
            raise
