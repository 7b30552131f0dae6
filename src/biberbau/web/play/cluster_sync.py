"""The other processes on the same database: what this one hears of them goes to the subject that it is about."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

from ..domain.records import StoreError
from ..storage.pg_notify import PgNotify

log = logging.getLogger(__name__)

Hears = Callable[[str, Any], Coroutine[Any, Any, None] | None]
"""Is told a table's id, "" for none, and what else was said of it; what it awaits goes on in the background."""


class ClusterSync:
    """Hears other processes, and passes on what they say by its kind. Lives on the event loop."""

    def __init__(self, pg_notify: PgNotify) -> None:
        self._pg_notify = pg_notify
        self._hears: dict[str, Hears] = {}
        self._missed: list[Callable[[], None]] = []
        self._tasks: set[asyncio.Task[None]] = set()

    def on(self, kind: str, hears: Hears) -> None:
        """Set the one listener for news of this kind."""
        if kind in self._hears:
            raise ValueError(f"{kind!r} is heard already")
        self._hears[kind] = hears

    def on_missed(self, catches_up: Callable[[], None]) -> None:
        """Add a call for when the connection was broken and nobody knows what was said meanwhile."""
        self._missed.append(catches_up)

    async def run(self) -> None:
        """Listen, as long as the server runs."""
        try:
            await self._pg_notify.run(self._heard, self._was_broken)
        finally:
            for task in self._tasks:
                task.cancel()

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something in the background; the database may fail meanwhile, and the log has it."""
        task = asyncio.create_task(self._quietly(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _quietly(self, work: Coroutine[Any, Any, None]) -> None:
        with suppress(StoreError):
            await work

    def _heard(self, kind: str, table_id: str, payload: Any) -> None:
        hears = self._hears.get(kind)
        if hears is None:  # a process of a newer release, while one after the other is replaced
            log.warning("another process says %r, of which this release knows nothing", kind)
        elif (doing := hears(table_id, payload)) is not None:
            self.begin(doing)

    def _was_broken(self) -> None:
        for catches_up in self._missed:
            catches_up()
