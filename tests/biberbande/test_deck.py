"""The cards against the rulebook's list of contents."""

from __future__ import annotations

import pytest

from biberbau import Game
from biberbau.errors import OptionError
from biberbau.games import kind
from biberbau.games.biberbande.rules import deck
from biberbau.games.biberbande.rules import state as st
from biberbau.games.biberbande.rules.deck import card_name
from biberbau.kernel.cards import NONE, UNKNOWN
from biberbau.match.decks import deck_document
from biberbau.testing.cover import cover
from common.scenario import rule


@rule("deck")
def test_sixty_six_cards():
    assert dict(zip(deck.NAMES, deck.COPIES.tolist(), strict=True)) == {
        **{str(number): 4 for number in range(9)},
        "9": 9,
        "swap": 9,
        "peek": 7,
        "draw two": 5,
    }
    assert deck.COPIES.sum() == deck.CARDS == 66
    assert deck_document(Game.of("biberbande"))["cards"] == dict(
        zip(deck.NAMES, deck.COPIES.tolist(), strict=True)
    )
    assert (deck.COPIES[: deck.NUMBERS].sum(), deck.COPIES[deck.NUMBERS :].sum()) == (45, 21)


@rule("E6")
def test_both_piles_are_never_empty():
    """42 cards lie in the piles with six players; no turn holds that many in use, and no end needs as many."""
    in_rows, specials = 6 * 4, int(deck.COPIES[deck.NUMBERS :].sum())
    assert deck.CARDS - in_rows == 42
    assert deck.CARDS - in_rows - specials - 1 > 0  # all specials in use, and one card in hand
    most_replaced = min(in_rows, specials)
    assert deck.CARDS - in_rows - most_replaced - (specials - most_replaced) > 0


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (
            {"copies": 2, "highest_copies": 0},
            "this deck has 18 numbers; 4 players, .* the two piles need 19: raise",
        ),
        ({"swaps": 9, "peeks": 8}, "this deck has 67 cards, the most are 66: lower"),
        (
            {"players": 6, "highest": 6, "peeks": 0, "draw_twos": 9},
            "a pile may last 7 turns only, .* lower draw_twos or turn_guard",
        ),
        ({"draw_twos": 10}, "draw_twos is a whole number from 0 to 9"),
    ],
)
def test_no_deck_that_runs_out_or_has_more_cards_than_the_box(options, says):
    with pytest.raises(OptionError, match=says):
        Game.of("biberbande", options)


@rule("E37")
@pytest.mark.parametrize("row", cover(kind("biberbande")), ids=str)
def test_a_pile_is_never_used_up_so_often_that_lots_cannot_be_told(row):
    """A lot has a card, and all but the last reshuffle make one; a pile lasts as many turns as it has cards, less two
    for each draw two.
    """
    game = Game.of("biberbande", row)
    piles = sum(deck_document(game)["cards"].values()) - 4 * game.players - 2
    shortest = max(1, piles - 2 * int(row["draw_twos"]))
    reshuffles = (int(row["turn_guard"]) + game.players) // shortest
    assert min(4 * game.players, reshuffles - 1) < st.LOTS


def test_cards_have_names_and_what_is_no_card_is_told_apart():
    assert [card_name(card) for card in (0, 9, 12, UNKNOWN)] == ["0", "9", "draw two", "?"]
    assert UNKNOWN < 0 and NONE < 0 and UNKNOWN != NONE
