"""The table's choices for Biber-Mania; the order here is the order in which the rules read them."""

from __future__ import annotations

from collections.abc import Mapping

from ....errors import OptionError
from ....kernel.options import OptionPlace, Value, option
from . import deck


class Opt(OptionPlace):
    """Options."""

    PLAYERS = option(4, "How many play.", low=2, high=5)
    HIGHEST = option(
        deck.HOUSE["highest"],
        "The deck: numbers go from 1 to this one (house deck: 10).",
        "B1",
        low=2,
        high=deck.NUMBERS,
        tried=(7, deck.HOUSE["highest"], deck.NUMBERS),
    )
    COPIES = option(
        deck.HOUSE["copies"],
        "The deck: how often there is each number (house deck: 8).",
        "B1",
        low=2,
        high=12,
        tried=(3, deck.HOUSE["copies"], 12),
    )
    ACTION_COPIES = option(
        deck.HOUSE["action_copies"],
        "The deck: how often there is each of the eight action cards (house deck: 3).",
        "B1",
        low=0,
        high=6,
        tried=(0, deck.HOUSE["action_copies"], 6),
    )
    JOKERS = option(
        deck.HOUSE["jokers"],
        "The deck: how many jokers there are (house deck: 6).",
        "B1",
        low=0,
        high=12,
        tried=(0, deck.HOUSE["jokers"], 12),
    )
    COLLECT = option(
        0,
        "Collecting points: play rounds until somebody has that many points (0: one round).",
        "B60",
        low=0,
        high=500,
        tried=(0, 12),
    )
    PROFESSIONALS = option(
        False,
        "Nobody may end the game with a sequence of numbers and the Hippie, nor by stabbing with one.",
        "B62",
    )
    DISPLAY_EXACT = option(
        False, "In the display cards can be stabbed only if exactly that many of the number lie there.", "B6"
    )
    DISPLAY_ACTIONS = option(True, "A single joker stabs an action card in the display too.", "B14")
    STAB_AGAIN = option(
        False,
        "When a stab lays open another group of a pile that can be stabbed, that one is stabbed too.",
        "B9",
    )
    HIPPIE_WITH_EQUALS = option(True, "The Hippie may be played with equal numbers.", "B21")
    PLAIN_STABBED = option(True, "Sequences without the Hippie can be stabbed, too.", "B30")
    BODYGUARD_STAYS = option(
        False, "Cards that were played with a Bodyguard stay protected when it is stolen.", "B33"
    )
    STEAL_JOKERS = option(True, "Jokers may be stolen.", "B40")
    MEMORY_AID = option(False, "The table keeps showing which cards of the others everybody has seen.", "B65")
    ROUNDS = option(
        deck.MOST_ROUNDS,
        "Collecting points: after this many rounds the game ends all the same, and the player who leads wins.",
        "B68",
        low=1,
        high=deck.MOST_ROUNDS,
        tried=(2, deck.MOST_ROUNDS),
    )
    HAND = option(
        deck.HAND,
        "Small games: how many cards each player is dealt; five players get ten at most.",
        low=2,
        high=deck.HAND,
        tried=(2, deck.HAND),
    )
    DISPLAY = option(
        deck.DISPLAY,
        "Small games: how many cards lie in the display.",
        low=1,
        high=deck.DISPLAY,
        tried=(1, deck.DISPLAY),
    )
    STOCK = option(
        deck.STOCK,
        "Small games: how many cards lie in the stock.",
        low=1,
        high=deck.STOCK,
        tried=(1, deck.STOCK),
    )


OPTIONS = Opt.all()


def cards(values: Mapping[str, Value]) -> int:
    """How many cards the chosen deck has."""
    numbers = int(values["highest"]) * int(values["copies"])
    return numbers + deck.ACTION_CARDS * int(values["action_copies"]) + int(values["jokers"])


def dealt(values: Mapping[str, Value]) -> int:
    """How many cards each player is dealt."""
    hand = int(values["hand"])
    return min(hand, deck.HAND_OF_FIVE) if values["players"] == 5 else hand


def check(values: Mapping[str, Value]) -> None:
    """The deck must be enough for the deal and leave a card to draw, and fit the table."""
    players = int(values["players"])
    hand = dealt(values)
    least = hand * players + int(values["display"]) + int(values["stock"]) + 1
    count = cards(values)
    if count < least:
        raise OptionError(
            f"this deck has {count} cards; {players} players with {hand} each, display and stock need {least}: "
            "raise highest, copies, action_copies or jokers, or lower hand, display or stock"
        )
    if count > deck.MOST_CARDS:
        raise OptionError(
            f"this deck has {count} cards, the most are {deck.MOST_CARDS}: "
            "lower highest, copies, action_copies or jokers"
        )


def fewest_win(values: Mapping[str, Value]) -> bool:
    """Whether few points are good."""
    return False
