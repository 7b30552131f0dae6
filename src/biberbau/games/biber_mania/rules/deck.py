"""The cards: numbers, eight kinds of action cards, jokers. Data only.

A card is its face; cards of one face cannot be told apart. How many there are of each is not published: ``HOUSE`` is an
assumption (rulings §1.2, low confidence), shown to players as the house deck, and a table may choose another one.
"""

from __future__ import annotations

from ....kernel.cards import UNKNOWN

JOKER = 0
NUMBERS = 13
"""The highest number that a deck may have; a number's face is its value."""

SUPERBEAVER, THIEF, FAIRY, PARTYBEAVER, HIPPIE, BAD_GUY, BODYGUARD, KING = range(NUMBERS + 1, NUMBERS + 9)
ACTION_CARDS = 8
FACES = 1 + NUMBERS + ACTION_CARDS

NAMES: tuple[str, ...] = (
    "joker",
    *(str(number) for number in range(1, NUMBERS + 1)),
    "superbeaver",
    "thief",
    "fairy",
    "partybeaver",
    "hippie",
    "badguy",
    "bodyguard",
    "king",
)
"""Cards as documents and notation write them, by face."""

HOUSE = {"highest": 10, "copies": 8, "action_copies": 3, "jokers": 6}
"""Numbers from 1 to 10 eight times, each action card three times, six jokers: 110 cards."""

MOST_CARDS = 160
"""The most cards that a deck may have; a pile has room for all of them."""

MOST_ROUNDS = 100
"""Points are collected for at most this many rounds, whatever the option says; then the lead decides (B68)."""

MOST_POINTS = MOST_ROUNDS * MOST_CARDS
"""More than anybody can have collected."""

HAND, HAND_OF_FIVE = 13, 10
"""Cards dealt to each player; ten when five play. A table may choose fewer (``Opt.HAND``)."""

DISPLAY, STOCK = 9, 5
"""Cards that lie open in the display and in the stock; a table may choose fewer."""


def card_name(card: int) -> str:
    """A card as documents write it, e.g. ``7`` or ``thief``; ``?`` for an unknown one."""
    return "?" if card == UNKNOWN else NAMES[card]
