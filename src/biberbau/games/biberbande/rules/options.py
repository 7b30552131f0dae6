"""The table's choices for Biberbande; the order here is the order in which the rules read them."""

from __future__ import annotations

from collections.abc import Mapping

from ....kernel.options import OptionPlace, Value, option


class Opt(OptionPlace):
    """Options."""

    PLAYERS = option(4, "How many play.", low=2, high=6)
    FIXED_DEALER = option(False, "The same player deals (and the same one begins) in every round.", "E1")
    KEEP_TOP = option(
        False, "When the discard pile becomes the new draw pile, its top card stays where it is.", "E4"
    )
    SPECIAL_FIRST = option(
        False, "A special card that is used goes on the discard pile before its action, not after it.", "E15"
    )
    TURN_GUARD = option(
        200,
        "A round in which nobody knocks ends after that many turns of all players together.",
        "E24",
        low=20,
        high=380,
    )
    MEMORY_AID = option(
        False, "For learners: the table keeps showing each player the cards that this player has seen.", "E31"
    )
    BOTS_FORGET = option(
        5,
        "How readily bots forget a card that they have seen, in percent a turn (0: never).",
        "E31",
        low=0,
        high=10,
    )


OPTIONS = Opt.all()


def check(values: Mapping[str, Value]) -> None:
    """Every combination makes a game."""


def fewest_win(values: Mapping[str, Value]) -> bool:
    """Whether the fewest points win."""
    return True
