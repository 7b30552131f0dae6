"""Which process plays the bots and clocks of a table, where several share a PostgreSQL.

A lease runs for some seconds by the database's clock and is renewed long before; when a process dies, another one takes
its tables over. Two that both believe to have one do no harm: of two moves for one position one is refused.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Collection

from .rows import moving
from .store import Store

SECONDS = 6.0
RENEWED = 3
"""A lease is renewed after a third of its time."""

NOW = "EXTRACT(EPOCH FROM clock_timestamp())"
# A lease that ends later than any could has been given before the database's clock was set back.
FREE = f"(keeper IS NULL OR keeper = ? OR kept_until NOT BETWEEN {NOW} AND {NOW} + ?)"
CLAIM = f"UPDATE game_table SET keeper = ?, kept_until = {NOW} + ? WHERE id = ? AND {FREE}"
RENEW = (
    f"UPDATE game_table SET kept_until = {NOW} + ? FROM"
    " (SELECT id FROM game_table WHERE keeper = ? AND status = 'playing' ORDER BY id FOR UPDATE) AS mine"
    " WHERE game_table.id = mine.id RETURNING game_table.id"
)
TAKE_OVER = (
    f"UPDATE game_table SET keeper = ?, kept_until = {NOW} + ? FROM"
    " (SELECT id FROM game_table WHERE id IN ({moving}) AND keeper IS DISTINCT FROM ?"
    f" AND {FREE} ORDER BY id FOR UPDATE SKIP LOCKED) AS free"
    " WHERE game_table.id = free.id RETURNING game_table.id"
)
RELEASE = (
    "UPDATE game_table SET keeper = NULL, kept_until = NULL FROM"
    " (SELECT id FROM game_table WHERE keeper = ? AND status = 'playing' ORDER BY id FOR UPDATE) AS mine"
    " WHERE game_table.id = mine.id"
)


class Leases:
    """The tables that this process keeps. Lives on the event loop; on SQLite every table is ours.

    ``games``: those that go on without anybody, even where no bot sits (``windows.moving``). ``process``: a name that no
    other process has.
    """

    def __init__(
        self,
        store: Store,
        process: str,
        seconds: float = SECONDS,
        games: Collection[str] = (),
    ) -> None:
        self._store = store
        self._process = process
        self._seconds = seconds
        self._games = tuple(sorted(games))
        self._until: dict[str, float] = {}

    async def mine(self, table_id: str) -> bool:
        """Whether this process plays the bots and clocks of a table; it does from now on if nobody else does."""
        if self._store.sqlite or self._until.get(table_id, 0.0) > time.monotonic():
            return True
        return await asyncio.to_thread(self._claim, table_id)

    async def renew(self) -> Collection[str]:
        """Keep what we have; returns the ids of tables that nobody keeps any more and that are ours now.

        To be called every ``pause`` seconds.
        """
        return () if self._store.sqlite else await asyncio.to_thread(self._renew)

    async def release(self) -> None:
        """Let others have our tables at once, because this process stops."""
        self._until.clear()
        if not self._store.sqlite:
            await asyncio.to_thread(self._release)

    @property
    def pause(self) -> float:
        """Seconds from one renewal to the next."""
        return self._seconds / RENEWED

    # --------------------------------------------------------------------------------------------- threads

    def _ends(self) -> float:
        """When a lease that is asked for now ends at the latest, by our own clock: earlier than by the database's."""
        return time.monotonic() + self._seconds

    def _claim(self, table_id: str) -> bool:
        ends = self._ends()
        values = (self._process, self._seconds, table_id, self._process, 2 * self._seconds)
        with self._store.changed() as rows:
            mine = bool(rows.run(CLAIM, *values).rowcount)
        if mine:
            self._until[table_id] = ends
        return mine

    def _renew(self) -> Collection[str]:
        ends, me, seconds = self._ends(), self._process, self._seconds
        with self._store.changed() as rows:
            kept = {table_id for (table_id,) in rows.run(RENEW, seconds, me).fetchall()}
        with self._store.changed() as rows:
            take_over = TAKE_OVER.format(moving=moving(self._games))
            values = (me, seconds, *self._games, me, me, 2 * seconds)
            taken = {table_id for (table_id,) in rows.run(take_over, *values).fetchall()}
        self._until = dict.fromkeys(kept | taken, ends)
        return taken

    def _release(self) -> None:
        with self._store.changed() as rows:
            rows.run(RELEASE, self._process)
