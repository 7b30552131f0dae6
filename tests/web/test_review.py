"""The page of a review: asked for by a form, made in the background, kept, the same for everybody."""

from __future__ import annotations

import asyncio
import threading
import time
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest

from biberbau.coach.review import decisive, default_playouts, document, reviewed
from biberbau.games.common.view.palette import at_dusk
from biberbau.web.domain.matches import fresh
from biberbau.web.domain.messages import SAYS
from biberbau.web.http.metrics import Metrics
from biberbau.web.play.bot_scheduler import BotScheduler
from biberbau.web.play.reviews import CLAIM, LEASE, SAVE, Reviews, read
from biberbau.web.storage.store import Store
from biberbau.web.view.review_page import FinishedReviews, ReviewModel, chart, review_page

from .browsing import PATIENCE, PHONE, WIDE, Sit, needs_chromium
from .serving import LIVE, Person, Running
from .storing import ANNA, BEN, record_of
from .test_access import in_both_lights
from .test_browser_fair import played_to_the_end
from .test_render import game, model


def over(running: Running, anna: Person) -> str:
    """A finished game against a bot."""
    return played_to_the_end(running, anna.open_table("Anna", "relaxed"))


def made(anna: Person, table_id: str) -> str:
    """The page, once the review is whole."""
    assert anna.post(f"/t/{table_id}/review").status_code == 303
    until = time.monotonic() + PATIENCE
    while 'id="making"' in (page := anna.get(f"/t/{table_id}/review").text):
        assert time.monotonic() < until
        time.sleep(0.1)
    return page


def test_a_finished_game_is_reviewed_without_script(running: Running, anna: Person, ben: Person) -> None:
    """The form, what was found, the same in German for somebody else; the document is the one that the library makes."""
    table_id = over(running, anna)
    path = f"/t/{table_id}/review"
    assert path in anna.get(f"/t/{table_id}/replay?at=0").text and path in anna.get(f"/t/{table_id}").text
    asks = anna.get(path)
    assert 'id="make"' in asks.text and "refresh" not in asks.headers
    assert anna.get(f"{path}.json").status_code == 404
    at_once = f"/t/{table_id}/decisive"
    assert anna.get(at_once, headers=LIVE).status_code == 204
    assert anna.get(at_once).headers["location"] == path
    page = made(anna, table_id)
    assert "<svg viewBox" in page and "Luck and skill" in page and f"/t/{table_id}/replay?at=" in page
    again = anna.get(path)
    assert "refresh" not in again.headers and again.text == page
    ben.http.headers["Accept-Language"] = "de"
    assert "Glück und Können" in ben.get(path).text
    record = running.record(table_id)
    match = fresh(record, record.number)
    playouts = default_playouts(match.game)
    expected = document(match, playouts, list(reviewed(match, playouts, table_id.encode())))
    assert ben.get(f"{path}.json").json() == expected
    told, turned = anna.get(at_once, headers=LIVE).text, decisive(expected)
    title = SAYS("en", "decisive")
    assert title in page and title in told
    if turned is not None:
        link = f"/t/{table_id}/replay?at={turned.ply}&amp;as=0"
        assert link in page and link in told
        shown = f"/t/{table_id}/moment.svg?at={turned.ply}&as=0"
        picture = anna.get(shown)
        assert picture.headers["content-type"] == "image/svg+xml" and picture.text.startswith("<svg")
        assert anna.get(f"{shown}&light=dusk").text == at_dusk(picture.text) != picture.text
    assert anna.get(f"/t/{table_id}/moment.svg?at={record.number + 1}").status_code == 404


def test_a_running_game_is_not_reviewed(running: Running, anna: Person) -> None:
    table_id = anna.open_table("Anna", "relaxed")
    for answer in (
        anna.get(f"/t/{table_id}/review"),
        anna.get(f"/t/{table_id}/review.json"),
        anna.post(f"/t/{table_id}/review"),
        anna.get(f"/t/{table_id}/decisive", headers=LIVE),
        anna.get(f"/t/{table_id}/moment.svg?at=0"),
    ):
        assert answer.status_code == 409


def test_only_one_process_makes_a_review(tmp_path: Path) -> None:
    """The second who asks sees that it is being made; one that was left behind is taken over, a whole one is not."""
    store = Store(f"sqlite:///{tmp_path}/x.sqlite")
    try:
        store.create(record_of("one"))

        def claims(now: float) -> bool:
            with store.changed() as rows:
                return bool(rows.run(CLAIM, "one", now).rowcount)

        with store.seen() as rows:
            assert read(rows, "one", 1000.0).found is None
        assert claims(1000.0) and not claims(1001.0)
        with store.seen() as rows:
            kept = read(rows, "one", 1001.0)
            late = read(rows, "one", 1001.0 + LEASE)
        assert kept.under_way and not kept.complete and not late.under_way
        assert claims(1001.0 + LEASE)
        with store.changed() as rows:
            rows.run(SAVE, 100, 2000.0, '{"a": 1}', "one")
        assert not claims(9000.0)
        with store.seen() as rows:
            assert read(rows, "one", 9000.0).complete
    finally:
        store.close()


def test_the_person_who_asked_sees_it_under_way_before_that_is_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The page that comes after asking looks again by itself; nobody would ask it to later."""
    store, claimed = Store(f"sqlite:///{tmp_path / 'tables.sqlite3'}"), threading.Event()
    monkeypatch.setattr(Reviews, "_claim", lambda self, table_id: bool(claimed.wait(PATIENCE)) and False)
    reviews = Reviews(store, BotScheduler(Metrics()))

    async def scene() -> None:
        assert not (await reviews.kept("1")).under_way
        await reviews.make(record_of("1"), "Anna")
        assert (await reviews.kept("1")).under_way
        claimed.set()
        await reviews.close()

    try:
        asyncio.run(scene())
    finally:
        store.close()


def test_the_drawing_has_a_line_for_everybody() -> None:
    drawn = ElementTree.fromstring(chart([[0.5, 0.5], [0.25, 0.75], [0.0, 1.0]], 2))
    lines = [one for one in drawn if one.tag == "polyline"]
    assert len(lines) == 2
    first, last = (lines[1].attrib["points"].split()[at].split(",") for at in (0, -1))
    assert float(first[0]) < float(last[0]) and float(first[1]) > float(last[1])  # higher is better


@pytest.mark.parametrize(
    ("at", "complete", "shown", "fine"),
    [(0, False, False, False), (5, False, True, False), (5, True, True, True)],
)
def test_nothing_is_said_before_it_is_known(at: int, complete: bool, shown: bool, fine: bool) -> None:
    """At step 0 there are no chances yet, and that all decisions were fine is known at the end."""
    match = game({"players": 2}, 1)
    seats = model(match, 0, "en").seats
    made = ReviewModel(
        "en",
        "abc",
        match.game,
        seats,
        9,
        complete,
        not complete,
        stays=True,
        at=at,
        chart=chart([[0.5, 0.5]], 9),
    )
    page = review_page(made)
    assert ("chances-title" in page) == ("decisions-title" in page) == shown
    assert (SAYS("en", "review-all-fine") in page) == fine


def test_what_a_finished_review_shows_is_kept_for_each_reader_apart() -> None:
    """Nobody else gets what Anna's page says, nor does she in another language or once a name has changed."""
    record, match = record_of("one"), game({"players": 2}, 1)
    seats = tuple(
        replace(seat, name=name) for seat, name in zip(model(match, 0, "en").seats, record.names, strict=True)
    )
    finished = ReviewModel("en", "one", match.game, seats, 9, True, False, stays=False)
    reviews = FinishedReviews(most=2)
    reviews.keep(record, "en", ANNA, finished)
    assert reviews.of(record, "en", ANNA) is finished
    others = (record, "en", BEN), (record, "en", None), (record, "de", ANNA), (record_of("two"), "en", ANNA)
    assert [reviews.of(*other) for other in others] == [None] * 4
    renamed = replace(record, seats=(record.seats[0], replace(record.seats[1], name="Bea")))
    assert reviews.of(renamed, "en", ANNA) is None
    for table_id in ("two", "three"):  # the one that was asked for longest ago makes room
        reviews.keep(record_of(table_id), "en", ANNA, finished)
    assert reviews.of(record, "en", ANNA) is None and reviews.of(record_of("three"), "en", ANNA) is finished


class TestInABrowser:
    pytestmark = needs_chromium

    def test_it_is_readable_on_every_screen(self, running: Running, anna: Person, sit: Sit) -> None:
        table_id = over(running, anna)
        made(anna, table_id)
        page = sit(f"/t/{table_id}/review").page
        for number, size in enumerate((WIDE, PHONE, {"width": 844, "height": 390})):
            page.set_viewport_size(size)  # type: ignore[arg-type]
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), size
            assert not in_both_lights(page, number), size
