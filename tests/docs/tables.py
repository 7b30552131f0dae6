"""The tables in the documentation that repeat what the code says; ``python -m tests.docs.tables`` writes them anew.

A table stands between ``<!-- table: NAME GAME -->`` and ``<!-- end of table -->``.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from biberbau.games import kind
from biberbau.kernel.game import GameKind

DOCS = Path(__file__).parent.parent.parent / "docs"
PLACE = re.compile(r"(<!-- table: (\w+) (\w+) -->\n)(.*?)(<!-- end of table -->)", re.DOTALL)


def options(game: GameKind) -> Iterator[str]:
    """Every option."""
    yield "| option | default | values | ruling | what it does |"
    yield "| --- | --- | --- | --- | --- |"
    for option in game.options:
        values = {
            "choice": ", ".join(f"`{choice}`" for choice in option.choices),
            "bool": "`true`, `false`",
            "int": f"{option.low} to {option.high}",
        }[option.kind]
        default = str(option.default).lower()
        yield f"| `{option.name}` | `{default}` | {values} | {option.ruling} | {option.doc} |"


def actions(game: GameKind) -> Iterator[str]:
    """Every action, one family a row."""
    yield "| ids | notation |"
    yield "| --- | --- |"
    families: dict[str, list[int]] = {}
    for action in game.actions.actions:
        families.setdefault(action.word, []).append(action.id)
    for word, ids in families.items():
        names = [game.actions[i].argument for i in ids if game.actions[i].argument]
        said = f"{word} {' / '.join(names)}" if names else word
        yield f"| {ids[0]}–{ids[-1]} | `{said}` |" if len(ids) > 1 else f"| {ids[0]} | `{said}` |"


TABLES: dict[str, Callable[[GameKind], Iterator[str]]] = {"options": options, "actions": actions}


def renewed(text: str) -> str:
    """The text with all its tables as the code has them now."""

    def table(found: re.Match[str]) -> str:
        lines = TABLES[found[2]](kind(found[3]))
        return "\n".join((found[1], *lines, "", found[5]))

    return PLACE.sub(table, text)


if __name__ == "__main__":
    for page in sorted(DOCS.rglob("*.md")):
        before = page.read_text("utf-8")
        after = renewed(before)
        if after != before:
            page.write_text(after, "utf-8")
            print(page.name, file=sys.stderr)
