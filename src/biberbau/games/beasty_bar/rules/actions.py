"""What a player can decide, with stable ids."""

from __future__ import annotations

import numpy as np

from ....kernel.actions import ActionTable, Family
from . import deck
from .state import Frame

_VALUES = tuple(str(v) for v in range(1, deck.VALUES + 1))

TABLE = ActionTable(
    (
        Family("play", _VALUES, "which animal of the hand joins the line, by its value (action 1 of a turn)"),
        Family(
            "at",
            ("1", "2", "3", "4", "5"),
            "the animal on that place of the line, counted from Heaven's Gate",
        ),
        Family("pass", ("odd", "even"), "the ostrich runs past animals of odd or even value"),
        Family("as", tuple(animal.name for animal in deck.ANIMALS), "whom penguin or chameleon imitates"),
        Family("decline", meaning="the penguin imitates nobody"),
        Family("jump", ("1", "2"), "over how many the kangaroo jumps"),
        Family(
            "stack",
            tuple(str(i) for i in range(1, 13)),
            "which of the waiting cards goes next on THAT'S IT, counted in the order in which they fell",
        ),
        Family("out", _VALUES, "advanced variant: which animal is sorted out"),
        Family("take", ("new", "base"), "mixed sets: which animal of the current value"),
    ),
    aliases={
        word: {animal.name: str(animal.strength) for animal in deck.ANIMALS} for word in ("play", "out")
    },
)

PLAY, AT, PASS, AS, DECLINE, JUMP, STACK, OUT, TAKE = (TABLE.first[word] for word in TABLE.first)
ACTIONS = len(TABLE)

_DECISION = {
    "play": Frame.PLAY_CARD,
    "at": Frame.CHOOSE_ANIMAL,
    "pass": Frame.CHOOSE_PARITY,
    "as": Frame.IMITATE,
    "decline": Frame.IMITATE,
    "jump": Frame.CHOOSE_JUMP,
    "stack": Frame.ORDER_PILE,
    "out": Frame.SORT_OUT,
    "take": Frame.CHOOSE_SET,
}
DECISION = np.array([_DECISION[action.word] for action in TABLE], dtype=np.int8)
"""The decision that each action belongs to, by its id."""
