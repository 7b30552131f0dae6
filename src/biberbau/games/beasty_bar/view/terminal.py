"""A table of Beasty Bar in a terminal: line, THAT'S IT, bar and seats."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ....kernel.cards import UNKNOWN
from ....match.position import Position
from ...common.catalogues.isolation import isolated
from ...common.catalogues.wording import colon
from ...common.view.drawing import SIGNS, STYLES, who
from ..rules import deck
from ..rules import state as st
from ..rules.game import points
from ..words.names import SAYS, animal_name, strength, verdict

_COLUMNS = {
    "terminal-player": False,
    "terminal-hand": False,
    "terminal-deck": True,
    "terminal-guests": True,
    "terminal-points": True,
}
"""The columns of a seat's row, and whether each is a number."""


def card(number: int, lang: str) -> Text:
    """A card: its colour's sign, strength and name."""
    if number == UNKNOWN:
        return Text("?", style="dim")
    species = number % deck.SPECIES
    label = f"{SIGNS[number // deck.SPECIES]} {strength(species)} {animal_name(species, lang)}"
    return Text(label, style=STYLES[number // deck.SPECIES], end="")


def cards(numbers: Sequence[int], lang: str) -> Text:
    """Several cards in a row; neighbouring unknown ones are counted."""
    known = [card(number, lang) for number in numbers if number != UNKNOWN]
    unknown = len(numbers) - len(known)
    if unknown:
        known.append(Text(f"{unknown} × ?", style="dim"))
    return Text(", ").join(known)


def draw(view: Position, names: Sequence[str], lang: str) -> RenderableType:
    """The whole table in this view."""
    state = view.state
    parts: list[RenderableType] = [
        _line(view, lang),
        _zone(SAYS(lang, "terminal-pile"), state.pile[: state.pile_n][::-1], lang),
    ]
    for key, zone, count in (
        ("terminal-sent", state.sent, state.sent_n),
        ("terminal-beside", state.beside, state.beside_n),
    ):
        if count:
            parts.append(_zone(SAYS(lang, key), zone[:count], lang))
    parts.append(_zone(SAYS(lang, "terminal-bar"), state.bar[: state.bar_n], lang))
    parts.append(_seats(view, names, lang))
    if state.game:
        earlier = ", ".join(
            f"{isolated(names[s])} {int(state.earlier[0, s])}" for s in range(view.game.players)
        )
        parts.append(Text(SAYS(lang, "terminal-earlier") + colon(lang) + earlier))
    if view.open:
        for seat in range(view.game.players):
            deck = state.deck[seat, : state.deck_n[seat]][::-1]
            parts.append(_zone(SAYS(lang, "terminal-deck-of", name=names[seat]), deck, lang))
    if tie := verdict(view, names, lang):
        parts.append(Text(tie))
    return Group(*parts)


def _zone(label: str, numbers: Sequence[int], lang: str) -> Text:
    return Text.assemble(
        (label + colon(lang), "bold"), cards([int(n) for n in numbers], lang) if len(numbers) else "–"
    )


def _line(view: Position, lang: str) -> RenderableType:
    """The waiting line, gate on the left or (after a seal) on the right."""
    state = view.state
    table = Table.grid(padding=(0, 2))
    places: list[tuple[Text, Text]] = []
    for place in range(st.LINE):
        if place < state.line_n:
            places.append((Text(str(place + 1), style="bold"), card(int(state.line[place]), lang)))
        else:
            places.append((Text(str(place + 1), style="dim"), Text("·", style="dim")))
    gate = (Text(""), Text(f"‹ {SAYS(lang, 'terminal-gate')} ›", style="bold"))
    out = (Text(""), Text(f"‹ {SAYS(lang, 'terminal-out')} ›", style="bold"))
    columns = [gate, *places, out]
    if state.flipped:
        columns.reverse()
    for _ in columns:
        table.add_column(justify="center", no_wrap=True)
    table.add_row(*(number for number, _ in columns))
    table.add_row(*(text for _, text in columns))
    return table


def _seats(view: Position, names: Sequence[str], lang: str) -> Table:
    """One row a seat: whether it is to act, hand, draw pile, guests and points."""
    state = view.state
    table = Table(box=None, padding=(0, 1), pad_edge=False, header_style="bold")
    for name, counted in _COLUMNS.items():
        table.add_column(
            SAYS(lang, name), justify="right" if counted else "left", no_wrap=name != "terminal-hand"
        )
    for seat in range(view.game.players):
        guests = [int(c) for c in state.bar[: state.bar_n] if int(c) // deck.SPECIES == seat]
        hand = cards([int(c) for c in state.hand[seat, : state.hand_n[seat]]], lang)
        if state.out_n[seat]:
            at_home = _at_home(view, seat)
            hand = Text.assemble(hand, (f"  ({SAYS(lang, 'terminal-at-home')}{colon(lang)}{at_home})", "dim"))
        table.add_row(
            who(seat, names[seat], seat == view.to_act),
            hand,
            str(int(state.deck_n[seat])),
            str(len(guests)),
            str(points(state, seat)),
        )
    return table


def _at_home(view: Position, seat: int) -> str:
    """The values that a player sorted out, as far as the view knows them."""
    values = [str(v + 1) for v in range(12) if int(view.state.out[seat]) >> v & 1]
    unknown = int(view.state.out_n[seat]) - len(values)
    assert unknown <= st.SORTED_OUT
    return ", ".join(values + ["?"] * unknown)
