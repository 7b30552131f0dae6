"""Open streams by table in this process: wakes them on changes, and knows who is present."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from math import inf

MOST_NAMES = 20
"""At most this many spectators' names are shown; the others are counted."""


@dataclass(frozen=True)
class Onlookers:
    """The spectators of a table: their number, and the names of those who wish to be shown."""

    count: int = 0
    names: tuple[str, ...] = ()


class Watcher:
    """One open stream. Changes while it is busy wake it once. ``sits``: whether its reader has a seat; ``of``: the
    stream that this one is a part of, where one stream is about several tables.
    """

    def __init__(self, player: str | None, sits: bool = True, of: Watcher | None = None) -> None:
        self.player = player
        self.sits = sits
        self.closed = False
        self._of = of
        self._woken = False
        self._waits: asyncio.Future[None] | None = None

    def wake(self) -> None:
        """Something changed."""
        if self._of is not None:
            self._of.wake()
            return
        self._woken = True
        self._settle()

    async def changed(self, timeout: float) -> bool:
        """Wait for the next change; False when none came in time. It takes a third of the time of ``asyncio.timeout``."""
        if not self._woken:
            loop = asyncio.get_running_loop()
            self._waits = loop.create_future()
            alarm = loop.call_later(timeout, self._settle)
            try:
                await self._waits
            finally:
                alarm.cancel()
                self._waits = None
        woken, self._woken = self._woken, False
        return woken

    def _settle(self) -> None:
        if self._waits is not None and not self._waits.done():
            self._waits.set_result(None)


_NOBODY = Onlookers()


class Subscriptions:
    """All watchers, by table. Lives on the event loop: call it from there only."""

    GRACE = 2.0
    """Seconds until somebody whose last page closed counts as gone: a reload is no departure."""
    BELIEVED = 45.0
    """Seconds for which another process's report of presence counts; it is repeated before."""

    PAUSE = 3.0
    """Seconds in which the shown number of spectators changes once at most."""

    def __init__(self) -> None:
        self._watchers: dict[str, set[Watcher]] = {}
        self._elsewhere: dict[str, dict[str, tuple[frozenset[str], float]]] = {}
        self._visits: dict[str, dict[str, float]] = {}
        self._told: dict[str, int] = {}
        self._count = 0
        self.closing = False
        self.arrived: Callable[[str], None] = lambda table_id: None
        """Called when somebody comes to a table or leaves, to notify other processes."""
        self.counted: Callable[[str], Onlookers] = lambda table_id: Onlookers()
        """The spectators of a table in this process."""
        self._here: dict[str, Onlookers] = {}
        self._there: dict[str, dict[str, tuple[Onlookers, float]]] = {}
        self._shown: dict[str, Onlookers] = {}
        self._counting: set[str] = set()

    @contextmanager
    def watch(
        self, table_id: str, player: str | None, sits: bool = True, of: Watcher | None = None
    ) -> Iterator[Watcher]:
        """A watcher for as long as the block lasts. Subscribe first, then read: no change is lost in between.

        A spectator is counted a little later, and no table is redrawn.
        """
        watcher = Watcher(player, sits, of)
        watcher.closed = self.closing
        arrives = sits and player is not None and player not in self.online(table_id)
        self._watchers.setdefault(table_id, set()).add(watcher)
        self._visits.get(table_id, {}).pop(player or "", None)
        if arrives:
            self.notify(table_id)
            self.arrived(table_id)
        elif player is None or not sits:
            self.count(table_id)
        try:
            yield watcher
        finally:
            watcher.closed = True
            if self.closing or player is None:
                self._forget(table_id, watcher)
                self.count(table_id)
            else:
                asyncio.get_running_loop().call_later(self.GRACE, self._depart, table_id, watcher)

    def _forget(self, table_id: str, watcher: Watcher) -> None:
        watchers = self._watchers.get(table_id, set())
        watchers.discard(watcher)
        if not watchers:
            self._watchers.pop(table_id, None)
            self._told.pop(table_id, None)
            self._shown.pop(table_id, None)

    def _depart(self, table_id: str, watcher: Watcher) -> None:
        self._forget(table_id, watcher)
        if not watcher.sits:
            self.count(table_id)
        elif watcher.player not in self.here(table_id):
            self.notify(table_id)
            self.arrived(table_id)

    def here(self, table_id: str) -> frozenset[str]:
        """The players whose page of that table is open in this process."""
        watchers = self._watchers.get(table_id, ())
        return frozenset([watcher.player for watcher in watchers if watcher.player is not None])

    def online(self, table_id: str) -> frozenset[str]:
        """The players whose page of that table is open, in any process."""
        here, there = self.here(table_id), self._elsewhere.get(table_id)
        if not there:
            return here
        now = time.monotonic()
        return here.union(*(players for players, until in there.values() if until > now))

    def present(self, table_id: str) -> frozenset[str]:
        """The players who may be looking at that table: also those whose page has no script, and so no stream."""
        now = time.monotonic()
        visits = self._visits.get(table_id, {})
        return self.online(table_id).union(player for player, until in visits.items() if until > now)

    def visits(self, table_id: str, player: str, seconds: float) -> bool:
        """Somebody has loaded a page of that table: they count as present for a while. False where an open stream says
        more.
        """
        if player in self.online(table_id):
            return False
        self._visits.setdefault(table_id, {})[player] = time.monotonic() + seconds
        asyncio.get_running_loop().call_later(seconds + self.GRACE, self._visit_ends, table_id, player)
        return True

    def _visit_ends(self, table_id: str, player: str) -> None:
        visits = self._visits.get(table_id, {})
        over = visits.get(player, inf) <= time.monotonic()  # otherwise they have come again, or have a stream
        if over:
            del visits[player]
        if not visits:
            self._visits.pop(table_id, None)
        if over:
            self.arrived(table_id)

    def is_elsewhere(self, table_id: str, process: str, players: Iterable[str]) -> bool:
        """Another process reports who is present at a table; returns whether that is news."""
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

    # ----------------------------------------------------------------------------------------- spectators

    def strangers(self, table_id: str, seated: Collection[str]) -> tuple[int, frozenset[str]]:
        """The number of spectators in this process, and the known ones among them; a person with two pages open counts
        once.
        """
        watchers = self._watchers.get(table_id, ())
        known = frozenset([one.player for one in watchers if one.player is not None]).difference(seated)
        return len(known) + sum(one.player is None for one in watchers), known

    def onlookers(self, table_id: str) -> Onlookers:
        """The spectators of a table, as shown."""
        return self._shown.get(table_id, _NOBODY)

    def look_on_elsewhere(self, table_id: str, process: str, found: Onlookers) -> None:
        """Another process reports the spectators of a table."""
        there = self._there.setdefault(table_id, {})
        before = there.pop(process, (_NOBODY, 0.0))[0]
        if found.count:
            there[process] = found, time.monotonic() + self.BELIEVED
        if not there:
            del self._there[table_id]
        if found != before:
            self.count(table_id)

    def count(self, table_id: str) -> None:
        """A spectator has come, left, or shown or hidden their name: pages show it soon."""
        if table_id not in self._counting and not self.closing:
            self._counting.add(table_id)
            asyncio.get_running_loop().call_later(self.PAUSE, self._count_now, table_id)

    def _count_now(self, table_id: str) -> None:
        self._counting.discard(table_id)
        here, now = self.counted(table_id), time.monotonic()
        if here != self._here.get(table_id, _NOBODY):
            self._here[table_id] = here
            if not here.count:
                del self._here[table_id]
            self.arrived(table_id)
        all_of_them = [here, *(one for one, until in self._there.get(table_id, {}).values() if until > now)]
        names = sorted({name for one in all_of_them for name in one.names})
        found = Onlookers(sum(one.count for one in all_of_them), tuple(names[:MOST_NAMES]))
        if self.watched(table_id) and found != self.onlookers(table_id):
            self._shown[table_id] = found
            self.wake(table_id)

    def forget_the_silent(self) -> None:
        """Drop the reports of processes that have not repeated them."""
        now = time.monotonic()
        for table_id, told in list(self._there.items()):
            for process in [one for one, (_, until) in told.items() if until <= now]:
                del told[process]
            if not told:
                del self._there[table_id]
            self.count(table_id)
        for table_id, there in list(self._elsewhere.items()):
            for process in [one for one, (_, until) in there.items() if until <= now]:
                del there[process]
            if not there:
                del self._elsewhere[table_id]

    def watched(self, table_id: str) -> bool:
        """Whether a page of a table is open in this process."""
        return table_id in self._watchers

    def busy(self) -> tuple[int, int]:
        """The number of open pages of tables in this process, and of their players."""
        watchers = [one for watchers in self._watchers.values() for one in watchers if not one.closed]
        return len(watchers), len({one.player for one in watchers} - {None})

    def watched_tables(self) -> list[str]:
        """The tables with an open page in this process."""
        return list(self._watchers)

    def told(self, table_id: str) -> int:
        """A number that grows with every change of a watched table."""
        return self._told.get(table_id, 0)

    def notify(self, table_id: str, player: str | None = None) -> None:
        """A table changed: wake all its streams, or only this player's where it changed for nobody else."""
        if table_id in self._watchers:
            self._count += 1
            self._told[table_id] = self._count
        for watcher in self._watchers.get(table_id, ()):
            if player is None or watcher.player == player:
                watcher.wake()

    def wake(self, table_id: str) -> None:
        """The chat or the spectators of a table have changed: no table is redrawn for that."""
        for watcher in self._watchers.get(table_id, ()):
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
