"""What a player can decide, with stable ids."""

from __future__ import annotations

from ....kernel.actions import ActionTable, Family

_SLOTS = ("1", "2", "3", "4", "5", "6", "7", "8")  # the upper row from left to right, then the lower one

TABLE = ActionTable(
    (
        Family(
            "flip", _SLOTS, "which card to turn over: two to begin with, or one after a discard (action 3)"
        ),
        Family("draw", ("deck", "discard"), "the top card of the deck, or of the discard pile"),
        Family(
            "place",
            _SLOTS,
            "which card the drawn one is swapped for (actions 1 and 2); at a beaver that it matches, the beaver swims",
        ),
        Family("discard", meaning="the drawn card goes to the discard pile (actions 3 and 4)"),
        Family("leave", meaning="the last face-down card stays so (action 4)"),
        Family("swim", _SLOTS, "to which face-down card the beaver swims"),
        Family("next", meaning="enough of the scored round: on with the next one"),
    ),
    {"draw": {"pile": "discard"}},  # as it was written before: a draw pile is the deck to people
)

FLIP, DRAW, PLACE, DISCARD, LEAVE, SWIM, NEXT = (TABLE.first[word] for word in TABLE.first)
ACTIONS = len(TABLE)
