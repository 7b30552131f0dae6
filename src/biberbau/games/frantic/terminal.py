"""How a table of Frantic looks in a terminal: what lies and holds now, all players, then the hands that are known."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ...match.view import View
from ..drawing import who
from ..wording import checked, signed
from .actions import SEAT_LETTERS
from .deck import FACES, NONE, UNKNOWN
from .rules_hands import stack_n
from .state import ON_MARKET
from .words_ask import has_sheet, is_family, verdict
from .words_events import event_name
from .words_names import bare_card, whose
from .words_status import members, status

NAMES = {
    "de": {
        "round": "Runde {n} · Stapel: {stack} · Ereignisse: {events}",
        "top": "Oben liegt",
        "market": "Offen liegt",
        "offer": "Zur Wahl",
        "mine": "Deine Hand",
        "theirs": "Hand {whose}",
        "hand": "Hand",
        "points": "Punkte",
        "wins": "Runden",
        "dealer": "gibt",
        "skipped": "setzt aus",
        "shield": "geschützt",
        "bomb": "noch {n}",
    },
    "en": {
        "round": "Round {n} · stack: {stack} · events: {events}",
        "top": "on top",
        "market": "lying open",
        "offer": "to choose from",
        "mine": "your hand",
        "theirs": "{whose} hand",
        "hand": "hand",
        "points": "points",
        "wins": "rounds",
        "dealer": "deals",
        "skipped": "misses a turn",
        "shield": "protected",
        "bomb": "{n} left",
    },
}


def draw(view: View, names: Sequence[str], lang: str) -> RenderableType:
    """The whole table as this view knows it."""
    state = view.state
    parts: list[RenderableType] = [_middle(view, names, lang), _players(view, names, lang)]
    for seat in _in_play_order(state, view.game.players):
        held = [face for face in range(FACES) for _ in range(int(state.hand[seat, face]))]
        if held and len(held) == state.hand_n[seat]:
            key = "mine" if seat == view.seat else "theirs"
            what = NAMES[lang][key].format(whose=whose(names[seat], lang))
            parts.append(_line(what, held, is_family(state), lang))
    if view.over:
        parts.append(Text(verdict(view, names, lang)))
    return Group(*parts)


def _in_play_order(state: np.record, players: int) -> list[int]:
    """The seats as they sit: Identity Theft may exchange places."""
    return [int(state.at[place]) for place in range(players)]


def _line(what: str, faces: Sequence[int], family: bool, lang: str) -> Text:
    """Cards in a line."""
    text = Text(f"{what}: ")
    for i, face in enumerate(faces):
        if i:
            text.append(", ")
        text.append(bare_card(face, lang, family), style="bold")
    return text


def _middle(view: View, names: Sequence[str], lang: str) -> Text:
    """Round and stacks; the top card; what holds now; what lies open or is offered."""
    words, state = NAMES[checked(lang)], view.state
    events = int(state.events_left).bit_count()
    first = words["round"].format(n=int(state.round_n) + 1, stack=int(stack_n(state)), events=events)
    lines = [Text(first)]
    if state.top != NONE:
        lines.append(_line(words["top"], [int(state.top)], is_family(state), lang))
    lines += [Text(line) for line in status(view, names, lang)]
    lying = [
        int(state.aside[i])
        for i in range(int(state.aside_n))
        if state.aside_by[i] == ON_MARKET and state.aside[i] != UNKNOWN
    ]
    if lying:
        lines.append(_line(words["market"], lying, is_family(state), lang))
    offered = [event_name(int(event), lang) for event in state.offer if event != NONE]
    if offered:
        lines.append(Text(f"{words['offer']}: {', '.join(offered)}"))
    return Text("\n").join(lines)


def _players(view: View, names: Sequence[str], lang: str) -> Table:
    """One line a seat, in play order: its letter, how many cards, its account, and what is special about it now."""
    words, state = NAMES[lang], view.state
    table = Table(box=None, padding=(0, 1), pad_edge=False, header_style="bold")
    table.add_column("")
    table.add_column("")
    table.add_column(words["hand"], justify="right")
    table.add_column(words["points" if has_sheet(state) else "wins"], justify="right")
    table.add_column("")
    for seat in _in_play_order(state, view.game.players):
        table.add_row(
            who(seat, names[seat], seat == view.to_act),
            SEAT_LETTERS[seat],
            str(int(state.hand_n[seat])),
            signed(int(state.points[seat])),
            ", ".join(_marks(state, seat, lang)),
        )
    return table


def _marks(state: np.record, seat: int, lang: str) -> list[str]:
    """What is special about a seat now."""
    words = NAMES[lang]
    marks = [words["dealer"]] if state.dealer == seat else []
    marks += [words[field] for field in ("skipped", "shield") if seat in members(int(state[field]))]
    if state.bomb and seat not in members(int(state.bomb_safe)):
        marks.append(words["bomb"].format(n=int(state.bomb_left[seat])))
    return marks
