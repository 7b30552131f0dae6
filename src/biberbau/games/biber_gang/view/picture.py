"""A picture of the table: displays, deck and discard pile, the drawn card."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from ....match import Position
from ...common.view.picture_rows import RowsSheet
from .table import table

ART = Path(__file__).parent.parent / "art"
RIVER = {"bg-beaver": "#cfe9e4"}


def draw(view: Position, names: Sequence[str], lang: str) -> str:
    """The table in this view, as SVG."""
    return blank_sheet().whole(table(view, (), names, lang), view, names)


def blank_sheet() -> RowsSheet:
    """An empty sheet for the game's cards."""
    return RowsSheet(ART, "bg", RIVER)
