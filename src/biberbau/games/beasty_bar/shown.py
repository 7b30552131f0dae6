"""What Beasty Bar says and looks like."""

from __future__ import annotations

from ..common.view.shown import Shown
from .view import picture, table, terminal
from .words import speaker as words
from .words.facts import FACTS
from .words.happens import HAPPENS
from .words.names import named_animal

SHOWN = Shown(
    words,
    table=table.table,
    terminal=terminal.draw,
    picture=picture.draw,
    sheet=picture.blank_sheet,
    facts=FACTS,
    events=HAPPENS,
    owned=named_animal,
    upfront=("set", "advanced", "return_game"),
    minutes=20,
    sheets=("waits.css",),
)
