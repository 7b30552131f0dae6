"""Pieces of a table as plain values, in which scenes are compared and sent.

A piece has only the fields that differ from their defaults: a missing one is "", False, None or empty, and templates
read it so. Templates read an opened scene (``scene_opening.py``), as derivable values are left out. A pick inside
another piece is replaced by its action.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import MISSING, fields, is_dataclass
from functools import cache, lru_cache
from operator import attrgetter
from typing import Any, Final

from ...games.common.view.parts import Parts
from ...games.common.view.presentation import Board, Card, Fate, Pick
from .scene import LineScene, TurnPart


class Doc(dict[str, Any]):
    """An object of a scene; missing fields are None."""

    def __missing__(self, name: str) -> None:
        return None


ATOMS: Final = frozenset((str, int, bool, float, type(None)))
_NOTHING: Final = object()
IN_ORDER: Final = (Fate, LineScene, TurnPart)
"""Types that are written without field names."""
Field = tuple[str, object]
Print = tuple[str, str, str, tuple[object, ...]]

PRINTED: Final = ("look", "index", "name", "drawings", "emblem", "label", "subject")
"""Fields that are the same for a card wherever it lies, or nearly always."""


def print_of(card: Card) -> Print:
    """The key of a card's print."""
    return card.look, card.index, card.name, card.drawings


class _Writers(dict[type, Callable[[Any], Any]]):
    """How each kind of piece is written; of a kind that is not there yet it is ``found``."""

    def __init__(self, found: Callable[[type], Callable[[Any], Any]]) -> None:
        super().__init__()
        self._found = found

    def __missing__(self, kind: type) -> Callable[[Any], Any]:
        self[kind] = self._found(kind)
        return self[kind]


class PlainWriter:
    """Writes pieces as plain values. ``cards``: names of cards' prints, by key; ``rules``: names of rules, by text:
    both are sent by name.
    """

    def __init__(
        self, cards: Mapping[Print, tuple[str, Card]] | None = None, rules: Mapping[str, str] | None = None
    ) -> None:
        self._cards = {known: (name, _but_for(one)) for known, (name, one) in (cards or {}).items()}
        self._rules = rules or {}
        self._all = _told_of(Card)
        self._lying = lru_cache(maxsize=4096)(self._written)
        self._small: dict[type, Callable[[Any], Any]] = {
            Card: self._card,
            Pick: attrgetter("action"),
            **dict.fromkeys(IN_ORDER, list),
        }
        self._writers = _Writers(self._writer)
        self._writers.update(self._small)

    def plain(self, value: Any) -> Any:
        """A piece, or several, as plain values."""
        kind = value.__class__
        return value if kind in ATOMS else self._writers[kind](value)

    def board(self, board: Board, parts: Parts) -> Doc:
        """A game's own board but for its picks; of what is as it was before, the very values that were written then."""
        made, has = Doc(), vars(board)
        for name, usual in _told_of(type(board)):  # type: ignore[arg-type]  # classes can be hashed
            one = has[name]
            if one is usual or (usual is not _NOTHING and one == usual):
                continue
            made[name] = one if one.__class__ in ATOMS else self._again(("written", name), one, parts)
        return made

    def _again(self, name: Hashable, one: Any, parts: Parts) -> Any:
        if one.__class__ is tuple:
            return parts.same(name, one, lambda: self._each(name, one, parts))
        return parts.same(name, one, lambda: self.plain(one))

    def _each(self, name: Hashable, pieces: tuple[Any, ...], parts: Parts) -> list[Any]:
        """Small pieces are written as quickly as they are compared."""
        small = self._small
        return [
            small[one.__class__](one) if one.__class__ in small else self._again((name, at), one, parts)
            for at, one in enumerate(pieces)
        ]

    def picks(self, picks: Sequence[Pick]) -> tuple[list[Doc], str]:
        """A table's picks, and their explanations."""
        said = Counter([pick.says for pick in picks if pick.says not in self._rules])
        usual = max(said, key=said.__getitem__, default="")
        usual = usual if said[usual] > 1 else ""
        return [self._pick(pick, usual) for pick in picks], usual

    def _pick(self, pick: Pick, usual: str) -> Doc:
        """A pick among the table's picks; one with a label is legal."""
        found = Doc(action=pick.action)
        if pick.legal:
            found["label"] = pick.label
        for name, said, left_out in (("says", pick.says, usual), ("rule", pick.rule, "")):
            known = self._rules.get(said)
            if known is not None:
                found[f"{name}_of"] = known
            elif said != left_out:
                found[name] = said
        if pick.hinted:
            found["hinted"] = True
        if pick.ready:
            found["ready"] = True
        if pick.plain:
            found["plain"] = True
        return found

    def _card(self, card: Card) -> Doc:
        """A card. Equal cards that cannot be played are the same object, so that comparing them costs nothing."""
        return self._lying(card) if card.pick is None and not card.fates else self._written(card)

    def _written(self, card: Card) -> Doc:
        found = vars(card)
        known = self._cards.get((found["look"], found["index"], found["name"], found["drawings"]))
        if known is None:
            return self._told(found, self._all, Doc())
        return self._told(found, known[1], Doc(printed=known[0]))

    def _told(self, found: Mapping[str, Any], told: Sequence[Field], made: Doc) -> Doc:
        for name, usual in told:
            one = found[name]
            if one is usual or (usual is not _NOTHING and one == usual):
                continue
            made[name] = one if one.__class__ in ATOMS else self._writers[one.__class__](one)
        return made

    def _writer(self, kind: type) -> Callable[[Any], Any]:
        found: Callable[[Any], Any]
        if is_dataclass(kind):
            told = _told_of(kind)

            def found(value: Any) -> Doc:
                return self._told(vars(value), told, Doc())

        elif issubclass(kind, tuple) and hasattr(kind, "_fields"):

            def found(value: Any) -> Doc:
                return Doc(zip(value._fields, map(self.plain, value), strict=True))

        elif issubclass(kind, (tuple, list)):

            def found(value: Any) -> list[Any]:
                kinds = self._writers
                return [one if one.__class__ in ATOMS else kinds[one.__class__](one) for one in value]

        else:
            raise TypeError(f"a scene cannot hold a {kind.__name__}")
        return found


@cache
def _told_of(kind: type) -> list[Field]:
    """The fields of a piece that are sent, each with its default."""
    unsent = kind.UNSENT | {"picks", "names"} if issubclass(kind, Board) else ()
    return [
        (one.name, _NOTHING if one.default is MISSING else one.default)
        for one in fields(kind)
        if one.name not in unsent
    ]


def _but_for(printed: Card) -> list[Field]:
    """The fields of a card with this print that are not printed, or differ from the print."""
    return [
        (name, getattr(printed, name) if name in PRINTED else usual)
        for name, usual in _told_of(Card)
        if name not in PRINTED[:4]
    ]


PLAIN: Final = PlainWriter()
plain = PLAIN.plain
"""The writer without names."""
