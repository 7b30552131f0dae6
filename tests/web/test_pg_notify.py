"""Processes on one PostgreSQL hear of each other within milliseconds, and know when they have missed something."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from biberbau.web.storage import pg_notify as module
from biberbau.web.storage.commits import Commits
from biberbau.web.storage.pg_notify import PgNotify
from biberbau.web.storage.store import Store

from .databases import Cluster
from .storing import record_of

SOON = 20.0
"""Seconds within which a busy machine has heard."""


class Ear:
    """What one process hears."""

    def __init__(self, store: Store) -> None:
        self.news = PgNotify(store)
        self.heard: list[tuple[str, str, Any]] = []
        self.times: list[float] = []
        self.lost = 0

    def hear(self, kind: str, table_id: str, payload: Any) -> None:
        self.heard.append((kind, table_id, payload))
        self.times.append(time.perf_counter())

    def lose(self) -> None:
        self.lost += 1

    async def until(self, count: int, lost: int = 1) -> None:
        async with asyncio.timeout(SOON):
            while len(self.heard) < count or self.lost < lost:
                await asyncio.sleep(0.002)

    @asynccontextmanager
    async def listening(self) -> AsyncIterator[None]:
        task = asyncio.create_task(self.news.run(self.hear, self.lose))
        try:
            await self.until(0)
            yield
        finally:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task


@pytest.fixture
def two(postgresql: str):
    stores = [Store(postgresql) for _ in range(2)]
    yield stores
    for store in stores:
        store.close()


def test_what_is_told_is_heard_by_all_others(two: list[Store]) -> None:
    here, there = map(Ear, two)

    async def all_of_it() -> None:
        async with here.listening(), there.listening():
            here.news.tell("here", "first", {"seats": [0, 1], "name": "Jürgen"})
            there.news.tell("pause", "second", True)
            here.news.tell("order", "first")
            await asyncio.gather(there.until(2), here.until(1))

    asyncio.run(all_of_it())
    assert there.heard == [("here", "first", {"seats": [0, 1], "name": "Jürgen"}), ("order", "first", None)]
    assert here.heard == [("pause", "second", True)]  # and nothing of its own
    assert (here.lost, there.lost) == (1, 1)


def test_what_is_stored_is_told_and_what_is_refused_is_not(two: list[Store]) -> None:
    """With the revision, in the order in which it was stored, no matter who wrote it."""
    there = Ear(two[1])

    async def all_of_it() -> None:
        commits = Commits(two[0])
        async with there.listening():
            record = await commits.create(record_of("first"))
            later = await commits.append(record, [(1, "one", 0), (2, "two", 0)], False)
            with suppress(Exception):
                await commits.append(record, [(3, "three", 1)], False)
            await commits.ask(later, 0.5, 6.0)
            await commits.hold(later, 1, 7)
            await commits.wish("first", 1, "never", 1)
            over = await commits.append(await commits.take_back(later, 1), [(4, "four", 1)], True)
            await commits.create(record_of("second"), rematch_of=over.id)
            two[0].change(record_of("second"), status="over")
            await there.until(8)
        await commits.close()

    asyncio.run(all_of_it())
    assert there.heard == [
        ("changed", "first", 2),
        ("asked", "first", ["2.0", 0.5]),
        ("held", "first", [1, "2.0", 7]),
        ("order", "first", [1, "never"]),
        ("changed", "first", 3),
        ("changed", "first", 4),
        ("changed", "first", 5),
        ("changed", "second", 2),
    ]


def test_after_a_cut_it_listens_again_and_says_that_something_was_lost(
    two: list[Store], cluster: Cluster
) -> None:
    here, there = map(Ear, two)

    async def all_of_it() -> None:
        async with here.listening(), there.listening():
            await asyncio.to_thread(cluster.cut)
            await asyncio.gather(here.until(0, lost=2), there.until(0, lost=2))
            here.news.tell("here", "first")  # even if its own connection is only now found to be cut
            await there.until(1)

    asyncio.run(all_of_it())
    assert there.heard == [("here", "first", None)]


def test_a_database_that_is_silent_is_left(two: list[Store], monkeypatch: pytest.MonkeyPatch) -> None:
    """A network that is cut says nothing: the listener asks."""
    monkeypatch.setattr(module, "QUIET", 0.05)
    monkeypatch.setattr(module, "PATIENCE", 1.0)
    here, asked = Ear(two[0]), list[object]()
    connection = two[0].driver.AsyncConnection
    execute = connection.execute

    async def silent(self: Any, query: Any, *rest: Any, **options: Any) -> Any:
        if query == "SELECT 1" and not asked:
            asked.append(query)
            await asyncio.sleep(60)
        return await execute(self, query, *rest, **options)

    monkeypatch.setattr(connection, "execute", silent)

    async def all_of_it() -> None:
        async with here.listening():
            await here.until(0, lost=2)

    asyncio.run(all_of_it())


def test_odd_news_are_not_heard(two: list[Store], caplog: pytest.LogCaptureFixture) -> None:
    here = Ear(two[0])

    async def all_of_it() -> None:
        async with here.listening():
            for odd in ("", "{", "[1, 2]", '["x", "fine", "first", null]'):
                with two[1].changed() as rows:
                    rows.run("SELECT pg_notify('biberbau', ?)", odd)
            await here.until(1)

    with caplog.at_level(logging.ERROR):
        asyncio.run(all_of_it())
    assert here.heard == [("fine", "first", None)]


def test_news_that_are_too_long_are_refused(two: list[Store]) -> None:
    with pytest.raises(ValueError, match="longer than PostgreSQL takes"):
        PgNotify(two[0]).tell("here", "first", "ä" * 1400)


def test_a_move_is_heard_in_a_tenth_of_a_second(two: list[Store]) -> None:
    """From the moment in which it is handed over; on a quiet machine it is a few milliseconds: docs/database.md."""
    there, begun = Ear(two[1]), list[float]()

    async def all_of_it() -> None:
        commits = Commits(two[0])
        async with there.listening():
            record = await commits.create(record_of("first"))
            for number in range(100):
                begun.append(time.perf_counter())
                record = await commits.append(record, [(number, "a move", 0)], False)
            await there.until(100)
        await commits.close()

    asyncio.run(all_of_it())
    took = sorted(heard - told for told, heard in zip(begun, there.times, strict=True))
    assert took[50] < 0.1, took


def test_on_sqlite_there_are_no_news(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'games.sqlite3'}")
    ear = Ear(store)
    ear.news.tell("here", "first", "ä" * 9000)
    asyncio.run(asyncio.wait_for(ear.news.run(ear.hear, ear.lose), SOON))
    assert (ear.heard, ear.lost) == ([], 0)
    store.close()
