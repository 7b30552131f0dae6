"""What a player can decide, with stable ids."""

from __future__ import annotations

from ...kernel.actions import ActionTable, Family

_SLOTS = ("1", "2", "3", "4", "5", "6", "7", "8")  # the upper row from left to right, then the lower one

TABLE = ActionTable(
    (
        Family("flip", _SLOTS),  # turn that card up: two to begin with, or after a discard (action 3)
        Family("draw", ("deck", "pile")),  # the top card of the deck, or of the discard pile
        Family("place", _SLOTS),  # swap the drawn card for that one (actions 1 and 2; a beaver may swim)
        Family("discard"),  # put the drawn card on the discard pile (actions 3 and 4)
        Family("leave"),  # the last face-down card stays face down (action 4)
        Family("swim", _SLOTS),  # the beaver swims to that face-down card
        Family("next"),  # on with the next round
    ),
)

FLIP, DRAW, PLACE, DISCARD, LEAVE, SWIM, NEXT = (TABLE.first[word] for word in TABLE.first)
ACTIONS = len(TABLE)
