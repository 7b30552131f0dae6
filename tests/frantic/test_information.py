"""Who knows what: views, other worlds, and the encoding for learners."""

from __future__ import annotations

import random

import numpy as np
import pytest

from biberbau import Match, Position
from biberbau.games.frantic.rules import deck, judgement
from biberbau.games.frantic.rules.observation_spec import ENCODED, PLANES
from biberbau.kernel.compiled import INTERPRETED
from biberbau.kernel.observation_spec import split

from .scenario import cards, eventful, fresh, rule, table


@rule("knowledge")
def test_a_card_seen_is_known_until_one_of_its_face_leaves():
    """b is given two reds by a; when b plays one openly, a still knows of the other."""
    t = table({"a": "red gift, red 5, red 6", "b": "red 5"}).play(
        "play red gift", "seat b", "pick red 5", "pick red 6"
    )
    assert t.over
    hands = {"a": "red gift, red 5, red 6, blue 1", "b": "red 5"}
    t = table(hands).play("play red gift", "seat b", "pick red 5", "pick red 6")
    assert t.hand("b", 0) == "red 5, red 6, ?"
    t.play("play red 5")  # no matter which of the two it was
    assert t.hand("b", 0) == "red 6, ?" and t.hand("b", 2) == "?, ?"


@rule("knowledge")
@pytest.mark.parametrize("seed", range(4))
def test_a_blind_draw_of_any_card_weakens_what_bystanders_know(seed):
    known = {"b": {"yellow 1": ["c"], "yellow 2": ["all"]}}
    t = table({"a": "red exchange", "b": "yellow 1, yellow 2, yellow 3"}, more={"known": known}, seed=seed)
    t.play("play red exchange", "seat b")
    assert t.hand("b", 2) == t.hand("b", None) == "?"
    assert t.hand("a", 2) == "?, ?" and len(cards(t.hand("a", 1))) == 2 and "?" not in t.hand("a", 1)


@rule("knowledge")
def test_two_of_a_face_one_leaves_unseen_one_is_still_known():
    known = {"b": {"yellow 1": ["c", "c"]}}
    t = table({"a": "red exchange, blue 1", "b": "yellow 1, yellow 1, yellow 3"}, more={"known": known})
    t.play("play red exchange", "seat b", "pick blue 1")
    assert t.hand("b", 2) == "?, ?"  # two left: neither copy is sure any more


@rule("knowledge")
def test_the_knowers_of_a_card_show_to_its_holder_alone():
    views = []
    for knowers in ("c", "d", "cd"):
        t = table(more={"known": {"b": {"yellow 1": [knowers]}}})
        views.append([t.match.view(seat).state.tobytes() for seat in (0, None)])
        assert t.seen(1)["known"]["b"] == {"yellow 1": [knowers]}
    assert views[0] == views[1] == views[2]


@rule("knowledge")
def test_a_player_who_gets_a_whole_hand_cannot_tell_what_was_known_of_it():
    """c has given b a card; then a takes over the whole hand of b, and cannot know which card that was."""
    views = []
    for given in ("yellow 1", "yellow 2"):
        known = {"b": {given: ["c"]}}
        t = eventful(
            "robin hood",
            {"b": "yellow 1, yellow 2", "a": "red 1, red 2, red 3, black 4"},
            more={"known": known},
        )
        views.append(t.match.view(0).state.tobytes())
        assert t.hand("a") == "yellow 1, yellow 2" and t.seen(0)["told"] == {"a": "b", "b": "a"}
        assert t.seen(0)["known"]["a"] == {"yellow 1": ["b"], "yellow 2": ["b"]}
        assert t.document["known"]["a"][given] == ["bc"]
    assert views[0] == views[1]


@rule("knowledge")
@pytest.mark.parametrize("observer", [0, 1, 2, None])
def test_what_an_observer_cannot_know_changes_nothing_that_he_sees(observer):
    t = eventful("the all-seeing eye", {"d": "blue 7, counterattack"}).play(
        "ok", "ok", "ok", "ok", "draw", "pass"
    )
    view = t.match.position().as_seen_by(observer)
    for seed in range(3):
        other = view.filled(seed)
        assert other.as_seen_by(observer).state.tobytes() == view.state.tobytes()
        assert Position.load(other.document()).state.tobytes() == other.state.tobytes()
        match = Match(other.game, 1, start=other)
        match.play("draw")
        if observer != match.to_act:
            expected = Match(other.game, 1, start=t.match.position())
            expected.play("draw")
            assert match.view(observer).state.tobytes() == expected.view(observer).state.tobytes()


@rule("knowledge", "F101")
def test_laid_cards_are_filled_in_as_what_they_can_be():
    t = eventful("gambling man", {"a": "red 3, blue 1", "b": "red 5, red 2", "c": "red 1", "d": "red 8"})
    t.play("pick red 5", "pick red 1")
    for seed in range(8):
        laid = t.match.position().as_seen_by(3).filled(seed).document()["position"]["aside"]
        assert all(entry["card"].startswith("red ") for entry in laid)


@rule("knowledge", "F53")
def test_cards_laid_for_an_exchange_are_filled_in_without_fuck_you():
    t = table({"a": "red exchange, blue 1, blue 2"}, players=2).play(
        "play red exchange", "seat b", "pick blue 1"
    )
    found = {
        t.match.position().as_seen_by(1).filled(seed).document()["position"]["aside"][0]["card"]
        for seed in range(40)
    }
    assert "fuck you" not in found and len(found) > 10


@rule("knowledge", "distributor")
def test_a_distributor_sees_all_hands_while_he_hands_them_out():
    t = eventful("distributor")
    view = t.match.view(0)
    assert t.match.game.legal(view.state) == view.legal and "?" not in t.hand("d", 0)
    filled = t.match.position().as_seen_by(2).filled(3)
    assert "?" not in str(filled.as_seen_by(0).document()["position"]["hands"])


@rule("knowledge", "thief.two")
def test_a_thief_sees_what_he_can_steal_in_his_own_view():
    t = table({"a": "red thief", "b": "red 1, red 2, fuck you"}).play("play red thief", "seat b")
    view = t.match.view(0)
    assert t.match.game.legal(view.state) == view.legal


# ------------------------------------------------------------ the estimate


def estimate(t, seat=0):
    return judgement.estimate(t.match.position().state, seat)


@pytest.mark.parametrize("seed", [1] if INTERPRETED else [1, 2])
def test_the_estimate_reads_nothing_that_is_hidden(seed):
    t, pick = fresh(seed, players=3, length="number", limit=20), random.Random(seed)
    while not t.match.over:
        true = t.match.position().state
        for seat in range(3):
            seen = t.match.view(seat).state
            assert judgement.estimate(true, seat) == judgement.estimate(seen, seat)
        t.match.play(pick.choice(t.match.legal()))


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"a": "red 1"}, {"a": "red 1, blue 1"}),  # few cards
        ({"a": "blue 1"}, {"a": "blue 9"}),  # low ones
        ({"a": "red 4"}, {"a": "blue 4"}),  # such as fit
        ({"b": "red 1, red 2, red 3"}, {"b": "red 1"}),  # many with the others
        ({"a": "blue 1"}, {"a": "curse"}),
        ({"a": "equality"}, {"a": "fuck you"}),
    ],
)
def test_better_hands_are_estimated_better(better, worse):
    assert estimate(table(better)) > estimate(table(worse))


def test_accounts_count():
    points = {"a": 10, "b": 20, "c": 20, "d": 20}
    assert estimate(table(more={"points": points})) > estimate(table())
    assert estimate(table(more={"points": points}, scoring="none", rounds=9)) < estimate(
        table(scoring="none", rounds=9)
    )


def test_to_be_skipped_is_bad():
    assert estimate(table(more={"skipped": "a"})) < estimate(table()) < estimate(table(more={"skipped": "b"}))


# ------------------------------------------------------------ the encoding


def encoded(t, seat):
    return t.match.view(seat).encode()


def told(t, seat):
    return split(PLANES, encoded(t, seat))


def test_the_encoding_begins_with_ones_own_hand():
    t = table({"a": "red 5, red 5, curse", "b": "yellow 1"}, more={"known": {"b": {"yellow 1": ["a"]}}})
    mine, yours = (told(t, seat)["hands"] for seat in (0, 1))
    five = deck.NAMES.index("red 5")
    assert mine[0, five] == 0.5 and mine[1, deck.NAMES.index("yellow 1")] == 0.25
    assert yours[0, deck.NAMES.index("yellow 1")] == 0.25 and not yours[1].any()


def test_the_encoding_tells_a_drawn_card_to_its_drawer_alone():
    one, two = (
        table(stack=card, discard=other).play("draw")
        for card, other in (("red 1", "red 2"), ("red 2", "red 1"))
    )
    assert not np.array_equal(encoded(one, 0), encoded(two, 0))


def test_the_encoding_tells_what_lies_open():
    t = eventful("market", stack="red 1, red 2, red 3, red 4")
    before = encoded(t, 0)
    assert not np.array_equal(before, encoded(t.play("pick red 1"), 0))
    assert np.isfinite(encoded(eventful("event manager", event="event manager"), 0)).all()
    assert np.isfinite(encoded(table(top=None, more={"match": {"any": True}}), 0)).all()


def test_the_encoding_of_every_state_is_finite_and_of_its_length():
    t, pick = fresh(3, players=8, length="number", limit=20), random.Random(3)
    while not t.match.over:
        vector = encoded(t, t.match.ply % 8)
        assert vector.shape == (ENCODED,)
        assert np.isfinite(vector).all()
        t.match.play(pick.choice(t.match.legal()))
