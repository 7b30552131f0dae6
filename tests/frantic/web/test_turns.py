"""All who decide at a table go by what their seat has seen: bots, those who take a seat over, and hints."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from biberbau.match import Game, Match, View
from biberbau.web.domain.matches import fresh
from biberbau.web.domain.records import Record, Seat
from biberbau.web.play.turns import turn

PLIES = 60


def played(options: dict[str, int]) -> tuple[Record, Match]:
    """A table at which a round has gone on for a while, and its match."""
    seed, dice = b"a secret seed of thirty-two byte", random.Random(2)
    seats = tuple(Seat(n, "human", f"P{n}", player=f"p{n}", words="") for n in range(options["players"]))
    record = Record(
        id="t", game="frantic", options=Game.of("frantic", options).options, seed=seed, entropy="", created=0.0,
        status="playing", host="p0", revision=1, undos=0, rematch=None, seats=seats, actions=(), actors=(),
    )  # fmt: skip
    match, actors = fresh(record, 0), list[int]()
    while match.ply < PLIES:
        actors.append(int(match.to_act or 0))
        match.play(dice.choice(match.legal()))
    ids = tuple(action.id for action in match.history)
    return replace(record, actions=ids, actors=tuple(actors)), match


def decides(record: Record, match: Match) -> View:
    """What the one who is to decide is given."""
    due = turn(record, match)
    assert due is not None
    return due.view


def same(view: View, other: View) -> bool:
    """Whether two views know the same, and deal the same worlds by the same luck."""
    alike = view == other and view.history == other.history and view.goes_by == other.goes_by == "history"
    return alike and view.filled("x").state.tobytes() == other.filled("x").state.tobytes()


@pytest.fixture(scope="module")
def table() -> tuple[Record, Match]:
    return played({"players": 3})


def test_a_bot_decides_by_all_that_its_seat_has_seen(table: tuple[Record, Match]) -> None:
    record, match = table
    view = decides(record, match)
    assert view.history == tuple(match.events(match.to_act))
    assert same(view, match.view(match.to_act))


@pytest.mark.parametrize("why", ["gone", "out"])
def test_a_bot_that_takes_a_seat_over_knows_what_its_player_saw(
    table: tuple[Record, Match], why: str
) -> None:
    record, match = table
    seat = int(match.to_act or 0)
    seats = tuple(replace(one, stand_in=why) if one.number == seat else one for one in record.seats)
    taken = replace(record, seats=seats)
    assert taken.seats[seat].by_bot
    assert same(decides(taken, match), decides(record, match))


def test_after_a_restart_whoever_decides_knows_the_same(table: tuple[Record, Match]) -> None:
    record, match = table
    assert same(decides(record, fresh(record, record.number)), decides(record, match))
