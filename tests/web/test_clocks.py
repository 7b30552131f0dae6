"""Clocks: what tables write down about them, and how much time everybody has, no matter who computes it and when."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from biberbau.games import game_ids
from biberbau.games import kind as kind_of
from biberbau.web.domain import clocks
from biberbau.web.domain.clocks import DAY, Clock
from biberbau.web.domain.matches import fresh
from biberbau.web.domain.messages import RefusedError
from biberbau.web.domain.records import Record, Seat
from biberbau.web.domain.terms import Terms
from biberbau.web.play import time_accounting
from biberbau.web.play.disconnects import HOUR, Disconnects, Due
from biberbau.web.play.turns import asked as asked_together
from biberbau.web.play.turns import forced
from biberbau.web.view import scene_parts

from .at_tables import AtTables, at_tables
from .storing import ANNA, BEN, record_of

WHO = (ANNA, BEN)
NOW = 1_800_000_000.0


class Time:
    """The time, as tests have it; and who is here."""

    def __init__(self) -> None:
        self.now = NOW
        self.here: frozenset[str] = frozenset(WHO)

    def present(self, table_id: str) -> frozenset[str]:
        return self.here


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    time = Time()
    monkeypatch.setattr(clocks, "now", lambda: time.now)
    return time


@pytest.fixture
def tables(database: str, time: Time) -> Iterator[AtTables]:
    with at_tables(database) as tables:
        yield tables


def laid(tables: AtTables, **terms: str) -> Record:
    """A table of two people that begins now, on these terms."""
    record = replace(record_of("table"), since=clocks.now(), terms=Terms(**terms))  # type: ignore[arg-type]
    tables.store.create(record)
    return tables.read("table")


def plays(tables: AtTables) -> Record:
    """The seat to act plays its first legal action."""
    record = tables.read("table")
    match = tables.match(record)
    assert match.to_act is not None
    tables.act(record, WHO[match.to_act], record.stamp, match.legal()[0].notation)
    return tables.read("table")


def asked(tables: AtTables, record: Record) -> int:
    seat = time_accounting.waited_for(record, tables.match(record))
    assert seat is not None
    return seat


# ------------------------------------------------------------------------------------------------ what is written


@pytest.mark.parametrize(
    ("text", "clock"),
    [
        ("", Clock()),
        ("live 300 5", Clock(bank=300, increment=5)),
        ("live 1 0", Clock(bank=1)),
        ("days 3", Clock(days=3)),
    ],
)
def test_a_clock_is_written_and_read(text: str, clock: Clock) -> None:
    assert Clock.read(text) == clock
    assert clock.text == text
    assert Terms.read(Terms(clock=text).text()).timed() == clock


@pytest.mark.parametrize(
    "text",
    [
        *("live", "live 0 5", "live 5", "live 5 -1", "live 99999 0", "live 5 601", "live ٣ 0", "live 5 5 5"),
        *(
            "live  5 5",
            "days",
            "days 0",
            "days 15",
            "days 1.5",
            "days 3 3",
            "Days 3",
            "weeks 1",
            " ",
            "0",
            "live 300 5 ",
        ),
    ],
)
def test_no_other_clock_is_read(text: str) -> None:
    with pytest.raises(ValueError, match=r"clock|bank|increment|decision"):
        Clock.read(text)
    with pytest.raises(ValueError):
        Terms.read(Terms(clock=text).text())


@pytest.mark.parametrize("terms", [Terms(level="clever"), Terms(absent="asleep")])
def test_no_other_terms_are_read(terms: Terms) -> None:
    with pytest.raises(ValueError):
        Terms.read(terms.text())


def test_a_clock_s_face() -> None:
    assert [scene_parts.face(seconds) for seconds in (-3, 0, 0.2, 59.9, 60, 61, 3599.5)] == [
        "0:00", "0:00", "0:01", "1:00", "1:00", "1:01", "60:00",
    ]  # fmt: skip
    days = [
        scene_parts.days_left(left, "en") for left in (-5.0, 59, 60, 3 * HOUR, 47.9 * HOUR, 2 * DAY, 7 * DAY)
    ]
    assert days == ["0 minutes left", "0 minutes left", "1 minute left", "3 hours left", "47 hours left",
                    "2 days left", "7 days left"]  # fmt: skip


# ------------------------------------------------------------------------------------------------------- the bank


def test_a_bank_loses_what_decisions_take_and_gains_an_increment_for_each(
    tables: AtTables, time: Time
) -> None:
    """Each process, also one that reads the table anew, comes to the same."""
    record = laid(tables, clock="live 60 5")
    first = asked(tables, record)
    assert time_accounting.left(record, first) == 60 and time_accounting.until(record, first) == NOW + 60
    time.now += 20
    record = plays(tables)
    assert time_accounting.left(record, first) == 60 - 20 + 5
    assert record.since == time.now
    time.now += 7.5
    record = plays(tables)
    assert time_accounting.left(record, 1 - first) == 60 - 7.5 + 5
    with at_tables(str(tables.store.url.render_as_string(hide_password=False))) as others:
        again = others.read("table")
        assert again == record
        assert [time_accounting.left(again, seat) for seat in (first, 1 - first)] == [45, 57.5]


def test_no_decision_takes_more_than_there_is(tables: AtTables, time: Time) -> None:
    record = laid(tables, clock="live 10 0")
    first = asked(tables, record)
    time.now += 11
    record = plays(tables)  # the post was there before the alarm
    assert time_accounting.left(record, first) == 0


def test_days_begin_anew_with_each_decision(tables: AtTables, time: Time) -> None:
    record = laid(tables, clock="days 3")
    first = asked(tables, record)
    assert time_accounting.until(record, first) == NOW + 3 * DAY
    time.now += 2 * DAY
    record = plays(tables)
    assert time_accounting.until(record, 1 - first) == time.now + 3 * DAY
    assert record.spent == ()


def test_nothing_is_taken_back_where_a_clock_runs(tables: AtTables, time: Time) -> None:
    for clock, key in (("live 60 5", "clock-no-undo"), ("days 1", "clock-no-undo")):
        record = replace(record_of(f"at {clock[:4]}"), since=NOW, terms=Terms(clock=clock))
        tables.store.create(record)
        match = tables.match(record)
        assert match.to_act is not None
        player = WHO[match.to_act]
        tables.act(record, player, "0.0", match.legal()[0].notation)
        with pytest.raises(RefusedError) as refused:
            tables.undo(tables.read(record.id), player, "1.0")
        assert refused.value.key == key
        assert tables.read(record.id).number == 1


# --------------------------------------------------------------------------------------------- what time does


def due(tables: AtTables, absences: Disconnects) -> Due | None:
    record = tables.read("table")
    return absences.next(record, tables.match(record))


def happens(tables: AtTables, absences: Disconnects) -> Record:
    """What is due is done."""
    record = tables.read("table")
    change = absences.next(record, tables.match(record))
    assert change is not None and change.at <= clocks.now()
    table = tables.awake(record)
    tables.run(
        tables.live.change(table, table.record, change.seats, status=change.status, since=change.since)
    )
    return tables.read("table")


@pytest.mark.parametrize(("clock", "seconds"), [("live 60 5", 60.0), ("days 1", DAY)])
@pytest.mark.parametrize("absent", ["bot", "out"])
def test_when_a_clock_has_run_out_a_bot_plays(
    tables: AtTables, time: Time, clock: str, seconds: float, absent: str
) -> None:
    record = laid(tables, clock=clock, absent=absent)
    absences, first = Disconnects(time.present, 60.0), asked(tables, record)
    change = due(tables, absences)
    assert change is not None and change.at == NOW + seconds
    time.now = change.at
    record = happens(tables, absences)
    assert record.seats[first].stand_in == ("out" if absent == "out" else "gone")
    assert record.seats[first].by_bot and record.level(first) == record.terms.level
    if clock.startswith("live"):
        assert time_accounting.left(record, first) == 0
    with pytest.raises(RefusedError) as refused:
        plays(tables)
    assert refused.value.key == ("is-out" if absent == "out" else "bot-plays")
    time.now += 3600  # the page is open all the time: whose time was over says when they are back
    assert absences.is_back(record, first) is False
    if absent == "out":
        with pytest.raises(RefusedError) as refused:
            tables.run(tables.live.take_back_seat(tables.awake(record), WHO[first]))
        assert refused.value.key == "is-out"
        return
    tables.run(tables.live.take_back_seat(tables.awake(record), WHO[first]))
    record = tables.read("table")
    assert not record.seats[first].by_bot
    assert time_accounting.until(record, first) == time.now + (
        time_accounting.LEAST if clock.startswith("live") else seconds
    )
    plays(tables)


def test_a_bot_plays_for_a_person_who_is_gone_while_somebody_waits(tables: AtTables, time: Time) -> None:
    record = laid(tables)
    absences, first = Disconnects(time.present, 60.0), asked(tables, record)
    assert due(tables, absences) is None  # both are here, and nobody's time is counted
    time.now += 1000
    time.here = frozenset({WHO[1 - first]})
    change = due(tables, absences)
    assert change is not None and change.at == time.now + 60  # from when they left
    time.now += 59
    time.here = frozenset(WHO)
    assert due(tables, absences) is None  # a tunnel
    time.here = frozenset({WHO[1 - first]})
    due(tables, absences)
    time.now += 60
    record = happens(tables, absences)
    assert record.seats[first].stand_in == "gone"
    time.now += 500
    time.here = frozenset(WHO)
    record = happens(tables, absences)
    assert not record.seats[first].by_bot
    plays(tables)


def test_no_bot_plays_for_a_person_while_nobody_waits(tables: AtTables, time: Time) -> None:
    """Both have gone to bed; the first to come back in the morning gives the other their time to come, too."""
    record = laid(tables)
    absences, first = Disconnects(time.present, 60.0), asked(tables, record)
    time.here = frozenset()
    change = due(tables, absences)
    assert change is not None and change.status == "left"
    time.now += 9 * HOUR
    time.here = frozenset({WHO[1 - first]})
    change = due(tables, absences)
    assert change is not None and change.at == time.now + 60 and change.seats[0].stand_in == "gone"


def test_a_turn_that_comes_while_its_person_is_gone_begins_the_grace(tables: AtTables, time: Time) -> None:
    record = laid(tables)
    absences, first = Disconnects(time.present, 60.0), asked(tables, record)
    time.here = frozenset({WHO[first]})
    due(tables, absences)
    time.now += 300
    plays(tables)
    change = due(tables, absences)
    assert change is not None and change.at == time.now + 60


def test_days_know_no_grace(tables: AtTables, time: Time) -> None:
    record = laid(tables, clock="days 7")
    absences, first = Disconnects(time.present, 60.0), asked(tables, record)
    time.here = frozenset({WHO[1 - first]})
    change = due(tables, absences)
    assert change is not None and change.at == NOW + 7 * DAY


def test_a_person_who_is_gone_for_long_is_out_where_the_table_wants_it(tables: AtTables, time: Time) -> None:
    record = laid(tables, absent="out")
    absences, first = Disconnects(time.present, 60.0), asked(tables, record)
    time.here = frozenset({WHO[1 - first]})
    due(tables, absences)
    time.now += 60
    assert happens(tables, absences).seats[first].stand_in == "gone"
    time.now += 9 * 60
    assert happens(tables, absences).seats[first].stand_in == "out"


def test_a_live_clock_that_has_time_left_goes_on_where_it_was(tables: AtTables, time: Time) -> None:
    record = laid(tables, clock="live 300 0")
    absences, first = Disconnects(time.present, 60.0), asked(tables, record)
    time.here = frozenset({WHO[1 - first]})
    due(tables, absences)
    time.now += 60
    record = happens(tables, absences)
    assert time_accounting.left(record, first) == 240
    time.now += 1000  # a bot decides: that costs her nothing
    time.here = frozenset(WHO)
    record = happens(tables, absences)
    assert time_accounting.until(record, first) == time.now + 240


def test_a_table_that_everybody_has_left_ends(tables: AtTables, time: Time) -> None:
    record = laid(tables)
    first = asked(tables, record)
    tables.run(tables.live.leave(tables.awake(record), WHO[first]))
    record = tables.read("table")
    assert (record.status, record.seats[first].stand_in) == ("playing", "out")
    assert due(tables, Disconnects(time.present)) is None  # the other one plays on
    tables.run(tables.live.leave(tables.awake(record), WHO[first]))  # again: nothing
    tables.run(tables.live.leave(tables.awake(record), WHO[1 - first]))
    record = tables.read("table")
    assert record.status == "left" and record.ended
    with pytest.raises(RefusedError) as refused:
        plays(tables)
    assert refused.value.key == "is-left"
    assert tables.store.tables_that_move() == []


def test_a_table_to_which_nobody_comes_any_more_ends(tables: AtTables, time: Time) -> None:
    laid(tables)
    absences = Disconnects(time.present, 60.0, 72 * HOUR)
    time.here = frozenset()
    due(tables, absences)
    time.now += 72 * HOUR
    assert happens(tables, absences).status == "left"
    assert due(tables, absences) is None


def test_after_a_long_sleep_of_the_server_people_have_time_to_come(tables: AtTables, time: Time) -> None:
    laid(tables)
    time.here = frozenset()
    time.now += 1000 * HOUR
    change = due(tables, Disconnects(time.present, 60.0, 72 * HOUR))
    assert change is not None and change.at == time.now + HOUR


def test_alone_with_bots_the_game_waits(tables: AtTables, time: Time) -> None:
    bot = Seat(1, "bot", "Bruno", level="keen", words="")
    tables.store.create(replace(record_of("table"), seats=(record_of("table").seats[0], bot), since=NOW))
    time.here = frozenset()
    absences = Disconnects(time.present, 60.0)
    time.now += 1000 * HOUR
    assert due(tables, absences) is None


def test_a_rematch_seats_everybody_again(tables: AtTables, time: Time) -> None:
    record = laid(tables, clock="live 60 5")
    for player in WHO:
        tables.run(tables.live.leave(tables.awake(record), player))
    follower = tables.read(tables.rematch("table", ANNA))
    assert [seat.stand_in for seat in follower.seats] == ["", ""]
    assert follower.terms == record.terms and follower.spent == ()


def test_what_is_left_is_cleaned_like_what_is_over(tables: AtTables, time: Time) -> None:
    record = laid(tables)
    for player in WHO:
        tables.run(tables.live.leave(tables.awake(record), player))
    assert tables.store.clean(7 * DAY, None, 7) == 0
    assert tables.store.clean(clocks.now() + 10_000 * DAY, None, 7) == 1


def test_common_questions_and_forced_moves_take_no_time(time: Time) -> None:
    """While everybody is asked, and where somebody has no choice, nobody's clock ticks."""
    start = replace(
        record_of("table"),
        game=next(game for game in game_ids() if kind_of(game).asks_together),
        options={"players": 2},
        terms=Terms(clock="live 60 5"),
    )
    dice, seen = random.Random(7), set[str]()
    match = fresh(start, 0)
    for _ in range(2000):
        seat = match.to_act
        assert seat is not None
        record = replace(start, actions=tuple(action.id for action in match.history))
        questions, is_forced = asked_together(record, match), forced(record, match)
        kind = "question" if questions else "forced" if is_forced else "choice"
        seen.add(kind)
        assert time_accounting.waited_for(record, match) == (seat if kind == "choice" else None)
        if kind != "choice":
            assert time_accounting.cost(record, match, seat, whole=True) is None
        if seen == {"question", "forced", "choice"}:
            return
        match.play(dice.choice(match.legal()))
    raise AssertionError(f"there was only {seen}")


def test_the_parts_of_a_decision_share_one_increment(time: Time) -> None:
    record = replace(record_of("table"), terms=Terms(clock="live 60 5"), since=NOW)
    match = fresh(record, 0)
    assert match.to_act is not None
    time.now += 3
    assert time_accounting.cost(record, match, match.to_act, whole=False) == 3
    assert time_accounting.cost(record, match, match.to_act, whole=True) == -2
