"""A picture of the table: the line between Heaven's Gate and the exclusion, the bar, THAT'S IT, the viewer's hand."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from ....match import Position
from ...common.view.palette import LIGHT, mix
from ...common.view.picture import AMBER, DISC, INK, PAPER, SEATS, SHEET, WIDTH, WOOD, Box, Picture, spread
from ...common.view.presentation import Card, Pod
from .table import Hand, Table, back_of, table

ART = Path(__file__).parent.parent / "art"
BOARD = Box(12, 92, WIDTH - 24, 318)


def draw(view: Position, names: Sequence[str], lang: str) -> str:
    """The table in this view, as SVG."""
    board = table(view, (), names, lang)
    sheet = _Sheet(ART)
    sheet.pods(
        board, view.seat, names, Box(12, 10, WIDTH - 24, 74), lambda pod, box: sheet.counts(board, pod, box)
    )
    sheet.middle(board)
    prompt = Box(12, 418, WIDTH - 24, 30)
    sheet.prompt(board, prompt)
    sheet.hands(board)
    return sheet.svg()


def blank_sheet() -> Picture:
    """An empty sheet for the game's cards."""
    return _Sheet(ART)


class _Sheet(Picture):
    """Beasty Bar's cards and places."""

    def card(self, card: Card, x: float, y: float, w: float, *, tilt: float = 0) -> None:
        """A card in its owner's colour, or its back."""
        owner = int(card.look[5])
        colour = SEATS[owner]
        if not card.face:
            with self.paper(x, y, w, colour.own, mix(colour.own, "#1b120a", 0.6), 1.2, tilt):
                self.symbol("scene.svg", "bb-back", Box(0, 0, 100, 140), colour.ink)
            return
        edge = AMBER if card.can else mix(colour.own, "#3b2a1a", 0.6)
        with self.paper(x, y, w, PAPER, edge, 3 if card.can else 1.5, tilt):
            self.rect(Box(0, 121, 100, 19), colour.own)
            self.text(card.index, 7, 34, 38, INK, bold=True)
            self.emblem(owner, Box(77, 8, 16, 16))
            self.symbol("animals.svg", card.face, Box(8, 35, 84, 84))
            if w >= 54:
                self.name(card.name, 135, 13, colour.ink, 94)
            for mask in card.drawings[2:]:
                self.path(DISC, Box(52, 72, 46, 46), AMBER)
                self.symbol("animals.svg", mask.symbol, Box(56, 76, 38, 38))

    def counts(self, board: Table, pod: Pod, box: Box) -> None:
        """The number of somebody's cards in hand and in the draw pile."""
        hand = board.hands[pod.seat]
        for i in range(len(hand.cards)):
            self.card(back_of(pod.seat), box.x + 19 * i, box.y + 2, 22)
        at = box.x + 19 * len(hand.cards) + 16
        if hand.deck:
            self.card(back_of(pod.seat), at, box.y + 2, 22)
            self.number(hand.deck, at + 11, box.y + 17, 13)

    def middle(self, board: Table) -> None:
        """The bar and what is behind it, THAT'S IT, and the line on its pier."""
        self.board(Box(BOARD.x, BOARD.y, BOARD.w, 226))
        self.rect(Box(BOARD.x, BOARD.y + 210, BOARD.w, 108), LIGHT["pier"])
        self.rect(Box(BOARD.x, BOARD.y + 210, BOARD.w, 6), LIGHT["pier-edge"])
        for i in range(1, 11):
            self.rect(Box(BOARD.x + i * 87, BOARD.y + 216, 3, 102), LIGHT["pier-line"])
        self.bar(board)
        self.waiting(board)
        self.pile(board)
        self.line(board)

    def bar(self, board: Table) -> None:
        """The bar with everybody's guests."""
        self.symbol("scene.svg", "bb-bar", Box(BOARD.x + 10, BOARD.y + 8, 168, 120))
        self.sign(board.labels["bar"], BOARD.x + 94, BOARD.y + 118, 14, anchor=0.5)
        for guests in board.bar:
            y = BOARD.y + 12 + 31 * guests.seat
            self.rect(Box(BOARD.x + 190, y, 140, 27), SHEET, 7, opacity=0.94)
            self.emblem(guests.seat, Box(BOARD.x + 197, y + 6, 15, 15))
            self.text(str(len(guests.cards)), BOARD.x + 232, y + 19, 16, INK, bold=True, anchor=0.5)
            room = Box(BOARD.x + 248, y + 2, 78, 23)
            _, places = spread(len(guests.cards), room, 16, -4)
            for i, _ in enumerate(guests.cards):
                self.card(back_of(guests.seat), room.x + (places[i] - places[0]), room.y, 16)

    def waiting(self, board: Table) -> None:
        """Cards on their way out, and those beside the pile."""
        cards = (*board.sent, *board.beside)
        width, places = spread(len(cards), Box(BOARD.x + 350, BOARD.y + 14, 290, 120), 78, 10)
        for i, (card, x) in enumerate(zip(cards, places, strict=True)):
            self.card(card, x, BOARD.y + 14, width, tilt=-4 if i % 2 else 4)
        if cards:
            called = board.labels["sent" if board.sent else "beside"]
            self.sign(called, BOARD.x + 495, BOARD.y + 130, 12, anchor=0.5)

    def pile(self, board: Table) -> None:
        """THAT'S IT: the pile of animals that are thrown out."""
        self.symbol("scene.svg", "bb-thatsit", Box(BOARD.x + 660, BOARD.y + 14, 142, 101))
        self.sign(board.labels["pile"], BOARD.x + 731, BOARD.y + 118, 14, anchor=0.5)
        x, y, w = BOARD.x + 824, BOARD.y + 14, 86.0
        self.empty(x, y, w)
        for tilt, card in zip((-4, 3, -1)[-len(board.pile[-3:]) :], board.pile[-3:], strict=False):
            self.card(card, x, y, w, tilt=tilt)
        self.number(len(board.pile), x + w - 2, y + w * 1.4 - 2)

    def line(self, board: Table) -> None:
        """Five places from the gate to the exclusion, or the other way round."""
        w, top = 104.0, BOARD.y + 158
        doors = ((BOARD.x + 30, "gate"), (BOARD.x + BOARD.w - 150, "exclusion"))
        places = [BOARD.x + 176 + 120 * i for i in range(5)]
        if board.flipped:
            doors = ((doors[1][0], "gate"), (doors[0][0], "exclusion"))
            places.reverse()
        for x, name in doors:
            self.symbol("scene.svg", f"bb-{name}", Box(x, top - 12, 118, 165))
            self.sign(board.labels[name], x + 59, top + 130, 13, anchor=0.5)
        for number, x in enumerate(places, start=1):
            tone = "#ffde8c" if number < 3 else "#96280f" if number == 5 else "#5c3a22"
            self.rect(Box(x, top, w, w * 1.4), tone, 9, WOOD, 2, opacity=0.4 if number < 3 else 0.22)
            self.text(str(number), x + w / 2, top + w * 1.4 - 12, 20, WOOD, bold=True, anchor=0.5)
        for i, card in enumerate(board.line):
            self.card(card, places[i], top, w, tilt=1 if i % 2 else -1)

    def hands(self, board: Table) -> None:
        """The viewer's hand, or the cards to choose from; a spectator sees the backs of everybody's cards."""
        box = Box(12, 456, WIDTH - 24, 134)
        self.pier(box)
        if board.offer:
            self.cards(board.offer, box.inset(8), 86, 12)
        elif board.mine is not None:
            self.cards(board.mine.cards, box.inset(8), 86, 12)
            self.deck(board.mine, box)
        else:
            width = box.w / len(board.hands)
            for hand in board.hands:
                place = Box(box.x + hand.seat * width, box.y, width, box.h).inset(14)
                self.cards(hand.cards, place, 64, 12)

    def deck(self, hand: Hand, box: Box) -> None:
        """The viewer's draw pile."""
        if hand.deck:
            self.card(back_of(hand.seat), box.x + box.w - 96, box.y + 16, 70)
            self.number(hand.deck, box.x + box.w - 28, box.y + 108)
