"""Search by rollouts: the same cards and luck for every action, and the better half goes on."""

from __future__ import annotations

from itertools import count

import pytest

from biber_gang import scenario as gang
from biber_mania import scenario as mania
from biberbande import scenario as bande
from biberbau import effort
from biberbau.kernel.compiled import INTERPRETED
from biberbau.match import Game, Match
from biberbau.search import Searcher
from biberbau.search.budget import SLICE, Budget, Searched

ENOUGH = 60 if INTERPRETED else 400


def searched(match: Match, playouts: int = ENOUGH, seed: bytes = b"dice") -> Searched:
    assert match.to_act is not None
    return Searcher(match.game).search(match.view(match.to_act), Budget(playouts=playouts), seed)


def best(match: Match) -> str:
    return match.game.kind.actions[searched(match).best].notation


def test_the_third_pair_of_one_value_is_made() -> None:
    """Biber Gang: a drawn 6 makes the third pair of sixes and rids the display of a 12."""
    match = gang.table("6 6 6 (3) / 6 6 12 (4)", deck="6").play("draw deck").match
    assert best(match) == "place 7"


def test_a_high_card_is_not_kept_for_a_low_one() -> None:
    match = gang.table("0 1 2 (3) / 1 0 1 (4)", deck="12").play("draw deck").match
    assert best(match) in ("discard", "place 4", "place 8")


def test_a_player_with_nothing_knocks() -> None:
    """Biberbande: with no points in a row that its owner knows there is nothing to wait for."""
    more = {"turns": 5, "known": {"a": ["a", "a", "a", "a"], "b": ["b", "", "", "b"]}}
    match = bande.table({"a": "0, 0, 0, 1"}, more=more).play("draw").match
    match.play("discard")
    while "knock" not in {action.notation for action in match.legal()}:
        match.play(match.legal()[0])
    assert best(match) == "knock"


def test_a_player_who_can_win_at_once_does() -> None:
    """Biber-Mania: the joker goes along with the last card."""
    match = mania.table("5, joker", piles={"a": "10, 10, 10"}).play("add 5").match
    assert best(match) == "add joker"


@pytest.mark.compiled
def test_a_group_that_stabs_is_found_card_by_card() -> None:
    """Biber-Mania: with three 7s the three 6s of the other can be stabbed; two or one would not do it."""
    match = mania.table("1, 3, 7, 7, 7, 10, 10", piles={"b": "9 | 6, 6, 6"}).match
    for action in ("add 7", "add 7", "add 7", "lay"):
        assert best(match) == action
        match.play(action)
    assert best(match) == "take"


@pytest.mark.parametrize("playouts", [1, 9, ENOUGH])
def test_the_better_half_goes_on(playouts: int) -> None:
    """Sequential halving: of nine actions, nine, five, three and two are tried; those that go further are tried more."""
    match = gang.table("5 1 2 (3) / 8 0 1 (4)", deck="6").play("draw deck").match
    found = searched(match, playouts)
    assert set(found.visits) == {action.id for action in match.legal()}
    tries = sorted(set(found.visits.values()))
    assert [sum(count >= least for count in found.visits.values()) for least in tries] == [9, 5, 3, 2]
    assert sum(found.visits.values()) == found.playouts
    assert found.playouts <= max(playouts, 9 + 5 + 3 + 2)
    assert all(0 <= value <= 1 for value in found.values.values())


def test_the_same_dice_find_the_same_and_others_nearly_so() -> None:
    match = gang.table("5 1 2 (3) / 8 0 1 (4)", deck="6").play("draw deck").match
    assert searched(match) == searched(match)
    assert searched(match) != searched(match, seed=b"other dice")


@pytest.mark.compiled
def test_time_ends_a_search_too() -> None:
    match = gang.table("5 1 2 (3) / 8 0 1 (4)", deck="6").play("draw deck").match
    found = Searcher(match.game).search(match.view(0), Budget(seconds=0.02), b"dice")
    assert found.playouts >= 9


@pytest.mark.compiled
def test_a_tree_with_much_time_can_be_ended_between_slices() -> None:
    match, slices = Match(Game.of("beasty_bar"), 1), list[int]()
    assert match.to_act is not None
    view, quick = match.view(match.to_act), Budget(seconds=16, clock=count().__next__)
    with effort.heard(lambda what, number: slices.append(number)):
        Searcher(match.game).search(view, quick, b"dice")
    assert len(slices) > 4
    assert max(slices) == SLICE
