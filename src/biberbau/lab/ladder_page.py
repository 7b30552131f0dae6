"""A ladder for readers: as tables in Markdown, and as a picture without scripts (SVG)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from math import ceil, floor
from xml.sax.saxutils import escape

from ..games import kind
from ..kernel.game import Document

WIDTH, LEFT, RIGHT, ROW, HEAD = 720, 130, 190, 22, 40
"""Sizes in the picture, in its own units: the whole, the margins for names and numbers, a bot's row, a table's title."""

GRID = 200
"""The distance of grid lines, in Elo."""

STYLE = (
    "text{font:13px system-ui,sans-serif;fill:#222}.head{font-weight:600}.small{font-size:11px}"
    ".grid{stroke:#8884}.zero{stroke:#888}.bar{stroke:#0b7a75;stroke-width:3}.dot{fill:#0b7a75}"
    "@media(prefers-color-scheme:dark){text{fill:#ddd}.bar{stroke:#4cc9c0}.dot{fill:#4cc9c0}}"
)

Scale = Callable[[float], float]
"""The scale from Elo to a coordinate."""


def elo(value: float) -> str:
    """A rating as text."""
    return f"{value:+.0f}".replace("-", "−") if round(value) else "0"


def title(cell: Document) -> str:
    """The game, its players and the number of games."""
    options = "".join(f", {name}={value}" for name, value in cell["options"].items())
    return f"{kind(cell['game']).title}{options}, {cell['players']} players: {cell['games']} games"


def markdown(ladder: Document) -> str:
    """A table for each game: a row for each number of players, a column for each bot."""
    lines = list[str]()
    for game, cells in groupby(ladder["cells"], key=lambda cell: str(cell["game"])):
        lines += [f"### {kind(game).title}", "", *_table(list(cells), ladder["bots"]), ""]
    return "\n".join(lines)


def _table(cells: Sequence[Document], bots: Sequence[str]) -> Iterator[str]:
    yield "| players | games (deals) | " + " | ".join(f"`{bot}`" for bot in bots) + " |"
    yield "|" + " --- |" * 2 + " --- |" * len(bots)
    for cell in cells:
        rated = {row["bot"]: row for row in cell["bots"]}
        shown = [_shown(rated[bot]) for bot in bots]
        yield f"| {cell['players']} | {cell['games']} ({cell['blocks']}) | {' | '.join(shown)} |"
    for cell in cells:
        for circle in cell["cycles"]:
            yield ""
            yield f"With {cell['players']} players {' beats '.join([*circle, circle[0]])}: no single number tells that."


def _shown(row: Document) -> str:
    low, high = row["elo_ci95"]
    return f"{elo(row['elo'])} ({elo(low)} to {elo(high)}), {100 * row['win_rate']:.0f} % won"


def svg(ladder: Document) -> str:
    """Every bot's rating with its interval, a panel for each game and number of players, all to one scale."""
    rows = [row for cell in ladder["cells"] for row in cell["bots"]]
    ends = [float(bound) for row in rows for bound in row["elo_ci95"]] or [0.0]
    low, high = GRID * floor(min(ends) / GRID), GRID * ceil(max(ends) / GRID) or GRID

    def at(value: float) -> float:
        return round(LEFT + (value - low) / (high - low) * (WIDTH - LEFT - RIGHT), 1)

    parts, y = list[str](), 0
    for cell in ladder["cells"]:
        parts.append(f'<text class="head" x="8" y="{y + 26}">{escape(title(cell))}</text>')
        y += HEAD
        end = y + ROW * len(cell["bots"])
        for line in range(low, high + 1, GRID):
            name = "zero" if line == 0 else "grid"
            parts.append(f'<line class="{name}" x1="{at(line)}" x2="{at(line)}" y1="{y}" y2="{end}"/>')
        for row in cell["bots"]:
            parts += _row(row, y + ROW // 2, at)
            y += ROW
    for line in range(low, high + 1, GRID):
        parts.append(
            f'<text class="small" x="{at(line)}" y="{y + 16}" text-anchor="middle">{elo(line)}</text>'
        )
    parts.append(f'<text class="small" x="{WIDTH - RIGHT + 24}" y="{y + 16}">Elo; bars are 95 %</text>')
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {y + 28}" role="img">'
        f"<title>Ratings of {escape(', '.join(ladder['bots']))}</title><style>{STYLE}</style>\n"
        + "\n".join(parts)
        + "\n</svg>\n"
    )


def _row(row: Document, y: int, at: Scale) -> Iterator[str]:
    low, high = row["elo_ci95"]
    yield f'<text x="{LEFT - 12}" y="{y + 5}" text-anchor="end">{escape(row["bot"])}</text>'
    yield f'<line class="bar" x1="{at(low)}" x2="{at(high)}" y1="{y}" y2="{y}"/>'
    yield f'<circle class="dot" cx="{at(row["elo"])}" cy="{y}" r="5"/>'
    said = f"{elo(row['elo'])} ({elo(low)} to {elo(high)})"
    yield f'<text x="{WIDTH - RIGHT + 24}" y="{y + 5}">{said}</text>'
