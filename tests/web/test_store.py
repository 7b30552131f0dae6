"""What the database keeps: old versions become today's without a loss, files are private, broken rows stay alone."""

from __future__ import annotations

import hashlib
import logging
import os
import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest
import sqlalchemy as sa

from biberbau.match import Game, Match
from biberbau.match.transcript import steps
from biberbau.web.forms import Setup
from biberbau.web.matches import fresh
from biberbau.web.messages import RefusedError
from biberbau.web.store import ConflictError, Record, Store, StoreError, action, table
from biberbau.web.tables import Tables

ANNA, BEN = "a" * 64, "b" * 64


@pytest.fixture
def old_file(tmp_path: Path) -> Path:
    """A file of version 1: a finished game, a running one after seven actions, one that waits for a friend."""
    file = tmp_path / "old.sqlite3"
    with sqlite3.connect(file) as connection:
        connection.executescript(Path(__file__).with_name("version_1.sql").read_text("utf-8"))
    return file


def rows(file: Path, name: str, columns: str) -> list[tuple[object, ...]]:
    with sqlite3.connect(file) as connection:
        return sorted(connection.execute(f"SELECT {columns} FROM {name}").fetchall(), key=repr)


def columns_of(file: Path, name: str) -> list[str]:
    with sqlite3.connect(file) as connection:
        return [column[1] for column in connection.execute(f"PRAGMA table_info({name})")]


def test_version_1_becomes_version_3_and_loses_nothing(old_file: Path) -> None:
    before = {
        name: (columns := ", ".join(columns_of(old_file, name)), rows(old_file, name, columns))
        for name in ("game_table", "seat", "action")
    }
    Store(f"sqlite:///{old_file}").close()
    for name, (columns, had) in before.items():
        assert rows(old_file, name, columns) == had
    assert rows(old_file, "biberbau_schema", "version") == [(3,)]
    assert rows(old_file, "game_table", "id, deal") == [("finished", 1), ("running", 1), ("waiting", 2)]
    Store(f"sqlite:///{old_file}").close()  # and opens again


def test_a_file_of_version_1_has_the_columns_of_a_new_one(old_file: Path, tmp_path: Path) -> None:
    Store(f"sqlite:///{old_file}").close()
    Store(f"sqlite:///{tmp_path / 'new.sqlite3'}").close()
    for name in ("game_table", "seat", "action", "used_seal"):
        assert set(columns_of(old_file, name)) == set(columns_of(tmp_path / "new.sqlite3", name))


def test_old_tables_are_played_on_and_verified(old_file: Path) -> None:
    tables = Tables(Store(f"sqlite:///{old_file}"))
    over = tables.read("finished")
    match = fresh(over, over.number)
    saved = match.save()
    assert match.over and (saved["format"], saved["entropy"]) == ("biberbau-replay/1", "their own luck")
    assert Match.load(saved).scores == match.scores
    assert steps(match)
    running = tables.read("running")
    assert (running.number, running.words) == (7, None)
    while (turn := tables.turn(tables.read("running"))) is not None:
        tables.play(tables.read("running"), [(turn.seat, turn.view.legal[0])])
    assert tables.read("running").status == "over"
    tables.store.close()


def test_an_old_table_that_was_not_dealt_is_dealt_in_the_new_way(old_file: Path) -> None:
    """Its seal has been published already; its host's text becomes the host's words."""
    tables = Tables(Store(f"sqlite:///{old_file}"))
    waiting = tables.read("waiting")
    tables.join("waiting", BEN, "Ben", words="and mine")
    tables.start("waiting", ANNA)
    dealt = tables.read("waiting")
    assert (dealt.seed, dealt.words) == (waiting.seed, ("before the deal", "and mine", ""))
    assert fresh(dealt, 0).save()["words"] == ["before the deal", "and mine", ""]
    follower = tables.read(tables.rematch("finished", ANNA, "new ones", tables.seals.next("finished").public))
    assert (follower.status, follower.deal, follower.seats[1].words) == ("lobby", 2, None)
    tables.store.close()


def test_a_half_migrated_file_stays_as_it_was(old_file: Path) -> None:
    with sqlite3.connect(old_file) as connection:
        connection.execute("CREATE TABLE held (in_the_way INTEGER)")  # the last thing that version 3 makes
    with pytest.raises(StoreError, match="held already exists"):
        Store(f"sqlite:///{old_file}")
    assert "deal" not in columns_of(old_file, "game_table")
    with sqlite3.connect(old_file) as connection:
        connection.execute("DROP TABLE held")
    Store(f"sqlite:///{old_file}").close()
    assert rows(old_file, "biberbau_schema", "version") == [(3,)]


# ------------------------------------------------------------------------------------------------- private


def modes(folder: Path) -> dict[str, int]:
    return {file.name: file.stat().st_mode & 0o777 for file in folder.iterdir() if file.is_file()}


def opened(tables: Tables, *seats: str, words: str = "") -> Record:
    game = Game.of("beasty_bar", {"players": len(seats) + 1})
    seal = tables.seals.fresh().field if words else ""
    return tables.create(ANNA, Setup("Anna", game, seats, words, seal))


def test_the_file_and_what_lies_beside_it_is_its_owners_alone(tmp_path: Path) -> None:
    tmp_path.chmod(0o777)
    mask = os.umask(0)
    try:
        tables = Tables(Store(f"sqlite:///{tmp_path / 'games.sqlite3'}"))
        opened(tables, "open")
        assert len(modes(tmp_path)) == 3 and set(modes(tmp_path).values()) == {0o600}
        for file in tmp_path.iterdir():  # as an older release left them
            file.chmod(0o644)
        again = Tables(Store(f"sqlite:///{tmp_path / 'games.sqlite3'}"))
        opened(again, "open")
        assert len(modes(tmp_path)) == 3 and set(modes(tmp_path).values()) == {0o600}
        tables.store.close()
        again.store.close()
    finally:
        os.umask(mask)


def test_errors_of_the_database_tell_no_values(tmp_path: Path) -> None:
    """A failed INSERT would carry the start of a secret seed into the log."""
    tables = Tables(Store(f"sqlite:///{tmp_path / 'games.sqlite3'}"))
    record = opened(tables, "open")
    with pytest.raises(StoreError, match=r"game_table\.id") as raised:
        tables.store.create(record)
    assert raised.value.__cause__ is None and raised.value.__suppress_context__
    for secret in (repr(record.seed)[2:12], record.seed.hex()[:8], ANNA):
        assert secret not in str(raised.value)
    tables.store.close()


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE game_table SET options = '{' WHERE id = :id",
        "UPDATE game_table SET options = '[]' WHERE id = :id",
        """UPDATE game_table SET options = '{"players": 99}' WHERE id = :id""".replace(":", "\\:", 1),
        "UPDATE game_table SET seed = 'a text' WHERE id = :id",
        "DELETE FROM seat WHERE table_id = :id AND number = 1",
        "UPDATE seat SET number = 5 WHERE table_id = :id AND number = 1",
    ],
    ids=["json", "list", "option", "seed", "no-seat", "seat-number"],
)
def test_one_broken_row_breaks_only_its_own_table(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, damage: str
) -> None:
    tables = Tables(Store(f"sqlite:///{tmp_path / 'games.sqlite3'}"))
    broken, whole = opened(tables, "open"), opened(tables, "open")
    with tables.store._writing() as connection:
        connection.execute(sa.text(damage), {"id": broken.id})
    with caplog.at_level(logging.WARNING):
        assert [record.id for record in tables.tables_of(ANNA, 8)] == [whole.id]
    assert broken.id in caplog.text and broken.seed.hex() not in caplog.text
    with pytest.raises(RefusedError, match="cannot be read") as raised:
        tables.read(broken.id)
    assert raised.value.status == 500
    assert tables.read(whole.id) == whole
    tables.store.close()


def test_a_running_table_with_a_broken_row_does_not_stop_the_others(tmp_path: Path) -> None:
    tables = Tables(Store(f"sqlite:///{tmp_path / 'games.sqlite3'}"))
    broken, whole = opened(tables, "keen"), opened(tables, "keen")
    with tables.store._writing() as connection:
        connection.execute(table.update().where(table.c.id == broken.id).values(options="{"))
    assert set(tables.store.tables_that_move(())) == {broken.id, whole.id}
    assert tables.turn(tables.read(whole.id)) is not None
    tables.store.close()


# ------------------------------------------------------------------------------------------------- seals


def test_a_seal_deals_one_table(tmp_path: Path) -> None:
    """Whoever has seen a seed opened must not deal from it again, with words that suit them."""
    tables = Tables(Store(f"sqlite:///{tmp_path / 'games.sqlite3'}"))
    sealed = tables.seals.fresh()
    setup = Setup("Anna", Game.of("beasty_bar", {"players": 2}), ("keen",), "mine", sealed.field)
    record = tables.create(ANNA, setup)
    assert (hashlib.sha256(record.seed).hexdigest(), record.words) == (sealed.public, ("mine", ""))
    for words in ("mine", "others"):
        with pytest.raises(RefusedError) as raised:
            tables.create(BEN, replace(setup, words=words))
        assert raised.value.key == "seal-used"
    following = tables.seals.next(record.id)
    for foreign in ("", ".", "x", f"x.{sealed.public}", f"{sealed.number}.", f"{sealed.number}.{'0' * 64}",
                    following.field, f"{sealed.number}.é", "\ud800.x"):  # fmt: skip
        with pytest.raises(RefusedError) as raised:
            tables.create(BEN, replace(setup, seal=foreign or "."))
        assert raised.value.key == "seal-foreign"
    other = Tables(tables.store).seals.fresh()
    with pytest.raises(RefusedError):
        tables.create(BEN, replace(setup, seal=other.field))  # another server's
    tables.store.close()


def test_words_stand_fast_once_the_cards_are_dealt(tmp_path: Path) -> None:
    tables = Tables(Store(f"sqlite:///{tmp_path / 'games.sqlite3'}"))
    record = opened(tables, "open", words="mine")
    tables.say(record.id, ANNA, "mine, again")
    tables.join(record.id, BEN, "Ben", words=" yours ")
    with pytest.raises(RefusedError) as raised:
        tables.say(record.id, "c" * 64, "a stranger's")
    assert raised.value.key == "not-seated"
    for wrong in ("x" * 201, "a\0b", "a\nb"):
        with pytest.raises(RefusedError) as raised:
            tables.say(record.id, BEN, wrong)
        assert raised.value.key in ("words-long", "words-odd")
    tables.start(record.id, ANNA)
    with pytest.raises(RefusedError) as raised:
        tables.say(record.id, BEN, "late ones")
    assert raised.value.key == "has-begun"
    assert tables.read(record.id).words == ("mine, again", "yours")
    tables.store.close()


def finished(tables: Tables, record: Record) -> Record:
    while (turn := tables.turn(tables.read(record.id))) is not None:
        tables.play(tables.read(record.id), [(turn.seat, turn.view.legal[0])])
    return tables.read(record.id)


def test_a_rematch_is_sealed_before_and_dealt_when_all_have_sat_down(tmp_path: Path) -> None:
    tables = Tables(Store(f"sqlite:///{tmp_path / 'games.sqlite3'}"))
    record = opened(tables, "open", "keen", words="mine")
    tables.join(record.id, BEN, "Ben", words="yours")
    tables.start(record.id, ANNA)
    over = finished(tables, record)
    seal = tables.seals.next(over.id).public
    for words, given, key in (("w", "", "words-first"), ("w", "0" * 64, "seal-foreign")):
        with pytest.raises(RefusedError) as raised:
            tables.rematch(over.id, BEN, words, given)
        assert raised.value.key == key
    follower = tables.read(tables.rematch(over.id, BEN, "yours, again", seal))
    assert hashlib.sha256(follower.seed).hexdigest() == seal != hashlib.sha256(over.seed).hexdigest()
    assert (follower.status, [taken.words for taken in follower.seats]) == (
        "lobby",
        [None, "yours, again", ""],
    )
    assert tables.rematch(over.id, BEN) == follower.id  # twice changes nothing
    assert tables.read(follower.id) == follower
    with pytest.raises(RefusedError, match="Anna has not sat down yet"):
        tables.start(follower.id, BEN)
    assert tables.rematch(over.id, ANNA, "mine, again", seal) == follower.id
    dealt = tables.read(follower.id)
    assert (dealt.status, dealt.words) == ("playing", ("mine, again", "yours, again", ""))
    tables.store.close()


def test_bots_take_the_seats_of_those_who_do_not_come_back(tmp_path: Path) -> None:
    tables = Tables(Store(f"sqlite:///{tmp_path / 'games.sqlite3'}"))
    record = opened(tables, "open", words="mine")
    tables.join(record.id, BEN, "Ben")
    tables.start(record.id, ANNA)
    over = finished(tables, record)
    follower = tables.rematch(over.id, BEN)
    tables.start(follower, BEN, "relaxed")
    dealt = tables.read(follower)
    assert (dealt.status, [taken.kind for taken in dealt.seats]) == ("playing", ["bot", "human"])
    assert dealt.seat_of(ANNA) is None
    tables.store.close()


def test_odd_addresses_are_refused_before_the_database_sees_them(tmp_path: Path) -> None:
    """PostgreSQL takes no NUL in any text."""
    tables = Tables(Store(f"sqlite:///{tmp_path / 'games.sqlite3'}"))
    tables.store.close()
    for odd in ("a\0b", "\x00", "a\nb"):
        for ask in (tables.read, lambda table_id: tables.join(table_id, BEN, "Ben")):
            with pytest.raises(RefusedError) as raised:
                ask(odd)
            assert (raised.value.status, raised.value.key) == (400, "odd-address")


def test_actions_of_one_table_stay_its_own(tmp_path: Path) -> None:
    tables = Tables(Store(f"sqlite:///{tmp_path / 'games.sqlite3'}"))
    record = opened(tables, "keen")
    finished(tables, record)
    with tables.store._reading() as connection:
        stored = connection.execute(sa.select(action.c.table_id).distinct()).scalars().all()
    assert stored == [record.id]
    tables.store.close()


def test_what_is_kept_is_what_another_process_would_read(old_file: Path) -> None:
    """After every kind of change, made here or there; a change for a moment that has passed is refused in both."""
    here, there = (Store(f"sqlite:///{old_file}") for _ in range(2))
    rereads = (lambda: Store(f"sqlite:///{old_file}").read("running"), lambda: there.read("running"))

    def read() -> Record:
        record = here.read("running")
        assert record is not None
        assert [reread() for reread in rereads] == [record, record]
        return record

    start = read()
    assert here.read("running") is start
    here.append(start, [(5, "five", 1)], over=False)
    assert read().actions == (*start.actions, 5)
    there.append(read(), [(6, "six", 0), (7, "seven", 1)], over=False)
    assert read().actors == (*start.actors, 1, 0, 1)
    there.take_back(read(), 2)
    assert (read().actions, read().undos) == ((*start.actions, 5), start.undos + 1)
    here.take_back(read(), 1)
    here.append(read(), [(8, "eight", 0)], over=True)
    assert (read().actions, read().status) == ((*start.actions, 8), "over")
    for store in (here, there):
        with pytest.raises(ConflictError):
            store.append(start, [(9, "nine", 0)], over=False)
    assert read().actions == (*start.actions, 8)
