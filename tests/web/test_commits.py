"""What a running server writes: durable before anybody knows, all or nothing, and nobody fails because of others."""

from __future__ import annotations

import asyncio
import random
import signal
import threading
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest

from biberbau.web.domain.records import AnswersError
from biberbau.web.storage import commits as module
from biberbau.web.storage.commits import Commits
from biberbau.web.storage.leases import Leases
from biberbau.web.storage.rows import Rows
from biberbau.web.storage.store import ConflictError, Record, SealError, Seat, Store, StoreError

from .databases import Cluster
from .storing import BEN, record_of

MOVE = [(5, "five", 0)]


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    found = Store(database)
    yield found
    found.close()


@pytest.fixture
def reader(store: Store, database: str) -> Iterator[Store]:
    """Another process on the same database, which keeps nothing."""
    found = Store(database)
    found.KEPT = 0
    yield found
    found.close()


class Watched:
    """A writer's connection, before whose commit something happens."""

    def __init__(self, connection: Any, before: Any) -> None:
        self._connection = connection
        self._before = before

    def commit(self) -> None:
        self._before()
        self._connection.commit()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._connection, name)


def watch(monkeypatch: pytest.MonkeyPatch, store: Store, before: Any) -> None:
    raw = store.raw
    monkeypatch.setattr(store, "raw", lambda: Watched(raw(), before))


async def opened(commits: Commits, count: int) -> list[Record]:
    return list(await asyncio.gather(*(commits.create(record_of(f"table{n}")) for n in range(count))))


async def tried(*changes: Any) -> list[Any]:
    return list(await asyncio.gather(*changes, return_exceptions=True))


def test_every_change_gives_what_is_stored(store: Store, reader: Store) -> None:
    async def all_of_it() -> None:
        commits = Commits(store)
        record = await commits.create(
            replace(record_of("first"), status="lobby", seats=(record_of("").seats[0], Seat(1, "open", "")))
        )
        stages = [record]
        stages.append(
            record := await commits.change(record, seats=[Seat(1, "human", "Ben", "", BEN, "mine, too")])
        )
        stages.append(record := await commits.change(record, status="playing"))
        stages.append(record := await commits.append(record, [(1, "one", 0), (2, "two", 0)], False))
        stages.append(record := await commits.append(record, [(3, "three", 1)], False))
        assert reader.read("first") == record
        stages.append(record := await commits.take_back(record, 2))
        assert (record.actions, record.actors, record.stamp) == ((1,), (0,), "1.1")
        stages.append(record := await commits.append(record, [(4, "four", 1)], True))
        assert reader.read("first") == store.read("first") == record
        assert (record.status, record.revision) == ("over", 7)
        for stage in stages:  # no matter what somebody knew before, they find out the rest
            assert reader.newer(stage) == record
        assert reader.newer(replace(record, id="none")) is None
        second = await commits.create(record_of("second"), rematch_of="first")
        followed = reader.newer(record)
        assert followed == replace(record, rematch="second", revision=8)
        with pytest.raises(ConflictError):
            await commits.create(record_of("third"), rematch_of="first")
        assert reader.read("third") is None and reader.read("second") == second
        await commits.close()

    asyncio.run(all_of_it())


def test_what_is_known_already_is_not_read_again(store: Store, reader: Store) -> None:
    store.create(record_of("first"))
    store.append(record_of("first"), [(1, "one", 0), (2, "two", 1)], False)
    known = reader.read("first")
    assert known is not None and reader.newer(known) is known
    with store.changed() as rows:  # nobody does that; a reader of everything would see it
        rows.run("UPDATE action SET action_id = 99 WHERE number = 1")
        rows.append(known, MOVE, False)
    found = reader.newer(known)
    assert found is not None and found.actions == (1, 2, 5)


def test_tables_that_wait_share_a_transaction(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, go, count = threading.Semaphore(0), threading.Event(), [0]

    def before() -> None:
        count[0] += 1
        begun.release()
        go.wait()

    watch(monkeypatch, store, before)
    monkeypatch.setattr(module, "WRITERS", 1)

    async def all_of_it() -> None:
        commits = Commits(store)
        first = asyncio.create_task(commits.create(record_of("first")))
        await asyncio.to_thread(begun.acquire)
        others = [asyncio.create_task(commits.create(record_of(f"table{n}"))) for n in range(300)]
        await asyncio.sleep(0)
        go.set()
        await asyncio.gather(first, *others)
        assert count[0] == 1 + 3  # 128 at most
        await commits.close()

    asyncio.run(all_of_it())


def test_nobody_knows_before_it_is_durable(
    store: Store, reader: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, go = threading.Event(), threading.Event()
    watch(monkeypatch, store, lambda: (begun.set(), go.wait()))

    async def all_of_it() -> None:
        commits = Commits(store)
        created = asyncio.create_task(commits.create(record_of("first")))
        await asyncio.to_thread(begun.wait)
        await asyncio.sleep(0.05)
        assert not created.done() and reader.read("first") is None
        go.set()
        assert await created == reader.read("first")
        await commits.close()

    asyncio.run(all_of_it())


def test_one_that_is_refused_leaves_its_neighbours_alone(store: Store, reader: Store) -> None:
    """In one transaction: an old record, a wrong count, a seal twice, an id twice, a table that is not there."""

    async def all_of_it() -> None:
        commits = Commits(store)
        records = await opened(commits, 20)
        now = await commits.append(records[0], MOVE, False)
        await commits.create(record_of("sealed"), seal="a seal")
        for _ in range(5):
            results = await tried(
                *(commits.append(record, MOVE, False) for record in records[10:15]),
                commits.append(records[0], MOVE, False),
                commits.append(replace(now, actions=()), MOVE, False),
                commits.create(record_of("third"), seal="a seal"),
                commits.create(record_of("sealed")),
                commits.hold(record_of("nowhere"), 0, 1),
                commits.wish("nowhere", 0, "never", 1),
                *(commits.take_back(record, 0) for record in records[15:20]),
            )
            kinds = [type(result) for result in results]
            assert kinds[5:9] == [ConflictError, ConflictError, SealError, StoreError]
            assert kinds[9:11] == [ConflictError, StoreError]
            assert set(kinds[:5] + kinds[11:]) == {Record}
            records[10:20] = results[:5] + results[11:]
        assert reader.read("third") is None and reader.read("table0") == now
        assert [reader.read(record.id) for record in records[10:20]] == records[10:20]
        assert records[10].number == 5
        await commits.close()

    asyncio.run(all_of_it())


def test_many_write_at_once_and_each_action_is_there_once(database: str) -> None:
    """Two processes, many tables, everybody tries every move: one wins, and what it was told is what is stored."""
    stores = [Store(database) for _ in range(2)]

    async def play(commits: Commits, record: Record, mark: int, won: list[int]) -> None:
        dice = random.Random(f"{mark} {record.id}")
        while record.number < 8:
            if dice.random() < 0.5:
                await asyncio.sleep(0.003 * dice.random())
            try:
                number = record.number
                record = await commits.append(record, [(mark, f"{number}", 0)], False)
                won.append(number)
            except ConflictError:
                newer = await asyncio.to_thread(commits._store.newer, record)
                assert newer is not None
                record = newer

    async def all_of_it() -> None:
        both = [Commits(store) for store in stores]
        records = await opened(both[0], 12)
        won: dict[tuple[str, int], list[int]] = {(r.id, mark): [] for r in records for mark in (1, 2)}
        await asyncio.gather(
            *(
                play(commits, record, mark, won[record.id, mark])
                for record in records
                for mark, commits in enumerate(both, start=1)
            )
        )
        for record in records:
            stored = stores[0].read(record.id)
            assert stored is not None
            for mark in (1, 2):
                assert won[record.id, mark] == [n for n, found in enumerate(stored.actions) if found == mark]
        for commits in both:
            await commits.close()

    asyncio.run(all_of_it())
    for store in stores:
        store.close()


def test_a_caller_that_stops_waiting_loses_and_doubles_nothing(
    store: Store, reader: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, go = threading.Semaphore(0), threading.Event()
    watch(monkeypatch, store, lambda: (begun.release(), go.wait()))

    async def all_of_it() -> None:
        commits = Commits(store)
        going = [asyncio.create_task(commits.create(record_of(f"table{n}"))) for n in range(20)]
        await asyncio.to_thread(begun.acquire)  # one is being written, others wait
        for task in going[::2]:
            task.cancel()
        go.set()
        results = await tried(*going)
        assert [isinstance(result, asyncio.CancelledError) for result in results] == [True, False] * 10
        later = await tried(*(commits.append(record_of(f"table{n}"), MOVE, False) for n in range(20)))
        assert [reader.read(f"table{n}") for n in range(20)] == later
        await commits.close()

    asyncio.run(all_of_it())


def test_closing_stores_what_has_been_handed_over(store: Store, reader: Store) -> None:
    async def all_of_it() -> None:
        commits = Commits(store)
        going = [asyncio.create_task(commits.create(record_of(f"table{n}"))) for n in range(200)]
        await asyncio.sleep(0)
        await commits.close()
        assert [task.result() for task in going] == [reader.read(f"table{n}") for n in range(200)]
        with pytest.raises(StoreError, match="is stopping"):
            await commits.create(record_of("late"))
        await commits.close()

    asyncio.run(all_of_it())
    assert reader.read("late") is None


def test_answers_are_held_until_their_time_is_over(store: Store, reader: Store) -> None:
    async def all_of_it() -> None:
        commits = Commits(store)
        record = await commits.create(record_of("first"))
        second = await commits.create(record_of("second"))
        await commits.hold(record, 0, 7)
        await commits.hold(record, 1, 8)
        await commits.hold(record, 1, 9)  # changed their mind
        await commits.hold(second, 1, 1)
        assert reader.held("first", record.stamp) == {0: 7, 1: 9}  # the next process after a crash finds them
        assert await commits.ask(record, 0.0, 3600.0)
        await commits.hold(record, 0, 6)
        await commits.wish("first", 0, "never", 2)
        assert reader.held("first", record.stamp) == {1: 9}
        leases = Leases(store, "keeper", 3600.0)
        assert await leases.mine("first")
        assert await commits.ask(record, 0.0, 0.0)
        with pytest.raises(ConflictError):
            await commits.hold(record, 0, 5)
        assert reader.held("first", record.stamp) == {1: 9}
        later = await commits.append(record, MOVE, False, held={1: 9})
        assert not await commits.ask(record, 0.0, 3600.0)
        with pytest.raises(ConflictError):
            await commits.hold(record, 0, 4)
        await commits.hold(later, 0, 4)  # that one's time is another
        assert reader.held("first", later.stamp) == {0: 4}
        assert store.newer(later) == later  # nobody's stream shows that somebody has made up their mind
        await commits.close()

    asyncio.run(all_of_it())


def test_a_question_is_closed_with_all_answers_that_are_held_or_not_at_all(
    store: Store, reader: Store
) -> None:
    """No matter what the process that closes it had heard of."""

    async def all_of_it() -> None:
        commits = Commits(store)
        record, beside = await commits.create(record_of("first")), await commits.create(record_of("second"))
        await commits.hold(record, 0, 7)
        for unknown in ({}, {0: 8}, {0: 7, 1: 9}):
            refused, moved = await tried(
                commits.append(record, MOVE, False, held=unknown), commits.append(beside, MOVE, False)
            )
            assert isinstance(refused, AnswersError) and refused.held == {0: 7}
            assert reader.read("first") == record  # nothing is played
            assert isinstance(moved, Record)  # and nobody else is held up
            beside = moved
        closed = await commits.append(record, [(1, "one", 0), (2, "two", 1)], False, held={0: 7})
        assert reader.read("first") == closed
        with pytest.raises(ConflictError):  # what another process has closed already
            await commits.append(record, MOVE, False, held={0: 7})
        await commits.close()

    asyncio.run(all_of_it())


def test_no_time_is_over_while_nobody_keeps_the_table(postgresql: str) -> None:
    """The process that asked has died: another one asks once more, and who answers in between is heard."""
    store = Store(postgresql)

    async def all_of_it() -> None:
        commits, leases = Commits(store), Leases(store, "one", 3600.0)
        record = await commits.create(record_of("first"))
        assert await leases.mine("first") and await commits.ask(record, 0.0, 0.0)
        with pytest.raises(ConflictError):
            await commits.hold(record, 0, 5)
        await leases.release()
        await commits.hold(record, 0, 6)
        assert store.held("first", record.stamp) == {0: 6}
        await commits.close()

    asyncio.run(all_of_it())
    store.close()


def test_what_a_question_costs_is_paid_by_questions_alone(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Statements, besides that which tells the others: a move is as cheap as it was before answers were held."""
    execute, asked = Rows._execute, list[object]()

    def counted(rows: Rows, statement: Any, values: Sequence[object]) -> None:
        asked.append(statement)
        execute(rows, statement, values)

    monkeypatch.setattr(Rows, "_execute", counted)

    async def all_of_it() -> None:
        commits = Commits(store)
        record = await commits.create(record_of("first"))
        costs = []
        changes: tuple[Callable[[Record], Awaitable[object]], ...] = (
            lambda now: commits.append(now, MOVE, False),
            lambda now: commits.ask(now, 0.0, 60.0),
            lambda now: commits.hold(now, 0, 7),
            lambda now: commits.append(now, MOVE, False, held={0: 7}),
        )
        for change in changes:
            asked.clear()
            found = await change(record)
            record = found if isinstance(found, Record) else record
            costs.append(len(asked))
        assert costs == ([2, 1, 2, 3] if store.sqlite else [1, 1, 2, 3])
        await commits.close()

    asyncio.run(all_of_it())


def test_a_question_waits_for_an_answer_that_is_being_stored(
    postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two processes at the very moment: who closes waits for the lock, and then sees the answer."""
    one, two = Store(postgresql), Store(postgresql)
    one.create(record_of("first"))
    record, stored, closing = record_of("first"), threading.Event(), threading.Event()

    def before() -> None:
        stored.set()
        closing.wait()

    watch(monkeypatch, one, before)

    def waits() -> bool:
        with two.seen() as rows:
            return bool(rows.run("SELECT 1 FROM pg_locks WHERE NOT granted").fetchone())

    async def all_of_it() -> None:
        here, there = Commits(one), Commits(two)
        answer = asyncio.create_task(here.hold(record, 0, 7))
        await asyncio.to_thread(stored.wait)
        close = asyncio.create_task(there.append(record, MOVE, False, held={}))
        while not waits():
            await asyncio.sleep(0.01)
        closing.set()
        await answer
        with pytest.raises(AnswersError) as others:
            await close
        assert others.value.held == {0: 7}
        await here.close()
        await there.close()

    asyncio.run(all_of_it())
    one.close()
    two.close()


# ---------------------------------------------------------------------------------------------- when it fails


def test_a_commit_that_fails_is_told_to_all_and_the_next_one_works(
    store: Store, reader: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = [False]

    def before() -> None:
        if broken[0]:
            raise store.driver.OperationalError("the disk is on fire\nwith a second line")

    watch(monkeypatch, store, before)

    async def all_of_it() -> None:
        commits = Commits(store)
        records = await opened(commits, 10)
        broken[0] = True
        results = await tried(*(commits.append(record, MOVE, False) for record in records))
        assert [str(result) for result in results] == ["the disk is on fire"] * 10
        assert {type(result) for result in results} == {StoreError}
        assert [reader.read(record.id) for record in records] == records
        broken[0] = False
        results = await tried(*(commits.append(record, MOVE, False) for record in records))
        assert [reader.read(record.id) for record in records] == results
        await commits.close()

    asyncio.run(all_of_it())


def test_on_a_full_disk_nothing_is_half_done(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing of a batch is half done; as soon as there is room again, moves are stored again."""
    store = Store(f"sqlite:///{tmp_path / 'games.sqlite3'}")
    raw, room = store.raw, [0]

    def small() -> Any:
        connection = raw()
        connection.cursor().execute(f"PRAGMA max_page_count = {room[0]}")
        return connection

    monkeypatch.setattr(store, "raw", small)

    async def all_of_it() -> None:
        room[0] = 1  # SQLite makes it as many as there are
        commits = Commits(store)
        full = await tried(*(commits.create(record_of(f"table{n}")) for n in range(100)))
        fit = {n for n, result in enumerate(full) if isinstance(result, Record)}  # a first batch of a few may
        refused = [n for n in range(100) if n not in fit]
        assert {str(full[n]) for n in refused} == {"database or disk is full"}
        assert {n for n in range(100) if store.read(f"table{n}")} == fit
        room[0] = 100_000
        records = await asyncio.gather(*(commits.create(record_of(f"table{n}")) for n in refused))
        assert [store.read(f"table{n}") for n in refused] == records
        await commits.close()

    asyncio.run(all_of_it())
    store.close()


def test_a_locked_file(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    store, other = (Store(f"sqlite:///{tmp_path / 'games.sqlite3'}") for _ in range(2))
    raw = store.raw

    def impatient() -> Any:
        connection = raw()
        connection.cursor().execute("PRAGMA busy_timeout = 50")
        return connection

    monkeypatch.setattr(store, "raw", impatient)

    async def all_of_it() -> None:
        commits = Commits(store)
        with other.changed(), pytest.raises(StoreError, match="database is locked"):
            await commits.create(record_of("first"))
        assert store.read("first") is None
        assert await commits.create(record_of("first")) == store.read("first")
        await commits.close()

    asyncio.run(all_of_it())
    store.close()
    other.close()


def test_connections_that_were_cut(postgresql: str, cluster: Cluster) -> None:
    """While nobody wrote, nobody notices; in the middle of a change, it is made again."""
    store, other = Store(postgresql), Store(postgresql)

    async def all_of_it() -> None:
        commits = Commits(store)
        record = await commits.create(record_of("first"))
        for _ in range(3):
            await asyncio.to_thread(cluster.cut)
            record = await commits.append(record, MOVE, False)
        assert store.read("first") == record
        await asyncio.to_thread(cluster.cut)
        assert store.read("first") == record  # readers, too
        record = await commits.append(record, MOVE, False)
        raw = other.raw()
        cursor = raw.cursor()
        cursor.execute("SELECT pg_backend_pid() FROM game_table FOR UPDATE")
        (blocking,) = cursor.fetchone()
        going = asyncio.create_task(commits.append(record, MOVE, False))
        await asyncio.sleep(0.2)
        assert not going.done()
        await asyncio.to_thread(cluster.cut, blocking)
        raw.rollback()
        assert await going == other.read("first")
        raw.invalidate()
        await commits.close()

    asyncio.run(all_of_it())
    store.close()
    other.close()


def test_a_postgresql_that_restarts(postgresql: str, cluster: Cluster) -> None:
    """A person who acts meanwhile is told so, at once; what has been told to be stored is there."""
    store = Store(postgresql)

    async def all_of_it() -> None:
        commits = Commits(store)
        record = await commits.create(record_of("first"))
        await asyncio.to_thread(cluster.stop)
        began = time.monotonic()
        results = await tried(*(commits.append(record, MOVE, False) for _ in range(3)))
        assert {type(result) for result in results} == {StoreError} and time.monotonic() - began < 10
        assert all(cluster.folder.name in str(result) or "connection" in str(result) for result in results)
        await asyncio.to_thread(cluster.start)
        assert store.read("first") == record
        assert store.newer(record) == record
        record = await commits.append(record, MOVE, False)
        assert store.read("first") == record
        await commits.close()

    asyncio.run(all_of_it())
    store.close()


@pytest.mark.parametrize("times", [1, pytest.param(3, marks=pytest.mark.long)])
def test_a_postgresql_that_crashes_has_what_was_acknowledged(
    postgresql: str, cluster: Cluster, times: int
) -> None:
    """In the middle of many moves, with no time for anything; each acknowledged one is there once, in its place."""
    store, acknowledged, stopped = Store(postgresql), dict[str, list[int]](), [False]

    async def play(commits: Commits, record: Record) -> None:
        mine = acknowledged[record.id] = []
        number = 0
        while not stopped[0]:
            number += 1
            try:
                record = await commits.append(record, [(number, f"{number}", 0)], False)
                mine.append(number)
            except StoreError:
                await asyncio.sleep(0.05)
                with suppress(StoreError):
                    record = await asyncio.to_thread(store.newer, record) or record
            except ConflictError:
                record = await asyncio.to_thread(store.newer, record) or record

    async def all_of_it() -> None:
        commits = Commits(store)
        records = await opened(commits, 20)
        playing = [asyncio.create_task(play(commits, record)) for record in records]
        for _ in range(times):
            await asyncio.sleep(0.3)
            await asyncio.to_thread(cluster.stop, signal.SIGQUIT)
            await asyncio.to_thread(cluster.start)
        before = sum(map(len, acknowledged.values()))
        async with asyncio.timeout(60):
            while sum(map(len, acknowledged.values())) < before + 20:  # it goes on
                await asyncio.sleep(0.01)
        stopped[0] = True
        await asyncio.gather(*playing)
        await commits.close()
        for record in records:
            stored = store.newer(record)
            assert stored is not None
            counted = Counter(stored.actions)
            assert all(counted[number] == 1 for number in acknowledged[record.id])
            assert list(stored.actions) == sorted(stored.actions)

    asyncio.run(all_of_it())
    store.close()
