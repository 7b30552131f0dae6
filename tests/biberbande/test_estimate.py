"""The estimate that greedy bots go by, and the encoding for learners."""

from __future__ import annotations

import random

import numpy as np
import pytest

from biberbau.games.biberbande.rules import deck, judgement
from biberbau.games.biberbande.rules import game as rules
from biberbau.games.biberbande.rules.observation_spec import ENCODED, PLANES
from biberbau.kernel.observation_spec import split
from biberbau.kernel.rng import key_of, stream

from .scenario import fresh, table

KNOWN = {"known": {"a": ["a"] * 4, "b": ["b"] * 4}}


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
        ({"a": "0, 6, 7, 8"}, {"a": "1, 6, 7, 8"}),  # low cards
        ({"a": "5, 6, 7, swap"}, {"a": "5, 6, 7, 9"}),  # a special card is replaced by a middling one
        ({"a": "5, 6, 7, 2"}, {"a": "5, 6, 7, swap"}),
    ],
)
def test_better_rows_are_estimated_better(better, worse):
    assert estimate(table(better, more=KNOWN)) > estimate(table(worse, more=KNOWN))


def test_it_is_good_to_know_ones_own_cards():
    rows = {"a": "9, 5, 5, 9"}
    assert estimate(table(rows, more=KNOWN)) < estimate(
        table(rows, more={"known": {"a": ["a"] * 4, "b": ["ab"] * 4}})
    )
    few = {"known": {"a": ["a", "", "", "a"], "b": ["b"] * 4}}
    assert estimate(table({"a": "1, 5, 5, 1"}, more=KNOWN)) > estimate(table({"a": "1, 5, 5, 1"}, more=few))


def test_a_lead_counts_more_once_the_round_is_about_to_end():
    rows = {"a": "0, 0, 1, 1", "b": "9, 9, 9, 9"}
    more = {"known": {"a": ["a"] * 4, "b": ["ab"] * 4}, "turns": 4}
    open_end = estimate(table(rows, more=more))
    assert estimate(table(rows, turn="b", more=more | {"knocked": "a"})) > open_end > 0
    assert estimate(table(rows, turn="b", more=more | {"knocked": "a"}), seat=1) < 0


def test_between_rounds_the_estimate_is_the_lead_in_tens_of_points():
    t = table({"a": "4, 2, 0, 9", "b": "1, 2, 1, 3"}, more={"turns": 3}).play("take 4", "knock", "take 4")
    assert t.asks == "deal_next"
    assert t.match.scores == (15, 13)
    assert (estimate(t, 0), estimate(t, 1)) == (-0.2, 0.2)


def encoded(t, seat):
    return t.match.view(seat).encode()


def told(t, seat):
    return split(PLANES, encoded(t, seat))


def test_the_encoding_begins_with_ones_own_row():
    t = table({"a": "5, 6, 7, 8", "b": "4, swap, 6, draw two"})
    mine, yours = told(t, 0), told(t, 1)
    assert [np.flatnonzero(slot).tolist() for slot in mine["rows"][0]] == [[5], [], [], [8]]
    assert [np.flatnonzero(slot).tolist() for slot in yours["rows"][0]] == [[4], [], [], [12]]
    assert mine["known_by"][0, :, 0].tolist() == [1, 0, 0, 1]  # whose cards the seat itself knows
    assert mine["known_by"][1, :, 1].tolist() == [1, 0, 0, 1]  # and what the other knows
    assert not mine["rows"][1].any()


def test_the_encoding_tells_the_drawn_card_to_its_drawer_alone():
    three, four = (table(deck=card, more=KNOWN).play("draw") for card in ("3", "4"))
    assert not np.array_equal(encoded(three, 0), encoded(four, 0))
    with_both = [table(deck=deck, more=KNOWN).play("draw") for deck in ("3, 4", "4, 3")]
    assert np.array_equal(encoded(with_both[0], 1), encoded(with_both[1], 1))


def test_the_encoding_tells_what_is_being_looked_at():
    t = table(deck="peek").play("draw", "peek 2")
    before = encoded(t, 0)
    assert not np.array_equal(before, encoded(t.play("hide"), 0))


def test_the_encoding_of_an_empty_discard_pile():
    t = table(deck="3", more=KNOWN).play("draw", "discard", "draw")
    assert (t.top, np.isfinite(encoded(t, 0)).all()) == ("", True)


def test_the_encoding_of_every_state_is_finite_and_of_its_length():
    t, pick = fresh(3, players=6), random.Random(3)
    while not t.match.over:
        for seat in (0, 5):
            vector = encoded(t, seat)
            assert vector.shape == (ENCODED,)
            assert np.isfinite(vector).all()
            assert np.abs(vector).max() <= 10.0
        t.match.play(pick.choice(t.match.legal()))
    assert encoded(t, 0).any()


KNOCKED = {"turns": 5, "knocked": "b"}
OPEN = {"turns": 5}
B_KNOWS = {"known": {"a": ["a", "", "", "a"], "b": ["b", "", "", "b"]}}
"""Both have looked at their outer cards."""


def supposed(more, place, observer=0):
    """The numbers and the special cards that lie in a place in many worlds, as a search deals them."""
    state = table(more=B_KNOWS | more).match.view(observer).state
    rng, found = stream(key_of(b"suppose")), []
    for _ in range(200):
        world = state.copy()
        rules.fill(world, observer, rng)
        cards = world.deck + np.bincount(world.row[:2].ravel(), minlength=deck.FACES)
        judgement.suppose(world, observer, rng)
        assert (cards == world.deck + np.bincount(world.row[:2].ravel(), minlength=deck.FACES)).all()
        found.append(int(world.row[place]))
    return found


def mean_number(faces):
    return np.mean([face for face in faces if face < deck.NUMBERS])


def test_a_player_who_knocks_knows_of_low_cards() -> None:
    looked_at, unseen = (1, 0), (1, 1)
    assert mean_number(supposed(KNOCKED, looked_at)) < 3 < mean_number(supposed(OPEN, looked_at)) < 4.5
    for more in (KNOCKED, OPEN):
        assert 4.4 < mean_number(supposed(more, unseen)) < 5.5, "nobody has looked: chance alone"


def test_what_others_drew_and_put_down_is_middling_and_lower_if_they_knock() -> None:
    put = {"numbers": {"b": [4]}}
    knocker, other = (supposed(more | put, (1, 3)) for more in (KNOCKED, OPEN))
    assert max(*knocker, *other) < deck.NUMBERS, "no special card is put down"
    assert np.mean(knocker) < 2.6 < 3.4 < np.mean(other) < 4.6


def test_a_card_that_somebody_gives_away_is_high() -> None:
    gave = {"known": {"a": ["a", "b", "", "a"], "b": ["b", "", "", "b"]}}
    for more in (OPEN, KNOCKED):
        assert mean_number(supposed(more | gave, (0, 1))) > 5.5


def test_ones_own_forgotten_number_is_one_that_was_kept() -> None:
    assert np.mean(supposed(OPEN | {"numbers": {"a": [2]}}, (0, 1))) < 4.4


def test_cards_that_have_stayed_through_a_reshuffle_are_what_they_are() -> None:
    """All know which cards these are, so none of them may come from the draw pile."""
    state = table(more=KNOCKED | B_KNOWS).match.view(0).state
    rng = stream(key_of(b"stayed"))
    rules.fill(state, 0, rng)
    state.stayed[1] = 0b1111
    before = state.copy()
    for _ in range(20):
        judgement.suppose(state, 0, rng)
    assert state.tobytes() == before.tobytes()
