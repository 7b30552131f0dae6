"""The listings in the documentation, taken from files; ``python -m tests.docs.listings`` writes them anew.

A listing stands between ``<!-- listing: FILE NAME … -->`` and ``<!-- end of listing -->``. ``NAME``: what a Python file
defines at its top level, or a message of a catalogue; without names the whole file.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

DOCS = Path(__file__).parent.parent.parent / "docs"
PLACE = re.compile(r"(<!-- listing: (\S+)((?: \S+)*) -->\n)(.*?)(<!-- end of listing -->)", re.DOTALL)
LANGUAGE = {".py": "py", ".ftl": "text"}
"""Not ``python``: the documentation's examples are run, and these are not examples."""


def defined(node: ast.stmt) -> set[str]:
    """What a statement at the top level of a file defines."""
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        return {node.name}
    targets = node.targets if isinstance(node, ast.Assign) else []
    return {name.id for target in targets for name in ast.walk(target) if isinstance(name, ast.Name)}


def statement(text: str, name: str) -> str:
    """What defines a name, with its decorators, and with the docstring below a constant."""
    body = ast.parse(text).body
    (at,) = [i for i, node in enumerate(body) if name in defined(node)]
    node, lines = body[at], text.splitlines()
    first = min([node.lineno, *(one.lineno for one in getattr(node, "decorator_list", []))])
    said = at + 1 < len(body) and isinstance(node, ast.Assign) and isinstance(body[at + 1], ast.Expr)
    return "\n".join(lines[first - 1 : body[at + said].end_lineno])


def message(text: str, name: str) -> str:
    """A message of a catalogue."""
    (found,) = re.findall(rf"^{re.escape(name)} =.*(?:\n .*)*", text, re.MULTILINE)
    return str(found)


def listing(file: Path, names: list[str]) -> Iterator[str]:
    """The parts of a file, as a block."""
    text = file.read_text("utf-8")
    part = statement if file.suffix == ".py" else message
    yield f"```{LANGUAGE.get(file.suffix, file.suffix[1:])}"
    parts = [part(text, name) for name in names] or [text.rstrip("\n")]
    blocks = any(one.startswith(("@", "def ", "class ")) for one in parts)
    yield ("\n\n\n" if blocks else "\n").join(parts)
    yield "```"


def renewed(text: str) -> str:
    """The text with all its listings as the files have them now."""

    def written(found: re.Match[str]) -> str:
        return "\n".join((found[1], *listing(DOCS.parent / found[2], found[3].split()), "", found[5]))

    return PLACE.sub(written, text)


if __name__ == "__main__":
    for page in sorted(DOCS.rglob("*.md")):
        before = page.read_text("utf-8")
        after = renewed(before)
        if after != before:
            page.write_text(after, "utf-8")
            print(page.name, file=sys.stderr)
