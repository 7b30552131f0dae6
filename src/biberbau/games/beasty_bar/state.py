"""The state of a game of Beasty Bar: one flat record, small enough to copy in nanoseconds.

The line runs from Heaven's Gate (place 0) to the exclusion, whichever side the gate is on. All zones are filled
from index 0; unused slots hold ``NONE``.
"""

from __future__ import annotations

import numpy as np

HAND, DECK, LINE, PLAYERS = 4, 12, 5, 4

DTYPE = np.dtype(
    (
        np.record,
        [
            ("stack", "i1", (4, 4)),  # decision stack: kind, seat, a, b
            ("depth", "i1"),
            ("option", "i1", (11,)),  # see options.py
            ("seat", "i1"),  # whose turn it is
            ("first", "i1"),  # who began the game
            ("game", "i1"),  # 0, or 1 in the return game
            ("turns", "i1"),  # turns played in this game
            (
                "flipped",
                "i1",
            ),  # 1 while gate and exclusion are swapped (only their look; the line is always gate first)
            ("line", "i1", (LINE,)),
            ("line_n", "i1"),
            ("pile", "i1", (48,)),  # THAT'S IT, bottom first
            ("pile_n", "i1"),
            ("sent", "i1", (12,)),  # cards of this turn on their way to THAT'S IT, as they fell
            ("sent_n", "i1"),
            (
                "beside",
                "i1",
                (8,),
            ),  # vultures (and animals acting as one) beside THAT'S IT, first comer first
            ("beside_n", "i1"),
            ("bar", "i1", (48,)),
            ("bar_n", "i1"),
            ("hand", "i1", (PLAYERS, HAND)),
            ("known", "u1", (PLAYERS, HAND)),  # seats that know the card in that slot of the hand
            ("hand_n", "i1", (PLAYERS,)),
            ("deck", "i1", (PLAYERS, DECK)),  # the top card is the last one; nobody knows any
            ("deck_n", "i1", (PLAYERS,)),
            (
                "taken_n",
                "i1",
                (PLAYERS,),
            ),  # up to which value a player's sets are decided (mixed sets, chosen)
            ("is_new", "i2", (PLAYERS,)),  # bit v-1: the player's animal of value v is a New Beast
            ("is_new_public", "i2", (PLAYERS,)),  # values of which everyone knows the set
            ("shown", "i2", (PLAYERS,)),  # values that everyone has seen in this game
            ("out", "i2", (PLAYERS,)),  # values sorted out (advanced variant), known to their owner alone
            ("out_n", "i1", (PLAYERS,)),
            ("acting", "i1"),  # the card whose animal action is under way, or NONE
            ("role", "i1"),  # the species it acts as
            ("imitated", "i1"),  # bit 0: it has imitated by the penguin's action, bit 1: by the chameleon's
            ("fresh", "i1"),  # the card that entered the line this turn (it does not recur yet), or NONE
            ("earlier", "i2", (3, PLAYERS)),  # first game: guests, their points, sum of their values
        ],
    )
)
"""One game. Hidden from other seats: ``hand`` unless ``known``, ``deck``, ``is_new`` unless public, ``out``."""

ALL_VALUES = 0xFFF
SORTED_OUT = 4

# Frames of the decision stack. Only TURN goes on by itself; all others wait for their seat.
TURN, CHOOSE_SET, SORT_OUT, PLAY_CARD, CHOOSE_ANIMAL, CHOOSE_PARITY, IMITATE, CHOOSE_JUMP, ORDER_PILE = range(
    1, 10
)

# Where a TURN frame goes on: each is a place at which a decision can interrupt the turn's five actions.
STEP_PLAY, STEP_ACTION, STEP_RECURRING, STEP_ORDER, STEP_ORDER_ALL = range(5)

# Events.
(
    GAME_STARTS,  # seat begins; a: 0 or 1 (return game)
    TAKES_SET,  # seat took card into the own set
    SORTS_OUT,  # seat sorted card out
    DRAWS,  # seat drew card
    PLAYS,  # seat played card to place a of the line (or beside THAT'S IT: a = NONE)
    BROUGHT_BACK,  # card came back from THAT'S IT to place a
    IMITATES,  # card acts as species a; b: 1 when the model was shown from the hand
    DECLINES,  # card imitates nobody
    SHOWS,  # seat showed card: it could not imitate it
    MOVES,  # card went from place a to place b
    SENT,  # card went to THAT'S IT; a: the attacking card, b: the place it had
    BURNS,  # the bat (or who acts as one) burned up in front of the gate; b: place
    DEFENDS,  # card (a porcupine) stung; a: the attacking card
    SORTS_LINE,  # card put the line in order; a: 1 strongest first
    SWAPS_GATES,  # card swapped gate and exclusion
    NO_EFFECT,  # card's action found nothing to do; a: the role
    ENTERS,  # card entered the bar; a: 1 as one of two vultures
    EXCLUDED,  # card was kicked out to THAT'S IT
    LANDS,  # card (a vulture) landed on THAT'S IT
    STACKED,  # card was put on THAT'S IT in the order that seat chose
    GAME_ENDS,
) = range(1, 22)

EVENT_NAMES: dict[int, str] = dict(
    enumerate(
        (
            "game_starts",
            "takes_set",
            "sorts_out",
            "draws",
            "plays",
            "brought_back",
            "imitates",
            "declines",
            "shows",
            "moves",
            "sent",
            "burns",
            "defends",
            "sorts_line",
            "swaps_gates",
            "no_effect",
            "enters",
            "excluded",
            "lands",
            "stacked",
            "game_ends",
        ),
        start=1,
    )
)
