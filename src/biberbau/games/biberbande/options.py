"""The table's choices for Biberbande; the order here is the order in which the rules read them."""

from __future__ import annotations

from collections.abc import Mapping

from ...kernel.options import Option, Value

(
    PLAYERS,
    FIXED_DEALER,
    KEEP_TOP,
    SPECIAL_FIRST,
    TURN_GUARD,
    MEMORY_AID,
    BOTS_FORGET,
) = range(7)

OPTIONS: tuple[Option, ...] = (
    Option("players", 4, "How many play.", low=2, high=6),
    Option(
        "fixed_dealer", False, "The same player deals (and the same one begins) in every round.", ruling="E1"
    ),
    Option(
        "keep_top",
        False,
        "When the discard pile becomes the new draw pile, its top card stays where it is.",
        ruling="E4",
    ),
    Option(
        "special_first",
        False,
        "A special card that is used goes on the discard pile before its action, not after it.",
        ruling="E15",
    ),
    Option(
        "turn_guard",
        200,
        "A round in which nobody knocks ends after that many turns of all players together.",
        ruling="E24",
        low=20,
        high=380,
    ),
    Option(
        "memory_aid",
        False,
        "For learners: the table keeps showing each player the cards that he has seen.",
        ruling="E31",
    ),
    Option(
        "bots_forget",
        5,
        "How readily bots forget a card that they have seen, in percent a turn (0: never).",
        ruling="E31",
        low=0,
        high=10,
    ),
)


def check(values: Mapping[str, Value]) -> None:
    """Every combination makes a game."""


def fewest_win(values: Mapping[str, Value]) -> bool:
    """Whether few points are good."""
    return True
