"""Who knows what: what everyone has seen stays known, everything else is its owner's secret."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from biberbau import Game, Match, Position
from biberbau.games.biber_mania.rules import deck
from biberbau.games.biber_mania.rules import state as st
from biberbau.games.biber_mania.rules.state import Ev
from common.scenario import rule

from .scenario import LETTERS, cards, fresh, table, whole_deck

TENS = "10, 10, 10, 10, 10, 10, 9, 9, 9"

# ------------------------------------------------------------ what everyone has seen


@rule("knowledge", "B65")
def test_hands_and_draw_pile_are_hidden_and_all_else_is_open():
    t = table("6, 7, 9", players=3, piles={"b": "1 | 2, 2"}, deck="king, 7")
    for observer in (0, 1, 2, None):
        seen, true = t.seen_by(observer), t.document
        for place in ("display", "stock", "gone", "piles"):
            assert seen[place] == true[place]
        assert seen["deck"] == ["?", "?"]
        for seat, letter in enumerate("abc"):
            hand = true["hands"][letter]
            assert seen["hands"][letter] == (hand if seat == observer else ["?"] * len(hand))
    assert not any(t.known(letter) for letter in "abc")


@rule("knowledge", "B65", "tip.fairy", "B64")
@pytest.mark.parametrize(
    ("hand", "discard", "actions", "known"),
    [
        ("6, 6, 9", "6, 6", ["stab 4"], "4, 4"),  # out of the display
        ("6, 6, 9", "6, 6", ["stab 4", "take"], "3, 4, 4, king"),  # and the top group of a pile
        ("6, 6, 9", "6, 6", ["stab 4", "refuse"], "4, 4"),
        ("superbeaver, 9", "superbeaver", ["steal display:8", "steal stock:2"], "2, 8"),
        ("thief, 9", "thief", ["steal b:king"], "king"),
        ("fairy, 9", "fairy", ["ask b", "wish 7"], "7"),
    ],
)
def test_what_is_taken_openly_all_know(hand, discard, actions, known):
    piles = {"b": "king, 3"}
    t = table(hand, hands={"b": "7, 8"}, piles=piles, display="4, 4, 5, 5, 8, 9, 10, 10, 10").discard(discard)
    t.play(*actions)
    assert t.known("a") == known
    for observer in (1, None):
        assert t.seen_by(observer)["known"]["a"] == cards(known)
        assert set(t.hand("a", observer).split(", ")) == {"?"}


@rule("knowledge", "draw.where")
def test_what_is_drawn_from_the_stock_all_know_from_the_pile_its_owner_alone():
    t = table("6, 6, 9", players=3, piles={"b": "1, 1"}, display=TENS, deck="king, thief, 3").discard("6, 6")
    ply = t.play("refuse").match.ply
    t.play("draw pile", "draw 4")
    assert t.known("b") == "4"
    assert t.hand("b", 1) == "4, 8, 9, king"
    for observer in (0, 1, 2, None):
        blind, opened = (event for event in t.told(observer, ply) if event.kind == Ev.DRAWS)
        assert (st.place(blind), st.place(opened), deck.NAMES[opened.card]) == (st.AT_DECK, st.AT_STOCK, "4")
        assert blind.card == (deck.NAMES.index("king") if observer == 1 else -1)


@rule("knowledge", "bad_guy.hand")
def test_what_the_bad_guy_pulls_from_the_stock_all_know():
    t = table("badguy, 9", deck="king, 7").discard("badguy").play("draw 5", "draw pile")
    assert (t.known("b"), t.hand("b", 0)) == ("5", "?, ?, ?, ?")


@rule("knowledge")
def test_a_known_card_that_is_played_is_known_no_more():
    t = table("6, 6, 9", hands={"b": "8, 8, 9"}, more={"known": {"a": ["6"], "b": ["8"]}}, display=TENS)
    t.play("add 6")
    assert t.known("a") == ""
    t.play("add 6", "lay")
    assert t.known("a") == ""


@rule("knowledge")
def test_of_two_known_cards_one_is_left():
    t = table("6, 6, 6, 9", more={"known": {"a": ["6", "6", "9"]}}, display=TENS).discard("6")
    assert t.known("a") == "6, 9"


@rule("knowledge", "king.add")
def test_a_card_given_to_the_king_counts_as_the_known_one():
    """No matter which of their 5s they give, the others then know of one fewer."""
    t = table("king, 5, 9", hands={"b": "5, 5, 8"}, more={"known": {"b": ["5"]}}, display=TENS).discard(
        "king, 5"
    )
    assert (t.known("b"), t.hand("b")) == ("", "5, 8")
    given = next(event for event in t.told(None) if event.kind == Ev.KING_TAKES)
    assert (given.seat, deck.NAMES[given.card]) == (1, "5")


@rule("knowledge", "fairy.wish")
def test_a_wished_card_is_known_in_its_new_hand():
    t = table("fairy, 9", players=3, hands={"b": "7, 7, 8"}, more={"known": {"b": ["7", "8"]}})
    t.discard("fairy").play("ask b", "wish 7")
    assert (t.known("a"), t.known("b")) == ("7", "8")


@rule("knowledge", "B42", "fairy.expires", "king.add")
def test_all_hear_that_somebody_has_no_such_card():
    t = table("fairy, 9", players=3, hands={"b": "7, 8"}).discard("fairy").play("ask b", "wish 6")
    for observer in (0, 1, 2, None):
        answer = next(event for event in t.told(observer) if event.kind == Ev.GRANTS)
        assert (answer.seat, answer.card) == (1, -2)
    t = table("king, 6, 9", players=3, hands={"b": "7, 8", "c": "6, 8"}, display=TENS).discard("king, 6")
    for observer in (0, 1, 2, None):
        answers = [(event.seat, event.card) for event in t.told(observer) if event.kind == Ev.KING_TAKES]
        assert answers == [(1, -2), (2, 6)]


@rule("knowledge", "B65")
def test_a_new_round_begins_without_memories():
    more = {"known": {"a": ["6"], "b": ["8"]}}
    t = table("6", more=more, collect=50).discard("6").play("next", "deal")
    assert not t.known("a") and not t.known("b")


@rule("knowledge")
def test_the_dealt_cards_are_told_to_their_owners_alone():
    t = fresh(4, players=3)
    for observer in (0, 1, 2, None):
        dealt = [event for event in t.told(observer) if event.kind == Ev.DEALS]
        assert len(dealt) == 39
        assert all((event.card >= 0) == (event.seat == observer) for event in dealt)


@rule("knowledge", "discard.any_number")
def test_cards_of_a_discard_are_seen_one_by_one():
    t = table("6, 6, 9", more={"known": {"a": ["6"]}}).play("add 6", "add 6")
    first, second = (event for event in t.told(None) if event.kind == Ev.ADDS)
    assert (first.card, second.card) == (6, 6)
    assert not first.reveals and second.reveals  # one 6 was known, two were not


# ------------------------------------------------------------ what a person's table may show


@rule("B65")
def test_the_memory_aid_changes_no_rule():
    matches = [Match(Game.of("biber_mania", {"memory_aid": aid}), 3) for aid in (False, True)]
    while not matches[0].over:
        action = matches[0].legal()[-1]
        assert [match.play(action) for match in matches] == [action] * 2
        assert matches[0].legal() == matches[1].legal()
    assert matches[0].scores == matches[1].scores


# ------------------------------------------------------------ what may be in the hidden places


def everything(document):
    """All cards of a position's body."""
    found = Counter(card for hand in document["hands"].values() for card in hand) + Counter(
        document["chosen"]
    )
    found += Counter(card for pile in document["piles"].values() for group in pile for card in group)
    for place in ("display", "stock", "gone", "deck"):
        found += Counter(document[place])
    return found


@rule("knowledge")
@pytest.mark.parametrize("observer", [0, 1, 2, None])
def test_filling_in_deals_what_is_unknown_and_leaves_what_is_known(observer):
    more = {"known": {"b": ["7", "7", "joker"], "c": ["king"], "a": ["2"]}}
    hands = {"b": "7, 7, joker, 1, 5", "c": "king, 3, 4"}
    t = table("2, 3, 9", players=3, hands=hands, piles={"a": "10, 10"}, more=more)
    view, seen = t.match.position().as_seen_by(observer), set()
    for seed in range(60):
        document = view.filled(seed).document()["position"]
        assert everything(document) == +whole_deck(t.match.game.options)
        for seat, letter in enumerate("abc"):
            hand = Counter(document["hands"][letter])
            assert hand.total() == len(t.document["hands"][letter])
            assert Counter(more["known"][letter]) <= hand
            if seat == observer:
                assert document["hands"][letter] == t.document["hands"][letter]
        for place in ("display", "stock", "gone", "piles"):
            assert document[place] == t.document[place]
        seen |= set(document["hands"]["b" if observer != 1 else "c"])
    assert len(seen) > 15


@rule("knowledge", "discard.plain", "discard.party", "B21")
@pytest.mark.parametrize(
    ("begun", "rest"),
    [
        ("3, 4", "5, 6"),
        ("3, 4, 5", "6"),
        ("partybeaver, 2", "4, 7"),
        ("partybeaver, 2, 4", "7"),
        ("hippie, 3", "5"),
    ],
)
def test_a_player_who_has_begun_a_discard_has_the_cards_that_complete_it(begun, rest):
    """Nobody begins a plain sequence, the Partybeaver's three or (without equals) a Hippie's row that he cannot lay."""
    t = table(f"{begun}, {rest}, 9", piles={"b": "hippie, 1, 2, 3"}, hippie_with_equals=False)
    t.play(*(f"add {card}" for card in cards(begun)))
    assert "lay" not in t.legal
    for observer in (1, None):
        view = t.match.position().as_seen_by(observer)
        for seed in range(20):
            filled = view.filled(seed)
            hand = Counter(filled.document()["position"]["hands"]["a"])
            assert hand.total() == len(cards(rest)) + 1
            match = Match(filled.game, 1, start=filled)
            while match.legal()[-1].notation != "lay":
                match.play(match.legal()[0])
            if begun.startswith("3"):
                assert Counter(cards(rest)) <= hand  # no other sequence of four begins like this


@rule("knowledge")
def test_with_one_place_left_counting_tells_the_card():
    t = table("9", hands={"b": "8, 8"}, deck="", more={"known": {"b": ["8"]}})
    view = t.match.position().as_seen_by(0)
    assert {tuple(view.filled(seed).document()["position"]["hands"]["b"]) for seed in range(10)} == {
        ("8", "8")
    }


@rule("knowledge")
@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("players", [2, 4])
def test_what_an_observer_cannot_know_changes_nothing_that_he_sees(seed, players):
    """Deal the hidden cards anew in the course of a game: every view stays, byte for byte."""
    match, dice = Match(Game.of("biber_mania", {"players": players}), seed), random.Random(seed)
    while not match.over and match.ply < 150:
        if match.ply % 25 == 24:
            for observer in (None, *range(players)):
                view = match.position().as_seen_by(observer)
                other = view.filled(match.ply)
                assert other.as_seen_by(observer).state.tobytes() == view.state.tobytes()
                assert Position.load(other.document()).state.tobytes() == other.state.tobytes()
        match.play(dice.choice(match.legal()))


@rule("knowledge", "illegal")
def test_what_others_hold_does_not_decide_what_one_may_do():
    t = table("6, 6, hippie, 7, 9", players=3, hands={"b": "1, 2", "c": "3, 4"})
    view = t.match.position().as_seen_by(0)
    for seed in range(10):
        match = Match(t.match.game, 1, start=view.filled(seed))
        assert tuple(action.notation for action in match.legal()) == t.notations
        match.play("add hippie")
        assert {action.notation for action in match.legal()} == {"add 6", "add 7", "add 9", "lay"}


@rule("knowledge", "B42")
def test_any_card_may_be_wished_from_any_hand():
    legal = [
        table("fairy, 9", hands={"b": hand}).discard("fairy").play("ask b").legal
        for hand in ("7", "joker, king")
    ]
    assert legal[0] == legal[1]


@rule("knowledge")
def test_known_cards_are_really_there_all_through_games():
    for seed in range(3):
        match, dice = Match(Game.of("biber_mania", {"players": 3, "collect": 20}), seed), random.Random(seed)
        while not match.over and match.ply < 400:
            match.play(dice.choice(match.legal()))
            state = match.position().state
            assert (state.known <= state.hand).all() and (state.known >= 0).all()
            assert [int(hand.sum()) for hand in state.hand] == state.hand_n.tolist()
    assert len(LETTERS) == len(state.hand)
