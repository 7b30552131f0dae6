"""The estimate that greedy bots go by, and the encoding for learners."""

from __future__ import annotations

import random

import numpy as np
import pytest

from biberbau.games.biber_mania.rules import judgement
from biberbau.games.biber_mania.rules.observation_spec import ENCODED, PLANES
from biberbau.kernel.observation_spec import split

from .scenario import fresh, table


def estimate(t, seat=0):
    return judgement.estimate(t.match.position().state, seat)


@pytest.mark.parametrize("seed", [1, 2])
def test_the_estimate_reads_nothing_that_is_hidden(seed):
    t, pick = fresh(seed, players=3), random.Random(seed)
    while not t.match.over:
        true = t.match.position().state
        for seat in range(3):
            seen = t.match.view(seat).state
            assert judgement.estimate(true, seat) == judgement.estimate(seen, seat)
        t.match.play(pick.choice(t.match.legal()))


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("5, 5, 9, 9", "5, 6, 9, 10"),  # two turns to get rid of them, not four
        ("5, 5, joker", "5, 5, 9"),
        ("5, 9, thief", "5, 7, 9"),  # the Thief goes along with a number
        ("5, thief", "thief, king"),  # only one action card each turn
        ("5, 5", "5, 5, 9"),  # fewer cards
    ],
)
def test_better_hands_are_estimated_better(better, worse):
    assert estimate(table(better)) > estimate(table(worse))


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("4, 4 | 8, 8", "4, 4 | 8"),  # more cards
        ("4, 4 | 8, 8", "4, 4 | 3, 3"),  # higher ones are stabbed by fewer
        ("4, 4 | bodyguard, 3", "4, 4 | thief, 3"),  # guarded ones by none
        ("2, 2, 2, 2", "2, 2 | 2, 2"),  # many are hard to stab, though all lie open to it
    ],
)
def test_better_piles_are_estimated_better(better, worse):
    good, bad = (table("9, 9", turn="b", piles={"a": pile}) for pile in (better, worse))
    assert estimate(good) > estimate(bad)
    assert estimate(good, 1) < estimate(bad, 1)


def test_what_is_chosen_counts_as_good_as_laid():
    t = table("4, 4, 8")
    assert estimate(t) < estimate(t.play("add 4")) < estimate(t.play("add 4"))


def test_only_the_best_of_the_others_counts():
    ahead = {"b": "8, 8, 8", "c": "9"}
    more = {"b": "8, 8, 8", "c": "9 | 10"}
    assert estimate(table("7", players=3, piles=ahead)) == estimate(table("7", players=3, piles=more))


def test_at_the_end_it_is_the_lead_and_who_has_it():
    t = table("7, 7", piles={"b": "4, 4, 4, 4"}).discard("7, 7")
    assert t.match.over
    assert t.points == (2, 2)  # a shared win
    assert (estimate(t, 0), estimate(t, 1)) == (2.0, 2.0)
    t = table("7, 7, 7", piles={"b": "4, 4, 4, 4"}).discard("7, 7, 7")
    assert (estimate(t, 0), estimate(t, 1)) == (2.1, -2.1)


def test_between_rounds_it_is_the_counted_round():
    t = table("7, 7", collect=100).discard("7, 7")
    assert t.asks == "deal_next"
    assert (estimate(t, 0), estimate(t, 1)) == (2.4, -2.4)  # b has two cards in hand


# ------------------------------------------------------------ what a rollout is worth


def payoffs(t):
    found = np.zeros(len(t.match.scores), dtype=np.float32)
    judgement.payoffs(t.match.position().state, found)
    return found.tolist()


def test_a_win_counts_most_then_the_lead():
    shared = payoffs(table("7, 7", piles={"b": "4, 4, 4, 4"}).discard("7, 7"))
    assert shared == [0.5, 0.5]
    narrow = payoffs(table("7, 7, 7", piles={"b": "4, 4, 4, 4"}).discard("7, 7, 7"))
    clear = payoffs(table("7, 7, 7", piles={"b": "4, 4"}).discard("7, 7, 7"))
    assert shared[0] + 0.3 < narrow[0] < clear[0] < 1.0
    assert narrow[0] + narrow[1] == pytest.approx(1.0)


def test_collected_points_count_more_the_nearer_the_sum_is():
    def chance(points, collect):
        t = table("7, 7, 7", piles={"b": "4, 4"}, more={"points": points}, collect=collect)
        return payoffs(t.discard("7, 7, 7"))[0]

    assert chance({"a": 20, "b": 0}, 100) > chance({"a": 10, "b": 0}, 100) > 0.5 > chance({"b": 20}, 100)
    assert chance({"a": 20, "b": 0}, 50) > chance({"a": 20, "b": 0}, 500)
    assert chance({"b": 9}, 10) < 0.5  # still to play
    assert chance({"a": 9, "b": 9}, 10) == 1.0  # won


# ------------------------------------------------------------ the encoding


def encoded(t, seat):
    return t.match.view(seat).encode()


def told(t, seat):
    return split(PLANES, encoded(t, seat))


def test_the_encoding_tells_ones_own_hand_and_what_everyone_knows():
    t = table("5, 5, joker", hands={"b": "3, 9"}, more={"known": {"b": ["9"]}})
    mine, yours = told(t, 0), told(t, 1)
    assert np.flatnonzero(mine["hand"]).tolist() == [0, 5]
    assert np.flatnonzero(yours["hand"]).tolist() == [3, 9]
    assert np.argwhere(mine["known"]).tolist() == [[1, 9]]
    assert np.argwhere(yours["known"]).tolist() == [[0, 9]]


def test_the_encoding_hides_the_others_hands():
    one, other = (table("5, 5", hands={"b": hand}) for hand in ("3, 9", "4, 8"))
    assert np.array_equal(encoded(one, 0), encoded(other, 0))
    assert not np.array_equal(encoded(one, 1), encoded(other, 1))


def test_the_encoding_tells_what_is_asked():
    t = table("thief, 5, 8", piles={"b": "4, 4"}, players=3).play("add thief", "add 5")
    before = encoded(t, 0)
    stabbed = encoded(t.play("lay"), 0)
    assert t.asks == "stabbed"
    stealing = encoded(t.play("take"), 0)
    assert t.asks == "steal"
    assert not np.array_equal(before, stabbed)
    assert not np.array_equal(stabbed, stealing)


@pytest.mark.parametrize("options", [{"players": 5}, {"players": 2, "collect": 30}])
def test_the_encoding_of_every_state_is_finite_and_of_its_length(options):
    t, pick = fresh(3, **options), random.Random(3)
    while not t.match.over:
        for seat in (0, options["players"] - 1):
            vector = encoded(t, seat)
            assert vector.shape == (ENCODED,)
            assert np.isfinite(vector).all()
            assert np.abs(vector).max() <= 10.0
        t.match.play(pick.choice(t.match.legal()))
    assert encoded(t, 0).any()
