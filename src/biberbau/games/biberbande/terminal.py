"""How a table of Biberbande looks in a terminal: the piles, then everybody's four cards and points."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ...match.view import View
from ..drawing import who
from ..wording import checked
from .actions import SEAT_LETTERS
from .deck import NONE, NUMBERS, UNKNOWN
from .state import SLOTS
from .words_memory import is_open, shown
from .words_names import bare_card

DOWN = "▒"
NAMES = {
    "de": {
        "round": "Durchgang {n} von {rounds}",
        "deck": "Zugstapel",
        "discard": "Ablagestapel",
        "drawn": "gezogen",
        "knocked": "hat geklopft",
        "points": "Durchgänge",
        "total": "Summe",
    },
    "en": {
        "round": "Round {n} of {rounds}",
        "deck": "deck",
        "discard": "discard pile",
        "drawn": "drawn",
        "knocked": "has knocked",
        "points": "rounds",
        "total": "total",
    },
}


def draw(view: View, names: Sequence[str], lang: str) -> RenderableType:
    """The whole table as a person may see it: cards lie face down again as soon as nobody looks at them (E31)."""
    return Group(_middle(view, lang), _rows(view, names, lang))


def _card(face: int, lang: str) -> Text:
    """A card that lies open or is looked at, or a back."""
    if face == UNKNOWN:
        return Text(DOWN, style="dim")
    return Text(bare_card(face, lang), style="bold" if face < NUMBERS else "bold dark_goldenrod")


def _middle(view: View, lang: str) -> Text:
    """Round, piles and the drawn card."""
    words, state = NAMES[checked(lang)], view.state
    rounds = int(view.game.kind.rules.rounds(state))
    top = "–" if state.top == NONE else bare_card(int(state.top), lang)
    text = Text(
        f"{words['round'].format(n=int(state.round_n) + 1, rounds=rounds)}"
        f" · {words['deck']}: {int(state.deck_n)} · {words['discard']}: {top}"
    )
    if state.drawn != NONE:
        text.append(f" · {words['drawn']}: ").append(_card(int(state.drawn), lang))
    return text


def _rows(view: View, names: Sequence[str], lang: str) -> Table:
    """One line a seat: the letter that its cards go by, the four cards, the points of each round, and their sum."""
    words, state = NAMES[lang], view.state
    table = Table(box=None, padding=(0, 1), pad_edge=False, header_style="bold")
    table.add_column("")
    table.add_column("")
    for slot in range(SLOTS):
        table.add_column(str(slot + 1), justify="center", min_width=5, no_wrap=True)
    table.add_column(words["points"], no_wrap=True)
    table.add_column(words["total"], justify="right")
    table.add_column("")
    counted = int(state.round_n) + is_open(view)
    for seat, row in enumerate(shown(view)):
        rounds = "  ".join(str(int(n)) for n in state.points[:counted, seat])
        cells = [_card(face, lang) for face in row]
        if view.open and not is_open(view):
            cells = [Text.assemble("(", card, ")", style="dim") for card in cells]
        knocked = words["knocked"] if seat == state.knocker else ""
        name = who(seat, names[seat], seat == view.to_act)
        table.add_row(name, SEAT_LETTERS[seat], *cells, rounds, str(view.scores[seat]), knocked)
    return table
