"""How a table of Biber-Mania looks in a terminal: display and stock, everybody's pile, then the hands that are known."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ...kernel.stack import KIND, decides
from ...match.view import View
from ..drawing import who
from ..wording import checked, signed
from . import options as opt
from .actions import SEAT_LETTERS
from .deck import FACES
from .state import PLAY
from .words_ask import verdict
from .words_discard import top_group
from .words_names import bare_card, in_order, whose

NAMES = {
    "de": {
        "round": "Runde {n}",
        "deck": "Nachziehstapel",
        "display": "Auslage",
        "stock": "Vorrat",
        "chosen": "Abgelegt wird",
        "gone": "aus dem Spiel",
        "mine": "Deine Hand",
        "theirs": "Hand {whose}",
        "hand": "Hand",
        "pile": "Stapel",
        "top": "oben",
        "points": "Punkte",
        "written": "aufgeschrieben",
        "guarded": "geschützt",
        "known": "sicher auf der Hand",
        "typing": "Alles auf einmal ablegen: leg 7 7 dieb · vorher wissen, was es bringt: ? leg 7 7 dieb",
    },
    "en": {
        "round": "Round {n}",
        "deck": "draw pile",
        "display": "display",
        "stock": "stock",
        "chosen": "being laid",
        "gone": "out of the game",
        "mine": "your hand",
        "theirs": "{whose} hand",
        "hand": "hand",
        "pile": "pile",
        "top": "on top",
        "points": "points",
        "written": "written down",
        "guarded": "protected",
        "known": "surely in hand",
        "typing": "lay all at once: lay 7 7 thief · know before what it brings: ? lay 7 7 thief",
    },
}


def draw(view: View, names: Sequence[str], lang: str) -> RenderableType:
    """The whole table as this view knows it."""
    parts: list[RenderableType] = [_middle(view, lang), _players(view, names, lang)]
    for seat in range(view.game.players):
        if view.state.hand_n[seat] and view.state.hand[seat].min() >= 0:
            key = "mine" if seat == view.seat else "theirs"
            what = NAMES[lang][key].format(whose=whose(names[seat], lang))
            parts.append(_line(what, _bag(view.state.hand[seat]), lang))
    if decides(view.state, KIND) == PLAY and view.seat is not None and view.to_act == view.seat:
        parts.append(Text(NAMES[lang]["typing"], style="dim"))
    if view.over:
        parts.append(Text(verdict(view, names, lang)))
    return Group(*parts)


def _bag(counts: NDArray[np.int8]) -> list[int]:
    """The cards of a bag."""
    return [face for face in range(FACES) for _ in range(int(counts[face]))]


def _line(what: str, faces: Sequence[int], lang: str) -> Text:
    """Cards in a line; several of one face together."""
    text = Text(f"{what}: ")
    shown = in_order(faces)
    for i, face in enumerate(shown):
        if i:
            text.append(" " if face == shown[i - 1] else "  ")
        text.append(bare_card(face, lang), style="bold")
    return text if shown else text.append("–")


def _middle(view: View, lang: str) -> Text:
    """Round and draw pile; display and stock; what is being laid and what is out of the game, if anything is."""
    words, state = NAMES[checked(lang)], view.state
    lines = [
        Text(f"{words['round'].format(n=int(state.round_n) + 1)} · {words['deck']}: {int(state.deck_n)}"),
        _line(words["display"], _bag(state.display), lang),
        _line(words["stock"], _bag(state.stock), lang),
    ]
    if state.gone.any():
        lines.append(_line(words["gone"], _bag(state.gone), lang))
    if state.chosen_n:
        lines.append(_line(words["chosen"], state.chosen[: state.chosen_n].tolist(), lang))
    return Text("\n").join(lines)


def _players(view: View, names: Sequence[str], lang: str) -> Table:
    """One line a seat: its letter, how many cards in hand and on the pile, what lies on top, points."""
    words, state = NAMES[lang], view.state
    rules, collects = view.game.kind.rules, int(state.option[opt.COLLECT]) > 0
    table = Table(box=None, padding=(0, 1), pad_edge=False, header_style="bold")
    table.add_column("")
    table.add_column("")
    for title in ("hand", "pile"):
        table.add_column(words[title], justify="right")
    table.add_column(words["top"])
    table.add_column(words["points"], justify="right")
    if collects:
        table.add_column(words["written"], justify="right")
    aided = bool(state.option[opt.MEMORY_AID])
    if aided:
        table.add_column(words["known"])
    for seat in range(view.game.players):
        top = " ".join(bare_card(face, lang) for face in in_order(top_group(state, seat)))
        if state.top_guarded[seat]:
            top += f" ({words['guarded']})"
        cells: list[str | Text] = [
            who(seat, names[seat], seat == view.to_act),
            SEAT_LETTERS[seat],
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
