"""The table's choices for Biberbande; the order here is the order in which the rules read them."""

from __future__ import annotations

from collections.abc import Mapping

from ....errors import OptionError
from ....kernel.options import Option, OptionPlace, Value, option
from . import deck
from . import state as st


def _copies(doc: str, face: int, low: int = 0) -> Option:
    """How often there is a card."""
    printed, most = int(deck.COPIES[face]), int(deck.COPIES.max())
    tried = tuple(dict.fromkeys((low, printed, most)))
    return option(printed, f"The deck: {doc} (printed: {printed}).", low=low, high=most, tried=tried)


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
    HIGHEST = option(
        deck.NUMBERS - 1,
        "The deck: numbers go from 0 to this one (printed: 9).",
        low=6,
        high=deck.NUMBERS - 1,
    )
    COPIES = _copies("how often there is each number but the highest", 0, low=2)
    HIGHEST_COPIES = _copies("how often there is the highest number", deck.NUMBERS - 1)
    SWAPS = _copies("how many swaps there are", deck.SWAP)
    PEEKS = _copies("how many peeks there are", deck.PEEK)
    DRAW_TWOS = _copies("how many draw twos there are", deck.DRAW_TWO)


OPTIONS = Opt.all()


def check(values: Mapping[str, Value]) -> None:
    """The deck must leave numbers for every row and both piles, fit the box, and last in a long round."""
    players = int(values["players"])
    numbers = int(values["highest"]) * int(values["copies"]) + int(values["highest_copies"])
    count = numbers + sum(int(values[name]) for name in ("swaps", "peeks", "draw_twos"))
    in_rows = players * st.SLOTS
    if numbers < in_rows + 3:
        raise OptionError(
            f"this deck has {numbers} numbers; {players} players, whose rows have numbers only in the end, and the two "
            f"piles need {in_rows + 3}: raise highest, copies or highest_copies"
        )
    if count > deck.CARDS:
        raise OptionError(
            f"this deck has {count} cards, the most are {deck.CARDS}: lower highest, copies, highest_copies, swaps, "
            "peeks or draw_twos"
        )
    lasts = count - in_rows - 2 - 2 * int(values["draw_twos"])
    turns = int(values["turn_guard"]) + players
    if in_rows >= st.LOTS and lasts * (st.LOTS - 1) < turns:
        raise OptionError(
            f"this deck has {count} cards: with {players} players a pile may last {max(0, lasts)} turns only, and is "
            f"used up too often in {turns} of them: lower draw_twos or turn_guard, or have more of the other cards"
        )


def fewest_win(values: Mapping[str, Value]) -> bool:
    """Whether the fewest points win."""
    return True
