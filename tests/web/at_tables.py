"""The tables of a database without a server in front: what a live server does, one thing after the other."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any, TypeVar

from biberbau.kernel.actions import Action
from biberbau.match import Match
from biberbau.web.domain.matches import fresh
from biberbau.web.domain.records import Record
from biberbau.web.http.metrics import Metrics
from biberbau.web.play.bot_scheduler import BotScheduler
from biberbau.web.play.first_compile import Warmth
from biberbau.web.play.live import Live, LiveTable
from biberbau.web.play.simultaneous_questions import SimultaneousQuestions
from biberbau.web.play.subscriptions import Subscriptions
from biberbau.web.play.table_driver import TableDriver
from biberbau.web.play.tables import Tables
from biberbau.web.play.turns import Turn, asked, forced, turn
from biberbau.web.storage.commits import Commits
from biberbau.web.storage.store import Store

T = TypeVar("T")


class AtTables(Tables):
    """All tables of one database, and a live server's way to play at them.

    Its event loop runs in a thread of its own: the browser's tests leave one running in theirs.
    """

    def __init__(self, store: Store) -> None:
        super().__init__(store)
        self.subscriptions = Subscriptions()
        self.live = Live(self, self.commits, self.subscriptions.watched)
        self._thread = ThreadPoolExecutor(1)
        self._runner = asyncio.Runner()
        self._commits: Commits | None = None

    def commits(self) -> Commits:
        if self._commits is None:
            self._commits = Commits(self.store)
        return self._commits

    def run(self, doing: Coroutine[Any, Any, T]) -> T:
        return self._thread.submit(self._runner.run, doing).result()

    def close(self) -> None:
        if self._commits is not None:
            self.run(self._commits.close())
        self._thread.submit(self._runner.close).result()
        self._thread.shutdown()
        self.store.close()

    def bots(
        self,
        windows: SimultaneousQuestions | None = None,
        delay: tuple[float, float] = (0.0, 0.0),
        warmth: Callable[[str], Warmth] = lambda game: Warmth(game, "ready"),
    ) -> TableDriver:
        """Bots for these tables, all of which are theirs; for coroutines that are ``run``."""

        async def mine(table_id: str) -> bool:
            return True

        scheduler = BotScheduler(Metrics())
        windows = windows or SimultaneousQuestions(6.0)
        return TableDriver(
            *(self.live, self.commits, scheduler, self.subscriptions, mine, delay, windows), warmth=warmth
        )

    def awake(self, record: Record) -> LiveTable:
        """The table as it is stored now."""
        self.run(self.live.catch_up(record.id))
        return self.run(self.live.at(record.id))

    def match(self, record: Record) -> Match:
        return fresh(record, record.number)

    def act(self, record: Record, player: str, stamp: str, notations: str) -> None:
        self.run(self.live.act(self.awake(record), player, stamp, notations))

    def play(self, record: Record, decisions: Sequence[tuple[int, Action]]) -> None:
        table = self.awake(record)
        self.run(self.live.play(table, table.record if table.record == record else record, decisions))

    def undo(self, record: Record, player: str, stamp: str) -> None:
        self.run(self.live.undo(self.awake(record), player, stamp))

    def turn(self, record: Record) -> Turn | None:
        return turn(record, self.match(record)) if record.status == "playing" else None

    def asked(self, record: Record) -> tuple[Turn, ...]:
        return asked(record, self.match(record))

    def forced(self, record: Record) -> tuple[Action, ...]:
        return forced(record, self.match(record))


@contextmanager
def at_tables(url: str) -> Iterator[AtTables]:
    """The tables of a database, closed in the end."""
    tables = AtTables(Store(url))
    try:
        yield tables
    finally:
        tables.close()
