"""JSON and YAML as people and programs write them, read strictly: a name may occur once in an object.

Python's readers keep the last of two values with one name and silently drop the first; here that is an error.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Hashable
from typing import Any

import yaml

from .errors import BiberbauError

_NUMBER, _MERGE = "tag:yaml.org,2002:int", "tag:yaml.org,2002:merge"


class DuplicateNameError(BiberbauError, ValueError):
    """A name that occurs twice in one object. ``name``: which; ``line``: of the second one, None where it is unknown."""

    def __init__(self, name: str, line: int | None = None) -> None:
        self.name, self.line = name, line
        where = "" if line is None else f"line {line}: "
        super().__init__(f"{where}the name {name[:40]!r} stands twice; leave one of them out")


def read_json(
    text: str,
    parse_constant: Callable[[str], Any] | None = None,
    parse_float: Callable[[str], Any] | None = None,
) -> Any:
    """The data in a JSON text, with or without a byte order mark.

    ``DuplicateNameError`` for a name that stands twice, ``json.JSONDecodeError`` for what is not JSON, ``RecursionError``
    for hundreds of levels of nesting. ``parse_constant`` and ``parse_float`` as in ``json.loads``.
    """
    text = without_mark(text)
    try:
        return json.loads(
            text, object_pairs_hook=_named_once, parse_constant=parse_constant, parse_float=parse_float
        )
    except DuplicateNameError as error:
        raise DuplicateNameError(error.name, _line_of_duplicate(text)) from None


def read_yaml(text: str) -> Any:
    """The data in a YAML text, with or without a byte order mark. Whole numbers as names are read as text.

    ``DuplicateNameError`` for a name that occurs twice, ``yaml.YAMLError`` for what is not YAML.
    """
    return yaml.load(without_mark(text), Loader=_Strict)


def without_mark(text: str) -> str:
    """The text without the byte order mark that some editors begin a file with."""
    return text.removeprefix("\ufeff")


def _named_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        seen: set[str] = set()
        for name, _ in pairs:
            if name in seen:
                raise DuplicateNameError(name)
            seen.add(name)
    return found


def _line_of_duplicate(text: str) -> int | None:
    """The line of the second of two equal names: JSON is YAML as well, and that reader knows lines."""
    try:
        read_yaml(text.replace("\t", " "))  # JSON allows tabs as space, YAML does not
    except DuplicateNameError as error:
        return error.line
    except (yaml.YAMLError, ValueError, RecursionError):
        pass
    return None


class _Strict(yaml.SafeLoader):
    """YAML's safe loader, in which a name occurs once and 7 is as good a name as "7"."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Hashable, Any]:
        seen: set[str] = set()
        for key, _ in node.value:
            if not isinstance(key, yaml.ScalarNode) or key.tag == _MERGE:
                continue
            if key.value in seen:
                raise DuplicateNameError(key.value, key.start_mark.line + 1)
            seen.add(key.value)
            if key.tag == _NUMBER and key.value.isdecimal():
                key.tag = self.DEFAULT_SCALAR_TAG
        return super().construct_mapping(node, deep)
