"""Documents from files and standard input: JSON or YAML, checked to be plain data before they are used."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

import yaml

from ..errors import BiberbauError
from ..structured_text import DuplicateNameError, read_json, read_yaml, without_mark

DEEPEST, LARGEST = 50, 1_000_000
"""The most levels of nesting, and the most values, of a document."""

WIDEST = 2**63
"""The limit of integers in documents: larger ones cannot even be printed."""


_DIGITS = re.compile("[0-9_]{1000}")


class DocumentError(BiberbauError, ValueError):
    """A file that is not a document."""


def read_document(file: str) -> Any:
    """The plain data in a file, or in standard input (``-``); DocumentError says what is wrong."""
    text = _text(file)
    shown = "standard input" if file == "-" else file
    try:
        document = _parsed(text, shown)
        _check(document, shown)
    except RecursionError:
        raise DocumentError(f"{shown}: more than {DEEPEST} levels of nesting") from None
    return document


def _text(file: str) -> str:
    try:
        return without_mark(sys.stdin.read() if file == "-" else Path(file).read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is no UTF-8 text"
        raise DocumentError(f"cannot read {file}: {reason}") from error


def _parsed(text: str, shown: str) -> Any:
    if _DIGITS.search(text):  # Python reads no integers of more than 4,300 digits
        raise DocumentError(f"{shown}: it has a number with thousands of digits")
    try:
        return read_json(text)
    except DuplicateNameError as error:
        raise DocumentError(f"{shown}: {error}") from error
    except json.JSONDecodeError:
        pass  # not JSON: YAML, then
    try:
        return read_yaml(text)
    except DuplicateNameError as error:
        raise DocumentError(f"{shown}: {error}") from error
    except yaml.YAMLError as error:
        where = getattr(error, "problem_mark", None)
        line = f", line {where.line + 1}" if where else ""
        raise DocumentError(f"{shown} is neither JSON nor YAML{line}") from error
    except ValueError as error:  # a date like 2001-99-99
        raise DocumentError(f"{shown}: a value that cannot be read ({error}); put text in quotes") from error


def _check(document: object, shown: str) -> None:
    """Allow only what JSON can express, in a manageable size."""
    waiting: list[tuple[object, str, int]] = [(document, "", 0)]
    seen = 0
    while waiting:
        value, field, depth = waiting.pop()
        seen += 1
        where = f"{shown}: {field or 'the document'}"
        if seen > LARGEST:
            raise DocumentError(f"{shown}: more than {LARGEST:,} values")
        if depth > DEEPEST:
            raise DocumentError(f"{shown}: more than {DEEPEST} levels of nesting")
        if isinstance(value, dict):
            for key, below in value.items():
                if not isinstance(key, str):
                    raise DocumentError(
                        f"{where} has a name that is no text ({type(key).__name__}); put it in quotes"
                    )
                _check_text(key, where)
                waiting.append((below, f"{field}.{key[:40]}".lstrip("."), depth + 1))
        elif isinstance(value, list):
            waiting += [(below, f"{field}[{i}]", depth + 1) for i, below in enumerate(value)]
        elif isinstance(value, str):
            _check_text(value, where)
        elif isinstance(value, int):
            if not -WIDEST < value < WIDEST:
                raise DocumentError(f"{where} is a number of more than 18 digits")
        elif value is not None and not isinstance(value, float):
            raise DocumentError(
                f"{where} is a {type(value).__name__}, not text or a number; put it in quotes"
            )


def _check_text(text: str, where: str) -> None:
    if any("\ud800" <= character <= "\udfff" for character in text):
        raise DocumentError(f"{where} has half a character (a lone surrogate); write the whole one")
