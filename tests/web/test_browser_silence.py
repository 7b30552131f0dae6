"""A line that is dead and yet held open: pages hear that nothing is heard, and take another one, in Debian's Chromium.

The clock of the page is the test's own, so nothing waits for the times that are tested.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import datetime, timedelta

import pytest
from playwright.sync_api import Page, expect

from .browsing import PATIENCE, Guest, Sit, needs_chromium, set_table, turn_of
from .relay import Relay, relayed
from .serving import Running

pytestmark = [pytest.mark.compiled, *needs_chromium]

STREAMS = """() => {
  globalThis.streams = [];
  globalThis.EventSource = class extends EventSource {
    constructor(address) {
      super(address);
      streams.push(this);
      this.addEventListener('alive', () => { this.heard = true; });
    }
  };
}"""
"""Keeps what the page listens to, and whether the server has said that it is there."""

HEARD = "() => streams.at(-1)?.heard"


@pytest.fixture
def relay(running: Running) -> Iterator[Relay]:
    with relayed(running.port) as found:
        yield found


def through(relay: Relay, running: Running, sit: Sit) -> Guest:
    """A person whose connection goes through the relay, and whose clock is the test's."""
    guest = sit("/rules/beasty_bar", replace(running, port=relay.port))
    guest.page.add_init_script(f"({STREAMS})()")
    guest.page.clock.install()
    return guest


def silent_for(page: Page, seconds: int) -> None:
    page.clock.fast_forward(seconds * 1000)


def looked_at_after(page: Page, seconds: int) -> None:
    """The computer has slept for ``seconds``, in which no timer has run; then its person looks at the page."""
    page.clock.set_system_time(
        datetime.fromtimestamp(page.evaluate("Date.now()") / 1000) + timedelta(seconds=seconds)
    )
    page.evaluate("dispatchEvent(new Event('focus'))")


def gets_through(page: Page, relay: Relay, notices: Callable[[Page, int], None], seconds: int) -> None:
    """After ``seconds`` of silence the page has another line, though its browser tries dead ones first."""
    opened, lost, until = page.evaluate("streams.length"), relay.swallowed, time.monotonic() + PATIENCE
    notices(page, seconds)
    while page.evaluate("streams.length") == opened or not page.evaluate(HEARD):
        if relay.swallowed > lost:
            lost = relay.swallowed
            silent_for(page, 3)
        assert time.monotonic() < until, "the page has not found a line that is alive"
        page.wait_for_timeout(20)


@pytest.mark.parametrize(("notices", "seconds"), [(silent_for, 41), (looked_at_after, 21)])
def test_a_move_that_a_dead_line_has_swallowed_is_shown(
    relay: Relay, sit: Sit, running: Running, notices: Callable[[Page, int], None], seconds: int
) -> None:
    anna, ben = through(relay, running, sit), sit()
    set_table(anna, "open")
    table = anna.page.url.rpartition("/")[2]
    ben.page.goto(f"/t/{table}/join")
    ben.page.fill("#name", "Ben")
    ben.page.click("main .primary")
    ben.arrived(".table")
    anna.page.click("#start .primary, [action$='/start'] .primary")
    for guest in (anna, ben):
        guest.arrived()
    while turn_of(anna, ben) is anna:
        anna.choose()
    anna.page.wait_for_function(HEARD)
    assert relay.swallow() >= 1
    before = anna.stamp
    while turn_of(anna, ben) is not None and not ben.may_act:
        pass
    stamp = ben.stamp
    ben.choose()
    assert anna.stamp == before == stamp  # nothing has come
    gets_through(anna.page, relay, notices, seconds)
    anna.moved_on(before)
    expect(anna.page.locator("#offline")).to_be_hidden()


def test_lists_notice_a_dead_line(relay: Relay, sit: Sit, running: Running) -> None:
    """The open tables; a tournament's page has the same script."""
    cem, anna = through(relay, running, sit), sit()
    cem.page.goto("/")
    cem.page.wait_for_function(HEARD)
    assert relay.swallow() >= 1
    page = anna.page
    page.goto("/new/beasty_bar?with=friends")
    page.fill("#name", "Anna")
    page.check("[name=listed][value='1']")
    page.click(".setup .primary")
    anna.arrived("#invite")
    item = cem.page.locator(f"#open-{page.url.rpartition('/')[2]}")
    assert item.count() == 0
    gets_through(cem.page, relay, silent_for, 41)
    expect(item).to_be_visible()


def test_a_line_that_is_quiet_and_alive_is_kept(relay: Relay, sit: Sit, running: Running) -> None:
    cem = through(relay, running, sit)
    cem.page.goto("/")
    cem.page.wait_for_function(HEARD)
    cem.page.clock.pause_at(
        datetime.fromtimestamp(cem.page.evaluate("Date.now()") / 1000) + timedelta(seconds=1)
    )
    for _ in range(6):
        silent_for(cem.page, 14)
        looked_at_after(cem.page, 3)
        cem.page.evaluate("streams[0].dispatchEvent(new MessageEvent('alive', { data: '15' }))")
    assert cem.page.evaluate("streams.length") == 1
