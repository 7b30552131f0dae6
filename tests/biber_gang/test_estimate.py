"""The estimate that greedy bots go by, and the encoding for learners."""

from __future__ import annotations

import random

import numpy as np
import pytest

from biberbau.games.biber_gang.rules import deck, judgement, observation_spec
from biberbau.games.biber_gang.rules import state as st

from .scenario import CLOSED, fresh, table

WIDTH = deck.FACES + 1


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
        ("0 1 2 (3) / 4 5 6 (7)", "12 1 2 (3) / 4 5 6 (7)"),  # low cards
        ("6 1 2 (3) / 6 5 6 (7)", "6 1 2 (3) / 0 5 6 (7)"),  # a pair
        ("6 1 2 (3) / beaver 5 6 (7)", "6 1 2 (3) / 0 5 6 (7)"),  # a beaver
        ("6 6 2 (3) / 6 6 5 (7)", "6 1 2 (3) / 6 1 5 (7)"),  # two pairs of one value
        ("0 (1) 2 (3) / 4 5 6 (7)", CLOSED),
        ("12 (1) 2 (3) / beaver 5 6 (7)", "12 (1) 2 (3) / 12 (5) 6 (7)"),
        ("0 (1) 2 (3) / (4) 5 6 (7)", "(12) (1) 2 (3) / 12 5 6 (7)"),  # a low half column
    ],
)
def test_better_displays_are_estimated_better(better, worse):
    assert estimate(table(better)) > estimate(table(worse))
    assert estimate(table(CLOSED, better)) < estimate(table(CLOSED, worse))


def test_at_the_end_the_estimate_is_the_lead_in_tens_of_points():
    displays = ["1 1 1 1 / 2 2 2 2", "3 3 3 3 / 4 4 4 4", "5 5 5 5 / 6 6 6 6"]
    points = [[10, 25, 40], *[[0, 0, 0]] * 4]
    t = table(*displays, players=3, more={"points": points, "decisions": []})
    assert [estimate(t, seat) for seat in range(3)] == [1.5, -1.5, -3.0]


def encoded(t, seat):
    return t.match.view(seat).encode()


def test_the_encoding_begins_with_ones_own_display():
    t = table("6 (3) 1 2 / 5 4 (7) beaver", "(1) (2) (3) (4) / 5 (6) 7 (8)")
    mine, yours = (encoded(t, seat)[: 2 * st.SLOTS * WIDTH].reshape(2, st.SLOTS, WIDTH) for seat in (0, 1))
    assert mine[0].argmax(axis=1).tolist() == [6, 14, 1, 2, 5, 4, 14, 13]
    assert mine[1].argmax(axis=1).tolist() == [14, 14, 14, 14, 5, 14, 7, 14]
    assert np.array_equal(mine, yours[::-1])


def test_the_encoding_tells_the_drawn_card_to_its_drawer_alone():
    t = table("6 (3) 1 2 / 5 4 (7) 8", deck="0").play("draw deck")
    base = 6 * st.SLOTS * WIDTH
    assert encoded(t, 0)[base] == 1.0
    assert encoded(t, 1)[base : base + deck.FACES].sum() == 0.0
    assert encoded(t, 1)[base + deck.FACES] == 1.0


def test_the_encoding_of_every_state_is_finite_and_of_its_length():
    t, pick = fresh(3, players=6), random.Random(3)
    while not t.match.over:
        for seat in (0, 5):
            vector = encoded(t, seat)
            assert vector.shape == (observation_spec.ENCODED,)
            assert np.isfinite(vector).all()
            assert np.abs(vector[:-1]).max() <= 10.0
        t.match.play(pick.choice(t.match.legal()))
    assert encoded(t, 0).any()
