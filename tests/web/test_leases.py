"""One process plays a table's bots and clocks; when it dies, another does within seconds, by the database's clock."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from biberbau.web.storage.leases import Leases
from biberbau.web.storage.store import Record, Store, StoreError

from .storing import record_of


def running(store: Store, *ids: str, kind: str = "bot") -> list[Record]:
    made = [replace(record_of(table_id), seats=seats(kind)) for table_id in ids]
    for record in made:
        store.create(record)
    return made


def seats(kind: str) -> tuple:
    first, second = record_of("any").seats
    return first, replace(second, kind=kind, player=None)


@pytest.fixture
def stores(postgresql: str):
    found = [Store(postgresql) for _ in range(2)]
    yield found
    for store in found:
        store.close()


def test_one_process_keeps_a_table(stores: list[Store]) -> None:
    running(stores[0], "first", "second")
    here, there = (Leases(store, store.process) for store in stores)

    async def all_of_it() -> None:
        assert await here.mine("first") and not await there.mine("first")
        assert await there.mine("second") and not await here.mine("second")
        assert await here.mine("first") and await there.mine("second")  # from memory
        assert not await here.renew() and not await there.renew()
        await here.release()
        assert set(await there.renew()) == {"first"}
        assert not await here.mine("first")

    asyncio.run(all_of_it())


def test_a_dead_process_is_followed_within_its_time(stores: list[Store]) -> None:
    running(stores[0], "first", "second", "third")
    running(stores[0], "people", kind="human")
    stores[0].create(replace(record_of("over"), status="over"))
    here, there = (Leases(store, store.process, seconds=0.6) for store in stores)

    async def all_of_it() -> None:
        assert set(await here.renew()) == {"first", "second", "third", "people"}  # nobody had them
        assert not await there.renew()
        for _ in range(4):  # renewed in time they stay
            await asyncio.sleep(here.pause)
            assert not await here.renew() and not await there.renew()
        await asyncio.sleep(0.7)  # here is no more heard of
        assert set(await there.renew()) == {"first", "second", "third", "people"}
        assert not await here.mine("first")  # and knows it when it wakes
        assert await there.mine("first")

    asyncio.run(all_of_it())


def test_a_database_whose_clock_was_set_back_gives_leases_again(stores: list[Store]) -> None:
    running(stores[0], "first")

    async def all_of_it() -> None:
        assert await Leases(stores[0], "one").mine("first")
        with stores[0].changed() as rows:
            rows.run("UPDATE keeper SET until = until + 3600")
        assert await Leases(stores[1], "two").mine("first")

    asyncio.run(all_of_it())


def test_many_processes_share_what_is_free(stores: list[Store]) -> None:
    """Each table has one keeper, however many ask at once, and nobody waits for ever."""
    ids = {record.id for record in running(stores[0], *(f"table{number}" for number in range(60)))}

    async def all_of_it() -> None:
        leases = [Leases(stores[number % 2], f"process {number}") for number in range(6)]
        taken = await asyncio.gather(*(one.renew() for one in leases))
        assert sorted(table_id for found in taken for table_id in found) == sorted(ids)
        claims = await asyncio.gather(*(one.mine(table_id) for table_id in ids for one in leases))
        assert sum(claims) == len(ids)

    asyncio.run(all_of_it())


def test_on_sqlite_every_table_is_ours(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'games.sqlite3'}")

    async def all_of_it() -> None:
        leases = Leases(store, "one")
        assert await leases.mine("any")
        assert not await leases.renew()
        await leases.release()
        assert await leases.mine("any")

    asyncio.run(all_of_it())
    store.close()


# --------------------------------------------------------------------------------------- one server for a SQLite file

CLAIMS = """
import sys
from biberbau.web.storage.store import Store, StoreError
store = Store(sys.argv[1])
try:
    store.claim()
except StoreError as error:
    sys.exit(str(error))
print("claimed", flush=True)
input()
"""


def claiming(url: str) -> subprocess.Popen[str]:
    """Another process that claims a database."""
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    return subprocess.Popen([sys.executable, "-c", CLAIMS, url], text=True, **pipes)


@pytest.mark.process
def test_a_second_server_on_one_file_is_refused(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'games.sqlite3'}"
    with claiming(url) as first:
        assert first.stdout is not None and first.stdout.readline() == "claimed\n"
        store = Store(url)  # to look into the file is allowed
        with pytest.raises(StoreError, match=rf"\(process {first.pid}\) serves from .*--database"):
            store.claim()
        with claiming(url) as second:
            _, said = second.communicate(timeout=600)
            assert second.returncode == 1
            assert "PostgreSQL" in said and "Traceback" not in said
        first.kill()  # the claim dies with its process
        first.wait()
        store.claim()
        store.claim()
        with claiming(url) as third:
            assert third.communicate(timeout=600)[0] == ""
        store.close()
        with claiming(url) as fourth:
            assert fourth.stdout is not None and fourth.stdout.readline() == "claimed\n"
            fourth.communicate("\n", timeout=600)


def test_a_claim_is_its_owners_alone(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'games.sqlite3'}")
    store.claim()
    assert {file.stat().st_mode & 0o777 for file in tmp_path.iterdir()} == {0o600}
    store.close()


def test_many_servers_share_a_postgresql(postgresql: str) -> None:
    stores = [Store(postgresql) for _ in range(2)]
    for store in stores:
        store.claim()
        store.close()


def test_a_process_takes_its_tables_from_others_on_its_machine(stores: list[Store]) -> None:
    """It was started again, and another one kept them meanwhile; of another machine it takes nothing."""
    running(stores[0], "ours", "theirs")
    here, there, away = (Leases(store, name) for store, name in zip([*stores, stores[0]], "abc", strict=True))
    here.belong(lambda table_id: table_id == "ours", "machine")
    there.belong(lambda table_id: table_id == "theirs", "machine")
    away.belong(lambda table_id: True, "machines")

    async def all_of_it() -> None:
        assert await there.mine("ours") and await there.mine("theirs")  # nobody had them
        assert await here.mine("ours") and not await here.mine("theirs")
        assert not await there.renew() and not there.kept(
            "ours"
        )  # it hears of that when it renews its leases
        assert not await there.mine("ours") and await there.mine("theirs")
        assert not await away.mine("ours") and not await away.mine("theirs")

    asyncio.run(all_of_it())
