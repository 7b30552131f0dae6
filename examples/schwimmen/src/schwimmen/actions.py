"""What a player can decide, with stable ids: append, never insert."""

from __future__ import annotations

from biberbau.kernel.actions import ActionTable, Family

PLACES = ("1", "2", "3")

TABLE = ActionTable(
    (
        Family("take", PLACES, "this card of the middle is to come into the hand"),
        Family("give", PLACES, "this card of the hand is laid in its place"),
        Family("finish", PLACES, "the same, and the hand is shown: it is worth 31, or three aces"),
        Family("swap", meaning="the whole hand for the three cards in the middle"),
        Family("pass", meaning="no exchange; when all pass, three other cards come into the middle"),
        Family("knock", meaning="everybody else has one more turn, then the hands are compared"),
        Family("show", meaning="the hand is shown: it is worth 31, or three aces"),
        Family("on", meaning="on with the next round"),
    )
)
TAKE, GIVE, FINISH, SWAP, PASS, KNOCK, SHOW, ON = (TABLE.first[word] for word in TABLE.first)
