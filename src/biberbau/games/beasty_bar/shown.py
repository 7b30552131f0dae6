"""What Beasty Bar says and looks like."""

from __future__ import annotations

from ..shown import Shown
from . import picture, table, terminal, words

SHOWN = Shown(
    words,
    table=table.table,
    terminal=terminal.draw,
    picture=picture.draw,
    upfront=("set", "advanced", "return_game"),
)
