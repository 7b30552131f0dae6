"""Biber-Mania as people play it: cards ticked together, a phone with five players, and no script at all."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from urllib.parse import unquote, urlparse

import numpy as np
import pytest
from playwright.sync_api import Browser, Page, Route, ViewportSize, expect

from biberbau.bots import LEVELS
from biberbau.games.biber_mania.rules.state import Frame, GroupKind
from biberbau.games.common.view.shown import languages
from biberbau.kernel.options import Value
from biberbau.kernel.stack import KIND, A, decides
from biberbau.match import Match
from biberbau.web.view import table_pages
from web.browsing import (
    FINGERS,
    MINE_OR_OVER,
    PHONE,
    TALLER,
    WIDE,
    WIDER,
    Guest,
    Sit,
    needs_chromium,
    one_in_every_run,
    set_table,
)
from web.fitting import file_at
from web.serving import Running
from web.test_render import game, model

pytestmark = needs_chromium

GAME = "biber_mania"

# ------------------------------------------------------------------------------------------------ how it looks

OVERLAPS = """() => {
  const found = [];
  const parts = ['.pod', '#board', '#recent', '#dock', '#mine'].flatMap((name) => [...document.querySelectorAll(name)]);
  const boxes = parts.map((part) => [part.id, part.getBoundingClientRect()]).filter(([, box]) => box.width && box.height);
  const inside = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  boxes.forEach(([id, box], i) => boxes.slice(i + 1).forEach(([other, its]) => {
    if (inside(box, its)) found.push(`${id} and ${other}`);
  }));
  for (const [holder, held] of [['#dock', '.buttons, .prompt, .chips, .says-box, .offered'],
    ['#board', '#display .card, #stock .card, #wishes .card, .pile-of, .gone:not(.none)'],
    ['.pod', '.who-name, .score, .what, .fan, .counts']]) {
    for (const box of document.querySelectorAll(holder)) {
      const all = box.getBoundingClientRect();
      const children = [...box.querySelectorAll(held)].map((child) => [child, child.getBoundingClientRect()])
        .filter(([, its]) => its.width && its.height);
      for (const [child, its] of children) {
        if (its.left < all.left - 1 || its.right > all.right + 1 || its.top < all.top - 1 || its.bottom > all.bottom + 1)
          found.push(`${child.className} ${child.id} leaves ${holder}`);
      }
      children.forEach(([child, its], i) => children.slice(i + 1).forEach(([other, theirs]) => {
        if (!child.contains(other) && !other.contains(child) && inside(its, theirs))
          found.push(`${holder}: ${child.className} ${child.id} over ${other.className} ${other.id}`);
      }));
    }
  }
  return found;
}"""
"""What lies over something else, or leaves what it belongs to."""


@cache
def found(moment: str) -> Match:
    """A moment of a random game."""
    options, fits = MOMENTS[moment]
    for seed in range(60):
        match, rng = game(options, seed, GAME), np.random.default_rng(seed)
        while not match.over:
            if fits(match):
                return match
            legal = match.legal()
            adds = [action for action in legal if action.word == "add"]
            among = adds if adds and rng.random() < 0.75 else legal
            match.play(among[int(rng.integers(len(among)))])
        if fits(match):
            return match
    raise AssertionError("there is no such moment")


def asked(match: Match) -> int:
    return decides(match.position().state, KIND)


def large(match: Match, cards: int) -> bool:
    state = match.position().state
    choosing = asked(match) == Frame.PLAY and state.chosen_n == 0
    return choosing and bool(state.hand_n[match.to_act] >= cards and state.top_n[:5].min() > 0)


def robbed(match: Match) -> bool:
    """Something is stolen while a sequence and a large group of equals lie on top of piles."""
    state = match.position().state
    others = [seat for seat in range(match.game.players) if seat != match.to_act]
    kinds = {int(state.top_kind[seat]) for seat in others}
    return asked(match) == Frame.STEAL and GroupKind.HIPPIE_SEQUENCE in kinds and max(state.top_n[others]) > 3


FIVE: dict[str, Value] = {"players": 5}
MOMENTS: dict[str, tuple[dict[str, Value], Callable[[Match], bool]]] = {
    "hand of 13": (FIVE, lambda match: large(match, 13)),
    "hand of 17": (FIVE | {"memory_aid": True}, lambda match: large(match, 17)),
    "steal": (FIVE, robbed),
    "wish": (
        FIVE | {"highest": 13, "copies": 6, "memory_aid": True},
        lambda match: asked(match) == Frame.WISH,
    ),
    "ask": (FIVE, lambda match: asked(match) == Frame.ASK),
    "stab": ({"players": 4}, lambda match: asked(match) == Frame.STAB),
    "stabbed": (
        FIVE,
        lambda match: (
            asked(match) == Frame.STABBED
            and match.position().state.top_n[decides(match.position().state, A)] > 2
        ),
    ),
    "draw": ({"players": 3}, lambda match: asked(match) == Frame.DRAW),
    "collect": (FIVE | {"collect": 100}, lambda match: match.ply > 60 and asked(match) == Frame.PLAY),
    "over": (FIVE, lambda match: match.over),
}


@pytest.fixture
def drawn(chromium: Browser) -> Iterator[Callable[[str, dict[str, int]], Page]]:
    """Opens one of the ``MOMENTS`` as a page, without a server, on a screen of some size."""
    contexts = []

    def opened(moment: str, viewport: dict[str, int], lang: str = "de") -> Page:
        match = found(moment)
        html = table_pages.table_page(model(match, match.to_act or 0, lang))

        def answer(route: Route) -> None:
            path = unquote(urlparse(route.request.url).path)
            if path == "/":
                route.fulfill(body=html, content_type="text/html; charset=utf-8")
            elif asset := file_at(path) if path.startswith(("/static/", "/games/")) else None:
                route.fulfill(body=asset.body, content_type=asset.media_type)
            else:
                route.abort()

        size = ViewportSize(width=viewport["width"], height=viewport["height"])
        context = chromium.new_context(base_url="http://table.test", reduced_motion="reduce", viewport=size)
        contexts.append(context)
        context.add_init_script(f"try {{ localStorage.setItem('coach-{GAME}', 'done') }} catch {{}}")
        page = context.new_page()
        page.route("**/*", answer)
        page.goto("/")
        page.wait_for_load_state("load")
        return page

    yield opened
    for context in contexts:
        context.close()


@pytest.mark.parametrize("moment", MOMENTS)
def test_wide_screens_and_phones_show_everything_and_nothing_lies_over_it(
    drawn: Callable[[str, dict[str, int]], Page], moment: str
) -> None:
    """A wide screen needs no scrolling."""
    page = drawn(moment, WIDE)
    assert page.evaluate(WIDER) == []
    assert page.evaluate(TALLER) <= 0
    assert page.evaluate(OVERLAPS) == []
    page.set_viewport_size(ViewportSize(**PHONE))
    assert page.evaluate(WIDER) == []
    assert page.evaluate(OVERLAPS) == []
    assert page.evaluate(FINGERS) == []
    if moment in ("hand of 13", "stab", "draw", "collect"):
        assert page.evaluate(TALLER) <= 1  # all on one screen


# ------------------------------------------------------------------------------------------------ how it plays


def begin(guest: Guest, *seats: str, **options: str) -> Page:
    set_table(guest, *seats, game=GAME, **options)
    guest.page.wait_for_selector("#table.playing")
    guest.page.wait_for_load_state("load")
    return guest.page


def my_turn(guest: Guest) -> Page:
    """Wait until cards can be ticked; whatever is asked before is decided."""
    ticks = guest.page.locator("#selection")
    guest.play_on(
        lambda: None if ticks.count() else guest.choose(), lambda: guest.may_act and ticks.count() > 0
    )
    return guest.page


def lay(guest: Guest) -> None:
    """Tick the first card and all that are equal, and lay them."""
    page, stamp = guest.page, guest.stamp
    value = page.locator(".tick").first.get_attribute("value")
    for tick in page.locator(f".tick[value='{value}']").all()[: 1 if not str(value).isdigit() else None]:
        guest.tap(str(tick.get_attribute("id")))
    expect(page.locator("#selection.legal")).to_be_visible()
    page.click("#commit:enabled")
    guest.moved_on(stamp)


def decide(guest: Guest) -> None:
    if guest.page.locator("#selection").count():
        lay(guest)
    else:
        guest.choose()


@pytest.mark.long
def test_a_whole_game_against_four_bots_by_clicking(sit: Sit, running: Running) -> None:
    anna = sit()
    page = begin(anna, *["relaxed"] * 4)
    anna.play_on(lambda: decide(anna), lambda: anna.status == "over")
    expect(page.locator("#over .winners")).to_be_visible()
    points = [int(text.replace("−", "-")) for text in page.locator("#over .ranking b").all_inner_texts()]
    assert points == sorted(points, reverse=True)
    match = running.match(page.url.rpartition("/")[2])
    assert sorted(points) == sorted(match.scores)
    page.click("#over a[href*=replay]")
    page.click("#to-next")
    expect(page.locator("#table")).to_have_attribute("data-ply", "1")
    page.click("#eyes a >> nth=2")
    expect(page.locator("#eyes a >> nth=2")).to_have_attribute("aria-current", "true")
    expect(page.locator(".tick, .pick")).to_have_count(0)


@pytest.mark.parametrize("lang", one_in_every_run(languages("biber_mania")))
def test_a_selection_says_at_once_what_it_makes_or_why_not(sit: Sit, lang: str) -> None:
    """In any order; a card that is unticked again no longer counts; a bot's move meanwhile changes nothing here."""
    anna = sit(locale=lang)
    page = my_turn_of(anna)
    said = page.locator("#selection .effect")
    empty = said.inner_text()
    stamp = anna.stamp
    values = [tick.get_attribute("value") for tick in page.locator(".tick").all()]
    numbers = sorted({int(str(value)) for value in values if str(value).isdigit()})
    low, high = numbers[0], numbers[-1]
    anna.tap(f"tick-{high}-0")
    expect(page.locator("#selection.legal")).to_be_visible()
    expect(said).to_contain_text(str(high))
    expect(page.locator("#commit")).to_contain_text("1")
    anna.tap(f"tick-{low}-0")
    expect(page.locator("#selection:not(.legal)")).to_be_visible()
    expect(page.locator("#commit")).to_be_hidden()
    expect(page.locator("#selection .rule")).not_to_be_empty()
    page.keyboard.press("Enter")  # nothing to lay
    anna.tap(f"tick-{high}-0")
    expect(page.locator("#selection.legal .effect")).to_contain_text(str(low))
    page.keyboard.press("Escape")
    expect(said).to_have_text(empty)
    expect(page.locator(".tick:checked")).to_have_count(0)
    assert anna.stamp == stamp


def my_turn_of(guest: Guest) -> Page:
    begin(guest, "relaxed")
    return my_turn(guest)


def test_an_answer_that_comes_late_is_dropped(sit: Sit) -> None:
    anna = sit()
    page = my_turn_of(anna)
    first, second = (tick.get_attribute("id") for tick in page.locator(".tick").all()[:2])
    held: list[Route] = []

    def slow(route: Route) -> None:
        if held:
            route.continue_()
        else:
            held.append(route)

    page.route("**/selection?*", slow)
    anna.tap(str(first))
    page.wait_for_function("() => document.querySelector('#commit').disabled")
    anna.tap(str(first))
    anna.tap(str(second))
    expect(page.locator("#selection.legal")).to_be_visible()
    told = page.locator("#selection").inner_text()
    held[0].fulfill(json={"stamp": anna.stamp, "legal": False, "label": "", "says": "too late", "rule": ""})
    page.wait_for_timeout(200)
    assert page.locator("#selection").inner_text() == told
    expect(page.locator("#commit")).to_be_enabled()


def test_a_hint_ticks_the_whole_discard(sit: Sit) -> None:
    anna = sit()
    page = my_turn_of(anna)
    page.click("#hint")
    expect(page.locator("#selection.legal")).to_be_visible()
    hinted = page.locator(".tick.hinted").count()
    assert hinted == page.locator(".tick:checked").count() > 0
    stamp = anna.stamp
    page.click("#commit:enabled")
    anna.moved_on(stamp)


def test_a_hand_by_keys_alone(sit: Sit) -> None:
    anna = sit()
    page = my_turn_of(anna)
    stamp = anna.stamp
    page.keyboard.press("ArrowRight")
    expect(page.locator(".tick:focus")).to_have_count(1)
    page.keyboard.press("ArrowRight")
    expect(page.locator(".tick >> nth=1")).to_be_focused()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Space")
    expect(page.locator("#selection.legal")).to_be_visible()
    expect(page.locator("#commit")).to_be_enabled()
    page.keyboard.press("Enter")
    anna.moved_on(stamp)


def test_ticking_and_laying_without_script(sit: Sit) -> None:
    """Ordinary boxes in an ordinary form: they are laid together, all or none of them."""
    anna = sit(java_script_enabled=False)
    page = anna.page
    page.goto(f"/new/{GAME}")
    page.fill("#name", "Anna")
    page.fill("[id='option.players']", "2")
    page.select_option("#seat1", LEVELS[0])
    page.click(".setup .primary")

    def until_mine() -> None:
        while not page.locator("#table[data-mine='1'] #selection, #table.over").count():
            if page.locator("#table[data-mine='1'] .pick.legal").count():
                page.locator(".pick.legal").first.check(force=True)
                with page.expect_navigation():  # or the old page might be asked once more
                    page.click("#commit")
            else:
                page.wait_for_timeout(100)
                page.reload()

    until_mine()
    table, stamp = page.url, anna.stamp
    values = sorted({str(tick.get_attribute("value")) for tick in page.locator(".tick").all()})
    numbers = [value for value in values if value.isdigit()]
    boxes = [page.locator(f"#tick-{value}-0") for value in numbers[:2]]
    for box in boxes:
        box.check(force=True)
    page.click(".scriptless")
    expect(page.locator(".message")).to_be_visible()  # what they make
    page.goto(table)
    assert anna.stamp == stamp
    for box in boxes:
        box.check(force=True)
    page.click("#commit")
    expect(page.locator(".message")).to_be_visible()  # why they don't go together
    assert all("409" in complaint for complaint in anna.complaints)
    anna.complaints.clear()
    page.goto(table)
    assert anna.stamp == stamp
    boxes[0].check(force=True)
    page.click("#commit")
    expect(page.locator("#log")).to_contain_text("You")
    assert anna.stamp != stamp


@pytest.mark.parametrize("lang", one_in_every_run(languages("biber_mania")))
def test_moves_are_told_and_drawn(sit: Sit, lang: str) -> None:
    """With motion: cards fly, the story is heard, and the table ends where it is."""
    anna = sit(locale=lang, reduced_motion="no-preference")
    anna.page.evaluate("localStorage.setItem('pace', 'brisk')")
    page = begin(anna, "relaxed", memory_aid="true")
    anna.play_on(
        lambda: decide(anna),
        lambda: anna.status == "over" or (page.locator("#log li").count() > 6 and anna.may_act),
    )
    expect(page.locator("#status")).not_to_be_empty()
    page.wait_for_function(MINE_OR_OVER)
    shown = page.locator(".pod:not(.me) .fan .card, #display .card, #stock .card").count()
    page.reload()
    expect(page.locator(".pod:not(.me) .fan .card, #display .card, #stock .card")).to_have_count(shown)
