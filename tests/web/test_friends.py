"""People who have played together: found by what they finished, hidden where they wish it, invited not too often."""

from __future__ import annotations

import html
import re
from collections.abc import Iterator

import pytest

from biberbau.match import Game
from biberbau.web.domain.messages import RefusedError
from biberbau.web.domain.records import Record
from biberbau.web.domain.results import results_of
from biberbau.web.domain.setup_forms import Setup
from biberbau.web.domain.tokens import player_of
from biberbau.web.play import friends as friends_module
from biberbau.web.play.friends import MOST_GOT, MOST_SENT, Friends
from biberbau.web.play.people import People
from biberbau.web.storage.store import Store

from .at_tables import AtTables
from .serving import LIVE, Person, Running

ANNA, BEN, CEM = (player_of(name) for name in ("Anna", "Ben", "Cem"))
KEY = b"k" * 32


@pytest.fixture
def tables(database: str) -> Iterator[AtTables]:
    found = AtTables(Store(database))
    yield found
    found.close()


@pytest.fixture
def friends(tables: AtTables) -> Friends:
    return Friends(tables.store, KEY)


def over(tables: AtTables, *names: str, game_id: str = "beasty_bar", level: str = "") -> Record:
    """A finished table of these people, and perhaps of a bot, who came out in this order."""
    levels = (level,) if level else ()
    game = Game.of(game_id, {"players": len(names) + len(levels)})
    first, *others = names
    record = tables.create(player_of(first), Setup(first, game, ("open",) * len(others) + levels))
    for name in others:
        tables.join(record.id, player_of(name), name)
    if others:
        tables.start(record.id, player_of(first))
    record = tables.read(record.id)
    scores = [9 - at for at in range(len(record.seats))]
    tables.store.append(record, [(0, "done", 0)], over=True, results=results_of(record, scores, (0,)))
    return tables.read(record.id)


def test_people_are_listed_with_games_dates_and_results(tables: AtTables, friends: Friends) -> None:
    over(tables, "Ben", "Anna", "Cem")
    last = over(tables, "Anna", "Ben", level="keen")
    over(tables, "Cem", "Ben", game_id="biber_gang")
    ben, cem = friends.met(ANNA)
    assert (ben.name, ben.games, ben.ahead, ben.behind, ben.level) == ("Ben", {"beasty_bar": 2}, 1, 1, 0)
    assert (ben.table_id, cem.name, cem.played) == (last.id, "Cem", 1)
    assert (cem.ahead, cem.behind) == (1, 0)
    assert [one.name for one in friends.met(CEM)] == ["Ben", "Anna"]
    assert friends.met(CEM)[0].games == {"biber_gang": 1, "beasty_bar": 1}
    assert friends.met(player_of("nobody")) == []


def test_a_table_that_was_not_finished_makes_nobody_a_friend(tables: AtTables, friends: Friends) -> None:
    record = tables.create(ANNA, Setup("Anna", Game.of("beasty_bar", {"players": 2}), ("open",)))
    tables.join(record.id, BEN, "Ben")
    tables.start(record.id, ANNA)
    assert friends.met(ANNA) == friends.met(BEN) == []


def test_a_key_is_good_for_its_own_reader_alone(tables: AtTables, friends: Friends) -> None:
    over(tables, "Anna", "Ben", "Cem")
    mine = {one.name: one.key for one in friends.met(ANNA)}
    theirs = {one.name: one.key for one in friends.met(CEM)}
    assert mine["Ben"] != theirs["Ben"]
    assert BEN not in repr(mine) and friends.friend(ANNA, mine["Ben"]).player == BEN
    for key in (theirs["Ben"], BEN, "", "é"):
        with pytest.raises(RefusedError) as refused:
            friends.friend(ANNA, key)
        assert (refused.value.status, refused.value.key) == (404, "people-unknown")


def test_a_person_who_hides_is_found_by_nobody_until_they_say_so(tables: AtTables, friends: Friends) -> None:
    over(tables, "Anna", "Ben")
    assert not friends.hides(BEN)
    key = friends.met(ANNA)[0].key
    friends.hide(BEN, "Ben", "de", True)
    assert friends.hides(BEN) and friends.met(ANNA) == []
    with pytest.raises(RefusedError):
        friends.friend(ANNA, key)
    assert [one.name for one in friends.met(BEN)] == ["Anna"]
    People(tables.store, KEY).save(BEN, "Benno", "de")  # saving a name hides and shows nobody
    assert friends.hides(BEN)
    friends.hide(BEN, "Benno", "de", False)
    assert [one.key for one in friends.met(ANNA)] == [key]


def test_deleting_oneself_removes_it_from_all_lists(tables: AtTables, friends: Friends) -> None:
    over(tables, "Anna", "Ben", "Cem")
    friends.invite(BEN, "Ben", ANNA, "/t/one")
    friends.invite(ANNA, "Anna", BEN, "/t/two")
    people = People(tables.store, KEY)
    assert [row["place"] for row in people.everything(ANNA)["asked"]] == ["/t/one"]
    assert [row["place"] for row in people.everything(ANNA)["invited"]] == ["/t/two"]
    people.forget(BEN, "Somebody")
    assert [one.name for one in friends.met(ANNA)] == ["Cem"]
    assert friends.met(BEN) == friends.invitations(ANNA) == friends.invitations(BEN) == []


def test_programs_are_nobody_s_friends(tables: AtTables, friends: Friends) -> None:
    over(tables, "Anna", "Ben")
    with tables.store.changed() as rows:
        rows.run("INSERT INTO bot (player, name, owner, created) VALUES (?, ?, ?, ?)", BEN, "Ben", CEM, 1.0)
    assert friends.met(ANNA) == []


def test_somebody_is_invited_to_a_place_once(tables: AtTables, friends: Friends) -> None:
    assert friends.invite(ANNA, "Anna", BEN, "/t/one")
    assert not friends.invite(ANNA, "Anna", BEN, "/t/one")
    assert not friends.invite(CEM, "Cem", BEN, "/t/one")
    assert friends.invite(CEM, "Cem", BEN, "/tournaments/one")
    assert {(one.place, one.name) for one in friends.invitations(BEN)} == {
        ("/t/one", "Anna"),
        ("/tournaments/one", "Cem"),
    }


def test_nobody_sends_or_gets_invitations_without_end(
    tables: AtTables, friends: Friends, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(MOST_SENT):
        assert friends.invite(ANNA, "Anna", player_of(f"friend {number}"), "/t/one")
    with pytest.raises(RefusedError) as refused:
        friends.invite(ANNA, "Anna", BEN, "/t/one")
    assert (refused.value.status, refused.value.key) == (429, "people-many")
    assert friends.invitations(BEN) == []  # what was refused has not happened
    for number in range(MOST_GOT):
        assert friends.invite(player_of(f"friend {number}"), "F", BEN, f"/t/{number}")
    with pytest.raises(RefusedError) as refused:
        friends.invite(CEM, "Cem", BEN, "/t/late")
    assert (refused.value.status, refused.value.key) == (429, "people-enough")
    later = friends_module.time.time() + friends_module.DAY + 1
    monkeypatch.setattr(friends_module.time, "time", lambda: later)
    assert friends.invite(ANNA, "Anna", BEN, "/t/one")


# ------------------------------------------------------------------------------------------------------- at the wire


def finished(server: Running, anna: Person, ben: Person) -> None:
    """They have finished a game together."""
    table = anna.open_table("Anna", "open")
    ben.sit_down(table)
    assert anna.post(f"/t/{table}/start").status_code == 303
    store, record = server.store(), server.record(table)
    try:
        store.append(record, [(0, "done", 0)], over=True, results=results_of(record, (7, 5), (0,)))
    finally:
        store.close()


def test_a_friend_is_invited_from_the_lobby_and_finds_the_invitation(running: Running) -> None:
    with running.person() as anna, running.person() as ben, running.person() as eve:
        finished(running, anna, ben)
        table = anna.open_table("Anna", "open")
        assert f"/you/people?to=/t/{table}" in anna.get(f"/t/{table}").text
        page = anna.get(f"/you/people?to=/t/{table}").text
        assert re.search(r"<strong>[^<]*Ben", page) and f'<option value="/t/{table}" selected' in page
        key = re.search(r'name="who" value="([0-9a-f]+)"', page)
        assert key is not None
        form = {"who": key[1], "place": f"/t/{table}"}
        eve.post("/you", {"name": "Eve"})
        assert eve.post("/you/people/invite", form, headers=LIVE).status_code in (403, 404)
        answer = anna.post("/you/people/invite", form)
        assert answer.status_code == 303
        told = anna.get(answer.headers["location"]).text
        assert f'data-path="/t/{table}/join"' in told and f"/t/{table}/invite.svg" in told
        assert f'href="/t/{table}/join"' in ben.get("/you/people").text
        ben.sit_down(table)
        assert f'href="/t/{table}/join"' not in ben.get("/you/people").text
        assert anna.post("/you/people/invite", form, headers=LIVE).status_code == 409  # it is full


def test_a_tournament_s_lobby_has_link_code_and_picture(running: Running) -> None:
    with running.person() as anna, running.person() as ben:
        form = {"name": "Anna", "seats": "2", "places": "4", "clock": "days 1"}
        path = anna.post("/tournaments/new/beasty_bar", form).headers["location"]
        page = ben.get(path).text
        assert f'data-path="{path}"' in page and f'src="{path}/invite.svg"' in page
        code = re.search(r'<strong class="code">(\d{3} \d{4})<', html.unescape(page))
        assert code is not None
        picture = ben.get(f"{path}/invite.svg")
        assert picture.headers["content-type"] == "image/svg+xml" and b"<path" in picture.content
        assert ben.post("/code", {"code": code[1]}).headers["location"] == path
        assert ben.post("/code", {"code": "000 0000"}, headers=LIVE).status_code == 404
        finished(running, anna, ben)
        listed = anna.get(f"/you/people?to={path}").text
        key = re.search(r'name="who" value="([0-9a-f]+)"', listed)
        assert key is not None and f'<option value="{path}" selected' in listed
        assert anna.post("/you/people/invite", {"who": key[1], "place": path}).status_code == 303
        assert f'href="{path}"' in ben.get("/you/people").text
        anna.post(f"{path}/cancel")
        assert ben.post("/code", {"code": code[1]}, headers=LIVE).status_code == 404


@pytest.mark.parametrize("place", ["", "/t/x", "/you", "https://elsewhere.example/t/abcdefgh23456789"])
def test_only_a_place_of_ours_is_one(running: Running, place: str) -> None:
    with running.person() as anna:
        anna.post("/you", {"name": "Anna"})
        answer = anna.post("/you/people/invite", {"who": "a" * 24, "place": place}, headers=LIVE)
        assert answer.status_code == 400


def test_hiding_is_a_button(running: Running) -> None:
    with running.person() as anna, running.person() as ben:
        finished(running, anna, ben)
        assert anna.post("/you/people/hide", {"on": "1"}).status_code == 303
        assert 'name="on" value="0"' in anna.get("/you/people").text
        assert 'id="friend-1"' not in ben.get("/you/people").text
        assert anna.post("/you/people/hide", {"on": "0"}).status_code == 303
        assert 'id="friend-1"' in ben.get("/you/people").text
