"""Two who play and one who looks on talk at a table, each in front of a browser."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from biberbau.bots import LEVELS

from .browsing import PHONE, Guest, Sit, needs_chromium
from .test_access import violations

pytestmark = [*needs_chromium, pytest.mark.compiled]

COVERED = """() => [...document.querySelectorAll('#prompt, .hand .card, #commit')].filter((one) => {
  const box = one.getBoundingClientRect();
  const there = box.width && document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return there && there.closest('#chat-sheet, #chat-button');
}).map((one) => one.id)"""
"""What of a table's cards and questions the chat lies over."""


OVER_ITS_SEAT = """() => [...document.querySelectorAll('.bubble')].map((one) => {
  const box = one.getBoundingClientRect();
  const pod = document.getElementById(`pod-${one.dataset.seat}`).getBoundingClientRect();
  const near = box.left >= pod.left && box.left < pod.right && box.top < pod.bottom && box.bottom > pod.top;
  const under = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return near && !under.closest('.bubble') ? Number(one.dataset.seat) : 'astray';
})"""
"""The seats over which something said is shown."""


def tables_of_three(sit: Sit) -> tuple[Guest, Guest, Guest, str]:
    """Anna and Ben play, Ben on a phone and in German; Eva looks on."""
    anna, ben, eva = sit(), sit(viewport=PHONE, locale="de-DE"), sit()
    page = anna.page
    page.goto("/new/beasty_bar?with=friends")
    page.fill("#name", "Anna")
    page.fill("[id='option.players']", "2")
    page.click(".setup .primary")
    anna.arrived(".table")
    ben.page.goto(f"{page.url}/join")
    ben.page.fill("#name", "Ben")
    ben.page.click(".setup .primary")
    ben.arrived(".table")
    page.click("#start .primary")
    anna.arrived()
    ben.arrived()
    eva.page.goto(page.url)
    eva.arrived()
    return anna, ben, eva, page.url


def say(page: Page, text: str) -> None:
    page.fill("#chat-text", text)
    page.press("#chat-text", "Enter")
    expect(page.locator("#chat-lines .own").last).to_contain_text(text)
    expect(page.locator("#chat-text")).to_have_value("")


def test_three_people_talk(sit: Sit) -> None:
    anna, ben, eva, _ = tables_of_three(sit)
    a, b, e = anna.page, ben.page, eva.page
    b.clock.install()
    a.keyboard.press("c")
    expect(a.locator("#chat-text")).to_be_focused()
    say(a, "Ready, Ben?")
    expect(b.locator(".bubble")).to_have_text(
        "Ready, Ben?"
    )  # over Anna's seat, under every tap, and not for long
    assert b.evaluate(OVER_ITS_SEAT) == [0]
    expect(b.locator("#chat-new")).to_have_text("1")
    b.clock.fast_forward(3000)
    expect(b.locator(".bubble")).to_have_count(0)
    expect(a.locator(".bubble")).to_have_count(0)
    expect(b.locator("#chat-button")).to_have_attribute("aria-label", "Chat, neu: 1")
    assert b.evaluate(COVERED) == []
    b.click("#chat-button")
    expect(b.locator("#chat-new")).to_be_hidden()
    expect(b.locator("#chat-lines")).to_contain_text("Ready, Ben?")
    b.click("[name=phrase][value=luck]")
    expect(a.locator("#chat-lines")).to_contain_text("Good luck!")
    expect(b.locator("#chat-lines")).to_contain_text("Viel Glück!")
    b.click("[name=sticker][value=cheer]")
    expect(a.get_by_role("img", name="A beaver cheers")).to_be_visible()
    e.click("#chat-button")
    e.fill("#chat-name", "Eva")
    say(e, "Who will win?")
    e.click("#show-name")
    expect(e.locator("#show-name")).to_contain_text("Eva")
    expect(a.locator("#looking-on")).to_have_text("Watching: Eva")
    expect(b.locator("#onlookers")).to_have_text("1 schaut zu")
    expect(e.locator("#chat-lines li")).to_have_count(1)
    expect(a.locator("#chat-lines li")).to_have_count(3)
    for number, page in enumerate((a, b, e)):
        page.emulate_media(color_scheme=("light", "dark")[number % 2])  # type: ignore[arg-type]
        assert violations(page) == []
    b.keyboard.press("Escape")
    expect(b.locator("#chat-sheet")).to_be_hidden()


def test_mute_report_and_a_reload(sit: Sit) -> None:
    anna, ben, _, url = tables_of_three(sit)
    a, b = anna.page, ben.page
    b.click("#chat-button")
    say(b, "Na los, du Schnecke!")
    expect(a.locator("#chat-new")).to_have_text("1")
    a.goto(url)
    anna.arrived()
    expect(a.locator("#chat-new")).to_have_text("1")  # still unread
    a.click("#chat-button")
    a.locator("#chat-lines summary").click()
    a.locator("[name=report]").click()
    expect(a.locator("#chat-told")).to_contain_text("Thank you")
    a.locator("#chat-lines summary").click()
    a.locator("[name=mute]").click()
    expect(a.locator("#chat-lines li")).to_have_count(0)
    say(b, "Hörst du mich?")
    say(a, "I hear nothing.")
    expect(a.locator("#chat-lines li")).to_have_count(1)
    a.click("#chat-muted button")
    expect(a.locator("#chat-lines li")).to_have_count(3)
    a.goto(url)
    anna.arrived()
    expect(a.locator("#chat-new")).to_be_hidden()
    expect(a.locator("#chat-lines li")).to_have_count(3)


def test_alone_with_bots_there_is_no_chat(sit: Sit) -> None:
    anna = sit()
    anna.sit_down()
    expect(anna.page.locator("#chat-sheet, #chat-button")).to_have_count(0)


def test_a_host_arranges_the_seats(sit: Sit) -> None:
    anna, ben = sit(), sit(viewport=PHONE)
    a, b = anna.page, ben.page
    a.goto("/new/beasty_bar?with=friends")
    a.fill("#name", "Anna")
    a.fill("[id='option.players']", "3")
    a.click(".setup .primary")
    anna.arrived(".table")
    b.goto(f"{a.url}/join")
    b.fill("#name", "Ben")
    b.click(".setup .primary")
    ben.arrived(".table")
    expect(a.locator("#lobby-seat-1")).to_contain_text("Ben")
    a.click("#seat-tools-2 > summary")
    a.select_option("#seat-level-2", LEVELS[0])
    a.click("#seat-form-2 [value=close]")
    expect(b.locator("#lobby-seat-2")).to_contain_text("bot, relaxed")
    expect(b.locator(".seat-tools")).to_have_count(0)
    a.select_option("#seat-with-2", "1")
    a.click("#seat-form-2 [value=swap]")
    expect(b.locator("#lobby-seat-2")).to_contain_text("Ben")
    assert violations(a) == []
    expect(a.locator("#seat-tools-2")).to_have_attribute("open", "")
    a.click("#seat-form-2 [value=kick]")
    expect(a.locator("#lobby-seat-2")).to_contain_text("still free")
    expect(b.locator("h1")).to_have_text("That is not for you")
    expect(b.locator(".lead")).to_contain_text("removed you from this table")
    assert all("403" in one for one in ben.complaints)  # the page that says so
    ben.complaints.clear()
