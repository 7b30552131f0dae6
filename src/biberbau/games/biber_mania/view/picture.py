"""A picture of the table: display and stock, everybody's top group, one's own hand."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from ....match import Position
from ...common.view.palette import mix
from ...common.view.picture import AMBER, INK, PAPER, SHEET, SOFT, WIDTH, Box, Picture, spread
from ...common.view.presentation import Card, Pod
from .table import Group, Table, table

ART = Path(__file__).parent.parent / "art"
PODS = Box(12, 10, WIDTH - 24, 150)
BOARD = Box(12, 168, WIDTH - 24, 246)
GONE = 96


def draw(view: Position, names: Sequence[str], lang: str) -> str:
    """The table in this view, as SVG."""
    board = table(view, (), names, lang)
    sheet = _Sheet(ART)
    sheet.pods(board, view.seat, names, PODS, lambda pod, box: sheet.group(board.groups[pod.seat], pod, box))
    sheet.middle(board)
    sheet.prompt(board, Box(12, 420, WIDTH - 24, 30))
    pier = Box(12, 456, WIDTH - 24, 134)
    sheet.pier(pier)
    if board.mine is not None:
        sheet.cards(board.hand, pier.inset(9), 84, 8)
    else:
        sheet.backs(board.groups, pier)
    return sheet.svg()


def blank_sheet() -> Picture:
    """An empty sheet for the game's cards."""
    return _Sheet(ART)


class _Sheet(Picture):
    """Biber-Mania's cards and places."""

    def card(self, card: Card, x: float, y: float, w: float, *, tilt: float = 0) -> None:
        """A card that lies open."""
        fill = mix(self.colours.tones[card.face], PAPER, 0.22) if card.name else PAPER
        self.number_card(card, x, y, w, fill, AMBER if card.can else "")
        if card.badge:
            self.number(card.badge, x + w - 6, y + 4, 11)

    def group(self, group: Group, pod: Pod, box: Box) -> None:
        """A player's number of cards, top group, and publicly known cards."""
        self.count(box.x, box.y + 4, group.hand, self.back_colour, PAPER)
        self.count(box.x + 34, box.y + 4, group.pile, SHEET, INK)
        x = box.x + 70
        if group.safe:
            self.symbol("cards.svg", "bm-safe-sign", Box(x, box.y + 2, 20, 20), INK)
            x += 24
        text = f"{group.tally} · {group.text}" if group.tally and group.text else group.tally or group.text
        self.text(text.replace("-", "−"), x, box.y + 18, 14, INK, room=box.x + box.w - x)
        known = 17 if group.known else 0
        fan = Box(box.x, box.y + 30, box.w, box.h - 32 - known)
        if group.cards:
            width, places = spread(len(group.cards), fan, 56, 4)
            for card, at in zip(group.cards, places, strict=True):
                self.card(card, fan.x + at - places[0], fan.y, width)
        if known:
            said = ", ".join(f"{one.count} × {one.card.index or one.card.name}" for one in group.known)
            self.text(said, box.x, box.y + box.h - 1, 12, SOFT, room=box.w)

    def count(self, x: float, y: float, number: int, fill: str, ink: str) -> None:
        """The number of cards in one's hand, or on one's pile."""
        self.rect(Box(x, y - 3, 27, 24), fill, 4, INK, 1.2)
        self.text(str(number), x + 13.5, y + 15, 15, ink, bold=True, anchor=0.5)

    def middle(self, board: Table) -> None:
        """Display, stock, draw pile, and cards out of the game; the Fairy's wishes instead of the display."""
        self.board(BOARD)
        if board.stage:
            self.sign(board.stage, BOARD.x + BOARD.w - 12, BOARD.y + 8, 13, anchor=1)
        upper = Box(BOARD.x + 14, BOARD.y + 34, BOARD.w - 28, 86)
        if board.wishes:
            self.sign(board.labels["wishes"], upper.x, BOARD.y + 6, 13)
            self.cards(board.wishes, upper, 56, 5)
        else:
            self.sign(board.labels["display"], upper.x, BOARD.y + 6, 13)
            self.cards(board.display, upper, 60, 8)
        lower = Box(BOARD.x + 14, BOARD.y + 152, BOARD.w - 28, 86)
        self.sign(board.labels["stock"], lower.x, BOARD.y + 125, 13)
        self.cards(board.stock, Box(lower.x, lower.y, lower.w - 250, lower.h), 60, 8)
        back = self.back_colour
        self.sign(board.labels["deck"], lower.x + lower.w - 196, BOARD.y + 125, 13, anchor=0.5)
        self.heap("bm-back", lower.x + lower.w - 226, lower.y, 60, board.deck, "", back)
        if board.gone:
            self.rect(Box(lower.x + lower.w - GONE, lower.y + 20, GONE, 52), "#3c220c", 9, opacity=0.7)
            middle = lower.x + lower.w - GONE / 2
            self.text(str(board.gone), middle, lower.y + 42, 18, PAPER, bold=True, anchor=0.5)
            self.text(board.labels["gone"], middle, lower.y + 62, 10, PAPER, anchor=0.5, room=GONE - 6)

    def backs(self, groups: Sequence[Group], box: Box) -> None:
        """A spectator's view of the hands."""
        width = box.w / len(groups)
        for group in groups:
            place = Box(box.x + group.seat * width, box.y, width, box.h).inset(12)
            self.emblem(group.seat, Box(place.x, place.y, 16, 16))
            card, places = spread(group.hand, Box(place.x + 22, place.y, place.w - 22, place.h), 50, 6)
            for x in places:
                self.back("bm-back", x, place.y + (place.h - card * 1.4) / 2, card)
