"""The table's choices for Frantic; the order here is the order in which the rules read them."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum

from ....kernel.options import OptionPlace, Value, option
from .deck import Box


class Scoring(IntEnum):
    """How rounds are counted."""

    SHEET = 0
    NONE = 1


class Length(IntEnum):
    """Which limit a score sheet has."""

    SHORT = 0
    MEDIUM = 1
    LONG = 2
    NUMBER = 3


class Gamble(IntEnum):
    """Which Gambling Man is played."""

    RULEBOOK = 0
    EDITION_2020 = 1


class LimitEnds(IntEnum):
    """Which points end a game with a score sheet; the number is how many the limit itself lacks."""

    REACHED = 0
    EXCEEDED = 1


class Opt(OptionPlace):
    """Options."""

    PLAYERS = option(4, "How many play.", low=2, high=8)
    DECK = option(
        "complete",
        "All 147 published cards; the 135 that the German rulebook names (without Fantastic and Curse); or the base game "
        "(125 cards, 20 events).",
        choices=Box,
    )
    SCORING = option(
        "sheet",
        "With a score sheet up to a limit, or without: then nobody writes points down, who wins a round has one, and "
        "several events act differently.",
        choices=Scoring,
    )
    LENGTH = option(
        "short",
        "The limit of a score sheet: 137, 154 or 179 points for up to four players, 113, 137 or 154 for more; or the "
        "number of the option limit.",
        choices=Length,
    )
    LIMIT = option(100, "The limit when the length is a number.", low=20, high=200)
    ROUNDS = option(3, "How many rounds are played without a score sheet.", low=1, high=9)
    COUNTER_TAKES_ALL = option(
        False,
        "A player who counters a Fantastic Four against several takes over all of it, not just their own share.",
        "F38",
    )
    COUNTER_WISHES = option(True, "Who counters may wish for a colour.", "F42")
    ANY_EMPTY_HAND = option(
        True,
        "A hand that others have emptied ends the round, too, not only one whose last card was laid down.",
        "F30",
    )
    FAVOURS_TAKE_ALL = option(False, "Special Favours swaps Fuck You, too.", "F51")
    EXCHANGE_MIXED = option(
        False, "With Exchange the two given cards join the other hand before two are drawn from it.", "F57"
    )
    MIMICRY_BY_SYMBOL = option(
        False,
        "A Mimicry that is the coloured special card on top may have any colour: symbol on symbol.",
        "F69",
    )
    FAMILY = option(False, "Shows another title for the card with the rude one.")
    COUNTERED_ACTS_AGAIN = option(
        False,
        "After a Counterattack the player whose card was countered has the next turn, not the player after them.",
        "F44",
    )
    CHANCE_AT_EXHAUSTION = option(
        True,
        "Last Chance brings its event also when the stack is used up at the same moment as a hand gets empty.",
        "F144",
    )
    GAMBLING_MAN = option(
        "rulebook",
        "Gambling Man as the rulebook prints it, or as the publisher changed it in 2020: everybody lays any card, and "
        "the second-lowest number of points takes them all.",
        "F142",
        choices=Gamble,
    )
    LIMIT_ENDS = option(
        "reached",
        "The game ends when the limit is reached, or only when it is exceeded, as some printings have it.",
        "F136",
        choices=LimitEnds,
    )


OPTIONS = Opt.all()
LIMIT_ENDS = [way.name.lower() for way in LimitEnds]
"""The choices of that option as sentences name them."""


def check(values: Mapping[str, Value]) -> None:
    """Every combination makes a game."""


def fewest_win(values: Mapping[str, Value]) -> bool:
    """Whether few points are good (with a sheet; without one the rounds won are counted)."""
    return bool(values["scoring"] == "sheet")
