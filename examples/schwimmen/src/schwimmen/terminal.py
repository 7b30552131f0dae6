"""How the table looks in a terminal: the middle, then a line for each player."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table

from biberbau.games.common.view.drawing import who
from biberbau.kernel.cards import NONE
from biberbau.match import Position

from .table import Reader
from .words import WORDS


def draw(view: Position, names: Sequence[str], lang: str) -> RenderableType:
    """The whole table as this view knows it."""
    state, labels = view.state, Reader.LABELS[lang]
    table = Table(box=None)
    table.add_row(labels["piles"], *(WORDS.bare_card(int(face), lang) for face in state.middle))
    for seat in range(view.game.players):
        hand = [
            WORDS.bare_card(int(face), lang) if face >= 0 else "▒"
            for face in state.hand[seat]
            if face != NONE
        ]
        knocked = labels["knocked"] if state.knocker == seat else ""
        lives = f"{labels['points']}: {max(0, view.scores[seat])}"
        table.add_row(who(seat, names[seat], seat == view.to_act), *hand, lives, knocked)
    return Group(f"{labels['deck']}: {int(state.deck_n)}", table)
