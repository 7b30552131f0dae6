"""Scenes with events that random players seldom meet, for the checks of observers' knowledge.

Each is a position with actions. Few cards are unknown, so that a world that ignores the events is usually wrong.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from ....kernel.game import Document
from ..rules import deck

Scene = tuple[Document, tuple[tuple[str, ...], ...]]
DECKS = {"complete": deck.Box.COMPLETE, "rulebook": deck.Box.RULEBOOK}
TOP, BLACK = "red 9", "play black 9"
FEW = {"b": "yellow 1, yellow 2", "c": "green 1, green 2"}
"""The hands of players that a scene does not mention."""


def several(text: str) -> list[str]:
    """``"red 5, gift"`` as a list."""
    return text.split(", ")


def scene(
    hands: Mapping[str, str],
    stack: str,
    *played: str,
    event: str = "",
    box: str = "complete",
    seen: Sequence[str] = (),
) -> Scene:
    """It is the turn of a, on a red 9; all other cards are on the pile, including all reactions.

    ``played``: actions; after each text worlds are tested. ``seen``: the seats with open hands.
    """
    held = {letter: several(hand) for letter, hand in sorted({**FEW, **hands}.items())}
    pile = Counter(dict(zip(deck.NAMES, deck.COPIES[DECKS[box]].tolist(), strict=True)))
    for cards in [several(stack), *held.values()]:
        pile.subtract(cards)
    document: Document = {
        "format": "biberbau-position/1",
        "options": {"players": len(held), "deck": box},
        "seen_by": None,
        "uncovers": [event] if event else [],
        "position": {
            "turn": "a",
            "hands": held,
            "known": {letter: {card: ["all"] for card in held[letter]} for letter in seen},
            "deck": several(stack),
            "discard": [*pile.elements()],
            "top": TOP,
        },
    }
    return document, tuple(tuple(several(text)) for text in played)


SCENES: dict[str, Scene] = {
    "a gift of two cards by a player who has the rude one, too": scene(
        {"a": "red gift, fuck you, blue 1, blue 2, blue 3"},
        "green 5, green 6",
        "play red gift, seat b, pick blue 1, pick blue 2",
        seen="b",
    ),
    "a blind draw from a hand that a thief has seen": scene(
        {"a": "red thief, blue 1", "b": "inequality, red 1, yellow 8, yellow 9, green 9"},
        "green 5, green 6, green 7, green 8",
        "play red thief, seat b, pick red 1, pick green 9",
        "play inequality, wish red, seat c",
    ),
    "an earthquake among three": scene(
        {"a": "black 9, blue 1, blue 2, blue 3"},
        "red 1, red 2, red 3, red 4",
        BLACK,
        event="earthquake",
    ),
    "Gambling Man, at which one lays and another draws": scene(
        {"a": "black 9, red 3, blue 1", "b": "red 2, yellow 1"},
        "blue 5, blue 6, red 7, red 8",
        f"{BLACK}, pick red 2, pass",
        "pick red 3",
        event="gambling man",
    ),
    "vandalism, with the cards of the rulebook": scene(
        {"a": "black 9, blue 1, yellow 5", "b": "red 1, blue 2, blue 3, blue 4"},
        "red 2, red 3, red 4, red 5, red 6, red 7, red 8",
        BLACK,
        "draw",
        event="vandalism",
        box="rulebook",
    ),
    "a mating season": scene(
        {"a": "black 9, blue 6", "b": "red 1, blue 1, yellow 4, green 5"},
        "red 4, blue 4, green 4, red 5, blue 5, yellow 5",
        BLACK,
        event="mating season",
    ),
    "double taxation, and a blind draw from what was shown": scene(
        {"a": "black 9, blue 1", "b": "inequality, yellow 8, yellow 9, red 2"},
        "blue 7, blue 8, red 7, red 8",
        BLACK,
        "play inequality, wish red, seat c",
        event="double taxation",
    ),
    "special favours": scene(
        {"a": "special favours, blue 1, green thief", "b": "red skip, blue gift, yellow 3, yellow 4"},
        "blue skip, green skip, red 1, red 2, red 4",
        "play special favours, pass, seat b",
    ),
    "an exchange": scene(
        {"a": "red exchange, blue 1, blue 2, fuck you", "b": "yellow 1, yellow 2, yellow 3"},
        "green 5, green 6, green 7",
        "play red exchange, seat b, pick blue 1, pick blue 2",
    ),
    "merry christmas": scene(
        {"a": "black 9, blue 1, blue 2"},
        "red 1, red 2, red 3",
        f"{BLACK}, pick yellow 1, pass, pick green 1, pass",
        "pick blue 1, pass",
        event="merry christmas",
    ),
    "Russian Roulette, and two draw what was laid": scene(
        {"a": "black 9, blue 1, blue 2"},
        "red 1, red 2, red 3",
        f"{BLACK}, pick yellow 1, pick green 1, pick blue 1",
        "draw, pass, draw",
        event="russian roulette",
    ),
    "a tornado": scene({"a": "black 9, blue 1, blue 2"}, "red 1, red 2, red 3", BLACK, event="tornado"),
}
"""By subject."""
