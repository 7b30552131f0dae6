"""What Beasty Bar says and looks like."""

from __future__ import annotations

from ..shown import Shown
from . import picture, table, terminal, words
from .words_facts import FACTS

SHOWN = Shown(
    words,
    table=table.table,
    terminal=terminal.draw,
    picture=picture.draw,
    facts=FACTS,
    upfront=("set", "advanced", "return_game"),
)
