"""The state: one flat record in which nothing is nested; equal positions are equal bytes."""

from __future__ import annotations

import numpy as np

from biberbau.games.common.document.fields import FrameKind
from biberbau.kernel.events import EventKind

from . import deck

PLAYERS = 4

DTYPE = np.dtype(
    (
        np.record,
        [
            ("stack", "i1", (1, 4)),  # decision stack: kind, seat, a, b
            ("depth", "i1"),
            ("option", "i1", (2,)),  # see options.py
            ("hand", "i1", (PLAYERS,)),  # its owner knows it, at the end everybody
            ("away", "i1", (PLAYERS,)),  # the card that a seat has laid away, or NONE: everybody knows it
            ("deck", "i1", (deck.FACES,)),  # how many there are of each face: nobody knows
            ("deck_n", "i1"),
        ],
    )
)


class Frame(FrameKind):
    """What is decided."""

    CHOOSE = "keep the card, or swap it"


class Ev(EventKind):
    """What happens."""

    DEALS = "the cards are shuffled"
    GETS = "`seat` was dealt `card` (the others do not see it)"
    KEEPS = "`seat` keeps its card"
    LAYS_AWAY = "`seat` laid `card` away, face up"
    DRAWS = "`seat` drew `card` in its place (the others do not see it)"
    REVEALS = "at the end: `seat` has `card`"
