"""Biber Gang's words and looks."""

from __future__ import annotations

from ..common.view.rows import SHEETS
from ..common.view.shown import Shown
from ..common.words.facts import FactWords
from ..common.words.happens import EventWords
from .rules.facts import Fact
from .rules.state import Ev
from .view import picture, table, terminal
from .words.names import SAYS, place_name
from .words.speaker import WORDS

SHOWN = Shown(
    WORDS,
    table=table.table,
    terminal=terminal.draw,
    picture=picture.draw,
    sheet=picture.blank_sheet,
    facts=FactWords(SAYS, Fact),
    events=EventWords(SAYS, Ev),
    place=place_name,
    sheets=SHEETS,
    minutes=15,
)
