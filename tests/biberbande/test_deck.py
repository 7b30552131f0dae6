"""The cards against the rulebook's list of contents."""

from __future__ import annotations

from biberbau.games.biberbande.rules import deck
from biberbau.games.biberbande.rules.deck import card_name
from biberbau.kernel.cards import NONE, UNKNOWN
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
    assert (deck.COPIES[: deck.NUMBERS].sum(), deck.COPIES[deck.NUMBERS :].sum()) == (45, 21)


@rule("E6")
def test_both_piles_are_never_empty():
    """42 cards lie in the piles with six players; no turn holds that many in use, and no end needs as many."""
    in_rows, specials = 6 * 4, int(deck.COPIES[deck.NUMBERS :].sum())
    assert deck.CARDS - in_rows == 42
    assert deck.CARDS - in_rows - specials - 1 > 0  # all specials in use, and one card in hand
    most_replaced = min(in_rows, specials)
    assert deck.CARDS - in_rows - most_replaced - (specials - most_replaced) > 0


def test_names():
    assert [card_name(card) for card in (0, 9, 12, UNKNOWN)] == ["0", "9", "draw two", "?"]
    assert UNKNOWN < 0 and NONE < 0 and UNKNOWN != NONE
