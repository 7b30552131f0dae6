"""What is said at tables and who looks on there, as this process knows it. The database is the truth."""

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
"""At most this many rooms are kept; the one that was not asked for the longest is forgotten, and read again when it is
needed.
"""


CROWD = Share(60, 0.5)
"""How much is said at one table in one channel: a crowd of spectators cannot all talk at once for ever."""


class _Kept:
    """A room, None until it has been read; read by one after the other, so that what was read last stays."""

    def __init__(self) -> None:
        self.room: ChatRoom | None = None
        self.lock = asyncio.Lock()


class ChatCache:
    """The rooms of tables that somebody looks at. Lives on the event loop."""

    def __init__(self, store: Callable[[], Store], factor: float = 1.0) -> None:
        self._store = store
        self._crowd = Bucket(CROWD, factor) if factor else None
        self._rooms: OrderedDict[str, _Kept] = OrderedDict()
        self.changed: Callable[[str], None] = lambda table_id: None
        """Called when a room that was read again has changed, no matter who had it read: those who are here want to
        know."""

    def known(self, table_id: str) -> ChatRoom:
        """A table's room as far as this process has read it."""
        kept = self._rooms.get(table_id)
        return NOBODY if kept is None or kept.room is None else kept.room

    def speaks(self, table_id: str, channel: str) -> None:
        """Somebody says something; a RefusedError when too much is being said there."""
        where, now = f"{table_id} {channel}", time.monotonic()
        if self._crowd is None:
            return
        if wait := self._crowd.wait(where, now):
            refusal = RefusedError(429, "chat-crowd", seconds=max(1, math.ceil(wait)))
            refusal.retry_after = max(1, math.ceil(wait))
            raise refusal
        self._crowd.take(where, now)

    def all_known(self) -> list[str]:
        """The tables whose rooms this process knows."""
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
        """A table's room as it is stored: what was said at another process a moment ago counts, too."""
        if not self._store().sqlite:
            await self.refresh(table_id)
        return await self.at(table_id)

    async def refresh(self, table_id: str) -> None:
        """Read a room again that this process knows; where that fails it is forgotten, and read when it is asked for."""
        kept = self._rooms.get(table_id)
        if kept is None:
            return
        async with kept.lock:
            room: ChatRoom | None = None
            with suppress(StoreError):  # a stream that finds the same ends, and its page asks again
                room = await run_in_threadpool(self._store().room, table_id)
            if room is not None and room == kept.room:
                return
            kept.room = room
        self.changed(table_id)
