"""The table's choices for Biber Gang; the order here is the order in which the rules read them."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum

from ....kernel.options import OptionPlace, Value, option


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


OPTIONS = Opt.all()


def check(values: Mapping[str, Value]) -> None:
    """Every combination makes a game."""


def fewest_win(values: Mapping[str, Value]) -> bool:
    """Whether the fewest points win."""
    return True
