"""Pieces of a table as plain values: what a scene is made of, as templates read it and as it is sent.

Of a piece every field is told that is not as its declaration begins: what is missing is "", False, None or nothing, and
templates take it so. A pick that stands inside another piece is its number among the table's picks.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import MISSING, fields, is_dataclass
from functools import lru_cache
from typing import Any, Final

from ...games.common.view.presentation import Board, Drawing, Pick


class Doc(dict[str, Any]):
    """An object of a scene; what it does not have is None."""

    def __missing__(self, name: str) -> None:
        return None


ATOMS: Final = frozenset((str, int, bool, float, type(None)))
_NOTHING: Final = object()

_WRITERS: dict[type, Callable[[Any], Any]] = {}


def plain(value: Any) -> Any:
    """A piece, or several, as plain values."""
    kind = value.__class__
    if kind in ATOMS:
        return value
    return (_WRITERS.get(kind) or _writer(kind))(value)


def _writer(kind: type) -> Callable[[Any], Any]:
    found: Callable[[Any], Any]
    if is_dataclass(kind):
        found = _of_pieces(kind)
    elif issubclass(kind, tuple) and hasattr(kind, "_fields"):
        found = _of_named
    elif issubclass(kind, (tuple, list)):
        found = _of_several
    else:
        raise TypeError(f"a scene cannot hold a {kind.__name__}")
    _WRITERS[kind] = found
    return found


def _of_pieces(kind: type) -> Callable[[Any], Doc]:
    unsent = kind.UNSENT if issubclass(kind, Board) else ()
    told = [
        (one.name, _NOTHING if one.default is MISSING else one.default)
        for one in fields(kind)
        if one.name not in unsent
    ]

    def write(value: Any) -> Doc:
        found, made = value.__dict__, Doc()
        for name, usual in told:
            one = found[name]
            if one is usual or (usual is not _NOTHING and one == usual):
                continue
            made[name] = one if one.__class__ in ATOMS else plain(one)
        return made

    return write


def _of_named(value: Any) -> Doc:
    return Doc(zip(value._fields, map(plain, value), strict=True))


def _of_several(value: Any) -> list[Any]:
    if value and value[0].__class__ is Drawing:
        return drawings(tuple(value))
    return [plain(one) for one in value]


@lru_cache(maxsize=4096)
def drawings(of_a_card: tuple[Drawing, ...]) -> list[Doc]:
    """A card's drawings; one list for all equal cards, so that comparing them costs nothing."""
    return [_of_named(one) for one in of_a_card]


pick = _of_pieces(Pick)
"""Writes a pick where it stands among the table's picks."""

_WRITERS[Pick] = lambda one: one.number
