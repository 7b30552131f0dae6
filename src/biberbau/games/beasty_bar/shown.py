"""Beasty Bar's words and looks."""

from __future__ import annotations

from ..common.view.shown import Shown
from ..common.words.happens import EventWords
from .rules.state import Ev
from .view import picture, table, terminal
from .words.facts import FACTS
from .words.names import SAYS, named_animal
from .words.speaker import WORDS

SHOWN = Shown(
    WORDS,
    table=table.table,
    terminal=terminal.draw,
    picture=picture.draw,
    sheet=picture.blank_sheet,
    facts=FACTS,
    events=EventWords(SAYS, Ev),
    owned=named_animal,
    upfront=("set", "advanced", "return_game"),
    minutes=20,
    sheets=("waits.css",),
)
