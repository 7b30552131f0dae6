"""The observation: what each part of ``encode``'s vector says, and who may know it."""

from __future__ import annotations

from ...kernel.planes import Axis, Plane, count, option_planes, places, questions, seats
from . import options as opt
from .deck import ANIMALS, COLOURS, VALUES
from .position import EARLIER, FRAME_NAMES
from .state import DECK, HAND, LINE, PLAYERS

_SEAT = seats(COLOURS)
_OWNER = Axis("owner", _SEAT.labels)
_ANIMAL = Axis("animal", tuple(animal.name for animal in ANIMALS))
_CARD = (_OWNER, _ANIMAL)
_VALUE = places("value", VALUES)
_ONCE = dict(EARLIER)

PLANES: tuple[Plane, ...] = (
    Plane("line", (places("place", LINE), *_CARD), "the card on each place, counted from Heaven's Gate"),
    Plane("thats_it", _CARD, "THAT'S IT: height of the card, from 1 at the bottom / cards in the pile"),
    count("on_the_way", _CARD, "on the way to THAT'S IT: as the how many-th it fell, from 1", "order", 12),
    Plane("beside", _CARD, "vultures beside THAT'S IT"),
    Plane("bar", _CARD, "guests in the bar"),
    Plane("hands", _CARD, "cards in a hand, as far as the observer knows", "whoever has seen it"),
    Plane(
        "own_deck", _CARD, "the observer's draw pile: neither seen, sorted out nor in hand", "the observer"
    ),
    Plane("acting", _CARD, "the card whose animal action is under way"),
    Plane("fresh", _CARD, "the card that entered the line this turn"),
    Plane("role", (_ANIMAL,), "the animal that the acting card acts as"),
    count("hand_sizes", (_SEAT,), "cards in each hand", "cards", HAND),
    count("deck_sizes", (_SEAT,), "cards in each draw pile", "cards", DECK),
    count("earlier_guests", (_SEAT,), "return game: guests of the first game", "guests", 12, _ONCE["guests"]),
    count("earlier_points", (_SEAT,), "return game: points of the first game", "points", 36, _ONCE["points"]),
    count("earlier_values", (_SEAT,), "return game: values of the guests of the first game", "values", 78),
    Plane("decides", (_SEAT,), "who decides"),
    Plane("question", (questions("question", FRAME_NAMES),), "what is decided"),
    Plane("return_game", (), "the return game is being played"),
    Plane(
        "imitated", (Axis("by", ("penguin", "chameleon")),), "whose way of imitating the acting card has used"
    ),
    Plane(
        "new",
        (_SEAT, _VALUE),
        "mixed sets: that animal is a New Beast, as far as the observer knows",
        "whoever has seen it",
    ),
    Plane("new_known", (_SEAT, _VALUE), "mixed sets: everybody knows which set that animal is from"),
    Plane("own_out", (_VALUE,), "advanced variant: the observer has sorted that value out", "the observer"),
    Plane("own_shown", (_VALUE,), "the observer's hand: cards that everybody has seen"),
    count("own_taken", (), "mixed sets: values of which the observer has decided the set", "values", VALUES),
    *option_planes(opt.OPTIONS, per={"animals": 12, "hand": 4}),
)
"""In the order of ``encode``; axes of owners and seats have room for four, whoever does not play stays 0."""

assert len(_SEAT.labels) == PLAYERS
