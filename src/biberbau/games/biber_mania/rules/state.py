"""The state of a game of Biber-Mania: one flat record, small enough to copy in nanoseconds.

Hands, display, stock and draw pile are bags: how many cards of each face lie there. Only the players' discard piles
have an order, because below a group lies the one before it.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated, Protocol

from ....kernel.events import EventKind, EventNumber
from ....kernel.record import dtype_of, int8, int8s, int16, int16s, uint8, uint8s
from ...common.document.fields import FrameKind, Number, Seat
from . import deck

PLAYERS = 5

SEAT_LETTERS = "abcde"
"""What actions and documents call the seats."""

CHOSEN = 24
"""The most cards of one discard: twelve equal ones and twelve jokers."""


class State(Protocol):
    """One game. Hidden from other seats: ``hand``, but for what is ``known``; from everybody: ``deck``."""

    stack: Annotated[int8s, 1, 4]  # decision stack: kind, seat, a, b
    depth: int8
    option: Annotated[int16s, 19]  # see options.py
    round_n: int16  # number of the round, from 0
    starter: int8  # who began this round
    seat: int8  # whose turn it is
    hand: Annotated[int8s, PLAYERS, deck.FACES]  # cards of each face (UNKNOWN in every place when concealed)
    known: Annotated[int8s, PLAYERS, deck.FACES]  # at least that many of them everyone knows to be there
    # how many of a hand's cards that nobody saw come, the oldest, are not of that face: it had none then
    without: Annotated[uint8s, PLAYERS, deck.FACES]
    asked: uint8  # bitmask of the seats of whose hands ``without`` says something
    hand_n: Annotated[int16s, PLAYERS]
    chosen: Annotated[int8s, CHOSEN]  # cards of the discard that is being put together, as they came; or NONE
    chosen_n: int8
    # discard piles from below: face | STARTS | GUARDED; or NONE
    pile: Annotated[int8s, PLAYERS, deck.MOST_CARDS]
    pile_n: Annotated[int16s, PLAYERS]
    top_n: Annotated[int8s, PLAYERS]  # cards of the group on top of each pile
    top_kind: Annotated[int8s, PLAYERS]  # what that group is: NOTHING to ODD
    top_value: Annotated[int8s, PLAYERS]  # EQUALS: their number; otherwise 0
    top_guarded: Annotated[int8s, PLAYERS]  # 1: a Bodyguard protects it from being stabbed
    owed: Annotated[int16s, PLAYERS]  # cards stabbed and stolen from each player's pile in this turn
    display: Annotated[int8s, deck.FACES]
    display_n: int8
    stock: Annotated[int8s, deck.FACES]
    stock_n: int8
    deck: Annotated[int8s, deck.FACES]  # the draw pile (UNKNOWN in every place when concealed)
    deck_n: int16
    gone: Annotated[int8s, deck.FACES]  # stabbed and refused: out of the game
    points: Annotated[int16s, PLAYERS]  # written down, when points are collected
    blank: Annotated[uint8s, 5]  # to an odd multiple of 16 bytes: copies are quickest there


DTYPE = dtype_of(State)

STARTS, GUARDED = 32, 64
"""Marks on a card of a pile: the first of its group; and that a Bodyguard was played with the group."""
FACE = 31
"""Mask for the face alone."""

AT_DISPLAY, AT_STOCK, AT_DECK = range(PLAYERS, PLAYERS + 3)
"""Where a card comes from, if not from the pile of a seat."""


class GroupKind(IntEnum):
    """What a group of cards is."""

    NOTHING = 0  # no cards
    EQUALS = 1  # equal numbers, maybe with one action card or with jokers
    JOKERS = 2  # jokers alone
    ACTION = 3  # one action card alone
    SEQUENCE = 4  # three or more numbers in a row
    HIPPIE_SEQUENCE = 5  # the Hippie and numbers that he makes a sequence
    PARTY = 6  # the Partybeaver with others: cannot be stabbed
    ODD = 7  # what is left of a group and would be no legal discard: cannot be stabbed (B5)


class Ended(IntEnum):
    """Why a round ends."""

    OUT_OF_CARDS = 0  # somebody has played the last card of a hand
    USED_UP = 1  # draw pile and stock
    NOTHING_TO_PLAY = 2  # a hand is empty at its turn


SEAT = Seat(SEAT_LETTERS)
_LEFT = ("left", Number(1, 2))


class Frame(FrameKind):
    """What is decided: one frame at a time, and each waits for its seat."""

    PLAY = "which card to add to the discard, or to lay what is chosen"
    STAB = "which cards of the display to stab"
    STABBED = "to take or to refuse the stabbed group on top of the pile of seat `of`", ("of", SEAT)
    STEAL = "which card to steal; `left`: how many it may still be", _LEFT
    ASK = "whom the Fairy asks, or nobody"
    WISH = "which card the Fairy wishes for from seat `of`", ("of", SEAT)
    PICK = "for whom the Bad Guy pulls"
    PULL = "which card the Bad Guy pulls for seat `for`; `left`: how many it still is", _LEFT, ("for", SEAT)
    DRAW = "which card to draw for one that was lost; `owed` says how many more"
    DEAL_NEXT = "on with the next round, when everybody has looked at the points; its starter deals last"


# What events say in numbers. Places are seats (their piles), or 5 the display, 6 the stock, 7 the draw pile.
number = EventNumber("number")
place = EventNumber("place")
count = EventNumber("count")
group = EventNumber("group")
other = EventNumber("other")
by = EventNumber("by")
reason = EventNumber("reason")
points = EventNumber("points")
total = EventNumber("total")


class Ev(EventKind):
    """What happens. ``card`` is NONE where none is named."""

    ROUND_STARTS = "`seat` begins the round `number`, which counts from 1", number
    DEALS = "`seat` was dealt `card` (the others do not see it)"
    FILLS = "`card` came face up to `place`, display or stock", place
    ADDS = "`seat` plays `card`, one of its discard"
    LAYS = (
        "the discard of `seat` is complete: `count` cards; `group`: what they are (1 equal numbers, 2 jokers, 3 an "
        "action card, 4 a sequence, 5 one with the Hippie, 6 the Partybeaver's)",
        count,
        group,
    )
    STABS_DISPLAY = "`seat` stabbed `count` cards like `card` in the display and takes them", count
    STABS = "`seat` stabbed the top group of seat `other`, of `count` cards", other, count
    TAKES = "`seat` takes `card` of the group stabbed on the pile of seat `other`", other
    REFUSES = (
        "`seat` refuses `card` of the group stabbed on the pile of seat `other`: it is out of the game",
        other,
    )
    STEALS = "`seat` steals `card` from `place`: a seat's pile, display or stock", place
    WISHES = "`seat` wishes for `card` of seat `other`", other
    GRANTS = "`seat` gives `card` to seat `other`, who wished for it; -2: it has none", other
    PASSES = "`seat` wishes for nothing"
    PICKS = "`seat` pulls cards for seat `other`", other
    DRAWS = (
        "`seat` gets `card` from `place`: the stock, which all see, or the draw pile; `by`: who drew it",
        place,
        by,
    )
    KING_TAKES = "`seat` adds `card` to the King's group of seat `other`; -2: it has none", other
    ROUND_ENDS = (
        "`reason`: 0 `seat` played its last card, 1 draw pile and stock are used up, 2 `seat` has nothing to play",
        reason,
    )
    SCORES = "`seat` has `points` in this round; `total`: written down so far", points, total
    GAME_ENDS = "the last round is over"
