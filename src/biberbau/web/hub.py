"""Who watches which table in this process: wakes the streams, and knows who is here."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager


class Watcher:
    """One open stream. Any number of changes while it is busy wake it once."""

    def __init__(self, player: str | None) -> None:
        self.player = player
        self.closed = False
        self._changed = asyncio.Event()

    def wake(self) -> None:
        """Something changed."""
        self._changed.set()

    async def changed(self, timeout: float) -> bool:
        """Wait for the next change; False when none came in time."""
        try:
            async with asyncio.timeout(timeout):
                await self._changed.wait()
        except TimeoutError:
            return False
        self._changed.clear()
        return True


class Hub:
    """All watchers, by table. Lives on the event loop: call it from there only."""

    GRACE = 2.0
    """Seconds until somebody whose last page closed counts as gone: a reload is no departure."""

    def __init__(self) -> None:
        self._watchers: dict[str, set[Watcher]] = {}
        self._closing = False

    @contextmanager
    def watch(self, table_id: str, player: str | None) -> Iterator[Watcher]:
        """A watcher for as long as the block lasts. Subscribe first, then read: no change is lost in between."""
        watcher = Watcher(player)
        watcher.closed = self._closing
        arrives = player is not None and player not in self.online(table_id)
        self._watchers.setdefault(table_id, set()).add(watcher)
        if arrives:
            self.notify(table_id)
        try:
            yield watcher
        finally:
            watcher.closed = True
            if self._closing or player is None:
                self._forget(table_id, watcher)
            else:
                asyncio.get_running_loop().call_later(self.GRACE, self._depart, table_id, watcher)

    def _forget(self, table_id: str, watcher: Watcher) -> None:
        watchers = self._watchers.get(table_id, set())
        watchers.discard(watcher)
        if not watchers:
            self._watchers.pop(table_id, None)

    def _depart(self, table_id: str, watcher: Watcher) -> None:
        self._forget(table_id, watcher)
        if watcher.player not in self.online(table_id):
            self.notify(table_id)

    def online(self, table_id: str) -> frozenset[str]:
        """The players whose page of that table is open."""
        watchers = self._watchers.get(table_id, set())
        return frozenset(watcher.player for watcher in watchers if watcher.player is not None)

    def notify(self, table_id: str, player: str | None = None) -> None:
        """A table changed: wake everybody who watches it, or only this player where it changed for nobody else."""
        for watcher in self._watchers.get(table_id, ()):
            if player is None or watcher.player == player:
                watcher.wake()

    def notify_all(self) -> None:
        """Something changed that every table shows."""
        for table_id in self._watchers:
            self.notify(table_id)

    def close(self) -> None:
        """End all streams: the server is stopping."""
        self._closing = True
        for watchers in self._watchers.values():
            for watcher in watchers:
                watcher.closed = True
        self.notify_all()
