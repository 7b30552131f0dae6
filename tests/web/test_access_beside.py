"""For everybody: axe-core finds nothing on the pages beside the tables, as a server gives them."""

from __future__ import annotations

import random
from dataclasses import replace
from functools import partial

import pytest
from playwright.sync_api import Browser, expect

from biberbau.match import Game, Match
from biberbau.web.view import table_pages

from .browsing import PHONE, WIDE, WIDER, Sit, needs_chromium
from .fitting import drawn
from .serving import Running
from .test_access import in_both_lights
from .test_render import model

pytestmark = [pytest.mark.compiled, *needs_chromium]


@pytest.mark.parametrize(
    ("lang", "screen"), [("de", PHONE), pytest.param("en", WIDE, marks=pytest.mark.long)]
)
def test_axe_finds_nothing_beside_the_tables(
    sit: Sit, running: Running, lang: str, screen: dict[str, int]
) -> None:
    anna = sit("/", viewport=screen, locale=lang)
    page, found = anna.page, []
    page.goto("/tournaments/new/beasty_bar")
    page.fill("#title", "Abend am Fluss")
    page.fill("#name", "Anna")
    page.click(".setup .primary")
    page.wait_for_selector("#tournament-leave")
    tournament = page.url
    paths = (
        tournament,
        "/tournaments",
        "/tournaments/new/frantic",
        "/puzzles",
        "/puzzles/today",
        "/puzzles/frantic",
        "/puzzles/biber_gang/3",
        "/train/biberbande",
        "/learn/biber_mania",
        "/learn/beasty_bar/2",
        "/analyse",
        "/bots",
        "/api",
        "/lab",
        "/lab/new/frantic",
    )
    for number, path in enumerate(paths):
        answer = page.goto(path)
        assert answer is not None and answer.status == 200, path
        found += [f"{path}: {one}" for one in (*in_both_lights(page, number), *page.evaluate(WIDER))]
    page.goto("/train/biberbande")
    for number in range(2):  # what to look at, then what is asked
        page.locator("main form .primary, main a.primary").first.click()
        page.wait_for_load_state()
        found += [f"training {number}: {one}" for one in in_both_lights(page, number)]
    page.goto("/bots")
    page.fill("#name", "Robo")
    page.click("#new .primary")
    page.wait_for_selector("#made")
    found += [f"a new program: {one}" for one in (*in_both_lights(page, 0), *page.evaluate(WIDER))]
    assert found == []


def test_axe_finds_nothing_on_a_review_a_moment_and_advice(sit: Sit, running: Running) -> None:
    anna = sit("/", viewport=PHONE)
    anna.sit_down()
    page, table = anna.page, anna.page.url.rpartition("/")[2]
    dice = random.Random(1)
    while (match := running.settled(table, 1)).to_act is not None:
        form = {"action": dice.choice(match.legal()).notation, "number": str(match.ply)}
        page.request.post(f"{running.url}/t/{table}/act", form=form)
    page.goto(f"/t/{table}/review")
    found = list(in_both_lights(page, 0))
    page.click("#make")
    page.wait_for_selector(".chances svg")
    found += [*in_both_lights(page, 1), *page.evaluate(WIDER)]
    page.goto(f"/t/{table}/replay?at=12&as=0")  # a link to a moment
    found += [f"moment: {one}" for one in (*in_both_lights(page, 0), *page.evaluate(WIDER))]
    page.goto("/analyse/beasty_bar?start=1&deal=otter")
    page.click("#advice")
    expect(page.locator("#advised")).to_be_in_viewport()  # below a table that fills a phone
    found += [f"advice: {one}" for one in (*in_both_lights(page, 1), *page.evaluate(WIDER))]
    assert found == []


@pytest.mark.long
def test_axe_finds_nothing_on_a_report_of_the_laboratory(sit: Sit, running: Running) -> None:
    """Asked for on a phone; its own page has a policy that lets no other style in."""
    page = sit("/lab/new/beasty_bar", viewport=PHONE).page
    page.fill("#games", "10")
    page.select_option("#bots", "random")
    page.click("#ask")
    page.wait_for_selector("#read")
    found = [*in_both_lights(page, 0), *page.evaluate(WIDER)]
    page.click("#read")
    page.wait_for_selector("h1")
    found += in_both_lights(page, 1)
    assert found == []


@pytest.mark.parametrize("game", ["beasty_bar", "biberbande"])
def test_every_screen_shows_which_seats_are_programs(chromium: Browser, game: str) -> None:
    """Names have no room for what is said of bots on a phone; that a program sits there is no ornament."""
    made = model(Match(Game.of(game, {"players": 4}), seed=1), 0, "en")
    seats = (*made.seats[:3], replace(made.seats[3], program=True))
    with drawn(
        chromium, game, {"table": partial(table_pages.table_page, replace(made, seats=seats))}
    ) as page:
        for screen in (WIDE, PHONE, {"width": 844, "height": 390}):
            page.set_viewport_size(screen)  # type: ignore[arg-type]
            page.goto("http://table.test/table")
            expect(page.locator("#pod-3 .program .icon")).to_be_visible()
            assert page.evaluate(WIDER) == []
