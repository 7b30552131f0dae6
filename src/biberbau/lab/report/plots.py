"""Pictures of a report: inline SVG in the page's own colours, light or dark."""

from __future__ import annotations

import io
import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

import matplotlib as mpl
from matplotlib.backends.backend_svg import FigureCanvasSVG
from matplotlib.figure import Figure

INK, LINE, MARK = "#010203", "#040506", "#070809"
"""Placeholder colours, to be replaced by the page's."""

_PAGE = {INK: "var(--ink)", LINE: "var(--line)", MARK: "var(--mark)"}
_WIDTH, _ROW = 6.4, 0.26
"""Inches; the page scales a picture to its width."""


@dataclass(frozen=True)
class Row:
    """A value with its interval."""

    label: str
    value: float
    low: float
    high: float


def bars(edges: Sequence[float], counts: Sequence[int], below: str, name: str) -> str:
    """A histogram; ``name`` makes the picture's ids unique."""
    figure, axes = _empty(2.4)
    widths = [high - low for low, high in pairwise(edges)]
    axes.bar(edges[:-1], counts, widths, align="edge", color=MARK, edgecolor=LINE, linewidth=0.4)
    axes.set_xlabel(below, color=INK)
    return _svg(figure, name)


def intervals(rows: Sequence[Row], below: str, name: str, zero: float | None = None) -> str:
    """Values with their intervals, one below the other; ``zero``: where the reference line is."""
    figure, axes = _empty(0.7 + _ROW * len(rows))
    places = range(len(rows), 0, -1)
    if zero is not None:
        axes.axvline(zero, color=INK, linewidth=0.8, linestyle=(0, (4, 3)))
    for row, place in zip(rows, places, strict=True):
        axes.plot([row.low, row.high], [place, place], color=MARK, linewidth=2.2, solid_capstyle="round")
    axes.scatter([row.value for row in rows], list(places), color=MARK, s=26, zorder=3)
    axes.set_yticks(list(places), [row.label for row in rows])
    axes.set_ylim(0.4, len(rows) + 0.6)
    axes.grid(axis="x", color=LINE, linewidth=0.6)
    axes.set_axisbelow(True)
    axes.set_xlabel(below, color=INK)
    return _svg(figure, name)


def _empty(height: float) -> tuple[Figure, mpl.axes.Axes]:
    figure = Figure(figsize=(_WIDTH, height), layout="constrained")
    FigureCanvasSVG(figure)
    axes = figure.add_subplot()
    axes.tick_params(colors=INK, labelsize=9, length=0)
    axes.patch.set_visible(False)
    figure.patch.set_visible(False)
    for side, spine in axes.spines.items():
        spine.set_visible(side == "bottom")
        spine.set_color(LINE)
    return figure, axes


def _svg(figure: Figure, name: str) -> str:
    """The picture as an element of a page: without script, font or date, and with unique ids."""
    out = io.StringIO()
    with mpl.rc_context({"svg.fonttype": "none", "svg.hashsalt": name, "svg.id": name}):
        figure.savefig(
            out, format="svg", metadata={"Date": None, "Creator": None, "Format": None, "Type": None}
        )
    text = out.getvalue()
    text = re.sub(r"<metadata>.*?</metadata>", "", text[text.index("<svg") :], flags=re.DOTALL)
    text = re.sub(
        r'<svg [^>]*?viewBox="([^"]*)"[^>]*>', r'<svg viewBox="\1" aria-hidden="true">', text, count=1
    )
    text = re.sub(r'(<g|<text) id="[^"]*"', r"\1", text)
    text = re.sub(r"<!--.*?-->\s*", "", text, flags=re.DOTALL)
    text = text.replace("xlink:href", "href")
    for drawn, shown in _PAGE.items():
        text = text.replace(drawn, shown)
    text = re.sub(r"<defs>\s*<style.*?</style>\s*</defs>\s*", "", text, flags=re.DOTALL)
    return re.sub(r' style="([^"]*)"', _as_attributes, text).strip()


def _as_attributes(style: re.Match[str]) -> str:
    """The style attributes as presentation attributes: a page can then forbid all inline styles.

    Fonts are left out, as the page sets one for all pictures.
    """
    parts = (part.partition(":") for part in style[1].split(";"))
    said = ((name.strip(), value.strip()) for name, _, value in parts)
    return "".join(f' {name}="{value}"' for name, value in said if name and not name.startswith("font"))
