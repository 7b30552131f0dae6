"""A table of Biberbande in a terminal: the piles, then everybody's four cards and points."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ....kernel.cards import NONE, UNKNOWN
from ....match.position import Position
from ...common.catalogues.wording import colon
from ...common.view.drawing import who
from ..rules import deck
from ..rules import game as rules
from ..rules import state as st
from ..words.memory import is_open, shown
from ..words.names import SAYS, bare_card

DOWN = "▒"


def draw(view: Position, names: Sequence[str], lang: str) -> RenderableType:
    """The whole table as a person may see it: cards lie face down again as soon as nobody looks at them (E31)."""
    return Group(_middle(view, lang), _rows(view, names, lang))


def _card(face: int, lang: str) -> Text:
    """A card that lies open or is looked at, or a back."""
    if face == UNKNOWN:
        return Text(DOWN, style="dim")
    return Text(bare_card(face, lang), style="bold" if face < deck.NUMBERS else "bold dark_goldenrod")


def _middle(view: Position, lang: str) -> Text:
    """Round, piles and the drawn card."""
    state = view.state
    rounds = int(rules.rounds(state))
    top = "–" if state.top == NONE else bare_card(int(state.top), lang)
    text = Text(SAYS(lang, "terminal-round", n=int(state.round_n) + 1, rounds=rounds))
    for key, what in (("terminal-deck", str(state.deck_n)), ("terminal-discard", top)):
        text.append(f" · {SAYS(lang, key)}{colon(lang)}{what}")
    if state.drawn != NONE:
        text.append(f" · {SAYS(lang, 'terminal-drawn')}{colon(lang)}").append(_card(int(state.drawn), lang))
    return text


def _rows(view: Position, names: Sequence[str], lang: str) -> Table:
    """One line a seat: its letter for notation, the four cards, the points of each round, and their sum."""
    state = view.state
    table = Table(box=None, padding=(0, 1), pad_edge=False, header_style="bold")
    table.add_column("")
    table.add_column("")
    for slot in range(st.SLOTS):
        table.add_column(str(slot + 1), justify="center", min_width=5, no_wrap=True)
    table.add_column(SAYS(lang, "terminal-points"), no_wrap=True)
    table.add_column(SAYS(lang, "terminal-total"), justify="right")
    table.add_column("")
    counted = int(state.round_n) + is_open(view)
    for seat, row in enumerate(shown(view)):
        rounds = "  ".join(str(int(n)) for n in state.points[:counted, seat])
        cells = [_card(face, lang) for face in row]
        if view.open and not is_open(view):
            cells = [Text.assemble("(", card, ")", style="dim") for card in cells]
        knocked = SAYS(lang, "terminal-knocked") if seat == state.knocker else ""
        name = who(seat, names[seat], seat == view.to_act)
        table.add_row(name, st.SEAT_LETTERS[seat], *cells, rounds, str(view.scores[seat]), knocked)
    return table
