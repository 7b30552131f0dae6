"""``shown_of``: a game's words and looks, from its files where it has them, otherwise from its declarations."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table

from ....kernel.cards import NONE
from ....kernel.game import GameKind
from ....match import Position
from ..catalogues.wording import colon
from ..words.declared import DeclaredWords
from .drawing import who
from .picture_rows import drawn
from .rows import SHEETS, RowsTable
from .shown import DrawsText, Shown, art
from .table_zones import Plan, ZonesReader
from .tables import TableOf

COVERED = "▒"


def shown_of(kind: GameKind) -> Shown:
    """A game's parts: ``WORDS`` of ``words.py``, a ``Reader`` of ``table.py``, and ``draw`` of ``terminal.py`` and
    ``picture.py``.
    """
    words: DeclaredWords = kind.offers("words", "WORDS") or DeclaredWords(kind)
    reader: type[ZonesReader] = (kind.offers("table", "Reader") or ZonesReader).on(kind, words)
    table: TableOf[RowsTable] = TableOf(reader)
    return Shown(
        words,
        table=table,
        terminal=kind.offers("terminal", "draw") or terminal(kind, words),
        picture=kind.offers("picture", "draw") or drawn(art(kind), reader.BACK.removesuffix("-back"), table),
        sheets=SHEETS,
    )


def terminal(kind: GameKind, words: DeclaredWords) -> DrawsText:
    """A table in a terminal: the piles, the middle, then a line for each player."""
    plan = Plan.of(kind)

    def cards(view: Position, name: str, seat: int, lang: str) -> list[str]:
        faces = [face for face in plan.named(name).cards(view.state, seat) if face != NONE]
        return [words.bare_card(face, lang) if face >= 0 else COVERED for face in faces]

    def draw(view: Position, names: Sequence[str], lang: str) -> RenderableType:
        lines, table = [], Table(box=None)
        for zone in plan.zones:
            if zone.owner == "table" and zone.column in words.bags:
                lines.append(f"{words.zone(zone, lang)}{colon(lang)}{int(view.state[f'{zone.column}_n'])}")
            elif zone.owner == "table" and zone.kind != "tokens":
                lines.append(
                    words.zone(zone, lang) + colon(lang) + (", ".join(cards(view, zone.name, 0, lang)) or "-")
                )
        for seat, name in enumerate(names[: view.game.players]):
            shown = [
                f"{words.zone(zone, lang)}{colon(lang)}{zone.cards(view.state, seat)[0]}"
                if zone.kind == "tokens"
                else words.zone(zone, lang) + colon(lang) + ", ".join(cards(view, zone.name, seat, lang))
                for zone in plan.zones
                if zone.owner == "seat"
            ]
            table.add_row(who(seat, name, seat == view.to_act), *shown, str(view.scores[seat]))
        return Group(*lines, table)

    return draw
