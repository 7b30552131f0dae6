"""What a player can decide, with stable ids.

Slots are counted from 1, from the left. Where a card of another player is meant, the seat is a letter: ``b2`` is the
second card of seat 1.
"""

from __future__ import annotations

import numpy as np

from ....kernel.actions import ActionTable, Family
from .state import PLAYERS, SEAT_LETTERS, SLOTS

_SLOTS = tuple(str(slot + 1) for slot in range(SLOTS))

TABLE = ActionTable(
    (
        Family("hide", meaning="puts back the cards being looked at"),
        Family("take", _SLOTS, "action A: the top of the discard pile, for one's own card in that place"),
        Family("draw", meaning="action B: the top of the deck"),
        Family("discard", meaning="the drawn card goes to the discard pile"),
        Family("put", _SLOTS, "the drawn number, for one's own card in that place"),
        Family("give", _SLOTS, "with a drawn Swap: which own card ..."),
        Family(
            "get",
            tuple(f"{seat}{slot}" for seat in SEAT_LETTERS for slot in _SLOTS),
            "... and for which card of somebody else",
        ),
        Family("peek", _SLOTS, "with a drawn Peek: which own card to look at"),
        Family("use", meaning="the drawn Draw two"),
        Family("knock", meaning="knocks"),
        Family("pass", meaning="does not knock"),
        Family("deal", meaning="the next round"),
        Family("next", meaning="enough of the counted rows: on with the next round"),
    )
)

HIDE, TAKE, DRAW, DISCARD, PUT, GIVE, GET, PEEK, USE, KNOCK, PASS, DEAL, NEXT = (
    TABLE.first[word] for word in TABLE.first
)
ACTIONS = len(TABLE)
FAMILY = np.array([TABLE.first[action.word] for action in TABLE], dtype=np.int8)
"""The first action of its kind, by action: ``take 3`` is a ``TAKE``."""
assert len(SEAT_LETTERS) == PLAYERS
