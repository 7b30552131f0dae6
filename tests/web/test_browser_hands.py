"""A move that does not get through, and cards that are carried instead of tapped, in Debian's Chromium."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from .browsing import MINE, PHONE, Guest, Sit, needs_chromium
from .test_browser_stream import STREAMS

pytestmark = needs_chromium

LATER = "No connection. Your move goes out by itself as soon as it is back."


def decides(sit: Sit, game: str = "beasty_bar") -> Guest:
    """A person at a table with bots whose turn it is."""
    guest = sit()
    guest.sit_down(game)
    guest.page.wait_for_function(MINE)
    return guest


def commits(guest: Guest) -> None:
    """The first choice, made."""
    guest.page.locator(".pick.legal").first.check(force=True)
    guest.page.click("#commit")


def test_a_move_that_did_not_get_through_is_sent_again_by_itself(sit: Sit) -> None:
    anna = decides(sit)
    stamp = anna.stamp
    anna.page.route("**/act", lambda route: route.abort())
    commits(anna)
    expect(anna.page.locator("#notice")).to_have_text(LATER)
    assert anna.stamp == stamp and anna.page.locator(".pick:checked").count() == 1
    anna.page.unroute("**/act")
    anna.moved_on(stamp)
    expect(anna.page.locator("#notice")).to_be_hidden()
    anna.complaints.clear()  # of the post that was not let through, and rightly so


def test_a_move_whose_answer_was_lost_stands_once(sit: Sit) -> None:
    anna = decides(sit)
    asked = list[str | None]()

    def loses_the_answer(route: Route) -> None:
        asked.append(route.request.post_data)
        assert route.fetch().status == 204
        route.abort()

    anna.page.route("**/act", loses_the_answer, times=1)
    with anna.page.expect_response("**/act") as again:
        commits(anna)
    assert again.value.status == 204
    assert [again.value.request.post_data] == asked
    expect(anna.page.locator("#notice")).to_be_hidden()
    anna.complaints.clear()


def test_what_is_no_longer_wanted_is_not_sent(sit: Sit) -> None:
    anna = sit()
    page = anna.page
    page.add_init_script(f"({STREAMS})()")
    anna.sit_down()
    page.wait_for_function(MINE)
    posts, stamp = list[str](), anna.stamp
    page.route("**/act", lambda route: (posts.append(route.request.url), route.abort()))
    commits(anna)
    expect(page.locator("#notice")).to_have_text(LATER)
    page.keyboard.press("Escape")  # closes the notice
    page.keyboard.press("Escape")  # lets go of what is picked
    assert page.locator(".pick:checked").count() == 0
    page.evaluate("dispatchEvent(new Event('online'))")
    page.wait_for_function("() => streams.at(-1).readyState === 1")
    # what is to be sent is sent by then
    page.evaluate("new Promise((done) => setTimeout(() => setTimeout(done)))")
    assert len(posts) == 1 and anna.stamp == stamp
    anna.complaints.clear()


class Hand:
    """Carries things over a page, as a mouse or as a finger."""

    def __init__(self, page: Page, finger: bool) -> None:
        self._page, self._finger = page, finger
        self._session = page.context.new_cdp_session(page)

    def _does(self, what: str, x: float, y: float) -> None:
        if self._finger:
            points = [] if what == "End" else [{"x": x, "y": y}]
            self._session.send("Input.dispatchTouchEvent", {"type": f"touch{what}", "touchPoints": points})
        elif what == "Move":
            self._page.mouse.move(x, y)
        else:
            getattr(self._page.mouse, "down" if what == "Start" else "up")()

    def carries(self, what: str, where: str) -> None:
        """Takes hold of something and moves it, without letting go."""
        start, self._at = self._spot(what, 0.12), self._spot(where, 0.5)
        self._does("Move", *start) if not self._finger else None
        self._does("Start", *start)
        for part in (0.1, 0.5, 1.0):
            x, y = (a + (b - a) * part for a, b in zip(start, self._at, strict=True))
            self._does("Move", x, y)

    def lets_go(self) -> None:
        """Wherever it is now."""
        self._does("End", *self._at)

    def _spot(self, what: str, part: float) -> tuple[float, float]:
        box: Any = self._page.locator(what).first.bounding_box()
        return box["x"] + box["width"] * part, box["y"] + box["height"] * part


@pytest.mark.parametrize("finger", [False, True])
def test_a_card_is_carried_to_the_middle(sit: Sit, finger: bool) -> None:
    anna = sit(**({"viewport": PHONE, "has_touch": True} if finger else {}))
    anna.sit_down()
    anna.page.wait_for_function(MINE)
    hand, stamp = Hand(anna.page, finger), anna.stamp
    hand.carries("#mine .can", "#others")  # nothing is played there
    expect(anna.page.locator(".says:visible")).not_to_be_empty()  # but what it would do is told
    hand.lets_go()
    expect(anna.page.locator("#mine .dragged")).to_have_count(0)
    assert anna.stamp == stamp and anna.page.locator(".pick:checked").count() == 1
    hand.carries("#mine .can", "#board")
    hand.lets_go()
    anna.moved_on(stamp)


def test_what_one_has_drawn_is_laid_on_a_card_of_one_s_own_row(sit: Sit) -> None:
    anna = decides(sit, "biber_gang")
    while not anna.page.locator(".deck-pile.can").count():  # first everybody turns cards over
        anna.choose()
        anna.page.wait_for_function(MINE)
    hand, stamp = Hand(anna.page, finger=False), anna.stamp
    hand.carries("#deck", "#mine .hand")
    hand.lets_go()
    anna.moved_on(stamp)
    anna.page.wait_for_selector("#drawn .card")
    anna.page.wait_for_function(MINE)
    stamp = anna.stamp
    hand.carries("#drawn .card", "#mine .card.can")
    hand.lets_go()
    anna.moved_on(stamp)
