"""The table's choices for Biber-Mania; the order here is the order in which the rules read them."""

from __future__ import annotations

from collections.abc import Mapping

from ...errors import OptionError
from ...kernel.options import Option, Value
from .deck import ACTION_CARDS, DISPLAY, HAND, HAND_OF_FIVE, HOUSE, MOST_CARDS, NUMBERS, STOCK

(
    PLAYERS,
    HIGHEST,
    COPIES,
    ACTION_COPIES,
    JOKERS,
    COLLECT,
    PROFESSIONALS,
    DISPLAY_EXACT,
    DISPLAY_ACTIONS,
    STAB_AGAIN,
    HIPPIE_WITH_EQUALS,
    PLAIN_STABBED,
    BODYGUARD_STAYS,
    STEAL_JOKERS,
    MEMORY_AID,
    ROUNDS,
) = range(16)

OPTIONS: tuple[Option, ...] = (
    Option("players", 4, "How many play.", low=2, high=5),
    Option(
        "highest",
        HOUSE["highest"],
        "The deck: numbers go from 1 to this one (house deck: 10).",
        ruling="B1",
        low=7,
        high=NUMBERS,
        tried=(7, HOUSE["highest"], NUMBERS),
    ),
    Option(
        "copies",
        HOUSE["copies"],
        "The deck: how often there is each number (house deck: 8).",
        ruling="B1",
        low=3,
        high=12,
        tried=(3, HOUSE["copies"], 12),
    ),
    Option(
        "action_copies",
        HOUSE["action_copies"],
        "The deck: how often there is each of the eight action cards (house deck: 3).",
        ruling="B1",
        low=0,
        high=6,
        tried=(0, HOUSE["action_copies"], 6),
    ),
    Option(
        "jokers",
        HOUSE["jokers"],
        "The deck: how many jokers there are (house deck: 6).",
        ruling="B1",
        low=0,
        high=12,
        tried=(0, HOUSE["jokers"], 12),
    ),
    Option(
        "collect",
        0,
        "Collecting points: play rounds until somebody has that many points (0: one round).",
        ruling="B60",
        low=0,
        high=500,
        tried=(0, 12),
    ),
    Option(
        "professionals",
        False,
        "Nobody may end the game with a sequence of numbers and the Hippie, nor by stabbing with one.",
        ruling="B62",
    ),
    Option(
        "display_exact",
        False,
        "In the display cards can be stabbed only if exactly that many of the number lie there.",
        ruling="B6",
    ),
    Option("display_actions", True, "A single joker stabs an action card in the display too.", ruling="B14"),
    Option(
        "stab_again",
        False,
        "When a stab lays open another group of a pile that can be stabbed, that one is stabbed too.",
        ruling="B9",
    ),
    Option("hippie_with_equals", True, "The Hippie may be played with equal numbers.", ruling="B21"),
    Option("plain_stabbed", True, "Sequences without the Hippie can be stabbed, too.", ruling="B30"),
    Option(
        "bodyguard_stays",
        False,
        "Cards that were played with a Bodyguard stay protected when he is stolen.",
        ruling="B33",
    ),
    Option("steal_jokers", True, "Jokers may be stolen.", ruling="B40"),
    Option(
        "memory_aid",
        False,
        "The table keeps showing which cards of the others everybody has seen.",
        ruling="B65",
    ),
    Option(
        "rounds",
        100,
        "Collecting points: after so many rounds the game ends all the same, and whoever leads wins.",
        ruling="B68",
        low=1,
        high=100,
        tried=(2, 100),
    ),
)


def cards(values: Mapping[str, Value]) -> int:
    """How many cards the chosen deck has."""
    numbers = int(values["highest"]) * int(values["copies"])
    return numbers + ACTION_CARDS * int(values["action_copies"]) + int(values["jokers"])


def check(values: Mapping[str, Value]) -> None:
    """The deck must be enough for the deal and leave a card to draw, and fit the table."""
    players = int(values["players"])
    hand = HAND_OF_FIVE if players == 5 else HAND
    least = hand * players + DISPLAY + STOCK + 1
    count = cards(values)
    if count < least:
        raise OptionError(
            f"this deck has {count} cards; {players} players with {hand} each, display and stock need {least}: "
            "raise highest, copies, action_copies or jokers"
        )
    if count > MOST_CARDS:
        raise OptionError(
            f"this deck has {count} cards, the most are {MOST_CARDS}: lower highest, copies, action_copies or jokers"
        )


def fewest_win(values: Mapping[str, Value]) -> bool:
    """Whether few points are good."""
    return False
