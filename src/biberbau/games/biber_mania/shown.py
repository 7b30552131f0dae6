"""Biber-Mania's words and looks."""

from __future__ import annotations

from ..common.view.shown import Shown
from ..common.words.facts import FactWords
from ..common.words.happens import EventWords
from ..common.words.sorts import SortWords
from .rules.facts import Fact
from .rules.state import Ev
from .view import picture, table, terminal
from .words.names import SAYS
from .words.sorts import SORTS
from .words.speaker import WORDS

SHOWN = Shown(
    WORDS,
    table=table.table,
    terminal=terminal.draw,
    picture=picture.draw,
    sheet=picture.blank_sheet,
    facts=FactWords(SAYS, Fact),
    events=EventWords(SAYS, Ev),
    sorts=SortWords(SAYS, SORTS),
    sheets=("cards.css", "waits.css"),
    select=table.select,
    upfront=("collect", "rounds", "professionals", "memory_aid"),
    minutes=30,
)
