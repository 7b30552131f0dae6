"""The state of a game of Biber Gang: one flat record, small enough to copy in nanoseconds.

A display has eight slots: 0-3 are the upper row from left to right, 4-7 the lower one, so slot ``s`` and slot
``s ^ 4`` are one column. Deck and discard pile are filled from index 0, the top card is the last one; unused slots
hold ``NONE``.
"""

from __future__ import annotations

import numpy as np

from .deck import CARDS, ROUNDS

PLAYERS, SLOTS, COLUMNS = 6, 8, 4

DTYPE = np.dtype(
    (
        np.record,
        [
            ("stack", "i1", (1, 4)),  # decision stack: kind, seat, a, b
            ("depth", "i1"),
            ("option", "i1", (5,)),  # see options.py
            ("round_n", "i1"),  # rounds that are over and scored
            ("closer", "i1"),  # the seat that turned up its last card first, or NONE
            ("drawn", "i1"),  # the card that the acting seat holds, or NONE
            ("origin", "i1"),  # where it is from: FROM_NOWHERE, FROM_DECK (its drawer alone knows it), …
            ("turns", "i2"),  # turns begun in this round
            ("display", "i1", (PLAYERS, SLOTS)),
            ("up", "u1", (PLAYERS,)),  # bit s: slot s lies face up, everyone knows it; face down, nobody does
            ("chosen", "u1", (PLAYERS,)),  # bit s: slot s will be turned up; its owner knows
            ("points", "i1", (ROUNDS, PLAYERS)),  # of the rounds that are scored
            ("deck_n", "i1"),
            ("pile_n", "i1"),
            ("deck", "i1", (CARDS,)),  # nobody knows any
            ("pile", "i1", (CARDS,)),  # the discard pile: everyone knows all
            (
                "reshuffled",
                "i1",
            ),  # 1: the deck was the discard pile once in this round, whose cards all had seen
            (
                "face_down",
                "i8",
            ),  # then: how many face-down cards of each face there are, four bits a face; or 0
            ("blank", "u1", (3,)),  # to an odd multiple of 16 bytes: copies are quickest there
        ],
    )
)
"""One game. Hidden: face-down cards and ``deck`` from all, ``drawn`` out of the deck and ``chosen`` from the others.

What all can tell after a reshuffle is public: ``face_down``, the cards that lie face down, if not where (G35).
"""

FIRST_FLIPS = 2
"""How many cards each turns up to begin with."""

ALL_UP = 0xFF

# Frames of the decision stack; there is never more than one.
CHOOSE_FLIPS, DRAW_CARD, USE_CARD, TURN_ONE, SWIM_TO, LOOK_BACK = range(1, 7)
"""The two flips (a: how many are chosen) · deck or pile · place or discard · which one to turn up after a discard ·
where the beaver swims (``drawn`` is the beaver, a: the slot it left) · the scored round, until everyone goes on."""

# Where the drawn card is from.
FROM_NOWHERE, FROM_DECK, FROM_PILE, FROM_DISPLAY = range(4)

# Events. Slots are 0-7; card is NONE where none is named.
(
    ROUND_STARTS,  # shuffled and dealt; a: number of the round, from 0
    OPENS_PILE,  # card starts the discard pile
    CHOOSES,  # seat has chosen a card to turn up, nobody else sees which; a: how many it has chosen
    TURNS_UP,  # seat turns card up in slot a; b: 1 when it is one of the two to begin with
    BEGINS,  # seat goes first; a: the sum of its two cards; b: how many had that sum (of several, the lot decides)
    DRAWS,  # seat drew card from the deck (the others do not see it)
    TAKES,  # seat took card from the discard pile
    DISCARDS,  # seat put card on the discard pile, out of slot a (a = NONE: the drawn one); b: 1 when it lay face down
    PLACES,  # seat places card face up in slot a; b: 1 when a face-down card lay there; what lay there moves next
    SWIMS,  # card, a beaver, swims from slot a to slot b; what lay there is discarded next
    LEAVES,  # seat leaves its last card, in slot a, face down
    CLOSES,  # seat has turned up its last card: each of the others has one last turn
    RESHUFFLES,  # the discard pile, except its top card, was shuffled into a new deck of a cards
    DECK_ENDS,  # the deck is empty and the round is scored as it lies
    LIMIT_ENDS,  # each has had a turns, and the round is scored as it lies
    REVEALS,  # at the end of the round: card lay face down in slot a of seat
    SCORES,  # seat gets a points for the round; b: the bonus in them (0 or less)
    GOES_ON,  # seat has looked at the scores
    GAME_ENDS,
) = range(1, 20)

EVENT_NAMES: dict[int, str] = dict(
    enumerate(
        (
            "round_starts",
            "opens_pile",
            "chooses",
            "turns_up",
            "begins",
            "draws",
            "takes",
            "discards",
            "places",
            "swims",
            "leaves",
            "closes",
            "reshuffles",
            "deck_ends",
            "limit_ends",
            "reveals",
            "scores",
            "goes_on",
            "game_ends",
        ),
        start=1,
    )
)
