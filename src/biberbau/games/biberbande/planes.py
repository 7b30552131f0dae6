"""The observation: what each part of ``encode``'s vector says, and who may know it."""

from __future__ import annotations

from ...kernel.planes import Axis, Plane, count, option_planes, places, questions, seats
from . import options as opt
from .actions import SEAT_LETTERS
from .deck import CARDS, FACE_NAMES, HIGHEST, NUMBERS
from .position import FRAME_NAMES, WHICH
from .state import PLAYERS, ROUNDS, SLOTS

_SEAT = seats(PLAYERS)
_SLOT = places("place", SLOTS)
_FACE = Axis("face", FACE_NAMES)
_KNOWER = Axis("knower", _SEAT.labels)
_TURNS = {option.name: option for option in opt.OPTIONS}["turn_guard"].low

PLANES: tuple[Plane, ...] = (
    Plane("rows", (_SEAT, _SLOT, _FACE), "each card, as far as the observer knows it", "whoever has seen it"),
    Plane("known_by", (_SEAT, _SLOT, _KNOWER), "who knows the card"),
    Plane("plain", (_SEAT, _SLOT), "everybody knows that the card is a number"),
    Plane(
        "fresh",
        (_SEAT, _SLOT),
        "1 / (1 + turns since the observer last saw the card); 0 if he does not know it",
        "whoever has seen it",
    ),
    count("discard", (_FACE,), "cards in the discard pile", "cards", 9),
    Plane("top", (_FACE,), "the top card of the discard pile"),
    Plane("drawn", (_FACE,), "the drawn card, as far as the observer knows it", "whoever has seen it"),
    count("aside", (Axis("special", FACE_NAMES[NUMBERS:]),), "special cards in use or put aside", "cards", 9),
    count("points", (_SEAT,), "points of all rounds", "points", HIGHEST, HIGHEST * ROUNDS),
    Plane("knocked", (_SEAT,), "who has knocked"),
    Plane("dealer", (_SEAT,), "who has dealt"),
    Plane("decides", (_SEAT,), "who decides"),
    Plane("letter", (Axis("letter", tuple(SEAT_LETTERS)),), "the observer's letter, as actions name it"),
    Plane("question", (questions("question", FRAME_NAMES),), "what is decided"),
    Plane(
        "drawn_as", (Axis("drawn as", tuple(WHICH.values())),), "the drawn card: alone, or one of a Draw two"
    ),
    Plane("swapping", (_SLOT,), "the place of the own card that is being swapped"),
    Plane("looking", (_SLOT,), "the places that the observer is looking at", "the observer"),
    count("deck_size", (), "cards in the deck", "cards", CARDS),
    count("rounds", (), "rounds that are over", "rounds", ROUNDS),
    count("turns", (), "turns of this round / the option turn_guard", "", 1, 1 + PLAYERS / _TURNS),
    count("players", (), "players", "players", PLAYERS),
    *option_planes(opt.OPTIONS[opt.FIXED_DEALER : opt.TURN_GUARD]),
    Plane("stayed", (_SEAT, _SLOT), "the card has lain in a row since the discard pile became the deck"),
    count("stayed_cards", (_FACE,), "all cards of which that is so: everybody can tell", "cards", 9),
)
"""In the order of ``encode``; an axis of seats has room for six, whoever does not play stays 0."""
