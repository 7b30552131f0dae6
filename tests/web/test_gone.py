"""Somebody's time is over, somebody closes the lid, somebody leaves: the table goes on, a tunnel costs nobody a seat."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from biberbau.web.domain.records import Record
from biberbau.web.domain.terms import Terms

from .browsing import PATIENCE
from .serving import Person, Running, Stream

pytestmark = pytest.mark.compiled

GONE = r'class="pod seat-{seat} [^"]*stands-in'
HERE = r'class="pod seat-{seat}(?![^"]*stands-in)'


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server whose grace is short."""
    server = Running(tmp_path_factory.mktemp("quick"), ("beasty_bar",), grace="1")
    server.start()
    yield server
    server.end()


@pytest.fixture
def pair(quick: Running) -> Iterator[tuple[Person, Person]]:
    with quick.person() as anna, quick.person() as ben:
        yield anna, ben


def on_terms(server: Running, table: str, terms: Terms) -> None:
    """Before the game begins: on what terms it is played."""
    store = server.store()
    try:
        with store.changed() as rows:
            rows.run(
                "UPDATE game_table SET terms = ?, revision = revision + 1 WHERE id = ?", terms.text(), table
            )
    finally:
        store.close()


def begun(pair: tuple[Person, Person], terms: Terms) -> str:
    anna, ben = pair
    table = anna.open_table("Anna", "open")
    ben.sit_down(table)
    on_terms(anna.server, table, terms)
    assert anna.post(f"/t/{table}/start").status_code == 303
    return table


def until(server: Running, table: str, **fields: str) -> Record:
    """Wait until a table's seats have these stand-ins, by seat0 and seat1, or its status is this one."""
    end = time.monotonic() + PATIENCE
    while True:
        record = server.record(table)
        found = {f"seat{seat.number}": seat.stand_in for seat in record.seats} | {"status": record.status}
        if fields.items() <= found.items():
            return record
        assert time.monotonic() < end, found
        time.sleep(0.05)


def test_a_clock_that_has_run_out_gives_the_seat_to_a_bot_until_somebody_says_that_they_are_back(
    quick: Running, pair: tuple[Person, Person]
) -> None:
    """Her page is open all the time: it is the clock that is over."""
    table = begun(pair, Terms(clock="live 1 0"))
    first = quick.settled(table, 2).to_act
    assert first is not None
    late, other = pair[first], pair[1 - first]
    streams = [Stream(late, table), Stream(other, table)]
    for stream in streams:
        stream.wait_for(GONE.format(seat=first))
        stream.wait_for(r'data-ply="[1-9]')  # the bot has played
    page = late.get(f"/t/{table}").text
    assert f'formaction="/t/{table}/back"' in page and 'class="pick' not in page
    refused = late.act(table, "play 1", quick.record(table).number, headers={"Accept": "text/vnd.biberbau"})
    assert refused.status_code == 409 and "back" in refused.text
    assert late.post(f"/t/{table}/back").status_code == 303
    assert late.post(f"/t/{table}/back").status_code == 303  # pressed twice
    assert quick.record(table).seats[first].stand_in == ""
    for stream in streams:
        stream.close()


def test_a_person_who_is_out_stays_out_and_without_anybody_the_game_ends(
    quick: Running, pair: tuple[Person, Person]
) -> None:
    table = begun(pair, Terms(clock="live 1 0", absent="out"))
    record = until(quick, table, status="left")
    assert [seat.stand_in for seat in record.seats] == ["out", "out"]
    anna, ben = pair
    page = anna.get(f"/t/{table}").text
    assert 'data-status="left"' in page and 'id="over"' in page and "winners" not in page
    assert 'class="pick' not in page
    for path in ("replay?at=0", "replay.json", "fair", "fair.json"):
        assert ben.get(f"/t/{table}/{path}").status_code == 200
    assert record.seed.hex() in ben.get(f"/t/{table}/fair").text
    assert anna.post(f"/t/{table}/back").status_code == 409
    assert anna.act(table, "play 1", record.number).status_code == 409
    assert anna.get(f"/t/{table}/leave").status_code == 409
    assert f"/t/{table}" not in anna.get("/").text  # which lists the games that go on


def test_a_closed_lid_makes_nobody_wait_and_an_open_one_gives_the_seat_back(
    quick: Running, pair: tuple[Person, Person]
) -> None:
    table = begun(pair, Terms())
    first = quick.settled(table, 2).to_act
    assert first is not None
    away, other = pair[first], pair[1 - first]
    watches, hers = Stream(other, table), Stream(away, table)
    watches.wait_for(HERE.format(seat=first))
    seen = watches.wait_for(rf'class="pod seat-{first} acts"')  # both are here, however slow the machine is
    hers.close()
    seen = watches.wait_for(r'id="absent".*data-until="\d+', after=seen)
    seen = watches.wait_for(GONE.format(seat=first), after=seen)
    assert 'id="absent"' not in watches.messages[seen - 1][1]
    watches.wait_for(r'data-ply="[1-9]', seen - 1)
    hers = Stream(away, table)
    seen = watches.wait_for(HERE.format(seat=first), after=seen)
    assert quick.record(table).seats[first].stand_in == ""
    hers.close()
    watches.close()


def test_a_page_without_script_counts_as_being_there(quick: Running, pair: tuple[Person, Person]) -> None:
    """It has no stream: a person who has just loaded it reads it, and is given longer."""
    table = begun(pair, Terms())
    first = quick.settled(table, 2).to_act
    assert first is not None
    reader, other = pair[first], pair[1 - first]
    assert reader.get(f"/t/{table}").status_code == 200
    stream = Stream(other, table)
    stream.wait_for("pod seat-0")
    began = time.monotonic()
    until(quick, table, **{f"seat{first}": "gone"})
    assert time.monotonic() - began > 3  # ten times the grace, and then the grace
    assert "pod" in reader.get(f"/t/{table}").text
    until(quick, table, **{f"seat{first}": ""})
    stream.close()


def test_leaving_asks_first_and_a_bot_plays_on(quick: Running, pair: tuple[Person, Person]) -> None:
    anna, ben = pair
    table = begun(pair, Terms())
    assert f'href="/t/{table}/leave"' in anna.get(f"/t/{table}").text
    answer = anna.post(f"/t/{table}/leave")
    assert (answer.status_code, answer.headers["location"]) == (303, f"/t/{table}/leave")
    assert quick.record(table).seats[0].stand_in == ""
    page = anna.get(f"/t/{table}/leave").text
    assert 'name="sure" value="1"' in page
    with quick.person() as eve:
        for answer in (eve.get(f"/t/{table}/leave"), eve.post(f"/t/{table}/leave", {"sure": "1"})):
            assert answer.status_code == 403
    stream = Stream(ben, table)
    answer = anna.post(f"/t/{table}/leave", {"sure": "1"})
    assert (answer.status_code, answer.headers["location"]) == (303, "/")
    stream.wait_for(GONE.format(seat=0))
    assert quick.record(table).status == "playing"
    assert anna.post(f"/t/{table}/leave", {"sure": "1"}).status_code == 303  # once more: nothing
    assert f'href="/t/{table}/leave"' not in anna.get(f"/t/{table}").text
    while (match := quick.settled(table, 2)).to_act == 1:
        ben.play_first(table)  # to the end: the bot plays Anna's seat
        if match.ply > 6:
            break
    page = ben.get(f"/t/{table}/leave").text
    ben.post(f"/t/{table}/leave", {"sure": "1"})
    record = until(quick, table, status="left")
    assert "at once" in page and [seat.stand_in for seat in record.seats] == ["out", "out"]
    stream.wait_for('data-status="left"')
    stream.close()


def test_a_game_that_a_bot_has_finished_says_so(quick: Running, pair: tuple[Person, Person]) -> None:
    anna, ben = pair
    table = begun(pair, Terms(level="relaxed"))
    anna.post(f"/t/{table}/leave", {"sure": "1"})
    stream = Stream(ben, table)  # he is here, and plays to the end
    while (match := quick.settled(table, 2)).to_act is not None:
        if match.to_act == 1:
            ben.play_first(table)
    page = ben.get(f"/t/{table}").text
    ranking = re.search(r'<ol class="ranking[^"]*">.*?</ol>', page, re.DOTALL)
    assert ranking and ranking[0].count("stand-in") == 1
    stream.close()


def test_a_restart_costs_nobody_time(own: Running) -> None:
    """While the server is down no clock ticks; what was spent before stays spent."""
    own.start()
    with own.person() as anna, own.person() as ben:
        table = begun((anna, ben), Terms(clock="live 100 0"))
        first = own.settled(table, 2).to_act
        assert first is not None
        (anna, ben)[first].play_first(table)
        before = own.record(table)
        own.end()
        store = own.store()
        with store.changed() as rows:  # as if all of that had been an hour ago
            rows.run(
                "UPDATE game_table SET since = since - 3600, revision = revision + 1 WHERE id = ?", table
            )
        store.close()
        own.start()
        end = time.monotonic() + PATIENCE
        while (record := own.record(table)).since < before.since:
            assert time.monotonic() < end, "the decision has not begun anew"
            time.sleep(0.05)
        assert [seat.stand_in for seat in record.seats] == ["", ""]
        assert record.spent == before.spent


def test_what_is_shown_counts_by_itself(running: Running) -> None:
    """A whole page says what is left when it is drawn; a stream says when it ends, once."""
    with running.person() as anna, running.person() as ben:
        table = begun((anna, ben), Terms(clock="live 600 5"))
        match = running.settled(table, 2)
        assert match.to_act is not None
        stream = Stream(ben, table)
        stream.wait_for(rf'id="bank-{match.to_act}" role="timer" data-until="\d+\.\d\d"')
        page = anna.get(f"/t/{table}").text
        assert re.search(r'id="status"[^>]* data-now="\d+\.\d\d" data-left30="30 seconds left"', page)
        assert page.count('role="timer"') == 2 and page.count('role="timer" data-until') == 1
        seen = len(stream.messages)
        with running.person() as cem, running.person() as dora:  # until a second has run out at another table
            elsewhere = begun((cem, dora), Terms(clock="live 1 0"))
            watches = Stream(cem, elsewhere)
            watches.wait_for(GONE.format(seat=r"\d"))
            watches.close()
        assert len(stream.messages) == seen
        (anna, ben)[match.to_act].play_first(table)
        stream.wait_for('data-ply="1"')
        stream.close()


def test_no_pause_where_a_clock_runs(quick: Running, tmp_path: Path) -> None:
    with quick.person() as anna:
        table = anna.open_table("Anna", "open")
        on_terms(quick, table, Terms(clock="live 600 5"))
        anna.post(f"/t/{table}/start", {"fill": "relaxed"})
        assert 'id="pausing"' not in anna.get(f"/t/{table}").text
        assert anna.post(f"/t/{table}/pause", {"on": "1"}).status_code == 409
