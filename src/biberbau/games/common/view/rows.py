"""Shared by tables of games with rows of cards: rows face up and face down, two piles, one drawn card.

These are the plain data; ``table_rows`` reads them from a view.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..catalogues.catalogue import COMMON, LANGUAGES, Labels
from .presentation import Board, Card, Pile, Place, Pod

SHEETS = ("cards.css", "rows.css", "waits.css")
"""The style sheets of these tables."""

NAMES = COMMON.family(
    "rows",
    (
        "piles",
        "deck",
        "discard",
        "empty",
        "nothing_drawn",
        "down",
        "mine",
        "row",
        "round",
        "over",
        "sheet",
        "round_short",
        "total",
        "points",
        "seen",
        "remembered",
        "this_round",
        "left",
    ),
)
"""The labels of these tables, by name; a game adds its own, or replaces some."""

LABELS = {lang: Labels(COMMON, lang, NAMES) for lang in LANGUAGES}
"""The same for a game without additions."""


@dataclass(frozen=True)
class Row:
    """A player's cards; ``tally``: their points once they are counted, else ""; ``sign``: a public fact.

    ``subject``: explains the sign.
    """

    seat: int
    label: str
    places: tuple[Place, ...]
    tally: str = ""
    sign: str = ""
    subject: str = ""


@dataclass(frozen=True)
class Sheet:
    """The score sheet: a line of points for each round that is over, None for later ones; and the sums."""

    lines: tuple[tuple[int | None, ...], ...]
    totals: tuple[int, ...]


@dataclass(frozen=True, kw_only=True)
class RowsTable(Board):
    """A table of rows. ``hand``: the cards in the hand of the seat ``holder``.

    ``open``: cards in the middle in places of their own; where there are some, nobody draws a card into the hand.
    """

    UNSENT = Board.UNSENT | {"mine"}

    columns: int
    stage: str
    deck: Pile
    discard: Pile
    hand: tuple[Card, ...]
    holder: str
    open: tuple[Place, ...] = ()
    rows: tuple[Row, ...]
    mine: Row | None
    looking: bool
    sheet: Sheet

    @property
    def ranking(self) -> tuple[Pod, ...]:
        """The pods, best first: fewest points win."""
        return tuple(sorted(self.pods, key=lambda pod: (not pod.leads, pod.score)))


def sheet(points: Sequence[Sequence[int]], scored: int, rounds: int, players: int) -> Sheet:
    """The score sheet of a game with ``rounds`` rounds, of which ``scored`` are over."""
    lines = tuple(
        tuple(int(points[i][seat]) if i < scored else None for seat in range(players)) for i in range(rounds)
    )
    return Sheet(lines, tuple(sum(line[seat] or 0 for line in lines) for seat in range(players)))
