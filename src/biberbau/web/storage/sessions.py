"""Who has signed out everywhere: cookies that were given out before do not count any more.

A cookie cannot be taken back from a browser, and the token in it names its person in every table. So the moment stands
in the database, and each process knows it: told at once on PostgreSQL (``pg_notify.py``), and looked at every few
seconds.
"""

from __future__ import annotations

import time

import sqlalchemy as sa
from starlette.concurrency import run_in_threadpool

from . import schema
from .statements import Statement, insert, same
from .store import Store

KEPT = 400 * 24 * 3600.0
"""Seconds after which nothing need be known any more: browsers have dropped the cookies that do not count."""

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
    """Since when cookies of whom count, as this process knows it. Lives on the event loop."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._since: dict[str, float] = {}
        self._read = 0.0

    def counts_from(self, player: str) -> float:
        """The moment before which a cookie of theirs was given out for nothing; 0 for nearly everybody."""
        return self._since.get(player, 0.0)

    async def look(self) -> None:
        """See what stands in the database now."""
        found = await run_in_threadpool(self._rows, max(self._read - OVERLAP, time.time() - KEPT))
        self._since |= found
        self._read = max((self._read, *found.values()))

    def _rows(self, since: float) -> dict[str, float]:
        with self._store.seen() as rows:
            return {row.player: row.at for row in rows.all(SIGNED_OUT, since)}


def sign_out_everywhere(store: Store, player: str) -> None:
    """Let no cookie count that this person has now, nor a link to another device, nor a browser be told anything."""
    now = time.time()
    with store.changed() as rows:
        rows.run(FORGET, now - KEPT)
        rows.run(SIGN_OUT, player, now)
        rows.run(END_LINKS, player)
        rows.run(END_PUSHES, player)
        rows.tell_all("house")
