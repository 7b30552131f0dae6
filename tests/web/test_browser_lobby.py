"""People who do not know each other meet in real browsers: the list as it changes, one tap to a seat, codes, time."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from biberbau.bots import LEVELS
from biberbau.web.domain.messages import SAYS

from .browsing import PHONE, WIDER, Guest, Sit, needs_chromium
from .serving import Person, Running

pytestmark = [pytest.mark.compiled, *needs_chromium]


def opens(host: Guest, seats: int = 2, name: str = "Anna", fill: str = "0") -> str:
    """Fill in the form for a table that anybody may find; returns its id."""
    page = host.page
    page.goto("/new/beasty_bar?with=friends")
    page.fill("#name", name)
    page.fill("[id='option.players']", str(seats))
    page.check("[name=listed][value='1']")
    page.select_option("#fill", fill)
    page.click(".setup .primary")
    host.arrived("#invite")
    return page.url.rpartition("/")[2]


def strangers(page: Page, game: str) -> None:
    """Tap a game's cover, and then that strangers will do."""
    page.click(f"[popovertarget='choose-{game}'].cover")
    page.click(".choose:popover-open form[action='/play'] button")


def item(page: Page, table: str) -> str:
    return f"#open-{table}"


def test_a_stranger_sees_a_table_open_and_sits_down(sit: Sit) -> None:
    """Nobody loads a page again: the list changes, the game begins on both screens, the list forgets the table."""
    cem, anna, doris = sit(), sit(viewport=PHONE), sit()
    cem.page.fill("#code", "12")  # what is typed stays
    table = opens(anna)
    expect(anna.page.locator("#change-rules")).to_be_visible()
    for guest in (cem, doris):
        expect(guest.page.locator(item(guest.page, table))).to_contain_text("Anna")
    assert cem.page.input_value("#code") == "12"
    cem.page.click(f"#sit-{table}")  # nobody asks for a name before there is a seat
    for guest in (cem, anna):
        guest.arrived()
    expect(anna.page.locator("#change-rules")).to_be_hidden()  # the table has the whole screen
    expect(doris.page.locator(item(doris.page, table))).to_have_count(0)
    assert cem.page.url.endswith(table) and anna.page.url.endswith(table)


def test_a_person_with_a_name_here_sits_down_with_one_tap(sit: Sit) -> None:
    """Nobody sees the page in between, nor comes back to it."""
    anna, ben = sit(), sit()
    table = opens(anna, 3)
    strangers(ben.page, "beasty_bar")
    ben.page.wait_for_url(re.compile(rf"/t/{table}$"))
    expect(anna.page.locator("#lobby-seat-1")).to_contain_text(SAYS("en", "guest"))
    ben.page.fill("#own-name", "Ben")
    ben.page.click("#naming button")
    expect(anna.page.locator("#lobby-seat-1")).to_contain_text("Ben")
    words = ben.page.locator("#own-words input[name=words]")
    assert len(words.input_value().split()) == 8  # his browser has drawn them when it had seen the seal
    ben.page.go_back()
    ben.page.wait_for_url(re.compile(r"/$"))
    expect(ben.page.locator(f"#sit-{table}")).to_have_text(SAYS("en", "open-yours"))
    cem = sit("/new/beasty_bar?with=friends")
    cem.page.fill("#name", "Cem")
    cem.page.click(".setup .primary")  # now he has a name
    cem.page.goto("/")
    cem.page.click(f"#sit-{table}")
    for guest in (anna, cem):
        guest.arrived()


def test_play_now_opens_a_table_and_the_next_one_finds_it(sit: Sit) -> None:
    """Two taps on a phone and on a laptop; a name is not needed."""
    anna, ben = sit(viewport=PHONE), sit()
    assert anna.page.evaluate(WIDER) == []
    strangers(anna.page, "biberbande")
    anna.arrived("#invite")
    expect(anna.page.locator("#fills")).to_be_visible()
    assert anna.page.evaluate(WIDER) == []
    strangers(ben.page, "biberbande")
    ben.page.wait_for_url(re.compile(rf"{anna.page.url}$"))
    expect(anna.page.locator("#lobby-seat-1")).to_contain_text("Guest 2")


def test_the_time_until_bots_come_runs_and_the_game_begins(sit: Sit, running: Running) -> None:
    anna, ben = sit(), sit()
    table = opens(anna, 3, fill="30")
    left = anna.page.locator("#fills-left")
    first = left.inner_text()
    expect(left).not_to_have_text(first)
    ben.page.goto(f"/t/{table}/join")
    ben.page.fill("#name", "Ben")
    ben.page.click("#setup .primary")
    ben.arrived("#invite")
    assert left.inner_text() <= first  # a change at the table does not turn it back
    anna.page.goto("/")  # the host leaves the page
    running.bots_are_due(table)
    ben.arrived()
    record = running.record(table)
    assert [seat.kind for seat in record.seats] == ["human", "human", "bot"] and record.code is None


def test_a_code_said_on_the_phone(sit: Sit) -> None:
    anna, ben = sit("/new/beasty_bar?with=friends"), sit(viewport=PHONE)
    anna.page.fill("#name", "Anna")
    anna.page.click(".setup .primary")
    anna.arrived("#invite")
    code = anna.page.inner_text("#invite-code .code")
    assert re.fullmatch(r"\d{3} \d{3}", code)
    assert anna.page.evaluate("document.querySelector('#invite-qr').naturalWidth") > 100
    ben.page.fill("#code", code)
    ben.page.press("#code", "Enter")
    expect(ben.page.locator("h1")).to_have_text(SAYS("en", "join-kept", name="Anna"))


def test_the_invitation_is_shared_where_a_phone_can(sit: Sit) -> None:
    anna = sit(viewport=PHONE)
    anna.page.add_init_script(
        "navigator.share = (what) => { document.title = JSON.stringify(what); return Promise.resolve(); }"
    )
    table = opens(anna)
    anna.page.click("#share")
    shared = anna.page.title()
    assert f"/t/{table}/join" in shared and SAYS("en", "invite-to", game="Beasty Bar")[:10] in shared


def test_what_concerns_others_is_asked_where_others_can_come(sit: Sit) -> None:
    page = sit("/new/beasty_bar").page
    expect(page.locator("#company")).to_be_hidden()
    page.select_option("#seat1", "open")
    expect(page.locator("#company")).to_be_visible()
    page.select_option("#seat1", LEVELS[1])
    page.select_option("#seat3", "open")
    expect(page.locator("#company")).to_be_visible()
    page.fill("[id='option.players']", "2")  # that seat is gone
    expect(page.locator("#company")).to_be_hidden()


def test_without_script_forms_and_links_do_it(sit: Sit, running: Running, ben: Person) -> None:
    anna = sit(java_script_enabled=False)
    page = anna.page
    strangers(page, "biber_mania")
    expect(page.locator("#fills-left")).to_have_text(re.compile(r"\d:\d\d"))
    table = page.url.rpartition("/")[2]
    other = sit("/?game=biber_mania", java_script_enabled=False)
    expect(other.page.locator(f"#open-{table}")).to_contain_text(SAYS("en", "guest"))
    strangers(other.page, "biber_mania")
    assert other.page.url.partition("?")[0].endswith(f"/t/{table}/join")
    other.page.fill("#name", "Ben")
    other.page.click("#setup .primary")
    expect(other.page.locator("#lobby-seat-1")).to_contain_text("Ben")
    assert running.record(table).seats[1].name == "Ben"


def test_the_list_comes_back_with_the_server(sit: Sit, own: Running) -> None:
    """A page whose server has stopped finds it again, and what has been opened meanwhile."""
    own.start()
    cem = sit(server=own)
    expect(cem.page.locator("#open")).to_be_hidden()  # nobody waits, so there is no such line
    own.end()
    own.start()
    with own.person() as anna:
        answer = anna.post(
            "/new/beasty_bar", {"name": "Anna", "option.players": "2", "seat1": "open", "listed": "1"}
        )
        table = answer.headers["location"].removeprefix("/t/")
        expect(cem.page.locator(f"#open-{table}")).to_contain_text("Anna")
    cem.page.goto("about:blank")
    cem.complaints.clear()  # that the server was away
