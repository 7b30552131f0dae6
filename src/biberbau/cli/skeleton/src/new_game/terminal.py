"""How the table looks in a terminal: a line for each player."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table

from biberbau.games.common.view.drawing import who
from biberbau.kernel.cards import NONE
from biberbau.match import Position

from .words import SAYS, WORDS


def draw(view: Position, names: Sequence[str], lang: str) -> RenderableType:
    """The whole table as this view knows it."""
    table = Table(
        box=None, title=f"{SAYS(lang, 'label-deck')}: {int(view.state.deck_n)}", title_justify="left"
    )
    for seat in range(view.game.players):
        hand, away = int(view.state.hand[seat]), int(view.state.away[seat])
        swapped = "" if away == NONE else f"{SAYS(lang, 'label-away')}: {WORDS.bare_card(away, lang)}"
        shown = WORDS.bare_card(hand, lang) if hand >= 0 else "▒"
        table.add_row(who(seat, names[seat], seat == view.to_act), shown, swapped)
    return table
