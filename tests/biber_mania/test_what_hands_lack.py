"""What all learn of a hand that holds no such card: a wish in vain, nothing for the King; and how long it stays true."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import numpy as np
import pytest

from biberbau import Game, Match, Position
from biberbau.errors import PositionError
from biberbau.games.biber_mania.check.belief_tracker import BeliefTracker
from biberbau.games.biber_mania.check.oracle import chances, outcomes
from biberbau.games.biber_mania.rules import deck
from biberbau.games.biber_mania.rules import game as rules
from biberbau.kernel.compiled import INTERPRETED
from biberbau.kernel.observation_spec import split
from biberbau.testing.case import QUICK, Case, news
from biberbau.testing.consistency import check_consistency
from biberbau.testing.hooks import hooks_of
from biberbau.testing.report import BrokenPromiseError
from biberbau.testing.secrecy import fill
from common.scenario import rule

from .scenario import QUIET, Table, cards, table

TENS = "10, 10, 10, 10, 10, 10, 9, 9, 9"


def asked() -> Table:
    """A has wished for a 7 of b, who has none; then it is b's turn."""
    t = table("fairy, 9", players=3, hands={"b": "1, 2, 3, 5, 8", "c": "4, 6"})
    return t.discard("fairy").play("ask b", "wish 7")


def filled(t: Table, observer: int | None, letter: str, times: int = 400) -> list[Counter[str]]:
    """A hand in that many worlds that look the same to an observer."""
    view = t.match.position().as_seen_by(observer)
    hands = (view.filled(seed).document()["position"]["hands"][letter] for seed in range(times))
    return [Counter(hand) for hand in hands]


# ------------------------------------------------------------ it is known, and told


@rule("B66", "B42", "fairy.expires", "knowledge")
@pytest.mark.parametrize("observer", [0, 2, None])
def test_after_a_wish_in_vain_nobody_deals_that_card_to_the_hand(observer):
    """ "If the other player doesn't have this card, the wish expires": so all know that they have none."""
    assert not any(hand["7"] for hand in filled(asked(), observer, "b"))


@rule("B66", "king.add", "knowledge")
@pytest.mark.parametrize("observer", [0, 1, None])
def test_a_player_who_adds_nothing_to_the_king_has_none_of_his_number(observer):
    """ "All other players that do have the same number card on hand must add one of these"."""
    t = table("king, 6, 9", players=3, hands={"b": "7, 8", "c": "6, 8, 1, 2, 3"}, display=TENS)
    t.discard("king, 6")
    assert t.document["without"] == {"a": {}, "b": {"6": 2}, "c": {}}
    if observer != 1:
        assert not any(hand["6"] for hand in filled(t, observer, "b"))
    assert any(hand["6"] for hand in filled(t, observer, "c"))  # who adds one may have another


@rule("B66", "knowledge")
def test_position_and_observation_tell_it():
    t = asked()
    for observer in (0, 1, 2, None):
        assert t.seen_by(observer)["without"] == {"a": {}, "b": {"7": 5}, "c": {}}
    for observer in (0, 1, 2):
        view = t.match.view(observer)
        told = split(view.game.kind.planes, view.encode())["without"]
        assert told[(1 - observer) % 3, 7] * 13 == pytest.approx(5)
        assert told.sum() * 13 == pytest.approx(5)


@rule("B66")
def test_a_wish_that_comes_true_says_nothing_of_further_ones():
    t = table("fairy, 9", players=3, hands={"b": "7, 7, 8, 1, 2", "c": "4, 6"}).discard("fairy")
    t.play("ask b", "wish 7")
    assert t.document["without"]["b"] == {}
    assert any(hand["7"] for hand in filled(t, 0, "b"))


# ------------------------------------------------------------ until something unseen comes to the hand


@rule("B66", "draw.where")
def test_of_cards_drawn_unseen_any_may_be_one():
    t = table(
        "fairy, 6, 6, 9", players=3, hands={"b": "1, 2, 3, 5, 8", "c": "4, 6"}, piles={"b": "3, 3"},
        display=TENS, more={"without": {"b": ["7"]}},
    ).discard("6, 6").play("refuse", "draw pile", "draw 1")  # fmt: skip
    assert t.document["without"]["b"] == {"7": 5}  # and the one drawn unseen may be a 7, the 1 is no 7
    hands = filled(t, 0, "b")
    assert {hand["7"] for hand in hands} == {0, 1}
    assert all(hand["1"] for hand in hands)


@rule("B66")
def test_a_card_that_came_openly_is_there_and_no_other():
    t = table(
        "fairy, 9", players=3, hands={"b": "1, 2, 3, 7", "c": "4, 6"},
        more={"known": {"b": ["7"]}, "without": {"b": ["7"]}},
    )  # fmt: skip
    assert {hand["7"] for hand in filled(t, 0, "b", 100)} == {1}


@rule("B66")
def test_two_faces_lacked_by_the_same_cards_share_the_room_that_is_left():
    """No 7 and no 8 among five cards, one more has come: it may be either, never both are there."""
    more = {"without": {"b": {"7": 5, "8": 5}}}
    t = table("9, 1", players=3, hands={"b": "1, 2, 3, 5, 4, 7", "c": "4, 6"}, more=more)
    found = {(hand["7"], hand["8"]) for hand in filled(t, 0, "b")}
    assert found == {(0, 0), (1, 0), (0, 1)}


@rule("B66", "knowledge")
def test_when_the_only_card_that_could_be_one_is_played_none_is_left():
    more = {"without": {"b": {"7": 4}}}
    t = table("1, 2, 3, 4, 7", players=3, hands={"a": "9", "c": "4, 6"}, turn="b", more=more, display=TENS)
    assert {hand["7"] for hand in filled(t, 0, "b")} == {0, 1}
    t.discard("7")
    assert t.document["without"]["b"] == {"7": 4}
    assert {hand["7"] for hand in filled(t, 0, "b")} == {0}


@rule("B66", "knowledge")
def test_another_card_that_is_played_may_have_been_either():
    """Four that are no 7 and one that may be: a 1 is played, and still any one of the four left may be a 7."""
    more = {"without": {"b": {"7": 4}}}
    t = table("1, 2, 3, 4, 7", players=3, hands={"a": "9", "c": "4, 6"}, turn="b", more=more, display=TENS)
    t.discard("1")
    assert t.document["without"]["b"] == {"7": 3}
    assert {hand["7"] for hand in filled(t, 0, "b")} == {0, 1}


@rule("B66", "B65")
def test_a_new_round_begins_without_it():
    t = table("6", more={"known": {"a": ["6"]}, "without": {"b": ["7"]}}, collect=50)
    t.discard("6").play("next", "deal")
    assert t.document["without"] == {"a": {}, "b": {}}


# ------------------------------------------------------------ as likely as counting says


def lay_out(**told: object) -> Table:
    """Three hands of which much is known to be lacking, and few cards to draw."""
    return table(
        "9, 9", players=4, hands={"b": "1, 2, 3, 4", "c": "1, 3, 4, 5", "d": "2, 2, 5, 6"}, display=QUIET,
        stock="1, 5, 6, 7, 8", deck="7, 7, 8, 8", more={"without": told},
    )  # fmt: skip


@rule("B66", "knowledge")
@pytest.mark.parametrize(
    "told",
    [
        {"b": {"7": 3}},
        {"b": {"7": 4, "8": 2}},
        {"b": {"7": 4}, "c": {"8": 4, "2": 1}},
        {"b": {"7": 4, "8": 1}, "c": {"8": 4}, "d": {"7": 2, "1": 3}},
    ],
)
def test_worlds_come_as_often_as_counting_says(told):
    t, times = lay_out(**told), 40 if INTERPRETED else 2000
    view = t.match.view(0).state
    case = Case(t.match.game, 1, hooks_of(t.match.game.kind), replace(QUICK, world_rate=0.15))
    expected = chances(view, 0)
    assert len(expected) > 30
    hits = Counter(thing for i in range(times) for thing in outcomes(fill(case, view, 0, str(i))))
    for thing, chance in expected.items():
        assert abs(hits[thing] - times * chance) <= 5 * (times * chance * (1 - chance)) ** 0.5 + 1e-6, thing


@rule("B66")
def test_one_card_drawn_unseen_is_a_7_as_often_as_any_unseen_card_is():
    t = lay_out(b={"7": 3})
    unseen = Counter(cards("1, 2, 3, 4, 1, 3, 4, 5, 2, 2, 5, 6, 7, 7, 8, 8"))
    view = t.match.view(0).state
    share = unseen["7"] / (unseen.total() - 3)  # b's three older cards are others
    assert chances(view, 0)["hand", 1, 7, 1] == pytest.approx(share, abs=1e-9)


# ------------------------------------------------------------ the tracker, and documents


ROWS = [
    {"players": 2},
    {"players": 3, "action_copies": 6, "highest": 7},
    {"players": 4, "professionals": True, "hippie_with_equals": False},
    {"players": 5, "action_copies": 6, "copies": 3, "collect": 20, "rounds": 2},
]


def case(options: dict[str, object], seed: int, rate: float = 0.02 if INTERPRETED else 0.05) -> Case:
    """A random game that is listened to."""
    game = Game.of("biber_mania", options)
    return Case(game, seed, hooks_of(game.kind), replace(QUICK, world_rate=rate))


@pytest.mark.lengthy
@rule("B66", "knowledge")
@pytest.mark.parametrize("options", ROWS)
@pytest.mark.parametrize("seed", range(1 if INTERPRETED else 3))
def test_no_world_contradicts_what_was_heard(options, seed):
    check_consistency(case(options, seed))


@pytest.mark.compiled
@rule("B66")
def test_a_fill_that_forgets_a_wish_in_vain_is_caught(monkeypatch):
    true_fill = rules.fill

    def forgetful(state: np.record, observer: int, rng: np.record) -> None:
        told, state.asked = state.without.copy(), 0
        state.without[:] = 0
        true_fill(state, observer, rng)
        state.without[:] = told

    monkeypatch.setattr(rules, "fill", forgetful)
    with pytest.raises(BrokenPromiseError, match="cannot account for"):
        for seed in range(4):
            check_consistency(case(ROWS[1], seed, rate=0.3))


@rule("B66")
def test_the_belief_tracker_objects_to_a_card_that_was_asked_for_in_vain():
    match = Match(Game.of("biber_mania", {"players": 2}), 3)
    tracker = BeliefTracker(match.game.options, None)
    for event in news(match, None):
        tracker.see(event)
    state = match.position().state
    assert tracker.objection(state) is None
    other = state.copy()
    face = int(np.flatnonzero(state.hand[1])[0])
    drawn = next(i for i in np.flatnonzero(state.deck).tolist() if i != face)
    other.hand[1, face] -= 1
    assert "hand-1 has" in str(tracker.objection(other))
    other.hand[1, drawn] += 1
    assert "there should not be" in str(tracker.objection(other))
    tracker.history.lacks("hand-1", 1 << face)
    assert f"{deck.NAMES[face]}" in str(tracker.objection(state))


@rule("B66")
@pytest.mark.parametrize(
    ("told", "complaint"),
    [
        ({"b": ["5"]}, "without.b: the hand holds more of these"),
        ({"b": {"5": 1, "2": 3}}, "without.b: the hand holds more of these"),
        ({"b": {"5": 4}}, "without.b.5: a whole number from 0 to 3"),
        ({"b": ["twelve"]}, "without.b: 'twelve'"),
        ({"b": 7}, "without.b: a mapping expected"),
        ({"b": [["5"]]}, "without.b: ['5'] is no card"),
    ],
)
def test_documents_that_contradict_themselves_are_refused(told, complaint):
    with pytest.raises(PositionError) as refused:
        table("9", hands={"b": "5, 5, 2"}, more={"without": told})
    assert str(refused.value).startswith(complaint)


@rule("B66")
def test_a_view_in_which_no_hand_can_be_dealt_is_refused():
    t = table("9, 9, 9", hands={"b": "7, 7"}, deck="7, 7")
    document = t.match.position().as_seen_by(0).document()
    document["position"]["without"] = {"b": ["7"]}
    with pytest.raises(PositionError, match="without: no cards are left"):
        Position.load(document)
