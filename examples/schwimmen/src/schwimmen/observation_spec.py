"""The observation: what each part of ``encode``'s vector says, and who may know it."""

from __future__ import annotations

from biberbau.kernel.observation_spec import Axis, PlaneStart, option_planes, part, places, seats, size

from . import deck
from . import state as st
from .options import OPTIONS

_SEAT = seats(st.PLAYERS)
_PLACE = places("place", st.HAND)
_FACE = Axis("face", deck.NAMES)


class At(PlaneStart):
    """Where each part begins; seats that nobody plays stay 0."""

    HAND = part((_PLACE, _FACE), "the observer's cards", known_to="the observer")
    SEEN = part((_SEAT, _FACE), "cards in hands that everybody has seen")
    MIDDLE = part((_PLACE, _FACE), "the cards in the middle")
    AWAY = part((_FACE,), "cards that were laid aside")
    LIVES = part((_SEAT,), "lives, and one more while somebody is in", "lives", 4)
    DECIDES = part((_SEAT,), "who decides")
    KNOCKER = part((_SEAT,), "who has knocked")
    TAKEN = part((_PLACE,), "the card of the middle that is being taken")
    LOOKS = part((), "whether a round is over and looked at")
    PASSES = part((), "how many have passed in a row", "passes", st.PLAYERS)
    DECK = part((), "how many cards the deck has", "cards", deck.FACES)
    OPTIONS = option_planes(OPTIONS)


PLANES = At.all()
ENCODED = size(PLANES)
