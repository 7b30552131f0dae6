"""The cards against the data."""

from __future__ import annotations

from collections import Counter

import pytest

from biberbau import Game
from biberbau.errors import OptionError
from biberbau.games.biber_gang.rules import deck
from biberbau.games.biber_gang.rules.deck import card_name
from biberbau.kernel.cards import NONE, UNKNOWN
from common.scenario import rule


@rule("cards.numbers", "cards.beavers")
def test_eight_of_each_number_and_four_beavers():
    names = Counter(card_name(int(card)) for card in deck.ALL_CARDS)
    assert names == {**{str(n): 8 for n in range(13)}, "beaver": 4}
    assert deck.CARDS == names.total() == 108
    assert sum(deck.COPIES[:13]) == 104


def test_names_of_all_cards_differ():
    assert len({card_name(card) for card in range(deck.FACES)}) == deck.FACES
    assert card_name(UNKNOWN) == "?"
    assert UNKNOWN < 0 and NONE < 0 and UNKNOWN != NONE


def test_bonus():
    assert deck.BONUS.tolist() == [0, 0, -10, -15, -20]


@pytest.mark.parametrize("players", [0, 1, 7])
def test_two_to_six_play(players):
    with pytest.raises(OptionError, match="players is a whole number from 2 to 6"):
        Game.of("biber_gang", {"players": players})
