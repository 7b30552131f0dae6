"""The chat and spectators of tables, as this process knows them. The database is the truth."""

from __future__ import annotations

import asyncio
import math
import time
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress

from starlette.concurrency import run_in_threadpool

from ..domain.messages import RefusedError
from ..domain.records import StoreError
from ..http.limits import Bucket, Share
from ..storage.chat import NOBODY, ChatRoom
from ..storage.store import Store

KEPT = 2048
"""At most this many rooms are cached; the least recently used is dropped, and read again when it is needed."""


CROWD = Share(60, 0.5)
"""Rate limit of one channel of a table: a crowd of spectators cannot all talk at once for ever."""


class _Kept:
    """A cached room, None until it has been read; reads are serialised, so that the last one counts."""

    def __init__(self) -> None:
        self.room: ChatRoom | None = None
        self.lock = asyncio.Lock()


class ChatCache:
    """The cached rooms of tables. Lives on the event loop."""

    def __init__(self, store: Callable[[], Store], factor: float = 1.0) -> None:
        self._store = store
        self._crowd = Bucket(CROWD, factor) if factor else None
        self._rooms: OrderedDict[str, _Kept] = OrderedDict()
        self.changed: Callable[[str], None] = lambda table_id: None
        """Called when a room has been read again and has changed: its open pages must be told."""

    def known(self, table_id: str) -> ChatRoom:
        """A table's room if it is cached."""
        kept = self._rooms.get(table_id)
        return NOBODY if kept is None or kept.room is None else kept.room

    def speaks(self, table_id: str, channel: str) -> None:
        """Count a line; a RefusedError when there are too many."""
        where, now = f"{table_id} {channel}", time.monotonic()
        if self._crowd is None:
            return
        if wait := self._crowd.wait(where, now):
            refusal = RefusedError(429, "chat-crowd", seconds=max(1, math.ceil(wait)))
            refusal.retry_after = max(1, math.ceil(wait))
            raise refusal
        self._crowd.take(where, now)

    def all_known(self) -> list[str]:
        """The tables whose rooms are cached."""
        return list(self._rooms)

    async def at(self, table_id: str) -> ChatRoom:
        """A table's room."""
        kept = self._rooms.get(table_id)
        if kept is None:
            while len(self._rooms) >= KEPT:
                self._rooms.popitem(last=False)
            kept = self._rooms[table_id] = _Kept()
        self._rooms.move_to_end(table_id)
        if kept.room is None:
            async with kept.lock:
                if kept.room is None:
                    kept.room = await run_in_threadpool(self._store().room, table_id)
        return kept.room

    async def stored(self, table_id: str) -> ChatRoom:
        """A table's room as stored, including what another process has just written."""
        if not self._store().sqlite:
            await self.refresh(table_id)
        return await self.at(table_id)

    async def refresh(self, table_id: str) -> None:
        """Read a cached room again; if that fails it is dropped, and read when it is asked for."""
        kept = self._rooms.get(table_id)
        if kept is None:
            return
        async with kept.lock:
            room: ChatRoom | None = None
            with suppress(StoreError):  # a stream that meets the same error ends, and its page reconnects
                room = await run_in_threadpool(self._store().room, table_id)
            if room is not None and room == kept.room:
                return
            kept.room = room
        self.changed(table_id)
