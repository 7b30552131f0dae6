"""Where people play for ranks or in a tournament nobody is helped: not at the table, not by its addresses, not by the
analysis board; and everybody is told before they sit down."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from html import unescape
from urllib.parse import parse_qs, urlencode, urlsplit

import pytest

from biberbau.games import game_ids
from biberbau.web.domain.messages import SAYS
from biberbau.web.domain.terms import Terms

from .serving import LIVE, Person, Running

GAME = "beasty_bar"
NO_HINTS = SAYS("en", "no-hints")
CLOCK = "live 300 10"


@pytest.fixture
def people(running: Running) -> Iterator[list[Person]]:
    with ExitStack() as stack:
        yield [stack.enter_context(running.person()) for _ in range(4)]


def for_ranks(running: Running, people: list[Person], ranked: str = "1") -> str:
    """A table of the first two that has begun."""
    anna, ben = people[:2]
    form = {"name": "Anna", "option.players": "2", "seat1": "open", "clock": CLOCK, "ranked": ranked}
    answer = anna.post(f"/new/{GAME}", form)
    table_id = answer.headers["location"].removeprefix("/t/")
    assert (NO_HINTS in ben.get(f"/t/{table_id}/join").text) == bool(ranked), "said before sitting down"
    ben.sit_down(table_id)
    assert (NO_HINTS in ben.get(f"/t/{table_id}").text) == bool(ranked)
    assert anna.post(f"/t/{table_id}/start").status_code == 303
    return table_id


def in_a_tournament(running: Running, people: list[Person]) -> str:
    """A table of a tournament of four, at which the first of them sits."""
    form = {"name": "P0", "places": "4", "clock": CLOCK}
    answer = people[0].post(f"/tournaments/new/{GAME}", form)
    address = answer.headers["location"]
    for number, one in enumerate(people[1:], start=1):
        assert NO_HINTS in one.get(address).text, "said before joining"
        assert one.post(f"{address}/join", {"name": f"P{number}"}).status_code == 303
    people[0].post(f"{address}/start")
    link = unescape(people[0].get(address).text).partition('id="to-my-table" href="/t/')[2]
    return link.partition('"')[0]


@pytest.mark.parametrize("opens", (for_ranks, in_a_tournament))
def test_no_hint_where_everybody_decides_alone(
    running: Running, people: list[Person], opens: Callable[[Running, list[Person]], str]
) -> None:
    """The button is not there, and the address gives the reason to those who sit there, no matter who is to act."""
    table_id = opens(running, people)
    assert len(running.record(table_id).seats) == 2
    told = 0
    for one in people:
        assert 'id="hint"' not in one.get(f"/t/{table_id}").text
        answer = one.get(f"/t/{table_id}/hint", headers=LIVE)
        assert answer.status_code == 403 and 'id="reason"' not in answer.text
        told += SAYS("en", "no-aids") in unescape(answer.text)
    assert told == 2


def test_a_table_without_ranks_still_has_its_hint(running: Running, people: list[Person]) -> None:
    table_id = for_ranks(running, people, ranked="")
    seat = running.match(table_id).to_act
    assert seat is not None
    assert 'id="hint"' in people[seat].get(f"/t/{table_id}").text
    assert 'id="reason"' in people[seat].get(f"/t/{table_id}/hint").text


def test_the_board_gives_no_advice_on_a_game_that_is_being_played_for_ranks(
    running: Running, people: list[Person]
) -> None:
    """Not to a person who plays it, as long as they do; to everybody else, and on another game, it does."""
    anna, ben, doris, _ = people
    begun = urlsplit(anna.get(f"/analyse/{GAME}?start=1&option.players=2").headers["location"])
    board = {name: value for name, (value, *_) in parse_qs(begun.query).items()} | {"as": "0"}
    asks = [f"/analyse/{what}/{GAME}?{urlencode(board)}" for what in ("bot", "advice", "hands")]

    def refused(one: Person) -> set[bool]:
        answers = [one.get(ask) for ask in asks]
        assert {answer.status_code for answer in answers} <= {200, 303, 403, 409}
        return {SAYS("en", "no-aids-board") in unescape(answer.text) for answer in answers}

    assert refused(anna) == {False}
    table_id = for_ranks(running, people)
    assert refused(anna) == refused(ben) == {True}
    assert refused(doris) == {False}
    other = next(game for game in game_ids() if game != GAME)
    away = urlsplit(anna.get(f"/analyse/{other}?start=1").headers["location"])
    assert anna.get(f"/analyse/hands/{other}?{away.query}").status_code == 200
    assert anna.post(f"/t/{table_id}/leave", {"sure": "1"}).status_code in (200, 303)
    ben.post(f"/t/{table_id}/leave", {"sure": "1"})
    assert running.record(table_id).ended and refused(anna) == {False}


@pytest.mark.parametrize(
    ("terms", "aided"),
    [(Terms(), True), (Terms(clock=CLOCK, ranked=True), False), (Terms(clock=CLOCK, tournament="x"), False)],
)
def test_which_terms_leave_everybody_alone(terms: Terms, aided: bool) -> None:
    assert terms.aided is aided
    assert terms.again().aided is not terms.ranked, "who plays on after a tournament does so for fun"


@pytest.mark.parametrize("lang", ("en", "de", "fr"))
def test_the_forms_say_so(running: Running, lang: str) -> None:
    with running.person(**{"Accept-Language": lang}) as one:
        assert SAYS(lang, "setup-ranked-help") in unescape(one.get(f"/new/{GAME}").text)
        assert SAYS(lang, "tournament-no-hints") in unescape(one.get(f"/tournaments/new/{GAME}").text)
