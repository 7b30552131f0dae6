"""The arguments of a tool from an assistant: misspelt names are refused, 1 is read where "1" is meant.

The SDK drops unknown names and answers wrong types with a report for programmers; an assistant needs a sentence that
says what would be right.
"""

from __future__ import annotations

import inspect
import json
import math
from collections.abc import Callable, Mapping
from types import NoneType, UnionType
from typing import Any, get_args, get_origin, get_type_hints

from ..errors import BiberbauError
from ..kernel.numbers import whole_number
from ..structured_text import DuplicateNameError, read_json
from .texts import SAYS

ECHO = 60
"""At most this many characters of a wrong value are repeated."""

EXPECTED = SAYS.family("argument", ("text", "whole", "number", "truth", "list", "object", "value"))
"""The type of an argument."""


class ArgumentError(BiberbauError, ValueError):
    """An argument that a tool does not take; the message says what it takes."""


def fitted(tool: Callable[..., Any], name: str, given: Mapping[str, Any], lang: str) -> dict[str, Any]:
    """The arguments converted to the tool's signature. ``name``: of the tool, for messages.

    ``null`` stands for an argument that is left out. ArgumentError for unknown, missing and unsuitable ones.
    """
    parameters = inspect.signature(tool).parameters
    kinds = get_type_hints(tool)
    for argument in given:
        if argument not in parameters:
            known = ", ".join(parameters) or "–"
            raise ArgumentError(SAYS(lang, "argument-unknown", tool=name, name=argument[:ECHO], known=known))
    found: dict[str, Any] = {}
    for argument, parameter in parameters.items():
        value = given.get(argument)
        if value is None:
            if parameter.default is parameter.empty:
                raise ArgumentError(SAYS(lang, "argument-missing", tool=name, name=argument))
            continue
        found[argument] = _fitted(value, kinds[argument], f"{name}: {argument}", lang)
    return found


def _fitted(value: object, kind: Any, where: str, lang: str) -> object:
    """The value converted to this type, where that is possible."""
    kinds = [
        one for one in (get_args(kind) if isinstance(kind, UnionType) else (kind,)) if one is not NoneType
    ]
    if len(kinds) > 1:
        if isinstance(value, str | bool | int):
            return value
        raise _wrong("value", value, where, lang)
    (wanted,) = kinds
    origin = get_origin(wanted)
    if origin is list:
        (below,) = get_args(wanted)
        values = _parsed(value, list)
        values = values if isinstance(values, list) else [values]  # a single value needs no list
        if any(isinstance(one, dict | list) for one in values):
            raise _wrong("list", value, where, lang)
        return [_fitted(one, below, where, lang) for one in values]
    if origin is dict:
        _, below = get_args(wanted)
        pairs = _parsed(value, dict)
        if not isinstance(pairs, dict):
            raise _wrong("object", value, where, lang)
        return {key: _fitted(one, below, f"{where}.{key[:ECHO]}", lang) for key, one in pairs.items()}
    return _READ[wanted](value, where, lang)


def _parsed(value: object, kind: type) -> object:
    """A list or an object that came as text."""
    if isinstance(value, str) and value.lstrip().startswith("[" if kind is list else "{"):
        try:
            return read_json(value)
        except DuplicateNameError:
            raise
        except (ValueError, RecursionError):
            return value
    return value


def _text(value: object, where: str, lang: str) -> str:
    if isinstance(value, str):
        return value
    if isinstance(value, int | float) and not isinstance(value, bool):
        whole = isinstance(value, float) and value.is_integer()
        return str(int(value) if whole else value)
    raise _wrong("text", value, where, lang)


def _whole(value: object, where: str, lang: str) -> int:
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    if isinstance(value, float) and value.is_integer():
        return int(value)
    if isinstance(value, str) and (number := whole_number(value)) is not None:
        return number
    raise _wrong("whole", value, where, lang)


def _number(value: object, where: str, lang: str) -> float:
    if not isinstance(value, bool) and isinstance(value, int | float | str):
        try:
            number = float(value)
        except (ValueError, OverflowError):
            number = math.nan
        if math.isfinite(number):
            return number
    raise _wrong("number", value, where, lang)


def _truth(value: object, where: str, lang: str) -> bool:
    if isinstance(value, bool):
        return value
    read = {"true": True, "false": False}.get(str(value).strip().lower()) if isinstance(value, str) else None
    if read is None:
        raise _wrong("truth", value, where, lang)
    return read


_READ: dict[Any, Callable[[object, str, str], object]] = {
    str: _text,
    int: _whole,
    float: _number,
    bool: _truth,
}


def _wrong(expected: str, value: object, where: str, lang: str) -> ArgumentError:
    said = json.dumps(value, ensure_ascii=False, default=str)
    said = said if len(said) <= ECHO else f"{said[:ECHO]}…"
    return ArgumentError(
        SAYS(lang, "argument-wrong", where=where, expected=SAYS(lang, EXPECTED[expected]), said=said)
    )
