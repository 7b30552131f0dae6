"""Catches up with tables that other processes have changed."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from functools import partial
from typing import Any

from starlette.concurrency import run_in_threadpool

from ...games import kind as kind_of
from ..domain.marks import Mark
from ..domain.messages import RefusedError
from ..storage.store import Store
from .cluster_sync import ClusterSync
from .live import Live, LiveTable
from .presence import Presence
from .simultaneous_questions import SimultaneousQuestions
from .subscriptions import Subscriptions
from .table_driver import TableDriver

log = logging.getLogger(__name__)

SAID = ("held", "asked", "order", "pause", "ahead")
"""Messages about answers and wishes, from players whose pages are open elsewhere."""


class TableSync:
    """Applies other processes' changes to the tables of this one.

    ``kept``: whether this process plays a table's bots and clocks; ``differs``: called with a table that differs from
    its pages.
    """

    def __init__(
        self,
        cluster: ClusterSync,
        live: Live,
        driver: TableDriver,
        questions: SimultaneousQuestions,
        subscriptions: Subscriptions,
        kept: Callable[[str], bool],
        differs: Callable[[str], None],
        presence: Presence,
        store: Store,
        heartbeat: float,
    ) -> None:
        self._cluster = cluster
        self._live = live
        self._driver = driver
        self._questions = questions
        self._subscriptions = subscriptions
        self._kept = kept
        self._differs = differs
        self._presence = presence
        self._store = store
        self._heartbeat = heartbeat
        cluster.on("changed", self._changed)
        for kind in SAID:
            cluster.on(kind, partial(self._said, kind))
        cluster.on_missed(self._was_broken)

    def _changed(self, table_id: str, revision: int) -> None:
        if self._live.lags(table_id, revision):
            self._cluster.begin(self.catch_up(table_id))
        elif self._kept(table_id):
            self._driver.poke(table_id)

    def _said(self, kind: str, table_id: str, payload: Any) -> None:
        table = self._live.awake(table_id)
        if table is not None and table.match is not None:
            self._counts(table, kind, payload)
        elif self._live.wakes(table_id):
            self._cluster.begin(self._recall(table_id))  # it may have been read before that

    def _counts(self, table: LiveTable, kind: str, payload: Any) -> None:
        """Apply an answer or a wish from another process to a table that is awake here."""
        table_id = table.record.id
        if kind == "held":
            seat, stamp, action = payload
            if stamp == table.record.stamp:
                self._questions.hear(table.record, seat, kind_of(table.record.game).actions[action])
        elif kind == "asked":
            stamp, gone = payload
            if stamp != table.record.stamp or not self._questions.opened(table.record, gone):
                return
        elif kind == "order":
            seat, when = payload
            self._questions.order(table.record, table.view(seat), when)
        elif kind == "ahead":
            seat, chosen = payload
            table.hears(seat, Mark(*chosen) if chosen else None)
        else:
            self._driver.pause(table.record, payload)
            self._driver.poke(table_id)
        self._subscriptions.notify(table_id)

    def _was_broken(self) -> None:
        for table_id in self._live.all_awake():
            self._cluster.begin(self.catch_up(table_id))
            self._cluster.begin(self._recall(table_id))

    async def catch_up(self, table_id: str) -> None:
        """Read a table again, and show it where it has changed."""
        try:
            await self._live.catch_up(table_id)
        except RefusedError as refusal:
            log.warning("table %s cannot be read any more: %s", table_id, refusal)
        self._differs(table_id)

    async def _recall(self, table_id: str) -> None:
        """Read the stored answers and wishes of a table again; answers are also read when they are played."""
        try:
            await self._live.recall(table_id)
        except RefusedError:
            return  # the table is gone
        self._differs(table_id)

    async def look_again(self, table_id: str) -> None:
        """A periodic check of a watched table: has it changed without a message, is everybody still present?"""
        table = await self._live.at(table_id)
        if time.monotonic() < table.looked + self._heartbeat:
            return
        table.looked = time.monotonic()
        self._presence.tell(table_id)
        self._subscriptions.count(table_id)
        if not self._store.sqlite:
            await self._presence.changed(table_id)
        if await run_in_threadpool(self._store.revision, table_id) != table.record.revision:
            await self.catch_up(table_id)
