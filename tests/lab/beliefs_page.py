"""What ``docs/beliefs.md`` shows of the reports beside it; ``python -m tests.lab.beliefs_page`` writes it anew.

``docs/beliefs/GAME-BOT.json`` are copies of what ``biberbau beliefs --json`` wrote.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from math import ceil
from pathlib import Path
from typing import Any

from biberbau.games import game_ids, kind
from biberbau.lab.beliefs import Place
from biberbau.lab.calibration import calibration

DOCS = Path(__file__).parent.parent.parent / "docs"
PAGE, REPORTS = DOCS / "beliefs.md", sorted((DOCS / "beliefs").glob("*.json"))
PLACE = re.compile(r"(<!-- reports -->\n)(.*?)(<!-- end of reports -->)", re.DOTALL)
CURVES = re.compile(r"(<!-- curves -->\n)(.*?)(<!-- end of curves -->)", re.DOTALL)

WORST = 6
"""Lines of each report; of a row's slots, all together."""


def reports() -> list[dict[str, Any]]:
    """All of them, by game and bot."""
    return [json.loads(path.read_text("utf-8")) for path in REPORTS]


def renewed(text: str) -> str:
    """The page with the tables as the reports have them."""
    tables = "\n".join(line for report in reports() for line in lines(report))
    told = "\n".join(curves())
    text = CURVES.sub(lambda place: f"{place[1]}{told}\n{place[3]}", text)
    return PLACE.sub(lambda place: f"{place[1]}{tables}\n{place[3]}", text)


def lines(report: dict[str, Any]) -> Iterator[str]:
    """A table of the lines farthest from the truth, and the curve."""
    count = len(report["rows"])
    yield f"### {kind(report['game']).title}, `{report['bot']}`"
    yield ""
    yield (
        f"{report['options']['players']} players, {report['games']:,} games, {report['decisions']:,} decisions, seed "
        f"{report['seed']}: of {count} lines {report['far']} lie apart by 4 or more."
    )
    yield ""
    if count:
        yield "| where | card | there | dealt | z |"
        yield "| --- | --- | --- | --- | --- |"
        for row in [row for row in report["rows"] if row["slot"] == 0][:WORST]:
            where = Place(*(row[name] for name in Place._fields)).told
            z = f"{row['z']:+.1f}".replace("-", "−")
            yield f"| {where} | {row['face']} | {row['true']:.3f} | {row['filled']:.3f} | {z} |"
        yield ""
    told = [f"{bin['filled']:.0%} → {bin['true']:.0%}" for bin in report["curve"] if bin["cases"] >= 500]
    yield f"Dealt so often → there so often: {', '.join(told)}."
    yield ""


def curves() -> Iterator[str]:
    """A table of what people are shown, with a column for each game."""
    found = {game: one for game in game_ids() if (one := calibration(game)) is not None}
    yield "| game | games | decisions | told → true |"
    yield "| --- | --- | --- | --- |"
    for game, one in found.items():
        points = (f"{t.told:.0%} → {t.true:.0%} ± {max(1, ceil(100 * t.off))}" for t in one.tenths)
        yield f"| {kind(game).title} | {one.games:,} | {one.decisions:,} | {', '.join(points)} |"


def main() -> None:
    PAGE.write_text(renewed(PAGE.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main()
