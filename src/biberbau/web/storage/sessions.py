"""Signing out everywhere: a person's cookies from before are invalid.

A cookie cannot be taken back from a browser, and the token in it identifies its person in every table. So the moment is
stored in the database, and each process caches it: notified at once on PostgreSQL (``pg_notify.py``), and read again
every few seconds.
"""

from __future__ import annotations

import time

import sqlalchemy as sa
from starlette.concurrency import run_in_threadpool

from . import schema
from .statements import Statement, insert, same
from .store import Store

KEPT = 400 * 24 * 3600.0
"""Seconds after which a row is no longer needed: browsers have dropped the invalid cookies."""

OVERLAP = 60.0
"""Seconds for which rows are read again: they may have been committed after others with a later moment."""

_signed_out, _transfer = schema.signed_out.c, schema.transfer.c
SIGNED_OUT = Statement(
    sa.select(_signed_out.player, _signed_out.at).where(_signed_out.at > sa.bindparam("since"))
)
SIGN_OUT = insert(
    *(schema.signed_out, "player", "at"),
    update=("at",),
    where=_signed_out.at < schema.signed_out.alias("excluded").c.at,
)
FORGET = Statement(sa.delete(schema.signed_out).where(_signed_out.at < sa.bindparam("before")))
END_LINKS = Statement(sa.delete(schema.transfer).where(*same(_transfer.player), _transfer.used.is_(None)))
END_PUSHES = Statement(sa.delete(schema.push).where(*same(schema.push.c.player)))


class Sessions:
    """The moment from which each person's cookies are valid, as this process knows it. Lives on the event loop."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._since: dict[str, float] = {}
        self._read = 0.0

    def counts_from(self, player: str) -> float:
        """The moment before which a person's cookies are invalid; 0 for nearly everybody."""
        return self._since.get(player, 0.0)

    async def look(self) -> None:
        """Read the rows again."""
        found = await run_in_threadpool(self._rows, max(self._read - OVERLAP, time.time() - KEPT))
        self._since |= found
        self._read = max((self._read, *found.values()))

    def _rows(self, since: float) -> dict[str, float]:
        with self._store.seen() as rows:
            return {row.player: row.at for row in rows.all(SIGNED_OUT, since)}


def sign_out_everywhere(store: Store, player: str) -> None:
    """Invalidate all of a person's cookies and links to other devices, and unsubscribe all their browsers."""
    now = time.time()
    with store.changed() as rows:
        rows.run(FORGET, now - KEPT)
        rows.run(SIGN_OUT, player, now)
        rows.run(END_LINKS, player)
        rows.run(END_PUSHES, player)
        rows.tell_all("house")
