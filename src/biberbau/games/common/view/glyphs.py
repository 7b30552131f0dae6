"""Letters as the outlines of a free font (DejaVu Sans), so that pictures have their words on machines without any font.

The font comes with ``ziafont``, which reads its outlines and widths. Lengths here are in the font's own units; a letter
that the font lacks is drawn as a box, never left out.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import as_file, files
from typing import NamedTuple

import ziafont.fonts
from ziafont.font import Font

NARROW = 0.9
"""The horizontal scale of letters, as in the font's condensed cut."""
BOLD, OUTLINE = 95, 330
"""The stroke widths of bold letters, and of those that must stand out from a picture."""


class Glyph(NamedTuple):
    """A letter: its width, the path of its outline, and its id in a picture."""

    width: float
    path: str
    id: str


@cache
def font() -> Font:
    """The font, read on first use."""
    with as_file(files(ziafont.fonts) / "DejaVuSans.ttf") as file:
        return Font(str(file))


@cache
def unit() -> float:
    """The units per line height."""
    return float(font().info.layout.unitsperem)


@cache
def glyph(letter: str) -> Glyph:
    """The outline of one letter."""
    found = font().glyph(letter)
    path = "" if letter.isspace() else "".join(one.path(0, 0, scale=1) for one in found.operators)
    return Glyph(found.advance() * NARROW, path, f"letter-{found.index}")


def length(text: str, size: float) -> float:
    """The width of a text."""
    return sum(glyph(letter).width for letter in text) * size / unit()


def shortened(text: str, size: float, width: float) -> str:
    """The text, or as much of its beginning as fits with an ellipsis."""
    if length(text, size) <= width:
        return text
    while text and length(text + "…", size) > width:
        text = text[:-1].rstrip()
    return text + "…"


def lines(text: str, size: float, width: float, most: int) -> list[str]:
    """The text broken between words into at most ``most`` lines; the rest is cut off with an ellipsis."""
    found: list[str] = []
    left = text.split()
    while left and len(found) < most:
        count = 1
        while count < len(left) and length(" ".join(left[: count + 1]), size) <= width:
            count += 1
        found.append(" ".join(left[:count]))
        left = left[count:]
    if left:
        found[-1] = " ".join([found[-1], *left])
    return [shortened(line, size, width) for line in found]


def written(text: str, x: float, y: float, size: float, colour: str, pen: float = 0) -> str:
    """A text as SVG that begins at ``x`` on the baseline ``y``; its letters' outlines are kept elsewhere."""
    parts, at = [], 0.0
    for one in map(glyph, text):
        if one.path:
            parts.append(f'<use href="#{one.id}" x="{at / NARROW:.0f}"/>')
        at += one.width
    scale = size / unit()
    edge = f' stroke="{colour}" stroke-width="{pen}" stroke-linejoin="round"' if pen else ""
    return (
        f'<g transform="translate({x:.2f} {y:.2f}) scale({scale * NARROW:.5f} {scale:.5f})" fill="{colour}"{edge}>'
        f"{''.join(parts)}</g>"
    )
