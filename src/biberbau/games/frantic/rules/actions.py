"""What a player can decide, with stable ids.

Seats are letters: ``a`` is seat 0. ``pick`` names a card that is not played: to give, to steal, to discard, to take.
"""

from __future__ import annotations

from ....kernel.actions import ActionTable, Family
from .deck import COLOURS, EVENT_TITLES, IMITABLE, KIND_NAMES, NAMES, NUMBERS

SEAT_LETTERS = "abcdefgh"

TABLE = ActionTable(
    (
        Family("play", NAMES, "a card, in a turn or as an answer"),
        Family("pick", NAMES, "a card to give, steal, discard, lay down or take"),
        Family("seat", tuple(SEAT_LETTERS), "whom a card or an event is about"),
        Family(
            "wish",
            (*COLOURS, *(str(number) for number in range(1, NUMBERS + 1))),
            "a colour or a number; also the colour to go on with",
        ),
        Family("as", tuple(KIND_NAMES[kind] for kind in IMITABLE), "what a Mimicry is"),
        Family("event", EVENT_TITLES, "which event is executed"),
        Family("draw", meaning="a card from the stack"),
        Family(
            "pass",
            meaning="play nothing, no answer, no wish, no effect, nothing (more) to give, no Seppuku",
        ),
        Family("dare", meaning="Seppuku"),
        Family("ok", meaning="enough of the open hands"),
        Family("deal", meaning="the next round"),
        Family("next", meaning="enough of the counted hands: on with the next round"),
    )
)

PLAY, PICK, SEAT, WISH, AS, EVENT, DRAW, PASS, DARE, OK, DEAL, NEXT = (
    TABLE.first[word] for word in TABLE.first
)
WISH_NUMBER = WISH + len(COLOURS)
ACTIONS = len(TABLE)
