"""What a player can decide, with stable ids: append, never insert."""

from __future__ import annotations

from biberbau.kernel.actions import ActionTable, Family

TABLE = ActionTable(
    (
        Family("keep", meaning="the card that was dealt is good enough"),
        Family(
            "swap", meaning="the card is laid away face up, and the next one of the deck comes in its place"
        ),
    )
)
KEEP, SWAP = (TABLE.first[word] for word in TABLE.first)
