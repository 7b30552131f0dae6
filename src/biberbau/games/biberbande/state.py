"""The state of a game of Biberbande: one flat record, small enough to copy in nanoseconds.

Draw pile and discard pile are bags: how many cards of each face lie there (``kernel/bag.py``). Drawing takes one at
random; of the discard pile only the top card matters besides.
"""

from __future__ import annotations

import numpy as np

from .deck import FACES

PLAYERS, SLOTS, ROUNDS = 6, 4, 6

MEMORY = 10
"""Bits of ``seen`` for one seat's memory of a card."""
EVERYBODY = sum(1 << MEMORY * seat for seat in range(PLAYERS))
"""This times a memory: all seats have it."""
BEFORE = PLAYERS * SLOTS
"""Memories from here on are of a turn, BEFORE + turn; lower ones of the look before the first turn: the card's place.

A seat sees one card a turn, so each of its memories has a number of its own, which goes with the card.
"""

DTYPE = np.dtype(
    (
        np.record,
        [
            ("stack", "i1", (1, 4)),  # decision stack: kind, seat, a, b
            ("depth", "i1"),
            ("option", "i2", (7,)),  # see options.py
            ("round_n", "i1"),  # number of the round, from 0
            ("dealer", "i1"),
            ("seat", "i1"),  # whose turn it is
            ("turn", "i2"),  # turns finished in this round, by all players together
            ("knocker", "i1"),  # who knocked in this round, or NONE
            ("row", "i1", (PLAYERS, SLOTS)),  # the four cards in front of each player, from the left
            ("known", "u1", (PLAYERS, SLOTS)),  # seats that know the card in that slot
            ("plain", "i1", (PLAYERS, SLOTS)),  # 1: everyone knows that it is a number, no special card
            (
                "seen",
                "i8",
                (PLAYERS, SLOTS),
            ),  # when who knows the card saw it: MEMORY bits a seat, see BEFORE
            ("stayed", "u1", (PLAYERS,)),  # slots whose cards have lain in a row since the last reshuffle
            ("stayed_cards", "i8"),  # how many of each face these cards are, four bits a face
            ("drawn", "i1"),  # the card just drawn, in the hand of the seat whose turn it is, or NONE
            ("aside", "i1", (3,)),  # swaps, peeks and draw twos in use, or set aside at the end of a round
            ("deck", "i1", (FACES,)),  # the draw pile by faces (UNKNOWN in every place when concealed)
            ("deck_n", "i1"),
            ("discard", "i1", (FACES,)),  # the discard pile by faces; everyone has seen them all
            ("discard_n", "i1"),
            ("top", "i1"),  # top card of the discard pile, or NONE
            ("points", "i1", (ROUNDS, PLAYERS)),  # the score sheet
            ("blank", "u1", (28,)),  # to an odd multiple of 16 bytes: copies are quickest there
        ],
    )
)
"""One game. Hidden from other seats: ``row`` unless ``known``, ``drawn``; from everybody: ``deck``.

Everyone sees who looks at what, so ``known`` and ``seen`` are public, and so is what all can tell after a reshuffle:
``stayed_cards``, the cards that lie in the rows then, if not where (E37).
"""

# Frames of the decision stack: one at a time, and each waits for its seat.
(
    LOOK,  # looks at own cards (a: bitmask of slots); b: bitmask of seats that look at theirs too and are asked later
    TURN,  # action A or B
    DRAWN,  # what to do with the drawn card; a: DRAWN_ONE, DRAWN_FIRST, DRAWN_SECOND
    SWAPPING,  # which card to get for the own one in slot a
    END_OF_TURN,  # knock or not
    DEAL_NEXT,  # the rows lie open and are counted; all look at them, and last the next dealer deals
) = range(1, 7)

DRAWN_ONE, DRAWN_FIRST, DRAWN_SECOND = range(3)
"""Which card it is: the only one, or the first or second of a draw two."""

OUTER = 0b1001
"""The two outer slots, as a bitmask."""

# Events.
(
    ROUND_STARTS,  # seat begins; a: number of the round, from 1; b: the dealer
    DEALS,  # seat was dealt a card (nobody has seen it) to slot a
    TURNS_UP,  # card is the first of the discard pile
    LOOKS,  # seat looked at the own card in slot a
    HIDES,  # seat laid the cards back that he looked at
    TAKES,  # seat took card from the discard pile and laid it to slot a; what lay there is discarded next
    DRAWS,  # seat drew card; a: DRAWN_ONE, DRAWN_FIRST, DRAWN_SECOND
    PUTS,  # seat laid the drawn card to slot a; what lay there is discarded next
    DISCARDS,  # card went to the discard pile; a: the slot of seat where it lay, or NONE: it was drawn
    USES,  # seat shows card, a special one, and uses it; a: the own slot (swap, peek) or NONE
    SWAPS,  # seat exchanged the own card in slot a for that in slot b % 4 of seat b // 4, both unseen
    LAYS,  # card, a used special one, went to the discard pile
    RESHUFFLES,  # a cards of the discard pile became the draw pile
    KNOCKS,  # seat knocked
    ROUND_ENDS,  # a: 1 when the turn guard ended it; seat: where replacing begins
    OPENS,  # seat turned up card in slot a
    SETS_ASIDE,  # card, a special one, was taken out of the row of seat (slot a)
    REPLACES,  # seat drew card for slot a in its place
    SCORES,  # seat's row counts a points; b: points of all rounds so far
    GAME_ENDS,
) = range(1, 21)

EVENT_NAMES: dict[int, str] = dict(
    enumerate(
        (
            "round_starts",
            "deals",
            "turns_up",
            "looks",
            "hides",
            "takes",
            "draws",
            "puts",
            "discards",
            "uses",
            "swaps",
            "lays",
            "reshuffles",
            "knocks",
            "round_ends",
            "opens",
            "sets_aside",
            "replaces",
            "scores",
            "game_ends",
        ),
        start=1,
    )
)
