"""A picture of the table: stack and pile, the demand, the event in force, open cards, the viewer's hand."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from ....match import Position
from ...common.view.glyphs import lines
from ...common.view.palette import LIGHT
from ...common.view.picture import AMBER, DISC, INK, PALE, PAPER, SOFT, WIDTH, WOOD, Box, Picture, spread
from ...common.view.presentation import Card, Pod
from .cards import BACK
from .table import Demand, Table, table

ART = Path(__file__).parent.parent / "art"
PODS = Box(12, 10, WIDTH - 24, 82)
BOARD = Box(12, 100, WIDTH - 24, 306)
OPEN = Box(12, 100, WIDTH - 24, 438)
"""The board of a spectator when all hands lie open: the pier is empty."""
BRIGHT = "#fff8e6"
DARK = "#2f2b33"
GNAWED = "M0 0H100L92 10L100 22L90 33L99 46L88 58L96 72L82 80L86 94L68 90L54 100L38 91L22 99L12 92L0 97Z"
"""The shape of a number's corner, as if gnawed by beavers."""
SPREAD = ("fr-red", "fr-yellow", "fr-green", "fr-blue")
"""The four colours as they wash over a colourless card, from its upper right corner clockwise."""


def draw(view: Position, names: Sequence[str], lang: str) -> str:
    """The table in this view, as SVG."""
    board = table(view, (), names, lang)
    sheet = _Sheet(ART)
    sheet.pods(board, view.seat, names, PODS, lambda pod, box: sheet.place(board, pod, box))
    if board.mine is None and board.trays:
        sheet.trays(board, OPEN)
        sheet.prompt(board, Box(12, 544, WIDTH - 24, 46))
        return sheet.svg()
    if board.trays:
        sheet.trays(board, BOARD)
    else:
        sheet.middle(board)
    sheet.prompt(board, Box(12, 412, WIDTH - 24, 46))
    pier = Box(12, 464, WIDTH - 24, 126)
    sheet.pier(pier)
    if board.mine is not None:
        sheet.cards(board.hand, pier.inset(9), 77, 7)
    else:
        sheet.backs(board, pier)
    return sheet.svg()


def blank_sheet() -> Picture:
    """An empty sheet for the game's cards."""
    return _Sheet(ART)


class _Sheet(Picture):
    """Frantic's cards and places."""

    # -------------------------------------------------------------------------------------------------------- cards

    def card(self, card: Card, x: float, y: float, w: float, *, tilt: float = 0) -> None:
        """A card, or its back."""
        if card.look == BACK.look:
            self.back("fr-back", x, y, w, tilt=tilt)
            return
        look = set(card.look.split())
        with self.paper(x, y, w, PAPER, AMBER if card.can else INK, 3.5 if card.can else 1, tilt):
            deep = self.ground(card, look)
            if card.index:
                self.path(GNAWED, Box(4.5, 4.5, 44, 68), PAPER)
                self.text(card.index, 25, 46, 48, deep, bold=True, anchor=0.5)
            self.drawing(card, look)
            self.shapes(card, look, deep)
            if card.name and w >= 50:
                self.rect(Box(4.5, 117, 91, 19), deep, 6)
                self.name(card.name, 131, 12.5 if len(card.name) < 10 else 10, BRIGHT, 87)
        if card.count > 1:
            self.number(f"{card.count}×", x + w - 8, y + w * 1.4 - 5, 12)

    def ground(self, card: Card, look: set[str]) -> str:
        """A card's colour, or its two, or all four; and the matching dark shade."""
        inner = Box(4.5, 4.5, 91, 131)
        tones = self.colours.light
        if "colourless" in look:
            self.rect(inner, tones["fr-colourless"], 7)
            for i, colour in enumerate(SPREAD):
                quarter = Box(50 if i < 2 else 4.5, 70 if i in (1, 2) else 4.5, 45.5, 65.5)
                self.rect(quarter, tones[colour], 4, opacity=0.3)
            return tones["fr-colourless-deep"]
        if "swap" in look:
            first, second = (tones[one.symbol] for one in card.drawings[:2])
            self.rect(inner, second, 7)
            self.path("M7 0H100L0 100V7A7 7 0 0 1 7 0Z", inner, first)
            return INK
        tone = "fr-black" if "black" in look else card.drawings[0].symbol
        self.rect(inner, tones[tone], 7)
        return tones[f"{tone}-deep"]

    def shapes(self, card: Card, look: set[str], deep: str) -> None:
        """The shapes of a card's colours, so that no one needs to tell colours apart."""
        places = [Box(15, 49, 20, 20)] if "number" in look else [Box(9, 9, 24, 24), Box(67, 91, 24, 24)]
        shapes = [one.symbol for one in card.drawings if one.kind.startswith("shape")]
        for shape, place in zip(shapes, places, strict=False):
            self.symbol("cards.svg", shape, place, deep if "number" in look else BRIGHT)

    def drawing(self, card: Card, look: set[str]) -> None:
        """A card's picture; a number's is an imp and its mood."""
        if "number" in look:
            for one in card.drawings[1:]:
                self.symbol("cards.svg", one.symbol, Box(17, 57, 78, 78))
            return
        if "colourless" in look:
            box = Box(7, 22, 86, 86)
        elif "swap" in look:
            box = Box(20, 34, 60, 60)
        else:
            self.path(DISC, Box(12, 36, 76, 76), "#fff3d8")
            box = Box(17, 41, 66, 66)
        self.symbol("cards.svg", card.face, box)

    # -------------------------------------------------------------------------------------------------------- places

    def place(self, board: Table, pod: Pod, box: Box) -> None:
        """A player's number of cards, whether it is their turn, and their marks."""
        place = board.places[pod.seat]
        self.rect(Box(box.x, box.y + 3, 28, 36), "#7a5590", 4)
        self.rect(
            Box(box.x + 3, box.y + 2, 28, 36), "#b3261a" if place.hand == 1 else self.back_colour, 4, INK, 1
        )
        self.text(str(place.hand), box.x + 17, box.y + 27, 18, PALE, bold=True, anchor=0.5)
        x = box.x + 42
        if place.turn:
            self.path("M0 0L100 50L0 100Z", Box(x, box.y + 11, 14, 18), INK)
            x += 20
        signs = ((place.bomb >= 0, "bomb"), (place.skipped, "skip"), (place.safe, "safe"))
        for holds, name in signs:
            if holds:
                self.symbol("cards.svg", f"fr-{name}-sign", Box(x, box.y + 9, 22, 22), INK)
                x += 24
                if name == "bomb":
                    x += self.text(str(place.bomb), x, box.y + 26, 15, INK, bold=True) + 5
        if place.points:
            self.sign(place.points, box.x + box.w, box.y, 13, anchor=1)

    def middle(self, board: Table) -> None:
        """Stack and pile, the demand, the event, and cards laid aside."""
        self.board(BOARD)
        beside = board.called is not None or bool(board.running)
        below = 92 if board.laid else 0
        height = BOARD.h - 40 - below
        w = min(130.0, (height - 26) / 1.4)
        force = 236.0
        total = w * 2 + 40 + force
        left = BOARD.x + 24 if beside else BOARD.x + (BOARD.w - total) / 2
        top = BOARD.y + 18 + (height - 26 - w * 1.4) / 2
        self.heap("fr-back", left, top, w, board.stack, board.labels["stack"], self.back_colour)
        pile = left + w + 20
        self.empty(pile, top, w)
        for tilt, card in zip((8, -7, 0)[-len(board.pile) :], board.pile, strict=False):
            self.card(card, pile, top, w, tilt=tilt)
        high = 44.0 + 38 * len(board.demands)
        self.force(board, Box(pile + w + 22, top + (w * 1.4 - high) / 2, force, high))
        if beside:
            self.events(
                board, Box(left + total + 16, BOARD.y + 14, BOARD.x + BOARD.w - left - total - 28, height + 6)
            )
        if board.laid:
            self.sign(board.laid_label, BOARD.x + 14, BOARD.y + BOARD.h - 62, 13)
            self.cards(board.laid, Box(BOARD.x + 170, BOARD.y + BOARD.h - 94, BOARD.w - 300, 86), 60, 6)
            if board.laid_more:
                self.sign(board.laid_more, BOARD.x + BOARD.w - 14, BOARD.y + BOARD.h - 62, 12, anchor=1)

    def force(self, board: Table, box: Box) -> None:
        """The demand on the next card."""
        self.rect(box, PAPER, 12, LIGHT["line"], 1.5)
        self.text(board.labels["in_force"], box.x + 14, box.y + 24, 14, SOFT)
        y = box.y + 36
        for demand in board.demands:
            self.demand(demand, Box(box.x + 12, y, box.w - 24, 32))
            y += 38

    def demand(self, demand: Demand, box: Box) -> None:
        """One part of the demand."""
        self.rect(box, self.colours.light.get(f"fr-{demand.colour}", "#ecdcbb"), 9)
        x = box.x + 12
        art = demand.colour or demand.art
        if art:
            self.symbol(
                "cards.svg", f"fr-{art}", Box(x - 4, box.y + 4, 24, 24), BRIGHT if demand.colour else INK
            )
            x += 28
        size = 24 if demand.number else 18
        self.text(
            demand.text,
            x,
            box.y + box.h / 2 + size * 0.36,
            size,
            BRIGHT if demand.colour else INK,
            bold=True,
            room=box.x + box.w - x - 6,
        )

    def events(self, board: Table, box: Box) -> None:
        """The uncovered event, and the effects of earlier ones."""
        y = box.y
        if board.called:
            room = int(box.h - 58 - 28 * min(len(board.running), 3)) // 19
            rule = lines(board.called.rule, 14, box.w - 78, max(1, room))
            high = 48.0 + 19 * max(1, len(rule))
            self.rect(Box(box.x, y, box.w, high), DARK, 12, AMBER if board.called.now else "none", 4)
            self.symbol("cards.svg", "fr-black", Box(box.x + 10, y + 10, 44, 44))
            self.text(board.called.title, box.x + 64, y + 30, 19, "#ffdf97", bold=True, room=box.w - 74)
            for i, line in enumerate(rule):
                self.text(line, box.x + 64, y + 54 + 19 * i, 14, PALE)
            y += high + 8
        for line in board.running[: int((box.y + box.h - y) // 28)]:
            self.rect(Box(box.x, y, box.w, 24), "#ffdf97", 7)
            self.text(line, box.x + 10, y + 17, 13, INK, room=box.w - 20)
            y += 28

    def trays(self, board: Table, box: Box) -> None:
        """Hands that lie open."""
        self.board(box)
        self.rect(box, "#281808", 0, opacity=0.45)
        columns = 1 if len(board.trays) < 4 else 2
        rows = -(-len(board.trays) // columns)
        width, height = box.w / columns, box.h / rows
        for i, tray in enumerate(board.trays):
            place = Box(box.x + i % columns * width, box.y + i // columns * height, width, height).inset(8)
            self.path(DISC, Box(place.x, place.y, 21, 21), PAPER)
            self.emblem(tray.seat, Box(place.x + 4, place.y + 3, 13, 13))
            self.sign(tray.label, place.x + 26, place.y, 13)
            self.cards(tray.cards, Box(place.x, place.y + 25, place.w, place.h - 25), 92, 6)

    def backs(self, board: Table, box: Box) -> None:
        """A spectator's view of the hands."""
        held = [place for place in board.places if place.hand]
        width = box.w / max(1, len(held))
        for i, place in enumerate(held):
            inner = Box(box.x + i * width, box.y, width, box.h).inset(10)
            self.emblem(place.seat, Box(inner.x, inner.y, 15, 15))
            card, lefts = spread(place.hand, Box(inner.x, inner.y + 22, inner.w, inner.h - 22), 58, 5)
            for x in lefts:
                self.rect(Box(x, inner.y + 22, card, card * 1.4), WOOD, 4)
                self.back("fr-back", x, inner.y + 22, card)
