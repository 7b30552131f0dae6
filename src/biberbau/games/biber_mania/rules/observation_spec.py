"""The observation: what each part of ``encode``'s vector says, and who may know it."""

from __future__ import annotations

from ....kernel.observation_spec import Axis, PlaneStart, option_planes, part, questions, seats, size
from . import deck
from . import state as st
from .options import OPTIONS, Opt

_SEAT = seats(st.PLAYERS)
_FACE = Axis("face", deck.NAMES)
_LETTER = Axis("letter", tuple(st.SEAT_LETTERS))
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
_COPIES = max(option.high for option in OPTIONS[Opt.COPIES : Opt.COLLECT])
_PER = {"collect": 250, "rounds": deck.MOST_ROUNDS}


class At(PlaneStart):
    """Where each part begins; an axis of seats has room for five, those that nobody plays stay 0."""

    KNOWN = part((_SEAT, _FACE), "cards in each hand of which everybody knows", "cards", 4, _COPIES)
    TOP_GROUPS = part((_SEAT, _FACE), "the top group of each pile", "cards", 4, _COPIES)
    PILES = part((_SEAT, _FACE), "all cards of each pile", "cards", 4, _COPIES)
    TOP_KINDS = part((_SEAT, _GROUP), "what the top group is")
    GUARDED = part((_SEAT,), "whether a Bodyguard protects the top group")
    HAND_SIZES = part((_SEAT,), "cards in each hand", "cards", deck.HAND, deck.MOST_CARDS)
    PILE_SIZES = part((_SEAT,), "cards in each pile", "cards", 32, deck.MOST_CARDS)
    OWED = part(
        (_SEAT,), "cards to be drawn for those that were stabbed or stolen", "cards", 4, deck.MOST_CARDS
    )
    POINTS = part(
        (_SEAT,),
        "points: of the round, or written down when points are collected",
        "points",
        32,
        deck.MOST_POINTS,
        least=-deck.MOST_POINTS,
    )
    STARTER = part((_SEAT,), "who began the round")
    TURN = part((_SEAT,), "whose turn it is")
    DECIDES = part((_SEAT,), "who decides")
    LETTER = part((_LETTER,), "the observer's letter, as actions name it")
    HAND = part((_FACE,), "the observer's hand", "cards", 4, _COPIES, known_to="the observer")
    DISPLAY = part((_FACE,), "cards in the display", "cards", 4, deck.DISPLAY)
    STOCK = part((_FACE,), "cards in the stock", "cards", 4, deck.STOCK)
    GONE = part((_FACE,), "cards out of the game", "cards", 4, _COPIES)
    CHOSEN = part((_FACE,), "the discard that is being put together", "cards", 4, _COPIES)
    DECK = part((_FACE,), "how many cards of each face there are", "cards", 8, _COPIES)
    QUESTION = part((questions("question", st.Frame.names()),), "what is decided")
    ABOUT_SEAT = part(
        (_SEAT,), "the seat that it is about: stabbed, asked by the Fairy, drawn for by the Bad Guy"
    )
    ABOUT_NUMBER = part((), "how many more cards to steal, or to draw as the Bad Guy", "cards", 8, st.CHOSEN)
    DECK_SIZE = part((), "cards in the draw pile", "cards", 64, deck.MOST_CARDS)
    ROUNDS = part((), "rounds that are over", "rounds", deck.MOST_ROUNDS)
    PLAYERS = part((), "players", "players", st.PLAYERS)
    COLLECT = option_planes(OPTIONS[Opt.COLLECT : Opt.PROFESSIONALS], per=_PER)
    RULES = option_planes(OPTIONS[Opt.PROFESSIONALS : Opt.MEMORY_AID])
    MOST_ROUNDS = option_planes(OPTIONS[Opt.ROUNDS : Opt.HAND], per=_PER)
    WITHOUT = part(
        (_SEAT, _FACE),
        "how many of each hand's unseen cards, the oldest, are not of that face: it was asked for in vain",
        "cards",
        deck.HAND,
        deck.MOST_CARDS,
    )


PLANES = At.all()
ENCODED = size(PLANES)
