"""What a player can decide, with stable ids."""

from __future__ import annotations

from ...kernel.actions import ActionTable, Family
from .deck import ANIMALS, VALUES

_VALUES = tuple(str(v) for v in range(1, VALUES + 1))

TABLE = ActionTable(
    (
        Family("play", _VALUES),  # the animal of that value from the hand
        Family("at", ("1", "2", "3", "4", "5")),  # the animal on that place, counted from Heaven's Gate
        Family("pass", ("odd", "even")),  # the ostrich runs past animals of odd / even value
        Family("as", tuple(animal.name for animal in ANIMALS)),  # penguin and chameleon imitate
        Family("decline"),  # the penguin imitates nobody
        Family("jump", ("1", "2")),  # the kangaroo, over that many
        Family(
            "stack", tuple(str(i) for i in range(1, 13))
        ),  # that card of the waiting ones goes next on THAT'S IT
        Family("out", _VALUES),  # sort out the animal of that value (advanced variant)
        Family("take", ("new", "base")),  # which animal of the current value (mixed sets, chosen)
    ),
    aliases={word: {animal.name: str(animal.strength) for animal in ANIMALS} for word in ("play", "out")},
)

PLAY, AT, PASS, AS, DECLINE, JUMP, STACK, OUT, TAKE = (TABLE.first[word] for word in TABLE.first)
ACTIONS = len(TABLE)
