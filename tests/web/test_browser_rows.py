"""Biber Gang and Biberbande as people play them: a real server, Debian's Chromium, clicks, keys and fingers."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from biberbau.bots import LEVELS
from biberbau.games.biberbande.rules.state import OUTER, Frame
from biberbau.games.common.view.shown import languages
from biberbau.kernel.stack import KIND
from biberbau.match import Match

from .browsing import (
    HASTE,
    MINE,
    PHONE,
    REACH,
    TALLER,
    WIDER,
    Guest,
    Sit,
    needs_chromium,
    one_in_every_run,
    set_table,
    turn_of,
)
from .serving import Running, to_the_end
from .staging import Stage

pytestmark = needs_chromium

SHORT = {"biber_gang": {"turn_limit": "10"}, "biberbande": {"turn_guard": "20"}}
"""Options with which a whole game is short, whatever is played."""

GAMES = tuple(SHORT)

# Keeps every stream message that the page gets; the first page is kept by ``heard``.
LISTENING = """
globalThis.heard = [];
const Real = EventSource;
globalThis.EventSource = class extends Real {
  constructor(address) {
    super(address);
    for (const kind of ["message", "scene"]) this.addEventListener(kind, (event) => heard.push(event.data));
  }
};
"""

SEEN = """() => ['#deck', '#discard', '#prompt', '#mine .card', '.pod.me', '.pod:not(.me) .card'].filter(
  (selector) => ![...document.querySelectorAll(selector)].some((element) => {
    const box = element.getBoundingClientRect();
    return box.width > 0 && box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth;
  }))"""
"""Which of the things that must always be in sight are not."""

READABLE = """() => [...document.querySelectorAll('.card .index')].map((index) => index.getBoundingClientRect().height)
  .filter((height) => height < 13).length"""


def begin(guest: Guest, game: str, *seats: str, **options: str) -> Page:
    set_table(guest, *seats, game=game, **(SHORT[game] | options))
    guest.page.wait_for_selector("#table.playing")
    guest.page.wait_for_load_state("load")  # style sheets too: sizes are measured
    return guest.page


def table_id(page: Page) -> str:
    return page.url.rpartition("/")[2]


def looks(match: Match) -> bool:
    """Whether the two outer cards are being looked at."""
    state = match.position().state
    return bool(state.depth) and state.stack[0, KIND] == Frame.LOOK and state.stack[0, 2] == OUTER


def faces(html: str) -> dict[str, str]:
    """By place in a row: what is drawn there, "back" for a back."""
    return dict(re.findall(r'id="(slot-\d-\d)" role="listitem">\s*<div class="card (\S+?)[ "]', html))


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_a_game_against_four_bots_to_its_end_by_clicking(sit: Sit, running: Running, game: str) -> None:
    anna = sit()
    page = begin(anna, game, *["relaxed"] * 4)
    anna.play_on(anna.choose, lambda: anna.may_act and page.locator("#log li").count() > 12)
    to_the_end(running, 40, anna)
    anna.play_on(lambda: anna.choose(1), lambda: anna.status == "over")
    expect(page.locator("#over .winners")).to_be_visible()
    expect(page.locator("#over .ranking li")).to_have_count(5)
    points = [int(text.replace("−", "-")) for text in page.locator("#over .ranking b").all_inner_texts()]
    assert points == sorted(points)  # the fewest win
    page.click("#stage-sign")
    expect(page.locator("#score-sheet tfoot td")).to_have_count(5)
    totals = [int(text.replace("−", "-")) for text in page.locator("#score-sheet tfoot td").all_inner_texts()]
    assert sorted(totals) == points
    page.keyboard.press("Escape")
    page.click("#over a[href*=replay]")
    page.click("#to-next")
    expect(page.locator("#table")).to_have_attribute("data-ply", "1")
    page.click("#eyes a >> nth=2")
    expect(page.locator("#eyes a >> nth=2")).to_have_attribute("aria-current", "true")
    expect(page.locator(".pods .row .card")).to_have_count({"biber_gang": 32, "biberbande": 16}[game])


def two_people(sit: Sit, game: str, **given: object) -> tuple[Guest, Guest]:
    """Anna and Ben at a table, each in a browser of their own that keeps what it hears."""
    anna = sit(**given)
    anna.page.add_init_script(LISTENING)
    set_table(anna, "open", game=game, **SHORT[game])
    expect(anna.page.locator("#invite-link")).to_have_value(re.compile("^http://127.0.0.1"))
    ben = sit(anna.page.input_value("#invite-link"), **given)
    ben.page.add_init_script(LISTENING)
    ben.page.fill("#name", "Ben")
    ben.page.click(".join .primary")
    expect(anna.page.locator("#lobby-seats")).to_contain_text("Ben")
    anna.page.click("#start button")
    for guest in (anna, ben):
        guest.page.wait_for_selector("#table.playing")
    return anna, ben


def heard(guest: Guest) -> list[str]:
    """All that the guest's page was sent since it was opened, streams as they are drawn, and what a reload brings."""
    stage = Stage()
    sent = [stage.takes(one, 0) if one.startswith("{") else one for one in guest.page.evaluate("heard")]
    return [*sent, guest.page.content()]


def test_what_is_looked_at_only_its_owner_sees(sit: Sit, running: Running) -> None:
    """Both look at their outer cards; neither page is ever sent the other's, nor its own ones afterwards."""
    anna, ben = two_people(sit, "biberbande")
    table = table_id(anna.page)
    row = running.match(table).position().state.row.tolist()
    for seat, guest in enumerate((anna, ben)):
        expect(guest.page.locator("#mine .seen")).to_have_count(2)
        own = {place: face for place, face in faces(guest.page.content()).items() if face != "back"}
        special = {10: "swap", 11: "peek", 12: "twice"}
        shown = {
            f"slot-{seat}-{slot}": f"bd-{special.get(row[seat][slot], row[seat][slot])}" for slot in (0, 3)
        }
        assert own == shown
        expect(guest.page.locator(f"#hand-{1 - seat} .looked")).to_have_count(2)
    asked = running.match(table).to_act
    for guest in (anna, ben) if asked == 0 else (ben, anna):
        guest.page.wait_for_function(MINE)
        expect(guest.page.locator("#commit")).to_be_visible()
        guest.choose()  # one button, and nothing to pick before
        expect(guest.page.locator("#mine .seen")).to_have_count(0)
    assert not looks(running.match(table))
    for seat, guest in enumerate((anna, ben)):
        guest.page.reload()
        guest.page.wait_for_selector("#table.playing")
        assert set(faces(guest.page.content()).values()) == {"back"}
        for html in heard(guest):
            assert {face for place, face in faces(html).items() if place.startswith(f"slot-{1 - seat}")} <= {
                "back"
            }


def test_two_people_play_biberbande_and_no_card_is_told_too_much(sit: Sit, running: Running) -> None:
    """Until the rows are opened, no page that anybody is sent shows a face in a row, except in a look."""
    anna, ben = two_people(sit, "biberbande")
    table = table_id(anna.page)
    while running.match(table).position().state.round_n == 0 and (actor := turn_of(anna, ben)):
        actor.choose(1)
    checked = 0
    for seat, guest in enumerate((anna, ben)):
        for html in heard(guest):
            counted = 'class="tally"' in html
            for place, face in faces(html).items():
                own_look = place.startswith(f"slot-{seat}") and 'class="mine rows-mine looking"' in html
                assert face == "back" or counted or own_look, place
                checked += 1
    assert checked > 50


@pytest.mark.long
@pytest.mark.parametrize("game", one_in_every_run(GAMES))
@pytest.mark.parametrize("bots", [pytest.param(1, marks=pytest.mark.long), 5])
def test_everything_is_in_reach_on_a_phone(sit: Sit, running: Running, game: str, bots: int) -> None:
    anna = sit(viewport=PHONE, has_touch=True)
    page = begin(anna, game, *["relaxed"] * bots)

    def look_and_choose() -> None:
        assert page.evaluate(WIDER) == []
        assert page.evaluate(TALLER) <= 0
        assert page.evaluate(SEEN) == []
        assert page.evaluate(READABLE) == 0
        reach = page.evaluate(REACH)
        ready = page.locator(".chip.ready .pick:checked").count()
        assert reach == [] or (ready and page.locator("#commit").is_visible()), reach
        anna.choose(1)
        assert page.evaluate(WIDER) == []

    anna.play_on(look_and_choose, lambda: anna.status == "over" or page.locator("#log li").count() > 20)
    if bots == 1:
        to_the_end(running, 40, anna)
        anna.play_on(look_and_choose, lambda: anna.status == "over")
    assert page.evaluate(WIDER) == []


@pytest.mark.parametrize("game", one_in_every_run(GAMES[::-1]))
def test_a_small_phone_keeps_cards_and_button_in_reach(sit: Sit, game: str) -> None:
    anna = sit(viewport={"width": 360, "height": 640}, has_touch=True)
    page = begin(anna, game, *["relaxed"] * 3)

    def look_and_choose() -> None:
        assert page.evaluate(WIDER) == []
        assert page.evaluate(TALLER) <= 48  # cards are 44 px wide at least: that may cost a bit of scrolling
        assert page.evaluate(SEEN) == []
        anna.choose(0)

    anna.play_on(look_and_choose, lambda: page.locator("#log li").count() > 30 or anna.status == "over")


@pytest.mark.long
@pytest.mark.parametrize("game", one_in_every_run(GAMES))
@pytest.mark.parametrize("bots", [pytest.param(1, marks=pytest.mark.long), 5])
def test_a_wide_screen_needs_no_scrolling(sit: Sit, game: str, bots: int) -> None:
    anna = sit()
    page = begin(anna, game, *["relaxed"] * bots)

    def look_and_choose() -> None:
        assert page.evaluate(WIDER) == []
        assert page.evaluate(TALLER) <= 0
        assert page.evaluate(SEEN) == []
        anna.choose(2)

    anna.play_on(look_and_choose, lambda: page.locator("#log li").count() > 15 or anna.status == "over")


@pytest.mark.parametrize("game", one_in_every_run(GAMES))
def test_keyboard_only(sit: Sit, game: str) -> None:
    anna = sit()
    page = begin(anna, game, "relaxed")

    def decide() -> None:
        stamp = anna.stamp
        for _ in range(24):
            if page.evaluate("document.activeElement.matches('.pick.legal:checked')"):
                break
            page.keyboard.press("ArrowRight")
        expect(page.locator(".pick.legal:checked:focus")).to_have_count(1)
        page.keyboard.press("Enter")
        anna.moved_on(stamp)

    anna.play_on(decide, lambda: page.locator("#log li").count() > 20 or anna.status == "over")


def set_form(page: Page) -> None:
    """A table for two, without the helpers that need a script."""
    page.goto("/new/biberbande")
    page.fill("#name", "Anna")
    page.fill("[id='option.players']", "2")
    page.select_option("#seat1", LEVELS[0])
    page.click(".setup .primary")


def test_cards_laid_back_without_script(sit: Sit) -> None:
    """The look ends with one button even where there is no script to pick anything."""
    anna = sit(java_script_enabled=False)
    page = anna.page
    set_form(page)
    while not page.locator("#table[data-mine='1']").count():  # the bot may be asked first
        page.wait_for_timeout(100)
        page.reload()
    expect(page.locator("#mine .seen")).to_have_count(2)
    page.click("#commit")
    expect(page.locator("#mine .seen")).to_have_count(0)


@pytest.mark.parametrize("lang", one_in_every_run(languages(GAMES[0])))
@pytest.mark.parametrize("game", one_in_every_run(GAMES[::-1]))
def test_moves_are_told_and_drawn_in_every_language(sit: Sit, game: str, lang: str) -> None:
    """With motion: cards fly, the story is heard, and the table ends where it is."""
    anna = sit(locale=lang, reduced_motion="no-preference")
    anna.page.evaluate("localStorage.setItem('pace', 'brisk')")
    page = begin(anna, game, "relaxed", "relaxed")
    assert page.get_attribute("html", "lang") == lang
    anna.play_on(anna.choose, lambda: page.locator("#log li").count() > 6 and anna.may_act)
    expect(page.locator("#status")).not_to_be_empty()
    expect(page.locator("#mine .place:not(:has(.card:only-child))")).to_have_count(
        0
    )  # one card in every place


def test_tapping_tells_before_it_does(sit: Sit) -> None:
    """The deck, the pile and an own card tell what comes of them; what is not allowed says why, and does nothing."""
    anna = sit()
    page = begin(anna, "biber_gang", "relaxed")
    anna.play_on(anna.choose, lambda: anna.may_act and page.locator("#pick-draw-deck.legal").count() > 0)
    stamp = anna.stamp
    page.click("label[for='pick-place-1']")  # nothing is drawn yet
    expect(page.locator(".says:visible")).to_contain_text("Draw a card first")
    expect(page.locator("#commit")).to_be_hidden()
    page.click("label[for='pick-draw-deck']")
    expect(page.locator(".says:visible")).to_contain_text("You look at the top card")
    assert anna.stamp == stamp
    page.dblclick("label[for='pick-draw-deck']")  # tap twice to do it
    anna.moved_on(stamp)
    expect(page.locator("#drawn .card:not(.back)")).to_have_count(1)
    page.click(".discard-pile .tap")  # the pile is the button that discards, too
    expect(page.locator("#pick-discard")).to_be_checked()
    page.click("#hint")
    expect(page.locator(".pick.hinted:checked")).to_have_count(1)


def test_a_turn_takes_three_taps(sit: Sit) -> None:
    """Draw, put, no knock: one tap each, where nothing is to be read first; or two, if somebody wants to."""
    anna = sit()
    page = begin(anna, "biberbande", "relaxed")
    page.evaluate("localStorage.removeItem('taps')")
    page.reload()
    anna.arrived()
    while True:
        page.wait_for_function(MINE)
        page.wait_for_timeout(HASTE)
        stamp, own = anna.stamp, page.locator(".pick.legal")
        words = set(own.evaluate_all("picks => picks.map((pick) => pick.value.split(' ')[0])"))
        word = next((word for word in ("hide", "discard", "pass", "draw") if word in words), None)
        if word is None:  # a special card asks for more
            anna.choose()
            continue
        if word == "draw":
            page.hover("label[for='pick-draw']")
            expect(page.locator(".says:visible")).not_to_be_empty()
            assert anna.stamp == stamp
        elif word == "pass":
            break
        ready = page.locator(f"#chip-{word}.ready").count()
        page.click("#commit" if ready else f"label[for='pick-{word}'] >> nth=0")
        anna.moved_on(stamp)
    page.click("#settings")
    page.click("[name=taps][value=two]")
    page.click("#settings-sheet [popovertargetaction=hide]")
    page.click("label[for='pick-pass']")
    expect(page.locator("#commit")).to_be_visible()
    assert anna.stamp == stamp
    page.click("label[for='pick-pass']")
    anna.moved_on(stamp)


def test_a_screen_reader_hears_who_has_looked_and_what_lies_where(sit: Sit) -> None:
    anna = sit()
    page = begin(anna, "biberbande", "relaxed", "relaxed")
    page.wait_for_function(MINE)
    expect(page.get_by_role("list", name="Your cards")).to_have_count(1)
    first = page.locator("#mine [role=listitem]").first
    expect(first.get_by_role("radio", name=re.compile("only you see it"))).to_have_count(1)
    expect(page.locator("#log")).to_contain_text("Everybody looks at their two outer cards.")
    anna.choose()
    expect(first.get_by_role("radio", name=re.compile("only you see it"))).to_have_count(0)
    page.wait_for_function(MINE)
    expect(page.get_by_role("radio", name=re.compile("your first card: face down"))).to_have_count(1)
