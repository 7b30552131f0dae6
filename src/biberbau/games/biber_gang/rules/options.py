"""The table's choices for Biber Gang; the order here is the order in which the rules read them."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum

from ....errors import OptionError
from ....kernel.options import OptionPlace, Value, option
from . import deck
from . import state as st


class Exhausted(IntEnum):
    """What happens when the deck is empty."""

    RESHUFFLE = 0
    SCORE = 1


class Opt(OptionPlace):
    """Options."""

    PLAYERS = option(4, "How many play.", low=2, high=6)
    DISCARD_TAKE_MUST_SWAP = option(
        False,
        "A card taken from the discard pile must come into the display; it may not be put back.",
        "G5",
    )
    BEAVER_SWAP_OUT = option(
        True,
        "A face-up beaver may be swapped out for a card that does not match it; it goes to the discard pile.",
        "G8",
    )
    EXHAUSTED_DECK = option(
        "reshuffle",
        "When the deck is empty: shuffle the discard pile (its top card stays), or score the round as it lies, at "
        "once: last turns that are still due are not played.",
        "G27",
        choices=Exhausted,
    )
    TURN_LIMIT = option(
        60,
        "After this many turns of each player a round that nobody ends is scored as it lies.",
        "G28",
        low=10,
        high=100,
    )
    HIGHEST = option(
        deck.NUMBERS - 1,
        "The deck: numbers go from 0 to this one (printed: 12).",
        low=6,
        high=deck.NUMBERS - 1,
        tried=(6, deck.NUMBERS - 1),
    )
    COPIES = option(
        deck.COPIES[0],
        "The deck: how often there is each number (printed: 8).",
        low=3,
        high=deck.COPIES[0],
        tried=(3, deck.COPIES[0]),
    )
    BEAVERS = option(
        deck.COPIES[deck.BEAVER],
        "The deck: how many beavers there are (printed: 4).",
        low=0,
        high=8,
        tried=(0, deck.COPIES[deck.BEAVER], 8),
    )


OPTIONS = Opt.all()


def cards(values: Mapping[str, Value]) -> int:
    """How many cards the chosen deck has."""
    return (int(values["highest"]) + 1) * int(values["copies"]) + int(values["beavers"])


def check(values: Mapping[str, Value]) -> None:
    """The deck must be enough for the displays, the discard pile and a draw for everybody, and fit the table."""
    players, count = int(values["players"]), cards(values)
    least = players * (st.SLOTS + 1) + 1
    if count < least:
        raise OptionError(
            f"this deck has {count} cards; {players} players with {st.SLOTS} each, a discard pile and a card for "
            f"everybody to draw need {least}: raise highest, copies or beavers"
        )
    if count > deck.CARDS:
        raise OptionError(
            f"this deck has {count} cards, the most are {deck.CARDS}: lower highest, copies or beavers"
        )


def fewest_win(values: Mapping[str, Value]) -> bool:
    """Whether the fewest points win."""
    return True
