"""A table of Frantic in a terminal: the piles and effects now, all players, then the known hands."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ....kernel.cards import NONE, UNKNOWN
from ....match.position import Position
from ...common.catalogues.wording import colon, signed
from ...common.view.drawing import who
from ..rules import actions as act
from ..rules import deck
from ..rules import state as st
from ..rules.hands import stack_n
from ..words.ask import has_sheet, is_family, verdict
from ..words.names import SAYS, bare_card, event_name, player
from ..words.status import members, status

_MARKS = SAYS.family("terminal", ("skipped", "shield"))


def draw(view: Position, names: Sequence[str], lang: str) -> RenderableType:
    """The whole table in this view."""
    state = view.state
    parts: list[RenderableType] = [_middle(view, names, lang), _players(view, names, lang)]
    for seat in _in_play_order(state, view.game.players):
        held = [face for face in range(deck.FACES) for _ in range(int(state.hand[seat, face]))]
        if held and len(held) == state.hand_n[seat]:
            what = "terminal-mine" if seat == view.seat else "terminal-theirs"
            named = SAYS(lang, what, name=player(names[seat], lang))
            parts.append(_line(named, held, is_family(state), lang))
    if view.over:
        parts.append(Text(verdict(view, names, lang)))
    return Group(*parts)


def _in_play_order(state: np.record, players: int) -> list[int]:
    """The seats as they sit: Identity Theft may exchange places."""
    return [int(state.at[place]) for place in range(players)]


def _line(what: str, faces: Sequence[int], family: bool, lang: str) -> Text:
    """Cards in a line."""
    text = Text(what + colon(lang))
    for i, face in enumerate(faces):
        if i:
            text.append(", ")
        text.append(bare_card(face, lang, family), style="bold")
    return text


def _middle(view: Position, names: Sequence[str], lang: str) -> Text:
    """Round and stacks; the top card; effects now; open or offered cards."""
    state = view.state
    events = int(state.events_left).bit_count()
    n, stack = int(state.round_n) + 1, int(stack_n(state))
    lines = [Text(SAYS(lang, "terminal-round", n=n, stack=stack, events=events))]
    if state.top != NONE:
        lines.append(_line(SAYS(lang, "terminal-top"), [int(state.top)], is_family(state), lang))
    lines += [Text(line) for line in status(view, names, lang)]
    lying = [
        int(state.aside[i])
        for i in range(int(state.aside_n))
        if state.aside_by[i] == st.ON_MARKET and state.aside[i] != UNKNOWN
    ]
    if lying:
        lines.append(_line(SAYS(lang, "terminal-market"), lying, is_family(state), lang))
    offered = [event_name(int(event), lang) for event in state.offer if event != NONE]
    if offered:
        lines.append(Text(SAYS(lang, "terminal-offer") + colon(lang) + ", ".join(offered)))
    return Text("\n").join(lines)


def _players(view: Position, names: Sequence[str], lang: str) -> Table:
    """One line a seat, in play order: its letter, number of cards, account, and marks."""
    state = view.state
    table = Table(box=None, padding=(0, 1), pad_edge=False, header_style="bold")
    table.add_column("")
    table.add_column("")
    table.add_column(SAYS(lang, "terminal-hand"), justify="right")
    table.add_column(SAYS(lang, "terminal-points" if has_sheet(state) else "terminal-wins"), justify="right")
    table.add_column("")
    for seat in _in_play_order(state, view.game.players):
        table.add_row(
            who(seat, names[seat], seat == view.to_act),
            act.SEAT_LETTERS[seat],
            str(int(state.hand_n[seat])),
            signed(int(state.points[seat])),
            ", ".join(_marks(state, seat, lang)),
        )
    return table


def _marks(state: np.record, seat: int, lang: str) -> list[str]:
    """The marks of a seat."""
    marks = [SAYS(lang, "terminal-dealer")] if state.dealer == seat else []
    marks += [SAYS(lang, key) for field, key in _MARKS.items() if seat in members(int(state[field]))]
    if state.bomb and seat not in members(int(state.bomb_safe)):
        marks.append(SAYS(lang, "terminal-bomb", n=int(state.bomb_left[seat])))
    return marks
