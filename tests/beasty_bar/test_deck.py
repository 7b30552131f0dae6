"""The cards against the data: strengths, points, sets."""

from __future__ import annotations

import pytest

from biberbau.games.beasty_bar.rules import deck
from biberbau.games.beasty_bar.rules.deck import card_name
from biberbau.kernel.cards import NONE, UNKNOWN

NEW_BEASTS = {
    "rhino": (12, 3),
    "bear": (11, 2),
    "tiger": (10, 3),
    "cheetah": (9, 4),
    "llama": (8, 4),
    "porcupine": (7, 4),
    "ostrich": (6, 3),
    "penguin": (5, 3),
    "dog": (4, 2),
    "peacock": (3, 2),
    "vulture": (2, 2),
    "bat": (1, 4),
}
BASE_SET = {
    "lion": (12, 2),
    "hippo": (11, 2),
    "crocodile": (10, 3),
    "snake": (9, 2),
    "giraffe": (8, 3),
    "zebra": (7, 4),
    "seal": (6, 2),
    "chameleon": (5, 3),
    "monkey": (4, 3),
    "kangaroo": (3, 4),
    "parrot": (2, 4),
    "skunk": (1, 4),
}


@pytest.mark.parametrize(("start", "expected"), [(0, NEW_BEASTS), (12, BASE_SET)])
def test_strengths_and_points(start, expected):
    animals = deck.ANIMALS[start : start + 12]
    assert {animal.name: (animal.strength, animal.points) for animal in animals} == expected
    assert [animal.strength for animal in animals] == list(range(1, 13))


@pytest.mark.parametrize("start", [0, 12])
def test_four_animals_each_are_worth_2_3_and_4(start):
    assert sorted(deck.POINTS[start : start + 12].tolist()) == [2] * 4 + [3] * 4 + [4] * 4


def test_names_of_all_cards_differ():
    assert (
        len({card_name(card) for card in range(deck.CARDS)})
        == deck.CARDS
        == len(deck.COLOUR_NAMES) * len(deck.ANIMALS)
    )
    assert (card_name(0), card_name(UNKNOWN)) == ("red bat", "?")
    assert UNKNOWN < 0 and NONE < 0 and UNKNOWN != NONE
