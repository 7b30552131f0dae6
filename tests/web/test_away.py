"""People who are away: they can be nudged, not too often; who comes back is told once what they have missed."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from dataclasses import replace

import pytest

from biberbau.web.domain.event_log import Telling
from biberbau.web.domain.matches import fresh
from biberbau.web.domain.messages import RefusedError
from biberbau.web.domain.records import Record, Seat
from biberbau.web.domain.terms import Terms
from biberbau.web.play import nudges
from biberbau.web.play.away import AWAY, Away
from biberbau.web.play.nudges import PAUSE, PAUSE_BY_DAYS, awaited, whom
from biberbau.web.play.push import nudged
from biberbau.web.storage import looked
from biberbau.web.storage.chat import NUDGE, heard
from biberbau.web.storage.commits import Commits
from biberbau.web.storage.looked import Look
from biberbau.web.storage.store import Store

from .browsing import PATIENCE
from .scenes import played_out
from .serving import LIVE, Person, Running, Stream
from .storing import ANNA, BEN, record_of

pytestmark = pytest.mark.compiled

# -------------------------------------------------------------------------------------------------- who is nudged


def test_only_the_person_for_whom_all_wait_and_who_is_away() -> None:
    record = record_of("t")
    match = fresh(record, 0)
    asked = match.to_act
    assert asked is not None
    away, other = record.seats[asked].player or "", 1 - asked
    assert awaited(record, match, ()) == whom(record, match, (), other) == asked
    assert awaited(record, match, (away,)) is None
    for changed in (
        replace(record.seats[asked], kind="bot", player=None, level="keen"),
        replace(record.seats[asked], program=True),
        replace(record.seats[asked], stand_in="gone"),
    ):
        seats = tuple(changed if seat.number == asked else seat for seat in record.seats)
        assert awaited(replace(record, seats=seats), match, ()) is None
    assert awaited(replace(record, status="over"), match, ()) is None
    with pytest.raises(RefusedError) as refused:
        whom(record, match, (), asked)
    assert (refused.value.status, refused.value.key) == (409, "nudge-nobody")


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    found = Store(database)
    found.create(record_of("one"))
    yield found
    found.close()


@pytest.mark.parametrize(("clock", "pause"), [("", PAUSE), ("days 3", PAUSE_BY_DAYS)])
def test_a_table_is_nudged_once_in_a_while_no_matter_who_does_it(
    store: Store, clock: str, pause: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 1_750_000_000.0
    monkeypatch.setattr(nudges.time, "time", lambda: now)
    record = replace(record_of("one"), terms=Terms(clock=clock))
    with store.changed() as rows:
        nudges.store(rows, record, 1, 0)
    now += pause - 90
    for me in (0, 1):
        with pytest.raises(RefusedError) as refused, store.changed() as rows:
            nudges.store(rows, record, 1 - me, me)
        assert (refused.value.status, refused.value.values["minutes"]) == (429, 2)
        assert refused.value.retry_after == 90
    room = store.room("one")
    assert [(line.kind, line.text, line.name) for line in room.lines] == [(NUDGE, "1", "Anna")]
    assert heard(room, record, BEN) == list(room.lines) and heard(room, record, None) == []
    now += 91
    with store.changed() as rows:
        nudges.store(rows, record, 0, 1)
    assert len(store.room("one").lines) == 2


def test_it_is_told_to_the_one_who_is_waited_for() -> None:
    told = nudged(record_of("one"), 1, "Anna")
    assert (told.player, told.what, told.path, told.names) == (BEN, "nudge", "/t/one", ("Anna",))


# ------------------------------------------------------------------------------------------------ who comes back


class Scene:
    """Somebody who comes and goes at a stored table."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def comes(self, record: Record, player: str | None = BEN) -> int | None:
        async def scene() -> int | None:
            commits = Commits(self.store)
            away = Away(self.store, lambda: commits)
            since = await away.comes(record, player)
            await away.settled()
            await commits.close()
            return since

        return played_out(scene())

    def leaves(self, record: Record, seconds_ago: float) -> None:
        with self.store.changed() as rows:
            looked.keep(rows, record.id, BEN, Look(record.number, time.time() - seconds_ago))


def moved(count: int) -> Record:
    return replace(record_of("one"), actions=(0,) * count, actors=(0,) * count)


def test_somebody_is_told_once_from_where_they_have_missed_something(store: Store) -> None:
    scene = Scene(store)
    assert scene.comes(moved(3)) is None  # nobody knows when they were here before
    scene.leaves(moved(3), AWAY + 5)
    assert scene.comes(moved(7)) == 3
    assert scene.comes(moved(7)) is None


def test_nobody_is_told_who_was_away_for_a_moment_or_has_missed_nothing(store: Store) -> None:
    scene = Scene(store)
    scene.leaves(moved(3), AWAY - 5)
    assert scene.comes(moved(7)) is None
    for before, now in ((7, 7), (7, 6)):  # the second: something was taken back
        scene.leaves(moved(before), AWAY + 5)
        assert scene.comes(moved(now)) is None


def test_only_people_with_a_seat_are_noted(store: Store) -> None:
    scene = Scene(store)
    for player in (None, "e" * 64):
        assert scene.comes(moved(3), player) is None
    assert scene.comes(replace(moved(0), status="lobby")) is None
    with store.seen() as rows:
        assert [looked.read(rows, "one", player) for player in (ANNA, BEN, "e" * 64)] == [None] * 3


# ------------------------------------------------------------------------------------------------------ at the wire


def begun(server: Running, anna: Person, ben: Person, clock: str = "") -> str:
    table = anna.open_table("Anna", "open")
    ben.sit_down(table)
    if clock:
        store = server.store()
        with store.changed() as rows:
            rows.run("UPDATE game_table SET terms = ?, revision = revision + 1 WHERE id = ?",
                     Terms(clock=clock).text(), table)  # fmt: skip
        store.close()
    assert anna.post(f"/t/{table}/start").status_code == 303
    return table


@pytest.mark.parametrize("clock", ["", "days 3"])
def test_somebody_is_nudged_and_everybody_reads_it(running: Running, clock: str) -> None:
    with running.person() as anna, running.person() as ben:
        table = begun(running, anna, ben, clock)
        asked = running.match(table).to_act
        here, gone = (ben, anna) if asked == 0 else (anna, ben)
        name = "Anna" if asked == 0 else "Ben"
        assert f'formaction="/t/{table}/nudge"' in here.get(f"/t/{table}").text
        assert f'formaction="/t/{table}/nudge"' not in gone.get(f"/t/{table}").text
        assert gone.post(f"/t/{table}/nudge", headers=LIVE).status_code == 409  # nobody nudges themself
        stream = Stream(here, table)
        assert here.post(f"/t/{table}/nudge", headers=LIVE).status_code == 204
        stream.wait_for(f"It’s your turn, .?{name}")
        again = here.post(f"/t/{table}/nudge", headers=LIVE)
        assert again.status_code == 429 and "retry-after" in again.headers
        assert re.search(f"It’s your turn, .?{name}", gone.get(f"/t/{table}/chat").text)
        stream.close()
        with Person(running, running.person().http) as stranger:
            assert stranger.post(f"/t/{table}/nudge", headers=LIVE).status_code == 403


def test_nobody_whose_page_is_open_is_nudged(running: Running) -> None:
    with running.person() as anna, running.person() as ben:
        table = begun(running, anna, ben)
        here, other = (anna, ben) if running.match(table).to_act == 0 else (ben, anna)
        stream = Stream(here, table)
        stream.wait_for("dock")
        assert other.post(f"/t/{table}/nudge", headers=LIVE).status_code == 409
        stream.close()


def test_bots_are_never_nudged(running: Running) -> None:
    with running.person() as anna:
        table = anna.open_table("Anna", "relaxed")
        assert "/nudge" not in anna.get(f"/t/{table}").text
        assert anna.post(f"/t/{table}/nudge", headers=LIVE).status_code == 409


def long_ago(server: Running, table: str) -> None:
    store = server.store()
    with store.changed() as rows:
        rows.run("UPDATE looked SET at = at - 600 WHERE table_id = ?", table)
    store.close()


def test_the_note_says_what_the_log_says_once_and_nothing_else(running: Running) -> None:
    with running.person() as anna, running.person() as ben:
        table = begun(running, anna, ben)
        first, second = (anna, ben) if running.match(table).to_act == 0 else (ben, anna)
        stream = Stream(second, table)
        stream.wait_for("dock")
        stream.close()
        until = time.monotonic() + PATIENCE
        while not looked_at(running, table):
            assert time.monotonic() < until
            time.sleep(0.02)
        assert looked_at(running, table) == {0}
        long_ago(running, table)
        first.play_first(table)
        page = second.get(f"/t/{table}").text
        note = re.search(r'<dialog class="meanwhile".*?</dialog>', page, re.DOTALL)
        assert note is not None and "There was one turn" in note[0] and "It is your turn." in note[0]
        lines = re.findall(r"<span>(.+?)</span></li>", note[0])
        record, seat = running.record(table), 1 if second is ben else 0
        match = fresh(record, record.number)
        telling = Telling(match, seat, [one.name for one in record.seats], "en")
        telling.hears(match, record.actors)
        told = {line.text for turn in telling.log.turns for line in turn.lines}
        assert lines and {re.sub("&#39;", "'", line) for line in lines} <= told
        assert "meanwhile-title" not in second.get(f"/t/{table}").text
        assert "meanwhile-title" not in first.get(f"/t/{table}").text
        assert "There was one turn" in second.get(f"/t/{table}/meanwhile?since=0").text
        assert second.get(f"/t/{table}/meanwhile?since=1").status_code == 204
        assert second.get(f"/t/{table}/meanwhile").status_code == 400
        with running.person() as stranger:
            assert stranger.get(f"/t/{table}/meanwhile?since=0").status_code == 403


def looked_at(server: Running, table: str) -> set[int]:
    """Up to which actions people have seen a table."""
    store = server.store()
    with store.seen() as rows:
        found = {
            look.number
            for seat in server.record(table).seats
            if (look := looked.read(rows, table, str(seat.player))) is not None
        }
    store.close()
    return found


def test_forgetting_somebody_forgets_what_they_have_seen(store: Store) -> None:
    scene = Scene(store)
    scene.leaves(moved(3), 5)
    from biberbau.web.storage.people_rows import forget

    with store.changed() as rows:
        forget(rows, BEN, "Somebody")
    with store.seen() as rows:
        assert looked.read(rows, "one", BEN) is None


def test_a_seat_of_nobody_has_no_name_to_nudge() -> None:
    record = record_of("t")
    seats = tuple(Seat(seat.number, "open", "") for seat in record.seats)
    assert awaited(replace(record, seats=seats), fresh(record, 0), ()) is None
