"""Messages from the other processes on the same database: each kind has one listener here."""

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
"""Called with a table's id, "" for none, and the payload; what it awaits goes on in the background."""


class ClusterSync:
    """Receives messages of other processes and dispatches them by kind. Lives on the event loop."""

    def __init__(self, pg_notify: PgNotify) -> None:
        self._pg_notify = pg_notify
        self._hears: dict[str, Hears] = {}
        self._missed: list[Callable[[], None]] = []
        self._tasks: set[asyncio.Task[None]] = set()

    def on(self, kind: str, hears: Hears) -> None:
        """Set the listener for messages of this kind."""
        if kind in self._hears:
            raise ValueError(f"{kind!r} is heard already")
        self._hears[kind] = hears

    def on_missed(self, catches_up: Callable[[], None]) -> None:
        """Add a callback for when the connection was lost, so that messages may have been missed."""
        self._missed.append(catches_up)

    async def run(self) -> None:
        """Listen, as long as the server runs."""
        try:
            await self._pg_notify.run(self._heard, self._was_broken)
        finally:
            for task in self._tasks:
                task.cancel()

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something in the background; a failure of the database is logged."""
        task = asyncio.create_task(self._quietly(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _quietly(self, work: Coroutine[Any, Any, None]) -> None:
        with suppress(StoreError):
            await work

    def _heard(self, kind: str, table_id: str, payload: Any) -> None:
        hears = self._hears.get(kind)
        if hears is None:  # from a newer release, during a rolling restart
            log.warning("another process says %r, of which this release knows nothing", kind)
        elif (doing := hears(table_id, payload)) is not None:
            self.begin(doing)

    def _was_broken(self) -> None:
        for catches_up in self._missed:
            catches_up()
