"""The table's choices for Frantic; the order here is the order in which the rules read them."""

from __future__ import annotations

from collections.abc import Mapping

from ...kernel.options import Option, Value

(
    PLAYERS,
    DECK,
    SCORING,
    LENGTH,
    LIMIT,
    ROUNDS,
    COUNTER_TAKES_ALL,
    COUNTER_WISHES,
    ANY_EMPTY_HAND,
    FAVOURS_TAKE_ALL,
    EXCHANGE_MIXED,
    MIMICRY_BY_SYMBOL,
    FAMILY,
    COUNTERED_ACTS_AGAIN,
    CHANCE_AT_EXHAUSTION,
) = range(15)

SHEET, NO_SHEET = range(2)
SHORT, MEDIUM, LONG, NUMBER = range(4)

OPTIONS: tuple[Option, ...] = (
    Option("players", 4, "How many play.", low=2, high=8),
    Option(
        "deck",
        "complete",
        "All 147 published cards; the 135 that the German rulebook names (without Fantastic and Curse); or the base game "
        "(125 cards, 20 events).",
        choices=("complete", "rulebook", "base"),
    ),
    Option(
        "scoring",
        "sheet",
        "With a score sheet up to a limit, or without: then nobody writes points down, who wins a round has one, and "
        "several events act differently.",
        choices=("sheet", "none"),
    ),
    Option(
        "length",
        "short",
        "The limit of a score sheet: 137, 154 or 179 points for up to four players, 113, 137 or 154 for more; or the "
        "number of the option limit.",
        choices=("short", "medium", "long", "number"),
    ),
    Option("limit", 100, "The limit when the length is a number.", low=20, high=200),
    Option("rounds", 3, "How many rounds are played without a score sheet.", low=1, high=9),
    Option(
        "counter_takes_all",
        False,
        "Who counters a Fantastic Four against several players takes over all of it, not just his own share.",
        ruling="F38",
    ),
    Option("counter_wishes", True, "Who counters may wish for a colour.", ruling="F42"),
    Option(
        "any_empty_hand",
        True,
        "A hand that others have emptied ends the round, too, not only one whose last card was laid down.",
        ruling="F30",
    ),
    Option("favours_take_all", False, "Special Favours swaps Fuck You, too.", ruling="F51"),
    Option(
        "exchange_mixed",
        False,
        "With Exchange the two given cards join the other hand before two are drawn from it.",
        ruling="F57",
    ),
    Option(
        "mimicry_by_symbol",
        False,
        "A Mimicry that is the coloured special card on top may have any colour: symbol on symbol.",
        ruling="F69",
    ),
    Option("family", False, "Shows another title for the card with the rude one."),
    Option(
        "countered_acts_again",
        False,
        "After a Counterattack whoever played the countered card has the next turn himself, not the player after him.",
        ruling="F44",
    ),
    Option(
        "chance_at_exhaustion",
        True,
        "Last Chance brings its event also when the stack is used up at the same moment as a hand gets empty.",
        ruling="F141",
    ),
)


def check(values: Mapping[str, Value]) -> None:
    """Every combination makes a game."""


def fewest_win(values: Mapping[str, Value]) -> bool:
    """Whether few points are good (with a sheet; without one the rounds won are counted)."""
    return bool(values["scoring"] == "sheet")
