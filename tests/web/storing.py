"""Records to store, for tests that play no game."""

from __future__ import annotations

from biberbau.web.storage.store import Record, Seat

ANNA, BEN = "a" * 64, "b" * 64


def record_of(table_id: str) -> Record:
    """A running table of two people; nothing has been played."""
    seats = Seat(0, "human", "Anna", player=ANNA, words="mine"), Seat(1, "human", "Ben", player=BEN, words="")
    return Record(
        id=table_id,
        game="beasty_bar",
        options={"players": 2},
        seed=b"a secret seed of thirty-two byte",
        entropy="",
        created=1_750_000_000.25,
        status="playing",
        host=ANNA,
        revision=1,
        undos=0,
        rematch=None,
        seats=seats,
        actions=(),
        actors=(),
    )
