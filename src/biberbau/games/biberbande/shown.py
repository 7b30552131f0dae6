"""What Biberbande says and looks like."""

from __future__ import annotations

from ..rows import SHEETS
from ..shown import Shown
from . import picture, table, terminal, words

SHOWN = Shown(
    words,
    table=table.table,
    terminal=terminal.draw,
    picture=picture.draw,
    sheets=SHEETS,
    upfront=("memory_aid",),
)
