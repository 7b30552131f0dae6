"""People in front of browsers: what all tests of the table in a browser share."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from biberbau.games import game_ids

PATIENCE = 60.0
"""Seconds without any progress after which a test gives up: machines may be slow, but they do not stand still."""

expect.set_options(timeout=PATIENCE * 1000)

needs_chromium = [
    pytest.mark.browser,
    pytest.mark.skipif(not Path("/usr/bin/chromium").exists(), reason="there is no /usr/bin/chromium"),
]

FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PHONE = {"width": 390, "height": 844}
WIDE = {"width": 1440, "height": 900}
MINE = "() => document.querySelector('#table[data-mine=\"1\"]') && !document.body.matches('.telling')"
MINE_OR_OVER = f"() => ({MINE})() || document.querySelector('#table.over')"
STAMP = "document.querySelector('#table')?.dataset.stamp"


@dataclass
class Guest:
    """Somebody in front of a browser; ``complaints`` is all that its console said."""

    page: Page
    complaints: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.page.on(
            "console", lambda said: self.heard(said.text) if said.type in ("error", "warning") else None
        )
        self.page.on("pageerror", lambda error: self.heard(str(error)))

    def heard(self, complaint: str) -> None:
        self.complaints.append(complaint)

    @property
    def status(self) -> str:
        return self.page.get_attribute("#table", "data-status") or ""

    @property
    def stamp(self) -> str:
        return self.page.get_attribute("#table", "data-stamp") or ""

    @property
    def may_act(self) -> bool:
        return bool(self.page.evaluate(f"Boolean(({MINE})())"))

    def no_coach(self) -> None:
        for game in game_ids():
            self.page.evaluate(f"localStorage.setItem('coach-{game}', 'done')")

    def arrived(self, where: str = "#table.playing") -> None:
        """Wait for another page and for its script. Until that runs, forms and links load the next page as a whole."""
        self.page.wait_for_selector(where)
        self.page.wait_for_load_state()

    def sit_down(self, game: str = "beasty_bar") -> None:
        """One tap on the first page, and a table with bots begins."""
        self.page.click(f"[action='/new/{game}'] .primary")
        self.arrived()

    def choose(self, number: int = 0) -> None:
        """Tap a legal choice, unless it is picked already, then the button that does it."""
        stamp, legal = self.stamp, self.page.locator(".pick.legal")
        pick = legal.nth(number % legal.count()).get_attribute("id")
        if not self.page.locator(f"#{pick}").is_checked():
            self.page.click(f"label[for='{pick}']")
        expect(self.page.locator("#commit")).to_be_visible()
        expect(self.page.locator(".says:visible")).not_to_be_empty()
        self.page.click("#commit")
        self.moved_on(stamp)

    def moved_on(self, stamp: str) -> None:
        self.page.wait_for_function(f"before => {STAMP} !== before", arg=stamp)

    def play_on(self, plays: Callable[[], None], until: Callable[[], bool]) -> None:
        """Decide whenever it is this guest's turn."""
        while not until():
            self.page.wait_for_function(MINE_OR_OVER)
            if self.may_act:
                plays()
            else:
                assert until(), f"the game is over; console: {self.complaints}"


Sit = Callable[..., Guest]


def set_table(guest: Guest, *seats: str, game: str = "beasty_bar", **options: str) -> None:
    """Fill in the form for a new table; a number or a choice as it is, a tick as "true"."""
    page = guest.page
    page.goto(f"/new/{game}")
    page.fill("#name", "Anna")
    page.fill("[id='option.players']", str(len(seats) + 1))
    for number, seat in enumerate(seats, start=1):
        page.select_option(f"#seat{number}", seat)
    for name, value in options.items():
        field = page.locator(f"[id='option.{name}']")
        if field.evaluate("field => field.matches('select')"):
            field.select_option(value)
        elif value == "true":
            field.check()
        else:
            field.fill(value)
    page.click(".setup .primary")
    guest.arrived(".table")


REACH = """() => [...document.querySelectorAll('.pick.legal')].map((pick) => {
  const tap = document.querySelector(`label[for="${pick.id}"]`);
  tap.scrollIntoView({ block: 'nearest' });
  const box = tap.getBoundingClientRect();
  const middle = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  const wide = box.width >= 24 && box.height >= 44;
  return middle === tap && wide ? null : `${pick.id} under ${middle?.outerHTML.slice(0, 90)}`;
}).filter(Boolean)"""
