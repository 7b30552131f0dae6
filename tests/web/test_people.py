"""What the database keeps of people: results, whose turn it is, links and passkeys that it cannot open by itself."""

from __future__ import annotations

import hashlib
import json
import random
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import replace
from itertools import pairwise

import pytest
import sqlalchemy as sa

from biberbau.bots import LEVELS
from biberbau.games import game_ids, kind
from biberbau.match import Game
from biberbau.web.domain import ratings
from biberbau.web.domain.matches import fresh
from biberbau.web.domain.messages import RefusedError
from biberbau.web.domain.ratings import MU, SHOWN, BotMark, Standing, marks
from biberbau.web.domain.records import Record
from biberbau.web.domain.results import Result, decides_now, places, results_of
from biberbau.web.domain.setup_forms import Setup
from biberbau.web.domain.terms import Terms
from biberbau.web.domain.tokens import SealedError, opened, player_of, sealed
from biberbau.web.play import people as people_module
from biberbau.web.play.people import PAGE, Leader, People
from biberbau.web.storage.chat import ALL, TEXT, ChatLine
from biberbau.web.storage.load import reports, said_by
from biberbau.web.storage.store import Store
from biberbau.web.view.model_you import RankingModel

from .at_tables import AtTables
from .old_databases import rows

TOKENS = {"Anna": "token of Anna", "Ben": "token of Ben", "Cem": "token of Cem"}
ANNA, BEN, CEM = (player_of(token) for token in TOKENS.values())
KEY = b"k" * 32


@pytest.fixture
def tables(database: str) -> Iterator[AtTables]:
    found = AtTables(Store(database))
    yield found
    found.close()


@pytest.fixture
def people(tables: AtTables) -> People:
    return People(tables.store, KEY)


def together(tables: AtTables, *others: str, level: str = "", game_id: str = "beasty_bar") -> Record:
    """A running table of Anna's with these people, and a bot of a level."""
    levels = (level,) if level else ()
    game = Game.of(game_id, {"players": 1 + len(others) + len(levels)})
    record = tables.create(ANNA, Setup("Anna", game, ("open",) * len(others) + levels))
    for name in others:
        tables.join(record.id, player_of(TOKENS[name]), name)
    if others:
        tables.start(record.id, ANNA)
    return tables.read(record.id)


def played_on(tables: AtTables, record: Record) -> Record:
    """The next action, as the live server plays it."""
    record = tables.read(record.id)
    match = tables.match(record)
    assert match.to_act is not None
    tables.play(record, [(match.to_act, match.legal()[0])])
    return tables.read(record.id)


def to_the_end(tables: AtTables, record: Record) -> Record:
    while record.status == "playing":
        record = played_on(tables, record)
    return record


def decided(tables: AtTables, record: Record, *seats: int) -> Record:
    """A table that is over, these seats in this order: without playing it."""
    scores = [0] * len(record.seats)
    for at, seat in enumerate(seats):
        scores[seat] = 10 - at
    tables.store.append(record, [(0, "done", 0)], over=True, results=results_of(record, scores, seats[:1]))
    return tables.read(record.id)


# ------------------------------------------------------------------------------------------------------- results


def test_places_follow_from_scores_and_winners() -> None:
    assert places((3, 9, 5), (1,)) == (3, 1, 2)  # many points are good
    assert places((3, 9, 5), (0,)) == (1, 3, 2)  # few are
    assert places((4, 4, 4), (2,)) == (2, 2, 1)  # something else broke the tie
    assert places((7, 7, 2, 2), (0, 1)) == (1, 1, 3, 3)
    assert places((1, 1), (0, 1)) == (1, 1)


def test_a_game_leaves_a_result_for_every_seat_with_its_last_action(tables: AtTables) -> None:
    """Not before; and who came where is what the match says."""
    record = together(tables, "Ben", level="keen")
    url = str(tables.store.url.render_as_string(hide_password=False))
    while record.status == "playing":
        assert rows(url, "result") == []
        record = played_on(tables, record)
    match = fresh(record, record.number)
    found = rows(url, "result", "seat, kind, level, name, player, place, score, players, game")
    assert [row[:5] for row in found] == [
        (0, "human", "", "Anna", ANNA),
        (1, "human", "", "Ben", BEN),
        (2, "bot", "keen", record.seats[2].name, None),
    ]
    assert [row[6] for row in found] == list(match.scores)
    assert [row[0] for row in found if row[5] == 1] == list(match.winners)
    assert {row[7:] for row in found} == {(3, "beasty_bar")}
    for player in (ANNA, BEN):  # what is over is not taken back, so neither are results
        with pytest.raises(RefusedError, match="over"):
            tables.undo(record, player, record.stamp)


def test_results_stay_when_the_table_goes(tables: AtTables, people: People) -> None:
    record = to_the_end(tables, together(tables, level="relaxed"))
    before = people.statistics(ANNA)
    assert [(one.game, one.played) for one in before] == [("beasty_bar", 1)]
    tables.store.clean(time.time() + 100 * 24 * 3600, 1, 1)
    assert tables.store.read(record.id) is None
    assert people.statistics(ANNA) == before
    assert people.games(ANNA, "", 1).games == ()


def test_nobody_has_results_of_a_table_of_bots(tables: AtTables) -> None:
    record = replace(together(tables, level="keen"))
    lonely = replace(record, seats=tuple(replace(seat, player=None) for seat in record.seats))
    assert results_of(lonely, (1, 0), (0,)) == ()


def test_statistics_know_the_strongest_bot_that_came_out_behind(tables: AtTables, people: People) -> None:
    for level, order in (("strong", (1, 0)), ("keen@2", (0, 1)), ("relaxed", (0, 1)), ("keen", (0, 1))):
        decided(tables, together(tables, level=level), *order)
    (found,) = people.statistics(ANNA)
    assert (found.played, found.won, found.place, found.players) == (4, 3, 1.25, 2.0)
    assert (found.beaten, found.times) == (LEVELS[1], 2), "all versions of a level together"
    assert people.statistics(BEN) == ()


# ----------------------------------------------------------------------------------------------------- my games


def test_a_table_notes_whose_turn_it_is(tables: AtTables, people: People) -> None:
    """With every action, and again when one is taken back; where nobody can know, nothing is noted."""
    record = together(tables, "Ben")
    assert people.turns(ANNA) == (0, [record.id]) == people.turns(BEN)  # it has just begun
    for _ in range(6):
        record = played_on(tables, record)
        match = tables.match(record)
        assert match.to_act is not None
        for seat, player in enumerate((ANNA, BEN)):
            assert people.turns(player) == (int(match.to_act == seat), [])
    tables.store.change(record, seats=[replace(record.seats[1], name="Benno")])
    assert people.turns(ANNA) == (0, [record.id])
    record = tables.read(record.id)
    with tables.store.changed() as changing:
        changing.note_turn(record, decides_now(fresh(record, record.number)))
    assert sorted(people.turns(player)[0] for player in (ANNA, BEN)) == [0, 1]
    assert tables.read(record.id).revision == record.revision


def test_what_is_taken_back_is_their_turn_again(tables: AtTables, people: People) -> None:
    """In every game in which something can be taken back."""
    dice, undone = random.Random(1), 0
    for game_id in game_ids():
        record = together(tables, "Ben", game_id=game_id)
        for _ in range(30):
            match = tables.match(record)
            if match.to_act is None:
                break
            seat = match.to_act
            tables.play(record, [(seat, dice.choice(match.legal()))])
            record, player = tables.read(record.id), (ANNA, BEN)[seat]
            before = people.turns(player)[0]
            with suppress(RefusedError):
                tables.undo(record, player, record.stamp)
                assert people.turns(player)[0] >= max(before, 1)
                undone += 1
                record = tables.read(record.id)
    assert undone


def test_my_games_come_in_the_order_in_which_they_matter(tables: AtTables, people: People) -> None:
    over = decided(tables, together(tables, "Ben"), 1, 0)
    lobby = tables.create(ANNA, Setup("Anna", Game.of("beasty_bar", {"players": 2}), ("open",)))
    theirs, mine = together(tables, "Ben"), together(tables, "Cem")
    for record, seat in ((theirs, 1), (mine, 0)):
        with tables.store.changed() as changing:
            changing.note_turn(record, 1 << seat)
    found = people.games(ANNA, "", 1)
    assert [(one.row.table_id, one.row.urgency) for one in found.games] == [
        (mine.id, 0),
        (theirs.id, 1),
        (lobby.id, 2),
        (over.id, 3),
    ]
    assert [[other.name for other in one.others] for one in found.games] == [["Cem"], ["Ben"], [], ["Ben"]]
    assert [(one.place, one.score) for one in found.games] == [(None, None)] * 3 + [(2, 9)]
    assert [one.row.table_id for one in people.games(BEN, "", 1).games] == [theirs.id, over.id]
    assert people.games(player_of("a stranger"), "", 1).games == ()


def test_games_are_found_by_the_people_one_met_and_by_the_game_played(
    tables: AtTables, people: People
) -> None:
    ben, cem = together(tables, "Ben"), together(tables, "Cem")

    def found(search: str) -> set[str]:
        return {one.row.table_id for one in people.games(ANNA, search, 1).games}

    assert found("ben") == found("BEN") == {ben.id}
    assert found("çem") == {cem.id}  # as somebody may write it
    assert found("beasty") == {ben.id, cem.id}
    for nobody in ("anna", "%", "_", "' OR 1=1 --", "Dora"):
        assert found(nobody) == set(), nobody


def test_old_tables_without_results_are_listed_too(tables: AtTables, people: People) -> None:
    record = together(tables, "Ben")
    tables.store.append(record, [(0, "done", 0)], over=True)
    (one,) = people.games(ANNA, "", 1).games
    assert (one.row.urgency, one.place, one.score) == (3, None, None)
    assert people.statistics(ANNA) == ()


def test_a_long_list_has_pages(tables: AtTables, people: People) -> None:
    opened_ = [together(tables, level="keen").id for _ in range(PAGE + 3)]
    first, second, third = (people.games(ANNA, "", page) for page in (1, 2, 3))
    assert (len(first.games), first.more) == (PAGE, True)
    assert (len(second.games), second.more) == (3, False)
    assert {one.row.table_id for one in first.games + second.games} == set(opened_)
    assert third.games == () and not third.more


# ------------------------------------------------------------------------------------------------ another device


def test_a_link_makes_somebody_the_same_person_once(people: People) -> None:
    code = people.link(TOKENS["Anna"], "Anna", "de")
    assert people.linked(code).name == "Anna" == people.linked(code).name  # looking uses nothing up
    token, person = people.follow(code)
    assert (token, person.name, person.lang) == (TOKENS["Anna"], "Anna", "de")
    assert people.linked(code).state == "used"
    with pytest.raises(RefusedError) as refused:
        people.follow(code)
    assert (refused.value.status, refused.value.key) == (410, "link-used")


def test_links_are_refused_that_are_forged_late_or_replaced(
    people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = people.link(TOKENS["Anna"], "Anna", ""), people.link(TOKENS["Anna"], "Anna", "")
    assert people.linked(first).state == "forged"  # a newer one is good instead
    for forged in ("", "x", second[:-1], second + "A", second.swapcase(), "\udcff", "é" * 500):
        assert people.linked(forged).state == "forged"
        with pytest.raises(RefusedError) as refused:
            people.follow(forged)
        assert refused.value.status == 404
    monkeypatch.setattr(people_module, "LINK_SECONDS", -1.0)
    late = people.link(TOKENS["Ben"], "Ben", "")
    assert people.linked(late).state == "late"
    with pytest.raises(RefusedError) as refused:
        people.follow(late)
    assert refused.value.status == 410
    assert people.linked(second).state == ""


def test_the_database_alone_lets_nobody_pass_for_anybody(database: str, people: People) -> None:
    """Neither codes nor tokens stand in it, and what is sealed opens with nothing that does."""
    code = people.link(TOKENS["Anna"], "Anna", "")
    people.add_passkey(TOKENS["Anna"], "Anna", "", b"credential", b"public key", 0)
    engine = sa.create_engine(database)
    with engine.connect() as connection:
        stored = {
            name: [tuple(bytes(v) if isinstance(v, memoryview) else v for v in row) for row in found]
            for name in sa.inspect(engine).get_table_names()
            for found in [connection.exec_driver_sql(f"SELECT * FROM {name}").fetchall()]
        }
    engine.dispose()
    text = repr(stored)
    for secret in (code, TOKENS["Anna"]):
        assert secret not in text
    values = [value for found in stored.values() for row in found for value in row]
    (box,) = [row[2] for row in stored["transfer"]]
    for value in values:
        key = value if isinstance(value, bytes) else str(value).encode()
        with pytest.raises(SealedError):
            opened(box, key, "transfer", ANNA)
    assert opened(box, code.encode(), "transfer", ANNA) == TOKENS["Anna"]


def test_what_is_sealed_for_one_opens_for_nobody_else() -> None:
    box = sealed(TOKENS["Anna"], KEY, "transfer")
    assert opened(box, KEY, "transfer", ANNA) == TOKENS["Anna"]
    broken = box[:-1] + bytes([box[-1] ^ 1])
    tried = ((box, KEY, "transfer", BEN), (box, KEY, "other", ANNA), (box, b"x", "transfer", ANNA))
    for wrong in (*tried, (broken, KEY, "transfer", ANNA), (b"", KEY, "transfer", ANNA)):
        with pytest.raises(SealedError):
            opened(*wrong)
    assert box != sealed(TOKENS["Anna"], KEY, "transfer")


def test_a_passkey_brings_back_the_person_who_made_it(tables: AtTables, people: People) -> None:
    people.add_passkey(TOKENS["Anna"], "Anna", "de", b"annas", b"key", 3)
    assert people.passkey(b"annas") == (b"key", 3)
    token, person = people.come_back(b"annas", 4)
    assert (token, person.name, person.lang) == (TOKENS["Anna"], "Anna", "de")
    assert people.passkey(b"annas") == (b"key", 4)
    with pytest.raises(RefusedError, match="already"):
        people.add_passkey(TOKENS["Ben"], "Ben", "", b"annas", b"other key", 0)
    (mine,) = people.passkeys(ANNA)
    with pytest.raises(RefusedError, match="don’t know"):
        people.remove_passkey(BEN, mine.id)
    other = People(tables.store, b"o" * 32)
    with pytest.raises(RefusedError, match="key has changed"):
        other.come_back(b"annas", 5)
    people.remove_passkey(ANNA, mine.id)
    assert people.passkeys(ANNA) == ()
    with pytest.raises(RefusedError, match="don’t know"):
        people.come_back(b"annas", 6)


# ----------------------------------------------------------------------------------------- all of it, or none of it


def test_all_is_taken_along_but_nobody_elses_cards(tables: AtTables, people: People) -> None:
    """Of a game that goes on one's own actions alone: the others' may be secret."""
    running, over = together(tables, "Ben"), decided(tables, together(tables, "Cem"), 0, 1)
    for _ in range(4):
        running = played_on(tables, running)
    people.save(ANNA, "Anna", "en", 3)
    people.add_passkey(TOKENS["Anna"], "Anna", "en", b"annas", b"key", 0)
    found = json.loads(json.dumps(people.everything(ANNA)))
    assert found["format"] == "biberbau-person/1" and found["person"]["name"] == "Anna"
    assert found["person"]["colour"] == 3 and [one["used"] for one in found["passkey"]] == [None]
    said = {table["table"]: table for table in found["tables"]}
    mine = [number for number, actor in enumerate(running.actors, start=1) if actor == 0]
    assert [one["number"] for one in said[running.id]["actions"]] == mine != []
    assert "replay" not in said[running.id] and said[over.id]["replay"] == f"/t/{over.id}/replay.json"
    assert [(one["table"], one["place"]) for one in found["results"]] == [(over.id, 1)]
    text = json.dumps(found)
    for secret in (TOKENS["Anna"], ANNA, BEN, running.seed.hex(), "sealed"):
        assert secret not in text


def test_somebody_forgotten_is_nowhere(database: str, tables: AtTables, people: People) -> None:
    """Their tables go on: with others' results as they were, another host, and a bot where they sat."""
    over = to_the_end(tables, together(tables, "Ben"))
    running, alone = together(tables, "Ben", level="keen"), together(tables, level="strong")
    lobby = tables.create(ANNA, Setup("Anna", Game.of("beasty_bar", {"players": 3}), ("open", "open")))
    tables.join(lobby.id, BEN, "Ben")
    empty = tables.create(ANNA, Setup("Anna", Game.of("beasty_bar", {"players": 2}), ("open",)))
    people.add_passkey(TOKENS["Anna"], "Anna", "", b"annas", b"key", 0)
    people.link(TOKENS["Anna"], "Anna", "")
    with tables.store.changed() as rows:
        rows.report(over.id, BEN, ChatLine(1, 1.0, ALL, 0, ANNA, "Anna", TEXT, "Anna's own words"))
        rows.report(over.id, ANNA, ChatLine(2, 2.0, ALL, 1, BEN, "Ben", TEXT, "Ben's"))
    bens = people.statistics(BEN)
    for table_id in people.unfinished(ANNA):
        tables.vacate(table_id, ANNA)
    assert people.forget(ANNA, "Somebody") == [over.id]
    engine = sa.create_engine(database)
    with engine.connect() as connection:
        for name in sa.inspect(engine).get_table_names():
            assert ANNA not in repr(connection.exec_driver_sql(f"SELECT * FROM {name}").fetchall()), name
    engine.dispose()
    about, by = reversed(reports(tables.store, 9))  # both stay: by and about nobody who could be told
    assert (about.name, about.text, by.name, by.text) == ("", "", "Ben", "Ben's")
    assert said_by(tables.store, about.id) is None
    assert said_by(tables.store, by.id) == (f"player:{BEN}", f"Ben ({over.id})")
    assert people.statistics(BEN) == bens and people.statistics(ANNA) == ()
    now = tables.read(over.id)
    assert [seat.name for seat in now.seats] == ["Somebody", "Ben"] and now.revision > over.revision
    assert fresh(now, now.number).over  # the same deal: words belong to it
    for record in (running, alone):
        now = tables.read(record.id)
        assert (now.seats[0].kind, now.seats[0].words) == ("bot", record.seats[0].words)
        assert len({seat.name for seat in now.seats}) == len(now.seats)
        fresh(now, now.number)
    assert tables.read(running.id).host == BEN == tables.read(lobby.id).host
    assert tables.read(lobby.id).seats[0].kind == "open"
    gone = tables.read(empty.id)
    assert (gone.host, gone.listed, gone.code, gone.seats[0].kind) == ("", False, None, "open")
    assert to_the_end(tables, tables.read(running.id)).status == "over"
    assert people.statistics(BEN)[0].played == 2
    with pytest.raises(RefusedError):
        people.come_back(b"annas", 1)


# -------------------------------------------------------------------------------------------------------- ranking


def ranked(tables: AtTables, *others: str, level: str = "", on: bool = True) -> Record:
    """A table that counts, or not."""
    record = together(tables, *others, level=level)
    agreed = replace(record, id=f"ranked{record.id}"[:32], revision=1, terms=Terms(ranked=on))
    tables.store.create(agreed)
    return tables.read(agreed.id)


def test_ratings_move_where_people_have_agreed_to_it(tables: AtTables, people: People) -> None:
    decided(tables, ranked(tables, "Ben", on=False), 0, 1)
    decided(tables, ranked(tables, level="keen"), 0, 1)  # one person, and bots have no ratings
    assert people.leaders("beasty_bar", ANNA) == ()
    decided(tables, ranked(tables, "Ben", level="keen"), 0, 2, 1)
    first = people.leaders("beasty_bar", ANNA)
    assert [(one.name, one.me, one.standing.games) for one in first] == [("Anna", True, 1), ("Ben", False, 1)]
    new = Standing()
    assert first[0].standing.mu > new.mu > first[1].standing.mu
    assert max(one.standing.sigma for one in first) < new.sigma
    assert (new.points, new.at_least) == (1000, 1000 - new.give_or_take)
    decided(tables, ranked(tables, "Ben", "Cem"), 1, 2, 0)
    second = {one.name: one.standing for one in people.leaders("beasty_bar", BEN)}
    assert second["Ben"].mu > first[1].standing.mu and second["Anna"].mu < first[0].standing.mu
    assert (second["Anna"].games, second["Cem"].games) == (2, 1)
    assert people.statistics(ANNA)[0].standing == second["Anna"]
    people.forget(ANNA, "Somebody")
    assert "Anna" not in {one.name for one in people.leaders("beasty_bar", None)}


def test_of_two_that_end_a_game_one_rates_it(tables: AtTables, people: People) -> None:
    record = ranked(tables, "Ben")
    decided(tables, record, 0, 1)
    with pytest.raises(Exception, match="first"):
        decided(tables, record, 1, 0)
    assert [one.standing.games for one in people.leaders("beasty_bar", None)] == [1, 1]


def test_games_that_end_at_once_are_all_rated(database: str, tables: AtTables, people: People) -> None:
    """In several processes: none of them rates from what another one is just about to change."""
    records = [ranked(tables, "Ben") for _ in range(8)]
    stores = [Store(database) for _ in range(4)]

    def ends(number: int) -> None:
        record = records[number]
        came = results_of(record, (1, 0), (0,))
        if number % 2:
            came = came[::-1]
        stores[number % 4].append(record, [(0, "done", 0)], over=True, results=came)

    with ThreadPoolExecutor(4) as threads:
        list(threads.map(ends, range(8)))
    for store in stores:
        store.close()
    assert [(one.name, one.standing.games) for one in people.leaders("beasty_bar", None)] == [
        ("Anna", 8),
        ("Ben", 8),
    ]


def test_of_many_who_follow_a_link_at_once_one_becomes_that_person(database: str, people: People) -> None:
    code = people.link(TOKENS["Anna"], "Anna", "")
    stores = [Store(database) for _ in range(4)]

    def follows(store: Store) -> str:
        try:
            return People(store, KEY).follow(code)[0]
        except RefusedError as refusal:
            return refusal.key

    with ThreadPoolExecutor(4) as threads:
        came = sorted(threads.map(follows, stores))
    for store in stores:
        store.close()
    assert came == ["link-used"] * 3 + [TOKENS["Anna"]]


def test_the_hash_of_a_token_is_what_tables_know() -> None:
    assert player_of("token") == hashlib.sha256(b"token").hexdigest()
    assert Result(0, "human", "", "Anna", ANNA, 1, 3).place == 1


@pytest.mark.parametrize("game", game_ids())
def test_bots_are_marks_on_every_leaderboard(game: str) -> None:
    """From games that were played: a stronger level stands higher, the middle one where everybody begins."""
    found = marks(game)
    assert [mark.level for mark in found] == list(LEVELS[: len(found)]) and len(found) > 1
    points = [mark.points for mark in found]
    assert points == sorted(set(points)) and points[1] == SHOWN * MU
    assert [mark.games >= 10 and mark.give_or_take > 0 for mark in found] == [True, False, True, True][
        : len(found)
    ]


def test_a_mark_stands_beside_its_neighbour_and_is_as_doubtful_as_both(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Each level won three games of four against the one below; the fourth is as far from the third as that from keen."""
    pairs = [" ".join(pair) for pair in pairwise(LEVELS)]
    won = {pair: {"games": 40, "wins": 30.0} for pair in pairs}
    monkeypatch.setattr(ratings, "_played", lambda: {"beasty_bar": won})
    weak, keen, strong, master = marks("beasty_bar")
    assert (
        keen.points - weak.points
        == strong.points - keen.points
        == pytest.approx(master.points - strong.points, abs=1)
    )
    assert master.give_or_take == pytest.approx(strong.give_or_take * 2**0.5, abs=1)
    won[pairs[1]] = {"games": 8, "wins": 6.0}
    assert [mark.level for mark in marks("beasty_bar")] == list(LEVELS[:2]), (
        "too few games of strong, none of master"
    )


def test_a_mark_stands_before_a_person_who_may_be_weaker() -> None:
    ann, ben = Leader("Ann", Standing(40.0, 1.0, 9), False), Leader("Ben", Standing(25.0, 8.0, 1), True)
    low, high = BotMark("relaxed", 300, 90, 40), BotMark("strong", 1500, 90, 40)
    lines = RankingModel("en", kind("beasty_bar"), (ann, ben), (low, high)).lines
    assert lines == (ann, high, ben, low), "of Ben it is known that he is hardly weaker than 360"
    assert RankingModel("en", kind("beasty_bar"), (), (low, high)).lines == (high, low)
