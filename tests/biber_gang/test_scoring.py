"""What displays count."""

from __future__ import annotations

import random

import pytest

from biberbau.games.biber_gang.check import oracle
from common.scenario import rule

from .scenario import OPEN_BUT_ONE, scored, table


@rule("score.value")
def test_each_card_is_worth_its_value():
    assert scored("0 1 2 3 / 4 5 6 7") == 28
    assert scored("12 11 10 9 / 8 7 6 5") == 68


@rule("score.pair")
@pytest.mark.parametrize("value", [1, 7, 12])
def test_a_pair_in_a_column_is_worth_nothing(value):
    assert scored(f"{value} 1 2 3 / {value} 4 5 6") == 21


@rule("score.only_columns", "G23")
def test_equal_cards_side_by_side_or_in_different_columns_are_no_pair():
    assert scored("5 5 2 3 / 4 1 6 7") == 33
    assert scored("5 1 2 3 / 4 5 6 7") == 33
    assert scored("5 5 5 9 / 5 9 8 5") == 41  # one pair of 5s; the other three 5s count


@rule("score.two", "score.anywhere", "score.below_zero", "G22")
def test_two_pairs_of_one_value():
    assert scored("5 5 0 1 / 5 5 1 0") == -8
    assert scored("5 0 1 5 / 5 1 0 5") == -8
    assert scored("5 5 8 9 / 5 5 9 8") == 24


@rule("score.three", "G22")
def test_three_pairs_of_one_value():
    assert scored("5 5 5 1 / 5 5 5 3") == -11


@rule("score.four", "G22", "score.below_zero")
def test_four_pairs_of_one_value():
    assert scored("3 3 3 3 / 3 3 3 3") == -20


@rule("score.pair", "score.two")
def test_pairs_of_different_values_have_no_bonus():
    assert scored("1 2 3 4 / 1 2 3 4") == 0


@rule("G21")
def test_each_value_counts_by_itself():
    assert scored("3 3 9 9 / 3 3 9 9") == -20


@rule("G32")
def test_two_zeros_in_a_column_are_a_pair_for_the_bonus():
    assert scored("0 0 1 2 / 0 0 3 4") == 0
    assert scored("0 1 2 3 / 0 4 5 6") == 21
    assert scored("0 1 2 3 / 4 0 5 6") == 21


@rule("G19")
def test_a_beaver_makes_a_pair_with_any_card_above_or_below_it():
    assert scored("beaver 1 2 3 / 12 4 5 6") == 21
    assert scored("12 1 2 3 / beaver 4 5 6") == 21
    assert scored("beaver 9 2 3 / 9 9 5 6") == 6  # two pairs of 9s


@rule("G20", "beaver.pair_value")
@pytest.mark.parametrize(
    ("display", "points"),
    [
        ("beaver 1 2 3 / beaver 4 5 6", 21),  # alone: no bonus
        ("beaver 9 2 3 / beaver 9 5 6", 6),  # with a pair of 9s: a second one
        ("beaver 9 9 3 / beaver 9 9 6", -6),  # a third one
        ("beaver 9 9 9 / beaver 9 9 9", -20),  # a fourth one
        ("beaver 3 3 9 / beaver 3 3 9", -20),  # better with the 9s: twice two pairs
        ("beaver 3 4 9 / beaver 3 4 9", -10),  # with any of them
        ("beaver beaver 1 2 / beaver beaver 3 4", 0),  # both of one value
        ("beaver beaver 1 7 / beaver beaver 3 7", -11),  # both with the 7s
        ("beaver beaver 8 7 / beaver beaver 8 7", -20),  # one with each
        ("beaver beaver 7 7 / beaver beaver 7 7", -20),
    ],
)
def test_a_pair_of_beavers_takes_the_value_that_is_best_for_its_owner(display, points):
    assert scored(display) == points


@rule("example.scores", "score.below_zero")
def test_example_the_first_round_on_the_pad():
    t = table("8 8 2 0 / 8 8 0 (12)", "1 2 5 0 / 1 2 0 0", deck="3", more={"closer": 1})
    t.play("draw deck", "place 8")
    assert t.points == (-5, 5)
    assert t.match.scores == (-5, 5)


@rule("score.value", "end.reveal")
def test_cards_that_were_face_down_count_too():
    t = table(OPEN_BUT_ONE, "1 2 3 4 / 1 2 3 4", deck="0", more={"closer": 1})
    t.play("draw deck", "discard", "leave")
    assert t.points == (78, 0)


def test_scores_tell_the_bonus():
    t = table("8 8 2 0 / 8 8 0 (12)", "1 2 5 0 / 1 2 0 0", deck="3", more={"closer": 1})
    t.play("draw deck", "place 8")
    told = [(event.seat, event.a, event.b) for _, event in t.match.events(None)][-2:]
    assert told == [(0, -5, -10), (1, 5, 0)]


@rule("G20", "G21")
def test_any_display_counts_as_the_second_opinion_says():
    """Few different cards, so that pairs and beavers meet often."""
    pick = random.Random(1)
    faces = ["3", "3", "3", "9", "9", "beaver"]
    for _ in range(60):
        cards = [pick.choice(faces) for _ in range(8)]
        if cards.count("beaver") > 4:
            continue
        numbers = [13 if card == "beaver" else int(card) for card in cards]
        assert scored(" ".join(cards[:4]) + " / " + " ".join(cards[4:])) == oracle.points(numbers)


def test_the_second_opinion_tries_all_values_of_beaver_pairs():
    assert oracle.points([13, 13, 8, 7, 13, 13, 8, 7]) == -20
    assert oracle.points([13, 13, 13, 13, 13, 13, 13, 13]) == -20
