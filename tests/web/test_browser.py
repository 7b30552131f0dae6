"""The table as people use it: a real server, Debian's Chromium, clicks, keys and fingers."""

from __future__ import annotations

import random
import re
import signal
from dataclasses import replace

import pytest
from playwright.sync_api import expect

from biberbau.games.common.catalogues.wording import LANGUAGES
from biberbau.web.domain.matches import fresh
from biberbau.web.storage.store import Record

from .browsing import (
    MINE,
    MINE_OR_OVER,
    PHONE,
    REACH,
    Sit,
    needs_chromium,
    one_in_every_run,
    set_table,
    turn_of,
)
from .serving import Running, to_the_end

pytestmark = needs_chromium

HOLD = """() => {
  const real = window.fetch;
  window.held = [];
  window.holding = true;
  window.fetch = async (...given) => {
    const late = window.holding;
    const answer = await real(...given);
    const text = await answer.text();
    answer.text = async () => text;
    if (late) await new Promise((arrive) => window.held.push(arrive));
    return answer;
  };
  window.letIn = () => {
    for (const arrive of window.held) arrive();
    return new Promise((done) => setTimeout(done));
  };
}"""
"""While ``holding``, answers wait in ``held`` and reach the page's script only when ``letIn()`` says so: late."""


def test_a_whole_game_against_bots_by_clicking(sit: Sit) -> None:
    anna = sit()
    anna.sit_down()
    anna.play_on(lambda: anna.choose(2), lambda: anna.status == "over")
    page = anna.page
    expect(page.locator("#over .winners")).to_be_visible()
    expect(page.locator("#over .ranking li")).to_have_count(4)
    table = page.url
    page.click("#check")
    expect(page.locator("#verdict")).to_have_class("good")
    page.goto(table)
    page.click("#over a[href*=replay]")
    anna.arrived("#table.replay")
    page.click("#to-next")
    expect(page.locator("#table")).to_have_attribute("data-ply", "1")
    page.click("#run")
    expect(page.locator("#table")).to_have_attribute("data-ply", "2")
    page.click("#run")
    page.evaluate(HOLD)
    page.click("#to-next")
    page.wait_for_function("() => held.length > 0")
    page.evaluate("() => { holding = false; }")
    page.click("#to-last")
    expect(page.locator("#to-last.off")).to_be_visible()
    page.evaluate("letIn()")
    assert page.locator("#to-last.off").is_visible()
    page.click("#eyes a >> nth=1")
    expect(page.locator("#eyes a >> nth=1")).to_have_attribute("aria-current", "true")
    page.goto(table)
    page.click("#rematch")
    page.wait_for_url(lambda address: address != table)


def test_two_people_by_invitation(sit: Sit, running: Running) -> None:
    """They play the beginning and the end of a game; a whole one is played against bots."""
    anna = sit()
    set_table(anna, "open")
    expect(anna.page.locator("#invite-link")).to_have_value(re.compile("^http://127.0.0.1"))
    link = anna.page.input_value("#invite-link")
    ben = sit(link)
    ben.page.fill("#name", "Ben")
    ben.page.click(".join .primary")
    ben.arrived(".table.lobby")
    expect(anna.page.locator("#lobby-seats")).to_contain_text("Ben")
    anna.page.click("#start button")
    for guest in (anna, ben):
        guest.arrived()
    for _ in range(4):
        actor = turn_of(anna, ben)
        assert actor is not None
        actor.choose(1)
    to_the_end(running, 4, anna, ben)
    while actor := turn_of(anna, ben):
        actor.choose(1)
    expect(ben.page.locator("#over .winners")).to_be_visible()
    assert anna.page.inner_text("#over .ranking") == ben.page.inner_text("#over .ranking")


def test_a_table_is_the_same_after_a_reload_and_a_killed_server(sit: Sit, own: Running) -> None:
    own.start()
    anna = sit("/", own)
    anna.sit_down()
    anna.play_on(anna.choose, lambda: anna.page.locator("#log li").count() > 12 and anna.may_act)
    before = anna.page.inner_text("#line"), anna.page.inner_text("#log"), anna.stamp
    anna.page.reload()
    assert (anna.page.inner_text("#line"), anna.page.inner_text("#log"), anna.stamp) == before
    own.end(signal.SIGKILL)
    anna.page.evaluate("() => { document.getElementById('table').dataset.mine = 'unknown'; }")
    own.start()
    anna.page.wait_for_function(MINE)  # so the page has found the new server, and that has compiled its rules
    anna.choose()
    anna.page.close()
    anna.complaints.clear()  # of the lost connection, and rightly so
    own.end()


@pytest.mark.long
@pytest.mark.parametrize(
    ("options", "whole"),
    [
        ({"set": "chosen"}, False),
        *(
            pytest.param(one, True, marks=pytest.mark.long)
            for one in ({"set": "chosen"}, {}, {"set": "base"})
        ),
    ],
)
def test_every_choice_can_be_reached_on_a_phone(
    sit: Sit, running: Running, options: dict[str, str], whole: bool
) -> None:
    """At the beginning of a game and at its end, or all the way."""
    anna = sit(viewport=PHONE, has_touch=True)
    set_table(anna, "relaxed", "relaxed", "relaxed", **options)
    page = anna.page

    def look_and_choose() -> None:
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert page.evaluate(REACH) == []
        assert page.evaluate("document.documentElement.scrollHeight") <= PHONE["height"] + 1
        anna.choose(1)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")

    if not whole:
        anna.play_on(look_and_choose, lambda: page.locator("#log li").count() > 12 and anna.may_act)
        to_the_end(running, 12, anna)
    anna.play_on(look_and_choose, lambda: anna.status == "over")


def four_to_stack(table: Record) -> tuple[bytes, list[tuple[int, str, int]]]:
    """A seed, and the moves after which seat 0 orders four animals on their way out: rare, so looked for."""
    for number in range(5_000):
        seed, dice = number.to_bytes(32), random.Random(number)
        match, moves = fresh(replace(table, seed=seed), 0), list[tuple[int, str, int]]()
        while (seat := match.to_act) is not None:
            legal = match.legal()
            if seat == 0 and legal[0].notation == "stack 1" and len(legal) == 4:
                return seed, moves
            action = match.play(dice.choice(legal))
            moves.append((action.id, action.notation, seat))
    raise AssertionError("nobody is asked for an order of four")


@pytest.mark.parametrize("width", [360, 390])
def test_animals_on_their_way_out_can_be_reached_on_a_phone(sit: Sit, running: Running, width: int) -> None:
    anna = sit(viewport={"width": width, "height": 844}, has_touch=True)
    set_table(anna, "relaxed", "relaxed", "relaxed", set="base", pile_order="sent")
    opened = running.record(anna.page.url.rpartition("/")[2])
    seats = tuple(replace(seat, kind="human", player=seat.player or "nobody") for seat in opened.seats)
    opened = replace(opened, seats=seats)
    seed, moves = four_to_stack(opened)
    anna.page.goto(f"/t/{running.laid(replace(opened, seed=seed), moves)}")
    assert anna.page.locator("#sent .pick.legal").count() == 4
    assert anna.page.evaluate(REACH) == []
    assert anna.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_small_phone_keeps_hand_and_button_in_reach(sit: Sit) -> None:
    anna = sit(viewport={"width": 360, "height": 640}, has_touch=True)
    anna.sit_down()

    def look_and_choose() -> None:
        assert anna.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        anna.choose(0)

    anna.play_on(look_and_choose, lambda: anna.page.locator("#log li").count() > 18)


@pytest.mark.parametrize("path", ["/", "/new/beasty_bar"])
def test_plain_pages_fit_a_phone(sit: Sit, path: str) -> None:
    anna = sit(path, viewport=PHONE)
    assert anna.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_wide_screen_needs_no_scrolling(sit: Sit) -> None:
    anna = sit()
    anna.sit_down()
    anna.play_on(anna.choose, lambda: anna.page.locator("#log li").count() > 20 and anna.may_act)
    assert anna.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert anna.page.evaluate(REACH) == []


@pytest.mark.long
@pytest.mark.parametrize("lang", one_in_every_run(LANGUAGES))
def test_moves_are_told_in_every_language(sit: Sit, lang: str) -> None:
    anna = sit(locale=lang, reduced_motion="no-preference")
    page = anna.page
    assert page.get_attribute("html", "lang") == lang
    page.evaluate("localStorage.removeItem('coach-beasty_bar'); localStorage.setItem('pace', 'brisk')")
    anna.sit_down()
    expect(page.locator("#coach p:visible")).to_have_count(1)
    page.click("#coach-next")
    expect(page.locator("#coach p:visible")).to_have_count(1)
    page.click("#sound")
    own: list[int] = []  # bots who begin may have more to tell than that before her first move

    def choose() -> None:
        own.append(1)
        anna.choose()

    anna.play_on(choose, lambda: bool(own) and page.locator("#log li").count() > 3 and anna.may_act)
    assert page.inner_text("#status")
    page.reload()
    expect(page.locator("#coach")).to_be_hidden()
    page.click("#language")
    other = next(code for code in LANGUAGES if code != lang)
    page.click(f".language[hreflang={other}]")
    expect(page.locator("html")).to_have_attribute("lang", other)


def test_hint_why_not_and_sheets(sit: Sit) -> None:
    anna = sit()
    page = anna.page
    anna.sit_down()
    anna.play_on(anna.choose, lambda: anna.may_act and page.locator("#line .card").count() > 0)
    page.click("#hint")
    expect(page.locator(".pick.hinted:checked")).to_have_count(1)
    expect(page.locator("#reason")).to_be_visible()
    page.click("#advice")
    expect(page.locator("#advice-sheet tr.hinted")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#advice-sheet")).to_be_hidden()
    page.click("#line .tap >> nth=0")  # an animal that waits tells what it does
    expect(page.locator(".says:visible")).not_to_be_empty()
    expect(page.locator("#commit")).to_have_css("display", re.compile("none|inline-flex|flex"))
    for sheet in ("log-sheet", "rules-sheet", "pile-sheet"):
        page.click("#rules" if sheet == "rules-sheet" else f"[popovertarget='{sheet}']:visible >> nth=0")
        expect(page.locator(f"#{sheet}")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator(f"#{sheet}")).to_be_hidden()


@pytest.mark.parametrize("sheet", ["log-sheet", "pile-sheet"])
def test_an_open_sheet_stays_open_while_others_play(sit: Sit, sheet: str) -> None:
    anna = sit()
    page = anna.page
    anna.sit_down()
    anna.play_on(anna.choose, lambda: anna.may_act)
    page.click(f"[popovertarget='{sheet}'] >> nth=0")
    expect(page.locator(f"#{sheet}")).to_be_visible()
    stamp, lines = anna.stamp, page.locator("#log li").count()
    page.evaluate("document.querySelector('.pick.legal').click(); document.getElementById('commit').click()")
    anna.moved_on(stamp)
    page.wait_for_function(MINE_OR_OVER)
    assert page.locator(f"#{sheet}").is_visible()
    assert page.locator("#log li").count() > lines


def test_what_happened_follows_unless_one_reads_further_up(sit: Sit) -> None:
    anna = sit()
    page, sheet = anna.page, anna.page.locator("#log-sheet")
    anna.sit_down()
    anna.play_on(anna.choose, lambda: anna.may_act and page.locator("#log li").count() > 20)
    page.set_viewport_size({"width": 1440, "height": 400})
    left = "sheet => sheet.scrollHeight - sheet.clientHeight - sheet.scrollTop"

    def move_and_look() -> int:
        """How much lies below what is seen, after another move."""
        stamp, lines = anna.stamp, page.locator("#log li").count()
        page.evaluate(
            "document.querySelector('.pick.legal').click(); document.getElementById('commit').click()"
        )
        anna.moved_on(stamp)
        page.wait_for_function(MINE_OR_OVER)
        assert page.locator("#log li").count() > lines
        return int(sheet.evaluate(left))

    page.click("[popovertarget='log-sheet'] >> nth=0")
    expect(page.locator("#log li").last).to_be_in_viewport()
    assert move_and_look() < 2
    expect(page.locator("#log li").last).to_be_in_viewport()
    sheet.evaluate("sheet => sheet.scrollTo(0, 0)")
    assert move_and_look() > 24
    assert sheet.evaluate("sheet => sheet.scrollTop") == 0


PATCHED = """async () => {
  const { patch } = await import('/static/patch.js');
  const make = (ids) => {
    const root = document.createElement('div');
    for (const id of ids) {
      const child = document.createElement(id === 'sheet' ? 'aside' : 'p');
      if (id === 'sheet') child.popover = 'auto';
      if (!id.startsWith('-')) child.id = id;
      root.append(child, '\\n');
    }
    return root;
  };
  const shown = (root) => [...root.children].map((child) => child.id || '-').join(' ');
  const old = document.body.appendChild(make(['a', 'b', '-', 'c', 'sheet', 'd']));
  const sheet = document.getElementById('sheet');
  sheet.showPopover();
  const wrong = [];
  for (const ids of [['a', 'c', 'sheet', 'd'], ['sheet'], ['d', 'a', '-', 'sheet', 'e'], ['a', 'd', 'sheet', '-']]) {
    patch(old, make(ids));
    const open = sheet.isConnected && sheet.matches(':popover-open');
    if (!open || shown(old) !== ids.join(' ')) wrong.push([ids.join(' '), shown(old), open]);
  }
  return wrong;
}"""


def test_a_patch_closes_no_sheet_when_what_is_before_it_goes(sit: Sit) -> None:
    assert sit().page.evaluate(PATCHED) == []


def test_late_answers_change_nothing(sit: Sit) -> None:
    anna = sit()
    page = anna.page
    anna.sit_down()
    anna.play_on(anna.choose, lambda: anna.may_act)
    page.evaluate(HOLD)
    page.click("#hint")
    page.wait_for_function("() => held.length === 1")
    anna.choose()
    page.wait_for_function(f"() => ({MINE})() && held.length === 2")
    picked = page.locator(".pick.legal").first.get_attribute("id")
    page.click(f"label:not(.ghost)[for='{picked}']")
    stamp = anna.stamp
    page.evaluate("letIn()")
    assert anna.stamp == stamp
    assert page.locator(f"#{picked}").is_checked()
    assert page.locator(".pick.hinted").count() == 0


def test_a_game_can_be_played_without_script(sit: Sit) -> None:
    anna = sit(java_script_enabled=False)
    page = anna.page
    anna.sit_down()
    while not page.locator("#table[data-mine='1']").count():
        assert anna.status == "playing"
        page.reload()
    stamp = anna.stamp
    pick = page.locator(".pick.legal").first.get_attribute("id")
    page.click(f"label:not(.ghost)[for='{pick}']")
    expect(page.locator(".says:visible")).not_to_be_empty()
    page.click("#commit")
    expect(page.locator("#table")).not_to_have_attribute("data-stamp", stamp)
