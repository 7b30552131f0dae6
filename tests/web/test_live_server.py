"""A server in this process: what its pages and streams show is drawn once, and every drawing has a version of its own."""

from __future__ import annotations

import asyncio
import random
import re
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest

from biberbau.web.app.application import create_app
from biberbau.web.app.routes_table import Has, _stream
from biberbau.web.app.server import Server
from biberbau.web.app.settings import Settings
from biberbau.web.http.requests import Visitor
from biberbau.web.play import table_driver
from biberbau.web.play.streams import beginning
from biberbau.web.play.turns import Turn
from biberbau.web.view import table_pages

from .browsing import PATIENCE
from .scenes import compiled, played_out

LIVE = {"Accept": "text/vnd.biberbau"}


@asynccontextmanager
async def asking(folder: Path) -> AsyncIterator[tuple[Server, httpx.AsyncClient]]:
    """A server whose rules are compiled and whose bots do nothing, and Anna's browser; however long a move takes, its
    streams give no sign of life meanwhile."""
    app = create_app(Settings(folder, limits=0.0, heartbeat=3600.0))
    server = compiled(app.state.server)
    server.bots.poke = lambda table_id: None  # type: ignore[method-assign]
    transport = httpx.ASGITransport(app)
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as anna:
        yield server, anna
    await server.bots.close()
    await server.commits().close()
    server.tables.store.close()


async def table_of(anna: httpx.AsyncClient, seat: str, game: str = "biber_gang") -> str:
    form = {"name": "Anna", "option.players": "2", "seat1": seat}
    answer = await anna.post(f"/new/{game}", data=form)
    return answer.headers["location"].removeprefix("/t/")


async def plays(server: Server, table_id: str) -> None:
    """Somebody plays, no matter who."""
    table = await server.live.at(table_id)
    match = table.playing()
    assert match.to_act is not None
    await server.live.play(table, table.record, [(match.to_act, match.legal()[0])])
    server.notices.changed(table_id)


@pytest.mark.lengthy
def test_a_version_never_has_other_content(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Moves, undos, hints and pauses, tables that sleep and wake, with and without open streams."""
    dice = random.Random(3)
    monkeypatch.setattr(table_driver, "choose", lambda turn, name: turn.view.legal[-1])

    async def scene() -> None:
        async with asking(tmp_path) as (server, anna):
            table_id = await table_of(anna, "relaxed", "biber_mania")
            path, drawn, done = f"/t/{table_id}", dict[str, str](), Counter[str]()
            player = (await server.live.at(table_id)).record.seats[0].player
            for number in range(240):
                table = await server.live.at(table_id)
                stamp, match = {"number": table.record.stamp}, table.playing()
                if match.over:
                    break
                what = dice.choice(("act", "act", "undo", "undo", "pause", "hint", "sleep", "look"))
                if what == "act":
                    await plays(server, table_id)
                elif what == "undo":
                    answer = await anna.post(f"{path}/undo", data=stamp, headers=LIVE)
                    done["undone"] += answer.status_code == 204
                elif what == "pause":
                    await anna.post(f"{path}/pause", data={"on": dice.choice("01")})
                elif what == "hint":
                    answer = await anna.get(f"{path}/hint", headers=LIVE)
                    done["hinted"] += answer.status_code == 200
                elif what == "sleep":
                    server.live._awake.clear()
                for _ in range(2):
                    if number // 40 % 2:
                        with server.subscriptions.watch(table_id, player):
                            page = (await anna.get(path)).text
                    else:
                        page = (await anna.get(path)).text
                    main = page[page.index('<main id="table"') : page.index("</main>")]
                    main = re.sub(r' data-revision="\d+"', "", main)  # it grows with all that is stored
                    (version,) = re.findall(r' data-version="([^"]+)"', main)
                    assert drawn.setdefault(version, main) == main, what
            assert len(drawn) > 60 and done["undone"] and done["hinted"]

    played_out(scene())


def test_fifty_who_watch_are_sent_one_scene(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[object] = []
    makes = table_pages.scene_now

    def counted(model: object) -> object:
        made.append(model)
        return makes(model)  # type: ignore[arg-type]

    async def scene() -> None:
        async with asking(tmp_path) as (server, anna):
            table_id = await table_of(anna, "relaxed")
            streams = [_stream(server, table_id, Visitor(accepted="en"), Has("")) for _ in range(50)]
            assert {await anext(stream) for stream in streams} == {beginning(3600.0)}
            (first,) = {await anext(stream) for stream in streams}
            assert b'"scene":' in first
            monkeypatch.setattr(table_pages, "scene_now", counted)
            for _ in range(3):
                made.clear()
                coming = [asyncio.ensure_future(anext(stream)) for stream in streams]
                await asyncio.sleep(0)
                await plays(server, table_id)
                async with asyncio.timeout(PATIENCE):
                    (changed,) = set(await asyncio.gather(*coming))
                assert b'"change":' in changed and len(made) == 1
            for stream in streams:
                await stream.aclose()

    played_out(scene())


# ---------------------------------------------------------------------------------------------------- hints


def test_a_hint_is_nobody_elses_to_give_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One page goes while another waits for the same hint: it comes, and stays; when both go, it is given up."""
    monkeypatch.setattr(table_driver, "LOOKS", 0.01)
    thought: list[str] = []

    async def scene() -> None:
        async with asking(tmp_path) as (server, anna):
            table = await server.live.at(await table_of(anna, "open"))
            await anna.post(f"/t/{table.record.id}/start", data={"fill": "relaxed"})
            may, begun, cancelled = asyncio.Event(), asyncio.Event(), asyncio.Event()
            while table.playing().to_act != 0:
                await plays(server, table.record.id)

            async def think(turn: Turn, name: str, hint: bool = False) -> object:
                thought.append(turn.record.stamp)
                begun.set()
                try:
                    await may.wait()
                except asyncio.CancelledError:
                    cancelled.set()
                    raise
                return turn.view.legal[0]

            async def stays() -> bool:
                return False

            async def goes() -> bool:
                return begun.is_set()

            server.bots._think = think  # type: ignore[method-assign, assignment]
            find = server.bots.find_hint
            one, other = (asyncio.create_task(find(table, 0, gone)) for gone in (goes, stays))
            await asyncio.wait([one])
            assert one.exception() is not None and not cancelled.is_set()
            third = asyncio.create_task(find(table, 0, stays))
            await asyncio.sleep(0)
            may.set()
            assert await other == await third == server.bots.hint(table.record, 0)
            assert len(thought) == 1
            while not table.playing().over:
                await plays(server, table.record.id)
                if table.playing().to_act == 0:
                    break
            may.clear()
            both = [asyncio.create_task(find(table, 0, goes)) for _ in "12"]
            await asyncio.wait(both)
            await asyncio.wait_for(cancelled.wait(), PATIENCE)
            assert server.bots._hints.keys().isdisjoint({(table.record.id, table.record.stamp, 0)})

    played_out(scene())


def test_many_hints_push_out_none_that_is_thought_about(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_driver, "HINTS", 1)

    async def scene() -> None:
        async with asking(tmp_path) as (server, anna):
            may = asyncio.Event()

            async def think(turn: Turn, name: str, hint: bool = False) -> object:
                await may.wait()
                return turn.view.legal[0]

            async def stays() -> bool:
                return False

            server.bots._think = think  # type: ignore[method-assign, assignment]
            asked = []
            for _ in range(3):
                table = await server.live.at(await table_of(anna, "relaxed"))
                while table.playing().to_act != 0:
                    await plays(server, table.record.id)
                asked.append(asyncio.create_task(server.bots.find_hint(table, 0, stays)))
                await asyncio.sleep(0)
            may.set()
            assert all(await asyncio.gather(*asked))
            table = await server.live.at(await table_of(anna, "relaxed"))
            while table.playing().to_act != 0:
                await plays(server, table.record.id)
            assert await server.bots.find_hint(table, 0, stays)
            assert len(server.bots._hints) == 1

    played_out(scene())
