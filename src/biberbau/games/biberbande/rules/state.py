"""The state of a game of Biberbande: one flat record, small enough to copy in nanoseconds.

Draw pile and discard pile are bags: how many cards of each face lie there (``kernel/bag.py``). Drawing takes one at
random; apart from that, only the discard pile's top card matters.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Annotated, Protocol

import numpy as np

from ....kernel.cards import NONE
from ....kernel.events import Event, EventKind, EventNumber
from ....kernel.record import dtype_of, int8, int8s, int16, int16s, int64, int64s, uint8s
from ...common.document.fields import FrameKind, Mask, OneOf, Seat, listed, place
from . import deck

PLAYERS, SLOTS, ROUNDS = 6, 4, 6

MEMORY = 10
"""Bits of ``seen`` for one seat's memory of a card."""
EVERYBODY = sum(1 << MEMORY * seat for seat in range(PLAYERS))
"""A memory times this: all seats have it."""
BEFORE = PLAYERS * SLOTS
"""Memories from here on are of a turn, BEFORE + turn; lower ones of the look before the first turn: the card's place.

A seat sees one card a turn, so each of its memories has a number of its own, which goes with the card.
"""

LOT, LOTS = 4, 15
"""Cards that have lain in a row since the same reshuffle are a lot; lots older than the last one are numbered by age.

``older`` has a lot's number from bit LOT on, and in the bits below a face: those in the places of a lot are its cards,
the lowest first, so they tell nothing of which lies where. Each reshuffle but the last makes at most one lot, in which
lies a card; and a deck in which a pile is used up too soon for so few lots is no deck (``options.check``).
"""


class State(Protocol):
    """One game. Hidden from other seats: ``row`` unless ``known``, ``drawn``; from everybody: ``deck``.

    Everyone sees who looks at what, so ``known`` and ``seen`` are public, and so is what all can tell after a reshuffle:
    ``stayed_cards``, the cards that lie in the rows then, if not where (E37), and ``older``: which lay there before.
    """

    stack: Annotated[int8s, 1, 4]  # decision stack: kind, seat, a, b
    depth: int8
    option: Annotated[int16s, 13]  # see options.py
    round_n: int8  # number of the round, from 0
    dealer: int8
    seat: int8  # whose turn it is
    turn: int16  # turns finished in this round, by all players together
    knocker: int8  # who knocked in this round, or NONE
    row: Annotated[int8s, PLAYERS, SLOTS]  # the four cards in front of each player, from the left
    known: Annotated[uint8s, PLAYERS, SLOTS]  # seats that know the card in that slot
    plain: Annotated[int8s, PLAYERS, SLOTS]  # 1: everyone knows that it is a number, no special card
    # when those who know the card saw it: MEMORY bits a seat, see BEFORE
    seen: Annotated[int64s, PLAYERS, SLOTS]
    stayed: Annotated[uint8s, PLAYERS]  # slots whose cards have lain in a row since the last reshuffle
    stayed_cards: int64  # how many of each face these cards are, four bits a face
    drawn: int8  # the card just drawn, in the hand of the seat whose turn it is, or NONE
    aside: Annotated[int8s, 3]  # swaps, peeks and draw twos in use, or set aside at the end of a round
    deck: Annotated[int8s, deck.FACES]  # the draw pile by faces (UNKNOWN in every place when concealed)
    deck_n: int8
    discard: Annotated[int8s, deck.FACES]  # the discard pile by faces; everyone has seen them all
    discard_n: int8
    top: int8  # top card of the discard pile, or NONE
    points: Annotated[int8s, ROUNDS, PLAYERS]  # the score sheet
    older: Annotated[uint8s, PLAYERS, SLOTS]  # of a card that has stayed through several reshuffles: see LOT
    blank: Annotated[uint8s, 24]  # to an odd multiple of 16 bytes: copies are quickest there


DTYPE = dtype_of(State)


class Which(IntEnum):
    """Which card was drawn: the only one, or the first or second of a draw two."""

    ONE = 0
    FIRST = 1
    SECOND = 2


OUTER = 0b1001
"""The two outer slots, as a bitmask."""

SEAT_LETTERS = "abcdef"
"""Seats as documents and notation write them."""


@dataclass(frozen=True)
class _Waiting:
    """Seats as a list of letters."""

    def write(self, state: np.record, number: int) -> list[str]:
        """Their letters."""
        return [letter for seat, letter in enumerate(SEAT_LETTERS) if number >> seat & 1]

    def read(self, state: np.record, value: object, field: str) -> int:
        """A list; nothing: none."""
        mask = 0
        for letter in listed([] if value is None else value, field, "seats"):
            mask |= 1 << Seat(SEAT_LETTERS).read(state, letter, field)
        return mask


class Frame(FrameKind):
    """What is decided: one frame at a time."""

    LOOK = (
        "`seat` looks at the cards in its places `slots`; so do `waiting`, who are asked later",
        ("slots", Mask(SLOTS)),
        ("waiting", _Waiting()),
    )
    TURN = "action A or B"
    DRAWN = (
        "what becomes of the drawn card; `card`: the only one, or the first or second of a Draw two",
        ("card", OneOf({which: which.name.lower() for which in Which}, otherwise=Which.ONE)),
    )
    SWAPPING = "which card of somebody else to get for one's own in place `slot`", ("slot", place(SLOTS))
    END_OF_TURN = "to knock or not"
    DEAL_NEXT = "on with the next round: all look at the open rows, and last the next dealer deals"


# What events say in numbers; places count from 0.
number = EventNumber("number")
dealer = EventNumber("dealer")
slot = EventNumber("slot")
which = EventNumber("which")
place_of_other = EventNumber("place_of_other")
count = EventNumber("count")
guard = EventNumber("guard")
points = EventNumber("points")
total = EventNumber("total")


class Ev(EventKind):
    """What happens; ``card`` is NONE where none is named."""

    ROUND_STARTS = "`seat` begins; `number`: the round, from 1; `dealer`", number, dealer
    DEALS = "`seat` was dealt a card in place `slot`; nobody has seen it", slot
    TURNS_UP = "`card` begins the discard pile"
    LOOKS = "`seat` looked at its `card` in place `slot`", slot
    HIDES = "`seat` put back what it looked at"
    TAKES = (
        "`seat` took `card` from the discard pile for place `slot`; what lay there is discarded next",
        slot,
    )
    DRAWS = "`seat` drew `card`; `which`: 0 the only one, 1 or 2 the first or second of a Draw two", which
    PUTS = "`seat` put the drawn `card` in place `slot`; what lay there is discarded next", slot
    DISCARDS = "`card` went to the discard pile, from place `slot` of `seat` (-2: it was drawn)", slot
    USES = "`seat` uses `card`, a special one; `slot`: its own place, for Swap and Peek", slot
    SWAPS = (
        "`seat` swapped its place `slot` for a place of somebody else: `place_of_other` is 4 times that seat and "
        "the place",
        slot,
        place_of_other,
    )
    LAYS = "`card`, a special one that was used, went to the discard pile"
    RESHUFFLES = "`count` cards of the discard pile became the deck", count
    KNOCKS = "`seat` knocked"
    ROUND_ENDS = "`guard`: 1 when the turn limit ended the round; `seat`: where the replacing begins", guard
    OPENS = "`seat` turned up `card` in place `slot`", slot
    SETS_ASIDE = "`card`, a special one, was taken out of place `slot` of `seat`", slot
    REPLACES = "`card` came from the deck to place `slot` of `seat`", slot
    SCORES = "the row of `seat` counts `points`; `total`: all its points so far", points, total
    GAME_ENDS = "the last round is over"


def other_place(event: Event) -> tuple[int, int]:
    """With whom, and with which place, somebody swapped."""
    return divmod(place_of_other(event), SLOTS)


def place_in_row(event: Event) -> int:
    """The place that an event is about, NONE if it is about none."""
    return slot(event) if event.kind in slot.places else NONE
