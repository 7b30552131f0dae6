"""The table as people use it: a real server, Debian's Chromium, clicks, keys and fingers."""

from __future__ import annotations

import re
import signal
import time
from pathlib import Path

import pytest
from playwright.sync_api import expect

from biberbau.web.model import LANGUAGES

from .browsing import MINE, PHONE, REACH, Sit, needs_chromium, set_table
from .conftest import Running

pytestmark = needs_chromium


def test_a_whole_game_against_bots_by_clicking(sit: Sit) -> None:
    anna = sit()
    anna.page.click(".cover .primary")
    anna.page.wait_for_selector("#table.playing")
    anna.play_on(lambda: anna.choose(2), lambda: anna.status == "over")
    page = anna.page
    expect(page.locator("#over .winners")).to_be_visible()
    expect(page.locator("#over .ranking li")).to_have_count(4)
    page.click(".proof summary")
    page.click("#verify-button")
    expect(page.locator("#verified")).to_have_text("Right: the seed has this fingerprint.")
    table = page.url
    page.click("#over a[href*=replay]")
    page.click("#to-next")
    expect(page.locator("#table")).to_have_attribute("data-ply", "1")
    page.click("#run")
    expect(page.locator("#table")).to_have_attribute("data-ply", "2")
    page.click("#run")
    page.click("#to-last")
    expect(page.locator("#to-last.off")).to_be_visible()
    page.click("#eyes a >> nth=1")
    expect(page.locator("#eyes a >> nth=1")).to_have_attribute("aria-current", "true")
    page.goto(table)
    page.click("#rematch")
    page.wait_for_url(lambda address: address != table)


def test_two_people_by_invitation(sit: Sit) -> None:
    anna = sit()
    set_table(anna, "open")
    expect(anna.page.locator("#invite-link")).to_have_value(re.compile("^http://127.0.0.1"))
    link = anna.page.input_value("#invite-link")
    ben = sit(link)
    ben.page.fill("#name", "Ben")
    ben.page.click(".join .primary")
    expect(anna.page.locator("#lobby-seats")).to_contain_text("Ben")
    anna.page.click("#start button")
    for guest in (anna, ben):
        guest.page.wait_for_selector("#table.playing")
    deadline = time.monotonic() + 60
    while anna.status != "over":
        assert time.monotonic() < deadline
        for guest in (anna, ben):
            if guest.may_act:
                guest.choose(1)
    expect(ben.page.locator("#over .winners")).to_be_visible()
    assert anna.page.inner_text("#over .ranking") == ben.page.inner_text("#over .ranking")


def test_reload_and_a_killed_server(sit: Sit, tmp_path: Path) -> None:
    server = Running(tmp_path)
    server.start()
    anna = sit("/", server)
    anna.page.click(".cover .primary")
    anna.page.wait_for_selector("#table.playing")
    anna.play_on(anna.choose, lambda: anna.page.locator("#log li").count() > 12 and anna.may_act)
    before = anna.page.inner_text("#line"), anna.page.inner_text("#log"), anna.stamp
    anna.page.reload()
    assert (anna.page.inner_text("#line"), anna.page.inner_text("#log"), anna.stamp) == before
    server.end(signal.SIGKILL)
    server.start()
    stamp = anna.stamp
    anna.page.wait_for_function(MINE, timeout=60_000)
    anna.choose()
    assert anna.stamp != stamp
    server.end()
    anna.complaints.clear()  # of the lost connection, and rightly so


def test_keyboard_only(sit: Sit) -> None:
    anna = sit()
    page = anna.page
    page.locator(".cover .primary").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("#table.playing")

    def decide() -> None:
        stamp = anna.stamp
        page.keyboard.press("ArrowRight")
        for _ in range(24):
            if page.evaluate("document.activeElement.matches('.pick.legal:checked')"):
                break
            page.keyboard.press("ArrowRight")
        assert page.evaluate("document.activeElement.matches('.pick.legal:checked')")
        page.keyboard.press("Enter")
        anna.moved_on(stamp)

    anna.play_on(decide, lambda: page.locator("#log li").count() > 30)
    page.keyboard.press("?")
    expect(page.locator("#keys-sheet")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#keys-sheet")).to_be_hidden()


@pytest.mark.parametrize("options", [{}, {"set": "chosen"}, {"set": "base"}])
def test_every_choice_can_be_reached_on_a_phone(sit: Sit, options: dict[str, str]) -> None:
    anna = sit(viewport=PHONE, has_touch=True)
    set_table(anna, "relaxed", "relaxed", "relaxed", **options)
    page = anna.page
    page.wait_for_selector("#table.playing")

    def look_and_choose() -> None:
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert page.evaluate(REACH) == []
        assert page.evaluate("document.documentElement.scrollHeight") <= PHONE["height"] + 1
        anna.choose(1)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")

    anna.play_on(look_and_choose, lambda: anna.status == "over")


def test_a_small_phone_keeps_hand_and_button_in_reach(sit: Sit) -> None:
    anna = sit(viewport={"width": 360, "height": 640}, has_touch=True)
    anna.page.click(".cover .primary")
    anna.page.wait_for_selector("#table.playing")

    def look_and_choose() -> None:
        assert anna.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        anna.choose(0)

    anna.play_on(look_and_choose, lambda: anna.page.locator("#log li").count() > 30)


@pytest.mark.parametrize("path", ["/", "/new/beasty_bar"])
def test_plain_pages_fit_a_phone(sit: Sit, path: str) -> None:
    anna = sit(path, viewport=PHONE)
    assert anna.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_wide_screen_needs_no_scrolling(sit: Sit) -> None:
    anna = sit()
    anna.page.click(".cover .primary")
    anna.page.wait_for_selector("#table.playing")
    anna.play_on(anna.choose, lambda: anna.page.locator("#log li").count() > 20 and anna.may_act)
    assert anna.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert anna.page.evaluate(REACH) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_moves_are_told_in_both_languages(sit: Sit, lang: str) -> None:
    anna = sit(locale={"en": "en-GB", "de": "de-DE"}[lang], reduced_motion="no-preference")
    page = anna.page
    assert page.get_attribute("html", "lang") == lang
    page.evaluate("localStorage.removeItem('coach-beasty_bar')")
    page.click(".cover .primary")
    page.wait_for_selector("#table.playing")
    expect(page.locator("#coach li:visible")).to_have_count(1)
    page.click("#coach-next")
    page.click("#coach-skip")
    page.click("#sound")
    anna.play_on(anna.choose, lambda: page.locator("#log li").count() > 12 and anna.may_act)
    assert page.inner_text("#status")
    page.reload()
    expect(page.locator("#coach")).to_be_hidden()
    page.click(".language")
    other = next(code for code in LANGUAGES if code != lang)
    assert page.get_attribute("html", "lang") == other


def test_hint_why_not_and_sheets(sit: Sit) -> None:
    anna = sit()
    page = anna.page
    page.click(".cover .primary")
    page.wait_for_selector("#table.playing")
    anna.play_on(anna.choose, lambda: anna.may_act and page.locator("#line .card").count() > 0)
    page.click("#hint")
    expect(page.locator(".pick.hinted:checked")).to_have_count(1)
    page.click("#line .tap >> nth=0")  # an animal that waits tells what it does
    expect(page.locator(".says:visible")).not_to_be_empty()
    expect(page.locator("#commit")).to_have_css("display", re.compile("none|inline-flex|flex"))
    for sheet in ("log-sheet", "rules-sheet", "pile-sheet"):
        page.click(f"[popovertarget='{sheet}']:visible >> nth=0")
        expect(page.locator(f"#{sheet}")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator(f"#{sheet}")).to_be_hidden()


def test_an_open_sheet_stays_open_while_others_play(sit: Sit) -> None:
    anna = sit()
    page = anna.page
    page.click(".cover .primary")
    page.wait_for_selector("#table.playing")
    anna.play_on(anna.choose, lambda: anna.may_act)
    page.click("[popovertarget='log-sheet'] >> nth=0")
    stamp, lines = anna.stamp, page.locator("#log li").count()
    page.evaluate("document.querySelector('.pick.legal').click(); document.getElementById('commit').click()")
    anna.moved_on(stamp)
    expect(page.locator("#log-sheet")).to_be_visible()
    assert page.locator("#log li").count() > lines


def test_without_script(sit: Sit) -> None:
    anna = sit(java_script_enabled=False)
    page = anna.page
    page.click(".cover .primary")
    stamp = ""
    for _ in range(60):
        page.reload()
        if page.locator("#table[data-mine='1']").count():
            stamp = page.get_attribute("#table", "data-stamp") or ""
            break
        page.wait_for_timeout(100)
    pick = page.locator(".pick.legal").first.get_attribute("id")
    page.click(f"label[for='{pick}']")
    expect(page.locator(".says:visible")).not_to_be_empty()
    page.click("#commit")
    assert page.get_attribute("#table", "data-stamp") != stamp
