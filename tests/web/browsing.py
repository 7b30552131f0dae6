"""People in front of browsers: what all tests of the table in a browser share."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from biberbau.bots import newest
from biberbau.games import game_ids

PATIENCE = 180.0
"""Seconds without any progress after which a test gives up: machines may be slow, but they do not stand still."""

expect.set_options(timeout=PATIENCE * 1000)

needs_chromium = [
    pytest.mark.browser,
    pytest.mark.skipif(not Path("/usr/bin/chromium").exists(), reason="there is no /usr/bin/chromium"),
]


def one_in_every_run(values: Sequence[str]) -> list[Any]:
    """Parameters of a long test: the first of these in every run, the others with ``--long``."""
    return [pytest.param(value, marks=[pytest.mark.long] if at else []) for at, value in enumerate(values)]


WITHOUT = (
    *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup"),
    *("AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades"),
    *("HttpsFirstBalancedModeAutoEnable", "LensOverlay", "MediaRouter", "PaintHolding", "AimEnabled"),
    *("ThirdPartyStoragePartitioning", "AvoidCorsURLLoaderRestartOnRedirect", "TcpPortRandomizationWin"),
    *("OptimizationHints", "NetworkTimeServiceQuerying", "PreconnectToSearch"),
)
"""Features of Chromium that are switched off. The first are popups under the address bar, which nobody sees here: every
window loads two of them as pages, and spends more on that than on a small page of its own. The others are those that
Playwright switches off; its option does not count beside another one of that name.
"""
FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--disable-features={','.join(WITHOUT)}",
]
PHONE = {"width": 390, "height": 844}
WIDE = {"width": 1440, "height": 900}
MINE = "() => document.querySelector('#table[data-mine=\"1\"]') && !document.body.matches('.telling')"
MINE_OR_OVER = f"() => ({MINE})() || document.querySelector('#table.over')"
FREE = 0.12
"""Cards of a full hand lie over each other: which part of each, from the left, is to be seen in any case."""
HASTE = 450
"""Milliseconds until a second tap at one place is a second tap."""
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
        """Nobody explains the game, and every tap reads before it does something."""
        for game in game_ids():
            self.page.evaluate(f"localStorage.setItem('coach-{game}', 'done')")
        self.page.evaluate("localStorage.setItem('taps', 'two')")

    def arrived(self, where: str = "#table.playing") -> None:
        """Wait for another page and for its script. Until that runs, forms and links load the next page as a whole."""
        self.page.wait_for_selector(where)
        self.page.wait_for_load_state()

    def sit_down(self, game: str = "beasty_bar") -> None:
        """Two taps on the first page, and a table with bots begins."""
        self.choose_game(game)
        self.page.click(".choose:popover-open .primary")
        self.arrived()

    def choose_game(self, game: str) -> None:
        """Tap a game's cover."""
        self.page.click(f"[popovertarget='choose-{game}'].cover")

    def choose(self, number: int = 0) -> None:
        """Tap a legal choice, unless it is picked already, then the button that does it."""
        stamp, legal = self.stamp, self.page.locator(".pick.legal")
        pick = legal.nth(number % legal.count()).get_attribute("id")
        if not self.page.locator(f"#{pick}").is_checked():
            self.tap(str(pick))
        expect(self.page.locator("#commit")).to_be_visible()
        expect(self.page.locator(".says:visible")).not_to_be_empty()
        self.page.click("#commit")
        self.moved_on(stamp)

    def tap(self, choice: str) -> None:
        """Tap a card where no other lies on it."""
        label = self.page.locator(f"label:not(.ghost)[for='{choice}']").first
        box = label.bounding_box() or {"width": 0, "height": 0}
        label.click(position={"x": box["width"] * FREE, "y": box["height"] * FREE})

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


def turn_of(*guests: Guest) -> Guest | None:
    """Wait until one of these may act; None when their game is over. A page that still tells the last move may not."""
    until = time.monotonic() + PATIENCE
    while not any(guest.status == "over" for guest in guests):
        for guest in guests:
            if guest.may_act:
                return guest
        assert time.monotonic() < until, f"nobody may act; consoles: {[guest.complaints for guest in guests]}"
        guests[0].page.wait_for_timeout(20)
    return None


Sit = Callable[..., Guest]


def set_table(guest: Guest, *seats: str, game: str = "beasty_bar", **options: str) -> None:
    """Fill in the form for a new table; a number or a choice as it is, a tick as "true"."""
    page = guest.page
    page.goto(f"/new/{game}")
    page.fill("#name", "Anna")
    page.fill("[id='option.players']", str(len(seats) + 1))
    for number, seat in enumerate(seats, start=1):
        page.select_option(f"#seat{number}", seat if seat == "open" else newest(seat))
    if options and page.locator("#house").count():
        page.click("#house > summary")
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
  const tap = document.querySelector(`label:not(.ghost)[for="${pick.id}"]`);
  tap.scrollIntoView({ block: 'nearest' });
  const box = tap.getBoundingClientRect();
  const middle = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  const wide = box.width >= 24 && box.height >= 44;
  return middle === tap && wide ? null : `${pick.id} under ${middle?.outerHTML.slice(0, 90)}`;
}).filter(Boolean)"""

FINGERS = """() => [...document.querySelectorAll('.tick + .tap, .pick.legal + .tap')].map((tap) => {
  tap.scrollIntoView({ block: 'center' });
  const box = tap.getBoundingClientRect();
  const strip = box.width >= 40 || tap.closest('.fan') ? 24 : 40;
  const at = (part) => document.elementFromPoint(box.left + box.width * part, box.top + box.height / 2);
  const points = [0.12, 0.3, 0.5].map(at);
  const free = points.filter((found) => found === tap).length;
  const high = tap.closest('.chip, .gone') ? 40 : 48;
  return box.width >= strip && box.height >= high && free >= (tap.closest('.fan') ? 1 : 3) ? null
    : `${tap.id} ${box.width}x${box.height} under ${points[2]?.outerHTML.slice(0, 80)}`;
}).filter(Boolean)"""
"""What a finger cannot hit: too small, or something else lies over it. Cards of a fan show a strip of themselves."""

TALLER = "() => document.documentElement.scrollHeight - innerHeight"

WIDER = """() => document.documentElement.scrollWidth <= innerWidth ? [] : [...document.querySelectorAll('body *')]
  .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
  .map((element) => `${element.nodeName}.${element.className}#${element.id} in ${element.parentNode.id}`)"""
"""What makes the page wider than the screen."""
