"""The open tables: who finds them and how, when bots come, when it begins, and who is told what."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from io import BytesIO
from pathlib import Path
from types import SimpleNamespace
from urllib.parse import parse_qs, urlsplit

import httpx
import pytest
import segno

from biberbau.bots import LEVELS
from biberbau.games import kind
from biberbau.match import Game
from biberbau.web.app.application import create_app
from biberbau.web.app.routes_open import DARK, LIGHT
from biberbau.web.app.server import Server
from biberbau.web.app.settings import Settings
from biberbau.web.domain.messages import SAYS, RefusedError
from biberbau.web.domain.records import CodeTakenError, ConflictError, Record
from biberbau.web.domain.setup_forms import CLOCKS, FILLS, OPEN, PlayWish, Setup, clock_choice
from biberbau.web.domain.terms import USUAL, Terms
from biberbau.web.play import tables as tables_module
from biberbau.web.play.lobby import FROM_ONE, LIST, Lobby
from biberbau.web.play.tables import Tables
from biberbau.web.storage.store import Store

from .scenes import played_out
from .storing import ANNA, BEN
from .test_setup import NEW, Asking, Form

HERE = {"sec-fetch-site": "same-origin"}
"""What a browser says of a page that one of ours has led to."""

ALONE = {"name": "Anna", "option.players": "2", "seat1": OPEN}
SHOWN = re.compile(r'<li id="open-(\w+)"')


class Visits:
    """A server in this process and some people who ask it. Nothing happens by itself: ``later`` lets time bring it."""

    def __init__(self, folder: Path) -> None:
        app = create_app(Settings(folder=folder))
        self.anna, self.ben, self.cem, self.doris = (Asking(app) for _ in range(4))
        self.server: Server = app.state.server

    @property
    def lobby(self) -> Lobby:
        return self.server.lobby

    def opened(self, person: Asking, game: str = "beasty_bar", **form: str) -> str:
        """A new table that anybody may find; returns its id."""
        answer = person.post(f"/new/{game}", data=ALONE | {"listed": "1"} | form)
        assert answer.status_code == 303, answer.text
        return str(answer.headers["location"]).removeprefix("/t/")

    def listed(self, query: str = "") -> list[str]:
        return SHOWN.findall(self.doris.get(f"/{query}").text)

    def record(self, table_id: str) -> Record:
        return self.server.tables.read(table_id)

    def later(self) -> None:
        played_out(self.lobby.fill())

    def watched_by(self, table_id: str, *players: str | None) -> None:
        """These have a page of the table open."""
        self.server.subscriptions.is_elsewhere(table_id, "other", [player for player in players if player])


@pytest.fixture
def visits(tmp_path: Path) -> Iterator[Visits]:
    found = Visits(tmp_path)
    yield found
    found.server.tables.store.close()


@pytest.fixture
def tables(database: str) -> Iterator[Tables]:
    found = Tables(Store(database))
    yield found
    found.store.close()


def setup(*seats: str, terms: Terms = USUAL, listed: bool = True) -> Setup:
    return Setup(
        "Anna", Game.of("beasty_bar", {"players": len(seats) + 1}), seats, listed=listed, terms=terms
    )


def past(tables: Tables, record: Record, seconds: float) -> Record:
    """The same table, opened ``seconds`` ago."""
    with tables.store.changed() as rows:
        rows.run(
            "UPDATE game_table SET created = created - ?, fill_at = fill_at - ?, revision = revision + 1 WHERE id = ?",
            seconds, seconds, record.id,
        )  # fmt: skip
    return tables.read(record.id)


# ---------------------------------------------------------------------------------------------------- the list


def test_a_table_opened_for_all_is_on_the_front_page(visits: Visits) -> None:
    friends, everybody = (
        visits.opened(visits.ben, listed=""),
        visits.opened(visits.anna, fill="60", clock="days 3"),
    )
    page = visits.doris.get("/").text
    assert everybody in page and friends not in page
    assert f'href="/t/{everybody}/join?now"' in page
    item = page[page.index(f'id="open-{everybody}"') :].partition("</li>")[0]
    for said in (
        "Anna",
        kind("beasty_bar").title,
        SAYS("en", "open-free", free=1, seats=2),
        SAYS("en", "clock-days", days=3),
        SAYS("en", "open-fill", after=SAYS("en", "fill-minutes", minutes=1)),
    ):
        assert said in item
    assert visits.record(everybody).code not in page  # it is for those who are told it
    assert 'href="/t/' + everybody + '"' in visits.anna.get("/").text  # she sits there: to your table


def test_what_the_host_has_changed_of_the_game_is_said(visits: Visits) -> None:
    visits.opened(visits.anna, "frantic", **{"option.players": "3", "seat2": OPEN})
    visits.opened(visits.ben, "beasty_bar", name="Ben", **{"option.advanced": "true"})
    page = visits.doris.get("/").text
    assert (
        page.count("Advanced variant: yes") == 1
    )  # and nothing of the names that are always changed for strangers
    assert page.count('class="badge"') == 3


def test_the_list_can_be_of_one_game(visits: Visits) -> None:
    beasts, gang = visits.opened(visits.anna), visits.opened(visits.ben, "biber_gang", name="Ben")
    assert set(visits.listed()) == {beasts, gang}
    assert visits.listed("?game=biber_gang") == [gang]
    assert visits.listed("?game=frantic") == []
    assert SAYS("en", "open-none-of", game=kind("frantic").title) in visits.doris.get("/?game=frantic").text
    assert visits.doris.get("/?game=skat").status_code == 404
    assert visits.doris.get("/lobby/events?game=skat").status_code == 404


def test_what_lacks_the_fewest_people_comes_first(visits: Visits) -> None:
    four = visits.opened(visits.anna, **{"option.players": "4", "seat2": OPEN, "seat3": OPEN})
    two = visits.opened(visits.ben, name="Ben")
    assert visits.listed() == [two, four]
    assert visits.cem.post(f"/t/{four}/join", {"name": "Cem"}).status_code == 303
    assert visits.doris.post(f"/t/{four}/join", {"name": "Doris"}).status_code == 303
    assert visits.listed() == [four, two]  # as near, and there for longer


def test_nobody_fills_the_list_alone(visits: Visits) -> None:
    for _ in range(FROM_ONE + 2):
        visits.opened(visits.anna)
    ben = visits.opened(visits.ben, name="Ben")
    assert len(visits.listed()) == FROM_ONE + 1 and ben in visits.listed()


def test_names_are_no_markup(visits: Visits) -> None:
    visits.opened(visits.anna, name="<b>Anna</b>")
    assert "&lt;b&gt;Anna" in visits.doris.get("/").text


def test_a_table_where_nobody_is_any_more_is_not_on_the_list(
    visits: Visits, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = visits.opened(visits.anna)
    assert visits.listed() == [table]  # she has just opened it
    monkeypatch.setattr(Lobby, "AWAY", 0.0)
    assert visits.listed() == []
    visits.watched_by(table, "somebody who only looks")
    assert visits.listed() == []
    visits.watched_by(table, visits.record(table).host)
    assert visits.listed() == [table]
    visits.watched_by(table)
    assert visits.listed() == []


def test_without_script_a_page_that_is_loaded_again_says_who_is_there(
    visits: Visits, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = visits.opened(visits.anna)
    past(visits.server.tables, visits.record(table), 900)
    monkeypatch.setattr(visits.lobby, "_began", time.monotonic() - 900)
    assert visits.listed() == []
    visits.ben.get(f"/t/{table}")
    assert visits.listed() == []  # he does not sit there
    visits.anna.get(f"/t/{table}")
    assert visits.listed() == [table]


def test_a_table_that_was_left_for_long_is_found_by_its_link_alone(
    visits: Visits, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = visits.opened(visits.anna)
    played_out(visits.lobby.sweep())
    assert visits.record(table).listed
    monkeypatch.setattr(Lobby, "LEFT", 0.0)
    played_out(visits.lobby.sweep())
    assert not visits.record(table).listed
    visits.watched_by(table, visits.record(table).host)
    assert visits.listed() == []
    assert SAYS("en", "invite-private") in visits.anna.get(f"/t/{table}").text
    assert visits.ben.post(f"/t/{table}/join", {"name": "Ben"}).status_code == 303


def test_strangers_do_not_wait_for_somebody_who_has_gone(
    visits: Visits, monkeypatch: pytest.MonkeyPatch
) -> None:
    """But for the host: it is their table."""
    table = visits.opened(visits.anna, **{"option.players": "4", "seat2": OPEN, "seat3": OPEN})
    for person, name in ((visits.ben, "Ben"), (visits.cem, "Cem")):
        person.post(f"/t/{table}/join", {"name": name})
    _, ben, cem, _ = (seat.player for seat in visits.record(table).seats)
    visits.watched_by(table, cem)

    def notice() -> list[str]:
        played_out(visits.lobby.look())
        played_out(visits.lobby.notice())
        return [seat.name for seat in visits.record(table).seats]

    assert notice() == ["Anna", "Ben", "Cem", ""]  # he has just been missed
    monkeypatch.setattr(Lobby, "AWAY", 0.0)
    visits.ben.get(f"/t/{table}")
    monkeypatch.setattr(Lobby, "AWAY", 60.0)
    assert notice() == ["Anna", "Ben", "Cem", ""]
    visits.watched_by(table, ben, cem)
    monkeypatch.setattr(Lobby, "AWAY", 0.0)
    assert notice() == ["Anna", "Ben", "Cem", ""]
    visits.watched_by(table, cem)
    assert notice() == ["Anna", "", "Cem", ""]
    assert SAYS("en", "sit-down") in visits.ben.get(f"/t/{table}").text


def test_the_list_is_drawn_once_for_all(visits: Visits) -> None:
    visits.opened(visits.anna)
    anna = visits.record(visits.listed()[0]).host
    first = visits.server.open_tables.drawn("en", "", BEN)
    assert visits.server.open_tables.drawn("en", "", None) is first
    assert visits.server.open_tables.drawn("en", "", anna) != first
    assert visits.server.open_tables.drawn("de", "", None) != first


def test_a_page_with_the_list_is_told_of_each_change(visits: Visits) -> None:
    async def told() -> list[bool]:
        lobby, found = visits.lobby, []
        with lobby.subscriptions.watch(LIST, None) as watcher:
            for made in (setup(OPEN), None, setup("keen", OPEN), setup(OPEN, listed=False)):
                if made is not None:
                    visits.server.tables.create(ANNA, made)
                await lobby.look()
                found.append(await watcher.changed(0))
        return found

    assert played_out(told()) == [True, False, True, False]


# -------------------------------------------------------------------------------------------------- it begins


def test_a_table_of_strangers_begins_when_it_is_full(visits: Visits) -> None:
    table = visits.opened(visits.anna, **{"option.players": "3", "seat2": OPEN})
    visits.ben.post(f"/t/{table}/join", {"name": "Ben"})
    assert visits.record(table).status == "lobby"
    visits.cem.post(f"/t/{table}/join", {"name": "Cem"})
    record = visits.record(table)
    assert record.status == "playing" and record.code is None and visits.listed() == []


def test_a_table_of_friends_waits_for_its_host(visits: Visits) -> None:
    table = visits.opened(visits.anna, listed="")
    visits.ben.post(f"/t/{table}/join", {"name": "Ben"})
    assert visits.record(table).status == "lobby"
    visits.anna.post(f"/t/{table}/start")
    assert visits.record(table).status == "playing" and visits.record(table).code is None


def test_bots_take_empty_seats_when_the_time_has_come(tables: Tables) -> None:
    terms = Terms(level="strong", fill=60)
    record = tables.create(ANNA, setup(OPEN, "relaxed", OPEN, terms=terms))
    tables.join(record.id, BEN, "Ben", 3)
    now = time.time()
    assert tables.store.due_tables(now - 100, now, 9) == [] and not tables.fill(record.id)
    record = past(tables, record, 61)
    assert tables.store.due_tables(now - 100, now, 9) == [record.id] and tables.fill(record.id)
    record = tables.read(record.id)
    assert record.status == "playing" and record.code is None
    assert [(seat.kind, seat.level) for seat in record.seats] == [
        ("human", ""), ("bot", "strong"), ("bot", "relaxed"), ("human", ""),
    ]  # fmt: skip
    assert not tables.fill(record.id) and tables.store.due_tables(now - 100, now, 9) == []


def test_of_many_processes_one_fills_a_table(database: str, tables: Tables) -> None:
    record = past(tables, tables.create(ANNA, setup(OPEN, terms=Terms(fill=30))), 40)
    others = [Tables(Store(database)) for _ in range(4)]
    with ThreadPoolExecutor(len(others)) as threads:
        filled = list(threads.map(lambda other: other.fill(record.id), others))
    assert sum(filled) == 1 and tables.read(record.id).revision == record.revision + 1
    for other in others:
        other.store.close()


def test_a_person_who_sits_down_at_that_moment_keeps_their_seat(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = past(tables, tables.create(ANNA, setup(OPEN, OPEN, terms=Terms(fill=30))), 40)
    monkeypatch.setattr(tables, "read", lambda table_id: record)
    other = Tables(tables.store, tables.seals)
    other.join(record.id, BEN, "Ben", 1)
    assert not tables.fill(record.id)
    assert other.read(record.id).seats[1].player == BEN
    assert other.fill(record.id) and other.read(record.id).seats[1].player == BEN


def test_the_host_s_leaving_does_not_stop_the_time(visits: Visits, monkeypatch: pytest.MonkeyPatch) -> None:
    table = visits.opened(visits.anna, fill="30", **{"option.players": "3", "seat2": OPEN})
    visits.ben.post(f"/t/{table}/join", {"name": "Ben"})
    past(visits.server.tables, visits.record(table), 40)
    monkeypatch.setattr(Lobby, "AWAY", 0.0)
    visits.later()
    assert visits.record(table).status == "lobby"  # nobody is there to play
    visits.watched_by(table, visits.record(table).seats[1].player)
    visits.later()
    assert visits.record(table).status == "playing"


def test_a_person_who_comes_back_much_later_is_not_kept_waiting(
    visits: Visits, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = visits.opened(visits.anna, fill="30")
    past(visits.server.tables, visits.record(table), 90_000)
    monkeypatch.setattr(visits.lobby, "_began", time.monotonic() - 900)
    visits.later()
    visits.ben.get(f"/t/{table}")
    visits.later()
    assert visits.record(table).status == "lobby"
    visits.anna.get(f"/t/{table}")
    visits.later()
    assert visits.record(table).status == "playing"


def test_how_long_until_bots_come_is_said_where_people_wait(visits: Visits) -> None:
    table = visits.opened(visits.anna, fill="180", level="strong")
    page = visits.anna.get(f"/t/{table}").text
    assert SAYS("en", "invite-fills") in page and SAYS("en", "level-strong") in page
    left = re.search(r'id="fills-left" [^>]*data-left="(\d+)">(\d):(\d\d)<', page)
    assert left is not None and 0 < int(left[1]) <= 180 and int(left[1]) == 60 * int(left[2]) + int(left[3])
    assert "fills-left" not in visits.anna.get(f"/t/{visits.opened(visits.anna)}").text


# ------------------------------------------------------------------------------------------------------ codes


def test_a_code_leads_to_its_table(visits: Visits) -> None:
    table = visits.opened(visits.anna, listed="")
    code = visits.record(table).code
    assert code is not None and re.fullmatch(r"\d{6}", code)
    assert f"{code[:3]} {code[3:]}" in visits.anna.get(f"/t/{table}").text
    for typed in (code, f"{code[:3]} {code[3:]}", f" {code[:2]}-{code[2:4]}.{code[4:]} "):
        answer = visits.ben.post("/code", {"code": typed})
        assert (answer.status_code, answer.headers["location"]) == (303, f"/t/{table}/join")
    visits.ben.post(f"/t/{table}/join", {"name": "Ben"})
    assert (
        visits.cem.post("/code", {"code": code}).status_code == 303
    )  # then he reads that all seats are taken
    visits.anna.post(f"/t/{table}/start")
    assert visits.cem.post("/code", {"code": code}).status_code == 404


@pytest.mark.parametrize(
    ("typed", "key"), [("000 000", "code-unknown"), ("12345", "code-length"), ("", "code-length")]
)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_code_that_leads_nowhere_comes_back_in_its_form(
    visits: Visits, typed: str, key: str, lang: str
) -> None:
    visits.ben.client.headers["Accept-Language"] = lang
    answer = visits.ben.post("/code", {"code": typed})
    assert answer.status_code == 404
    form = Form(answer.text)
    assert form.fields["code"]["aria-describedby"] == "wrong-code" and form.values["code"] == typed
    assert form.where("autofocus") == ["code"] and SAYS(lang, key) in answer.text


def test_codes_of_tables_that_wait_are_all_different(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["111111", "111111", "222222", "111111"])
    monkeypatch.setattr(tables_module, "random_digits", lambda count: next(drawn))
    sealed = tables.seals.fresh().field
    first = tables.create(ANNA, setup(OPEN))
    second = tables.create(ANNA, replace(setup(OPEN), words="mine", seal=sealed))
    assert (first.code, second.code) == ("111111", "222222")
    assert tables.coded("111 111") == first.id and tables.coded("222222") == second.id
    with pytest.raises(CodeTakenError):
        tables.store.create(replace(first, id="another"))
    tables.start(first.id, ANNA, "keen")
    assert tables.create(ANNA, setup(OPEN)).code == "111111"  # it is free again
    assert tables.create(ANNA, setup("keen", listed=False)).code is None


def test_nobody_tries_many_codes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("biberbau.web.http.limits.time", SimpleNamespace(monotonic=lambda: 50.0))
    app = create_app(Settings(folder=tmp_path, limits=1.0))

    async def scene() -> list[int]:
        transport = httpx.ASGITransport(app, client=("203.0.113.5", 4711))
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as browser:
            return [(await browser.post("/code", data={"code": f"{n:06}"})).status_code for n in range(60)]

    statuses = played_out(scene())
    app.state.server.tables.store.close()
    assert statuses == sorted(statuses) and statuses.count(404) == 20 and statuses.count(429) == 40


# --------------------------------------------------------------------------------------------------- play now


def test_a_person_who_wants_to_play_now_opens_a_table_or_finds_one(visits: Visits) -> None:
    answer = visits.anna.post("/play", {"game": "beasty_bar", "fill": "180", "name": "Anna"})
    assert answer.status_code == 303
    record = visits.record(answer.headers["location"].removeprefix("/t/"))
    assert record.listed and record.terms.fill == 180 and record.terms.clock in CLOCKS[1:]
    assert {seat.kind for seat in record.seats[1:]} == {"open"}
    for game in ("beasty_bar", ""):
        answer = visits.ben.post("/play", {"game": game, "fill": "30", "name": "Ben"})
        assert answer.headers["location"].startswith(f"/t/{record.id}/join?play=1")
    assert (
        visits.anna.post("/play", {"name": "Anna"}).headers["location"] == f"/t/{record.id}"
    )  # hers already
    other = visits.cem.post("/play", {"game": "frantic"}).headers["location"]
    assert visits.record(other.removeprefix("/t/")).game == "frantic"


def test_the_page_in_between_sits_down_by_itself(visits: Visits) -> None:
    table = visits.opened(visits.anna)
    path = visits.ben.post("/play", {"game": "beasty_bar", "name": "Ben"}).headers["location"]
    assert "data-at-once" not in visits.ben.get(path).text  # a person who was sent there by others is asked
    here = played_out(visits.ben.client.get(path, headers=HERE)).text
    assert "data-at-once" in here
    values = Form(here).values
    assert (values["name"], values["play"], values["game"], values["fill"]) == (
        "Ben",
        "1",
        "beasty_bar",
        "60",
    )
    answer = visits.ben.post(f"/t/{table}/join", {k: str(v) for k, v in values.items()})
    assert answer.headers["location"] == f"/t/{table}" and visits.record(table).status == "playing"


def test_sitting_down_at_once_from_the_list(visits: Visits) -> None:
    table = visits.opened(visits.anna)

    def asked(person: Asking, **headers: str) -> bool:
        got = played_out(person.client.get(f"/t/{table}/join?now", headers=headers))
        return "data-at-once" not in got.text

    assert not asked(visits.ben, **HERE)  # who has not said their name is a guest
    visits.opened(visits.cem, name="Cem", listed="")
    assert asked(visits.cem) and asked(
        visits.cem, **{"sec-fetch-site": "cross-site", "referer": "http://localhost/"}
    )
    assert asked(visits.cem, referer="http://elsewhere.example/")
    assert not asked(visits.cem, **HERE)
    assert not asked(
        visits.cem, referer="http://localhost/"
    )  # browsers say no more where nothing is encrypted
    page = visits.cem.post(f"/t/{table}/join", {"name": "Anna"})
    assert page.status_code == 409 and "data-at-once" not in page.text


def test_two_guests_have_two_names(visits: Visits) -> None:
    table = visits.opened(visits.anna, **{"option.players": "4", "seat2": OPEN, "seat3": OPEN})
    for person in (visits.ben, visits.cem, visits.doris):
        path = person.post("/play", {}).headers["location"]
        form = {k: str(v) for k, v in Form(person.get(path).text).values.items()}
        assert person.post(urlsplit(path).path, form).status_code == 303
    names = [seat.name for seat in visits.record(table).seats]
    assert names == ["Anna", "Guest", "Guest 2", "Guest 3"]
    assert Form(visits.doris.get("/you").text).values["name"] == ""  # nobody is called Guest for good


def test_a_person_who_is_too_late_is_sent_to_the_next_table(visits: Visits) -> None:
    table = visits.opened(visits.anna)
    people = [(visits.ben, "Ben"), (visits.cem, "Cem"), (visits.doris, "Doris")]
    for person, name in people:
        assert table in person.post("/play", {"game": "beasty_bar", "name": name}).headers["location"]
    form = {"play": "1", "game": "beasty_bar", "fill": "60", "words": ""}
    paths = [
        person.post(f"/t/{table}/join", form | {"name": name}).headers["location"] for person, name in people
    ]
    assert paths[0] == f"/t/{table}" and visits.record(table).status == "playing"
    third = visits.record(paths[1].removeprefix("/t/"))
    assert third.listed and third.seats[0].name == "Cem" and third.terms.fill == 60
    next_one = urlsplit(paths[2])
    assert next_one.path == f"/t/{third.id}/join" and parse_qs(next_one.query)["game"] == ["beasty_bar"]
    gone = visits.doris.post("/t/nosuchtable/join", form | {"name": "Doris"}).headers["location"]
    assert urlsplit(gone).path == f"/t/{third.id}/join"


def test_nobody_who_wants_to_play_now_waits_for_days(visits: Visits) -> None:
    slow = visits.opened(visits.anna, clock="days 1")
    assert slow not in visits.ben.post("/play", {"name": "Ben"}).headers["location"]


def test_a_wish_is_checked(visits: Visits) -> None:
    assert visits.anna.post("/play", {"game": "skat"}).status_code == 404
    assert visits.anna.post("/play", {"fill": "31"}).status_code == 400
    assert visits.anna.post("/play", {"name": "\u200b"}).status_code == 400
    assert visits.anna.post("/play", {"words": "mine"}).status_code == 400  # without having seen a seal
    table = visits.opened(visits.anna)
    assert visits.ben.get(f"/t/{table}/join?play=1&fill=soon").status_code == 400


def test_words_go_with_the_table_whose_seal_was_seen(visits: Visits) -> None:
    values = {k: str(v) for k, v in Form(visits.anna.get("/").text).values.items()}
    form = {"seal": values["seal"], "words": "by the river", "name": "Anna", "game": "beasty_bar"}
    record = visits.record(visits.anna.post("/play", form).headers["location"].removeprefix("/t/"))
    assert record.seats[0].words == "by the river"
    again = visits.ben.post("/play", form | {"name": "Ben", "game": "frantic"})  # that seal has dealt a table
    other = visits.record(again.headers["location"].removeprefix("/t/"))
    assert other.game == "frantic" and other.seats[0].words == ""


@pytest.mark.parametrize("game", ["beasty_bar", "frantic", "biber_gang", "biber_mania", "biberbande"])
def test_a_table_for_strangers_fits_every_game(game: str) -> None:
    made = PlayWish(game).setup(kind(game), "Anna")
    assert made.listed and set(made.seats) == {OPEN} and len(made.seats) == made.game.players - 1
    assert all(made.game.options[option] is True for option in kind(game).said_instead)


# ----------------------------------------------------------------------------------------------------- the form


def test_the_form_asks_who_may_come_and_on_what_terms(visits: Visits) -> None:
    form = {"fill": "180", "level": "relaxed", "clock": "live 600 15", "absent": "out"}
    record = visits.record(visits.opened(visits.anna, **form))
    assert record.terms == Terms("relaxed", 180, "live 600 15", "out") and record.listed
    values = Form(visits.anna.get(NEW).text).values
    assert {name: values[name] for name in ("listed", *form)} == {
        "listed": "", "fill": "0", "level": LEVELS[1], "clock": "", "absent": "bot",
    }  # fmt: skip


def test_a_table_with_bots_alone_has_no_terms(visits: Visits) -> None:
    form = {"seat1": "keen", "fill": "60", "level": "relaxed", "clock": "live 600 15"}
    record = visits.record(visits.opened(visits.anna, **form))
    assert not record.listed and record.code is None and record.terms == Terms("relaxed")


@pytest.mark.parametrize("name", ["fill", "level", "clock", "absent", "listed"])
def test_only_what_is_offered_can_be_chosen(visits: Visits, name: str) -> None:
    for value in ("-1", "live 1 1", "live 300 10 ", "60.0", "\u0663\u0660", "yes"):
        answer = visits.anna.post(NEW, ALONE | {"listed": "1", name: value})
        assert answer.status_code == 400 and f'id="wrong-{name}"' in answer.text
        assert SAYS("en", "option-choice") in answer.text


def test_clocks_are_those_that_are_offered() -> None:
    assert [clock_choice(text) for text in CLOCKS] == list(CLOCKS) and 0 in FILLS
    with pytest.raises(RefusedError):
        clock_choice("live 5 5")


# --------------------------------------------------------------------------------------------- the invitation


def test_the_invitation_is_a_picture_too(visits: Visits) -> None:
    table = visits.opened(visits.anna, listed="")
    assert f'src="/t/{table}/invite.svg"' in visits.anna.get(f"/t/{table}").text
    answer = visits.ben.get(f"/t/{table}/invite.svg")
    assert answer.headers["content-type"] == "image/svg+xml"
    drawn = BytesIO()
    code = segno.make(f"http://localhost/t/{table}/join", error="m", micro=False)
    code.save(drawn, kind="svg", border=4, dark=DARK, light=LIGHT, xmldecl=False, omitsize=True)
    assert answer.content == drawn.getvalue()
    visits.anna.post(f"/t/{table}/start", {"fill": "keen"})
    assert visits.ben.get(f"/t/{table}/invite.svg").status_code == 409
    assert visits.ben.get("/t/nosuchtable/invite.svg").status_code == 404


def test_a_table_is_taken_off_the_list_only_as_it_was_seen(tables: Tables) -> None:
    record = tables.create(ANNA, setup(OPEN, OPEN))
    tables.join(record.id, BEN, "Ben")
    with pytest.raises(ConflictError):
        tables.store.unlist(record)
    tables.store.unlist(tables.read(record.id))
    assert tables.store.open_tables(9) == [] and not tables.read(record.id).listed


def test_looking_at_the_list_calls_no_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The list is watched like a table, but is not one."""
    server: Server = create_app(Settings(tmp_path)).state.server
    called: list[str] = []
    monkeypatch.setattr(server.leases, "kept", lambda table_id: True)
    monkeypatch.setattr(server.presence, "_poke", called.append)
    server.presence._comes_or_goes(LIST)
    assert called == []
    server.presence._comes_or_goes("a-table")
    assert called == ["a-table"]
    server.tables.store.close()
