"""What the database keeps: files are private, broken rows stay alone, seals deal once, old tables go."""

from __future__ import annotations

import hashlib
import logging
import os
import time
import traceback
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
import sqlalchemy as sa

from biberbau.match import Game
from biberbau.web.domain.matches import fresh
from biberbau.web.domain.messages import RefusedError
from biberbau.web.domain.setup_forms import Setup
from biberbau.web.play.tables import Tables
from biberbau.web.storage import answers
from biberbau.web.storage.store import DAY, ConflictError, Record, Store, StoreError, action, table

from .storing import ANNA, BEN, record_of


@pytest.fixture
def tables(database: str) -> Iterator[Tables]:
    found = Tables(Store(database))
    yield found
    found.store.close()


def opened(tables: Tables, *seats: str, words: str = "") -> Record:
    game = Game.of("beasty_bar", {"players": len(seats) + 1})
    seal = tables.seals.fresh().field if words else ""
    return tables.create(ANNA, Setup("Anna", game, seats, words, seal))


def finished(tables: Tables, record: Record) -> Record:
    """A running table, played to its end."""
    match = fresh(record, record.number)
    moves: list[tuple[int, str, int]] = []
    while (seat := match.to_act) is not None:
        action = match.legal()[0]
        match.play(action)
        moves.append((action.id, action.notation, seat))
    tables.store.append(record, moves, over=True)
    return tables.read(record.id)


# ------------------------------------------------------------------------------------------------- private


def modes(folder: Path) -> dict[str, int]:
    return {file.name: file.stat().st_mode & 0o777 for file in folder.iterdir() if file.is_file()}


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


def test_errors_of_the_database_tell_no_values(tables: Tables, caplog: pytest.LogCaptureFixture) -> None:
    """A failed INSERT would carry the start of a secret seed into the log; PostgreSQL quotes the row, too."""
    record = opened(tables, "open")
    for broken in (record, replace(record, id="other", host=None, code=None)):  # type: ignore[arg-type]
        with pytest.raises(StoreError, match=r"game_table|host") as raised:
            tables.store.create(broken)
        assert raised.value.__cause__ is None and raised.value.__suppress_context__
        said = str(raised.value) + "".join(traceback.format_exception(raised.value)) + caplog.text
        for secret in (repr(record.seed)[2:12], record.seed.hex()[:8], ANNA):
            assert secret not in said


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE game_table SET options = '{' WHERE id = :id",
        "UPDATE game_table SET options = '[]' WHERE id = :id",
        """UPDATE game_table SET options = '{"players"\\: 99}' WHERE id = :id""",
        "DELETE FROM seat WHERE table_id = :id AND number = 1",
        "UPDATE seat SET number = 5 WHERE table_id = :id AND number = 1",
    ],
    ids=["json", "list", "option", "no-seat", "seat-number"],
)
def test_one_broken_row_breaks_only_its_own_table(
    tables: Tables, caplog: pytest.LogCaptureFixture, damage: str
) -> None:
    broken, whole = opened(tables, "open"), opened(tables, "open")
    with tables.store._writing() as connection:
        connection.execute(sa.text(damage), {"id": broken.id})
    only_that_is_broken(Tables(Store(str(tables.store.url))), caplog, broken, whole)


def test_a_seed_that_is_a_text(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """SQLite would take it."""
    tables = Tables(Store(f"sqlite:///{tmp_path / 'games.sqlite3'}"))
    broken, whole = opened(tables, "open"), opened(tables, "open")
    with tables.store._writing() as connection:
        text = sa.text("UPDATE game_table SET seed = 'a text', revision = 9 WHERE id = :id")
        connection.execute(text, {"id": broken.id})
    only_that_is_broken(tables, caplog, broken, whole)


def only_that_is_broken(
    tables: Tables, caplog: pytest.LogCaptureFixture, broken: Record, whole: Record
) -> None:
    with caplog.at_level(logging.WARNING):
        assert [record.id for record in tables.tables_of(ANNA, 8)] == [whole.id]
    assert broken.id in caplog.text and broken.seed.hex() not in caplog.text
    with pytest.raises(RefusedError, match="cannot be read") as raised:
        tables.read(broken.id)
    assert raised.value.status == 500
    assert tables.read(whole.id) == whole
    tables.store.close()


def test_a_running_table_with_a_broken_row_does_not_stop_the_others(tables: Tables) -> None:
    broken, whole = opened(tables, "keen"), opened(tables, "keen")
    tables.store.create(record_of("people"))
    with tables.store._writing() as connection:
        connection.execute(table.update().where(table.c.id == broken.id).values(options="{"))
    assert set(tables.store.tables_that_move()) == {broken.id, whole.id, "people"}


# ------------------------------------------------------------------------------------------------- seals


def test_a_seal_deals_one_table(tables: Tables) -> None:
    """A person who has seen a seed opened must not deal from it again, with words that suit them."""
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


def test_words_stand_fast_once_the_cards_are_dealt(tables: Tables) -> None:
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


def test_a_rematch_is_sealed_before_and_dealt_when_all_have_sat_down(tables: Tables) -> None:
    record = opened(tables, "open", "keen", words="mine")
    tables.join(record.id, BEN, "Ben", words="yours")
    tables.start(record.id, ANNA)
    over = finished(tables, tables.read(record.id))
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


def test_bots_take_the_seats_of_those_who_do_not_come_back(tables: Tables) -> None:
    record = opened(tables, "open", words="mine")
    tables.join(record.id, BEN, "Ben")
    tables.start(record.id, ANNA)
    over = finished(tables, tables.read(record.id))
    follower = tables.rematch(over.id, BEN)
    tables.start(follower, BEN, "relaxed")
    dealt = tables.read(follower)
    assert (dealt.status, [taken.kind for taken in dealt.seats]) == ("playing", ["bot", "human"])
    assert dealt.seat_of(ANNA) is None


def test_odd_addresses_are_refused_before_the_database_sees_them(tables: Tables) -> None:
    """PostgreSQL takes no NUL in any text."""
    for odd in ("a\0b", "\x00", "a\nb"):
        for ask in (tables.read, lambda table_id: tables.join(table_id, BEN, "Ben")):
            with pytest.raises(RefusedError) as raised:
                ask(odd)
            assert (raised.value.status, raised.value.key) == (400, "odd-address")


def test_actions_of_one_table_stay_its_own(tables: Tables) -> None:
    record = opened(tables, "keen")
    finished(tables, tables.read(record.id))
    with tables.store._reading() as connection:
        stored = connection.execute(sa.select(action.c.table_id).distinct()).scalars().all()
    assert stored == [record.id]


def test_what_is_kept_is_what_another_process_would_read(database: str) -> None:
    """After every kind of change, made here or there; a change for a moment that has passed is refused in both."""
    here, there = (Store(database) for _ in range(2))
    here.create(record_of("running"))
    known = list[Record]()

    def read() -> Record:
        record = here.read("running")
        assert record is not None
        fresh = Store(database)
        assert [store.read("running") for store in (fresh, there)] == [record, record]
        assert all(store.newer(before) == record for before in known for store in (fresh, here, there))
        fresh.close()
        known.append(record)
        return record

    start = read()
    assert here.read("running") is start
    here.append(start, [(5, "five", 1)], over=False)
    assert read().actions == (5,)
    there.append(read(), [(6, "six", 0), (7, "seven", 1)], over=False)
    assert read().actors == (1, 0, 1)
    there.take_back(read(), 2)
    assert (read().actions, read().undos) == ((5,), start.undos + 1)
    here.take_back(read(), 1)
    here.append(read(), [(8, "eight", 0)], over=True)
    assert (read().actions, read().status) == ((8,), "over")
    for store in (here, there):
        for change in (
            lambda store: store.append(start, [(9, "nine", 0)], over=False),
            lambda store: store.take_back(start, 0),
            lambda store: store.change(start, status="over"),
        ):
            with pytest.raises(ConflictError):
                change(store)
    assert read().actions == (8,)
    here.close()
    there.close()


# ------------------------------------------------------------------------------------------------- cleaning


def test_old_tables_are_deleted_as_the_settings_say(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only in the lobby and finished, with all that belongs to them; running ones stay for ever."""
    store = Store(database)
    store.CLEANED = 3
    now, old = time.time(), list[str]()
    for status in ("lobby", "playing", "over"):
        for number in range(10):
            record = record_of(f"{status}{number}")
            store.create(record)
            store.append(record, [(1, "one", 0)], over=False)
            with store.changed() as rows:
                answers.hold(rows, replace(record, revision=2), 0, 1)
                answers.pause(rows, record.id, 0, True)
                rows.run("UPDATE game_table SET status = ? WHERE id = ?", status, record.id)
                if number < 8:
                    old.append(record.id)
                    rows.run("UPDATE game_table SET touched = ? WHERE id = ?", now - 5 * DAY, record.id)

    def ids(name: str = "game_table", column: str = "id") -> set[str]:
        with store.changed() as rows:
            return {found for (found,) in rows.run(f"SELECT DISTINCT {column} FROM {name}").fetchall()}

    everything = ids()
    assert store.clean(now, None, 0) == store.clean(now, 6, 6) == 0
    assert ids() == everything
    assert store.clean(now, 4, None) == 8
    assert ids() == everything - {f"lobby{number}" for number in range(8)}
    assert store.clean(now, 4, 4) == 8
    left = everything - {name for name in old if not name.startswith("playing")}
    for name in ("seat", "action", "held", "wish"):
        assert ids(name, "table_id") == ids() == left
    store.close()


def test_every_change_touches_a_table(database: str) -> None:
    """To the hour; so cleaning counts from the last change."""
    store = Store(database)
    store.create(record_of("first"))

    def touched() -> float:
        with store.changed() as rows:
            found = rows.run("SELECT touched FROM game_table WHERE id = 'first'").fetchone()
            rows.run("UPDATE game_table SET touched = 0")
        return float(found[0])

    def known() -> Record:
        record = store.read("first")
        assert record is not None
        return record

    for change in (
        lambda: store.append(known(), [(1, "one", 0)], over=False),
        lambda: store.take_back(known(), 1),
        lambda: store.change(known(), status="over"),
        lambda: store.create(record_of("second"), rematch_of="first"),
    ):
        assert time.time() - 3601 < touched() <= time.time()
        assert touched() == 0
        change()
    assert time.time() - 3601 < touched() <= time.time()
    store.close()


def test_a_rematch_that_nobody_came_to_may_be_opened_again(tables: Tables) -> None:
    record = opened(tables, "open", words="mine")
    tables.join(record.id, BEN, "Ben")
    tables.start(record.id, ANNA)
    over = finished(tables, tables.read(record.id))
    first = tables.rematch(over.id, BEN)
    tables.store.clean(time.time() + 2 * DAY, 1, None)
    assert tables.store.read(first) is None
    assert tables.read(over.id).rematch is None
    second = tables.rematch(over.id, BEN)
    assert tables.read(second).status == "lobby" and second != first
