"""How a table of Biber Gang looks in a terminal: the piles, then every display with its points."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ...kernel.stack import KIND
from ...match.view import View
from ..drawing import who
from ..wording import checked, signed
from .deck import BEAVER, NONE, ROUNDS, UNKNOWN
from .state import COLUMNS, LOOK_BACK
from .words_names import bare_card

DOWN, CHOSEN = "▒", "▒!"
NAMES = {
    "de": {
        "round": "Runde {n} von {rounds}",
        "over": "Alle {rounds} Runden gespielt",
        "deck": "Zugstapel",
        "pile": "Ablagestapel",
        "drawn": "gezogen",
        "places": "Plätze: oben 1 bis 4, unten 5 bis 8",
        "points": "Runden",
        "total": "Summe",
    },
    "en": {
        "round": "Round {n} of {rounds}",
        "over": "All {rounds} rounds played",
        "deck": "deck",
        "pile": "discard pile",
        "drawn": "drawn",
        "places": "places: 1 to 4 in the top row, 5 to 8 in the bottom row",
        "points": "rounds",
        "total": "total",
    },
}


def draw(view: View, names: Sequence[str], lang: str) -> RenderableType:
    """The whole table as this view knows it."""
    return Group(_middle(view, lang), _displays(view, names, lang), Text(NAMES[lang]["places"], style="dim"))


def _card(face: int, lang: str) -> Text:
    """A card that lies open, or a back."""
    if face == UNKNOWN:
        return Text(DOWN, style="dim")
    return Text(bare_card(face, lang), style="bold dark_goldenrod" if face == BEAVER else "bold")


def _middle(view: View, lang: str) -> Text:
    """Round, piles and the drawn card."""
    words, state = NAMES[checked(lang)], view.state
    played = "over" if view.over else "round"
    counted = state.stack[0, KIND] == LOOK_BACK
    parts = [words[played].format(n=int(state.round_n) + (0 if counted else 1), rounds=ROUNDS)]
    parts.append(f"{words['deck']}: {int(state.deck_n)}")
    top = int(state.pile[state.pile_n - 1]) if state.pile_n else NONE
    parts.append(f"{words['pile']}: {'–' if top == NONE else bare_card(top, lang)}")
    text = Text(" · ".join(parts))
    if state.drawn != NONE:
        text.append(f" · {words['drawn']}: ").append(_card(int(state.drawn), lang))
    return text


def _displays(view: View, names: Sequence[str], lang: str) -> Table:
    """Two lines a seat: the display, the points of each round, and their sum."""
    words, state = NAMES[lang], view.state
    table = Table(box=None, padding=(0, 1), pad_edge=False, header_style="bold")
    table.add_column("")
    for _ in range(COLUMNS):
        table.add_column("", justify="right", min_width=5, no_wrap=True)
    table.add_column(words["points"], no_wrap=True)
    table.add_column(words["total"], justify="right")
    for seat in range(view.game.players):
        cells = [_place(view, seat, slot, lang) for slot in range(2 * COLUMNS)]
        rounds = "  ".join(signed(int(n)) for n in state.points[: state.round_n, seat])
        name = who(seat, names[seat], seat == view.to_act)
        table.add_row(name, *cells[:COLUMNS], rounds, signed(view.scores[seat]))
        table.add_row("", *cells[COLUMNS:], "", "", end_section=True)
    return table


def _place(view: View, seat: int, slot: int, lang: str) -> Text:
    """One place of a display; a card that its owner has picked to turn over is marked for him.

    Where everything is shown, a true position that is looked at, cards that lie face down stand in brackets.
    """
    card, chosen = int(view.state.display[seat, slot]), int(view.state.chosen[seat]) >> slot & 1
    if int(view.state.up[seat]) >> slot & 1 or (card == UNKNOWN and not chosen):
        return _card(card, lang)
    if card == UNKNOWN:
        return Text(CHOSEN, style="dim")
    return Text.assemble("(", _card(card, lang), ")!" if chosen else ")", style="dim")
