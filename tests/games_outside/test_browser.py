"""A game in one file, as ``biberbau new-game`` writes it, is played in a browser."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from biberbau.kernel.compiled import INTERPRETED
from cli.running import run
from games_outside.installing import installed
from web.browsing import PHONE, WIDE, Guest, needs_chromium
from web.serving import Running

NAME = "river_poker"

pytestmark = [pytest.mark.process, *needs_chromium]


@pytest.mark.long
@pytest.mark.compiled
@pytest.mark.skipif(INTERPRETED, reason="its server compiles")
@pytest.mark.parametrize("size", [PHONE, pytest.param(WIDE, marks=pytest.mark.long)], ids=["phone", "wide"])
def test_it_is_played_to_its_end(
    chromium: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: dict[str, int]
) -> None:
    assert run("new-game", NAME, "--into", tmp_path).code == 0
    for name, value in installed(tmp_path / NAME, tmp_path).items():
        monkeypatch.setenv(name, value)
    server = Running(tmp_path / "server", (NAME,), program="tests.games_outside.served")
    server.start()
    try:
        context = chromium.new_context(viewport=size, reduced_motion="reduce", locale="en-GB")
        guest = Guest(context.new_page())
        guest.page.goto(server.url)
        guest.page.evaluate(f"localStorage.setItem('coach-{NAME}', 'done')")
        guest.page.evaluate("localStorage.setItem('taps', 'two')")
        guest.sit_down(NAME)
        guest.play_on(guest.choose, until=lambda: guest.status == "over")
        assert guest.page.locator(".result, .verdict, #table.over").first.is_visible()
        assert guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert not guest.complaints
        context.close()
    finally:
        server.end()
