"""All of a running server's writes about tables. Whatever is awaited here is stored when it returns.

A thread writes, and all changes that wait at that moment share one transaction and so one wait for the disk (group
commit). That suits PostgreSQL, too, where commits with a NOTIFY wait for one another.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any, Protocol, TypeVar

from ...errors import BiberbauError
from ..domain.marks import Mark
from ..domain.records import Record, SealError, Seat, StoreError
from ..domain.results import Result
from . import answers
from .rows import Rows
from .store import Store
from .transaction import reason_of

log = logging.getLogger(__name__)

BATCH = 128
"""At most this many changes share a transaction."""

WRITERS = 2
"""Threads that write to PostgreSQL, each with a connection of its own: one works while the other waits for the disk."""

TRIES = 3
"""A change that failed on PostgreSQL is retried on a new connection: the old one may have been cut long ago."""

T = TypeVar("T")


class _Job:
    """A change that a caller waits for, and its result."""

    __slots__ = ("asked", "change", "error", "result", "table_id")

    def __init__(self, table_id: str, change: Callable[[Rows], Any], asked: asyncio.Future[Any]) -> None:
        self.table_id = table_id
        self.change = change
        self.asked = asked
        self.result: Any = None
        self.error: Exception | None = None

    def settle(self) -> None:
        """Hand the result to the caller, unless they have gone."""
        if self.asked.done():
            return
        if self.error is None:
            self.asked.set_result(self.result)
        else:
            self.asked.set_exception(self.error)


class Counts(Protocol):
    """Counts what is written."""

    def committed(self, count: int, took: float) -> None:
        """A transaction with this number of changes is durable; its seconds."""

    def store_failed(self, kind: str) -> None:
        """The database failed."""


class Commits:
    """The only writer for running tables. Lives on the event loop.

    Each method returns when its change is durable. A ConflictError or a SealError says that nothing was changed. Any
    other StoreError says that the database failed, at an unknown moment: read the table again before going on. A caller
    that is cancelled while waiting does the same; its change is still stored, once.
    """

    def __init__(self, store: Store, counts: Counts | None = None) -> None:
        self._store = store
        self._counts = counts
        self._waiting: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._threads: list[threading.Thread] = []
        self._closed = False

    async def append(
        self,
        record: Record,
        moves: Sequence[tuple[int, str, int]],
        over: bool,
        spent: float | None = None,
        turn: int | None = None,
        results: Sequence[Result] = (),
        held: Mapping[int, int] | None = None,
        chosen: tuple[int, Mark] | None = None,
    ) -> Record:
        """Store the next actions (id, notation, seat) of a table that is still as ``record`` has it.

        ``spent``: the time that they take from the clock of their seat, None where none ticks.

        ``turn``: who decides then, a bit for each seat; ``results``: of a game that ends with them.

        ``held``: they close a question, and these answers to it (action ids by seat) are held; an AnswersError when
        others are, and nothing is stored.

        ``chosen``: a seat chose them ahead of its turn; a ConflictError when it has taken them back.
        """

        def appended(rows: Rows) -> Record:
            if chosen is not None:
                answers.play_marked(rows, record, *chosen)
            if held is not None:
                answers.agree(rows, record, held)
            return rows.append(record, moves, over, spent, turn, results)

        return self._store.keep(await self._stored(record.id, appended))

    async def take_back(self, record: Record, count: int, turn: int | None = None) -> Record:
        """Delete the last actions of a table that is still as ``record`` has it; ``turn``: who decides again."""
        return self._store.keep(
            await self._stored(record.id, lambda rows: rows.take_back(record, count, turn))
        )

    async def note_turn(self, record: Record, turn: int) -> None:
        """Note who decides at a table that is still as ``record`` has it."""
        await self._stored(record.id, lambda rows: rows.note_turn(record, turn))

    async def change(
        self,
        record: Record,
        *,
        seats: Sequence[Seat] = (),
        status: str | None = None,
        since: float | None = None,
    ) -> Record:
        """Change seats and status of a table that is still as ``record`` has it.

        ``since``: the decision that it waits for begins then; with another status it begins now.
        """
        return self._store.keep(
            await self._stored(record.id, lambda rows: rows.change(record, seats, status, since))
        )

    async def create(self, record: Record, rematch_of: str | None = None, seal: str = "") -> Record:
        """Store a new table: ``Store.create``."""
        return self._store.keep(
            await self._stored(record.id, lambda rows: rows.create(record, rematch_of, seal))
        )

    async def ask(self, record: Record, gone: float, left: float) -> bool:
        """Set the end of the time for the table's question, in this number of seconds: ``answers.ask``."""
        return await self._stored(record.id, lambda rows: answers.ask(rows, record, gone, left))

    async def hold(self, record: Record, seat: int, action_id: int) -> None:
        """Hold a seat's answer to the question that a table waits for, which is still as ``record`` has it.

        A ConflictError when it has changed, or the time is over. Other processes are notified: ``held`` with seat,
        stamp and action id.
        """
        await self._stored(record.id, lambda rows: answers.hold(rows, record, seat, action_id))

    async def mark(self, record: Record, seat: int, chosen: Mark | None) -> None:
        """Store a seat's action chosen ahead (None: none any more) at a table that is still as ``record`` has it.

        A ConflictError when it has changed. Other processes are notified: ``ahead`` with seat, stamp and action id.
        """
        await self._stored(record.id, lambda rows: answers.mark(rows, record, seat, chosen))

    async def wish(self, table_id: str, seat: int, asks: str, round_n: int) -> None:
        """Store when a seat wants to be asked; its present answer no longer counts."""
        await self._stored(table_id, lambda rows: answers.wish(rows, table_id, seat, asks, round_n))

    async def pause(self, table_id: str, seat: int, on: bool) -> None:
        """Pause the bots for a seat, or let them play on."""
        await self._stored(table_id, lambda rows: answers.pause(rows, table_id, seat, on))

    async def people(self, table_id: str, change: Callable[[Rows], T]) -> T:
        """Store a change of a table's chat or spectators."""
        return await self._stored(table_id, change)

    async def close(self) -> None:
        """Store the pending changes, and take no more."""
        self._closed = True
        for _ in self._threads:
            self._waiting.put(None)
        for thread in self._threads:
            await asyncio.to_thread(thread.join)

    async def _stored(self, table_id: str, change: Callable[[Rows], T]) -> T:
        if self._closed:
            raise StoreError("the server is stopping and stores nothing more")
        if not self._threads:
            self._start()
        asked: asyncio.Future[T] = self._loop.create_future()
        self._waiting.put(_Job(table_id, change, asked))
        return await asked

    def _start(self) -> None:
        self._loop = asyncio.get_running_loop()
        for number in range(1 if self._store.sqlite else WRITERS):
            thread = threading.Thread(target=self._write, name=f"commits {number}", daemon=True)
            self._threads.append(thread)
            thread.start()

    # --------------------------------------------------------------------------------------------- threads

    def _settle(self, jobs: Sequence[_Job]) -> None:
        """Wake all callers of these at once: waking the event loop costs more than a row."""

        def settle() -> None:
            for job in jobs:
                job.settle()

        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            self._loop.call_soon_threadsafe(settle)

    def _count(self, jobs: Sequence[_Job], took: float) -> None:
        if self._counts is None:
            return
        self._counts.committed(len(jobs), took)
        if any(isinstance(job.error, StoreError) and not isinstance(job.error, SealError) for job in jobs):
            self._counts.store_failed("commit")

    def _write(self) -> None:
        writer = _Writer(self._store)
        going = True
        while going:
            jobs: list[_Job] = []
            job = self._waiting.get()
            while job is not None:
                jobs.append(job)
                if len(jobs) == BATCH:
                    break
                try:
                    job = self._waiting.get_nowait()
                except queue.Empty:
                    break
            going = job is not None
            if jobs:
                began = time.monotonic()
                writer.write(jobs)
                self._settle(jobs)
                self._count(jobs, time.monotonic() - began)
        writer.close()


class _Writer:
    """A thread's own connection, reopened after the database has failed."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._connection: Any = None
        self._cursor: Any = None
        driver = store.driver
        self._failures = (driver.OperationalError, driver.InternalError)

    def write(self, jobs: list[_Job]) -> None:
        """Share a transaction; if something must be undone, each change gets its own: none fails because of its
        neighbours.
        """
        jobs.sort(key=lambda job: job.table_id)  # so that two processes lock their rows in the same order
        if not self._stored(jobs):
            for job in jobs:
                self._stored([job])

    def _stored(self, jobs: Sequence[_Job]) -> bool:
        """One transaction; False if nothing is stored because one of several changes must be undone."""
        try:
            for left in reversed(range(1 if self._store.sqlite else TRIES)):
                try:
                    whole = self._change(jobs)
                    break
                except self._failures:  # a cut connection, say; nothing is stored yet
                    self.close()
                    if not left:
                        raise
            if whole:
                self._connection.commit()
            else:
                self._connection.rollback()
        except Exception as error:  # a driver may raise anything: nobody may wait for ever
            reason = reason_of(error)
            log.error("the database failed while it was written: %s", reason)
            for job in jobs:
                job.result, job.error = None, StoreError(reason)
            self.close()
            return True
        return whole or len(jobs) == 1

    def _change(self, jobs: Sequence[_Job]) -> bool:
        """Make all changes; False if one failed half done, so that all must be undone."""
        rows = self._begin()
        for job in jobs:
            job.result = job.error = None
            rows.wrote = False
            try:
                job.result = job.change(rows)
            except self._failures:
                raise
            except BiberbauError as refused:
                job.error = refused
                if rows.wrote:
                    return False
            except Exception as error:
                job.error = StoreError(reason_of(error))
                return False
        rows.publish()
        return True

    def _begin(self) -> Rows:
        if self._connection is None:
            self._connection = self._store.raw()
            self._cursor = self._connection.cursor()
        if self._store.sqlite:
            self._cursor.execute("BEGIN IMMEDIATE")
        return self._store.rows(self._cursor)

    def close(self) -> None:
        """Close the connection, dropping what is not committed."""
        connection, self._connection, self._cursor = self._connection, None, None
        if connection is not None:
            with suppress(Exception):
                connection.invalidate()
