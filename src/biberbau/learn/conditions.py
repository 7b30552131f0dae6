"""A lesson's conditions on the state after an action, as facts of its position document.

``after: {line: {first: red dog}, hands.blue: {size: 3}}``: by the path of a field, its value or a predicate.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ..kernel.game import Document

Facts = Mapping[str, Any]
"""By the path of a field (``hands.red``), a condition on it."""

ABOUT: Mapping[str, Callable[[Any, Any], bool]] = {
    "is": lambda value, wanted: bool(value == wanted),
    "has": lambda value, wanted: wanted in value,
    "lacks": lambda value, wanted: wanted not in value,
    "first": lambda value, wanted: bool(value) and value[0] == wanted,
    "last": lambda value, wanted: bool(value) and value[-1] == wanted,
    "size": lambda value, wanted: str(len(value)) == wanted,
    "under": lambda value, wanted: len(value) < int(wanted),
}
"""The predicates on a value, by name."""

NOTHING = "nothing"
"""How a condition writes that a field is empty or missing."""


def plain(value: object) -> Any:
    """A value for comparing: scalars as they are written, everything empty as nothing."""
    if isinstance(value, Mapping):
        return {str(key): plain(one) for key, one in value.items()}
    if isinstance(value, list | tuple):
        return [plain(one) for one in value]
    return NOTHING if value is None else str(value).lower() if isinstance(value, bool) else str(value)


def found(path: str, document: Document) -> Any:
    """The value of a field; nothing where it is missing."""
    at = plain(document)
    for name in path.split("."):
        if isinstance(at, list):
            at = at[int(name)] if name.isdecimal() and int(name) < len(at) else NOTHING
        else:
            at = at.get(name, NOTHING) if isinstance(at, Mapping) else NOTHING
    return at


def asks(wanted: object) -> dict[str, Any]:
    """A condition on one value, by the predicates of ``ABOUT``."""
    if isinstance(wanted, Mapping):
        return {str(word): plain(one) for word, one in wanted.items()}
    return {"is": plain(wanted)}


def holds(facts: Facts, document: Document) -> bool:
    """Whether all conditions hold for the body of a position document."""
    return all(
        _is_so(word, found(path, document), value)
        for path, wanted in facts.items()
        for word, value in asks(wanted).items()
    )


def _is_so(word: str, value: Any, wanted: Any) -> bool:
    """Whether a condition holds for one value; a missing field counts as an empty list."""
    if word != "is" and not isinstance(value, list | dict):
        value = [] if value == NOTHING else [value]
    return ABOUT[word](value, wanted)
