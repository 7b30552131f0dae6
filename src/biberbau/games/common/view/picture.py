"""Shared by the pictures of all games: a sheet to draw on, the colours of the lodge, cards, pods, a board, a hand.

A game's ``picture.py`` composes one drawing from its ``table`` and the symbols in its ``art``. Pictures are
self-contained: no fonts (see ``glyphs``), no style sheets, no links.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import NamedTuple

from .glyphs import BOLD, OUTLINE, glyph, length, lines, shortened, written
from .palette import COMMON, LIGHT, colours, mix
from .presentation import Board, Card, Pod

WIDTH, HEIGHT = 960, 600
"""The size of every picture, in units; it may be rendered at any size."""

INK, SOFT, PALE = LIGHT["ink"], LIGHT["ink-soft"], LIGHT["on-top"]
GROUND, SHEET, PAPER = LIGHT["paper"], LIGHT["sheet"], LIGHT["card-paper"]
WOOD, AMBER, AMBER_PALE = LIGHT["wood-deep"], LIGHT["amber"], LIGHT["amber-pale"]
PIER, PLANK = LIGHT["pier"], LIGHT["pier-line"]

LANDS = (
    (LIGHT["sky-far"], "M0 40C14 24 24 34 38 36C56 40 64 26 78 32C88 36 94 28 100 32V100H0Z"),
    (LIGHT["hill"], "M0 58C18 46 30 56 46 58C64 60 80 46 100 54V100H0Z"),
    (LIGHT["water"], "M0 74C22 68 38 74 56 73C74 72 86 76 100 72V100H0Z"),
    (LIGHT["hill-near"], "M0 92C16 87 28 92 46 91C68 90 84 87 100 92V100H0Z"),
)
"""The scenery behind a board, from the far hills to the near bank, 100 wide and 100 high."""


class Colour(NamedTuple):
    """A seat's colour, the ink of text on it, and its emblem: a path 100 wide and 100 high."""

    own: str
    ink: str
    sign: str


SIGNS = (
    "M50 0L100 50L50 100L0 50Z",
    "M50 2A48 48 0 1 1 49.9 2Z",
    "M50 4L100 94H0Z",
    "M20 8H80Q92 8 92 20V80Q92 92 80 92H20Q8 92 8 80V20Q8 8 20 8Z",
    "M50 0L96 36L78 94H22L4 36Z",
    "M36 0H64V36H100V64H64V100H36V64H0V36H36Z",
    "M50 2L61 36H98L68 58L80 95L50 72L20 95L32 58L2 36H39Z",
    "M26 4H74L98 50L74 96H26L2 50Z",
)
"""The same shapes as in the browser, so that nothing depends on colours alone."""

SEATS = tuple(
    Colour(seat["own"], seat["own-ink"], sign) for seat, sign in zip(COMMON.seats, SIGNS, strict=True)
)
STAR, DISC = SEATS[6].sign, "M0 50A50 50 0 1 1 100 50A50 50 0 1 1 0 50Z"


class Box(NamedTuple):
    """A place on the sheet."""

    x: float
    y: float
    w: float
    h: float

    def inset(self, by: float) -> Box:
        """The same place with a margin."""
        return Box(self.x + by, self.y + by, self.w - 2 * by, self.h - 2 * by)


SMALL = Box(0, 0, 42, 60)
"""The size of a card in a text, with its edge and its shadow."""


@cache
def symbols(file: Path) -> dict[str, str]:
    """The symbols of an art file, by id."""
    found = re.findall(r'(<symbol id="([^"]+)".*?</symbol>)', file.read_text("utf-8"), re.DOTALL)
    return {name: drawing for drawing, name in found}


class Picture:
    """A sheet for drawing from back to front. ``art``: the folder of the game's symbols."""

    def __init__(self, art: Path) -> None:
        self.art = art
        self.colours = colours(art / "colours.json")
        self.back_colour = self.colours.light.get("back", WOOD)
        self.parts: list[str] = []
        self.used: dict[str, str] = {}
        self.rect(Box(0, 0, WIDTH, HEIGHT), GROUND)

    def svg(self) -> str:
        """The whole picture."""
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}">'
            f"{self.defs()}{''.join(self.parts)}</svg>"
        )

    def views(self, cards: Mapping[str, Card]) -> str:
        """Small cards alone, each with a view of its own: ``cards.svg#NAME`` shows that one alone."""
        self.parts.clear()
        seen = []
        for i, (name, card) in enumerate(cards.items()):
            self.card(card, i * SMALL.w + 1, 1, SMALL.w - 2)
            seen.append(f'<view id="{name}" viewBox="{i * SMALL.w} 0 {SMALL.w} {SMALL.h}"/>')
        size = f'viewBox="0 0 {SMALL.w * len(cards)} {SMALL.h}"'
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{self.defs()}{"".join(seen + self.parts)}</svg>'
        )

    def defs(self) -> str:
        """The definitions that the parts refer to."""
        clip = '<clipPath id="card"><rect width="100" height="140" rx="9"/></clipPath>'
        return f"<defs>{clip}{''.join(self.used.values())}</defs>"

    def rect(
        self, box: Box, fill: str, radius: float = 0, edge: str = "none", pen: float = 0, opacity: float = 1
    ) -> None:
        """A rectangle."""
        self.parts.append(
            f'<rect x="{box.x:.2f}" y="{box.y:.2f}" width="{box.w:.2f}" height="{box.h:.2f}" rx="{radius:.2f}" '
            f'fill="{fill}" stroke="{edge}" stroke-width="{pen}" opacity="{opacity}"/>'
        )

    def path(self, path: str, box: Box, fill: str) -> None:
        """A filled path that is 100 wide and 100 high."""
        where = f"translate({box.x:.2f} {box.y:.2f}) scale({box.w / 100:.4f} {box.h / 100:.4f})"
        self.parts.append(f'<path transform="{where}" d="{path}" fill="{fill}"/>')

    def text(
        self,
        text: str,
        x: float,
        y: float,
        size: float,
        colour: str = INK,
        *,
        bold: bool = False,
        anchor: float = 0,
        room: float = WIDTH,
        outline: str = "",
    ) -> float:
        """A text on the baseline ``y``; ``anchor``: 0 begins at ``x``, 0.5 is centred, 1 ends there. Returns the
        width.
        """
        text = shortened(text, size, room)
        width = length(text, size)
        self.used |= {one.id: f'<path id="{one.id}" d="{one.path}"/>' for one in map(glyph, text) if one.path}
        for tone, pen in ((outline, OUTLINE), (colour, BOLD if bold else 0)):
            if tone:
                self.parts.append(written(text, x - anchor * width, y, size, tone, pen))
        return width

    def symbol(self, file: str, name: str, box: Box, colour: str = INK) -> None:
        """One of the game's symbols; ``colour`` fills its open parts."""
        self.used[name] = symbols(self.art / file)[name]
        self.parts.append(
            f'<g color="{colour}"><use href="#{name}" x="{box.x:.2f}" y="{box.y:.2f}" width="{box.w:.2f}" '
            f'height="{box.h:.2f}"/></g>'
        )

    def sign(
        self, text: str, x: float, y: float, size: float = 15, *, anchor: float = 0, room: float = WIDTH
    ) -> None:
        """A wooden sign, its upper edge at ``y``."""
        text = shortened(text, size, room - size * 1.2)
        width = length(text, size) + size * 1.2
        self.rect(Box(x - anchor * width, y, width, size * 1.6), WOOD, size * 0.45)
        self.text(text, x - anchor * width + size * 0.6, y + size * 1.14, size, PALE, bold=True)

    def number(self, number: int | str, x: float, y: float, size: float = 16) -> None:
        """A number in a round badge around that point."""
        width = max(length(str(number), size) + size * 0.9, size * 1.6)
        self.rect(Box(x - width / 2, y - size * 0.8, width, size * 1.6), WOOD, size * 0.8)
        self.text(str(number), x, y + size * 0.36, size, PALE, bold=True, anchor=0.5)

    def emblem(self, seat: int, box: Box) -> None:
        """A seat's emblem in its colour."""
        self.path(SEATS[seat].sign, box, SEATS[seat].own)

    @contextmanager
    def paper(
        self,
        x: float,
        y: float,
        w: float,
        fill: str = PAPER,
        edge: str = "#8b7a63",
        pen: float = 1.5,
        tilt: float = 0,
    ) -> Iterator[None]:
        """A card of that width: its contents are 100 wide and 140 high, clipped at its round corners."""
        turn = f" rotate({tilt} 50 70)" if tilt else ""
        scale = w / 100
        self.parts.append(f'<g transform="translate({x:.2f} {y:.2f}) scale({scale:.4f}){turn}">')
        self.rect(Box(0, 2.5 / scale, 100, 140), "#281608", 9, opacity=0.28)
        self.rect(Box(0, 0, 100, 140), fill, 9)
        self.parts.append('<g clip-path="url(#card)">')
        yield
        self.parts.append("</g>")
        self.rect(Box(0, 0, 100, 140), "none", 9, edge, pen / scale)
        self.parts.append("</g>")

    def back(self, name: str, x: float, y: float, w: float, *, tilt: float = 0, colour: str = INK) -> None:
        """The back of a card."""
        with self.paper(x, y, w, colour, "#2a190d", tilt=tilt):
            self.symbol("scene.svg", name, Box(0, 0, 100, 140), PALE)

    def heap(self, name: str, x: float, y: float, w: float, count: int, called: str, colour: str) -> None:
        """A pile face down and its number of cards; an empty place if there are none."""
        for lower in (6, 3) if count > 1 else ():
            self.rect(Box(x + lower, y + lower, w, w * 1.4), mix(colour, "#000000", 0.6), w * 0.09)
        if count:
            self.back(name, x, y, w, colour=colour)
        else:
            self.empty(x, y, w)
        self.number(count, x + w, y)
        if called:
            self.sign(called, x + w / 2, y + w * 1.4 + 8, 12, anchor=0.5)

    def empty(self, x: float, y: float, w: float) -> None:
        """An empty place."""
        self.rect(Box(x, y, w, w * 1.4), "#281a0c", w * 0.09, "#fff4dc", 2, opacity=0.35)

    def card(self, card: Card, x: float, y: float, w: float, *, tilt: float = 0) -> None:
        """A card as its viewer sees it."""
        raise NotImplementedError

    def cards(self, cards: Sequence[Card], box: Box, most: float, gap: float) -> None:
        """Cards side by side, centred; they overlap where there is no room."""
        width, places = spread(len(cards), box, most, gap)
        for card, x in zip(cards, places, strict=True):
            self.card(card, x, box.y + (box.h - width * 1.4) / 2, width)

    def number_card(
        self,
        card: Card,
        x: float,
        y: float,
        w: float,
        fill: str,
        edge: str,
        *,
        tilt: float = 0,
        hill: bool = True,
    ) -> None:
        """A card with a big number on a hill of its tone, or with a symbol and a name instead of the number."""
        tone, small = self.colours.tones[card.face], w < 54
        with self.paper(x, y, w, fill, edge or mix(tone, "#3b2a1a", 0.55), 3 if edge else 1.5, tilt):
            if hill:
                self.path(DISC, Box(-25, 82 if small else 56, 150, 150), mix(tone, PAPER, 0.52))
            side, lift = (82, -22) if small else (92, 12 if card.name else 0)
            self.symbol("cards.svg", card.face, Box((100 - side) / 2, 140 - side - lift, side, side), tone)
            if card.index:
                self.index(card.index, mix(tone, "#1d120a", 0.66), small)
            elif (sign := card.drawings[0].symbol) in symbols(self.art / "cards.svg"):
                side = 54 if small else 34
                self.symbol("cards.svg", sign, Box(7, 6, side, side), tone)
            if card.name and not small:
                self.rect(Box(0, 123, 100, 17), tone)
                self.name(card.name, 135.5, 12 if len(card.name) < 10 else 10, PAPER, 96)

    def index(self, index: str, colour: str, small: bool) -> None:
        """A card's number, in the middle of a small one."""
        if small:
            self.text(index, 50, 58, 66 if len(index) < 2 else 60, colour, bold=True, anchor=0.5)
        else:
            self.text(index, 8, 43, 46, colour, bold=True)

    def name(self, name: str, y: float, size: float, colour: str, room: float) -> None:
        """A card's name."""
        self.text(name, 50, y, size, colour, bold=True, anchor=0.5, room=room)

    # -------------------------------------------------------------------------------------------- parts of a table

    def board(self, box: Box) -> None:
        """The scenery behind the middle of a table."""
        self.parts.append(f'<svg x="{box.x}" y="{box.y}" width="{box.w}" height="{box.h}"><g>')
        inner = Box(0, 0, box.w, box.h)
        self.rect(inner, LIGHT["sky"])
        self.path(DISC, Box(box.w * 0.9, 12, 54, 54), LIGHT["moon"])
        for colour, path in LANDS:
            self.path(path, inner, colour)
        self.parts.append("</g></svg>")

    def pier(self, box: Box) -> None:
        """The planks on which the viewer's cards lie."""
        self.rect(box, PIER, 12)
        for i in range(1, int(box.h // 42) + 1):
            if i * 42 < box.h - 4:
                self.rect(Box(box.x, box.y + i * 42, box.w, 2), PLANK)

    def pods(
        self,
        board: Board,
        seat: int | None,
        names: Sequence[str],
        box: Box,
        inside: Callable[[Pod, Box], None],
        narrow: float = WIDTH,
    ) -> None:
        """A sheet for each seat, in the order of play, the viewer's last, at most ``narrow`` wide.

        ``inside`` draws what the game adds below name and score.
        """
        around = board.around(seat)
        gap = 8 if len(around) < 6 else 5
        width = (box.w - gap * (len(around) - 1)) / len(around)
        own = width if seat is None else min(width, narrow)
        if len(around) > 1:
            width += (width - own) / (len(around) - 1)
        for i, pod in enumerate(around):
            place = Box(box.x + i * (width + gap), box.y, own if pod.seat == seat else width, box.h)
            self.pod(pod, names[pod.seat], place, pod.seat == seat)
            inside(pod, Box(place.x + 15, place.y + 34, place.w - 22, box.h - 40))

    def pod(self, pod: Pod, name: str, box: Box, own: bool) -> None:
        """Name and score; the seat that decides is lit."""
        self.rect(Box(box.x, box.y + 2, box.w, box.h), "#48280f", 10, opacity=0.22)
        self.rect(
            box, AMBER_PALE if pod.acts else SHEET, 10, AMBER if pod.acts else "none", 3 if pod.acts else 0
        )
        self.rect(Box(box.x + 1.5, box.y + 6, 6.5, box.h - 12), SEATS[pod.seat].own, 3)
        self.emblem(pod.seat, Box(box.x + 14, box.y + 10, 15, 15))
        score = str(pod.score).replace("-", "−")
        narrow = box.w < 140
        right, line = box.x + box.w - 9, box.y + (box.h - 8 if narrow else 25)
        width = self.text(score, right, line, 18 if narrow else 22, INK, bold=True, anchor=1)
        if pod.leads:
            width += 16
            self.path(STAR, Box(right - width, line - 14, 13, 13), WOOD if pod.acts else AMBER)
        room = box.w - 40 if narrow else box.w - 47 - width
        if box.w > 220:
            self.text(pod.score_what, right - width - 6, line, 11, SOFT, anchor=1)
            room -= length(pod.score_what, 11) + 8
        wide = self.text(name, box.x + 34, box.y + 24, 16, INK, bold=True, room=room)
        if own:
            self.rect(Box(box.x + 34, box.y + 29, wide, 2.5), SEATS[pod.seat].own)

    def prompt(self, board: Board, box: Box) -> None:
        """The decision, or how the game ended, on one strip."""
        self.rect(box, PAPER, 8, LIGHT["line"], 1.5)
        said = " ".join(part for part in (board.prompt, board.verdict) if part)
        found = lines(said, 15, box.w - 24, int(box.h // 19))
        top = box.y + (box.h - 19 * len(found)) / 2 + 14.5
        for i, line in enumerate(found):
            self.text(line, box.x + 12, top + 19 * i, 15, INK)


def spread(count: int, box: Box, most: float, gap: float) -> tuple[float, list[float]]:
    """Width and left edges of cards side by side in a place, centred; they overlap where there is no room."""
    width = min(most, box.h / 1.4, box.w)
    step = min(width + gap, (box.w - width) / (count - 1)) if count > 1 else 0
    left = box.x + (box.w - width - step * (count - 1)) / 2
    return width, [left + step * i for i in range(count)]
