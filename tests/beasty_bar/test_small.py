"""Small games (options ``animals`` and ``hand``): fewer animals from the middle, fewer cards in hand, else as ever."""

from __future__ import annotations

import pytest

from biberbau import Game, Match, Position
from biberbau.errors import OptionError, PositionError
from biberbau.games.beasty_bar.view.table import table as draw
from biberbau.games.beasty_bar.words.speaker import WORDS
from common.scenario import rule

from .scenario import STRENGTH, fresh, played_out, table

COLOURS = ["red", "blue", "green", "yellow"]


def owned(t, colour):
    """The strengths of all cards of a colour that are still in hand and draw pile."""
    return sorted(
        STRENGTH[card.split()[1]] for card in t.document["hands"][colour] + t.document["decks"][colour]
    )


@rule("new.setup.hand", "new.setup.pile")
@pytest.mark.parametrize(
    ("animals", "lowest", "highest"),
    [
        (3, 5, 7),
        (4, 5, 8),
        (5, 4, 8),
        (6, 4, 9),
        (7, 3, 9),
        (8, 3, 10),
        (9, 2, 10),
        (10, 2, 11),
        (11, 1, 11),
        (12, 1, 12),
    ],
)
@pytest.mark.parametrize("name", ["new", "base"])
def test_as_many_animals_from_the_middle(animals, lowest, highest, name):
    t = fresh(players=3, animals=animals, hand=2, set=name)
    for colour in COLOURS[:3]:
        assert owned(t, colour) == list(range(lowest, highest + 1))
        assert len(t.document["hands"][colour]) == 2


@pytest.mark.parametrize("hand", [1, 2, 3])
def test_the_hand_is_refilled_to_its_size_and_the_game_ends_with_the_last_card(hand):
    t = fresh(1, players=2, animals=5, hand=hand)
    for state in played_out(t):
        if state.asks == "play_card":
            for colour in COLOURS[:2]:
                left = len(state.document["decks"][colour])
                cards = len(state.document["hands"][colour])
                assert cards == hand if left else cards <= hand
    assert sum(1 for action in t.match.history if action.word == "play") == 10
    assert not any(owned(t, colour) for colour in COLOURS[:2])


def test_scores_and_winners_are_those_of_the_bar():
    t = fresh(3, players=2, animals=4, hand=2)
    for _ in played_out(t):
        pass
    guests = [sum(card.startswith(colour) for card in t.document["bar"]) for colour in COLOURS[:2]]
    assert list(t.match.scores) == guests and sum(guests) > 0
    assert t.match.winners


def test_the_animals_that_play_act_as_ever():
    t = table(line="blue dog, red ostrich", hand="llama", players=2, animals=5).play("llama")
    assert t.line == "blue dog, red llama, red ostrich"


@rule("new.mixed")
def test_sets_are_chosen_for_the_values_in_play():
    t = fresh(players=2, animals=4, hand=2, set="chosen")
    for _ in range(2):
        for _ in range(4):
            assert t.asks == "choose_set"
            t.play("take base")
    assert t.asks == "play_card"
    assert {card.split()[1] for card in t.document["hands"]["red"] + t.document["decks"]["red"]} == {
        "chameleon", "seal", "zebra", "giraffe",
    }  # fmt: skip


@rule("new.return_game")
def test_return_game_with_the_other_animals_of_the_same_values():
    t = fresh(players=2, animals=6, hand=3, set="random", return_game=True)
    before = {
        colour: set(t.document["hands"][colour] + t.document["decks"][colour]) for colour in COLOURS[:2]
    }
    while not t.document["return_game"]:
        t.match.play(t.match.legal()[0])
    for colour in COLOURS[:2]:
        assert owned(t, colour) == list(range(4, 10))
        assert not before[colour] & set(t.document["hands"][colour] + t.document["decks"][colour])


@rule("new.advanced.sort_out")
def test_four_of_the_values_in_play_are_sorted_out():
    t = fresh(players=2, animals=7, hand=3, advanced=True)
    for _ in range(2):
        assert t.choices == {str(value) for value in range(3, 10)}
        t.refuses("out rhino")
        t.play("out 3", "out 4", "out 5", "out 6")
    for colour in COLOURS[:2]:
        assert owned(t, colour) == [7, 8, 9]


@pytest.mark.parametrize("observer", [0, 1])
def test_what_is_left_open_is_filled_with_animals_in_play(observer):
    view = fresh(2, players=2, animals=4, hand=2).match.view(observer).document()
    for seed in range(6):
        filled = Position.load(view).filled(seed)
        document = filled.document()["position"]
        for colour in COLOURS[:2]:
            cards = document["hands"][colour] + document["decks"][colour]
            assert sorted(STRENGTH[card.split()[1]] for card in cards) == [5, 6, 7, 8]
        assert Match(filled.game, 0, start=filled).legal()


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        ({"animals": 2}, "option animals is a whole number from 3 to 12"),
        ({"hand": 0}, "option hand is a whole number from 1 to 4"),
        ({"animals": 3}, "hand: 4 cards, but there are 3 animals: raise animals or lower hand"),
        ({"animals": 6, "advanced": True}, "hand: 4 cards, but 2 animals are left after sorting out"),
    ],
)
def test_too_few_animals_for_a_hand_are_refused(options, complaint):
    with pytest.raises(OptionError, match=complaint):
        Game.of("beasty_bar", options)


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (
            {"hands": {"red": ["red rhino"]}},
            "hands.red: 'red rhino' is not played with",
        ),
        (
            {"hands": {"red": ["red llama", "?", "?"]}},
            "decks: red has more unknown cards|hands.red: a hand has as many",
        ),
        (
            {"decks": {"red": ["?"] * 4}},
            "decks.red: .*|decks: red has more unknown cards than there are left",
        ),
    ],
)
def test_positions_keep_to_the_animals_in_play(change, complaint):
    document = fresh(players=2, animals=4, hand=2).match.view(0).document()
    document["position"] |= change
    with pytest.raises(PositionError, match=complaint):
        Position.load(document)


def test_the_whole_game_is_the_default():
    whole = Game.of("beasty_bar", {"players": 3})
    assert (whole.options["animals"], whole.options["hand"]) == (12, 4)
    assert whole == Game.of("beasty_bar", {"players": 3, "animals": 12, "hand": 4})


@pytest.mark.parametrize(
    ("lang", "asked"),
    [
        ("en", "Strength 5 of 8: which of the two do you want?"),
        ("de", "Wert 5 von 8: Welches der beiden Tiere willst du?"),
    ],
)
def test_the_question_counts_the_values_in_play(lang, asked):
    t = fresh(players=2, animals=4, hand=2, set="chosen")
    assert WORDS.prompt(t.match.view(t.match.to_act), ["Ada", "Bo"], lang) == asked


def test_the_table_offers_and_counts_the_animals_in_play():
    t = fresh(players=2, animals=7, hand=3, advanced=True)
    drawn = draw(t.match.view(t.match.to_act), (), ["Ada", "Bo"], "en")
    assert len(drawn.offer) == 7 and (drawn.left, drawn.total) == (6, 6)
    t.play("out 3", "out 4", "out 5", "out 6", "out 3", "out 4", "out 5", "out 6")
    drawn = draw(t.match.view(0), (), ["Ada", "Bo"], "en")
    assert (drawn.left, drawn.total) == (6, 6) and len(drawn.mine.cards) == 3
