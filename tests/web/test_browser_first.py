"""The first minute: the covers, two taps to one's own first decision, a friend's link, and what a newcomer is told."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

import numpy as np
import pytest
from playwright.sync_api import Browser, Page, expect

from biberbau.games import game_ids, kind
from biberbau.kernel import no_memory
from biberbau.kernel.options import Value
from biberbau.match import Game, Match
from biberbau.web.view import render, table_pages, table_scenes
from biberbau.web.view.model import LandingModel, Proposal, TableLink
from games_tried import in_turn

from .browsing import MINE, Sit, needs_chromium, one_in_every_run
from .fitting import NARROW, SIZES, drawn, fullest_table, misfits
from .test_render import model

pytestmark = needs_chromium

FIRST_SCREENS = ((1440, 900), (1366, 650), (1024, 768), (844, 390), (390, 844), (360, 640))
SMALL = ((360, 640), (844, 390), (1366, 650))
LITTLE = ((844, 390), (360, 640))
"""Where one's own games take a line of the first screen, and the last cover may begin there only."""

ROOMIER = [size for size in SIZES if size not in NARROW]
"""Where there is more room."""

LANGS = ("de", "en", "fr")


def front(lang: str, mine: bool) -> str:
    """The first page, as a stranger sees it, or with games and an open table."""
    games = tuple(map(kind, game_ids()))
    links = tuple(TableLink("1", game, "playing", ("Anna", "Ben"), 0.0) for game in games) if mine else ()
    return render.landing(LandingModel(lang, games, links, Proposal("5ea1", "words", "1.5ea1")))


BELOW = """() => [...document.querySelectorAll('.cover')].map((cover) => cover.getBoundingClientRect())
  .filter((box) => box.left < 0 || box.right > innerWidth || box.top < 0 || box.bottom > innerHeight)
  .map((box) => [box.left, box.right, box.top, box.bottom].map(Math.round).join(' '))"""
"""Covers of which a part is not on the screen."""


def test_all_covers_are_whole_in_the_first_screen(chromium: Browser) -> None:
    """At every size and in every language, and everything on the page can be read and pressed."""
    pages = {f"{lang}{mine:d}": partial(front, lang, mine) for lang in LANGS for mine in (False, True)}
    found = []
    with drawn(chromium, "beasty_bar", pages) as page:
        for name in pages:
            page.goto(f"http://table.test/{name}")
            for width, height in FIRST_SCREENS:
                page.set_viewport_size({"width": width, "height": height})
                if name.endswith("0") or (width, height) not in LITTLE:
                    found += [f"{name} {width}x{height}: {box}" for box in page.evaluate(BELOW)]
                found += [f"{name} {width}x{height}: {one}" for one in misfits(page, (width, height))]
    assert found == []


def test_what_a_cover_opens_fits_every_screen_and_closes_by_escape(chromium: Browser) -> None:
    found = []
    with drawn(chromium, "beasty_bar", {"front": partial(front, "de", False)}) as page:
        page.goto("http://table.test/front")
        for game in game_ids():
            page.click(f"[popovertarget='choose-{game}'].cover")
            for width, height in FIRST_SCREENS:
                box = f"#choose-{game}"
                found += [f"{game} {width}x{height}: {one}" for one in misfits(page, (width, height), box)]
            page.keyboard.press("Escape")
            assert page.locator(".choose:popover-open").count() == 0
    assert found == []


class Taps:
    """Counts what somebody taps."""

    def __init__(self, page: Page) -> None:
        self.page, self.count = page, 0

    def on(self, what: str) -> None:
        self.count += 1
        self.page.click(what)


@pytest.mark.parametrize(("game", "size"), in_turn(*SMALL))
def test_two_taps_from_the_front_page_to_the_first_decision(
    sit: Sit, game: str, size: tuple[int, int]
) -> None:
    """No form, no name; and the decision can be seen and made at once."""
    width, height = size
    guest = sit(viewport={"width": width, "height": height}, has_touch=width < 1000)
    taps = Taps(guest.page)
    taps.on(f"[popovertarget='choose-{game}'].cover")
    taps.on(".choose:popover-open .primary")
    guest.arrived()
    guest.page.wait_for_function(MINE)
    assert taps.count <= 2
    expect(guest.page.locator("#prompt")).to_be_in_viewport()
    assert guest.page.locator(".pick.legal, .tick").count()


def test_two_taps_and_a_name_from_a_friend_s_link_to_a_seat(sit: Sit) -> None:
    anna = sit()
    Taps(anna.page).on("[popovertarget='choose-beasty_bar'].cover")
    anna.page.click(".choose:popover-open .with-friends")
    anna.arrived("#invite")
    ben = sit(anna.page.input_value("#invite-link"), viewport={"width": 360, "height": 640}, has_touch=True)
    for part in ("h1", ".who", "#name", "#setup .primary"):
        expect(ben.page.locator(part)).to_be_in_viewport(ratio=1)
    taps = Taps(ben.page)
    taps.on("#name")
    ben.page.keyboard.type("Ben")
    taps.on("#setup .primary")
    ben.arrived("#invite")
    assert taps.count <= 2
    expect(anna.page.locator("#lobby-seat-1")).to_contain_text("Ben")


def first_decision(game: str, options: Mapping[str, Value] | None = None) -> Match:
    """A game as it is when somebody decides for the first time, after looking at what they have to remember."""
    match, dice = Match(Game.of(game, options or fullest_table(game)), 5), np.random.default_rng(5)
    while match.to_act is None or not coached(match):
        legal = match.legal()
        match.play(legal[int(dice.integers(len(legal)))])
    return match


def coached(match: Match) -> bool:
    """Whether the page of the player who decides now has something for newcomers."""
    return 'id="coach"' in table_pages.table_page(model(match, match.to_act, LANGS[0]))


@pytest.mark.parametrize(
    "sizes", [NARROW, pytest.param(ROOMIER, marks=pytest.mark.long)], ids=("least", "all")
)
@pytest.mark.parametrize("game", one_in_every_run(["frantic", *sorted(set(game_ids()) - {"frantic"})]))
def test_what_a_newcomer_is_told_covers_nothing(
    chromium: Browser, game: str, sizes: Sequence[tuple[int, int]]
) -> None:
    """One sentence at a time, at every size; what it is about has a frame, and after the last one all of it is gone."""
    assert covered_while_told(chromium, first_decision(game), sizes) == []


@pytest.mark.parametrize("game", one_in_every_run(["biber_gang", "biberbande"]))
def test_at_a_table_for_two_it_covers_nothing_either(chromium: Browser, game: str) -> None:
    """Where the other player's row is large, too."""
    match = first_decision(game, {"players": 2})
    assert covered_while_told(chromium, match, ((390, 844), (360, 640))) == []


TAKES_ROOM = "(pod) => innerWidth < innerHeight && pod.offsetHeight > 60"


def covered_while_told(chromium: Browser, match: Match, sizes: Sequence[tuple[int, int]]) -> list[str]:
    """What cannot be read or pressed while a newcomer is told one thing after the other."""
    found, game = [], match.game.kind.id
    pages: dict[str, Callable[[], str]] = {
        lang: partial(table_pages.table_page, model(match, match.to_act, lang)) for lang in ("de", "en")
    }
    with drawn(chromium, game, pages, newcomer=True) as page:
        for number, size in enumerate(sizes):
            page.goto(f"http://table.test/{('de', 'en')[number % 2]}")
            page.evaluate("localStorage.clear()")
            page.reload()
            for target in table_scenes.POINTED_AT:
                expect(page.locator("#coach p:visible")).to_have_count(1)
                expect(page.locator("#table")).to_have_attribute("data-points", target)
                found += [f"{size[0]}x{size[1]}, {target}: {one}" for one in misfits(page, size)]
                if page.locator(".pod.me").evaluate(TAKES_ROOM):
                    found.append(f"{size[0]}x{size[1]}, {target}: one's own name takes room that cards need")
                page.click("#coach-next")
            expect(page.locator("#coach")).to_be_hidden()
            expect(page.locator("#ask-sound")).to_have_count(0)  # about that later
    return found


@pytest.mark.parametrize("game", game_ids())
def test_nobody_is_told_more_who_looks_on_or_has_acted_or_looks_at_cards(game: str) -> None:
    match = first_decision(game)
    seat = match.to_act
    assert seat is not None
    others = [other for other in range(match.game.players) if other != seat]
    assert not any(
        'id="coach"' in table_pages.table_page(model(match, one, LANGS[0])) for one in (None, *others)
    )
    match.play(match.legal()[0])
    assert 'id="coach"' not in table_pages.table_page(model(match, seat, LANGS[0]))
    if kind(game).memory is not no_memory:
        looking = Match(Game.of(game, fullest_table(game)), 5)
        first = looking.to_act
        assert first is not None and kind(game).memory.glimpse(looking.view(first).state, first)
        assert not coached(looking)
