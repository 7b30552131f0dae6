"""The state: one flat record in which nothing is nested; equal positions are equal bytes."""

from __future__ import annotations

import numpy as np

from biberbau.games.common.document.fields import FrameKind, place
from biberbau.kernel.events import EventKind, EventNumber

from . import deck

PLAYERS = 8
HAND = 3
MOST_AWAY = deck.FACES - 3 * HAND  # two play
OUT = -1
"""Lives of a player who is out; 0: swimming."""

DTYPE = np.dtype(
    (
        np.record,
        [
            ("stack", "i1", (1, 4)),  # decision stack: kind, seat, a, b
            ("depth", "i1"),
            ("option", "i1", (2,)),  # see options.py
            ("lives", "i1", (PLAYERS,)),
            ("hand", "i1", (PLAYERS, HAND)),  # NONE: of a player who was out before this round
            ("known", "i1", (PLAYERS,)),  # bitmask of the cards of a hand that everybody has seen
            ("middle", "i1", (HAND,)),
            (
                "away",
                "i1",
                (MOST_AWAY,),
            ),  # laid aside in this round, the latest last: everybody has seen them
            ("away_n", "i1"),
            ("deck", "i1", (deck.FACES,)),  # how many there are of each face: nobody knows
            ("deck_n", "i1"),
            ("first", "i1"),  # who began this round
            ("passes", "i1"),  # in a row, while nobody has knocked
            ("knocker", "i1"),  # or NONE
            ("round_n", "i2"),  # rounds that are over
        ],
    )
)


class Frame(FrameKind):
    """What is decided."""

    TURN = "exchange cards, pass, knock or show"
    GIVE = "which card of the hand goes into the place of the one that is taken", ("take", place(HAND))
    LOOK = "on with the next round, when everybody has looked at the hands"


slot, spot = EventNumber("slot"), EventNumber("spot")  # in a hand, in the middle
halves, left = EventNumber("halves"), EventNumber("left")


class Ev(EventKind):
    """What happens."""

    DEALS = "a round begins: the cards are shuffled; `seat` is the first to play"
    GETS = "`seat` was dealt `card` (the others do not see it)", slot
    OPENS = "`card` was laid open in the middle", spot
    LAYS = "`seat` laid `card` in the middle", slot, spot
    TAKES = "`seat` took `card` from the middle", slot, spot
    PASSES = "`seat` passes"
    KNOCKS = "`seat` knocks: everybody else has one more turn"
    CLEARS = "all have passed: the cards in the middle are laid aside"
    SHOWS = "`seat` shows a hand that ends the round"
    REVEALS = "the round is over: `seat` has `card`", slot
    COUNTS = "what the hand of `seat` is worth, in half points", halves
    LOSES = "`seat` loses a life: how many are left, 0: swimming, -1: out", left
    EVEN = "all hands are worth the same: nobody loses a life"
