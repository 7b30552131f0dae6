"""Small games (options ``hand``, ``display`` and ``stock``): fewer cards in hand and on the table, else as ever."""

from __future__ import annotations

import pytest

from biberbau.errors import OptionError
from biberbau.games.biber_mania.rules.state import Ended
from common.scenario import rule

from .scenario import Table, cards, fresh, whole_deck

TINY = {
    "players": 2,
    "highest": 3,
    "copies": 2,
    "action_copies": 0,
    "jokers": 1,
    "hand": 2,
    "display": 1,
    "stock": 1,
}

FEW = TINY | {"copies": 4, "jokers": 0}


def sizes(t):
    """How many cards lie in the hands, in the display and in the stock."""
    return [len(hand) for hand in t.document["hands"].values()], *(
        len(t.document[place]) for place in ("display", "stock")
    )


@rule("setup.hands", "setup.display", "setup.stock")
@pytest.mark.parametrize(("hand", "display", "stock"), [(2, 1, 1), (7, 9, 2), (13, 3, 5)])
def test_as_many_cards_are_dealt_as_the_table_has_chosen(hand, display, stock):
    assert sizes(fresh(players=3, hand=hand, display=display, stock=stock)) == ([hand] * 3, display, stock)


@rule("setup.five")
def test_five_players_are_dealt_ten_cards_at_most():
    assert sizes(fresh(players=5))[0] == [10] * 5
    assert sizes(fresh(players=5, hand=11))[0] == [10] * 5
    assert sizes(fresh(players=5, hand=9))[0] == [9] * 5


def small(hand: str, deck: str) -> Table:
    """A small position in which a has this hand and is to play, and the draw pile has these cards, in any order."""
    body = {
        "turn": "a",
        "hands": {"a": cards(hand), "b": ["1", "1"]},
        "display": ["2"],
        "stock": ["1"],
        "deck": cards(deck),
    }
    rest = whole_deck(FEW)
    rest.subtract([*cards(hand), "1", "1", "2", "1", *cards(deck)])
    return Table.laid(body | {"gone": sorted(rest.elements())}, FEW, seed=1, seen_by=None)


@rule("refill")
def test_display_and_stock_are_filled_to_their_own_sizes():
    t = small("3, 2", deck="3, 3").discard("3")
    assert (t.hand("a"), t.place("display"), t.place("stock"), t.place("deck")) == ("2, 2", "3", "1", "3")


@rule("end.last_card")
def test_a_small_game_ends_as_ever_with_the_last_card_of_a_hand():
    t = small("3, 3", deck="2").discard("3, 3")
    assert t.match.over and t.ended() == Ended.OUT_OF_CARDS


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (
            TINY | {"hand": 3},
            "this deck has 7 cards; 2 players with 3 each, display and stock need 9: raise highest, copies, "
            "action_copies or jokers, or lower hand, display or stock",
        ),
        ({"hand": 14}, "option hand is a whole number from 2 to 13, not 14"),
        ({"display": 0}, "option display is a whole number from 1 to 9, not 0"),
        ({"stock": 6}, "option stock is a whole number from 1 to 5, not 6"),
    ],
)
def test_a_table_that_is_too_small_or_too_large_is_refused(options, says):
    with pytest.raises(OptionError, match=says):
        fresh(**options)
