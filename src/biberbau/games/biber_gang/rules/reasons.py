"""Why the seat that decides may not do something: the answers of ``rules.why``."""

from __future__ import annotations

from enum import IntEnum, auto


class Why(IntEnum):
    """The rule that forbids an action; ``LEGAL``: none does."""

    LEGAL = 0
    DECIDES_OTHERWISE = auto()  # another decision is due
    ROUND_NOT_COUNTED = auto()  # "At the end of each round, you count your points", then comes the next one
    PICKED_ALREADY = auto()  # "each player turns over any two of their eight cards": two different ones (G3)
    DRAW_FIRST = auto()  # "When it's your turn, you must draw", then "choose one of ... three actions"
    DRAWN_ALREADY = auto()  # "either the top card from the deck or from the discard pile": one card
    NOTHING_TO_SHUFFLE = auto()  # "if also empty only the discard may be taken" (G27)
    LOCKED = auto()  # "Cards making up a pair of beavers may not be swapped out" (G16)
    BEAVER_STAYS = auto()  # option beaver_swap_out: only for a card of the value that it has (G8)
    BEAVER_WAITS = auto()  # the same, and it has no value while its partner lies face down (G8, G12)
    MUST_SWAP = auto()  # option discard_take_must_swap: what was taken from the pile is not put back (G5, G6)
    DISCARD_AND_TURN = auto()  # action 3: the card that was drawn goes to the discard pile first
    FACE_UP_ALREADY = auto()  # action 3: "turn over one face-down card in your display"
    NOT_THE_LAST = auto()  # action 4: "If you have only one face-down card in your display"
    DISCARD_AND_LEAVE = auto()  # action 4: "Put the card you've drawn on the discard pile", then it may stay
    SWIMS_FOR_ITS_VALUE = auto()  # "If you draw another card of that value, you may swap it for the beaver"
    SWIMS_TO_FACE_DOWN = auto()  # "swap it for any face-down card in your display" (G11)
