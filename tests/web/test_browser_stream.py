"""A table whose connection breaks, in Debian's Chromium."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from biberbau.games import game_ids, kind

from .browsing import MINE, Sit, needs_chromium, one_in_every_run

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
    expect(page.locator("#notice")).to_have_text(
        "No connection. Your move goes out by itself as soon as it is back."
    )
    assert anna.stamp == stamp and page.locator(".pick:checked").count() == 1  # nothing chosen is lost
    page.unroute("**/act")
    page.click("#commit")
    anna.moved_on(stamp)
    expect(offline).to_be_hidden()
    anna.complaints.clear()  # of the post that was not let through, and rightly so


PLAIN = """(root) => {
  const own = ['data-base', 'data-version', 'style', 'hidden', 'data-taps'];
  const lines = [];
  const write = (node, depth) => {
    if (node.nodeType === Node.TEXT_NODE && node.data.trim()) lines.push(' '.repeat(depth) + node.data.trim());
    if (node.nodeType !== Node.ELEMENT_NODE || node.matches('.scriptless')) return;
    const said = [...node.attributes].filter((one) => !own.includes(one.name) && !node.dataset.own);
    const fleeting = ['flying', 'lit', 'moved', 'wobble'];
    const classes = [...node.classList].filter((name) => !fleeting.includes(name)).sort().join('.');
    const rest = said.filter((one) => one.name !== 'class').map((one) => `${one.name}=${one.value}`).sort();
    lines.push(' '.repeat(depth) + [node.nodeName, classes, ...rest].join(' '));
    if (!node.dataset.own) node.childNodes.forEach((child) => write(child, depth + 1));
  };
  write(root, 0);
  return lines;
}"""
"""A table as text, without what belongs to its reader, and without what only a page without scripts has: it says in how
many seconds it reloads while a question is open."""
AS_TEXT = f"((root) => [root.dataset.stamp, ({PLAIN})(root)])"
STREAMED = f"{AS_TEXT}(document.getElementById('table'))"
LOADED = f"""async () => {AS_TEXT}(new DOMParser().parseFromString(
    globalThis.policy.createHTML(await (await fetch(location.pathname)).text()), 'text/html'
).getElementById('table'))"""
"""The same with the stamp of its position: of the page, and of a page as it would be loaded now."""


@pytest.mark.parametrize(
    "game", one_in_every_run([game for game in game_ids() if not kind(game).parts][::-1])
)
def test_a_table_that_streams_have_changed_is_the_table_that_is_loaded(sit: Sit, game: str) -> None:
    """Element by element; and an element that is still there is the same one, sheets and scrolled lists among them."""
    anna = sit()
    page = anna.page
    anna.sit_down(game)
    page.wait_for_function(MINE)
    sheets = "#table [popover], #table .side, #log, .lately"
    count = page.evaluate(
        "(what) => [...document.querySelectorAll(what)].map((one) => { one.kept = true; }).length", sheets
    )
    assert count >= 3
    for number in range(6):
        anna.choose(number)
        page.evaluate(
            "() => { globalThis.policy ??= trustedTypes.createPolicy('test', { createHTML: (html) => html }); }"
        )
        while True:
            page.wait_for_function(MINE)
            here, streamed = page.evaluate(STREAMED)
            there, loaded = page.evaluate(LOADED)
            if here == there:
                break
            anna.moved_on(here)  # the table did what left no choice between the two
        assert "\n".join(streamed) == "\n".join(loaded)
    kept = "(what) => [...document.querySelectorAll(what)].filter((one) => one.kept).length"
    assert page.evaluate(kept, sheets) == count
