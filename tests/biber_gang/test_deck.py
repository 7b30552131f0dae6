"""The cards against the data."""

from __future__ import annotations

from collections import Counter

import pytest

from biberbau import Game
from biberbau.errors import OptionError
from biberbau.games.biber_gang.rules import deck
from biberbau.games.biber_gang.rules.deck import card_name
from biberbau.kernel.cards import NONE, UNKNOWN
from biberbau.match.decks import deck_document
from common.scenario import rule


@rule("cards.numbers", "cards.beavers")
def test_eight_of_each_number_and_four_beavers():
    names = Counter({card_name(face): copies for face, copies in enumerate(deck.COPIES)})
    assert names == {**{str(n): 8 for n in range(13)}, "beaver": 4}
    assert deck_document(Game.of("biber_gang"))["cards"] == names
    assert deck.CARDS == names.total() == 108
    assert sum(deck.COPIES[:13]) == 104


def test_names_of_all_cards_differ():
    assert len({card_name(card) for card in range(deck.FACES)}) == deck.FACES
    assert card_name(UNKNOWN) == "?"
    assert UNKNOWN < 0 and NONE < 0 and UNKNOWN != NONE


def test_the_bonus_grows_with_the_pairs_of_one_value():
    assert deck.BONUS.tolist() == [0, 0, -10, -15, -20]


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (
            {"copies": 3, "highest": 6, "players": 4},
            "this deck has 25 cards; 4 players with 8 each, .* need 37: raise",
        ),
        ({"beavers": 5}, "this deck has 109 cards, the most are 108: lower"),
        ({"copies": 9}, "copies is a whole number from 3 to 8"),
        ({"highest": 13}, "highest is a whole number from 6 to 12"),
    ],
)
def test_no_deck_that_cannot_be_dealt_or_has_more_cards_than_the_box(options, says):
    with pytest.raises(OptionError, match=says):
        Game.of("biber_gang", options)


@pytest.mark.parametrize("players", [0, 1, 7])
def test_two_to_six_play(players):
    with pytest.raises(OptionError, match="players is a whole number from 2 to 6"):
        Game.of("biber_gang", {"players": players})
