"""A table of Biber-Mania in a terminal: display and stock, everybody's pile, then the known hands."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ....kernel.stack import KIND, decides
from ....match.position import Position
from ...common.catalogues.wording import colon, signed
from ...common.view.drawing import who
from ..rules import deck
from ..rules import game as rules
from ..rules import state as st
from ..rules.options import Opt
from ..rules.state import Frame
from ..words.ask import verdict
from ..words.discard import top_group
from ..words.names import SAYS, bare_card, in_order, player


def draw(view: Position, names: Sequence[str], lang: str) -> RenderableType:
    """The whole table in this view."""
    parts: list[RenderableType] = [_middle(view, lang), _players(view, names, lang)]
    for seat in range(view.game.players):
        if view.state.hand_n[seat] and view.state.hand[seat].min() >= 0:
            mine, theirs = SAYS(lang, "terminal-mine"), player(names[seat], lang)
            what = mine if seat == view.seat else SAYS(lang, "terminal-theirs", whose=theirs)
            parts.append(_line(what, _bag(view.state.hand[seat]), lang))
    if decides(view.state, KIND) == Frame.PLAY and view.seat is not None and view.to_act == view.seat:
        parts.append(Text(SAYS(lang, "terminal-typing"), style="dim"))
    if view.over:
        parts.append(Text(verdict(view, names, lang)))
    return Group(*parts)


def _bag(counts: NDArray[np.int8]) -> list[int]:
    """The cards of a bag."""
    return [face for face in range(deck.FACES) for _ in range(int(counts[face]))]


def _line(what: str, faces: Sequence[int], lang: str) -> Text:
    """Cards in a line; several with one face together."""
    text = Text(what + colon(lang))
    shown = in_order(faces)
    for i, face in enumerate(shown):
        if i:
            text.append(" " if face == shown[i - 1] else "  ")
        text.append(bare_card(face, lang), style="bold")
    return text if shown else text.append("–")


def _middle(view: Position, lang: str) -> Text:
    """Round and draw pile; display and stock; the discard in progress and cards out of the game, if any."""
    state = view.state
    number, piled = SAYS(lang, "terminal-round", n=int(state.round_n) + 1), SAYS(lang, "terminal-deck")
    lines = [
        Text(f"{number} · {piled}{colon(lang)}{int(state.deck_n)}"),
        _line(SAYS(lang, "terminal-display"), _bag(state.display), lang),
        _line(SAYS(lang, "terminal-stock"), _bag(state.stock), lang),
    ]
    if state.gone.any():
        lines.append(_line(SAYS(lang, "terminal-gone"), _bag(state.gone), lang))
    if state.chosen_n:
        lines.append(_line(SAYS(lang, "terminal-chosen"), state.chosen[: state.chosen_n].tolist(), lang))
    return Text("\n").join(lines)


def _players(view: Position, names: Sequence[str], lang: str) -> Table:
    """One line a seat: its letter, the number of cards in hand and on the pile, the top group, points."""
    state = view.state
    collects = int(state.option[Opt.COLLECT]) > 0
    table = Table(box=None, padding=(0, 1), pad_edge=False, header_style="bold")
    table.add_column("")
    table.add_column("")
    table.add_column(SAYS(lang, "terminal-hand"), justify="right")
    table.add_column(SAYS(lang, "terminal-pile"), justify="right")
    table.add_column(SAYS(lang, "terminal-top"))
    table.add_column(SAYS(lang, "terminal-points"), justify="right")
    if collects:
        table.add_column(SAYS(lang, "terminal-written"), justify="right")
    aided = bool(state.option[Opt.MEMORY_AID])
    if aided:
        table.add_column(SAYS(lang, "terminal-known"))
    for seat in range(view.game.players):
        top = " ".join(bare_card(face, lang) for face in in_order(top_group(state, seat)))
        if state.top_guarded[seat]:
            top += f" ({SAYS(lang, 'terminal-guarded')})"
        cells: list[str | Text] = [
            who(seat, names[seat], seat == view.to_act),
            st.SEAT_LETTERS[seat],
            str(int(state.hand_n[seat])),
            str(int(state.pile_n[seat])),
            top,
            signed(int(rules.round_points(state, seat))),
        ]
        if collects:
            cells.append(signed(int(state.points[seat])))
        if aided:
            known = _bag(state.known[seat]) if seat != view.seat else []
            cells.append(" ".join(bare_card(face, lang) for face in in_order(known)))
        table.add_row(*cells)
    return table
