"""Frantic as people play it: eight pods on a phone, hands of many cards, clocks, and a whole game by clicking."""

from __future__ import annotations

import dataclasses
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from urllib.parse import unquote, urlparse

import numpy as np
import pytest
from playwright.sync_api import Browser, Page, Route, ViewportSize, expect

from biberbau.games.frantic.rules import deck
from biberbau.games.frantic.rules.deck import Box
from biberbau.games.frantic.rules.state import Frame, Wish
from biberbau.games.frantic.words.names import SAYS
from biberbau.kernel.actions import Action
from biberbau.kernel.options import Value
from biberbau.kernel.stack import KIND, A, decides
from biberbau.match import Match, Position
from biberbau.web.view import table_pages
from biberbau.web.view.model import QuestionClock
from web.browsing import FINGERS, MINE_OR_OVER, PHONE, TALLER, WIDE, WIDER, Sit, needs_chromium, set_table
from web.fitting import file_at
from web.serving import Running
from web.test_render import game, model

pytestmark = needs_chromium

GAME = "frantic"

OVERLAPS = """() => {
  const found = [];
  const inside = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const apart = (parts, where) => {
    const boxes = parts.map((part) => [part, part.getBoundingClientRect()]).filter(([, box]) => box.width && box.height);
    boxes.forEach(([part, box], i) => boxes.slice(i + 1).forEach(([other, its]) => {
      if (inside(box, its)) found.push(`${where}: ${part.id || part.className} over ${other.id || other.className}`);
    }));
  };
  apart(['.pod', '#board', '#recent', '#dock', '#mine'].flatMap((name) => [...document.querySelectorAll(name)]), 'page');
  apart([...document.querySelectorAll('#deck, #discard, #force, #event, .running')], 'board');
  apart([...document.querySelectorAll('.prompt, .clock, .chips, .says-box, .buttons')], 'dock');
  for (const pod of document.querySelectorAll('.pod'))
    apart([...pod.querySelectorAll('.who-name, .score, .holds')], pod.id);
  const board = document.querySelector('#board').getBoundingClientRect();
  for (const part of document.querySelectorAll('#deck, #discard, #force, #event, .running, #trays, #laid')) {
    const box = part.getBoundingClientRect();
    if (box.height && (box.top < board.top - 1 || box.bottom > board.bottom + 1))
      found.push(`${part.className} leaves the board`);
  }
  return found;
}"""
"""What lies over something else, or leaves what it belongs to."""


def asked(match: Match) -> int:
    return decides(match.position().state, KIND)


def kinds_held(match: Match) -> int:
    return int((match.position().state.hand[match.to_act] > 0).sum())


def notations(match: Match) -> set[str]:
    return {action.notation for action in match.legal()}


EIGHT: dict[str, Value] = {"players": 8}
MOMENTS: dict[str, tuple[dict[str, Value], Callable[[Match], bool]]] = {
    "turn": (EIGHT, lambda match: asked(match) == Frame.TURN and kinds_held(match) > 9),
    "crowd": (EIGHT, lambda match: True),
    "draw": (EIGHT, lambda match: asked(match) == Frame.TURN and "draw" in notations(match)),
    "wish": (
        {"players": 4},
        lambda match: (
            asked(match) == Frame.WISHING and decides(match.position().state, A) == Wish.COLOUR_OR_NUMBER
        ),
    ),
    "target": (EIGHT, lambda match: asked(match) == Frame.TARGET),
    "counter": (EIGHT, lambda match: asked(match) == Frame.COUNTER),
    "steal": ({"players": 3}, lambda match: asked(match) == Frame.STEALING),
    "mimic": ({"players": 4}, lambda match: asked(match) == Frame.MIMIC),
    "counted": (EIGHT, lambda match: asked(match) == Frame.DEAL_NEXT),
}


def crowd() -> Match:
    """A hand of a hundred cards: all of the box but for the largest numbers, and a few for the others."""
    others = {
        letter: ["black 1"] if letter == "b" else [f"red {number}"]
        for number, letter in enumerate("bcdefgh", 2)
    }
    gone = Counter(name for names in others.values() for name in names) + Counter(["red 1"])
    copies = dict(zip(deck.NAMES, deck.COPIES[Box.COMPLETE].tolist(), strict=True))
    box = [name for name, count in copies.items() for _ in range(count - gone[name])]
    position = {"turn": "a", "hands": {"a": box[:100]} | others, "top": "red 1", "discard": ["red 1"]}
    document = {
        "format": "biberbau-position/1",
        "game": GAME,
        "options": EIGHT,
        "seen_by": None,
        "position": position,
    }
    start = Position.load(document)
    return Match(start.game, 1, start=start)


@cache
def found(moment: str) -> Match:
    """A moment of a random game, or the hand of a hundred cards."""
    if moment == "crowd":
        return crowd()
    options, fits = MOMENTS[moment]
    for seed in range(60):
        match, dice = game(options, seed, GAME), np.random.default_rng(seed)
        while not match.over and match.ply < 800:
            if fits(match):
                return match
            legal = match.legal()
            match.play(legal[int(dice.integers(len(legal)))])
    raise AssertionError("there is no such moment")


@pytest.fixture
def drawn(chromium: Browser) -> Iterator[Callable[..., Page]]:
    """Opens one of the ``MOMENTS`` as a page, without a server, on a screen of some size."""
    contexts = []

    def opened(
        moment: str, viewport: ViewportSize, lang: str = "de", clock: QuestionClock | None = None
    ) -> Page:
        match = found(moment)
        html = table_pages.table_page(dataclasses.replace(model(match, match.to_act or 0, lang), clock=clock))

        def answer(route: Route) -> None:
            path = unquote(urlparse(route.request.url).path)
            if not path.startswith(("/static/", "/games/")):
                route.fulfill(body=html, content_type="text/html")
                return
            file = file_at(path)
            assert file is not None, path
            route.fulfill(body=file.body, content_type=file.media_type)

        context = chromium.new_context(viewport=viewport, reduced_motion="reduce", java_script_enabled=True)
        contexts.append(context)
        context.add_init_script(f"localStorage.setItem('coach-{GAME}', 'done')")
        page = context.new_page()
        page.route("**/*", answer)
        page.goto("http://table.test/t/abc")
        return page

    yield opened
    for context in contexts:
        context.close()


@pytest.mark.parametrize("moment", MOMENTS)
def test_wide_screens_and_phones_show_everything_and_nothing_lies_over_it(
    drawn: Callable[..., Page], moment: str
) -> None:
    """A wide screen needs no scrolling."""
    page = drawn(moment, WIDE)
    assert page.evaluate(WIDER) == []
    assert page.evaluate(TALLER) <= 0
    assert page.evaluate(OVERLAPS) == []
    page.set_viewport_size(ViewportSize(**PHONE))
    assert page.evaluate(WIDER) == []
    assert page.evaluate(OVERLAPS) == []
    assert page.evaluate(TALLER) <= PHONE["height"]  # at most one scroll
    page.evaluate("() => document.querySelector('.chip.ready')?.remove()")  # the button stands for it
    assert page.evaluate(FINGERS) == []


def test_a_tap_on_a_pod_names_its_player(drawn: Callable[..., Page]) -> None:
    page = drawn("target", WIDE)
    pod = page.locator(".pod:has(.whole)").first
    pod.click()
    expect(page.locator(f"#{pod.locator('.whole').get_attribute('for')}")).to_be_checked()
    expect(page.locator("#commit")).to_be_visible()


def test_the_clock_shows_what_is_left(drawn: Callable[..., Page]) -> None:
    """It goes on from where it stands, without a script and with reduced motion too."""
    page = drawn("counter", WIDE, clock=QuestionClock(600.0, 300.0))
    rest = "() => document.querySelector('#clock .rest').width.animVal.value"
    assert 40 < page.evaluate(rest) < 51
    expect(page.locator("#clock")).to_contain_text("600")


def test_a_card_that_does_not_go_says_why(drawn: Callable[..., Page]) -> None:
    page = drawn("turn", PHONE)
    card = page.locator(".hand .card:not(.can)").first
    card.click(position={"x": 6, "y": 6})  # where no other card lies on it
    expect(page.locator(".says:visible .effect")).not_to_be_empty()
    expect(page.locator("#commit")).to_be_hidden()


SHOWN = """() => [...document.querySelectorAll('.frantic-mine .card')]
  .map((card) => [card.getBoundingClientRect(), Number(/no-(\\d)/.exec(card.className)?.[1] ?? 10)])
  .sort(([one], [other]) => one.top - other.top || one.left - other.left).map(([, number]) => number)"""
"""The numbers on the hand as they are seen, row by row; 10 for a card without one."""

AGES = SHOWN.replace("no-", "new-")
"""The same for how lately each card came, from 1; 10 for those that came before the last nine."""


def test_a_hand_is_sorted_by_colour_by_number_or_by_what_came_last(drawn: Callable[..., Page]) -> None:
    page = drawn("crowd", WIDE)
    sorts = page.get_by_role("combobox", name=SAYS("de", "table-sort"))
    before = page.evaluate(SHOWN)
    assert before != sorted(before)
    sorts.select_option(SAYS("de", "table-by-number"))
    assert page.evaluate(SHOWN) == sorted(before)
    sorts.select_option(SAYS("de", "table-by-colour"))
    assert page.evaluate(SHOWN) == before
    page = drawn("turn", WIDE)
    ages = page.evaluate(AGES)
    page.get_by_role("combobox").select_option(SAYS("de", "table-by-newest"))
    assert page.evaluate(AGES) == sorted(ages) == [*range(1, 10), *[10] * (len(ages) - 9)]


def test_the_stack_draws_and_nothing_else_does(drawn: Callable[..., Page]) -> None:
    page = drawn("draw", WIDE)
    expect(page.locator('#table input[value="draw"]')).to_have_count(1)
    expect(page.locator('.stack input[value="draw"]')).to_be_enabled()
    expect(page.locator(".stack .pile-name")).to_have_text(SAYS("de", "label-draw"))


@pytest.mark.long
@pytest.mark.usefixtures("running")
def test_a_round_against_seven_bots_by_clicking(sit: Sit, running: Running) -> None:
    """Whatever is asked is answered, or the clock answers; a round is counted in the end."""
    anna = sit()
    set_table(anna, *["relaxed"] * 7, game=GAME, length="number", limit="20")
    page = anna.page
    page.wait_for_selector("#table.playing")
    anna.play_on(anna.choose, lambda: anna.status == "over")
    expect(page.locator("#over .winners")).to_be_visible()
    points = [int(text.replace("−", "-")) for text in page.locator("#over .ranking b").all_inner_texts()]
    assert points == sorted(points)
    match = running.match(page.url.rpartition("/")[2])
    assert sorted(points) == sorted(match.scores)


@pytest.mark.long
def test_the_clock_runs_out_by_itself(sit: Sit, running: Running) -> None:
    """A person who is asked for a reaction and does nothing is passed over."""
    anna = sit()
    page = anna.page
    clock = page.locator("#clock")

    def asked_or_over() -> bool:
        return anna.status == "over" or (anna.may_act and clock.count() > 0)

    own: list[Action] = []
    while not own:  # a player asked before her may react, and then she is no longer asked
        if not page.locator("#table.playing").count():
            set_table(anna, *["relaxed"] * 3, game=GAME)
            page.wait_for_selector("#table.playing")
        anna.play_on(lambda: None if clock.count() else anna.choose(), asked_or_over)
        if anna.status == "over":
            continue
        stamp = anna.stamp
        page.wait_for_function(
            f"stamp => document.querySelector('#table').dataset.stamp !== stamp && ({MINE_OR_OVER})",
            arg=stamp,
        )
        table_id, asked = page.url.rpartition("/")[2], int(stamp.partition(".")[0])
        actors, history = running.record(table_id).actors, running.match(table_id).history
        played = list(zip(history, actors, strict=False))[asked:]
        own = [action for action, seat in played if seat == 0]
    assert own[0].notation == "pass"
