"""The observation: what each part of ``encode``'s vector says, and who may know it."""

from __future__ import annotations

from ...kernel.planes import Axis, Plane, count, option_planes, places, questions, seats
from . import options as opt
from .deck import CARDS, COPIES, FACES, ROUNDS, card_name
from .position import FRAME_NAMES, LEAST_POINTS, MOST_POINTS, ORIGINS
from .state import PLAYERS, SLOTS

_SEAT = seats(PLAYERS)
_SLOT = places("place", SLOTS)
_NAMES = tuple(card_name(face) for face in range(FACES))
_FACE = Axis("face", _NAMES)
_TURNS = next(option.high for option in opt.OPTIONS if option.name == "turn_limit") * PLAYERS + PLAYERS

PLANES: tuple[Plane, ...] = (
    Plane(
        "displays", (_SEAT, _SLOT, Axis("face or back", (*_NAMES, "face down"))), "what lies on each place"
    ),
    Plane("drawn", (_FACE,), "the drawn card, as far as the observer knows it", "whoever has seen it"),
    Plane(
        "drawn_unseen", (), "somebody has drawn a card that the observer does not know", "whoever has seen it"
    ),
    Plane("origin", (Axis("origin", tuple(ORIGINS.values())),), "where the drawn card is from"),
    Plane("top", (_FACE,), "the top card of the discard pile"),
    count(
        "unseen", (_FACE,), "cards that the observer has not seen", "cards", 8, known_to="whoever has seen it"
    ),
    Plane("closer", (_SEAT,), "who has turned up the last card first"),
    Plane("decides", (_SEAT,), "who decides"),
    count(
        "points",
        (_SEAT,),
        "points of all rounds",
        "points",
        100,
        MOST_POINTS * ROUNDS,
        least=LEAST_POINTS * ROUNDS,
    ),
    Plane("chosen", (_SLOT,), "the observer's cards to be turned up when all have chosen", "the observer"),
    Plane("question", (questions("question", FRAME_NAMES),), "what is decided"),
    count("question_number", (), "cards chosen, or the place that the beaver left, from 0", "number", 8),
    count("deck_size", (), "cards in the deck", "cards", CARDS),
    count("pile_size", (), "cards in the discard pile", "cards", CARDS),
    count("rounds", (), "rounds that are over", "rounds", ROUNDS),
    count("turns", (), "turns of this round, by all players together", "turns", 100, _TURNS),
    *option_planes(opt.OPTIONS, per={"turn_limit": 100}),
    Plane(
        "reshuffled",
        (),
        "the discard pile has become the deck in this round: all can tell what lies face down",
    ),
    count("face_down", (_FACE,), "then: the cards that lie face down", "cards", 8),
)
"""In the order of ``encode``; an axis of seats has room for six, whoever does not play stays 0."""

assert max(COPIES) == 8
