"""What Frantic says and looks like."""

from __future__ import annotations

from ..common.view.shown import Shown
from .view import picture, table, terminal
from .words import speaker as words
from .words.facts import FACTS

SHOWN = Shown(
    words,
    table=table.table,
    terminal=terminal.draw,
    picture=picture.draw,
    facts=FACTS,
    sheets=("cards.css",),
    minutes=35,
)
