"""Silence is no life: all that a page listens to says now and then that it is there, in a way that scripts hear."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from pathlib import Path

import pytest

from biberbau.games import kind
from biberbau.web.app import routes_open, routes_table, routes_tournaments
from biberbau.web.app.application import create_app
from biberbau.web.app.server import Server
from biberbau.web.app.settings import Settings
from biberbau.web.http.requests import Visitor
from biberbau.web.play.streams import alive, beginning
from biberbau.web.play.tournament_forms import read_tournament
from biberbau.web.view import assets

from .browsing import PATIENCE
from .scenes import played_out
from .storing import record_of

BEAT = 0.01


def stream_of(server: Server, page: str) -> AsyncGenerator[bytes, None]:
    visitor = Visitor(accepted="en")
    if page == "table":
        server.tables.store.create(record_of("table"))
        return routes_table._stream(server, "table", visitor, routes_table.Has(""))
    if page == "tournament":
        wanted, errors = read_tournament(kind("beasty_bar"), {"name": "Anna"})
        assert wanted is not None, errors
        tournament = server.tournaments.create(wanted, "0" * 64, "Anna")
        return routes_tournaments._stream(server, visitor, tournament.id, "")
    return routes_open._stream(server, visitor, "", "")


@pytest.mark.parametrize("page", ["table", "lobby", "tournament"])
def test_a_stream_on_which_nothing_happens_says_that_it_is_there(tmp_path: Path, page: str) -> None:
    """At once, so that a page knows how long to wait, and again and again."""

    async def scene() -> None:
        server: Server = create_app(Settings(tmp_path, heartbeat=BEAT)).state.server
        stream = stream_of(server, page)
        async with asyncio.timeout(PATIENCE):
            assert await anext(stream) == beginning(BEAT)
            for _ in range(2):
                while await anext(stream) != alive(BEAT):
                    pass
        await stream.aclose()
        server.tables.store.close()

    assert alive(BEAT) == b"event: alive\ndata: 0.01\n\n"  # with data, else browsers drop it
    played_out(scene())


def test_no_page_listens_to_a_stream_of_its_own_making() -> None:
    """A person who opens one elsewhere would have to watch over it, too."""
    opening = [
        path.name for path in assets.STATIC.glob("*.js") if "new EventSource" in path.read_text("utf-8")
    ]
    assert opening == ["stream.js"]
