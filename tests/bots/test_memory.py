"""Bots forget in games of memory, each match in its own way, and what is forgotten stays forgotten."""

from __future__ import annotations

import pytest

import biberbau
from biberbau import Match
from biberbau.bots import named, recalled

QUIET = ("hide", "draw", "discard", "pass")
"""Actions after which everybody still has the cards that were dealt."""


def long_round(**options: object) -> Match:
    """A match of Biberbande in which nobody has knocked for a while."""
    match = biberbau.game("biberbande", players=3, **options).new("long ago")
    while match.ply < 24:
        match.play(next(action for action in match.legal() if action.word in QUIET))
    return match


def test_a_bot_knows_less_than_its_seat_could() -> None:
    match = long_round(bots_forget=10)
    for seat in range(3):
        seen, kept = match.view(seat).state, recalled(match.view(seat), b"match").state
        assert ((kept.row == seen.row) | (kept.row == -1)).all()
        assert (seen.row[seat, [0, 3]] >= 0).all()
    assert sum((recalled(match.view(seat), b"match").state.row >= 0).sum() for seat in range(3)) in range(
        1, 6
    )


def test_forgetting_is_the_same_every_time_and_other_in_another_match() -> None:
    view = long_round(bots_forget=10).view(0)
    rows = [
        recalled(view, memory).state.tobytes() for memory in (b"one", b"one", *(b"%d" % n for n in range(6)))
    ]
    assert rows[0] == rows[1]
    assert len(set(rows)) > 3


def test_a_table_may_ask_for_bots_that_never_forget() -> None:
    view = long_round(bots_forget=0).view(0)
    assert recalled(view, b"match") is view


def test_in_other_games_nothing_fades() -> None:
    match = biberbau.game("beasty_bar").new(1)
    view = match.view(match.to_act)
    assert recalled(view, b"match") is view


@pytest.mark.parametrize("name", ["greedy", "search:30"])
def test_bots_play_on_with_what_they_remember(name: str) -> None:
    match = long_round(bots_forget=10)
    seat = match.to_act
    assert seat is not None
    assert named(name).choose(recalled(match.view(seat), b"match"), b"dice") in match.legal()
