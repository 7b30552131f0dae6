"""Played at once: who plays while stronger bots are still being compiled, what is said of it and what stays of it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from biberbau.games.common.view.shown import shown_ids
from biberbau.kernel import at_once
from biberbau.kernel.actions import Action
from biberbau.kernel.compiled import INTERPRETED
from biberbau.match import Game
from biberbau.web.app.application import create_app
from biberbau.web.app.background import Background
from biberbau.web.app.server import Server
from biberbau.web.app.settings import Settings
from biberbau.web.domain.records import Record
from biberbau.web.domain.results import results_of
from biberbau.web.domain.setup_forms import Setup
from biberbau.web.play import first_compile, table_driver
from biberbau.web.play.first_compile import Warmer, Warmth
from biberbau.web.play.turns import Turn
from biberbau.web.view import pages

from .at_tables import AtTables, at_tables
from .scenes import played_out
from .serving import PATIENCE
from .storing import ANNA

GAME = shown_ids()[0]


@pytest.fixture
def tables(database: str) -> Iterator[AtTables]:
    with at_tables(database) as found:
        yield found


def test_relaxed_bots_play_until_the_stronger_ones_are_compiled(
    tables: AtTables, monkeypatch: pytest.MonkeyPatch
) -> None:
    warmth, chose = [Warmth(GAME, "rules")], list[tuple[int, str]]()

    def choose(turn: Turn, name: str) -> Action:
        chose.append((turn.seat, name))
        return turn.view.legal[0]

    monkeypatch.setattr(table_driver, "choose", choose)
    game = Game.of(GAME, {"players": 3})
    record = tables.create(ANNA, Setup("Anna", game, ("relaxed", "keen"), "", ""))

    async def until(bots: table_driver.TableDriver, count: int) -> Record:
        """Somebody plays for Anna until bots have decided that often."""
        with tables.subscriptions.watch(record.id, None) as watcher:
            while len(chose) < count:
                table = await tables.live.at(record.id)
                due = tables.turn(table.record)
                assert due is not None
                if due.seat == 0:
                    await tables.live.play(table, table.record, [(0, due.view.legal[0])])
                else:
                    bots.poke(record.id)
                    assert await watcher.changed(PATIENCE)
        return tables.read(record.id)

    async def scene() -> tuple[Record, Record]:
        bots = tables.bots(warmth=lambda game: warmth[0])
        try:
            early = await until(bots, 6)
            warmth[0] = Warmth(GAME, "ready")
            return early, await until(bots, len(chose) + 6)
        finally:
            await bots.close()

    early, late = tables.run(scene())
    names = [name for seat, name in chose if seat == 2]
    assert {name for seat, name in chose if seat == 1} == {"relaxed"}
    assert names == sorted(names, reverse=True) and set(names) == {"relaxed", "keen"}, "once, and for good"
    for record in (early, late):
        assert [(seat.level, seat.stand_in) for seat in record.seats] == [
            ("", ""), ("relaxed", ""), ("keen", "relaxed"),
        ]  # fmt: skip
    assert [one.level for one in results_of(late, (1, 2, 3), (2,))] == ["", "relaxed", "relaxed"]


def test_seats_show_who_plays_for_whom(tables: AtTables) -> None:
    record = tables.create(ANNA, Setup("Anna", Game.of(GAME, {"players": 3}), ("relaxed", "keen"), "", ""))
    models, match = pages.seat_models(record, ANNA, ()), tables.match(record)

    def shown(ready: bool) -> list[str]:
        return [seat.stand_in for seat in pages.seats_now(models, record, match, ready)]

    assert (shown(ready=False), shown(ready=True)) == (["", "", "waits"], ["", "", ""])


def test_what_was_compiled_before_is_waited_for(tables: AtTables, monkeypatch: pytest.MonkeyPatch) -> None:
    """After a restart a bot does not get weaker for the few seconds in which compiled code is loaded."""
    monkeypatch.setattr(table_driver, "choose", lambda turn, name: turn.view.legal[0])
    record = tables.create(ANNA, Setup("Anna", Game.of(GAME, {"players": 2}), ("keen",), "", ""))
    warmth = [Warmth(GAME, "rules", kept=True)]

    async def scene() -> Record:
        bots = tables.bots(warmth=lambda game: warmth[0])
        table = await tables.live.at(record.id)
        while (due := tables.turn(table.record)) is not None and due.seat == 0:
            await tables.live.play(table, table.record, [(0, due.view.legal[0])])
        try:
            before = table.record
            assert not await bots._move(record.id) and table.record is before
            warmth[0] = Warmth(GAME, "ready", kept=True)
            assert await bots._move(record.id)
            return table.record
        finally:
            await bots.close()

    after = tables.run(scene())
    assert after.actors[-1] == 1 and after.seats[1].stand_in == ""


@pytest.mark.compiled
def test_a_table_is_there_before_anything_is_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    goes_on = asyncio.Event()

    async def compile_it(self: Warmer, game_id: str) -> None:
        await goes_on.wait()

    monkeypatch.setattr(Warmer, "_compile", compile_it)
    monkeypatch.setattr(first_compile, "_load", lambda game_id: None)
    monkeypatch.setattr(first_compile, "is_kept", lambda game_id: False)
    app = create_app(Settings(folder=tmp_path, delay=(0.0, 0.0)))
    server: Server = app.state.server

    async def scene() -> None:
        transport = httpx.ASGITransport(app)
        async with (
            Background(server).running(app),
            httpx.AsyncClient(
                transport=transport, base_url="http://localhost", follow_redirects=True
            ) as anna,
        ):
            kind = first_compile.kind(GAME)
            assert at_once.waits(kind.rules.apply) is not INTERPRETED
            form = {"name": "Anna", "opponents": "keen", "option.players": "3"}
            page = await anna.post(f"/new/{GAME}", data=form)
            assert 'data-status="playing"' in page.text
            assert page.text.count(">A bot is still") + page.text.count(">2 bots are still") == 1
            table_id = page.url.path.rpartition("/")[2]
            hint = await anna.get(f"/t/{table_id}/hint")
            assert hint.status_code == 409 and "made ready" in hint.text
            assert (await anna.get(f"/learn/{GAME}/1")).status_code == 200
            goes_on.set()
            async with asyncio.timeout(PATIENCE):
                while not all(map(server.warmer.is_ready, shown_ids())):
                    await asyncio.sleep(0.01)
            assert not at_once.waits(kind.rules.apply)
            assert "still getting ready" not in (await anna.get(f"/t/{table_id}")).text

    played_out(scene())
