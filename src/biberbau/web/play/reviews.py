"""Reviews of finished games: made in the bots' threads a little at a time, stored in the table ``review``.

One of several processes on a database makes a review: its row says that it is being made (``budget`` 0) and is renewed
with all findings so far, which everybody's page shows. When the row has not been renewed for ``LEASE`` seconds, the
next request takes over. Two at once would do no harm: a review follows from the table alone.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import sqlalchemy as sa

from ...coach.review import ReviewStep, default_playouts, document, reviewing
from ...match import Match
from ..domain.matches import fresh
from ..domain.messages import RefusedError
from ..domain.records import Record
from ..storage import schema
from ..storage.rows import Rows
from ..storage.statements import Statement, given, insert, same
from ..storage.store import Store
from .bot_scheduler import BotScheduler, BusyError
from .thinking import busy

log = logging.getLogger(__name__)

LEASE = 60.0
"""Seconds after which a claim that has not been renewed expires: longer than any compile of a game."""

RENEWED = 3.0
"""Seconds between two renewals."""

TURN = 0.04
"""Seconds that a review thinks before others have their turn: it is made in slices of some milliseconds."""

AT_ONCE, EACH = 16, 2
"""The most reviews that a process makes or has waiting, and of these for one person."""

LATER = 1.0
"""Seconds until a review that found no free place tries again."""

_review = schema.review.c
READ = Statement(sa.select(_review.budget, _review.made, _review.document).where(*same(_review.table_id)))
CLAIM = insert(
    *(schema.review, "table_id", "made"),
    sets={"budget": 0, "document": ""},
    update=("made",),
    where=(_review.budget == 0) & (_review.made < schema.review.alias("excluded").c.made - LEASE),
)
SAVE = Statement(
    sa.update(schema.review)
    .values(given(_review.budget, _review.made, _review.document))
    .where(*same(_review.table_id)),
    *("budget", "made", "document", "table_id"),
)


@dataclass(frozen=True)
class KeptReview:
    """A row of ``review``: the findings, and whether they are complete, or being made."""

    found: dict[str, Any] | None
    complete: bool
    under_way: bool


def read(rows: Rows, table_id: str, now: float) -> KeptReview:
    """The stored review of a table."""
    row = rows.one(READ, table_id)
    if row is None:
        return KeptReview(None, False, False)
    found = json.loads(row.document) if row.document else None
    return KeptReview(found, row.budget > 0, row.budget == 0 and row.made > now - LEASE)


class Reviews:
    """Makes reviews. Lives on the event loop."""

    def __init__(self, store: Store, scheduler: BotScheduler) -> None:
        self._store, self._scheduler = store, scheduler
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._asked: Counter[str] = Counter()

    async def kept(self, table_id: str) -> KeptReview:
        """The findings of a table's review so far."""
        found = await asyncio.to_thread(self._kept, table_id)
        # A requested review counts as being made before that is stored: otherwise its pages would not reload.
        return replace(found, under_way=found.under_way or (table_id in self._tasks and not found.complete))

    async def make(self, record: Record, player: str) -> None:
        """Request a finished game's review; nothing happens where it exists or is being made."""
        if record.id in self._tasks:
            return
        if self._asked[player] >= EACH:
            raise RefusedError(429, "review-enough")
        if len(self._tasks) >= AT_ONCE:
            raise busy("review-busy")
        self._scheduler.check("reviews")
        task = asyncio.create_task(self._make(record, player))
        self._tasks[record.id] = task
        self._asked[player] += 1
        await asyncio.sleep(0)

    async def close(self) -> None:
        """Stop; the findings are stored, and another process may go on at once."""
        tasks = [*self._tasks.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _make(self, record: Record, player: str) -> None:
        try:
            if await asyncio.to_thread(self._claim, record.id):
                await self._go_through(record)
        except asyncio.CancelledError:
            raise
        except Exception:  # a review's own error must not reach the games
            log.exception("the review of table %s failed", record.id)
        finally:
            del self._tasks[record.id]
            self._asked[player] -= 1
            if not self._asked[player]:
                del self._asked[player]

    async def _go_through(self, record: Record) -> None:
        match = await self._think(record, partial(fresh, record, record.number))
        playouts, steps = default_playouts(match.game), list[ReviewStep]()
        going = reviewing(match, playouts, record.id.encode())
        renewed = time.monotonic()
        while await self._think(record, partial(_some, going, steps)):
            if time.monotonic() - renewed > RENEWED:
                await asyncio.to_thread(self._save, record.id, 0, _text(match, playouts, steps))
                renewed = time.monotonic()
        await asyncio.to_thread(self._save, record.id, playouts, _text(match, playouts, steps))

    async def _think(self, record: Record, work: Any) -> Any:
        while True:
            try:
                kind = f"{record.game} review"
                return await self._scheduler.think(
                    f"review-{record.id}", kind, work, True, purse="reviews", refuses=False
                )
            except BusyError:
                await asyncio.sleep(LATER)

    def _kept(self, table_id: str) -> KeptReview:
        with self._store.seen() as rows:
            return read(rows, table_id, time.time())

    def _claim(self, table_id: str) -> bool:
        with self._store.changed() as rows:
            return bool(rows.run(CLAIM, table_id, time.time()).rowcount)

    def _save(self, table_id: str, budget: int, text: str) -> None:
        with self._store.changed() as rows:
            rows.run(SAVE, budget, time.time(), text, table_id)


def _some(going: Iterator[ReviewStep | None], steps: list[ReviewStep]) -> bool:
    """Go on for a turn; returns whether there is more."""
    until = time.monotonic() + TURN
    for step in going:
        if step is not None:
            steps.append(step)
        if time.monotonic() > until:
            return True
    return False


def _text(match: Match, playouts: int, steps: list[ReviewStep]) -> str:
    return json.dumps(document(match, playouts, steps), separators=(",", ":"))
