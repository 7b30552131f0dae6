"""The observation: what each part of ``encode``'s vector says, and who may know it."""

from __future__ import annotations

from biberbau.kernel.observation_spec import Axis, PlaneStart, option_planes, part, seats, size

from . import deck
from . import state as st
from .options import OPTIONS

_SEAT = seats(st.PLAYERS)
_FACE = Axis("face", deck.NAMES)


class At(PlaneStart):
    """Where each part begins; seats that nobody plays stay 0."""

    HANDS = part((_SEAT, _FACE), "the card in hand", known_to="whoever has seen it")
    AWAY = part((_SEAT, _FACE), "the card that was laid away")
    DECIDES = part((_SEAT,), "who decides")
    DONE = part((_SEAT,), "who has decided")
    OPTIONS = option_planes(OPTIONS)


PLANES = At.all()
ENCODED = size(PLANES)
