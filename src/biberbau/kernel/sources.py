"""Which files compiled code is made of: found by following imports, so that a change anywhere else compiles nothing.

What counts is what a file imports from the kernel, and within its own game, or within its own package of ours (a template
of ``envs`` or ``search``). What lies beyond, such as the forms of documents, holds nothing that is compiled; but where a
game leaves rules to ``games/common/defaults``, all that these are made from counts.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

KERNEL = Path(__file__).parent
_OURS = KERNEL.parent
_GAMES = _OURS / "games"
_DEFAULTS = _GAMES / "common" / "defaults"

_FROM = re.compile(r"^[ \t]*from[ \t]+(\.*)([\w.]*)[ \t]+import[ \t]*(\([^)]*\)|[^\n]*)", re.MULTILINE)
_IMPORT = re.compile(r"^[ \t]*import[ \t]+([\w.]+)", re.MULTILINE)
_NAME = re.compile(r"(\w+)(?:\s+as\s+\w+)?\s*(?:#[^\n]*)?(?=[,)\s]|$)")


@cache
def reached(file: Path) -> tuple[Path, ...]:
    """The file itself and all that it imports, directly or not, from the kernel and its game or package, in order."""
    scope, found, waiting = scope_of(file), set[Path](), [file]
    while waiting:
        file = waiting.pop()
        if file not in found:
            found.add(file)
            within = (scope, KERNEL, _GAMES if file.parent == _DEFAULTS else _DEFAULTS)
            waiting += [one for one in _imports(file) if any(folder in one.parents for folder in within)]
            if file.parent == _DEFAULTS:
                waiting += _DEFAULTS.glob("*.py")
    return tuple(sorted(found))


@cache
def scope_of(file: Path) -> Path:
    """The folder of a game, of a package of ours, or of a whole package from elsewhere, in which a file lies."""
    if _GAMES in file.parents or _OURS in file.parents:
        base = _GAMES if _GAMES in file.parents else _OURS
        inside = file.relative_to(base).parts
        return base / inside[0] if len(inside) > 1 else base
    folder = file.parent
    while (folder.parent / "__init__.py").exists():
        folder = folder.parent
    return folder


@cache
def _imports(file: Path) -> tuple[Path, ...]:
    """What a file imports; most files are reached from some dozen others."""
    text, top, found = file.read_text("utf-8"), file.parent, list[Path]()
    while (top / "__init__.py").exists():
        top = top.parent  # where an absolute name begins
    for dots, name, names in _FROM.findall(text):
        starts = [file.parent.joinpath(*[".."] * (len(dots) - 1))] if dots else [top, _OURS.parent]
        for start in starts:
            base = start.joinpath(*name.split(".")) if name else start
            found += _modules(base.resolve(), _NAME.findall(names.strip("()")))
    for name in _IMPORT.findall(text):
        found += _modules(top.joinpath(*name.split(".")), [])
    return tuple(dict.fromkeys(found))


def _modules(base: Path, names: list[str]) -> Iterator[Path]:
    """The module or package at a path without suffix, and those of these names in it."""
    yield from (file for file in (base.with_name(f"{base.name}.py"), base / "__init__.py") if file.is_file())
    for name in names:
        yield from (file for file in (base / f"{name}.py", base / name / "__init__.py") if file.is_file())
