"""The end of a game: a podium in the order of places, won unlike lost, and a place for what was decisive."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache

import pytest

from biberbau.match import Match
from biberbau.match.places import places
from biberbau.web.domain.matches import fresh
from biberbau.web.view.decisive import decisive_moment
from biberbau.web.view.model import TableModel
from biberbau.web.view.table_pages import table_page

from .storing import ANNA, BEN, record_of
from .test_render import actors, game, model

pytestmark = pytest.mark.compiled


@cache
def finished() -> Match:
    match = game({"players": 4}, 5)
    while not match.over:
        match.play(match.legal()[-1])
    return match


def over(me: int | None, **changes: object) -> str:
    made: TableModel = replace(model(finished(), me, "en"), **changes)  # type: ignore[arg-type]
    found = re.search(r'<div class="over-box[^"]*" id="over">.*', table_page(made), re.S)
    assert found is not None
    return found[0]


def test_the_podium_is_in_the_order_of_places() -> None:
    match, box = finished(), over(None)
    steps = [int(step) for step in re.findall(r'<i class="step" aria-hidden="true">(\d)</i>', box)]
    assert steps == sorted(places(match.scores, match.winners)) and steps[0] == 1
    names = re.findall(r"<li class=\"[^\"]*step-\d.*?<span>\W*([A-Z]\w+)", box, re.S)
    found = [("Anna", "Ben", "Cem", "Dora").index(name) for name in names]
    assert [places(match.scores, match.winners)[seat] for seat in found] == steps


def test_winning_looks_unlike_losing() -> None:
    winner = finished().winners[0]
    loser = next(seat for seat in range(4) if seat not in finished().winners)
    won, lost, watched = over(winner), over(loser), over(None)
    assert 'class="over-box won"' in won and "#sticker-cheer" in won and "confetti" in won
    assert 'class="over-box lost"' in lost and "#sticker-think" in lost and "confetti" not in lost
    assert 'class="over-box "' in watched and "#lodge-beaver" in watched
    for box in (won, lost):
        large = re.search(r'<p class="actions last-word">.*?</p>', box, re.S)
        assert large is not None and re.findall(r'id="(\w+)"', large[0]) == ["rematch", "review"]


def test_what_was_decisive_has_its_place_where_it_may_be_told() -> None:
    assert 'id="decisive"' in over(0) and 'id="find-decisive"' in over(0)
    assert 'id="decisive"' not in over(0, veiled=True)
    assert 'id="decisive"' not in over(0, status="left")


def test_the_moment_is_told_from_the_reader_s_own_log() -> None:
    match = fresh(record_of("one"), 0)
    for _ in range(6):
        match.play(match.legal()[0])
    played = tuple(action.id for action in match.history)
    record = replace(record_of("one"), status="over", actions=played, actors=actors(match))
    found = {"complete": True, "winners": [0], "chances": [[0.5, 0.5]] * 4 + [[0.9, 0.1]] * 3}
    for player, eyes in ((ANNA, "0"), (BEN, "1"), (None, "spectator")):
        moment = decisive_moment(record, found, lang="en", player=player)
        assert moment is not None and (moment.ply, moment.eyes) == (4, eyes)
        assert (moment.before, moment.after) == (50, 90) and moment.lines
        assert moment.seat.index == record.actors[3]
    assert decisive_moment(record, found | {"complete": False}, lang="en", player=ANNA) is None
