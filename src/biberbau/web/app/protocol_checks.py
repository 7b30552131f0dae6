"""What a program sends, held against the schema that documents it. One schema is what is checked and what is published.

Of JSON Schema it understands what ``protocol_schemas.py`` uses: type, enum, bounds, lengths, pattern, items, properties.
"""

from __future__ import annotations

import re
import reprlib
from collections.abc import Mapping
from typing import Any

from starlette.requests import Request

from ...kernel.numbers import whole_number
from ...structured_text import DuplicateNameError, read_json
from ..http.requests import bounded, first
from .protocol_problems import ProblemError

Schema = Mapping[str, Any]

_SHORT = reprlib.Repr()
_SHORT.maxstring = 60

TYPES = {
    "object": "an object",
    "array": "a list",
    "string": "a text",
    "integer": "a whole number",
    "number": "a number",
    "boolean": "true or false",
    "null": "null",
}


def kinds(schema: Schema) -> tuple[str, ...]:
    """The types that a schema allows."""
    found = schema.get("type", ())
    return (found,) if isinstance(found, str) else tuple(found)


def _is(value: object, kind: str) -> bool:
    if kind == "integer":
        whole = isinstance(value, float) and value.is_integer() and abs(value) < 2**53
        return whole or (isinstance(value, int) and not isinstance(value, bool))
    if kind == "number":
        return isinstance(value, int | float) and not isinstance(value, bool)
    types: dict[str, type] = {"object": dict, "array": list, "string": str, "boolean": bool}
    return value is None if kind == "null" else isinstance(value, types[kind])


def checked(value: Any, schema: Schema, where: str) -> Any:
    """The value, if it fits; a ProblemError names the field and says what would be right."""
    allowed = kinds(schema)
    kind = next((kind for kind in allowed if _is(value, kind)), None)
    if allowed and kind is None:
        raise _wrong(where, " or ".join(TYPES[one] for one in allowed), value)
    if "enum" in schema and value not in schema["enum"]:
        raise _wrong(where, "one of " + ", ".join(map(repr, schema["enum"])), value)
    if kind == "object":
        return _object(value, schema, where)
    if kind == "array":
        if len(value) > schema.get("maxItems", len(value)):
            raise _wrong(where, f"at most {schema['maxItems']} items", value)
        return [checked(one, schema.get("items", {}), f"{where}[{at}]") for at, one in enumerate(value)]
    if kind == "string":
        return _text(value, schema, where)
    if kind in ("integer", "number"):
        low, high = schema.get("minimum", value), schema.get("maximum", value)
        if not low <= value <= high:
            raise _wrong(where, f"a number from {low} to {high}", value)
        return int(value) if kind == "integer" else value
    return value


def _object(value: dict[str, Any], schema: Schema, where: str) -> dict[str, Any]:
    known: Mapping[str, Schema] = schema.get("properties", {})
    missing = [name for name in schema.get("required", ()) if name not in value]
    if missing:
        raise ProblemError(400, "missing", f"{where}: {missing[0]!r} is missing", field=missing[0])
    others = schema.get("additionalProperties", True)
    found = {}
    for name, one in value.items():
        if name in known:
            found[name] = checked(one, known[name], f"{where}.{name}")
        elif others is False:
            said = ", ".join(known) or "none"
            raise ProblemError(
                400, "unknown-field", f"{where}: no field {_SHORT.repr(name)}; there are: {said}"
            )
        else:
            found[_text(name, {"maxLength": 64}, where)] = checked(
                one, others if isinstance(others, Mapping) else {}, f"{where}.{name[:40]}"
            )
    return found


def _text(value: str, schema: Schema, where: str) -> str:
    longest = schema.get("maxLength")
    if longest is not None and len(value) > longest:
        raise _wrong(where, f"at most {longest} characters", value)
    try:
        value.encode()
    except UnicodeEncodeError:
        raise _wrong(where, "a text that is Unicode", value) from None
    if "pattern" in schema and re.search(schema["pattern"], value) is None:
        raise _wrong(where, f"a text like {schema['pattern']}", value)
    return value


def _wrong(where: str, expected: str, value: object) -> ProblemError:
    found = _SHORT.repr(value).encode("ascii", "backslashreplace").decode()
    return ProblemError(400, "wrong-value", f"{where}: {expected} expected, not {found}", field=where)


def query(request: Request, fields: Mapping[str, Schema]) -> dict[str, Any]:
    """What stands behind the question mark, by these schemas."""
    found: dict[str, Any] = {}
    for name, text in request.query_params.multi_items():
        if name not in fields:
            said = ", ".join(fields) or "none"
            raise ProblemError(
                400, "unknown-field", f"query: no field {_SHORT.repr(name)}; there are: {said}"
            )
        if name in found:
            raise ProblemError(400, "wrong-value", f"query.{name}: it is there twice", field=f"query.{name}")
        kind, value = kinds(fields[name])[0], text
        read: Any = value
        if kind == "boolean":
            read = {"true": True, "false": False}.get(value, value)
        elif kind == "integer":
            number = whole_number(value)
            read = value if number is None else number
        found[name] = checked(read, fields[name], f"query.{name}")
    return found


async def body(request: Request, schema: Schema) -> dict[str, Any]:
    """The JSON object that was posted, by its schema; nothing at all counts as an empty one."""
    headers = request.scope["headers"]
    sent = await bounded(request, first(headers, b"content-length") or b"")
    kind = (first(headers, b"content-type") or b"").partition(b";")[0].strip().lower()
    if not sent:
        return _object({}, schema, "body")
    if kind != b"application/json":
        raise ProblemError(415, "not-json", "the body must be JSON, with Content-Type: application/json")
    try:
        found = read_json(sent.decode())
    except DuplicateNameError as error:
        raise ProblemError(400, "wrong-value", f"body: {error}", field=error.name[:40]) from None
    except (ValueError, RecursionError):
        raise ProblemError(400, "not-json", "the body is no JSON that can be read") from None
    checked_body: dict[str, Any] = checked(found, {**schema, "type": "object"}, "body")
    return checked_body
