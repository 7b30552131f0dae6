"""What Schwimmen says and looks like."""

from __future__ import annotations

from biberbau.games.common.view.picture_rows import drawn
from biberbau.games.common.view.rows import SHEETS
from biberbau.games.common.view.shown import Shown

from . import GAME, table, terminal
from .words import WORDS

PICTURE = drawn(GAME.folder / "art", "sw", table.table)
SHOWN = Shown(WORDS, table=table.table, terminal=terminal.draw, picture=PICTURE, sheets=SHEETS)
