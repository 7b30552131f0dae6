"""The observation: what each part of ``encode``'s vector says, and who may know it."""

from __future__ import annotations

import numpy as np

from ....kernel.observation_spec import (
    Axis,
    KnownTo,
    PlaneStart,
    option_planes,
    part,
    places,
    questions,
    seats,
    size,
)
from . import deck
from . import state as st
from .options import OPTIONS, Opt

_SEAT = seats(st.PLAYERS)
_OWNER = Axis("owner", _SEAT.labels)
_ANIMAL = Axis("animal", tuple(animal.name for animal in deck.ANIMALS))
_CARD = (_OWNER, _ANIMAL)
_VALUE = places("value", deck.VALUES)
_SEEN: KnownTo = "those who have seen it"
_MINE: KnownTo = "the observer"
_PER = {"animals": 12, "hand": 4}

# What animals count came after the observation of this version had been settled.
_TOLD = OPTIONS[: Opt.LOW_POINTS]


class At(PlaneStart):
    """Where each part begins; axes of owners and seats have room for four; seats that nobody plays stay 0."""

    LINE = part((places("place", st.LINE), *_CARD), "the card on each place, counted from Heaven's Gate")
    THATS_IT = part(_CARD, "THAT'S IT: height of the card, from 1 at the bottom / cards in the pile")
    ON_THE_WAY = part(
        _CARD, "on the way to THAT'S IT: its place in the order in which they fell, from 1", "order", 12
    )
    BESIDE = part(_CARD, "vultures beside THAT'S IT")
    BAR = part(_CARD, "guests in the bar")
    HANDS = part(_CARD, "cards in a hand, as far as the observer knows", known_to=_SEEN)
    OWN_DECK = part(_CARD, "the observer's draw pile: neither seen, sorted out nor in hand", known_to=_MINE)
    ACTING = part(_CARD, "the card whose animal action is under way")
    FRESH = part(_CARD, "the card that entered the line this turn")
    ROLE = part((_ANIMAL,), "the animal that the acting card acts as")
    HAND_SIZES = part((_SEAT,), "cards in each hand", "cards", st.HAND)
    DECK_SIZES = part((_SEAT,), "cards in each draw pile", "cards", st.DECK)
    EARLIER_GUESTS = part(
        (_SEAT,), "return game: guests of the first game", "guests", 12, st.EARLIER["guests"]
    )
    EARLIER_POINTS = part(
        (_SEAT,), "return game: points of the first game", "points", 36, st.EARLIER["points"]
    )
    EARLIER_VALUES = part((_SEAT,), "return game: values of the guests of the first game", "values", 78)
    DECIDES = part((_SEAT,), "who decides")
    QUESTION = part((questions("question", st.Frame.names()),), "what is decided")
    RETURN_GAME = part((), "the return game is being played")
    IMITATED = part(
        (Axis("by", ("penguin", "chameleon")),), "whose way of imitating the acting card has used"
    )
    NEW = part(
        (_SEAT, _VALUE),
        "mixed sets: that animal is a New Beast, as far as the observer knows",
        known_to=_SEEN,
    )
    NEW_KNOWN = part((_SEAT, _VALUE), "mixed sets: everybody knows which set that animal is from")
    OWN_OUT = part((_VALUE,), "advanced variant: the observer has sorted that value out", known_to=_MINE)
    OWN_SHOWN = part((_VALUE,), "the observer's hand: cards that everybody has seen")
    OWN_TAKEN = part(
        (), "mixed sets: values of which the observer has decided the set", "values", deck.VALUES
    )
    OPTIONS = option_planes(_TOLD, per=_PER)


PLANES = At.all()
ENCODED = size(PLANES)
OPTION_PER = np.array([_PER.get(option.name, 1) for option in _TOLD], dtype=np.float64)
"""What each option is divided by."""
