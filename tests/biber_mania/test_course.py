"""Preparation, who begins, and whose turn it is."""

from __future__ import annotations

from collections import Counter

import pytest

from biberbau import Game
from biberbau.errors import NotationError, OptionError
from biberbau.games.biber_mania.rules import deck
from biberbau.games.biber_mania.rules.deck import ACTION_CARDS as ACTION_KINDS
from biberbau.games.biber_mania.rules.options import cards as cards_of
from common.scenario import rule

from .scenario import ACTION_CARDS, LETTERS, by_face, fresh, table, whole_deck

# ------------------------------------------------------------ preparation


@rule("setup.hands", "setup.five", "setup.display", "setup.stock", "setup.deck")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_thirteen_each_or_ten_nine_five_and_the_rest(players):
    document = fresh(3, players=players).document
    hand = 10 if players == 5 else 13
    assert [len(cards) for cards in document["hands"].values()] == [hand] * players
    assert list(document["hands"]) == list(LETTERS[:players])
    assert (len(document["display"]), len(document["stock"])) == (9, 5)
    assert len(document["deck"]) == 110 - hand * players - 14
    assert not any(document["piles"].values()) and document["gone"] == []
    everywhere = Counter(card for hand in document["hands"].values() for card in hand)
    for place in ("display", "stock", "deck"):
        everywhere += Counter(document[place])
    assert everywhere == whole_deck(Game.of("biber_mania", {}).options)


@rule("B2")
@pytest.mark.parametrize("players", [0, 1, 6])
def test_two_to_five_play(players):
    with pytest.raises(OptionError, match="players is a whole number from 2 to 5"):
        Game.of("biber_mania", {"players": players})


@rule("B1")
def test_the_house_deck_has_110_cards():
    assert deck.HOUSE == {"highest": 10, "copies": 8, "action_copies": 3, "jokers": 6}
    assert len(ACTION_CARDS) == ACTION_KINDS == 8
    assert cards_of(Game.of("biber_mania", {}).options) == 110
    whole = whole_deck(Game.of("biber_mania", {}).options)
    assert (whole["1"], whole["10"], whole["thief"], whole["joker"], whole["11"]) == (8, 8, 3, 6, 0)


@rule("B1", "setup.deck")
@pytest.mark.parametrize(
    "options",
    [
        {"players": 2, "highest": 7, "copies": 5, "action_copies": 0, "jokers": 6},  # exactly enough
        {"players": 5, "highest": 13, "copies": 8, "action_copies": 6, "jokers": 8},  # as many as fit
        {"players": 3, "highest": 12, "copies": 9, "action_copies": 2, "jokers": 0},
    ],
)
def test_another_deck_is_dealt_whole(options):
    document = fresh(1, **options).document
    everywhere = Counter(card for hand in document["hands"].values() for card in hand)
    for place in ("display", "stock", "deck"):
        everywhere += Counter(document[place])
    assert everywhere == +whole_deck(options)
    assert 41 <= everywhere.total() <= deck.MOST_CARDS


@rule("B1")
@pytest.mark.parametrize(
    ("options", "says"),
    [
        (
            {"players": 4, "highest": 7, "copies": 6, "action_copies": 3, "jokers": 0},
            r"has 66 cards; 4 players with 13",
        ),
        (
            {"players": 5, "highest": 7, "copies": 8, "action_copies": 1, "jokers": 0},
            r"has 64 cards; 5 players with 10",
        ),
        (
            {"players": 2, "highest": 7, "copies": 5, "action_copies": 0, "jokers": 5},
            r"stock need 41: raise highest",
        ),
        (
            {"highest": 13, "copies": 12, "action_copies": 1, "jokers": 0},
            r"has 164 cards, the most are 160: lower",
        ),
        ({"highest": 1}, "highest is a whole number from 2 to 13"),
        ({"highest": deck.NUMBERS + 1}, "highest is a whole number from 2 to 13"),
        ({"copies": 1}, "copies is a whole number from 2 to 12"),
        ({"action_copies": 7}, "action_copies is a whole number from 0 to 6"),
        ({"jokers": 13}, "jokers is a whole number from 0 to 12"),
    ],
)
def test_a_deck_with_which_nobody_could_play_is_refused(options, says):
    with pytest.raises(OptionError, match=says):
        Game.of("biber_mania", options)


@rule("B1", "discard.any_number")
def test_a_deck_of_numbers_alone_can_be_played():
    t = fresh(2, players=2, action_copies=0, jokers=0)
    while not t.match.over:
        assert {action.word for action in t.match.legal()} <= {"add", "lay", "stab", "take", "refuse", "draw"}
        t.match.play(t.match.legal()[-1])


@rule("B59", "setup.display")
def test_how_the_cards_of_a_place_are_sorted_means_nothing():
    one = table("9, 8, 7", display="king, 1, 10, 2, 3, 4, 5, 6, 7", stock="5, 4, 3, 2, 1", deck="7, 8")
    other = table("7, 8, 9", display="7, 6, 5, 4, 3, 2, 10, 1, king", stock="1, 2, 3, 4, 5", deck="8, 7")
    assert one.match.position().state.tobytes() == other.match.position().state.tobytes()
    assert one.document["display"] == by_face(one.document["display"]).split(", ")


# ------------------------------------------------------------ who begins, whose turn


@rule("course.starter", "B3")
def test_a_random_player_begins():
    starters = Counter()
    for seed in range(40):
        t = fresh(seed, players=4)
        assert (t.actor, t.document["starter"]) == (t.document["turn"], t.document["turn"])
        starters[t.actor] += 1
    assert set(starters) == set("abcd")


@rule("course.clockwise", "course.next")
def test_turns_go_round():
    t = fresh(6, players=3)
    order = []
    while not t.match.over and len(order) < 12:
        if t.asks == "play" and not t.document["chosen"]:
            order.append(t.actor)
        t.match.play(t.match.legal()[-1])
    first = LETTERS.index(order[0])
    assert order == [LETTERS[(first + n) % 3] for n in range(len(order))] and len(order) > 6


@rule("illegal")
def test_what_is_no_action_at_all_is_refused_too():
    t = table("5, 7")
    with pytest.raises(NotationError, match="add"):
        t.match.play("add 14")
    t.refuses("add 9")
    t.refuses("steal display:10")


@rule("course.starter", "setup.deck")
def test_hands_are_dealt_at_random():
    hands = {fresh(seed).hand("a") for seed in range(10)}
    assert len(hands) == 10
    seen = {card for hand in hands for card in hand.split(", ")}
    assert seen <= set(deck.NAMES) and len(seen) > 15
