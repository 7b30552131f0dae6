"""The table's choices for Biber Gang; the order here is the order in which the rules read them."""

from __future__ import annotations

from collections.abc import Mapping

from ...kernel.options import Option, Value

PLAYERS, DISCARD_TAKE_MUST_SWAP, BEAVER_SWAP_OUT, EXHAUSTED_DECK, TURN_LIMIT = range(5)

EXHAUSTED_RESHUFFLE, EXHAUSTED_SCORE = range(2)

OPTIONS: tuple[Option, ...] = (
    Option("players", 4, "How many play.", low=2, high=6),
    Option(
        "discard_take_must_swap",
        False,
        "A card taken from the discard pile must come into the display; it may not be put back.",
        ruling="G5",
    ),
    Option(
        "beaver_swap_out",
        True,
        "A face-up beaver may be swapped out for a card that does not match it; it goes to the discard pile.",
        ruling="G8",
    ),
    Option(
        "exhausted_deck",
        "reshuffle",
        "When the deck is empty: shuffle the discard pile (its top card stays), or score the round as it lies, at "
        "once: last turns that are still due are not played.",
        ruling="G27",
        choices=("reshuffle", "score"),
    ),
    Option(
        "turn_limit",
        60,
        "After so many turns of each player a round that nobody ends is scored as it lies.",
        ruling="G28",
        low=10,
        high=100,
    ),
)


def check(values: Mapping[str, Value]) -> None:
    """Every combination makes a game."""


def fewest_win(values: Mapping[str, Value]) -> bool:
    """Whether few points are good."""
    return True
