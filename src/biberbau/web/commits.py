"""Everything that a running server writes about tables. What is awaited here has been stored when it returns.

On SQLite one thread writes, and all tables whose changes wait at that moment share one transaction and so one wait for
the disk. On PostgreSQL, which does that by itself, a few threads write, a transaction for each change.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, TypeVar

from ..errors import BiberbauError
from .records import Record, Seat, StoreError
from .rows import Rows, reason_of
from .store import Store

log = logging.getLogger(__name__)

BATCH = 128
"""So many changes share a transaction at most."""

WRITERS = 4
"""Threads that write to PostgreSQL, each with a connection of its own."""

T = TypeVar("T")


class _Job:
    """A change that somebody waits for, and what came of it."""

    __slots__ = ("asked", "change", "error", "result")

    def __init__(self, change: Callable[[Rows], Any], asked: asyncio.Future[Any]) -> None:
        self.change = change
        self.asked = asked
        self.result: Any = None
        self.error: Exception | None = None

    def settle(self) -> None:
        """Tell whoever waits, unless they have gone."""
        if self.asked.done():
            return
        if self.error is None:
            self.asked.set_result(self.result)
        else:
            self.asked.set_exception(self.error)


class Commits:
    """The only writer for running tables. Lives on the event loop.

    Each method returns when its change is durable. A ConflictError or a SealError says that nothing was changed. Any
    other StoreError says that the database failed, nobody knows in which moment: read the table again before going on.
    Whoever is cancelled while waiting does the same; what was handed over is stored, once.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._waiting: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._closed = False
        self._loop = asyncio.get_running_loop()
        work, count = (self._write_together, 1) if store.sqlite else (self._write_singly, WRITERS)
        self._threads = [
            threading.Thread(target=work, name=f"commits {n}", daemon=True) for n in range(count)
        ]
        for thread in self._threads:
            thread.start()

    async def append(self, record: Record, moves: Sequence[tuple[int, str, int]], over: bool) -> Record:
        """Store the next actions (id, notation, seat) of a table that is still as ``record`` has it."""
        return await self._kept(partial(Rows.append, record=record, moves=moves, over=over))

    async def take_back(self, record: Record, count: int) -> Record:
        """Delete the last actions of a table that is still as ``record`` has it."""
        return await self._kept(partial(Rows.take_back, record=record, count=count))

    async def change(
        self, record: Record, *, seats: Sequence[Seat] = (), status: str | None = None
    ) -> Record:
        """Change seats and status of a table that is still as ``record`` has it."""
        return await self._kept(partial(Rows.change, record=record, seats=seats, status=status))

    async def create(self, record: Record, rematch_of: str | None = None, seal: str = "") -> Record:
        """Store a new table: ``Store.create``."""
        return await self._kept(partial(Rows.create, record=record, rematch_of=rematch_of, seal=seal))

    async def hold(self, table_id: str, seat: int, stamp: str, action_id: int | None) -> None:
        """Hold a seat's answer to the question of that moment until its time is over; None lets it go.

        Other processes hear it: ``held`` with seat, stamp and action id.
        """
        change = partial(Rows.hold, table_id=table_id, seat=seat, stamp=stamp, action_id=action_id)
        await self._stored(change)

    async def held(self, table_id: str, stamp: str) -> dict[int, int]:
        """By seat, the answers (action ids) that are held for the question of that moment."""
        return await self._stored(partial(Rows.held, table_id=table_id, stamp=stamp))

    async def close(self) -> None:
        """Store what has been handed over, and take no more."""
        self._closed = True
        for _ in self._threads:
            self._waiting.put(None)
        for thread in self._threads:
            await self._loop.run_in_executor(None, thread.join)

    async def _kept(self, change: Callable[[Rows], Record]) -> Record:
        return self._store.keep(await self._stored(change))

    async def _stored(self, change: Callable[[Rows], T]) -> T:
        if self._closed:
            raise StoreError("the server is stopping and stores nothing more")
        asked: asyncio.Future[T] = self._loop.create_future()
        self._waiting.put(_Job(change, asked))
        return await asked

    # --------------------------------------------------------------------------------------------- threads

    def _settle(self, jobs: Sequence[_Job]) -> None:
        """Wake all who wait for these, at once: waking the event loop costs more than a row."""

        def settle() -> None:
            for job in jobs:
                job.settle()

        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            self._loop.call_soon_threadsafe(settle)

    def _write_together(self) -> None:
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
                writer.write(jobs)
                self._settle(jobs)
        writer.close()

    def _write_singly(self) -> None:
        writer = _Writer(self._store)
        while (job := self._waiting.get()) is not None:
            writer.write([job])
            self._settle([job])
        writer.close()


class _Writer:
    """A thread's own connection, opened anew after the database has failed."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._connection: Any = None
        self._cursor: Any = None

    def write(self, jobs: Sequence[_Job]) -> None:
        """All of them in one transaction; one that is refused leaves the others as they are."""
        try:
            self._begin()
            rows = self._store.rows(self._cursor)
            if len(jobs) > 1:
                for job in jobs:
                    rows.run("SAVEPOINT change")
                    if not self._done(job, rows):
                        rows.run("ROLLBACK TO change")
                    rows.run("RELEASE change")
            elif not self._done(jobs[0], rows):
                self._connection.rollback()
                return
            self._connection.commit()
        except Exception as error:  # whatever a driver raises: nobody may wait for ever
            reason = reason_of(error)
            log.error("the database failed while it was written: %s", reason)
            for job in jobs:
                job.error = StoreError(reason)
            self.close()

    def _begin(self) -> None:
        if self._connection is None:
            self._connection = self._store.raw()
            self._cursor = self._connection.cursor()
        if self._store.sqlite:
            self._cursor.execute("BEGIN IMMEDIATE")

    def _done(self, job: _Job, rows: Rows) -> bool:
        """Whether a change could be made; if it is the database that failed, its error goes on."""
        driver = self._store.driver
        try:
            job.result = job.change(rows)
        except BiberbauError as refused:
            job.error = refused
        except Exception as error:
            if isinstance(error, driver.OperationalError) or type(error) is driver.DatabaseError:
                raise
            job.error = StoreError(reason_of(error))
        return job.error is None

    def close(self) -> None:
        """Give the connection up, and with it what is not committed."""
        connection, self._connection, self._cursor = self._connection, None, None
        if connection is not None:
            with suppress(Exception):
                connection.invalidate()
