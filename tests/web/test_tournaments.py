"""Tournaments without pages: rounds follow from what came of tables, each is opened once, nothing is told too early."""

from __future__ import annotations

import random
import sys
from collections.abc import Collection, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from itertools import combinations
from pathlib import Path

import pytest

from biberbau.games import kind
from biberbau.match import drawing
from biberbau.web.domain.messages import SAYS, RefusedError
from biberbau.web.domain.pairings import sizes
from biberbau.web.domain.ratings import rated
from biberbau.web.domain.records import Record
from biberbau.web.domain.results import Result
from biberbau.web.domain.seed_commitment import SeedCommitments
from biberbau.web.domain.table_codes import fresh_id
from biberbau.web.domain.terms import Terms
from biberbau.web.play.people import People
from biberbau.web.play.subscriptions import Subscriptions
from biberbau.web.play.tables import Tables
from biberbau.web.play.tournament_forms import read_tournament
from biberbau.web.play.tournament_standings import following, places, points, rounds_of, standings, winner
from biberbau.web.play.tournaments import Tournaments, draw_document, seal_list
from biberbau.web.storage.people_rows import forget
from biberbau.web.storage.store import Store
from biberbau.web.storage.tournament_rows import Board, Chair, Entrant, Tournament
from biberbau.web.view import tournament_pages as pages
from biberbau.web.view.model import Proposal
from biberbau.web.view.tournament_pages import tournament_model

from .old_databases import fill


def hashed(number: int) -> str:
    return f"{number:064d}"


class Hall:
    """A tournament in a database, and people without hands: the lower number wins."""

    def __init__(self, url: str, **form: str) -> None:
        self.tables = Tables(Store(url), SeedCommitments(b"a key of thirty-two bytes, secret"))
        self.other = Tournaments(Tables(Store(url), self.tables.seals), Subscriptions(), self.opens)
        self.all = Tournaments(self.tables, Subscriptions(), self.opens)
        wanted, errors = read_tournament(kind("beasty_bar"), {"name": "P0"} | form)
        assert wanted is not None, errors
        seal = self.tables.seals.of_draw(fresh_id()).field
        self.id = self.all.create(wanted, hashed(0), "P0", "words of P0", seal).id

    async def opens(self, table_id: str) -> None:
        raise AssertionError("nobody is told here")

    @property
    def now(self) -> Tournament:
        return self.all.read(self.id)

    def people(self, count: int) -> None:
        for number in range(1, count):
            self.all.join(self.id, hashed(number), f"P{number}", f"words of P{number}")

    def tables_of(self, number: int) -> list[Record]:
        found = [board.table_id for board in self.now.of_round(number)]
        return [self.tables.read(table_id) for table_id in found if table_id is not None]

    def ends(self, record: Record, tie: bool = False) -> None:
        """A game is over: it writes what games write."""
        order = sorted(seat.player or "" for seat in record.seats)
        came = [1 if tie else 1 + order.index(seat.player or "") for seat in record.seats]
        results = [
            Result(s.number, s.kind, s.level, s.name, s.player, place, 10 - place)
            for s, place in zip(record.seats, came, strict=True)
        ]
        self.tables.store.append(record, [(0, "play 1", 0)], over=True, results=results)

    def plays(self) -> None:
        """A round: all its tables end, and the next one is opened."""
        for record in self.tables_of(self.now.round):
            self.ends(record)
        assert self.all.due() == [self.id]
        self.all.go_on(self.id)


@pytest.fixture
def url(tmp_path: object) -> str:
    return f"sqlite:///{tmp_path}/games.sqlite3"


def names(tournament: Tournament) -> list[str]:
    return [line.entrant.name for line in standings(tournament)]


@pytest.mark.parametrize("count", (4, 5, 6, 8))
def test_a_knock_out_is_won_by_the_one_who_wins_all(url: str, count: int) -> None:
    hall = Hall(url, system="knockout", places="16")
    hall.people(count)
    hall.all.start(hall.id, hashed(0))
    assert rounds_of(hall.now) == {4: 2, 5: 3, 6: 3, 8: 3}[count]
    for _ in range(rounds_of(hall.now)):
        assert hall.now.status == "running"
        hall.plays()
    assert (hall.now.status, names(hall.now)[0]) == ("over", "P0")
    assert hall.all.due() == []
    lines = standings(hall.now)
    assert [line.rank for line in lines[:2]] == [1, 2]
    assert len({line.rank for line in lines}) < count, "who lost in the same round shares a rank"


def test_swiss_pairs_equals_and_nobody_twice(url: str) -> None:
    hall = Hall(url, system="swiss", places="8", rounds="3")
    hall.people(8)
    assert hall.all.due() == [hall.id], "all places are taken"
    hall.all.go_on(hall.id)
    for number in range(1, 4):
        if number > 1:
            share = {line.entrant.number: line.points for line in standings(hall.now)}
            for board in hall.now.of_round(number):
                assert len({share[one] for one in board.people}) == 1, "eight people, three rounds: all even"
        hall.plays()
    assert (hall.now.status, names(hall.now)[0], names(hall.now)[-1]) == ("over", "P0", "P7")
    met = [frozenset(board.people) for board in hall.now.boards]
    assert len(met) == len(set(met)) == 12


def test_everybody_meets_everybody(url: str) -> None:
    hall = Hall(url, system="everyone", places="5")
    hall.people(5)
    hall.all.go_on(hall.id)
    for _ in range(5):
        hall.plays()
    assert (hall.now.status, names(hall.now)) == ("over", ["P0", "P1", "P2", "P3", "P4"])
    assert {frozenset(board.people) for board in hall.now.boards if board.table_id} == {
        frozenset(pair) for pair in combinations(range(5), 2)
    }
    assert [line.points for line in standings(hall.now)] == [5, 4, 3, 2, 1], "a bye is a point for everybody"


def test_a_table_is_as_any_other_and_begins_at_once(url: str) -> None:
    hall = Hall(url, places="4", clock="live 300 10", absent="out", ranked="1")
    hall.people(4)
    opened = hall.all.go_on(hall.id)
    assert len(opened) == 2
    for record in map(hall.tables.read, opened):
        assert (record.status, record.listed, record.code, record.host) == ("playing", False, None, "")
        assert record.terms == Terms(clock="live 300 10", absent="out", ranked=True, tournament=hall.id)
        assert record.words == tuple(f"words of {seat.name}" for seat in record.seats)
        assert record.terms.again() == Terms(clock="live 300 10", absent="out", ranked=True)
    one, other = map(hall.tables.read, opened)
    assert one.seed != other.seed
    public = seal_list(hall.tables.seals, hall.now)
    assert f"1 1 {hall.tables.seals.of_round(hall.id, 1, 0).public}\n" in public
    assert one.seed.hex() not in public


def test_the_first_seat_goes_round(url: str) -> None:
    hall = Hall(url, system="everyone", places="4")
    hall.people(4)
    hall.all.go_on(hall.id)
    for _ in range(3):
        hall.plays()
    first = [board.people[0] for board in hall.now.boards]
    assert max(first.count(number) for number in range(4)) <= 2


def test_the_same_cards_everywhere_and_hidden_until_all_have_played(url: str) -> None:
    hall = Hall(url, places="4", same="1")
    hall.people(4)
    hall.all.go_on(hall.id)
    one, other = hall.tables_of(1)
    assert one.seed == other.seed == hall.tables.seals.of_round(hall.id, 1, 0).seed
    assert one.words == other.words == ("", ""), "words would make it another deal"
    assert one.terms.veiled
    hall.ends(one)
    assert hall.all.go_on(hall.id) == [] and hall.all.due() == []
    assert hall.tables.read(one.id).terms.veiled, "the other table still plays these cards"
    hall.ends(hall.tables.read(other.id))
    changed = hall.all.go_on(hall.id)
    assert {one.id, other.id} <= set(changed) and len(changed) == 4
    before = one.revision
    one = hall.tables.read(one.id)
    assert not one.terms.veiled and one.terms.tournament == hall.id and one.revision > before
    third, fourth = hall.tables_of(2)
    assert third.seed == fourth.seed != one.seed


def all_that_is_public(hall: Hall, still_play: Collection[str]) -> str:
    """What others can read of a tournament while a round is played: its page, as streams send it, and the ranking."""
    proposal = Proposal("seal", "words")
    read: list[str] = []
    for player in (None, hashed(99), *still_play):
        model = tournament_model(hall.now, lang="en", player=player, proposal=proposal)
        read += [pages.page(model), str(pages.live(model)), repr(model.lines), repr(model.played)]
    people = People(hall.tables.store, b"a key of thirty-two bytes, secret")
    read.append(repr(people.leaders("beasty_bar", None)))
    read += [repr(people.statistics(player)) for player in still_play]
    return "\n".join(read)


def in_twins(tmp_path: Path, system: str, first: tuple[int, int], **form: str) -> tuple[Hall, str, str]:
    """A tournament with the same cards, of which one table has ended, with these places; then what is public."""
    hall = Hall(
        f"sqlite:///{tmp_path}/{system}{first[0]}{first[1]}.sqlite3",
        places="4",
        system=system,
        same="1",
        **form,
    )
    hall.people(4)
    with hall.tables.store.changed() as rows:  # the same names in the addresses, whatever came by lot
        rows.run("UPDATE tournament SET created = 1")
    hall.all.go_on(hall.id)
    one = next(one for one in hall.tables_of(1) if hashed(0) in [seat.player for seat in one.seats])
    still_play = sorted({hashed(number) for number in range(4)} - {str(seat.player) for seat in one.seats})
    before = all_that_is_public(hall, still_play)
    results = [
        Result(seat.number, seat.kind, seat.level, seat.name, seat.player, place, 10 - place)
        for seat, place in zip(one.seats, first, strict=True)
    ]
    hall.tables.store.append(one, [(0, "play 1", 0)], over=True, results=results)
    return hall, before, all_that_is_public(hall, still_play)


@pytest.mark.parametrize("system", ("knockout", "swiss", "everyone"))
def test_a_veiled_table_tells_nobody_how_it_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, system: str
) -> None:
    """Two worlds that differ only in who won the first table are the same for all others, until the round ends."""
    numbers = iter(range(1000))
    monkeypatch.setattr("biberbau.web.play.tournaments.fresh_id", lambda: f"table{next(numbers):03}")
    monkeypatch.setattr(sys.modules[__name__], "fresh_id", lambda: f"cup{next(numbers):03}")
    worlds = []
    for first in ((1, 2), (2, 1), (1, 1)):
        numbers = iter(range(1000))
        worlds.append(in_twins(tmp_path, system, first, clock="live 300 10", ranked="1"))
    (hall, before, after), *others = worlds
    assert "status-over" not in after and SAYS("en", "status-over") in after and before != after
    for other, _, seen in others:
        assert seen == after
        for one in (hall, other):
            assert rated_people(one) == 0
    for one in (hall, others[0][0]):
        for record in one.tables_of(1):
            if record.status == "playing":
                one.ends(record)
        one.all.go_on(one.id)
        assert rated_people(one) == 4, "with the round's end ratings follow"
    told = all_that_is_public(hall, ()), all_that_is_public(others[0][0], ())
    assert told[0] != told[1] and SAYS("en", "games-place", place=2) in told[0]


def rated_people(hall: Hall) -> int:
    with hall.tables.store.seen() as rows:
        return int(rows.run("SELECT count(*) FROM rating").fetchone()[0])


def test_ratings_of_a_round_are_those_of_its_tables_one_after_the_other(url: str) -> None:
    """As if nothing had been veiled: each table is rated once, by what came of it."""
    hall = Hall(url, places="4", same="1", clock="live 300 10", ranked="1")
    hall.people(4)
    hall.all.go_on(hall.id)
    for record in hall.tables_of(1):
        hall.ends(record)
    hall.all.go_on(hall.id)
    hall.all.go_on(hall.id)
    with hall.tables.store.seen() as rows:
        found = {
            player: (mu, games)
            for player, mu, games in rows.run("SELECT player, mu, games FROM rating").fetchall()
        }
    alone = rated({}, {"winner": 1, "loser": 2})
    assert [games for _, games in found.values()] == [1, 1, 1, 1]
    assert sorted(mu for mu, _ in found.values()) == sorted(
        [alone["winner"].mu] * 2 + [alone["loser"].mu] * 2
    )


# ------------------------------------------------------------------------------------------------------- the draw


def test_the_draw_follows_from_a_seal_and_everybodys_words(url: str) -> None:
    """Before anybody has joined its seal stands in the list; afterwards the list, the seed and the words give the numbers
    to anybody. A person who opens it has words, too, and what one person says changes it for all."""
    hall = Hall(url, places="4")
    public = seal_list(hall.tables.seals, hall.now)
    with pytest.raises(RefusedError) as early:
        draw_document(hall.tables.seals, hall.now)
    assert early.value.key == "draw-not-yet"
    hall.people(4)
    assert seal_list(hall.tables.seals, hall.now) == public
    hall.all.go_on(hall.id)
    document = draw_document(hall.tables.seals, hall.now)
    assert (document["list"], document["words"]) == (
        public,
        ["words of P0", "words of P0", "words of P1", "words of P2", "words of P3"],
    )
    assert drawing.check(document) == tuple(one.draw for one in hall.now.entrants)
    assert bytes.fromhex(document["seed"]).hex() not in public
    others = {
        drawing.numbers(bytes.fromhex(document["seed"]), [*document["words"][:-1], str(n)]) for n in range(9)
    }
    assert len(others) > 1


def test_the_host_of_a_tournament_sees_its_seal_before_adding_words(url: str) -> None:
    hall = Hall(url, places="4")
    wanted, _ = read_tournament(kind("beasty_bar"), {"name": "P7"})
    assert wanted is not None
    seals = hall.tables.seals
    sealed = seals.of_draw(fresh_id())

    def refused(*given: str) -> str:
        with pytest.raises(RefusedError) as caught:
            hall.all.create(wanted, hashed(7), *given)
        return caught.value.key

    assert refused("P7", "words, but no seal") == "words-first"
    assert refused("P7", "words", sealed.field[:-1]) == "seal-foreign"
    assert refused("P7", "x" * 201, sealed.field) == "words-long"
    made = hall.all.create(wanted, hashed(7), "", "only the host", sealed.field)
    assert (made.words, made.entrants, made.id) == ("only the host", (), sealed.number)
    assert seal_list(seals, made).startswith(f"draw * {sealed.public}\n")
    hall.all.cancel(made.id, hashed(7))
    assert refused("P7", "words", sealed.field) == "seal-used", "not even after it was called off"
    _, errors = read_tournament(kind("beasty_bar"), {"name": "P7", "words": "no seal"})
    assert errors["words"].key == "words-first"


def test_words_of_people_with_the_same_cards_still_go_into_the_draw(url: str) -> None:
    hall = Hall(url, places="4", same="1")
    hall.people(4)
    hall.all.go_on(hall.id)
    assert [one.words for one in hall.now.entrants] == [f"words of P{number}" for number in range(4)]
    assert drawing.check(draw_document(hall.tables.seals, hall.now))


@pytest.mark.parametrize("version", (5, 6))
def test_tournaments_from_before_go_on_as_they_were(database: str, version: int) -> None:
    """Their list of seals stays as people saw it, their draw is the system's, and what was rated at once is not again."""
    fill(database, version)
    tables = Tables(Store(database), SeedCommitments(b"a key of thirty-two bytes, secret"))

    async def opens(table_id: str) -> None:
        raise AssertionError("nobody is told here")

    all_ = Tournaments(tables, Subscriptions(), opens)
    cups = ["cup"] if version == 5 else ["cup", "runningcup", "waitingcup"]
    for cup in cups:
        now = all_.read(cup)
        assert now.words is None and "draw" not in seal_list(tables.seals, now)
        if now.status != "open":
            with pytest.raises(RefusedError) as old:
                draw_document(tables.seals, now)
            assert old.value.key == "draw-unsealed"
    if version == 5:
        return
    all_.start("waitingcup", hashed(0))
    assert {one.draw for one in all_.read("waitingcup").entrants} == {1, 2, 3, 4}
    for number in (1, 2):
        record = tables.read(f"runningcup{number}")
        assert record.terms.veiled and record.terms.ranked
        results = [Result(s.number, s.kind, s.level, s.name, s.player, 1 + s.number, 0) for s in record.seats]
        tables.store.append(record, [(0, "play 1", 0)], over=True, results=results)
    assert all_.go_on("runningcup")
    with tables.store.seen() as rows:
        assert [games for (games,) in rows.run("SELECT games FROM rating").fetchall()].count(1) >= 4
        assert rows.run("SELECT count(*) FROM rating WHERE games > 1").fetchone()[0] == 0


@pytest.mark.parametrize("same", ("", "1"))
def test_of_many_processes_one_opens_the_next_round(database: str, same: str) -> None:
    hall = Hall(database, places="8", same=same)
    hall.people(8)
    with ThreadPoolExecutor(4) as pool:
        opened = list(pool.map(lambda all_: all_.go_on(hall.id), [hall.all, hall.other] * 3))
    assert sorted(map(len, opened)) == [0, 0, 0, 0, 0, 4]
    for record in hall.tables_of(1):
        hall.ends(record)
    with ThreadPoolExecutor(4) as pool:
        opened = list(pool.map(lambda all_: all_.go_on(hall.id), [hall.other, hall.all] * 3))
    assert sorted(map(len, opened)) == [0, 0, 0, 0, 0, 8 if same else 4]
    assert len(hall.now.boards) == 8
    assert {one.draw for one in hall.now.entrants} == set(range(1, 9))


def test_of_many_who_join_at_once_all_are_in_as_long_as_there_are_places(database: str) -> None:
    hall = Hall(database, places="6")

    def comes(number: int) -> str:
        try:
            (hall.all, hall.other)[number % 2].join(hall.id, hashed(number), "Anna")
        except RefusedError as refusal:
            return refusal.key
        return "in"

    with ThreadPoolExecutor(4) as pool:
        said = list(pool.map(comes, range(1, 8)))
    assert len(hall.now.entrants) == 1 + said.count("in") <= 6
    assert set(said) <= {"in", "tournament-full", "stale"}
    called = [one.name for one in hall.now.entrants]
    assert len(set(called)) == len(called), "one is Anna, the next Anna 2"


def test_an_entrant_who_leaves_loses_the_rest(url: str) -> None:
    hall = Hall(url, system="knockout", places="4")
    hall.people(4)
    hall.all.go_on(hall.id)
    hall.all.leave(hall.id, hashed(0))  # in the middle of a game, which a bot wins for them
    hall.plays()
    assert hall.now.named(0).gone == 1
    final = hall.now.of_round(2)
    assert len(final) == 1 and 0 not in final[0].people
    for record in hall.tables_of(2):
        hall.ends(record)
    hall.all.leave(hall.id, hashed(min(final[0].people)))  # their last game is played: it counts
    assert hall.now.named(min(final[0].people)).gone == 3
    hall.all.go_on(hall.id)
    assert hall.now.status == "over"
    lines = standings(hall.now)
    assert lines[0].entrant.number == min(final[0].people), "the winner leaves afterwards and has still won"
    assert next(line for line in lines if line.entrant.number == 0).points == 0.0


def test_a_forgotten_entrant_leaves_an_empty_place(url: str) -> None:
    """Others have met them: the tables stay, and the rest is lost. What had not begun forgets them altogether."""
    hall = Hall(url, system="swiss", places="4")
    waiting = hall.all.create(hall.now, hashed(2), "P2")
    hall.people(4)
    hall.all.go_on(hall.id)
    with hall.tables.store.changed() as rows:
        forget(rows, hashed(2), "Somebody")
    gone = hall.now.named(2)
    assert (gone.player, gone.name, gone.words, gone.gone) == (None, "", "words of P2", 1), "the draw stays"
    left = hall.all.read(waiting.id)
    assert left.host == "" and left.entrants == ()
    for record in hall.tables_of(1):
        hall.ends(record)
    hall.all.go_on(hall.id)
    assert 2 not in [one for board in hall.now.of_round(2) for one in board.people]


def test_nobody_is_left_to_play(url: str) -> None:
    hall = Hall(url, system="swiss", places="4")
    hall.people(4)
    hall.all.go_on(hall.id)
    for number in (1, 2, 3):
        hall.all.leave(hall.id, hashed(number))
    hall.plays()
    assert (hall.now.status, names(hall.now)[0]) == ("over", "P0")


def test_an_entrant_who_stands_up_before_the_draw_was_never_there(url: str) -> None:
    hall = Hall(url, places="4")
    hall.people(3)
    hall.all.leave(hall.id, hashed(1))
    assert [one.name for one in hall.now.entrants] == ["P0", "P2"]
    hall.all.join(hall.id, hashed(5), "P5")
    hall.all.join(hall.id, hashed(5), "again")
    assert [one.name for one in hall.now.entrants] == ["P0", "P2", "P5"]


def test_what_a_tournament_refuses_has_its_reason(url: str) -> None:
    hall = Hall(url, places="4")

    def refused(key: str, what: object, *given: object) -> None:
        with pytest.raises(RefusedError) as caught:
            what(*given)  # type: ignore[operator]
        assert caught.value.key == key

    refused("tournament-none", hall.all.read, "nowhere")
    refused("tournament-few", hall.all.start, hall.id, hashed(0))
    refused("tournament-not-host", hall.all.start, hall.id, hashed(1))
    refused("tournament-not-in", hall.all.leave, hall.id, hashed(1))
    refused("name-empty", hall.all.join, hall.id, hashed(1), " ")
    hall.people(4)
    refused("tournament-full", hall.all.join, hall.id, hashed(9), "late")
    refused("tournament-not-host", hall.all.cancel, hall.id, hashed(1))
    hall.all.go_on(hall.id)
    refused("tournament-begun", hall.all.join, hall.id, hashed(9), "late")
    refused("tournament-begun", hall.all.cancel, hall.id, hashed(0))
    wanted, _ = read_tournament(kind("beasty_bar"), {"name": "P0"})
    assert wanted is not None
    for _ in range(3):
        last = hall.all.create(wanted, hashed(7))
    refused("tournament-many", hall.all.create, wanted, hashed(7))
    hall.all.cancel(last.id, hashed(7))
    refused("tournament-none", hall.all.read, last.id)


@pytest.mark.parametrize(
    ("form", "field"),
    [
        ({"clock": ""}, "clock"),
        ({"clock": "live 1 1"}, "clock"),
        ({"places": "3"}, "places"),
        ({"places": "65"}, "places"),
        ({"seats": "5"}, "seats"),
        ({"seats": "1"}, "seats"),
        ({"rounds": "16"}, "rounds"),
        ({"system": "league"}, "system"),
        ({"title": "x" * 41}, "title"),
        ({"name": ""}, "name"),
        ({"ranked": "1", "clock": "days 1"}, "clock"),
    ],
)
def test_what_is_wrong_with_a_form(form: dict[str, str], field: str) -> None:
    wanted, errors = read_tournament(kind("beasty_bar"), {"name": "Anna"} | form)
    assert wanted is None and list(errors) == [field]


# ---------------------------------------------------------------------------------------------- places and points


def field_of(count: int, **given: object) -> Tournament:
    wanted, _ = read_tournament(kind("beasty_bar"), {"name": "P"})
    assert wanted is not None
    entrants = tuple(
        Entrant(number, hashed(number), f"P{number}", draw=number + 1) for number in range(count)
    )
    return replace(wanted, entrants=entrants, status="running", **given)  # type: ignore[arg-type]


def board(*came: tuple[int, int | None], number: int = 1, table: str | None = "t") -> Board:
    return Board(number, 0, table, False, tuple(Chair(entrant, place) for entrant, place in came))


def test_a_shared_place_is_worth_the_mean_of_those_it_takes() -> None:
    """Two share the second place: each has what second and third are worth. The points of a table are the others left
    behind, as a share."""
    four = board((0, 1), (1, 2), (2, 2), (3, 4))
    assert places(field_of(4), four) == {0: 1, 1: 2.5, 2: 2.5, 3: 4}
    assert points(field_of(4), four) == {0: 1, 1: 0.5, 2: 0.5, 3: 0}


def test_a_shared_first_place_in_a_knock_out_goes_to_the_higher_number_in_the_draw() -> None:
    assert winner(field_of(4), board((0, 1), (3, 1), (2, 3))) == 3
    assert winner(field_of(4), board((0, 1), (3, 2))) == 0


def test_a_table_that_everybody_left_is_won_by_nobody_who_has_left() -> None:
    """It has no result: the draw decides among those who are still there."""
    empty = board((0, None), (1, None))
    assert winner(field_of(4), empty) == 1
    gone = field_of(4)
    gone = replace(gone, entrants=(gone.entrants[0], replace(gone.entrants[1], gone=1), *gone.entrants[2:]))
    assert winner(gone, empty) == 0
    assert points(gone, empty) == {0: 0, 1: 0}


def test_bots_that_fill_a_table_up_are_no_places() -> None:
    """A bot came second: the person behind it is second among the people."""
    assert places(field_of(4), board((0, 1), (1, 3))) == {0: 1, 1: 2}


def test_equal_points_are_told_apart_by_whom_one_has_met() -> None:
    """0, 2 and 3 have a point each. Whom 0 has met has won elsewhere; of the others' opponents nothing else is known,
    and 2 came out first more often than 3 on average."""
    boards = (
        board((0, 1), (3, 2)),
        board((2, 1), (1, 2)),
        board((3, 1), (4, 2), number=2),
    )
    lines = standings(field_of(5, system="swiss", boards=boards, round=2))
    found = [(line.rank, line.entrant.number, line.points, line.strength) for line in lines]
    assert found == [(1, 0, 1, 1), (2, 2, 1, 0.5), (3, 3, 1, 0.5), (4, 1, 0, 0.5), (5, 4, 0, 0)]


def test_winners_of_tables_of_different_size_are_equals() -> None:
    """After one round nobody has shown more than anybody else who has come out first, byes aside."""
    boards = (board((0, 1), (1, 2), (2, 3), (3, 4)), board((4, 1), (5, 2), (6, 3)), board((7, 1), (8, 2)))
    lines = standings(field_of(9, system="swiss", seats=4, boards=boards, round=1))
    assert [(line.entrant.number, line.rank) for line in lines[:3]] == [(0, 1), (4, 1), (7, 1)]


def test_a_bye_makes_nobody_stronger_nor_weaker() -> None:
    """1 has met 0, who had a bye besides; 3 has met 2, who has won and lost besides: both have met somebody average."""
    boards = (
        board((0, 1), (1, 2)),
        board((2, 1), (3, 2)),
        board((0, None), number=2, table=None),
        board((2, 1), (4, 2), number=2),
        board((5, 1), (2, 2), number=3),
    )
    strength = {
        line.entrant.number: line.strength
        for line in standings(field_of(6, system="swiss", boards=boards, round=3))
    }
    assert strength[1] == strength[3] == 0.5
    assert strength[0] == 0.5, "whom they have met has played nobody else"


def by_lot(now: Tournament, luck: random.Random) -> Tournament:
    """A round in which chance alone decides who meets whom and who wins."""
    left, boards, number = luck.sample(range(len(now.entrants)), len(now.entrants)), [], now.round + 1
    for table, size in enumerate(sizes(len(left), now.seats)):
        chairs = tuple(Chair(left.pop(), place if size > 1 else None) for place in range(1, size + 1))
        boards.append(Board(number, table, "t" if size > 1 else None, False, chairs))
    return replace(now, boards=now.boards + tuple(boards), round=number)


def strengths_of_winners(count: int, seats: int, tournaments: int) -> dict[int, float]:
    """By how many sat at their first table (1: a bye): how strong the opponents of those count who won it."""
    found: dict[int, list[float]] = {}
    for seed in range(tournaments):
        luck, now = random.Random(seed), field_of(count, system="swiss", seats=seats)
        for _ in range(3):
            now = by_lot(now, luck)
        lines = {line.entrant.number: line.strength for line in standings(now)}
        for table in now.of_round(1):
            found.setdefault(len(table.chairs), []).append(lines[table.chairs[0].entrant])
    return {size: sum(all_) / len(all_) for size, all_ in found.items()}


@pytest.mark.parametrize(
    "tournaments", (120, pytest.param(1500, marks=pytest.mark.long)), ids=("short", "long")
)
@pytest.mark.parametrize(("count", "seats"), ((7, 4), (5, 3), (9, 2)))
def test_by_chance_alone_no_size_of_table_makes_opponents_stronger(
    count: int, seats: int, tournaments: int
) -> None:
    """Half a point is what chance gives everybody at any table. Of this number of winners the mean is off by less than
    that with all but one chance in many thousand (five standard errors: one winner's number varies by 0.23)."""
    found = strengths_of_winners(count, seats, tournaments)
    assert len(found) == 2
    for size, mean in found.items():
        assert mean == pytest.approx(
            0.5, abs=5 * 0.23 / tournaments**0.5 / (1 if count != 9 or size == 1 else 2)
        ), found


@pytest.mark.parametrize("system", ("knockout", "swiss", "everyone"))
@pytest.mark.parametrize("seats", (2, 3, 4))
def test_any_tournament_comes_to_an_end(system: str, seats: int) -> None:
    """No matter who leaves and when, and however games end."""
    for seed in range(12):
        luck = random.Random(seed)
        now = field_of(luck.randint(4, 13), system=system, seats=seats)
        for number in range(1, 40):
            tables = following(now)
            if tables is None:
                break
            boards = tuple(
                Board(
                    number,
                    table,
                    "t" if len(people) > 1 else None,
                    False,
                    tuple(Chair(one, luck.choice((None, 1, 2, 3))) for one in people),
                )
                for table, people in tables.items()
            )
            here = {one.number for one in now.drawn if one.gone is None}
            playing = [one for b in boards for one in b.people]
            assert len(set(playing)) == len(playing) and set(playing) <= here
            if system != "knockout":
                assert set(playing) == here
            entrants = tuple(
                replace(one, gone=number) if one.gone is None and luck.random() < 0.08 else one
                for one in now.entrants
            )
            now = replace(now, entrants=entrants, boards=now.boards + boards, round=number)
        else:
            raise AssertionError("it goes on and on")
        assert len(standings(now)) == len(now.entrants)


def test_old_tournaments_are_cleaned_like_tables(url: str) -> None:
    hall = Hall(url, places="4")
    hall.all.clean(7.0, 0)
    assert hall.now.status == "open"
    with hall.tables.store.changed() as rows:
        rows.run("UPDATE tournament SET touched = 0")
    hall.all.clean(0, 7.0)
    assert hall.now.status == "open"
    hall.all.clean(7.0, None)
    with pytest.raises(RefusedError):
        hall.all.read(hall.id)


@pytest.fixture(autouse=True)
def _closed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Every store that a test opens is closed."""
    opened: list[Store] = []
    first = Store.__init__

    def opens(self: Store, url: str) -> None:
        first(self, url)
        opened.append(self)

    monkeypatch.setattr(Store, "__init__", opens)
    yield
    for store in opened:
        store.close()
