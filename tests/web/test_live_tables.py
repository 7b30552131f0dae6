"""Tables that live in a process: one thing after the other, nothing shown before it is stored, asleep when not needed."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.concurrency import run_in_threadpool

from biberbau.match import Game
from biberbau.web.domain.messages import RefusedError
from biberbau.web.domain.records import Record, StoreError
from biberbau.web.domain.setup_forms import Setup
from biberbau.web.play import live as module
from biberbau.web.play.first_compile import Warmth
from biberbau.web.play.live import LiveTable
from biberbau.web.play.turns import taken_back
from biberbau.web.storage.store import Store
from biberbau.web.view import table_pages
from biberbau.web.view.model import TableModel
from biberbau.web.view.pages import table_model
from biberbau.web.view.plain import Doc
from biberbau.web.view.scene_views import SceneView, SceneViews

from .at_tables import AtTables
from .staging import changed, document


@pytest.fixture
def tables(tmp_path: Path) -> Iterator[AtTables]:
    made = AtTables(Store(f"sqlite:///{tmp_path / 'test.sqlite3'}"))
    yield made
    made.close()


def begun(tables: AtTables, plies: int = 0) -> Record:
    """A table of two people, "a" and "b", at which a number of moves have been made."""
    table_id = tables.create("a", Setup("Anna", Game.of("beasty_bar", {"players": 2}), ("open",), "")).id
    tables.join(table_id, "b", "Ben")
    tables.start(table_id, "a")
    for _ in range(plies):
        record = tables.read(table_id)
        player, action = decision(tables, record)
        tables.act(record, player, record.stamp, action)
    return tables.read(table_id)


def decision(tables: AtTables, record: Record, number: int = 0) -> tuple[str, str]:
    match = tables.match(record)
    assert match.to_act is not None
    return "ab"[match.to_act], match.legal()[number].notation


def model_of(tables: AtTables, table: LiveTable, player: str | None, screen: SceneView) -> TableModel:
    record = table.record
    told = screen.told(table.match, record.undos, [seat.name for seat in record.seats], record.actors)
    return table_model(
        record, table.match, lang="en", player=player, online=(), warmth=Warmth(record.game, "ready"),
        seals=tables.seals, told=told,
    )  # fmt: skip


def test_of_two_at_one_position_one_wins(tables: AtTables) -> None:
    """Both posts are on their way at once; the loser is told that the table has moved on, and it has."""
    record = begun(tables)
    table = tables.awake(record)
    player, first = decision(tables, record)
    _, second = decision(tables, record, -1)

    async def both() -> list[BaseException | None]:
        acts = (tables.live.act(table, player, record.stamp, action) for action in (first, second))
        return await asyncio.gather(*acts, return_exceptions=True)

    done, refused = tables.run(both())
    assert done is None and isinstance(refused, RefusedError) and refused.key == "stale"
    stored = tables.read(record.id)
    assert stored.number == 1 and table.record == stored
    assert [action.notation for action in table.playing().history] == [first]


def test_a_move_stored_first_by_another_process_is_seen(tables: AtTables) -> None:
    """Another process has stored a move: another one is refused, and the table has caught up."""
    record = begun(tables)
    table = tables.awake(record)
    player, _ = decision(tables, record)
    _, other = decision(tables, record, -1)
    elsewhere(tables, record)
    with pytest.raises(RefusedError) as refused:
        tables.run(tables.live.act(table, player, record.stamp, other))
    assert refused.value.key == "stale"
    assert table.record.number == 1 and table.playing().ply == 1


def test_what_is_asked_for_again_is_granted_again_and_stands_once(tables: AtTables) -> None:
    """An answer is lost, and the same is posted again: here, or at a process that has not heard of it."""
    record = begun(tables)
    table = tables.awake(record)
    player, action = decision(tables, record)
    _, other = decision(tables, record, -1)
    now = elsewhere(tables, record)
    for _ in range(2):  # behind at first, and then not
        tables.run(tables.live.act(table, player, record.stamp, action))
        assert table.record == tables.read(record.id) == now and table.playing().ply == 1
    for wrong in (("b" if player == "a" else "a", action), (player, other), (player, f"{action};{action}")):
        with pytest.raises(RefusedError):
            tables.run(tables.live.act(table, wrong[0], record.stamp, wrong[1]))
    tables.store.take_back(now, 1)
    tables.run(tables.live.catch_up(record.id))
    with pytest.raises(RefusedError) as refused:  # what was taken back is not played by an old post
        tables.run(tables.live.act(table, player, record.stamp, action))
    assert refused.value.key == "stale" and tables.read(record.id).number == 0


def test_a_table_that_no_longer_re_runs_is_shown_to_nobody(tables: AtTables) -> None:
    """Another process stores two moves, and the rules here refuse the second: the first alone is nobody's table."""
    record = begun(tables)
    table = tables.awake(record)
    player, action = decision(tables, record)
    seat = "ab".index(player)
    played = tables.match(record).ahead([(seat, action)]).steps[0][0]
    moves = [(played.id, played.notation, seat), (10_000, "of another release", seat)]
    tables.store.append(record, moves, over=False)
    with pytest.raises(RefusedError) as refused:
        tables.run(tables.live.catch_up(record.id))
    assert refused.value.key == "other-rules"
    assert tables.live.awake(record.id) is None
    with pytest.raises(RefusedError) as refused:
        tables.run(tables.live.at(record.id))
    assert refused.value.key == "other-rules" and table.record == record


def test_what_is_not_stored_is_neither_shown_nor_played(
    tables: AtTables, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = begun(tables)
    table = tables.awake(record)
    player, action = decision(tables, record)

    async def fails(*_: Any) -> Record:
        raise StoreError("the disk is full")

    lost: list[str] = []
    monkeypatch.setattr(tables.commits(), "append", fails)
    monkeypatch.setattr(tables.live, "_differs", lost.append)
    with pytest.raises(StoreError):
        tables.run(tables.live.act(table, player, record.stamp, action))
    assert table.playing().ply == 0 and tables.read(record.id).number == 0
    assert lost == [record.id] and tables.live.awake(record.id) is None  # it is read anew
    monkeypatch.undo()
    tables.act(record, player, record.stamp, action)
    assert tables.read(record.id).number == 1


def test_one_who_is_cancelled_while_the_disk_writes_changes_nothing_twice(tables: AtTables) -> None:
    record = begun(tables)
    table = tables.awake(record)
    player, action = decision(tables, record)

    async def cancelled() -> None:
        act = asyncio.create_task(tables.live.act(table, player, record.stamp, action))
        await asyncio.sleep(0)
        act.cancel()
        with pytest.raises(asyncio.CancelledError):
            await act

    tables.run(cancelled())
    done = 0
    while done < 2:  # whether it was stored or not, the table goes on from what was
        now = tables.read(record.id)
        player, action = decision(tables, now)
        try:
            tables.act(now, player, now.stamp, action)
        except RefusedError as refused:  # it was being stored just then
            assert refused.key == "stale"
        else:
            done += 1
    after = tables.read(record.id)
    assert after.number in (2, 3) and tables.awake(record).record == after
    assert tables.match(after).ply == after.number


def test_a_table_that_sleeps_wakes_as_it_was(tables: AtTables, monkeypatch: pytest.MonkeyPatch) -> None:
    """Stamp, log, and what can be taken back."""
    record = begun(tables, 7)
    before = tables.awake(record)
    screen = SceneView(0, "en", "x.0en.")
    shown = model_of(tables, before, "a", screen)
    monkeypatch.setattr(module, "ASLEEP", -1.0)
    other = begun(tables)
    tables.awake(other)  # a process that wakes one lets others go
    assert tables.live.awake(record.id) is None
    after = tables.awake(record)
    assert after is not before and after.record == before.record
    again = model_of(tables, after, "a", SceneView(0, "en", "x"))
    assert again.stamp == shown.stamp and again.can_undo == shown.can_undo
    assert again.told is not None and shown.told is not None
    assert again.told.log.turns == shown.told.log.turns and again.told.learned == shown.told.learned


def test_tables_that_somebody_watches_stay(tables: AtTables, monkeypatch: pytest.MonkeyPatch) -> None:
    record = begun(tables)
    tables.awake(record)
    monkeypatch.setattr(module, "ASLEEP", -1.0)
    monkeypatch.setattr(tables.live, "_watched", lambda table_id: table_id == record.id)
    tables.awake(begun(tables))
    assert tables.live.awake(record.id) is not None


def test_fifty_streams_of_spectators_are_one_scene(tables: AtTables, monkeypatch: pytest.MonkeyPatch) -> None:
    table = tables.awake(begun(tables, 3))
    made: list[TableModel] = []
    makes = table_pages.scene_now

    def counted(model: TableModel) -> Doc | None:
        made.append(model)
        return makes(model)

    monkeypatch.setattr(table_pages, "scene_now", counted)
    views = SceneViews()
    screen = views.of(table, None, "en")
    assert screen is views.of(table, None, "en") is not views.of(table, None, "de")
    model = model_of(tables, table, None, screen)
    screen.draws(model)
    whole = {screen.message("", lambda: model) for _ in range(50)}
    assert len(whole) == len(made) == 1
    have = screen.version
    player, action = decision(tables, table.record)
    tables.run(tables.live.act(table, player, table.record.stamp, action))
    later = model_of(tables, table, None, screen)
    screen.draws(later)
    assert {screen.message(have, lambda: later) for _ in range(50)} == {screen.message(have, lambda: later)}
    assert len(made) == 2 and screen.message(screen.version, lambda: later) == b""


def takes_one_back(tables: AtTables, record: Record) -> bool:
    """Whether who acted last may take that action back, and no other goes with it."""
    match, actors = tables.match(record), record.actors
    return match.can_undo and not match.forced(match.ply - 1) and taken_back(match, actors, actors[-1]) == 1


def log_of(screen: SceneView, model: TableModel) -> list[Doc]:
    """The log of a page that opens now."""
    whole = screen.message("", lambda: model).decode().partition("data: ")[2]
    log: list[Doc] = document(json.loads(whole)["scene"]["log"])
    return log


def lines_in(log: list[Doc]) -> int:
    return sum(len(turn["lines"]) for turn in log)


def test_an_undo_takes_back_what_was_told(tables: AtTables) -> None:
    dice, record = random.Random(5), begun(tables)
    while record.status == "over" or not takes_one_back(tables, record):
        if record.status == "over":
            record = begun(tables)
        match = tables.match(record)
        assert match.to_act is not None
        player, action = "ab"[match.to_act], dice.choice(match.legal()).notation
        tables.act(record, player, record.stamp, action)
        record = tables.read(record.id)
    table, player = tables.awake(record), "ab"[record.actors[-1]]
    screen = SceneViews().of(table, record.actors[-1], "en")
    model = model_of(tables, table, player, screen)
    screen.draws(model)
    assert model.can_undo
    have, log = screen.version, log_of(screen, model)
    tables.run(tables.live.undo(table, player, record.stamp))
    after = model_of(tables, table, player, screen)
    screen.draws(after)
    told = json.loads(screen.message(have, lambda: after).decode().partition("data: ")[2])
    assert told["of"] == have and told["change"]["stamp"] == f"{record.number - 1}.1"
    after_log = changed(Doc(log=log), {"log": told["change"]["log"]})["log"]
    assert after_log == log_of(screen, after) and lines_in(after_log) < lines_in(log)


def test_versions_of_different_tables_and_seats_never_meet(tables: AtTables) -> None:
    record = begun(tables)
    first = tables.awake(record)
    views = SceneViews()
    seen = {views.of(first, seat, lang).version for seat in (0, 1, None) for lang in ("en", "de")}
    again = LiveTable(first.record, first.match)
    seen |= {views.of(again, seat, lang).version for seat in (0, 1, None) for lang in ("en", "de")}
    assert len(seen) == 12


# ----------------------------------------------------------------------------------------------------- races


def elsewhere(tables: AtTables, record: Record) -> Record:
    """Another process plays."""
    player, notation = decision(tables, record)
    seat = "ab".index(player)
    (action,) = (one for one in tables.match(record).legal() if one.notation == notation)
    tables.store.append(record, [(action.id, notation, seat)], over=False)
    return tables.read(record.id)


def slowly(monkeypatch: pytest.MonkeyPatch, name: str) -> tuple[asyncio.Event, asyncio.Event]:
    """One of the things that are done in threads waits until it may be done: whether it has begun, and whether it may."""
    begins, may = asyncio.Event(), asyncio.Event()

    async def waits(what: Any, *given: Any) -> Any:
        result = await run_in_threadpool(what, *given)
        if getattr(what, "func", what).__name__ == name:
            begins.set()
            await may.wait()
        return result

    monkeypatch.setattr(module, "run_in_threadpool", waits)
    return begins, may


async def has_begun(begins: asyncio.Event, doing: asyncio.Task[Any]) -> None:
    """Wait for it; what goes wrong before is raised and not waited for."""
    waiting = asyncio.create_task(begins.wait())
    await asyncio.wait((waiting, doing), return_when=asyncio.FIRST_COMPLETED)
    if not begins.is_set():
        waiting.cancel()
        await doing
    assert begins.is_set()


def test_a_change_while_a_table_wakes_is_not_missed(
    tables: AtTables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It has been read and is being re-run when somebody else changes it."""
    record = begun(tables)
    begins, may = slowly(monkeypatch, "fresh")

    async def scene() -> LiveTable:
        waking = asyncio.create_task(tables.live.at(record.id))
        await has_begun(begins, waking)
        elsewhere(tables, record)
        assert tables.live.lags(record.id, record.revision + 1)
        catching = asyncio.create_task(tables.live.catch_up(record.id))
        await asyncio.sleep(0)
        may.set()
        await catching
        return await waking

    table = tables.run(scene())
    assert (table.record.number, table.playing().ply) == (1, 1)
    assert not tables.live.lags(record.id, record.revision + 1)
    assert tables.live.lags(record.id, record.revision + 2) and not tables.live.lags("asleep", 9)


def test_pages_never_show_half_of_a_change(tables: AtTables, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody else takes a move back: while the table is run again, record and match are both as they were."""
    record = elsewhere(tables, begun(tables))
    table = tables.awake(record)
    tables.store.take_back(record, 1)
    begins, may = slowly(monkeypatch, "fresh")

    async def scene() -> None:
        changes = table.changes
        catching = asyncio.create_task(tables.live.catch_up(record.id))
        await has_begun(begins, catching)
        assert (table.record, table.playing().ply, table.changes) == (record, 1, changes)
        may.set()
        await catching
        assert (table.record.stamp, table.playing().ply, table.changes) == ("0.1", 0, changes + 1)

    tables.run(scene())


def test_a_table_that_was_forgotten_meanwhile_is_not_played_at(tables: AtTables) -> None:
    """Of two in this process one would show what the other does not know."""
    record = begun(tables)
    table = tables.awake(record)
    del tables.live._awake[record.id]
    player, action = decision(tables, record)
    tables.run(
        tables.live.act(table, player, record.stamp, action)
    )  # nobody has woken another: it is awake again
    assert tables.live.awake(record.id) is table and table.record.number == 1
    del tables.live._awake[record.id]
    other = tables.awake(record)
    player, action = decision(tables, table.record)
    with pytest.raises(RefusedError) as caught:
        tables.run(tables.live.act(table, player, table.record.stamp, action))
    assert caught.value.key == "stale" and other.record.number == tables.read(record.id).number == 1
