"""The lobby: open tables, who is present there, and bots for seats that stay empty.

A table is on the list as long as somebody who sits there has a page of it open, or had one a moment ago. This state may
be lost: the database knows which tables are open, and browsers report again who is where.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from contextlib import asynccontextmanager, suppress
from functools import lru_cache

from starlette.concurrency import run_in_threadpool

from ...games import kind
from ...kernel.options import Value
from ...match import Game
from ..domain.messages import RefusedError
from ..domain.records import ConflictError, Record, StoreError
from .live import LiveTable
from .subscriptions import Subscriptions
from .tables import Tables

LIST = "open"
"""The topic for watchers of the list; no table has this name."""

MOST, SHOWN, FROM_ONE = 400, 60, 3
"""At most this many open tables are read, this many of those shown, and this many of one host's."""

CHOOSING = 0x73656174
"""The advisory lock under which PostgreSQL serialises people who take any seat, or open a table for lack of one."""

CHOOSES = "SELECT pg_advisory_xact_lock(?)"
"""Raw SQL: it is for PostgreSQL alone, and about no table."""

LATE = 3600.0
"""For this many seconds a table whose time has come waits for a person to return; after that it begins as soon as they
do.
"""

TOGETHER = 200
"""At most this many tables are filled in one round."""


class Lobby:
    """The open tables of one database. Lives on the event loop.

    ``here``: who has pages open, of tables and of the list; ``awake``: a table if it is awake; ``begun``: awaited with
    the id of a table that was changed here.
    """

    PAUSE = 1.0
    """Seconds between two looks."""
    AWAY = 120.0
    """Seconds for which a table stays on the list after its last person has left, and for which a seat is kept there."""
    LEFT = 1800.0
    """Seconds after which such a table is unlisted."""

    def __init__(
        self,
        tables: Tables,
        here: Subscriptions,
        awake: Callable[[str], LiveTable | None],
        begun: Callable[[str], Awaitable[None]],
    ) -> None:
        self.subscriptions = here
        self._choosing = asyncio.Lock()
        self._tables = tables
        self._awake = awake
        self._changed = begun
        self._records: tuple[Record, ...] = ()
        self._shown: tuple[tuple[str, int], ...] = ()
        self.listed = 0
        """Grows with every change of the list."""
        self._began = time.monotonic()
        self._seen: dict[str, float] = {}
        self._gone: dict[tuple[str, str], float] = {}
        self._arrived: set[str] = set()
        self._swept = self._began
        self._looked = 0.0
        self._woken = asyncio.Event()

    async def run(self) -> None:
        """Keep the list and watch the time, until cancelled."""
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(self.PAUSE):
                    await self._woken.wait()
            woken = self._woken.is_set()
            self._woken.clear()
            try:
                await self.fill()
                if woken or self.subscriptions.watched(LIST):
                    await self.look()
                await self.notice()
                if time.monotonic() > self._swept + self.AWAY / 2:
                    await self.sweep()
            except StoreError:  # it has been logged
                await asyncio.sleep(self.PAUSE)

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[None]:
        """Serialise people who want any seat, in all processes: the second finds the table that the first has opened."""
        async with self._choosing:
            if self._tables.store.sqlite:
                yield
                return
            held = self._tables.store.changed()
            rows = await run_in_threadpool(held.__enter__)
            try:
                await run_in_threadpool(rows.run, CHOOSES, CHOOSING)
                yield
            finally:
                await run_in_threadpool(held.__exit__, None, None, None)

    def wake(self) -> None:
        """An open table has changed."""
        self._woken.set()

    def came(self, table_id: str) -> None:
        """Somebody has come to a table, or has left: it may be on the list again, or its time may have come."""
        self._arrived.add(table_id)

    def was_here(self, table_id: str, player: str) -> None:
        """Somebody who sits there has looked at a table."""
        self._seen[table_id] = time.monotonic()
        self._gone.pop((table_id, player), None)
        self.came(table_id)

    # ------------------------------------------------------------------------------------------- the list

    async def glance(self) -> None:
        """Like ``look``, unless that has just been done."""
        if time.monotonic() > self._looked + self.PAUSE:
            await self.look()

    async def look(self) -> None:
        """Read the open tables, and notify watchers of the list if it has changed."""
        self._looked = time.monotonic()
        self._records = tuple(await run_in_threadpool(self._tables.open_tables, MOST))
        shown = tuple((record.id, record.revision) for record in self.open())
        if shown != self._shown:
            self._shown = shown
            self.listed += 1
            self.subscriptions.notify(LIST)

    def open(self, game: str = "") -> list[Record]:
        """The tables at which somebody waits and a seat is free, the one that lacks the fewest people first."""
        found = [record for record in self._records if game in ("", record.game) and _free(record)]
        ranked = sorted(
            (record for record in found if self.attended(record)),
            key=lambda record: (_free(record), len(unusual(record)), record.created),
        )
        hosts: Counter[str] = Counter()
        few: list[Record] = []
        for record in ranked:
            hosts[record.host] += 1
            if hosts[record.host] <= FROM_ONE:
                few.append(record)
        return few[:SHOWN]

    def seated(self, player: str | None) -> frozenset[str]:
        """The open tables at which somebody sits."""
        return frozenset(record.id for record in self._records if record.seat_of(player) is not None)

    def attended(self, record: Record, seconds: float | None = None) -> bool:
        """Whether somebody who sits at a table is present, or was within ``seconds``; True at first, when nobody can
        know.
        """
        now, people = time.monotonic(), {seat.player for seat in record.seats if seat.kind == "human"}
        if people & self.subscriptions.online(record.id):
            self._seen[record.id] = now
            return True
        opened = now - max(0.0, time.time() - record.created)
        last = max(self._seen.get(record.id, self._began), opened)
        return now < last + (self.AWAY if seconds is None else seconds)

    async def best(self, game: str, player: str | None) -> Record | None:
        """The table for somebody who wants to play now: the one where they sit, or else the first of the list.

        A person who takes any seat expects people: programs may sit only where people chose that knowingly.
        """
        await self.look()
        fit = [record for record in self.open(game) if not record.terms.clock.startswith("days")]
        mine = [record for record in fit if record.seat_of(player) is not None]
        return next(iter(mine + [record for record in fit if not record.terms.programs]), None)

    # ------------------------------------------------------------------------------------------- timers

    async def fill(self) -> None:
        """Let bots take the empty seats wherever the time has come and somebody waits for it."""
        arrived, self._arrived = self._arrived, set()
        late = [
            table.record.id
            for table_id in arrived
            if (table := self._awake(table_id)) and _waits(table.record)
        ]
        for record in await run_in_threadpool(self._due, late):
            if self.attended(record) and await run_in_threadpool(self._fills, record.id):
                await self._changed(record.id)

    def _due(self, late: Collection[str]) -> list[Record]:
        now = time.time()
        found = self._tables.store.due_tables(now - LATE, now, TOGETHER)
        records: list[Record] = []
        for table_id in dict.fromkeys([*found, *late]):
            with suppress(RefusedError):
                records.append(self._tables.read(table_id))
        return records

    def _fills(self, table_id: str) -> bool:
        with suppress(RefusedError):
            return self._tables.fill(table_id)
        return False

    async def notice(self) -> None:
        """Note who is at the tables of the list; strangers wait for no absent person except the host."""
        now, before, self._gone = time.monotonic(), self._gone, {}
        for record in self._records:
            self.attended(record)
            there = self.subscriptions.online(record.id) | {record.host}
            for player in [seat.player for seat in record.seats if seat.kind == "human"]:
                if player is None or player in there:
                    continue
                since = self._gone[record.id, player] = before.get((record.id, player), now)
                if now >= since + self.AWAY:
                    if await run_in_threadpool(self._tables.free_seat, record, player):
                        await self._changed(record.id)
                    break  # the record has changed by now

    async def sweep(self) -> None:
        """Take deserted tables off the list, and forget who was where."""
        self._swept = time.monotonic()
        self._seen = {table: at for table, at in self._seen.items() if at > self._swept - self.LEFT}
        await self.look()
        for record in self._records:
            if not self.attended(record, self.LEFT):
                with suppress(ConflictError):
                    await run_in_threadpool(self._tables.store.unlist, record)
                    await self._changed(record.id)


def _free(record: Record) -> int:
    return sum(seat.kind == "open" for seat in record.seats)


def _waits(record: Record) -> bool:
    """Whether the time has come for bots to take seats."""
    return record.status == "lobby" and record.fills_at is not None and record.fills_at <= time.time()


def unusual(record: Record) -> tuple[tuple[str, Value], ...]:
    """The options of a table that differ from the defaults where strangers meet."""
    usual = _usual(record.game, len(record.seats))
    return tuple((name, value) for name, value in record.options.items() if usual.get(name) != value)


@lru_cache(maxsize=256)
def _usual(game: str, players: int) -> dict[str, Value]:
    given: dict[str, object] = dict.fromkeys(kind(game).said_instead, True)
    return dict(Game.of(game, given | {"players": players}).options)
