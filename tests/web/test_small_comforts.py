"""What people of other servers ask for: a link where a code is asked, the table of a form that was sent twice, days of
one's own, a screen that stays on, colours of one's system."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, Page

from biberbau.games import game_ids
from biberbau.web.domain.messages import SAYS
from biberbau.web.view.environment import environment

from .browsing import needs_chromium
from .fitting import drawn, moments, show
from .scenes import played_out
from .test_live_server import asking, table_of

ID = "ab12cd34ef56gh78"


@pytest.mark.parametrize(
    ("pasted", "leads"),
    [
        (f"https://table.example/t/{ID}/join", f"/t/{ID}/join"),
        (f"  http://127.0.0.1:8000/t/{ID}/join?lang=de ", f"/t/{ID}/join"),
        (f"table.example/t/{ID}", f"/t/{ID}/join"),
        (f"https://table.example/games/t/{ID}/replay#top", f"/t/{ID}/join"),
        (f"https://elsewhere.example/tournaments/{ID}", f"/tournaments/{ID}"),
    ],
)
def test_a_whole_link_does_for_a_code(tmp_path: Path, pasted: str, leads: str) -> None:
    """It never leads to another server, whatever host it names."""

    async def scene() -> None:
        async with asking(tmp_path) as (_, anna):
            answer = await anna.post("/code", data={"code": pasted})
            assert (answer.status_code, answer.headers["location"]) == (303, leads)

    played_out(scene())


@pytest.mark.parametrize(
    "pasted", ["https://table.example/", f"/t/{ID[:-1]}", f"see https://x.example/t/{ID}", "12345"]
)
def test_what_is_neither_code_nor_link_is_refused(tmp_path: Path, pasted: str) -> None:
    async def scene() -> None:
        async with asking(tmp_path) as (_, anna):
            answer = await anna.post("/code", data={"code": pasted})
            assert answer.status_code == 404 and SAYS("en", "code-length") in answer.text

    played_out(scene())


def test_a_form_that_was_sent_twice_leads_to_its_table(tmp_path: Path) -> None:
    """And nobody else's form leads there, though it has the same seal."""

    async def scene() -> None:
        async with asking(tmp_path) as (_, anna):
            page = (await anna.get("/new/biber_gang")).text
            (seal,) = re.findall(r'name="seal" value="([^"]+)"', page)[:1]
            form = {"name": "Anna", "option.players": "2", "seat1": "open", "seal": seal}
            first = await anna.post("/new/biber_gang", data=form)
            again = await anna.post("/new/biber_gang", data=form)
            table = first.headers["location"]
            assert first.status_code == 303 and again.status_code == 409
            assert f'id="dealt" href="{table}"' in again.text
            async with httpx.AsyncClient(transport=anna._transport, base_url="http://localhost") as ben:
                await table_of(ben, "open")
                stolen = await ben.post("/new/biber_gang", data=form | {"name": "Ben"})
                assert stolen.status_code == 409 and table not in stolen.text

    played_out(scene())


LATE = 1_700_000_000.0
"""A Tuesday evening, 22:13 by the clock of the world: Wednesday in Auckland."""

LOCK = """() => {
  globalThis.locks = [];
  Object.defineProperty(navigator, 'wakeLock', { value: { request: async () => {
    const lock = new EventTarget();
    lock.release = async () => { lock.released = true; lock.dispatchEvent(new Event('release')); };
    locks.push(lock);
    return lock;
  } } });
}"""

SEEN = """(hidden) => {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
  if (hidden) locks.at(-1).release();
  document.dispatchEvent(new Event('visibilitychange'));
}"""

HELD = "() => locks.filter((lock) => !lock.released).length"


@pytest.fixture
def tables(chromium: Browser) -> Iterator[Page]:
    with drawn(chromium, "beasty_bar", {"days": lambda: days()}) as page:
        yield page


def days() -> str:
    """A page that says a day."""
    said = environment("de").globals["day"](LATE)
    return f"""<!doctype html><html lang=de><head><meta charset=utf-8><link rel=manifest href="/m?lang=de">
    <script type=module src="/static/app.js"></script></head><body>
    <aside id=to-all data-version=""></aside>{said}</body>"""


@needs_chromium[0]
@needs_chromium[1]
@pytest.mark.parametrize(
    ("zone", "day"), [("Pacific/Auckland", "15.11.2023"), ("America/Lima", "14.11.2023")]
)
def test_days_are_those_of_whoever_reads(tables: Page, zone: str, day: str) -> None:
    assert ">14.11.2023 (UTC)</time>" in days()
    tables.context.new_cdp_session(tables).send("Emulation.setTimezoneOverride", {"timezoneId": zone})
    tables.goto("http://table.test/days")
    tables.wait_for_function("day => document.querySelector('time').textContent === day", arg=day)


@needs_chromium[0]
@needs_chromium[1]
def test_the_screen_stays_on_while_it_is_ones_turn(tables: Page) -> None:
    named = [moment.name for moment in moments("beasty_bar")]
    tables.add_init_script(f"({LOCK})()")
    show(tables, 0)
    tables.wait_for_function("() => locks.length === 1")
    tables.keyboard.press("Shift")
    assert tables.evaluate(HELD) == 1
    tables.evaluate(SEEN, True)
    assert tables.evaluate(HELD) == 0
    tables.evaluate(SEEN, False)
    tables.wait_for_function(f"() => ({HELD})() === 1")
    for other in ("waiting", "watching"):
        show(tables, named.index(other))
        tables.keyboard.press("Shift")
        assert tables.evaluate("locks.length") == 0


LINES = """(what) => [...document.querySelectorAll(what)].filter((part) => part.checkVisibility()).map((part) => {
  const style = getComputedStyle(part);
  const line = (kind) => style[`${kind}Style`] === 'none' ? 0 : parseFloat(style[`${kind}Width`]);
  return [part.id || part.className, line('borderTop'), line('outline')];
})"""


@needs_chromium[0]
@needs_chromium[1]
@pytest.mark.parametrize("game", game_ids())
def test_edges_and_states_are_lines_where_colours_are_forced(chromium: Browser, game: str) -> None:
    """What is drawn by shadows and backgrounds alone is gone there."""
    with drawn(chromium, game) as page:
        page.emulate_media(forced_colors="active")
        show(page, 0)
        lines = {
            what: page.evaluate(LINES, what)
            for what in ("#table .paper", "#table :is(.chip, .button, .primary)", ".pod")
        }
        assert lines["#table .paper"] and lines[".pod"]
        assert [part for found in lines.values() for part in found if not any(part[1:])] == []
        picked = page.evaluate(LINES, ":is(.card:has(:checked) .paper, .chip:has(:checked))")
        others = page.evaluate(LINES, ":is(.can:not(:has(:checked)) .paper, .chip:not(:has(:checked)))")
        assert all(part[2] == 4 for part in picked)
        assert all(part[2] < 4 for part in others)
        assert page.evaluate(LINES, ".pod.acts")[0][2] == 4
