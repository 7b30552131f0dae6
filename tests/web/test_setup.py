"""From the first page to a seat: the form for a new table, the one behind an invitation, and what they keep."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from html.parser import HTMLParser
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette

from biberbau.bots import LEVELS
from biberbau.games import game_ids, kind
from biberbau.games.common.view.shown import languages, shown
from biberbau.web.app.application import create_app
from biberbau.web.app.server import Server
from biberbau.web.app.settings import Settings
from biberbau.web.domain.matches import fresh
from biberbau.web.domain.messages import SAYS
from biberbau.web.view import render, table_pages
from biberbau.web.view.model import LOOKS_AGAIN, Proposal, QuestionClock, SetupModel, TableModel
from biberbau.web.view.rules_page import rules_page

from .scenes import played_out
from .test_render import game, model

NEW = "/new/beasty_bar"
PROPOSAL = Proposal("5ea1", "words", "1.5ea1")
FOR_TWO = {"name": "Anna", "option.players": "2", "seat1": "open"}


class Form(HTMLParser):
    """The fields of a page: by id what each is described by and holds; which is wrong, which has the focus."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.fields: dict[str, dict[str, str | None]] = {}
        self.ids: set[str] = set()
        self.values: dict[str, str | None] = {}
        self.open: set[str] = set()
        self._select = ""
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        name = given.get("name") or ""
        self.ids.add(given.get("id") or "")
        if tag in ("input", "select") and "id" in given:
            self.fields[str(given["id"])] = given
        if tag == "details" and "open" in given:
            self.open.add(given.get("id") or "")
        if tag == "select":
            self._select = name
        elif tag == "option" and "selected" in given:
            self.values[self._select] = given["value"]
        elif tag == "input" and (given.get("type") not in ("checkbox", "radio") or "checked" in given):
            self.values[name] = given.get("value")

    def where(self, attribute: str) -> list[str]:
        return [name for name, given in self.fields.items() if attribute in given]


class Asking:
    """A visitor to a server in this process."""

    def __init__(self, app: Starlette) -> None:
        transport = httpx.ASGITransport(app)
        headers = {"Accept-Language": "en"}
        self.client = httpx.AsyncClient(transport=transport, base_url="http://localhost", headers=headers)

    def get(self, path: str) -> httpx.Response:
        return played_out(self.client.get(path))

    def post(self, path: str, data: dict[str, str] | None = None) -> httpx.Response:
        return played_out(self.client.post(path, data=data or {}))


@dataclass
class Visits:
    """A server in this process, as some people ask it."""

    anna: Asking
    ben: Asking
    cem: Asking
    server: Server

    def opened(self, *seats: str) -> str:
        """A new table of Anna's; returns its path."""
        form = {f"seat{number}": seat for number, seat in enumerate(seats, start=1)}
        answer = self.anna.post(NEW, data=FOR_TWO | {"option.players": str(len(seats) + 1)} | form)
        return str(answer.headers["location"])


@pytest.fixture
def visits(tmp_path: Path) -> Iterator[Visits]:
    app = create_app(Settings(folder=tmp_path))
    server: Server = app.state.server
    yield Visits(Asking(app), Asking(app), Asking(app), server)
    server.tables.store.close()


# ------------------------------------------------------------------------------------------------ a new table


@pytest.mark.parametrize("game_id", game_ids())
def test_with_friends_the_seats_are_open(visits: Visits, game_id: str) -> None:
    path = f"/new/{game_id}?with=friends"
    values = Form(visits.anna.get(path).text).values
    seats = [f"seat{seat}" for seat in range(1, kind(game_id).players[1])]
    assert {values[seat] for seat in seats} == {"open"}
    assert {Form(visits.anna.get(f"/new/{game_id}").text).values[seat] for seat in seats} == {LEVELS[1]}


@pytest.mark.parametrize(
    ("field", "typed"),
    [
        ("name", {"name": "a\u200bb"}),
        ("option.players", {"option.players": "9"}),
        ("option.return_game", {"option.return_game": "true"}),
        ("option.animals", {"option.animals": "3", "option.hand": "4"}),
        ("option.set", {"option.set": "nonsense"}),
        ("seat1", {"seat1": "champion"}),
        ("words", {"words": "x" * 201}),
    ],
)
def test_what_is_wrong_is_said_at_its_field(visits: Visits, field: str, typed: dict[str, str]) -> None:
    before = Form(visits.anna.get(NEW).text).values
    sent = {name: value or "" for name, value in before.items()} | FOR_TWO | typed
    answer = visits.anna.post(NEW, data=sent)
    form = Form(answer.text)
    assert answer.status_code == 400
    assert form.where("aria-invalid") == form.where("autofocus") == [field]
    described = (form.fields[field]["aria-describedby"] or "").split()
    assert f"wrong-{field}" in described and form.ids.issuperset(described)
    assert ("house" in form.open) == (field == "option.animals")
    kept = {name: value for name, value in form.values.items() if name != "option.set"}
    assert kept.items() <= sent.items()  # the seal, too: a new one would be sealed with the words known
    assert "location" not in answer.headers


def test_options_that_do_not_go_together_say_what_would(visits: Visits) -> None:
    form = FOR_TWO | {"option.animals": "3", "option.hand": "4"}
    page = visits.anna.post(NEW, data=form).text
    assert 'id="wrong-option.animals"' in page and SAYS("en", "option-clash", usual="12") in page
    page = visits.anna.post(NEW, data=form | {"option.return_game": "true"}).text
    assert 'id="wrong-option.players"' in page and SAYS("en", "option-clashes") in page


def test_another_language_takes_along_what_was_filled_in(visits: Visits) -> None:
    page = visits.anna.get(NEW).text
    sent = {name: value or "" for name, value in Form(page).values.items()}
    sent |= FOR_TWO | {"option.set": "random", "words": "hello", "option.types_edition": "true"}
    assert '<button class="button language" name="lang" value="de"' in page
    answer = visits.anna.post(NEW, data=sent | {"lang": "de", "name": ""})
    assert answer.status_code == 200 and '<html lang="de"' in answer.text
    assert Form(answer.text).values == sent | {"name": ""}
    assert "aria-invalid" not in answer.text
    answer = visits.anna.post(NEW, data=sent | {"lang": "fr"})
    assert Form(answer.text).values == sent
    again = visits.anna.get(NEW).text
    assert '<html lang="fr"' in again and Form(again).values["name"] == "Anna"
    assert visits.anna.post(NEW, data=sent | {"lang": "tlh"}).status_code == 404
    assert visits.anna.post(NEW, data=sent).status_code == 303  # and the seal still counts


def test_the_name_is_the_one_that_was_typed_last(visits: Visits) -> None:
    for name in ("Anna", "Annegret"):
        visits.anna.post(NEW, data=FOR_TWO | {"name": name, "option.players": "9"})
        assert Form(visits.anna.get(f"/new/{game_ids()[-1]}").text).values["name"] == name
    visits.anna.post(NEW, data={"name": "", "opponents": "open"})
    assert Form(visits.anna.get(NEW).text).values["name"] == "Annegret"


def test_a_used_seal_is_replaced(visits: Visits) -> None:
    sent = {name: value or "" for name, value in Form(visits.anna.get(NEW).text).values.items()} | FOR_TWO
    assert visits.anna.post(NEW, data=sent).status_code == 303
    again = visits.anna.post(NEW, data=sent)
    assert again.status_code == 409
    assert Form(again.text).values["seal"] != sent["seal"]


@pytest.mark.parametrize("game_id", game_ids())
def test_house_rules_are_folded_and_every_ruling_is_linked(game_id: str) -> None:
    found = kind(game_id)
    assert {*shown(game_id).upfront} <= {option.name for option in found.options}
    for lang in languages(game_id):
        page = render.setup(SetupModel(lang, found, PROPOSAL))
        above, _, below = page.partition('id="house"')
        for option in found.options:
            assert (f'id="option.{option.name}"' in above) != (f'id="option.{option.name}"' in below)
            if option.ruling:
                assert f'href="/rules/{game_id}#{option.ruling}"' in page
                assert option.ruling in rules_page(game_id, lang).places
        assert 'id="option.players"' in above and below
        assert "house" not in Form(page).open


def test_house_rules_that_are_not_as_usual_lie_open() -> None:
    page = render.setup(SetupModel("en", kind("beasty_bar"), PROPOSAL, {"option.hand": "2"}))
    assert "house" in Form(page).open and SAYS("en", "house-rules-changed", num=1) in page


# ------------------------------------------------------------------------------------------- behind an invitation


def test_a_full_a_running_and_a_finished_table_say_so(visits: Visits) -> None:
    path = visits.opened("open", "keen")
    assert SAYS("en", "join-kept", name="Anna") in visits.ben.get(f"{path}/join").text
    assert visits.ben.post(f"{path}/join", data={"name": "Ben"}).status_code == 303
    assert visits.ben.get(f"{path}/join").headers["location"] == path

    def told(key: str, leads: str) -> None:
        for answer in (visits.cem.get(f"{path}/join"), visits.cem.post(f"{path}/join", data={"name": "Cem"})):
            assert SAYS("en", key, name="Anna").replace("'", "&#39;") in answer.text
            assert f'class="button primary" href="{leads}"' in answer.text and "<form" not in answer.text
        assert answer.status_code == 409

    told("join-full", path)
    assert visits.anna.post(f"{path}/start").status_code == 303
    told("join-running", path)
    record = visits.server.tables.read(path.removeprefix("/t/"))
    action = fresh(record, 0).legal()[0]
    visits.server.tables.store.append(record, [(action.id, action.notation, 0)], over=True)
    played_out(visits.server.live.catch_up(record.id))
    told("join-over", f"{path}/replay?at=0")


def test_a_seat_or_name_that_is_taken_leaves_the_rest_as_typed(visits: Visits) -> None:
    path = visits.opened("open", "open", "open")
    assert visits.ben.post(f"{path}/join", data={"name": "Ben", "seat": "1"}).status_code == 303
    for name, seat, wrong in (("Ben", "3", "name"), ("Cem", "1", "seat")):
        answer = visits.cem.post(f"{path}/join", data={"name": name, "seat": seat, "words": "hello"})
        values = Form(answer.text).values
        assert answer.status_code == 409 and f'id="wrong-{wrong}"' in answer.text
        assert (values["name"], values["words"]) == (name, "hello")
    answer = visits.cem.post(f"{path}/join", data={"name": "Cem", "words": "hello", "lang": "de"})
    assert '<html lang="de"' in answer.text and Form(answer.text).values["name"] == "Cem"


def test_without_a_name_one_is_a_guest_until_one_says_it(visits: Visits) -> None:
    answer = visits.anna.post(NEW, FOR_TWO | {"name": "", "option.players": "3", "seat2": "open"})
    path = str(answer.headers["location"])
    visits.ben.post(f"{path}/join", {"name": ""})
    assert 'id="own-name"' in visits.ben.get(path).text

    def names() -> list[str]:
        return [seat.name for seat in visits.server.tables.read(path.removeprefix("/t/")).seats]

    guest = SAYS("en", "guest")
    assert names() == [guest, f"{guest} 2", ""]
    assert visits.ben.post(f"{path}/name", {"name": guest}).status_code == 409
    assert visits.ben.post(f"{path}/name", {"name": "Ben"}).status_code == 303
    assert names() == [guest, "Ben", ""] and 'id="own-name"' not in visits.ben.get(path).text
    assert visits.ben.post(f"{path}/name", {"name": "Bernd"}).status_code == 409
    assert visits.cem.post(f"{path}/name", {"name": "Cem"}).status_code == 403
    assert 'value="Ben"' in visits.ben.get("/new/beasty_bar").text  # and so he is called from now on


def test_the_host_changes_the_rules_in_the_lobby(visits: Visits) -> None:
    path = visits.opened("open", "open")
    visits.ben.post(f"{path}/join", {"name": "Ben"})
    assert 'id="change-rules"' in visits.anna.get(path).text
    assert 'id="change-rules"' not in visits.ben.get(path).text
    wanted = {"option.players": "4", "option.set": "base", "listed": "1", "fill": "60"}
    assert visits.ben.post(f"{path}/rules", wanted).status_code == 403
    assert visits.anna.post(f"{path}/rules", wanted).status_code == 303
    record = visits.server.tables.read(path.removeprefix("/t/"))
    assert [seat.kind for seat in record.seats] == ["human", "human", "open", "open"]
    assert (record.options["set"], record.listed, record.terms.fill) == ("base", True, 60)
    assert 'id="unusual"' in visits.ben.get(path).text
    wrong = visits.anna.post(f"{path}/rules", {"option.players": "9"})
    assert wrong.status_code == 400 and 'id="wrong-option.players"' in wrong.text
    assert visits.anna.post(f"{path}/rules", {"option.players": "2"}).status_code == 303
    visits.anna.post(f"{path}/start")
    assert visits.anna.post(f"{path}/rules", wanted).status_code == 409


# ------------------------------------------------------------------------------------------------ without script


def reloads(made: TableModel) -> int:
    """After how many seconds a page without script looks again; 0: never."""
    page = table_pages.table_page(made)
    found = re.search(r'<noscript><meta http-equiv="refresh" content="(\d+); url=/t/abc"></noscript>', page)
    assert bool(found) == ('id="looks-again"' in page) == ('href="/t/abc?still"' in page)
    assert 'id="looks-again"' not in table_pages.table_fragment(made)  # streams are read by a script
    still = table_pages.table_page(made, still=True)
    assert "http-equiv" not in still and ('id="looks-again"' in still) == bool(found)
    return int(found[1]) if found else 0


def test_a_page_reloads_while_it_waits_and_never_while_there_is_something_to_decide() -> None:
    match = game({}, 1)
    assert match.to_act is not None
    other = (match.to_act + 1) % match.game.players
    mine, waiting = model(match, match.to_act, "en"), model(match, other, "en")
    assert reloads(mine) == 0
    assert reloads(waiting) == reloads(model(match, None, "en")) == LOOKS_AGAIN
    asked = replace(mine, clock=QuestionClock(6.0, 1.5))
    assert reloads(asked) == 6  # the time is over then
    assert reloads(replace(asked, answered=match.legal()[0].notation)) == LOOKS_AGAIN
    assert reloads(replace(mine, forced=True)) == LOOKS_AGAIN  # the table does it
    assert reloads(replace(mine, status="over")) == 0


def test_a_lobby_reloads_until_somebody_can_begin() -> None:
    made = replace(
        model(game({}, 1), 0, "en"),
        status="lobby",
        view=None,
        told=None,
        me=1,
        is_host=False,
        proposal=PROPOSAL,
    )
    open_seat = replace(made.seats[2], kind="open", name="")
    waiting = replace(made, seats=(*made.seats[:2], open_seat, made.seats[3]))
    assert reloads(made) == reloads(waiting) == LOOKS_AGAIN
    host = {"me": 0, "is_host": True}
    assert reloads(replace(waiting, **host)) == LOOKS_AGAIN  # friends are still to come
    assert reloads(replace(made, **host)) == 0  # it is theirs to begin
    rematch = replace(made.seats[1], words=None)
    assert (
        reloads(replace(made, seats=(made.seats[0], rematch, *made.seats[2:]))) == 0
    )  # words are to be typed


def test_rules_in_the_address_are_filled_in(visits: Visits) -> None:
    """What a rule cannot be is left as usual."""
    page = visits.anna.get(f"{NEW}?option.players=3&option.types_edition=true&option.set=nonsense").text
    values = Form(page).values
    assert (values["option.players"], values["option.types_edition"]) == ("3", "true")
    assert values["option.set"] == Form(visits.anna.get(NEW).text).values["option.set"]
