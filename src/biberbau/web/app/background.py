"""Background work of a running server, from start to shutdown."""

from __future__ import annotations

import asyncio
import gc
import logging
import time
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import Any

from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool

from ..domain.records import StoreError
from ..storage.load import Saying
from .server import Server

log = logging.getLogger(__name__)

FIRST_PAUSE, LONGEST_PAUSE = 1.0, 60.0
"""Seconds until the tables that wait for bots are read again after a database failure: the first time, and at most."""

LOOKING = 3.0
"""Seconds between two reads of the server policy where no notification comes first."""

CLEANING = 3600.0
"""Seconds between two cleanings."""


class Background:
    """Compiles rules, lets bots play on, renews leases, cleans up, follows the server policy."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._saying = Saying(server.tables.store)
        self._tasks: set[asyncio.Task[None]] = set()

    @asynccontextmanager
    async def running(self, _: Starlette) -> AsyncIterator[None]:
        """Compile, let bots play on where they were, and clean up at the end."""
        self._server.tables.store.claim()
        works = (
            self._compile(),
            self._resume(),
            self._renew(),
            self._clean(),
            self._server.cluster.run(),
            self._server.lobby.run(),
            self._server.tournaments.run(),
            self._server.laboratory.run(),
        )
        self._server.warmer.begin()
        try:
            for work in works:
                self._begin(work)
            self._begin(self._keep_house())
            yield
            await self._close()
        finally:
            self._server.warmer.end()

    async def _close(self) -> None:
        """End all streams, finish what has begun, and give up the leases that other processes may take."""
        self._server.subscriptions.close()
        self._server.programs.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._server.reviews.close()
        await self._server.laboratory.close()
        await self._server.bots.close()
        await self._server.push.close()
        await self._server.leases.release()
        with suppress(StoreError):
            await run_in_threadpool(self._saying.leave)
        await self._server.end_commits()
        self._server.tables.store.close()

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Start a background task."""
        task = asyncio.create_task(work, name=getattr(work, "__qualname__", ""))
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        """Log why a background task ended, as nothing awaits it."""
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.critical("%s has ended and does not go on", task.get_name(), exc_info=error)

    async def _compile(self) -> None:
        async for game_id in self._server.warmer.run():
            log.info("rules and bots are compiled", extra={"game": game_id})
            await self._resume()
        gc.collect()
        gc.freeze()  # rules and templates stay: scanning them again stops everybody for a tenth of a second

    async def _resume(self) -> None:
        """Let the bots go on as soon as the database says at which tables."""
        pause = FIRST_PAUSE
        while True:
            try:
                return self._server.bots.poke_all(
                    await run_in_threadpool(self._server.tables.store.tables_that_move)
                )
            except Exception:  # any error of a database: the next try may succeed
                log.exception("the tables that wait for bots cannot be read; next try in %.0f s", pause)
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _renew(self) -> None:
        """Renew the leases of our tables, and take over those whose process is gone."""
        while True:
            await asyncio.sleep(self._server.leases.pause)
            with suppress(StoreError):  # it has been logged
                self._server.bots.take_over(await self._server.leases.renew())
            self._server.metrics.tables(len(self._server.live))

    async def _clean(self) -> None:
        """Delete old tables, as the settings say, and reports of processes that are gone."""
        lobbies, games = self._server.settings.lobby_days, self._server.settings.over_days
        while True:
            if lobbies or games:
                with suppress(StoreError):
                    await run_in_threadpool(self._server.tables.store.clean, time.time(), lobbies, games)
                    await run_in_threadpool(self._server.tournaments.clean, lobbies, games)
            self._server.subscriptions.forget_the_silent()
            await asyncio.sleep(CLEANING)

    async def _keep_house(self) -> None:
        """Read the server policy, and report this process's load."""
        while True:
            with suppress(StoreError):  # /healthz reports it
                await self._server.look()
                if self._saying.due(load := self._server.load()):
                    await run_in_threadpool(self._saying.say, load)
            await asyncio.sleep(LOOKING)
