"""What Biber Gang says and looks like."""

from __future__ import annotations

from ..rows import SHEETS
from ..shown import Shown
from . import picture, table, terminal, words
from .words_facts import FACTS

SHOWN = Shown(
    words, table=table.table, terminal=terminal.draw, picture=picture.draw, facts=FACTS, sheets=SHEETS
)
