"""What a player can decide, with stable ids.

A discard is put together card by card: first an action card, then numbers from low to high, last jokers; ``lay``
completes it. Seats are letters.
"""

from __future__ import annotations

from ....kernel.actions import ActionTable, Family
from .deck import NAMES
from .state import SEAT_LETTERS

_PLACES = (*SEAT_LETTERS, "display", "stock")

TABLE = ActionTable(
    (
        Family(
            "add",
            NAMES,
            "one more card of the discard; in the order action card, numbers from low to high, jokers",
        ),
        Family("lay", meaning="the discard is complete"),
        Family("stab", NAMES[1:], "which cards to stab in the display, where there is a choice"),
        Family("take", meaning="the group stabbed on somebody's pile, all of it"),
        Family("refuse", meaning="that group: it is out of the game"),
        Family(
            "steal",
            tuple(f"{place}:{face}" for place in _PLACES for face in NAMES),
            "with Superbeaver or Thief: which card, from where",
        ),
        Family("ask", tuple(SEAT_LETTERS), "with the Fairy: whom ..."),
        Family("wish", NAMES, "... for which card"),
        Family("pass", meaning="the Fairy wishes for nothing"),
        Family("pick", tuple(SEAT_LETTERS), "with the Bad Guy: for whom"),
        Family("draw", (*NAMES, "pile"), "a card of the stock, or one of the draw pile"),
        Family("deal", meaning="the next round"),
        Family("next", meaning="enough of the counted round: on with the next one"),
    )
)

ADD, LAY, STAB_FACE, TAKE, REFUSE, STEAL_CARD, ASK_SEAT, WISH_CARD, PASS, PICK_SEAT, DRAW_CARD, DEAL, NEXT = (
    TABLE.first[word] for word in TABLE.first
)
DRAW_PILE = DRAW_CARD + len(NAMES)
ACTIONS = len(TABLE)
