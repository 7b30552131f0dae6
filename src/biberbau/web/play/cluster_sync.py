"""The other processes on the same database: what this one hears of them, and how it catches up with them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any

from starlette.concurrency import run_in_threadpool

from ...games import kind as kind_of
from ..domain.messages import RefusedError
from ..domain.records import StoreError
from ..storage.leases import Leases
from ..storage.pg_notify import PgNotify
from ..storage.store import Store
from .live import Live, LiveTable
from .lobby import Lobby
from .presence import Presence
from .programs import Programs
from .simultaneous_questions import SimultaneousQuestions
from .subscriptions import Subscriptions
from .table_driver import TableDriver

log = logging.getLogger(__name__)


class ClusterSync:
    """Does here what follows from what other processes do.

    ``differs``: a table is not as its pages show it.
    """

    def __init__(
        self,
        store: Store,
        news: PgNotify,
        hub: Subscriptions,
        live: Live,
        presence: Presence,
        lobby: Lobby,
        leases: Leases,
        bots: TableDriver,
        windows: SimultaneousQuestions,
        look: Callable[[], Awaitable[None]],
        programs: Programs,
        differs: Callable[[str], None],
        heartbeat: float,
    ) -> None:
        self._store = store
        self._news = news
        self._hub = hub
        self._live = live
        self._presence = presence
        self._lobby = lobby
        self._leases = leases
        self._bots = bots
        self._windows = windows
        self._look_at_house = look
        self._programs = programs
        self._differs = differs
        self._heartbeat = heartbeat
        self._tasks: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Listen, as long as the server runs."""
        try:
            await self._news.run(self._heard, self._missed)
        finally:
            for task in self._tasks:
                task.cancel()

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _heard(self, kind: str, table_id: str, payload: Any) -> None:
        """What another process has done."""
        table = self._live.awake(table_id)
        if kind == "here":
            self._presence.is_elsewhere(table_id, *payload)
        elif kind == "visit":
            self._presence.visited(table_id, *payload)
        elif kind == "attended":
            self._lobby.was_here(table_id, payload)
        elif kind == "lobby":
            self._lobby.wake()
        elif kind == "house":
            self._begin(self._look())
        elif kind == "program":
            self._programs.forget(payload)
        elif kind == "people":
            self._begin(self._presence.changed(table_id))
        elif kind == "changed":
            if self._live.lags(table_id, payload):
                self._begin(self._catch_up(table_id))
            elif self._leases.kept(table_id):
                self._bots.poke(table_id)
        elif table is not None and table.match is not None:
            self._wished(table, kind, payload)
        elif self._live.wakes(table_id):
            self._begin(self._recall(table_id))  # it may have been read before that

    def _wished(self, table: LiveTable, kind: str, payload: Any) -> None:
        """What a player wishes whose page is open in another process."""
        table_id = table.record.id
        if kind == "held":
            seat, stamp, action = payload
            if stamp == table.record.stamp:
                self._windows.hear(table.record, seat, kind_of(table.record.game).actions[action])
        elif kind == "asked":
            stamp, gone = payload
            if stamp != table.record.stamp or not self._windows.opened(table.record, gone):
                return
        elif kind == "order":
            seat, when = payload
            self._windows.order(table.record, table.view(seat), when)
        elif kind == "pause":
            self._bots.pause(table.record, payload)
            self._bots.poke(table_id)
        self._hub.notify(table_id)

    def _missed(self) -> None:
        """The line to them was broken: all that is awake may have changed, and every process says who is here."""
        for table_id in self._live.all_awake():
            self._begin(self._catch_up(table_id))
            self._begin(self._recall(table_id))
        self._begin(self._look())
        for table_id in self._presence.all_known():
            self._begin(self._presence.changed(table_id))
        for table_id in self._hub.watched_tables():
            self._presence.tell(table_id)

    async def _look(self) -> None:
        """What has the operator decided?"""
        with suppress(StoreError):
            await self._look_at_house()

    async def _catch_up(self, table_id: str) -> None:
        """Read a table again, and show it where it has changed."""
        try:
            await self._live.catch_up(table_id)
        except RefusedError as refusal:
            log.warning("table %s cannot be read any more: %s", table_id, refusal)
        self._differs(table_id)

    async def _recall(self, table_id: str) -> None:
        """Read again what people have said beside their moves."""
        with suppress(StoreError, RefusedError):  # the log has it, and answers are read when they are given
            await self._live.recall(table_id)
            self._differs(table_id)

    async def look_again(self, table_id: str) -> None:
        """Now and then, for a table that somebody watches: has it changed without news of it, is everybody still here?"""
        table = await self._live.at(table_id)
        if time.monotonic() < table.looked + self._heartbeat:
            return
        table.looked = time.monotonic()
        self._presence.tell(table_id)
        self._hub.count(table_id)
        if not self._store.sqlite:
            await self._presence.changed(table_id)
        if await run_in_threadpool(self._store.revision, table_id) != table.record.revision:
            await self._catch_up(table_id)
