"""A table whose connection breaks, in Debian's Chromium."""

from __future__ import annotations

from playwright.sync_api import expect

from .browsing import MINE, Sit, needs_chromium

pytestmark = needs_chromium

STREAMS = """() => {
  globalThis.streams = [];
  globalThis.EventSource = class extends EventSource {
    constructor(address) { super(address); streams.push(this); }
  };
  Math.random = () => 1e6;
}"""
"""Keeps what the table listens to, and lets it try again by itself only long after the test."""

DIES = """() => {
  const last = streams.at(-1);
  last.close();
  last.dispatchEvent(new Event('error'));
}"""


def test_a_dead_stream_is_opened_with_the_next_action(sit: Sit) -> None:
    anna = sit()
    page, offline = anna.page, anna.page.locator("#offline")
    page.add_init_script(f"({STREAMS})()")
    anna.sit_down()
    page.wait_for_function(MINE)
    page.evaluate(DIES)
    expect(offline).to_be_visible()
    opened = page.evaluate("streams.length")
    anna.choose()  # and sees what came of it
    expect(offline).to_be_hidden()
    assert page.evaluate("streams.length") == opened + 1
    page.wait_for_function(MINE)
    stamp = anna.stamp
    page.route("**/act", lambda route: route.abort())
    page.locator(".pick.legal").first.check(force=True)
    page.click("#commit")
    expect(offline).to_be_visible()
    expect(page.locator("#notice")).to_have_text("That did not get through. Try again in a moment.")
    assert anna.stamp == stamp and page.locator(".pick:checked").count() == 1  # nothing chosen is lost
    page.unroute("**/act")
    page.click("#commit")
    anna.moved_on(stamp)
    expect(offline).to_be_hidden()
    anna.complaints.clear()  # of the post that was not let through, and rightly so
