"""Databases of every earlier version are brought up to date: nothing is lost, once, all or nothing, on both kinds."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from biberbau.match import Match
from biberbau.match.transcript import steps
from biberbau.web.domain.marks import Mark
from biberbau.web.domain.matches import fresh
from biberbau.web.storage import answers, migrations
from biberbau.web.storage.schema import SCHEMA_VERSION, metadata
from biberbau.web.storage.store import ConflictError, Record, Seat, Store, StoreError

from .databases import KINDS, PATIENCE
from .old_databases import VERSIONS, columns_of, fill, rows
from .storing import BEN

ENDS = (VERSIONS[0], VERSIONS[-1])
"""From the first version all steps are taken. The others differ in what is filled in, which SQLite shows in every run."""


def old_one(kind: str, version: int) -> Any:
    """A parameter of ``old``."""
    marks = [pytest.mark.process] if kind == "postgresql" else []
    marks += [pytest.mark.long] if kind == "postgresql" and version not in ENDS else []
    return pytest.param((kind, version), id=f"{kind}-{version}", marks=marks)


@pytest.fixture(params=[old_one(kind, version) for kind in KINDS for version in VERSIONS])
def old(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A finished game, a running one, one that waits for a friend; in version 2 a rematch that nobody came to, too."""
    kind, version = request.param
    there = kind == "postgresql"
    url = str(request.getfixturevalue(kind)) if there else f"sqlite:///{tmp_path / 'games.sqlite3'}"
    fill(url, version)
    return url


def differences(url: str) -> list[object]:
    """In what a database is not as the schema says."""
    engine = sa.create_engine(url)
    with engine.connect() as connection:
        found = compare_metadata(MigrationContext.configure(connection), metadata)
    engine.dispose()
    return found


def test_nothing_is_lost(old: str) -> None:
    before = {
        name: (columns := ", ".join(columns_of(old, name)), rows(old, name, columns))
        for name in ("game_table", "seat", "action")
    }
    Store(old).close()
    for name, (columns, had) in before.items():
        assert rows(old, name, columns) == had
    assert rows(old, "biberbau_schema") == [(SCHEMA_VERSION,)]
    assert rows(old, "alembic_version") == [(str(SCHEMA_VERSION),)]
    Store(old).close()  # and opens again


def test_an_old_database_becomes_like_a_new_one(old: str) -> None:
    Store(old).close()
    assert differences(old) == []


def test_a_new_database_is_as_the_schema_says(database: str) -> None:
    Store(database).close()
    assert differences(database) == []
    assert rows(database, "biberbau_schema") == [(SCHEMA_VERSION,)]
    assert rows(database, "alembic_version") == [(str(SCHEMA_VERSION),)]
    assert ScriptDirectory(str(Path(migrations.__file__).parent)).get_heads() == [str(SCHEMA_VERSION)]


def verified(record: Record) -> Match:
    """The game of a table, re-run from what is stored and again from its own replay."""
    match = fresh(record, record.number)
    again = Match.load(match.save())
    assert (again.scores, again.over, again.ply) == (match.scores, record.status == "over", record.number)
    return match


def test_old_tables_are_played_on_and_verified(old: str) -> None:
    store = Store(old)
    for (table_id,) in rows(old, "game_table", "id"):
        record = store.read(str(table_id))
        assert record is not None
        if record.status != "lobby":
            assert len(steps(verified(record))) >= record.number
    running = store.read("running")
    assert running is not None and running.number in (7, 12)
    match = verified(running)
    while (seat := match.to_act) is not None:
        move = match.legal()[0]
        match.play(move)
        store.append(running, [(move.id, move.notation, seat)], match.over)
        running = store.newer(running)
        assert running is not None
    assert running.status == "over" and verified(running).over
    store.close()


def test_a_table_was_touched_when_something_happened_there(old: str) -> None:
    Store(old).close()
    last = dict(rows(old, "action", "table_id, at"))  # the rows are sorted: the last one stays
    for table_id, created, touched in rows(old, "game_table", "id, created, touched"):
        assert touched == last.get(table_id, created)


def test_tables_of_version_1_keep_their_deal(database: str) -> None:
    """A seal that has been published stays; the host's text becomes the host's words where nothing was dealt."""
    fill(database, 1)
    seeds = rows(database, "game_table", "id, seed")
    store = Store(database)
    assert rows(database, "game_table", "id, deal") == [("finished", 1), ("running", 1), ("waiting", 2)]
    assert rows(database, "game_table", "id, seed") == seeds
    over, running, waiting = map(store.read, ("finished", "running", "waiting"))
    assert over is not None and running is not None and waiting is not None
    saved = fresh(over, over.number).save()
    assert (saved["format"], saved["entropy"]) == ("biberbau-replay/1", "their own luck")
    assert (running.number, running.words) == (7, None)
    assert waiting.words == ("before the deal", "", "")
    assert [seat.words for seat in waiting.seats] == ["before the deal", None, ""]
    store.change(waiting, seats=[Seat(1, "human", "Ben", player=BEN, words="and mine")], status="playing")
    dealt = store.read("waiting")
    assert dealt is not None and dealt.words == ("before the deal", "and mine", "")
    assert fresh(dealt, 0).save()["words"] == ["before the deal", "and mine", ""]
    store.close()


def test_in_an_old_database_nobody_hides_and_tournaments_have_no_code(database: str) -> None:
    fill(database, 10)
    before = rows(database, "person", "player, name, colour"), rows(database, "tournament", "id, status")
    Store(database).close()
    assert (
        rows(database, "person", "player, name, colour"),
        rows(database, "tournament", "id, status"),
    ) == before
    assert {hidden for (hidden,) in rows(database, "person", "hidden")} == {0}
    assert {code for (code,) in rows(database, "tournament", "code")} == {None}
    assert rows(database, "lab_report", "id, title") == [("report", "Kept")]


def test_in_an_old_database_nobody_has_agreed_and_a_bot_of_a_game_may_follow_a_person(database: str) -> None:
    fill(database, 11)
    Store(database).close()
    assert {agreed for (agreed,) in rows(database, "person", "research")} == {0}
    bots = [row[1:] for row in rows(database, "seat", "kind, table_id, vacated") if row[0] == "bot"]
    assert sorted(bots) == [("waiting", 0), ("withbot", 1)]
    assert {vacated for (kind, vacated) in rows(database, "seat", "kind, vacated") if kind != "bot"} == {0}


def test_in_an_old_database_nobody_has_chosen_ahead_and_from_then_on_people_can(database: str) -> None:
    fill(database, 12)
    store = Store(database)
    assert rows(database, "ahead") == []
    running = store.read("running")
    assert running is not None and store.marks(running) == {}
    first, second = (Mark(running.stamp, action_id) for action_id in (3, 4))
    for chosen in (first, second):
        with store.changed() as changes:
            answers.mark(changes, running, 1, chosen)
    assert store.marks(running) == {1: second}
    with pytest.raises(ConflictError), store.changed() as changes:
        answers.play_marked(changes, running, 1, first)
    with store.changed() as changes:
        answers.play_marked(changes, running, 1, second)
    assert store.marks(running) == {}
    store.close()


def test_a_half_migrated_database_stays_as_it_was(old: str) -> None:
    engine = sa.create_engine(old)
    with engine.begin() as connection:  # the last thing that the last version makes
        connection.exec_driver_sql("CREATE TABLE ahead (seat INTEGER)")
    tables = sa.inspect(engine).get_table_names()
    version, columns = rows(old, "biberbau_schema"), columns_of(old, "game_table")
    with pytest.raises(StoreError, match=r"cannot be opened.*ahead"):
        Store(old)
    assert (rows(old, "biberbau_schema"), columns_of(old, "game_table")) == (version, columns)
    assert sa.inspect(engine).get_table_names() == tables
    with engine.begin() as connection:
        connection.exec_driver_sql("DROP TABLE ahead")
    engine.dispose()
    Store(old).close()
    assert differences(old) == []


def test_a_newer_database_is_refused(database: str) -> None:
    newer = SCHEMA_VERSION + 1
    Store(database).close()
    engine = sa.create_engine(database)
    with engine.begin() as connection:
        connection.exec_driver_sql(f"UPDATE biberbau_schema SET version = {newer}")
    engine.dispose()
    with pytest.raises(
        StoreError, match=rf"schema version {newer}, this biberbau works with {SCHEMA_VERSION}.*--database"
    ):
        Store(database)
    assert rows(database, "biberbau_schema") == [(newer,)]


OPENS = "import sys; from biberbau.web.storage.store import Store; input(); Store(sys.argv[1]).close()"


@pytest.mark.process
@pytest.mark.parametrize(
    "version",
    [0, *(pytest.param(one, marks=[] if one == ENDS[0] else [pytest.mark.long]) for one in VERSIONS)],
)
def test_processes_that_start_together_prepare_a_database_once(database: str, version: int) -> None:
    if version:
        fill(database, version)
    command, pipe = [sys.executable, "-c", OPENS, database], subprocess.PIPE
    starting = [subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, text=True) for _ in range(4)]
    for process in starting:
        assert process.stdin is not None
        process.stdin.write("\n")
        process.stdin.flush()
    for process in starting:
        _, said = process.communicate(timeout=PATIENCE)
        assert (process.returncode, said) == (0, "")
    assert rows(database, "biberbau_schema") == [(SCHEMA_VERSION,)]
    assert differences(database) == []
