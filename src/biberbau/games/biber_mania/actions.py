"""What a player can decide, with stable ids.

A discard is put together card by card: first an action card, then numbers from low to high, last jokers; ``lay``
completes it. Seats are letters.
"""

from __future__ import annotations

from ...kernel.actions import ActionTable, Family
from .deck import FACE_NAMES
from .state import PLAYERS

SEAT_LETTERS = "abcde"

_PLACES = (*SEAT_LETTERS, "display", "stock")

TABLE = ActionTable(
    (
        Family("add", FACE_NAMES),  # to the discard
        Family("lay"),  # the discard as it is
        Family("stab", FACE_NAMES[1:]),  # cards of that face in the display
        Family("take"),  # the stabbed group
        Family("refuse"),  # it
        Family("steal", tuple(f"{place}:{face}" for place in _PLACES for face in FACE_NAMES)),
        Family("ask", tuple(SEAT_LETTERS)),  # as the Fairy: that player ...
        Family("wish", FACE_NAMES),  # ... for that card
        Family("pass"),  # the Fairy wishes for nothing
        Family("pick", tuple(SEAT_LETTERS)),  # as the Bad Guy: cards for that player
        Family("draw", (*FACE_NAMES, "pile")),  # that card of the stock, or one from the draw pile
        Family("deal"),  # the next round
        Family("next"),  # enough of the counted round: on with the next one
    )
)

ADD, LAY, STAB_FACE, TAKE, REFUSE, STEAL_CARD, ASK_SEAT, WISH_CARD, PASS, PICK_SEAT, DRAW_CARD, DEAL, NEXT = (
    TABLE.first[word] for word in TABLE.first
)
DRAW_PILE = DRAW_CARD + len(FACE_NAMES)
ACTIONS = len(TABLE)
assert len(SEAT_LETTERS) == PLAYERS
