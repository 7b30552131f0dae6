"""What a player can decide, with stable ids.

Slots are counted from 1, from the left. Where a card of another player is meant, the seat is a letter: ``b2`` is the
second card of seat 1.
"""

from __future__ import annotations

from ...kernel.actions import ActionTable, Family
from .state import PLAYERS, SLOTS

SEAT_LETTERS = "abcdef"

_SLOTS = tuple(str(slot + 1) for slot in range(SLOTS))

TABLE = ActionTable(
    (
        Family("hide"),  # lay back the cards looked at
        Family("take", _SLOTS),  # action A: the top of the discard pile, for the own card in that slot
        Family("draw"),  # action B
        Family("discard"),  # the drawn card
        Family("put", _SLOTS),  # the drawn number, for the own card in that slot
        Family("give", _SLOTS),  # with a drawn swap: the own card in that slot ...
        Family(
            "get", tuple(f"{seat}{slot}" for seat in SEAT_LETTERS for slot in _SLOTS)
        ),  # ... for that card
        Family("peek", _SLOTS),  # with a drawn peek: look at the own card in that slot
        Family("use"),  # the drawn draw two
        Family("knock"),
        Family("pass"),  # do not knock
        Family("deal"),  # the next round
        Family("next"),  # enough of the counted rows: on with the next round
    )
)

HIDE, TAKE, DRAW, DISCARD, PUT, GIVE, GET, PEEK, USE, KNOCK, PASS, DEAL, NEXT = (
    TABLE.first[word] for word in TABLE.first
)
ACTIONS = len(TABLE)
assert len(SEAT_LETTERS) == PLAYERS
