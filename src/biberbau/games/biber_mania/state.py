"""The state of a game of Biber-Mania: one flat record, small enough to copy in nanoseconds.

Hands, display, stock and draw pile are bags: how many cards of each face lie there. Only the players' discard piles
have an order, because below a group lies the one before it.
"""

from __future__ import annotations

import numpy as np

from .deck import FACES, MOST_CARDS

PLAYERS = 5

CHOSEN = 24
"""The most cards of one discard: twelve equal ones and twelve jokers."""

DTYPE = np.dtype(
    (
        np.record,
        [
            ("stack", "i1", (1, 4)),  # decision stack: kind, seat, a, b
            ("depth", "i1"),
            ("option", "i2", (16,)),  # see options.py
            ("round_n", "i2"),  # number of the round, from 0
            ("starter", "i1"),  # who began this round
            ("seat", "i1"),  # whose turn it is
            ("hand", "i1", (PLAYERS, FACES)),  # cards of each face (UNKNOWN in every place when concealed)
            ("known", "i1", (PLAYERS, FACES)),  # at least that many of them everyone knows to be there
            (
                "without",
                "u1",
                (PLAYERS, FACES),
            ),  # so many of a hand's cards that nobody saw come, the oldest, are not of that face: it had none then
            ("asked", "u1"),  # bitmask of the seats of whose hands ``without`` says something
            ("hand_n", "i2", (PLAYERS,)),
            (
                "chosen",
                "i1",
                (CHOSEN,),
            ),  # cards of the discard that is being put together, as they came; or NONE
            ("chosen_n", "i1"),
            (
                "pile",
                "i1",
                (PLAYERS, MOST_CARDS),
            ),  # discard piles from below: face | STARTS | GUARDED; or NONE
            ("pile_n", "i2", (PLAYERS,)),
            ("top_n", "i1", (PLAYERS,)),  # cards of the group on top of each pile
            ("top_kind", "i1", (PLAYERS,)),  # what that group is: NOTHING to ODD
            ("top_value", "i1", (PLAYERS,)),  # EQUALS: their number; otherwise 0
            ("top_guarded", "i1", (PLAYERS,)),  # 1: a Bodyguard protects it from being stabbed
            ("owed", "i2", (PLAYERS,)),  # cards stabbed and stolen from each player's pile in this turn
            ("display", "i1", (FACES,)),
            ("display_n", "i1"),
            ("stock", "i1", (FACES,)),
            ("stock_n", "i1"),
            ("deck", "i1", (FACES,)),  # the draw pile (UNKNOWN in every place when concealed)
            ("deck_n", "i2"),
            ("gone", "i1", (FACES,)),  # stabbed and refused: out of the game
            ("points", "i2", (PLAYERS,)),  # written down, when points are collected
            ("blank", "u1", (11,)),  # to an odd multiple of 16 bytes: copies are quickest there
        ],
    )
)
"""One game. Hidden from other seats: ``hand``, but for what is ``known``; from everybody: ``deck``."""

STARTS, GUARDED = 32, 64
"""Marks on a card of a pile: the first of its group; and that a Bodyguard was played with the group."""
FACE = 31
"""Mask for the face alone."""

# What a group of cards is.
(
    NOTHING,  # no cards
    EQUALS,  # equal numbers, maybe with one action card or with jokers
    JOKERS,  # jokers alone
    ACTION,  # one action card alone
    SEQUENCE,  # three or more numbers in a row
    HIPPIE_SEQUENCE,  # the Hippie and numbers that he makes a sequence
    PARTY,  # the Partybeaver with others: cannot be stabbed
    ODD,  # what is left of a group and would be no legal discard: cannot be stabbed (B5)
) = range(8)

# Frames of the decision stack: one at a time, and each waits for its seat.
(
    PLAY,  # which card to add to the discard, or lay what is chosen
    STAB,  # which cards of the display to stab
    STABBED,  # take the top group of seat a, or refuse it
    STEAL,  # which card to steal; a: how many more
    ASK,  # whom the Fairy asks, or nobody
    WISH,  # which card she wishes from seat a
    PICK,  # for whom the Bad Guy pulls
    PULL,  # which card the Bad Guy pulls; a: how many more; b: for whom
    DRAW,  # which card to draw for one that was lost; ``owed`` says how many more
    DEAL_NEXT,  # the round is counted; all look at it, and last the next starter deals
) = range(1, 11)

AT_DISPLAY, AT_STOCK, AT_DECK = range(PLAYERS, PLAYERS + 3)
"""Where a card comes from, if not from the pile of a seat."""

MOST_ROUNDS = 100
"""Points are collected for so many rounds at most, whatever the option says; then the lead decides (B68)."""

OUT_OF_CARDS, USED_UP, NOTHING_TO_PLAY = range(3)
"""Why a round ends: a last hand card was played; draw pile and stock are used up; a hand is empty at its turn."""

# Events.
(
    ROUND_STARTS,  # seat begins; a: number of the round, from 1
    DEALS,  # seat was dealt card (only he sees it)
    FILLS,  # card came face up to the place a: AT_DISPLAY or AT_STOCK
    ADDS,  # seat plays card, one of his discard
    LAYS,  # seat's discard is complete; a: how many cards; b: what it is (EQUALS ... PARTY)
    STABS_DISPLAY,  # seat stabbed a cards of that face in the display and takes them
    STABS,  # seat stabbed the top group of seat a, of b cards
    TAKES,  # seat takes card of the group stabbed from seat a
    REFUSES,  # seat refuses card of the group stabbed from seat a: it is out of the game
    STEALS,  # seat steals card from the place a: a seat's pile, AT_DISPLAY, AT_STOCK
    WISHES,  # seat wishes card from seat a
    GRANTS,  # seat gives card to seat a who wished for it, or NONE: he has none
    PASSES,  # seat does not wish for anything
    PICKS,  # seat pulls cards for seat a
    DRAWS,  # seat gets card from the place a: AT_STOCK (all see it) or AT_DECK; b: who drew it for him
    KING_TAKES,  # seat adds card to the King's group of seat a, or NONE: he has none
    ROUND_ENDS,  # a: OUT_OF_CARDS (seat played the last card), USED_UP, NOTHING_TO_PLAY (seat has no card)
    SCORES,  # seat has a points in this round; b: points collected so far
    GAME_ENDS,
) = range(1, 20)

EVENT_NAMES: dict[int, str] = dict(
    enumerate(
        (
            "round_starts",
            "deals",
            "fills",
            "adds",
            "lays",
            "stabs_display",
            "stabs",
            "takes",
            "refuses",
            "steals",
            "wishes",
            "grants",
            "passes",
            "picks",
            "draws",
            "king_takes",
            "round_ends",
            "scores",
            "game_ends",
        ),
        start=1,
    )
)
