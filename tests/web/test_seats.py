"""What a host may do with the seats before the game, and what comes after it: a rematch by other rules."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

from biberbau.match import Game
from biberbau.web.domain.messages import RefusedError
from biberbau.web.domain.records import Record
from biberbau.web.domain.setup_forms import OPEN, Setup
from biberbau.web.play.seat_changes import levelled
from biberbau.web.play.tables import Tables

from .at_tables import AtTables, at_tables
from .browsing import PATIENCE
from .serving import LIVE, Person, Running, Stream
from .storing import ANNA, BEN

EVA = "e" * 64


@pytest.fixture
def tables(database: str) -> Iterator[AtTables]:
    with at_tables(database) as found:
        yield found


def opened(tables: Tables, *seats: str, words: str = "") -> Record:
    """Anna's table with these other seats."""
    game = Game.of("beasty_bar", {"players": len(seats) + 1})
    return tables.create(ANNA, Setup("Anna", game, seats, words, tables.seals.fresh().field if words else ""))


def refused(key: str, what: object, *given: object) -> None:
    with pytest.raises(RefusedError) as refusal:
        what(*given)  # type: ignore[operator]
    assert refusal.value.key == key


def kinds(tables: Tables, record: Record) -> list[str]:
    return [seat.level or seat.kind for seat in tables.read(record.id).seats]


def test_an_open_seat_is_given_to_a_bot_and_kept_for_a_friend_again(tables: AtTables) -> None:
    record = opened(tables, "open", "open")
    tables.close_seat(record.id, ANNA, 1, "strong")
    tables.close_seat(record.id, ANNA, 2, "relaxed")
    tables.close_seat(record.id, ANNA, 2, "keen")  # another level
    assert kinds(tables, record) == ["human", "strong", "keen"]
    names = [seat.name for seat in tables.read(record.id).seats]
    assert len(set(names)) == 3 and all(names)
    refused("table-full", tables.join, record.id, BEN, "Ben")
    tables.open_seat(record.id, ANNA, 1)
    assert tables.join(record.id, BEN, "Ben").number == 1
    tables.start(record.id, ANNA)
    assert tables.read(record.id).status == "playing"


def test_two_who_come_at_the_same_moment_both_get_seats(
    tables: AtTables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ben has read which seats are free when Eva takes the first of them."""
    record = opened(tables, "open", "open")
    change = tables.store.change

    def late(*given: object, **more: object) -> None:
        monkeypatch.undo()
        tables.join(record.id, EVA, "Guest", numbered=True)
        change(*given, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(tables.store, "change", late)
    assert tables.join(record.id, BEN, "Guest", numbered=True, liked=1).number == 2
    assert [seat.name for seat in tables.read(record.id).seats] == ["Anna", "Guest", "Guest 2"]


def test_seats_for_other_rules_go_and_come_while_people_stay(tables: AtTables) -> None:
    record = opened(tables, "open", "keen", "open")
    tables.join(record.id, BEN, "Ben", 3)

    def change(players: int) -> list[str]:
        wanted = Setup("", Game.of("beasty_bar", {"players": players}), (OPEN,) * (players - 1))
        tables.change_rules(record.id, ANNA, wanted)
        return kinds(tables, record)

    assert change(3) == ["human", "keen", "human"]  # the empty one goes first
    assert change(2) == ["human", "human"]
    assert change(4) == ["human", "human", "open", "open"]
    tables.join(record.id, EVA, "Eva")
    refused("rules-small", change, 2)


def test_bots_get_weaker_at_any_time_and_stronger_before_the_first_move(tables: AtTables) -> None:
    record = opened(tables, "keen", "keen")
    assert [seat.level for seat in levelled(record, ANNA, "strong")] == ["strong", "strong"]
    acted = record.ahead([0], 0)
    assert [seat.level for seat in levelled(acted, ANNA, "relaxed")] == ["relaxed", "relaxed"]
    refused("level-later", levelled, acted, ANNA, "strong")
    refused("level-alone", levelled, opened(tables, "open", "keen"), ANNA, "keen")
    refused("seat-kind", levelled, record, ANNA, "godlike")


def test_bots_fill_up_at_the_table_s_own_level(anna: Person) -> None:
    """Without a word of the host's: a host who asked for strong bots gets no others."""
    form = {"name": "Anna", "option.players": "3", "seat1": "open", "seat2": "open", "level": "strong"}
    table = anna.post("/new/beasty_bar", form).headers["location"]
    page = anna.get(table).text.partition('id="change-rules"')[0]
    assert page.count('value="strong" selected') == page.count('<select name="level"') == 2
    (level,) = re.findall(r'name="fill" value="(\w+)"', page)
    assert anna.post(f"{table}/start", {"fill": level}).status_code == 303
    seats = anna.server.record(table.removeprefix("/t/")).seats
    assert [seat.level for seat in seats if seat.kind == "bot"] == ["strong", "strong"]


def test_two_seats_change_places_with_all_that_sits_there(tables: AtTables) -> None:
    record = opened(tables, "open", "keen", words="of Anna")
    tables.join(record.id, BEN, "Ben", words="of Ben")
    tables.swap_seats(record.id, ANNA, 0, 1)
    tables.swap_seats(record.id, ANNA, 0, 2)
    found = tables.read(record.id)
    assert [seat.number for seat in found.seats] == [0, 1, 2]
    assert (found.seats[0].kind, found.seat_of(ANNA), found.seat_of(BEN)) == ("bot", 1, 2)
    assert found.words == ("", "of Anna", "of Ben") and found.host == ANNA
    tables.start(record.id, ANNA)
    assert tables.read(record.id).status == "playing"


def test_a_person_whom_the_host_takes_off_does_not_sit_down_there_again(tables: AtTables) -> None:
    record, other = opened(tables, "open"), opened(tables, "open")
    tables.join(record.id, BEN, "Ben")
    tables.kick(record.id, ANNA, 1)
    assert kinds(tables, record) == ["human", "open"]
    refused("removed", tables.join, record.id, BEN, "Ben")
    refused("removed", tables.join, record.id, BEN, "Another")
    assert tables.join(record.id, EVA, "Ben").number == 1  # the name is free, and so is the seat
    assert tables.join(other.id, BEN, "Ben").number == 1


def test_nobody_but_the_host_and_nobody_after_the_start(tables: AtTables) -> None:
    record = opened(tables, "open", "open")
    tables.join(record.id, BEN, "Ben")
    for player in (BEN, EVA, ""):
        refused("not-host", tables.close_seat, record.id, player, 2, "keen")
        refused("not-host", tables.open_seat, record.id, player, 2)
        refused("not-host", tables.swap_seats, record.id, player, 0, 1)
        refused("not-host", tables.kick, record.id, player, 0)
    refused("host-stays", tables.kick, record.id, ANNA, 0)
    refused("seat-empty", tables.kick, record.id, ANNA, 2)
    refused("seat-held", tables.close_seat, record.id, ANNA, 1, "keen")
    refused("seat-held", tables.open_seat, record.id, ANNA, 1)
    refused("seat-kind", tables.close_seat, record.id, ANNA, 2, "godlike")
    for number, other in ((0, 0), (0, 3), (3, 0), (-1, 0), (0, -1)):
        refused("no-seat", tables.swap_seats, record.id, ANNA, number, other)
    tables.start(record.id, ANNA, "keen")
    refused("has-begun", tables.swap_seats, record.id, ANNA, 0, 1)
    refused("has-begun", tables.kick, record.id, ANNA, 1)
    refused("no-table", tables.kick, "nothing", ANNA, 1)


# --------------------------------------------------------------------------------------------- other rules


def over(tables: AtTables, *seats: str) -> Record:
    """A finished table of Anna and her guests; nobody asks how it ended."""
    record = opened(tables, *seats)
    for number, (player, name) in enumerate(((BEN, "Ben"), (EVA, "Eva")), start=1):
        if number <= len(seats) and seats[number - 1] == "open":
            tables.join(record.id, player, name, number)
    tables.start(record.id, ANNA)
    tables.store.change(tables.read(record.id), status="over")
    return tables.read(record.id)


def changed(record: Record, **options: object) -> Game:
    return Game.of(record.game, {**record.options, **options})


def test_a_rematch_by_other_rules_seats_the_same_people_under_the_seal_they_were_shown(
    tables: AtTables,
) -> None:
    record = over(tables, "open", "keen")
    sealed = tables.seals.next(record.id)
    slower = changed(record, hand=3)
    follower = tables.read(tables.rematch(record.id, ANNA, "of Anna", sealed.public, slower))
    assert follower.seed == sealed.seed and follower.options != record.options
    assert [seat.name for seat in follower.seats] == [seat.name for seat in record.seats]
    assert [seat.words for seat in follower.seats] == ["of Anna", None, ""]
    assert (follower.status, follower.host) == ("lobby", ANNA)
    assert tables.rematch(record.id, BEN, "of Ben", sealed.public) == follower.id
    assert tables.read(follower.id).status == "playing"


def test_where_there_are_more_seats_bots_sit_and_where_there_are_fewer_they_go_first(
    tables: AtTables,
) -> None:
    record = over(tables, "open", "keen")
    more = tables.read(tables.rematch(record.id, BEN, changed=changed(record, players=4)))
    assert [seat.kind for seat in more.seats] == ["human", "human", "bot", "bot"]
    assert len({seat.name for seat in more.seats}) == 4
    record = over(tables, "open", "keen")
    less = tables.read(tables.rematch(record.id, BEN, changed=changed(record, players=2)))
    assert [(seat.number, seat.name) for seat in less.seats] == [(0, "Anna"), (1, "Ben")]
    record = over(tables, "open", "open")
    refused("rematch-small", tables.rematch, record.id, ANNA, "", "", changed(record, players=2))


def test_of_two_who_change_the_rules_the_first_counts(tables: AtTables) -> None:
    record = over(tables, "open")
    first = tables.rematch(record.id, ANNA, changed=changed(record, players=3))
    assert tables.rematch(record.id, BEN, changed=changed(record, players=4)) == first
    assert len(tables.read(first).seats) == 3
    refused("not-seated", tables.rematch, record.id, EVA, "", "", changed(record, players=3))


# --------------------------------------------------------------------------------------------- at the wire


@pytest.mark.compiled
def test_a_person_taken_off_is_told_so_and_the_others_see_a_free_seat(
    running: Running, anna: Person, ben: Person
) -> None:
    table = anna.open_table("Anna", "open")
    ben.sit_down(table)
    stream, own = Stream(ben, table), Stream(anna, table)
    own.wait_for(r'id="lobby-seat-1" class="human')
    assert ben.post(f"/t/{table}/seat", {"seat": "0", "do": "kick"}, headers=LIVE).status_code == 403
    assert anna.post(f"/t/{table}/seat", {"seat": "1", "do": "kick"}).status_code == 303
    own.wait_for(r'id="lobby-seat-1" class="open')
    assert stream.ended.wait(PATIENCE)
    assert b"event: away" in ben.received
    for path in (f"/t/{table}", f"/t/{table}/join"):
        page = ben.get(path)
        assert (page.status_code, "removed you from this table" in page.text) == (403, True)
    assert ben.post(f"/t/{table}/join", {"name": "Ben"}, headers=LIVE).status_code == 403
    assert ben.post(f"/t/{table}/chat", {"text": "hey", "name": "Ben"}, headers=LIVE).status_code == 403
    own.close()
    stream.close()


@pytest.mark.compiled
def test_forms_of_a_host_say_what_is_wrong_with_them(anna: Person) -> None:
    table = anna.open_table("Anna", "open", "open")
    for form, status in (
        ({}, 400),
        ({"seat": "1"}, 400),
        ({"seat": "1", "do": "dance"}, 400),
        ({"seat": "x", "do": "open"}, 404),
        ({"seat": "9", "do": "open"}, 404),
        ({"seat": "1", "do": "close"}, 400),
        ({"seat": "1", "do": "swap"}, 400),
        ({"seat": "1", "do": "swap", "with": "1"}, 404),
        ({"seat": "1", "do": "close", "level": "keen"}, 204),
        ({"seat": "1", "do": "swap", "with": "2"}, 204),
        ({"seat": "2", "do": "open"}, 204),
    ):
        answer = anna.post(f"/t/{table}/seat", form, headers=LIVE)
        assert answer.status_code == status, (form, answer.text)
    page = anna.get(f"/t/{table}").text
    assert page.count('class="seat-tools"') == 2 and 'name="do" value="swap"' in page


@pytest.mark.compiled
def test_a_rematch_by_other_rules_through_its_form(running: Running, anna: Person, ben: Person) -> None:
    table = anna.open_table("Anna", "open", hand="3")
    ben.sit_down(table)
    anna.post(f"/t/{table}/start")
    store = running.store()
    found = store.read(table)
    assert found is not None
    finished = replace(found, id=f"over{table[:12]}", status="over", revision=1)
    store.create(finished)
    store.close()
    table = finished.id
    assert f'href="/t/{table}/again"' in anna.get(f"/t/{table}").text
    page = anna.get(f"/t/{table}/again").text
    assert (
        'id="option.hand" name="option.hand"' in page and 'value="3"' in page and 'name="seat1"' not in page
    )
    seal = page.partition('name="seal" value="')[2].partition('"')[0]
    assert anna.post(f"/t/{table}/again", {"option.players": "9"}).status_code == 400
    wrong = anna.post(f"/t/{table}/again", {"option.hand": "4", "words": "mine", "seal": "foreign"})
    assert wrong.status_code == 409 and "not from here" in wrong.text
    german = anna.post(f"/t/{table}/again", {"option.hand": "2", "lang": "de"}).text
    assert "Regeln ändern" in german and 'value="2"' in german
    form = {"option.players": "3", "option.hand": "4", "words": "of Anna", "seal": seal}
    answer = anna.post(f"/t/{table}/again", form)
    assert answer.status_code == 303, answer.text
    follower = running.record(answer.headers["location"].removeprefix("/t/"))
    assert (follower.options["hand"], len(follower.seats), follower.seats[0].words) == (4, 3, "of Anna")
    assert ben.get(f"/t/{table}/again").headers["location"] == f"/t/{follower.id}"
    with running.person() as stranger:
        assert stranger.get(f"/t/{table}/again").status_code == 403
    assert anna.get(f"/t/{follower.id}/again").status_code == 409
