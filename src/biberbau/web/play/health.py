"""Health (the database can be written) and readiness (players can be sent to this process).

A server that can store nothing is not healthy, however fast it answers; one that still compiles or is about to leave is
healthy, but not ready: a balancer sends people elsewhere.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterable

from starlette.concurrency import run_in_threadpool

from ..storage.store import Store, StoreError
from .first_compile import Warmth

log = logging.getLogger(__name__)

SECONDS, PATIENCE = 1.0, 5.0
"""Seconds for which an answer of the database is cached, and for which we wait for one."""


class Health:
    """Asks the database to write: at most once a second, however many callers ask. Lives on the event loop.

    ``leaving``: whether the server has been told to stop. ``draining``: whether it opens no new tables, as it restarts
    soon; it is still ready, for the sake of running games.
    """

    def __init__(self, store: Store) -> None:
        self.leaving = False
        self.draining = False
        self._store = store
        self._asked: asyncio.Task[bool] | None = None
        self._holds_until = 0.0

    async def ok(self) -> bool:
        """Whether the last try succeeded; one that takes longer than ``PATIENCE`` has failed."""
        if self._asked is None or (self._asked.done() and time.monotonic() >= self._holds_until):
            self._asked = asyncio.create_task(self._try())
        answered, _ = await asyncio.wait([self._asked], timeout=PATIENCE)
        if not answered:
            log.error("the database does not answer")
        return bool(answered) and self._asked.result()

    async def missing(self, games: Iterable[Warmth]) -> tuple[str, ...]:
        """The reasons why this process is not ready; a game that cannot be compiled at all is none."""
        waiting = [f"rules of {warmth.game_id}" for warmth in games if not (warmth.ready or warmth.failed)]
        database = [] if await self.ok() else ["database"]
        return (*(["leaving"] if self.leaving else []), *database, *waiting)

    async def _try(self) -> bool:
        try:
            await run_in_threadpool(self._store.try_to_write)
        except StoreError as error:
            log.error("the database cannot be written: %s", error)
            return False
        finally:
            self._holds_until = time.monotonic() + SECONDS
        return True
