"""How a table of Beasty Bar looks in a terminal: line, THAT'S IT, bar and seats."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ...match.view import View
from ..drawing import SIGNS, STYLES, who
from ..wording import checked
from .deck import POINTS, SPECIES, UNKNOWN
from .state import LINE, SORTED_OUT
from .words_names import animal, strength, verdict

NAMES = {
    "de": {
        "gate": "Himmelspforte",
        "out": "Rausschmiss",
        "empty": "niemand",
        "pile": "DAS WAR'S (oberste zuerst)",
        "deck_of": "Nachziehstapel von {who} (oberste zuerst)",
        "sent": "unterwegs zu DAS WAR'S",
        "beside": "neben DAS WAR'S",
        "bar": "in der Bar",
        "player": "wer",
        "hand": "Hand",
        "deck": "Stapel",
        "guests": "Gäste",
        "points": "Punkte",
        "at_home": "zu Hause",
        "turn": "am Zug",
        "card": "Karte",
        "earlier": "Rückspiel; aus dem ersten Spiel",
    },
    "en": {
        "gate": "Heaven's Gate",
        "out": "exclusion",
        "empty": "nobody",
        "pile": "THAT'S IT (top first)",
        "deck_of": "Draw pile of {who} (top first)",
        "sent": "on the way to THAT'S IT",
        "beside": "beside THAT'S IT",
        "bar": "in the bar",
        "player": "who",
        "hand": "hand",
        "deck": "pile",
        "guests": "guests",
        "points": "points",
        "at_home": "at home",
        "turn": "to act",
        "card": "card",
        "earlier": "return game; from the first game",
    },
}


def card(number: int, lang: str) -> Text:
    """A card: its colour's sign, strength and name."""
    if number == UNKNOWN:
        return Text("?", style="dim")
    species = number % SPECIES
    label = f"{SIGNS[number // SPECIES]} {strength(species)} {animal(species, lang)}"
    return Text(label, style=STYLES[number // SPECIES], end="")


def cards(numbers: Sequence[int], lang: str) -> Text:
    """Several cards in a row; neighbouring unknown ones are counted."""
    known = [card(number, lang) for number in numbers if number != UNKNOWN]
    unknown = len(numbers) - len(known)
    if unknown:
        known.append(Text(f"{unknown} × ?", style="dim"))
    return Text(", ").join(known)


def draw(view: View, names: Sequence[str], lang: str) -> RenderableType:
    """The whole table as this view knows it."""
    words, state = NAMES[checked(lang)], view.state
    parts: list[RenderableType] = [
        _line(view, lang),
        _zone(words["pile"], state.pile[: state.pile_n][::-1], lang),
    ]
    for label, zone, count in (("sent", state.sent, state.sent_n), ("beside", state.beside, state.beside_n)):
        if count:
            parts.append(_zone(words[label], zone[:count], lang))
    parts.append(_zone(words["bar"], state.bar[: state.bar_n], lang))
    parts.append(_seats(view, names, lang))
    if state.game:
        earlier = ", ".join(f"{names[s]} {int(state.earlier[0, s])}" for s in range(view.game.players))
        parts.append(Text(f"{words['earlier']}: {earlier}"))
    if view.open:
        for seat in range(view.game.players):
            deck = state.deck[seat, : state.deck_n[seat]][::-1]
            parts.append(_zone(words["deck_of"].format(who=names[seat]), deck, lang))
    if tie := verdict(view, names, lang):
        parts.append(Text(tie))
    return Group(*parts)


def _zone(label: str, numbers: Sequence[int], lang: str) -> Text:
    return Text.assemble(
        (f"{label}: ", "bold"), cards([int(n) for n in numbers], lang) if len(numbers) else "–"
    )


def _line(view: View, lang: str) -> RenderableType:
    """The waiting line, gate on the left or (after a seal) on the right."""
    words, state = NAMES[lang], view.state
    table = Table.grid(padding=(0, 2))
    places: list[tuple[Text, Text]] = []
    for place in range(LINE):
        if place < state.line_n:
            places.append((Text(str(place + 1), style="bold"), card(int(state.line[place]), lang)))
        else:
            places.append((Text(str(place + 1), style="dim"), Text("·", style="dim")))
    gate = (Text(""), Text(f"‹ {words['gate']} ›", style="bold"))
    out = (Text(""), Text(f"‹ {words['out']} ›", style="bold"))
    columns = [gate, *places, out]
    if state.flipped:
        columns.reverse()
    for _ in columns:
        table.add_column(justify="center", no_wrap=True)
    table.add_row(*(number for number, _ in columns))
    table.add_row(*(text for _, text in columns))
    return table


def _seats(view: View, names: Sequence[str], lang: str) -> Table:
    """One row a seat: who is to act, hand, draw pile, guests and points."""
    words, state = NAMES[lang], view.state
    table = Table(box=None, padding=(0, 1), pad_edge=False, header_style="bold")
    for column in ("player", "hand", "deck", "guests", "points"):
        right = column in ("deck", "guests", "points")
        table.add_column(words[column], justify="right" if right else "left", no_wrap=column != "hand")
    for seat in range(view.game.players):
        guests = [int(c) for c in state.bar[: state.bar_n] if int(c) // SPECIES == seat]
        hand = cards([int(c) for c in state.hand[seat, : state.hand_n[seat]]], lang)
        if state.out_n[seat]:
            at_home = _at_home(view, seat)
            hand = Text.assemble(hand, (f"  ({words['at_home']}: {at_home})", "dim"))
        table.add_row(
            who(seat, names[seat], seat == view.to_act),
            hand,
            str(int(state.deck_n[seat])),
            str(len(guests)),
            str(sum(int(POINTS[guest % SPECIES]) for guest in guests)),
        )
    return table


def _at_home(view: View, seat: int) -> str:
    """The values that a player sorted out, as far as the view knows them."""
    values = [str(v + 1) for v in range(12) if int(view.state.out[seat]) >> v & 1]
    unknown = int(view.state.out_n[seat]) - len(values)
    assert unknown <= SORTED_OUT
    return ", ".join(values + ["?"] * unknown)
