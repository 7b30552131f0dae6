"""The tables in the documentation that repeat what the code says; ``python -m tests.docs.tables`` writes them anew.

A table stands between ``<!-- table: NAME GAME -->`` and ``<!-- end of table -->``.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

from biberbau.games import kind
from biberbau.kernel.game import GameKind
from biberbau.kernel.observation_spec import axes_of, layout

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
        default = f"`{str(option.default).lower()}`" + "".join(
            f"; with `{w.option}: {w.value}` `{w.there}`" for w in option.where
        )
        yield f"| `{option.name}` | {default} | {values} | {option.ruling} | {option.doc} |"


def actions(game: GameKind) -> Iterator[str]:
    """Every action, one family a row."""
    yield "| ids | notation | decides |"
    yield "| --- | --- | --- |"
    for family in game.actions.families:
        first = game.actions.first[family.word]
        last = first + family.size - 1
        said = f"{family.word} {' / '.join(family.arguments)}" if family.arguments else family.word
        ids = f"{first}–{last}" if last > first else f"{first}"
        yield f"| {ids} | `{said}` | {family.meaning} |"


def number(value: float) -> str:
    """A bound as people write it."""
    return f"{value:.4g}".replace("-", "−")


def planes(game: GameKind) -> Iterator[str]:
    """Every part of the observation."""
    yield "| start | name | shape | says | values | known to |"
    yield "| --- | --- | --- | --- | --- | --- |"
    for plane, place in zip(game.planes, layout(game.planes).values(), strict=True):
        shape = " × ".join(f"{len(axis.labels)} {axis.name}" for axis in plane.axes) or "one number"
        unit = f"{plane.unit} / {number(plane.per)}, " if plane.unit and plane.per != 1 else ""
        values = f"{unit}{number(plane.low)} to {number(plane.high)}"
        yield f"| {place.start} | `{plane.name}` | {shape} | {plane.meaning} | {values} | {plane.known_to} |"


def axes(game: GameKind) -> Iterator[str]:
    """What each index of an axis stands for."""
    yield "| axis | index |"
    yield "| --- | --- |"
    for axis in axes_of(game.planes):
        yield f"| {axis.name} | {', '.join(f'{i} {label}' for i, label in enumerate(axis.labels))} |"


def spaces(game: GameKind) -> Iterator[str]:
    """The id and what goes in and out."""
    low, high = game.players
    yield "| | |"
    yield "| --- | --- |"
    yield f"| id | `{game.id}_v{game.version}` |"
    yield f"| players | {low} to {high} |"
    yield f"| observation | `float32[{game.encoded}]`, in {len(game.planes)} named parts |"
    yield f"| action mask | `int8[{len(game.actions)}]` |"
    yield f"| actions | `Discrete({len(game.actions)})` |"
    yield f"| bytes of a state | {game.dtype.itemsize} |"


def declared(game: GameKind, module: str) -> Any:
    """A module of the game's folder."""
    return import_module(f"{game.package_of('rules')}.{module}")


def fields(game: GameKind) -> Iterator[str]:
    """Every field of a position."""
    yield "| field | is |"
    yield "| --- | --- |"
    for field in import_module(f"{game.package}.document").FIELDS:
        yield f"| `{field.name}` | {field.says} |"


def frames(game: GameKind) -> Iterator[str]:
    """Every kind of decision."""
    yield "| kind | further fields | decides |"
    yield "| --- | --- | --- |"
    for member in declared(game, "state").Frame:
        names = ", ".join(f"`{name}`" for name, _, _ in member.parts())
        yield f"| `{member.name.lower()}` | {names} | {member.says} |"


def events(game: GameKind) -> Iterator[str]:
    """Every kind of event."""
    yield "| event | `a` | `b` | says |"
    yield "| --- | --- | --- | --- |"
    for member in game.events:
        names = [(number and f"`{number.name}`") or "" for number in member.numbers]
        a, b = (*names, "", "")[:2]
        yield f"| `{member.name.lower()}` | {a} | {b} | {member.says} |"


TABLES: dict[str, Callable[[GameKind], Iterator[str]]] = {
    "options": options,
    "actions": actions,
    "fields": fields,
    "frames": frames,
    "events": events,
    "planes": planes,
    "axes": axes,
    "spaces": spaces,
}


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
