"""The table's choices for Beasty Bar; the order here is the order in which the rules read them."""

from __future__ import annotations

from collections.abc import Mapping

from ...errors import OptionError
from ...kernel.options import Option, Value, Where
from . import state
from .deck import VALUES

(
    PLAYERS,
    SET,
    ADVANCED,
    RETURN_GAME,
    PILE_ORDER,
    TIE_BREAK,
    PENGUIN_MAY_DECLINE,
    PENGUIN_AS_VULTURE,
    TYPES_EDITION,
    ANIMALS,
    HAND,
) = range(11)

SET_NEW, SET_BASE, SET_CHOSEN, SET_RANDOM = range(4)
ORDER_SENT, ORDER_WHOLE_TURN, ORDER_AS_FALLEN = range(3)
TIE_POINTS, TIE_VALUES = range(2)

OPTIONS: tuple[Option, ...] = (
    Option("players", 4, "How many play.", ruling="A2", low=2, high=4),
    Option(
        "set",
        "new",
        "Which animals: the New Beasts, the base set, or for each value one of the two, chosen secretly or dealt.",
        choices=("new", "base", "chosen", "random"),
    ),
    Option(
        "advanced", False, "Variant for advanced players: each secretly sorts out 4 animals, points decide."
    ),
    Option(
        "return_game",
        False,
        "Mixed sets only: a second game with the animals that were sorted out of the first.",
    ),
    Option(
        "pile_order",
        "sent",
        "What the active player orders on THAT'S IT: animals that actions sent there, all cards of the turn, or none "
        "(A78: in the base set alone nobody comes back from there, so nobody is asked).",
        ruling="A56",
        choices=("sent", "whole_turn", "as_fallen"),
        where=(Where("set", "base", "as_fallen"),),  # A78: nobody ever comes back from there
    ),
    Option(
        "tie_break",
        "points",
        "Who wins among equals: most points by the table, or (base rules of 2014) the lowest sum of card values.",
        ruling="A75",
        choices=("points", "values"),
        where=(Where("set", "base", "values"),),  # A78
    ),
    Option("penguin_may_decline", False, "The penguin may imitate nobody although it could.", ruling="A27"),
    Option("penguin_as_vulture", True, "The penguin may imitate a vulture in the hand.", ruling="A33"),
    Option(
        "types_edition",
        False,
        "Later editions: monkeys chase all big bruisers (crocodile, rhino, bear, tiger, cheetah) and the hippo.",
        ruling="A65",
    ),
    Option(
        "animals",
        VALUES,
        "Small games: how many animals each player has, taken from the middle of the values (three: 5 to 7).",
        low=3,
        high=VALUES,
        tried=(3, 4, 7, VALUES),
    ),
    Option("hand", state.HAND, "Small games: how many cards each player holds.", low=1, high=state.HAND),
)


def check(values: Mapping[str, Value]) -> None:
    """Refuse combinations that make no game."""
    if values["return_game"] and values["set"] not in ("chosen", "random"):
        raise OptionError(
            "return_game needs mixed sets (set: chosen or random): "
            "only then are there sorted-out animals of both sets to return with"
        )
    left = int(values["animals"]) - (state.SORTED_OUT if values["advanced"] else 0)
    if int(values["hand"]) > left:
        rest = (
            f"{max(left, 0)} animals are left after sorting out"
            if values["advanced"]
            else f"there are {left} animals"
        )
        raise OptionError(f"hand: {values['hand']} cards, but {rest}: raise animals or lower hand")


def fewest_win(values: Mapping[str, Value]) -> bool:
    """Whether few points are good."""
    return False
