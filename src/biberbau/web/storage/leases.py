"""Leases: which process drives the bots and clocks of a table, where several share a PostgreSQL.

A table names its keeper, and a keeper renews its leases every few seconds, for all its tables at once and without
touching their rows, which others may have locked. When it dies, its leases expire by the database's clock and another
process takes them over. Two processes that both believe they have one do no harm: of two moves for one position one is
refused.

Each of several processes on one machine has tables of its own (``http/handover.py``). It takes them from the others
there, which kept them while it was restarted.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Collection

import sqlalchemy as sa

from . import schema
from .statements import Now, Statement, given, insert, same
from .store import Store

SECONDS = 6.0
RENEWED = 3
"""Leases are renewed after a third of their time."""

TOGETHER = 200
"""At most this many tables are taken over in one transaction."""

_table, _keeper = schema.table.c, schema.keeper.c
LIVE = insert(
    schema.keeper, "name", "until", sets={"until": Now() + sa.bindparam("until")}, update=("until",)
)
FORGET = Statement(sa.delete(schema.keeper).where(_keeper.until < Now() - 3600))
KEPT = Statement(sa.select(_table.id).where(*same(_table.keeper), _table.status == "playing"))
# A lease that runs longer than any can was taken before the database's clock was set back: it does not count.
_live = sa.select(_keeper.name).where(_keeper.until.between(Now(), Now() + sa.bindparam("longest")))
_free = sa.or_(_table.keeper.is_(None), _table.keeper.not_in(_live))
CLAIM = Statement(
    sa.update(schema.table)
    .values(given(_table.keeper))
    .where(*same(_table.id), sa.or_(*same(_table.keeper), _free)),
    *("keeper", "id", "longest"),
)
_of_machine = sa.or_(_free, _table.keeper.startswith(sa.bindparam("machine")))
CLAIM_OURS = Statement(
    sa.update(schema.table)
    .values(given(_table.keeper))
    .where(*same(_table.id), sa.or_(*same(_table.keeper), _of_machine)),
    *("keeper", "id", "longest", "machine"),
)
_some = (
    sa.select(_table.id)
    .where(_table.status == "playing", _free)
    .order_by(_table.id)
    .limit(TOGETHER)
    .with_for_update(skip_locked=True)
    .subquery("free")
)
TAKE_OVER = Statement(
    sa.update(schema.table).values(given(_table.keeper)).where(_table.id == _some.c.id).returning(_table.id),
    *("keeper", "longest"),
)
DIE = Statement(sa.delete(schema.keeper).where(*same(_keeper.name)))


class Leases:
    """The tables that this process keeps. Lives on the event loop; on SQLite every table is ours.

    ``process``: a unique name.
    """

    def __init__(self, store: Store, process: str, seconds: float = SECONDS) -> None:
        self._store = store
        self._process = process
        self._seconds = seconds
        self._mine: set[str] = set()
        self._until = 0.0  # by our own clock, and never later than by the database's
        self._ours: Callable[[str], bool] = lambda table_id: False
        self._machine = ""

    def belong(self, ours: Callable[[str], bool], machine: str) -> None:
        """As one of several processes on a machine, keep the tables that are ``ours``, whichever of them has them now.

        ``machine``: the same for all of these processes.
        """
        self._ours, self._machine = ours, machine
        self._process = f"{machine}.{self._process}"

    async def mine(self, table_id: str) -> bool:
        """Whether this process plays the bots and clocks of a table; it does from now on if nobody else does."""
        if self._store.sqlite or (table_id in self._mine and time.monotonic() < self._until):
            return True
        return await asyncio.to_thread(self._claim, table_id)

    def kept(self, table_id: str) -> bool:
        """Whether a table is ours, as far as is known without asking."""
        return self._store.sqlite or table_id in self._mine

    async def renew(self) -> Collection[str]:
        """Renew our leases; returns the ids of tables whose leases have expired and that are ours now.

        To be called every ``pause`` seconds.
        """
        return () if self._store.sqlite else await asyncio.to_thread(self._renew)

    async def release(self) -> None:
        """Release our tables at once, because this process stops."""
        self._until = 0.0
        if not self._store.sqlite:
            await asyncio.to_thread(self._release)

    @property
    def pause(self) -> float:
        """Seconds between two renewals."""
        return self._seconds / RENEWED

    # --------------------------------------------------------------------------------------------- threads

    def _live(self) -> None:
        """Extend our leases from now; tables that others have taken meanwhile are theirs."""
        until = time.monotonic() + self._seconds
        with self._store.changed() as rows:
            rows.run(LIVE, self._process, self._seconds)
        with self._store.changed() as rows:
            self._mine = {row.id for row in rows.all(KEPT, self._process)}
        self._until = until

    def _claim(self, table_id: str) -> bool:
        if time.monotonic() >= self._until:
            self._live()
        wanted = self._process, table_id, 2 * self._seconds
        with self._store.changed() as rows:
            if self._ours(table_id):
                claimed = bool(rows.run(CLAIM_OURS, *wanted, f"{self._machine}.").rowcount)
            else:
                claimed = bool(rows.run(CLAIM, *wanted).rowcount)
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
                found = rows.all(TAKE_OVER, self._process, 2 * self._seconds)
            taken |= {row.id for row in found}
            if len(found) < TOGETHER:
                self._mine |= taken
                return taken

    def _release(self) -> None:
        with self._store.changed() as rows:
            rows.run(DIE, self._process)
