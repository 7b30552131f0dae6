"""The state of a game of Biber Gang: one flat record, small enough to copy in nanoseconds.

A display has eight slots: 0-3 are the upper row from left to right, 4-7 the lower one, so slot ``s`` and slot
``s ^ 4`` are one column. Deck and discard pile are filled from index 0, the top card is the last one; unused slots
hold ``NONE``.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated, Protocol

from ....kernel.events import EventKind, EventNumber
from ....kernel.record import dtype_of, int8, int8s, int16, int64, uint8s
from ...common.document.fields import FrameKind, Number, place
from . import deck

PLAYERS, SLOTS, COLUMNS = 6, 8, 4


class State(Protocol):
    """One game, an odd multiple of 16 bytes: copies are quickest there.

    Hidden: face-down cards and ``deck`` from all, ``drawn`` out of the deck and ``chosen`` from the others.

    What everyone can tell after a reshuffle is public: ``face_down``, the cards that lie face down, if not where (G35).
    """

    stack: Annotated[int8s, 1, 4]  # decision stack: kind, seat, a, b
    depth: int8
    option: Annotated[int8s, 8]  # see options.py
    round_n: int8  # rounds that are over and scored
    closer: int8  # the seat that turned up its last card first, or NONE
    drawn: int8  # the card that the acting seat holds, or NONE
    origin: int8  # where it is from; out of the deck its drawer alone knows it
    turns: int16  # turns begun in this round
    display: Annotated[int8s, PLAYERS, SLOTS]
    up: Annotated[uint8s, PLAYERS]  # bit s: slot s lies face up, everyone knows it; face down, nobody does
    chosen: Annotated[uint8s, PLAYERS]  # bit s: slot s will be turned up; its owner knows
    points: Annotated[int8s, deck.ROUNDS, PLAYERS]  # of the rounds that are scored
    deck_n: int8
    pile_n: int8
    deck: Annotated[int8s, deck.CARDS]  # nobody knows any
    pile: Annotated[int8s, deck.CARDS]  # the discard pile: everyone knows all
    reshuffled: int8  # 1: the deck was the discard pile in this round, whose cards all had seen
    face_down: int64  # then: how many cards of each face lie face down, four bits a face; or 0


DTYPE = dtype_of(State)

FIRST_FLIPS = 2
"""How many cards each player turns up to begin with."""

ALL_UP = 0xFF


class Frame(FrameKind):
    """What is decided: one frame at a time."""

    CHOOSE_FLIPS = (
        "which cards to turn up to begin with; `chosen`: how many this seat has picked",
        ("chosen", Number(0, FIRST_FLIPS - 1, otherwise=0)),
    )
    DRAW_CARD = "a card of the deck or of the discard pile"
    USE_CARD = "place for the drawn card, or to discard it"
    TURN_ONE = "which card to turn up after a discard"
    SWIM_TO = "where the drawn beaver swims; `start`: the place that it left", ("start", place(SLOTS))
    LOOK_BACK = "on with the next round, when everybody has looked at the one that is scored"


class Origin(IntEnum):
    """Where the drawn card is from."""

    NOWHERE = 0
    DECK = 1
    PILE = 2
    DISPLAY = 3


ORIGINS = {int(origin): origin.name.lower() for origin in Origin if origin}
"""What documents call them."""

# What events say in numbers.
round_n = EventNumber("round_n")
slot = EventNumber("slot")
start = EventNumber("start")
end = EventNumber("end")
count = EventNumber("count")
total = EventNumber("total")
tied = EventNumber("tied")
turns = EventNumber("turns")
first = EventNumber("first")
down = EventNumber("down")
points = EventNumber("points")
bonus = EventNumber("bonus")


class Ev(EventKind):
    """What happens. Places count from 0; ``card`` is NONE where none is named."""

    ROUND_STARTS = "everything is shuffled and dealt; `round_n` counts from 0", round_n
    OPENS_PILE = "`card` begins the discard pile"
    CHOOSES = "`seat` has picked its `count`th card to turn up, nobody else sees which", count
    TURNS_UP = "`seat` turned up `card` in place `slot`; `first`: 1 for the two to begin with", slot, first
    BEGINS = (
        "`seat` goes first with the sum `total`, which `tied` players had (of several, the lot decides)",
        total,
        tied,
    )
    DRAWS = "`seat` drew `card` from the deck (the others do not see it)"
    TAKES = "`seat` took `card` from the discard pile"
    DISCARDS = (
        "`card` went to the discard pile, from place `slot` (-2: the drawn one); `down`: 1 when it lay face down",
        slot,
        down,
    )
    PLACES = (
        "`seat` put `card` face up in place `slot`; `down`: 1 when a face-down card lay there; that one moves next",
        slot,
        down,
    )
    SWIMS = "a beaver swam from place `start` to place `end`; what lay there is discarded next", start, end
    LEAVES = "`seat` leaves its last card, in place `slot`, face down", slot
    CLOSES = "`seat` has turned up its last card: each of the others has one last turn"
    RESHUFFLES = "`count` cards of the discard pile, all but its top card, became the deck", count
    DECK_ENDS = "the deck is empty, and the round is scored as it lies"
    LIMIT_ENDS = "everybody has had `turns` turns, and the round is scored as it lies", turns
    REVEALS = "at the end of the round: `card` lay face down in place `slot` of `seat`", slot
    SCORES = "`seat` gets `points` for the round, of which `bonus` (0 or less) are the bonus", points, bonus
    GOES_ON = "`seat` has looked at the scores"
    GAME_ENDS = "the fifth round is over"
