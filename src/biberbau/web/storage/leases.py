"""Which process plays the bots and clocks of a table, where several share a PostgreSQL.

A table names its keeper, and a keeper says every few seconds that it lives, for all its tables at once and without
touching their rows, on which somebody may be waiting. When it dies, its leases run out by the database's clock and
another process takes them over. Two that both believe to have one do no harm: of two moves for one position one is
refused.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Collection

from .store import Store

SECONDS = 6.0
RENEWED = 3
"""Leases are renewed after a third of their time."""

TOGETHER = 200
"""So many tables are taken over in one transaction."""

NOW = "EXTRACT(EPOCH FROM clock_timestamp())"
LIVE = f"INSERT INTO keeper (name, until) VALUES (?, {NOW} + ?) ON CONFLICT (name) DO UPDATE SET until = excluded.until"
FORGET = f"DELETE FROM keeper WHERE until < {NOW} - 3600"
KEPT = "SELECT id FROM game_table WHERE keeper = ? AND status = 'playing'"
# Who lives longer than anybody could has said so before the database's clock was set back.
FREE = f"(keeper IS NULL OR keeper NOT IN (SELECT name FROM keeper WHERE until BETWEEN {NOW} AND {NOW} + ?))"
CLAIM = f"UPDATE game_table SET keeper = ? WHERE id = ? AND (keeper = ? OR {FREE})"
TAKE_OVER = (
    "UPDATE game_table SET keeper = ? FROM"
    f" (SELECT id FROM game_table WHERE status = 'playing' AND {FREE} ORDER BY id LIMIT {TOGETHER}"
    " FOR UPDATE SKIP LOCKED)"
    " AS free WHERE game_table.id = free.id RETURNING game_table.id"
)
DIE = "DELETE FROM keeper WHERE name = ?"


class Leases:
    """The tables that this process keeps. Lives on the event loop; on SQLite every table is ours.

    ``process``: a name that no other process has.
    """

    def __init__(self, store: Store, process: str, seconds: float = SECONDS) -> None:
        self._store = store
        self._process = process
        self._seconds = seconds
        self._mine: set[str] = set()
        self._until = 0.0  # by our own clock, and never later than by the database's

    async def mine(self, table_id: str) -> bool:
        """Whether this process plays the bots and clocks of a table; it does from now on if nobody else does."""
        if self._store.sqlite or (table_id in self._mine and time.monotonic() < self._until):
            return True
        return await asyncio.to_thread(self._claim, table_id)

    def kept(self, table_id: str) -> bool:
        """Whether a table has been ours, as far as is known without asking."""
        return self._store.sqlite or table_id in self._mine

    async def renew(self) -> Collection[str]:
        """Keep what we have; returns the ids of tables that nobody keeps any more and that are ours now.

        To be called every ``pause`` seconds.
        """
        return () if self._store.sqlite else await asyncio.to_thread(self._renew)

    async def release(self) -> None:
        """Let others have our tables at once, because this process stops."""
        self._until = 0.0
        if not self._store.sqlite:
            await asyncio.to_thread(self._release)

    @property
    def pause(self) -> float:
        """Seconds from one renewal to the next."""
        return self._seconds / RENEWED

    # --------------------------------------------------------------------------------------------- threads

    def _live(self) -> None:
        """Let our leases run from now on; what others have taken meanwhile is theirs."""
        until = time.monotonic() + self._seconds
        with self._store.changed() as rows:
            rows.run(LIVE, self._process, self._seconds)
        with self._store.changed() as rows:
            self._mine = {table_id for (table_id,) in rows.run(KEPT, self._process).fetchall()}
        self._until = until

    def _claim(self, table_id: str) -> bool:
        if time.monotonic() >= self._until:
            self._live()
        with self._store.changed() as rows:
            values = (self._process, table_id, self._process, 2 * self._seconds)
            claimed = bool(rows.run(CLAIM, *values).rowcount)
        if claimed:
            self._mine.add(table_id)
        return claimed

    def _renew(self) -> Collection[str]:
        self._live()
        with self._store.changed() as rows:
            rows.run(FORGET)
        taken = set[str]()
        while True:
            with self._store.changed() as rows:
                found = rows.run(TAKE_OVER, self._process, 2 * self._seconds).fetchall()
            taken |= {table_id for (table_id,) in found}
            if len(found) < TOGETHER:
                self._mine |= taken
                return taken

    def _release(self) -> None:
        with self._store.changed() as rows:
            rows.run(DIE, self._process)
