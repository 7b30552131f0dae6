"""A picture of the table: the line between Heaven's Gate and the exclusion, the bar, THAT'S IT, the own hand."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from ...match import View
from ..picture import AMBER, DISC, INK, PAPER, SEATS, SHEET, WIDTH, WOOD, Box, Picture, mix, spread
from ..presentation import Pod
from .table import Card, Hand, Table, table

ART = Path(__file__).parent / "art"
BOARD = Box(12, 92, WIDTH - 24, 318)


def draw(view: View, names: Sequence[str], lang: str) -> str:
    """The table as this view knows it, as SVG."""
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


class _Sheet(Picture):
    """Beasty Bar's cards and places."""

    def card(self, card: Card, x: float, y: float, w: float, *, tilt: float = 0) -> None:
        """A card in its owner's colour, or its back."""
        colour = SEATS[card.owner]
        if not card.species:
            with self.paper(x, y, w, colour.own, mix(colour.own, "#1b120a", 0.6), 1.2, tilt):
                self.symbol("scene.svg", "bb-back", Box(0, 0, 100, 140), colour.ink)
            return
        can = card.pick is not None and card.pick.legal
        edge = AMBER if can else mix(colour.own, "#3b2a1a", 0.6)
        with self.paper(x, y, w, PAPER, edge, 3 if can else 1.5, tilt):
            self.rect(Box(0, 121, 100, 19), colour.own)
            self.text(str(card.strength), 7, 34, 38, INK, bold=True)
            self.emblem(card.owner, Box(77, 8, 16, 16))
            self.symbol("animals.svg", f"bb-{card.species}", Box(8, 35, 84, 84))
            self.text(card.name, 50, 135, 13, colour.ink, bold=True, anchor=0.5, room=94)
            if card.acts_as:
                self.path(DISC, Box(52, 72, 46, 46), AMBER)
                self.symbol("animals.svg", f"bb-{card.acts_as}", Box(56, 76, 38, 38))

    def counts(self, board: Table, pod: Pod, box: Box) -> None:
        """How many cards somebody has in hand and in the draw pile."""
        hand = board.hands[pod.seat]
        for i, card in enumerate(hand.cards):
            self.card(Card("", card.owner), box.x + 19 * i, box.y + 2, 22)
        at = box.x + 19 * len(hand.cards) + 16
        if hand.deck:
            self.card(Card("", pod.seat), at, box.y + 2, 22)
            self.number(hand.deck, at + 11, box.y + 17, 13)

    def middle(self, board: Table) -> None:
        """The bar and what is behind it, THAT'S IT, and the line on its pier."""
        self.board(Box(BOARD.x, BOARD.y, BOARD.w, 226))
        self.rect(Box(BOARD.x, BOARD.y + 210, BOARD.w, 108), "#c99d68")
        self.rect(Box(BOARD.x, BOARD.y + 210, BOARD.w, 6), "#7d5630")
        for i in range(1, 11):
            self.rect(Box(BOARD.x + i * 87, BOARD.y + 216, 3, 102), "#a97c4b")
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
                self.card(Card("", guests.seat), room.x + (places[i] - places[0]), room.y, 16)

    def waiting(self, board: Table) -> None:
        """What is on its way out, and what lies beside the pile."""
        cards = (*board.sent, *board.beside)
        width, places = spread(len(cards), Box(BOARD.x + 350, BOARD.y + 14, 290, 120), 78, 10)
        for i, (card, x) in enumerate(zip(cards, places, strict=True)):
            self.card(card, x, BOARD.y + 14, width, tilt=-4 if i % 2 else 4)
        if cards:
            called = board.labels["sent" if board.sent else "beside"]
            self.sign(called, BOARD.x + 495, BOARD.y + 130, 12, anchor=0.5)

    def pile(self, board: Table) -> None:
        """THAT'S IT: where those end up who are thrown out."""
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
        """The own hand, or what one chooses from; for a spectator everybody's cards as he sees them: their backs."""
        box = Box(12, 456, WIDTH - 24, 134)
        self.pier(box)
        if board.offer:
            self.row(board.offer, box.inset(8))
        elif board.mine is not None:
            self.row(board.mine.cards, box.inset(8))
            self.deck(board.mine, box)
        else:
            width = box.w / len(board.hands)
            for hand in board.hands:
                place = Box(box.x + hand.seat * width, box.y, width, box.h).inset(14)
                self.row(hand.cards, place, most=64)

    def row(self, cards: Sequence[Card], box: Box, most: float = 86) -> None:
        """Cards side by side."""
        width, places = spread(len(cards), box, most, 12)
        for card, x in zip(cards, places, strict=True):
            self.card(card, x, box.y + (box.h - width * 1.4) / 2, width)

    def deck(self, hand: Hand, box: Box) -> None:
        """The own draw pile."""
        if hand.deck:
            self.card(Card("", hand.seat), box.x + box.w - 96, box.y + 16, 70)
            self.number(hand.deck, box.x + box.w - 28, box.y + 108)
