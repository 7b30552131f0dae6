"""Pictures of tables with rows of cards: everybody's row, deck, drawn card and discard pile, your own row on the pier."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from ....match import Position
from .palette import mix
from .picture import AMBER, AMBER_PALE, PAPER, WIDTH, Box, Picture
from .presentation import Card, Pile, Pod
from .rows import Row, RowsTable
from .shown import DrawsPicture

GREEN = "#4d8a4a"
MIDDLE = 180
"""The height of the board above the viewer's row."""
OWN = 150
"""The width of the pod of the viewer, whose row lies on the pier."""


class RowsSheet(Picture):
    """The cards of such a game. ``prefix``: of its drawings' names; ``plain``: faces without a hill, and their paper."""

    def __init__(self, art: Path, prefix: str, plain: dict[str, str]) -> None:
        super().__init__(art)
        self.prefix = prefix
        self.plain = plain

    def whole(self, board: RowsTable, view: Position, names: Sequence[str]) -> str:
        """The table, as SVG."""
        deep = len(board.rows[0].places) // board.columns
        pods = (160 if deep > 1 else 138) + (70 if board.mine is None and len(board.rows) < 5 else 0)
        self.pods(
            board, view.seat, names, Box(12, 10, WIDTH - 24, pods), lambda pod, box: self.of(board, pod, box)
        )
        left = 600 - 10 - pods - 8
        mine = 0 if board.mine is None else left - MIDDLE - 54
        self.middle(board, Box(12, 18 + pods, WIDTH - 24, left - 46 - (mine + 8 if mine else 0)))
        self.prompt(board, Box(12, 600 - 10 - 30 - (mine + 8 if mine else 0), WIDTH - 24, 30))
        if board.mine is not None:
            box = Box(12, 590 - mine, WIDTH - 24, mine)
            self.pier(box)
            self.row(board.mine, board.columns, box.inset(9), 150, 8)
        return self.svg()

    def of(self, board: RowsTable, pod: Pod, box: Box) -> None:
        """A player's cards, and what everyone must know about them."""
        row = board.rows[pod.seat]
        if board.mine is None or pod.seat != board.mine.seat:
            self.row(row, board.columns, Box(box.x, box.y, box.w, box.h - 18), 96, 4)
        x = box.x
        for text in (row.tally, row.sign):
            if text:
                self.sign(text, x, box.y + box.h - 16, 12, room=box.w - (x - box.x))
                x += 52

    def row(self, row: Row, columns: int, box: Box, most: float, gap: float) -> None:
        """A row, or two, centred."""
        deep = len(row.places) // columns
        width = min(most, (box.w - gap * (columns - 1)) / columns, (box.h - gap * (deep - 1)) / deep / 1.4)
        left = box.x + (box.w - columns * width - (columns - 1) * gap) / 2
        top = box.y + (box.h - deep * width * 1.4 - (deep - 1) * gap) / 2
        for i, place in enumerate(row.places):
            x, y = left + i % columns * (width + gap), top + i // columns * (width * 1.4 + gap)
            if place.card is None:
                self.empty(x, y, width)
            else:
                self.card(place.card, x, y, width)

    def card(self, card: Card, x: float, y: float, w: float, *, tilt: float = 0) -> None:
        """A card as its viewer sees it, with all its moods."""
        marks = {"seen": AMBER, "chosen": AMBER, "paired": GREEN, "remembered": AMBER_PALE}
        edge = next((marks[mood] for mood in card.moods if mood in marks), AMBER if card.can else "")
        if "chosen" in card.moods:
            y -= w * 0.08
        if "seen" in card.moods:
            self.rect(Box(x - 6, y - 6, w + 12, w * 1.4 + 12), AMBER_PALE, 12, opacity=0.8)
        if card.face:
            paper = self.plain.get(card.face)
            self.number_card(card, x, y, w, paper or PAPER, edge, tilt=tilt, hill=paper is None)
            return
        with self.paper(x, y, w, self.back_colour, edge or "#2a190d", 3 if edge else 1.5, tilt):
            self.symbol("scene.svg", f"{self.prefix}-back", Box(0, 0, 100, 140))
        if "looked" in card.moods:
            eye = Box(x + w * 0.2, y + w * 0.4, w * 0.6, w * 0.6)
            self.symbol("cards.svg", f"{self.prefix}-peek-sign", eye, AMBER)

    def middle(self, board: RowsTable, box: Box) -> None:
        """Deck, the card in somebody's hand, and the discard pile."""
        self.board(box)
        self.sign(board.stage, box.x + 12, box.y + 12, 15)
        width = min(112.0, (box.h - 62) / 1.4)
        top = box.y + (box.h - width * 1.4 - 26) / 2
        centre = box.x + box.w / 2
        aside = width * 1.06 * (len(board.open) // 2)
        self.pile(board.deck, centre - width * 2.1 - aside, top, width)
        self.pile(board.discard, centre + width * 1.1 + aside, top, width)
        for i, place in enumerate(board.open):
            left = centre + (i - len(board.open) / 2) * width * 1.06
            self.card(place.card, left, top, width) if place.card else self.empty(left, top, width)
        held = board.hand
        if not held and not board.open:
            self.empty(centre - width / 2, top, width)
        for i, card in enumerate(held):
            self.card(
                card, centre - width / 2 + (i - (len(held) - 1) / 2) * width * 0.38, top, width, tilt=-2
            )
        if board.holder:
            self.sign(board.holder, centre, top + width * 1.4 + 8, 12, anchor=0.5)

    def pile(self, pile: Pile, x: float, y: float, w: float) -> None:
        """A pile with its top card; cards below it show at its edges."""
        card = pile.place.card
        if card is None or not card.face:
            self.heap(f"{self.prefix}-back", x, y, w, pile.count, pile.name, self.back_colour)
            return
        for lower in (6, 3) if pile.count > 1 else ():
            self.rect(Box(x + lower, y + lower, w, w * 1.4), mix(PAPER, "#5c3a22", 0.6), w * 0.09)
        self.card(card, x, y, w)
        self.number(pile.count, x + w, y)
        self.sign(pile.name, x + w / 2, y + w * 1.4 + 8, 12, anchor=0.5)


def drawn(art: Path, prefix: str, table: Callable[..., RowsTable]) -> DrawsPicture:
    """The picture of a table with cards alone; ``prefix``: of its drawings' names."""

    def draw(view: Position, names: Sequence[str], lang: str) -> str:
        return RowsSheet(art, prefix, {}).whole(table(view, (), names, lang), view, names)

    return draw
