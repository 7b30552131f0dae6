"""The table's choices for Beasty Bar; the order here is the order in which the rules read them."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum

from ....errors import OptionError
from ....kernel.options import Option, OptionPlace, Value, Where, option
from . import deck
from . import state as st


class Sets(IntEnum):
    """Which animals there are."""

    NEW = 0
    BASE = 1
    CHOSEN = 2
    RANDOM = 3


class PileOrder(IntEnum):
    """What the active player orders on THAT'S IT."""

    SENT = 0
    WHOLE_TURN = 1
    AS_FALLEN = 2


class TieBreak(IntEnum):
    """Who wins among equals."""

    POINTS = 0
    VALUES = 1


def _counts(printed: int) -> Option:
    """What animals of one worth count; no more than the most that is printed, for which records have room."""
    doc = f"What an animal counts as a guest that is printed with {printed} points."
    return option(printed, doc, low=0, high=deck.HIGH, tried=(0, printed, deck.HIGH))


class Opt(OptionPlace):
    """Options."""

    PLAYERS = option(4, "How many play.", "A2", low=2, high=4)
    SET = option(
        "new",
        "Which animals: the New Beasts, the base set, or for each value one of the two, chosen secretly or dealt.",
        choices=Sets,
    )
    ADVANCED = option(
        False, "Variant for advanced players: each secretly sorts out 4 animals, points decide."
    )
    RETURN_GAME = option(
        False, "Mixed sets only: a second game with the animals that were sorted out of the first."
    )
    PILE_ORDER = option(
        "sent",
        "What the active player orders on THAT'S IT: animals that actions sent there, all cards of the turn, or none "
        "(A78: in the base set alone nobody comes back from there, so nobody is asked).",
        "A56",
        choices=PileOrder,
        where=(Where("set", "base", "as_fallen"),),
    )
    TIE_BREAK = option(
        "points",
        "Who wins among equals: most points by the table, or (base rules of 2014) the lowest sum of card values.",
        "A75",
        choices=TieBreak,
        where=(Where("set", "base", "values"),),  # A78
    )
    PENGUIN_MAY_DECLINE = option(False, "The penguin may imitate nobody although it could.", "A27")
    PENGUIN_AS_VULTURE = option(True, "The penguin may imitate a vulture in the hand.", "A33")
    TYPES_EDITION = option(
        False,
        "Later editions: monkeys chase all big bruisers (crocodile, rhino, bear, tiger, cheetah) and the hippo.",
        "A65",
    )
    ANIMALS = option(
        deck.VALUES,
        "Small games: how many animals each player has, taken from the middle of the values (three: 5 to 7).",
        low=3,
        high=deck.VALUES,
        tried=(3, 4, 7, deck.VALUES),
    )
    HAND = option(st.HAND, "Small games: how many cards each player holds.", low=1, high=st.HAND)
    LOW_POINTS = _counts(deck.LOW)
    MIDDLE_POINTS = _counts(deck.MIDDLE)
    HIGH_POINTS = _counts(deck.HIGH)


OPTIONS = Opt.all()


def check(values: Mapping[str, Value]) -> None:
    """Refuse combinations that make no game."""
    if values["return_game"] and values["set"] not in ("chosen", "random"):
        raise OptionError(
            "return_game needs mixed sets (set: chosen or random): "
            "only then are there sorted-out animals of both sets to return with"
        )
    left = int(values["animals"]) - (st.SORTED_OUT if values["advanced"] else 0)
    if int(values["hand"]) > left:
        rest = (
            f"{max(left, 0)} animals are left after sorting out"
            if values["advanced"]
            else f"there are {left} animals"
        )
        raise OptionError(f"hand: {values['hand']} cards, but {rest}: raise animals or lower hand")


def fewest_win(values: Mapping[str, Value]) -> bool:
    """Whether the fewest points win."""
    return False
