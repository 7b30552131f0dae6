"""The observation: what each part of ``encode``'s vector says, and who may know it."""

from __future__ import annotations

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
_KNOWER = Axis("knower", _SEAT.labels)
_SPECIAL = Axis("special", deck.NAMES[deck.NUMBERS :])
_WHICH = Axis("drawn as", tuple(which.name.lower() for which in st.Which))
_TURNS = Opt.TURN_GUARD.option.low
_SEEN: KnownTo = "those who have seen it"


class At(PlaneStart):
    """Where each part begins; an axis of seats has room for six; seats that nobody plays stay 0."""

    ROWS = part((_SEAT, _SLOT, _FACE), "each card, as far as the observer knows it", known_to=_SEEN)
    KNOWN_BY = part((_SEAT, _SLOT, _KNOWER), "who knows the card")
    PLAIN = part((_SEAT, _SLOT), "everybody knows that the card is a number")
    FRESH = part(
        (_SEAT, _SLOT),
        "1 / (1 + turns since the observer last saw the card); 0 if the observer does not know it",
        known_to=_SEEN,
    )
    DISCARD = part((_FACE,), "cards in the discard pile", "cards", 9)
    TOP = part((_FACE,), "the top card of the discard pile")
    DRAWN = part((_FACE,), "the drawn card, as far as the observer knows it", known_to=_SEEN)
    ASIDE = part((_SPECIAL,), "special cards in use or put aside", "cards", 9)
    POINTS = part((_SEAT,), "points of all rounds", "points", deck.HIGHEST, deck.HIGHEST * st.ROUNDS)
    KNOCKED = part((_SEAT,), "who has knocked")
    DEALER = part((_SEAT,), "who has dealt")
    DECIDES = part((_SEAT,), "who decides")
    LETTER = part((Axis("letter", tuple(st.SEAT_LETTERS)),), "the observer's letter, as actions name it")
    QUESTION = part((questions("question", st.Frame.names()),), "what is decided")
    DRAWN_AS = part((_WHICH,), "the drawn card: alone, or one of a Draw two")
    SWAPPING = part((_SLOT,), "the place of the seat's own card that is being swapped")
    LOOKING = part((_SLOT,), "the places that the observer is looking at", known_to="the observer")
    DECK_SIZE = part((), "cards in the deck", "cards", deck.CARDS)
    ROUNDS = part((), "rounds that are over", "rounds", st.ROUNDS)
    TURNS = part((), "turns of this round / the option turn_guard", "", 1, 1 + st.PLAYERS / _TURNS)
    PLAYERS = part((), "players", "players", st.PLAYERS)
    OPTIONS = option_planes(OPTIONS[Opt.FIXED_DEALER : Opt.TURN_GUARD])
    STAYED = part((_SEAT, _SLOT), "the card has lain in a row since the discard pile became the deck")
    STAYED_CARDS = part((_FACE,), "all cards of which that is so: everybody can tell", "cards", 9)


PLANES = At.all()
ENCODED = size(PLANES)
