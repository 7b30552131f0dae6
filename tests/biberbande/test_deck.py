"""The cards against the rulebook's list of contents."""

from __future__ import annotations

from biberbau.games.biberbande.deck import CARDS, COPIES, FACE_NAMES, NONE, NUMBERS, UNKNOWN, card_name
from common.scenario import rule


@rule("deck")
def test_sixty_six_cards():
    assert dict(zip(FACE_NAMES, COPIES.tolist(), strict=True)) == {
        **{str(number): 4 for number in range(9)},
        "9": 9,
        "swap": 9,
        "peek": 7,
        "draw two": 5,
    }
    assert COPIES.sum() == CARDS == 66
    assert (COPIES[:NUMBERS].sum(), COPIES[NUMBERS:].sum()) == (45, 21)


@rule("E6")
def test_both_piles_are_never_empty():
    """42 cards lie in the piles with six players; no turn holds that many in use, and no end needs so many."""
    in_rows, specials = 6 * 4, int(COPIES[NUMBERS:].sum())
    assert CARDS - in_rows == 42
    assert CARDS - in_rows - specials - 1 > 0  # all specials in use, and one card in hand
    most_replaced = min(in_rows, specials)
    assert CARDS - in_rows - most_replaced - (specials - most_replaced) > 0


def test_names():
    assert [card_name(card) for card in (0, 9, 12, UNKNOWN)] == ["0", "9", "draw two", "?"]
    assert UNKNOWN < 0 and NONE < 0 and UNKNOWN != NONE
