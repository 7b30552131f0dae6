"""A table of Biber Gang in a terminal: the piles, then every display with its points."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ....kernel.cards import NONE, UNKNOWN
from ....kernel.stack import KIND
from ....match.position import Position
from ...common.catalogues.wording import colon, signed
from ...common.view.drawing import who
from ..rules import deck
from ..rules import state as st
from ..rules.state import Frame
from ..words.names import SAYS, bare_card

DOWN, CHOSEN = "▒", "▒!"


def draw(view: Position, names: Sequence[str], lang: str) -> RenderableType:
    """The whole table in this view."""
    return Group(
        _middle(view, lang), _displays(view, names, lang), Text(SAYS(lang, "terminal-places"), style="dim")
    )


def _card(face: int, lang: str) -> Text:
    """A card that lies open, or a back."""
    if face == UNKNOWN:
        return Text(DOWN, style="dim")
    return Text(bare_card(face, lang), style="bold dark_goldenrod" if face == deck.BEAVER else "bold")


def _middle(view: Position, lang: str) -> Text:
    """Round, piles and the drawn card."""
    state = view.state
    played = "terminal-over" if view.over else "terminal-round"
    counted = state.stack[0, KIND] == Frame.LOOK_BACK
    parts = [SAYS(lang, played, n=int(state.round_n) + (0 if counted else 1), rounds=deck.ROUNDS)]
    parts.append(f"{SAYS(lang, 'terminal-deck')}{colon(lang)}{int(state.deck_n)}")
    top = int(state.pile[state.pile_n - 1]) if state.pile_n else NONE
    parts.append(SAYS(lang, "terminal-pile") + colon(lang) + ("–" if top == NONE else bare_card(top, lang)))
    text = Text(" · ".join(parts))
    if state.drawn != NONE:
        text.append(f" · {SAYS(lang, 'terminal-drawn')}{colon(lang)}").append(_card(int(state.drawn), lang))
    return text


def _displays(view: Position, names: Sequence[str], lang: str) -> Table:
    """Two lines a seat: the display, the points of each round, and their sum."""
    state = view.state
    table = Table(box=None, padding=(0, 1), pad_edge=False, header_style="bold")
    table.add_column("")
    for _ in range(st.COLUMNS):
        table.add_column("", justify="right", min_width=5, no_wrap=True)
    table.add_column(SAYS(lang, "terminal-points"), no_wrap=True)
    table.add_column(SAYS(lang, "terminal-total"), justify="right")
    for seat in range(view.game.players):
        cells = [_place(view, seat, slot, lang) for slot in range(2 * st.COLUMNS)]
        rounds = "  ".join(signed(int(n)) for n in state.points[: state.round_n, seat])
        name = who(seat, names[seat], seat == view.to_act)
        table.add_row(name, *cells[: st.COLUMNS], rounds, signed(view.scores[seat]))
        table.add_row("", *cells[st.COLUMNS :], "", "", end_section=True)
    return table


def _place(view: Position, seat: int, slot: int, lang: str) -> Text:
    """One place of a display; a card that its owner has picked to turn over is marked for that player.

    In a true position, where everything is shown, face-down cards are in brackets.
    """
    card, chosen = int(view.state.display[seat, slot]), int(view.state.chosen[seat]) >> slot & 1
    if int(view.state.up[seat]) >> slot & 1 or (card == UNKNOWN and not chosen):
        return _card(card, lang)
    if card == UNKNOWN:
        return Text(CHOSEN, style="dim")
    return Text.assemble("(", _card(card, lang), ")!" if chosen else ")", style="dim")
