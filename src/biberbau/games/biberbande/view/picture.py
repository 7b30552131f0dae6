"""A picture of the table: rows, draw and discard pile, the drawn card; faces only while they are looked at (E31)."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from ....match import Position
from ...common.view.palette import colours, mix
from ...common.view.picture import PAPER
from ...common.view.picture_rows import RowsSheet
from .table import DRAWINGS, table

ART = Path(__file__).parent.parent / "art"


def draw(view: Position, names: Sequence[str], lang: str) -> str:
    """The table in this view, as SVG."""
    return blank_sheet().whole(table(view, (), names, lang), view, names)


def blank_sheet() -> RowsSheet:
    """An empty sheet for the game's cards."""
    special = {
        face: mix(colours(ART / "colours.json").tones[face], PAPER, 0.24) for face in DRAWINGS.values()
    }
    return RowsSheet(ART, "bd", special)
