"""Checks a program's input against the Struct that documents it; a problem says what would be right."""

from __future__ import annotations

import json
import re
import reprlib
from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request

from ...kernel.numbers import whole_number
from ...structured_text import DuplicateNameError, read_json
from ..http.requests import bounded, first
from .protocol_problems import ProblemError
from .protocol_schemas import SCHEMAS, Options, Schema, Sent

Asked = TypeVar("Asked", bound=Sent)

_SHORT = reprlib.Repr()
_SHORT.maxstring = 60

TYPES = {
    "object": "an object",
    "array": "a list",
    "string": "a text",
    "integer": "a whole number",
    "boolean": "true or false",
}

_PLACE, _STEP = re.compile(r" - at (`key` in )?`\$([^`]*)`$"), re.compile(r"\.(\w+)|\[(\d+)\]")
"""The place that msgspec names in an error, and the steps on the way there."""


def checked(sent: Any, kind: type[Asked], where: str) -> Asked:
    """The input as a Struct if it fits; a ProblemError names the field and says what would be right."""
    try:
        return msgspec.convert(sent, kind)
    except msgspec.ValidationError as error:
        raise _problem(str(error), sent, SCHEMAS[kind], where) from None


def _problem(said: str, sent: Any, schema: Schema, where: str) -> ProblemError:
    """A msgspec error as a problem for a program. msgspec names the place and the rule, but neither the value nor the
    choices.
    """
    if isinstance(sent, dict) and (missing := [name for name in schema["required"] if name not in sent]):
        return ProblemError(400, "missing", f"{where}: {missing[0]!r} is missing", field=missing[0])
    if said.startswith("Object contains"):
        name = _SHORT.repr(next(name for name in sent if name not in schema["properties"]))
        there = ", ".join(schema["properties"]) or "none"
        return ProblemError(400, "unknown-field", f"{where}: no field {name}; there are: {there}")
    found = _PLACE.search(said)
    of_key, place = found.groups() if found else (None, "")
    for name, at in _STEP.findall(place):
        sent, where = (sent[name], f"{where}.{name}") if name else (sent[int(at)], f"{where}[{at}]")
        schema = schema["properties"][name] if name else schema["items"]
    if place.endswith("[...]"):  # msgspec does not name the key of a mapping
        name = next(name for name in sent if not _fits({name: sent[name]}))
        sent, where, schema = sent[name], f"{where}.{name[:40]}", schema["additionalProperties"]
    elif of_key:
        sent, schema = next(name for name in sent if not _fits({name: 0})), schema["propertyNames"]
    value = _SHORT.repr(sent).encode("ascii", "backslashreplace").decode()
    expected = _expected(said, schema)
    return ProblemError(400, "wrong-value", f"{where}: {expected} expected, not {value}", field=where)


def _fits(options: Mapping[str, Any]) -> bool:
    try:
        msgspec.convert(options, Options)
    except msgspec.ValidationError:
        return False
    return True


def _expected(said: str, schema: Schema) -> str:
    if said.startswith("Invalid enum"):
        return "one of " + ", ".join(map(repr, schema["enum"]))
    if ", got `" in said:
        kinds = schema["type"]
        return " or ".join(TYPES[kind] for kind in ([kinds] if isinstance(kinds, str) else kinds))
    if "minimum" in schema:
        return f"a number from {schema['minimum']} to {schema['maximum']}"
    if "maxItems" in schema:
        return f"at most {schema['maxItems']} items"
    if "matching regex" in said:
        return f"a text like {schema['pattern']}"
    return f"at most {schema['maxLength']} characters"


def query(request: Request, kind: type[Asked]) -> Asked:
    """The query string as a Struct."""
    fields, found = SCHEMAS[kind]["properties"], dict[str, Any]()
    for name, text in request.query_params.multi_items():
        if name in found:
            raise ProblemError(400, "wrong-value", f"query.{name}: it is there twice", field=f"query.{name}")
        found[name] = _read(text, fields.get(name, {}).get("type"))
    return checked(found, kind, "query")


def _read(text: str, kind: str | None) -> str | int:
    if kind == "boolean":
        return {"true": True, "false": False}.get(text, text)
    number = whole_number(text) if kind == "integer" else None
    return text if number is None else number


async def body(request: Request, kind: type[Asked]) -> Asked:
    """The posted JSON object; an empty body counts as an empty object."""
    headers = request.scope["headers"]
    sent = await bounded(request, first(headers, b"content-length") or b"")
    media = (first(headers, b"content-type") or b"").partition(b";")[0].strip().lower()
    if not sent:
        return checked({}, kind, "body")
    if media != b"application/json":
        raise ProblemError(415, "not-json", "the body must be JSON, with Content-Type: application/json")
    try:  # not with msgspec: it would keep the last of two equal names
        found = read_json(sent.decode(), parse_float=_number)
        json.dumps(found, ensure_ascii=False).encode()
    except DuplicateNameError as error:
        name = error.name[:40].encode(errors="backslashreplace").decode()
        raise ProblemError(400, "wrong-value", f"body: {error}", field=name) from None
    except UnicodeEncodeError:
        raise ProblemError(
            400,
            "wrong-value",
            "body: a text that is Unicode expected, not half a pair of surrogates",
            field="body",
        ) from None
    except (ValueError, RecursionError):
        raise ProblemError(400, "not-json", "the body is no JSON that can be read") from None
    return checked(found, kind, "body")


def _number(text: str) -> float:
    """A number with a point or an exponent; 3.0 counts as an integer, as in JSON Schema."""
    number = float(text)
    return int(number) if number.is_integer() and abs(number) < 2**53 else number
