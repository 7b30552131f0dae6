"""The observation: what each part of ``encode``'s vector says, and who may know it."""

from __future__ import annotations

from ...kernel.planes import Axis, Plane, count, option_planes, questions, seats
from . import options as opt
from .actions import SEAT_LETTERS
from .deck import DISPLAY, FACE_NAMES, HAND, MOST_CARDS, STOCK
from .position import FRAME_NAMES, MOST_POINTS
from .state import CHOSEN, MOST_ROUNDS, PLAYERS

_SEAT = seats(PLAYERS)
_FACE = Axis("face", FACE_NAMES)
_GROUP = Axis(
    "group",
    (
        "none",
        "equal numbers",
        "jokers",
        "an action card",
        "a sequence",
        "a sequence with the Hippie",
        "the Partybeaver's",
        "what is left of a group",
    ),
)
_COPIES = max(option.high for option in opt.OPTIONS[opt.COPIES : opt.JOKERS + 1])

PLANES: tuple[Plane, ...] = (
    count("known", (_SEAT, _FACE), "cards in each hand of which everybody knows", "cards", 4, _COPIES),
    count("top_groups", (_SEAT, _FACE), "the top group of each pile", "cards", 4, _COPIES),
    count("piles", (_SEAT, _FACE), "all cards of each pile", "cards", 4, _COPIES),
    Plane("top_kinds", (_SEAT, _GROUP), "what the top group is"),
    Plane("guarded", (_SEAT,), "whether a Bodyguard protects the top group"),
    count("hand_sizes", (_SEAT,), "cards in each hand", "cards", HAND, MOST_CARDS),
    count("pile_sizes", (_SEAT,), "cards in each pile", "cards", 32, MOST_CARDS),
    count(
        "owed", (_SEAT,), "cards to be drawn for those that were stabbed or stolen", "cards", 4, MOST_CARDS
    ),
    count(
        "points",
        (_SEAT,),
        "points: of the round, or written down when points are collected",
        "points",
        32,
        MOST_POINTS,
        least=-MOST_POINTS,
    ),
    Plane("starter", (_SEAT,), "who began the round"),
    Plane("turn", (_SEAT,), "whose turn it is"),
    Plane("decides", (_SEAT,), "who decides"),
    Plane("letter", (Axis("letter", tuple(SEAT_LETTERS)),), "the observer's letter, as actions name it"),
    count("hand", (_FACE,), "the observer's hand", "cards", 4, _COPIES, "the observer"),
    count("display", (_FACE,), "cards in the display", "cards", 4, DISPLAY),
    count("stock", (_FACE,), "cards in the stock", "cards", 4, STOCK),
    count("gone", (_FACE,), "cards out of the game", "cards", 4, _COPIES),
    count("chosen", (_FACE,), "the discard that is being put together", "cards", 4, _COPIES),
    count("deck", (_FACE,), "how many cards of each face there are", "cards", 8, _COPIES),
    Plane("question", (questions("question", FRAME_NAMES),), "what is decided"),
    Plane(
        "about_seat",
        (_SEAT,),
        "the seat that it is about: stabbed, asked by the Fairy, drawn for by the Bad Guy",
    ),
    count("about_number", (), "how many more cards to steal, or to draw as the Bad Guy", "cards", 8, CHOSEN),
    count("deck_size", (), "cards in the draw pile", "cards", 64, MOST_CARDS),
    count("rounds", (), "rounds that are over", "rounds", MOST_ROUNDS),
    count("players", (), "players", "players", PLAYERS),
    *option_planes(opt.OPTIONS[opt.COLLECT : opt.MEMORY_AID], per={"collect": 250}),
    *option_planes(opt.OPTIONS[opt.ROUNDS : opt.ROUNDS + 1], per={"rounds": MOST_ROUNDS}),
    count(
        "without",
        (_SEAT, _FACE),
        "how many of each hand's unseen cards, the oldest, are not of that face: it was asked for in vain",
        "cards",
        HAND,
        MOST_CARDS,
    ),
)
"""In the order of ``encode``; an axis of seats has room for five, whoever does not play stays 0."""
