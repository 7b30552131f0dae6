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
_SLOT = places("place", st.SLOTS)
_FACE = Axis("face", deck.NAMES)
_LIES = Axis("face or back", (*deck.NAMES, "face down"))
_ORIGIN = Axis("origin", tuple(st.ORIGINS.values()))
_TURNS = (Opt.TURN_LIMIT.option.high + 1) * st.PLAYERS
_SEEN: KnownTo = "those who have seen it"
_PER = {"turn_limit": 100}
_TOLD = OPTIONS[: Opt.HIGHEST]
"""What the deck has, the unseen cards tell."""


class At(PlaneStart):
    """Where each part begins; an axis of seats has room for six; seats that nobody plays stay 0."""

    DISPLAYS = part((_SEAT, _SLOT, _LIES), "what lies on each place")
    DRAWN = part((_FACE,), "the drawn card, as far as the observer knows it", known_to=_SEEN)
    DRAWN_UNSEEN = part((), "somebody has drawn a card that the observer does not know", known_to=_SEEN)
    ORIGIN = part((_ORIGIN,), "where the drawn card is from")
    TOP = part((_FACE,), "the top card of the discard pile")
    UNSEEN = part((_FACE,), "cards that the observer has not seen", "cards", 8, known_to=_SEEN)
    CLOSER = part((_SEAT,), "who has turned up the last card first")
    DECIDES = part((_SEAT,), "who decides")
    POINTS = part(
        (_SEAT,),
        "points of all rounds",
        "points",
        100,
        most=deck.MOST_POINTS * deck.ROUNDS,
        least=deck.LEAST_POINTS * deck.ROUNDS,
    )
    CHOSEN = part(
        (_SLOT,), "the observer's cards to be turned up when all have chosen", known_to="the observer"
    )
    QUESTION = part((questions("question", st.Frame.names()),), "what is decided")
    QUESTION_NUMBER = part((), "cards chosen, or the place that the beaver left, from 0", "number", 8)
    DECK_SIZE = part((), "cards in the deck", "cards", deck.CARDS)
    PILE_SIZE = part((), "cards in the discard pile", "cards", deck.CARDS)
    ROUNDS = part((), "rounds that are over", "rounds", deck.ROUNDS)
    TURNS = part((), "turns of this round, by all players together", "turns", 100, _TURNS)
    OPTIONS = option_planes(_TOLD, per=_PER)
    RESHUFFLED = part(
        (), "the discard pile has become the deck in this round: all can tell what lies face down"
    )
    FACE_DOWN = part((_FACE,), "then: the cards that lie face down", "cards", 8)


PLANES = At.all()
ENCODED = size(PLANES)
OPTION_PER = np.array([_PER.get(option.name, 1) for option in _TOLD], dtype=np.float64)
"""What each option is divided by."""

assert max(Opt.COPIES.option.high, Opt.BEAVERS.option.high) == 8
