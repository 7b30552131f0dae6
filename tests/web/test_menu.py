"""One menu: every page that the server has leads to the same places, in the same order, from the same corner."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.applications import Starlette

from biberbau.web.app.application import create_app
from biberbau.web.app.settings import Settings
from biberbau.web.view.table_pages import table_page

from .test_gate import ask, paths
from .test_render import game, model

PLACES = ["/", "/learn", "/puzzles", "/watch", "/ranking", "/tournaments", "/you/games", "/you"]
"""Play, learn, puzzles, watch, ranking, tournaments, my games, me."""


@pytest.fixture
def app(tmp_path: Path) -> Iterator[Starlette]:
    found = create_app(Settings(folder=tmp_path, hosts=frozenset({"cards.table.example"}), limits=0))
    yield found
    found.state.server.tables.store.close()


def menu_of(page: str) -> list[str]:
    """Where the menu of a page leads; it is the first in the bar on top, after its button."""
    top = page[page.index('<header class="top">') : page.index("</header>")]
    assert page.count('id="menu"') == 1 and top.index('id="menu-button"') < top.index('id="menu"')
    inside = top[top.index('id="menu"') :]
    return re.findall(r'<li><a href="([^"]*)"', inside[: inside.index("</nav>")])


def test_every_page_has_the_same_menu_at_the_same_place(app: Starlette) -> None:
    """Also what says that there is no such table."""
    reads = [
        ("GET", path) for path, methods in paths(app).items() if "GET" in methods and "events" not in path
    ]
    answers = dict(zip((path for _, path in reads), ask(app, *reads, accept="text/html"), strict=True))
    pages = {
        path: answer.text
        for path, answer in answers.items()
        if answer.headers.get("content-type", "").startswith("text/html")
        and answer.text.startswith("<!doctype")
    }
    assert {*PLACES} <= {*pages} and len(pages) > 40
    assert {
        path: found for path, page in pages.items() if (found := menu_of(page))[: len(PLACES)] != PLACES
    } == {}


def test_a_table_has_the_menu_too() -> None:
    page = table_page(model(game({"players": 2}, 1), 0, "en"))
    assert menu_of(page)[: len(PLACES)] == PLACES
