"""Who watches which table in this process: wakes the streams, and knows who is here."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from math import inf


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
    BELIEVED = 45.0
    """Seconds for which it counts what another process said about who is there; it says so again before."""

    def __init__(self) -> None:
        self._watchers: dict[str, set[Watcher]] = {}
        self._elsewhere: dict[str, dict[str, tuple[frozenset[str], float]]] = {}
        self._visits: dict[str, dict[str, float]] = {}
        self._told: dict[str, int] = {}
        self._count = 0
        self.closing = False
        self.arrived: Callable[[str], None] = lambda table_id: None
        """Called when somebody comes to a table or goes: other processes want to know."""

    @contextmanager
    def watch(self, table_id: str, player: str | None) -> Iterator[Watcher]:
        """A watcher for as long as the block lasts. Subscribe first, then read: no change is lost in between."""
        watcher = Watcher(player)
        watcher.closed = self.closing
        arrives = player is not None and player not in self.online(table_id)
        self._watchers.setdefault(table_id, set()).add(watcher)
        self._visits.get(table_id, {}).pop(player or "", None)
        if arrives:
            self.notify(table_id)
            self.arrived(table_id)
        try:
            yield watcher
        finally:
            watcher.closed = True
            if self.closing or player is None:
                self._forget(table_id, watcher)
            else:
                asyncio.get_running_loop().call_later(self.GRACE, self._depart, table_id, watcher)

    def _forget(self, table_id: str, watcher: Watcher) -> None:
        watchers = self._watchers.get(table_id, set())
        watchers.discard(watcher)
        if not watchers:
            self._watchers.pop(table_id, None)
            self._told.pop(table_id, None)

    def _depart(self, table_id: str, watcher: Watcher) -> None:
        self._forget(table_id, watcher)
        if watcher.player not in self.here(table_id):
            self.notify(table_id)
            self.arrived(table_id)

    def here(self, table_id: str) -> frozenset[str]:
        """The players whose page of that table is open in this process."""
        watchers = self._watchers.get(table_id, ())
        return frozenset([watcher.player for watcher in watchers if watcher.player is not None])

    def online(self, table_id: str) -> frozenset[str]:
        """The players whose page of that table is open, in whatever process."""
        here, now = self.here(table_id), time.monotonic()
        there = self._elsewhere.get(table_id, {})
        return here.union(*(players for players, until in there.values() if until > now))

    def present(self, table_id: str) -> frozenset[str]:
        """The players who may be looking at that table: also those whose page has no script, and so no stream."""
        now = time.monotonic()
        visits = self._visits.get(table_id, {})
        return self.online(table_id).union(player for player, until in visits.items() if until > now)

    def visits(self, table_id: str, player: str, seconds: float) -> bool:
        """Somebody has loaded a page of that table: they are there for so long. False where an open stream says more."""
        if player in self.online(table_id):
            return False
        self._visits.setdefault(table_id, {})[player] = time.monotonic() + seconds
        asyncio.get_running_loop().call_later(seconds + self.GRACE, self._visit_ends, table_id, player)
        return True

    def _visit_ends(self, table_id: str, player: str) -> None:
        visits = self._visits.get(table_id, {})
        over = (
            visits.get(player, inf) <= time.monotonic()
        )  # else they have come again, or a stream has told more
        if over:
            del visits[player]
        if not visits:
            self._visits.pop(table_id, None)
        if over:
            self.arrived(table_id)

    def is_elsewhere(self, table_id: str, process: str, players: Iterable[str]) -> bool:
        """Another process tells who is at a table there; whether that is news."""
        there, found = self._elsewhere.setdefault(table_id, {}), frozenset(players)
        before = self.online(table_id)
        there[process] = found, time.monotonic() + self.BELIEVED
        if not found:
            del there[process]
        if not there:
            del self._elsewhere[table_id]
        visits = self._visits.get(table_id, {})
        for player in found:
            visits.pop(player, None)
        if changed := self.online(table_id) != before:
            self.notify(table_id)
        return changed

    def forget_the_silent(self) -> None:
        """Drop what processes said that have not said it again."""
        now = time.monotonic()
        for table_id, there in list(self._elsewhere.items()):
            for process in [one for one, (_, until) in there.items() if until <= now]:
                del there[process]
            if not there:
                del self._elsewhere[table_id]

    def watched(self, table_id: str) -> bool:
        """Whether a page of a table is open in this process."""
        return table_id in self._watchers

    def watched_tables(self) -> list[str]:
        """The tables of which a page is open in this process."""
        return list(self._watchers)

    def told(self, table_id: str) -> int:
        """Another number after every change of a table that somebody watches."""
        return self._told.get(table_id, 0)

    def notify(self, table_id: str, player: str | None = None) -> None:
        """A table changed: wake everybody who watches it, or only this player where it changed for nobody else."""
        if table_id in self._watchers:
            self._count += 1
            self._told[table_id] = self._count
        for watcher in self._watchers.get(table_id, ()):
            if player is None or watcher.player == player:
                watcher.wake()

    def notify_all(self) -> None:
        """Something changed that every table shows."""
        for table_id in self._watchers:
            self.notify(table_id)

    def close(self) -> None:
        """End all streams: the server is stopping."""
        self.closing = True
        for watchers in self._watchers.values():
            for watcher in watchers:
                watcher.closed = True
        self.notify_all()
