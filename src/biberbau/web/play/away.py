"""People who leave a table and come back: how much they had seen by then. Everything is stored in the database.

What happened meanwhile is not stored: it is the part of their own log that is new to them.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable

from starlette.concurrency import run_in_threadpool

from ..domain.records import Record, StoreError
from ..storage import looked
from ..storage.commits import Commits
from ..storage.looked import Look
from ..storage.store import Store

log = logging.getLogger(__name__)

AWAY = 60.0
"""Seconds of absence after which somebody is told what happened meanwhile."""

STILL = 20.0
"""While nothing happens, a look is stored again after this many seconds."""


class Away:
    """Notes how much each person has seen. Lives on the event loop."""

    def __init__(self, store: Store, commits: Callable[[], Commits]) -> None:
        self._store, self._commits = store, commits
        self._tasks: set[asyncio.Task[None]] = set()

    async def comes(self, record: Record, player: str | None) -> int | None:
        """Somebody loads a table's page. Returns the action up to which they had seen it, once, if they have been away
        since and have missed something; otherwise None.
        """
        if not player or record.status == "lobby" or record.seat_of(player) is None:
            return None
        try:
            before, now = await run_in_threadpool(self._read, record.id, player), time.time()
        except StoreError as error:  # the table itself can be shown
            log.warning("nobody can be told what happened meanwhile: %s", error)
            return None
        if before is not None and now >= before.at + AWAY and before.number < record.number:
            await self._note(record, player, Look(record.number, now))  # first: they are told once
            return before.number
        if before is None or before.number != record.number or now > before.at + STILL:
            self._notes(record, player, now)
        return None

    def leaves(self, record: Record, player: str | None) -> None:
        """Somebody's page of a table is gone."""
        if player and record.status != "lobby" and record.seat_of(player) is not None:
            self._notes(record, player, time.time())

    async def settled(self) -> None:
        """Wait until all looks are stored."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    def _notes(self, record: Record, player: str, now: float) -> None:
        task = asyncio.create_task(self._note(record, player, Look(record.number, now)))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _note(self, record: Record, player: str, look: Look) -> None:
        try:
            await self._commits().people(record.id, lambda rows: looked.keep(rows, record.id, player, look))
        except StoreError as error:
            log.warning("what somebody has seen of a table could not be noted: %s", error)

    def _read(self, table_id: str, player: str) -> Look | None:
        with self._store.seen() as rows:
            return looked.read(rows, table_id, player)
