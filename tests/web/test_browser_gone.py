"""Two people in front of browsers: one closes her page, a bot plays on, and she comes back to her seat."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from biberbau.web.domain.terms import Terms

from .browsing import Guest, Sit, needs_chromium, set_table, turn_of
from .serving import Running
from .test_gone import on_terms

pytestmark = [pytest.mark.compiled, *needs_chromium]

Pair = Callable[[Terms], tuple[Guest, Guest, str]]


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server whose grace is short."""
    server = Running(tmp_path_factory.mktemp("quick"), ("beasty_bar",), grace="1")
    server.start()
    yield server
    server.end()


@pytest.fixture
def pair(sit: Sit, quick: Running) -> Pair:
    """Two people at a table that has begun on these terms."""

    def begun(terms: Terms) -> tuple[Guest, Guest, str]:
        anna = sit("/", quick)
        set_table(anna, "open")
        table = anna.page.url.rpartition("/")[2]
        ben = sit(f"/t/{table}/join", quick)
        ben.page.fill("#name", "Ben")
        ben.page.click("main .primary")
        ben.arrived(".table")
        on_terms(quick, table, terms)
        anna.page.click("#start .primary, [action$='/start'] .primary")
        for guest in (anna, ben):
            guest.arrived()
        return anna, ben, table

    return begun


def test_she_closes_her_page_and_comes_back(pair: Pair) -> None:
    anna, ben, table = pair(Terms())
    first = turn_of(anna, ben)
    assert first is not None
    away, stays = (anna, ben) if first is anna else (ben, anna)
    name = "Anna" if away is anna else "Ben"
    away.page.goto("/rules/beasty_bar")
    expect(stays.page.locator("#standing")).to_have_text(f"A bot plays for {name} until they return.")
    expect(stays.page.locator(".pod.stands-in")).to_contain_text(name)
    assert turn_of(stays) is stays  # a bot has played
    away.page.goto(f"/t/{table}")
    away.arrived()
    expect(stays.page.locator("#standing")).to_have_count(0)
    expect(stays.page.locator(".pod.stands-in")).to_have_count(0)
    while turn_of(away, stays) is stays:  # a player of the ostrich says how it runs, too
        stays.choose()
    away.choose()


def test_her_time_is_over_and_one_tap_gives_the_seat_back(pair: Pair) -> None:
    anna, ben, _ = pair(Terms(clock="live 2 0"))
    first = turn_of(anna, ben)
    assert first is not None
    late = first
    expect(late.page.locator("#back")).to_be_visible()
    expect(late.page.locator("#prompt")).to_have_text("A bot plays for you")
    assert late.page.locator(".pick").count() == 0
    late.page.click("#back")
    expect(late.page.locator("#back")).to_have_count(0)
    bank = late.page.locator(".pod.me .bank")
    expect(bank).to_have_text(
        "Time left: 0:30" if bank.get_attribute("data-until") is None else bank.inner_text()
    )


def seconds(bank: Locator) -> int:
    """What a bank shows."""
    minutes, _, rest = bank.locator("b").inner_text().partition(":")
    return 60 * int(minutes) + int(rest)


def test_the_clock_counts_down_where_somebody_is_asked_and_says_when_little_is_left(pair: Pair) -> None:
    """The pages' clocks are put on, the server's is not: nobody waits, and nobody's time runs out."""
    anna, ben, _ = pair(Terms(clock="live 600 0"))
    first = turn_of(anna, ben)
    assert first is not None
    other = ben if first is anna else anna
    for guest in (first, other):
        guest.page.clock.install()
        guest.page.reload()
        guest.arrived()
    mine, theirs = first.page.locator(".pod.me .bank"), other.page.locator(".pod.me .bank")
    of_mine = other.page.locator(".pod:not(.me) .bank")
    assert theirs.get_attribute("data-until") is None
    expect(theirs.locator("b")).to_have_text("10:00")
    before, seen = seconds(mine), seconds(of_mine)
    assert 30 < before <= 600 and mine.get_attribute("class") == "bank"
    first.page.clock.fast_forward((before - 25) * 1000)
    expect(mine).to_have_class("bank low")
    assert seconds(mine) <= 25
    expect(first.page.locator("#status")).to_have_text("30 seconds left")
    other.page.clock.fast_forward(20_000)
    assert seconds(of_mine) <= seen - 20
    expect(theirs.locator("b")).to_have_text("10:00")
    expect(other.page.locator("#status")).not_to_contain_text("seconds left")


def test_leaving_is_two_taps(pair: Pair) -> None:
    anna, ben, table = pair(Terms())
    anna.page.click("#settings")
    anna.page.click("#leave")
    anna.page.click("#stay")
    anna.arrived()
    anna.page.click("#settings")
    anna.page.click("#leave")
    anna.page.click("#sure")
    anna.page.wait_for_selector("body.landing")
    expect(ben.page.locator("#standing")).to_have_text("Anna is out; a bot plays on.")
    ben.page.click("#settings")
    ben.page.click("#leave")
    ben.page.click("#sure")
    ben.page.wait_for_selector("body.landing")
    ben.page.goto(f"/t/{table}")
    expect(ben.page.locator("#prompt")).to_have_text("This game has ended early")
    expect(ben.page.locator("#over .winners")).to_have_count(0)


@pytest.mark.parametrize("path", ["", "/leave"])
def test_pages_are_for_everybody(pair: Pair, path: str, tmp_path: Path) -> None:
    anna, _, table = pair(Terms(clock="live 600 5"))
    anna.page.goto(f"/t/{table}{path}")
    assert anna.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
