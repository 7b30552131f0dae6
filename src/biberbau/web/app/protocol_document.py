"""The protocol as an OpenAPI document, made from the routes themselves and the schemas that check them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from http import HTTPStatus
from typing import Any

from ... import __version__
from ..domain.table_document import TablePart
from . import protocol_problems, protocol_streams, routes_protocol
from .protocol import Operation
from .protocol_schemas import COMPONENTS, SCHEMAS, Path, Problem, Schema, Told

Document = dict[str, Any]

ALWAYS = (400, 401, 403, 408, 413, 415, 421, 422, 429, 503)
"""The statuses with which any route may refuse: bad input, no token or a ban, too much, too often, no database."""

ABOUT = (
    "Programs play at the same tables as people. A program has a token, sits down where a table says that programs may, "
    "hears on a stream when it is to decide, and posts what it plays. All that it is told is what its seat may know."
)


@cache
def document() -> Document:
    """The whole document, as ``/api/openapi.json`` serves it."""
    paths: dict[str, dict[str, Document]] = {}
    for operation in routes_protocol.router.operations:
        paths.setdefault(operation.path, {})[operation.method.lower()] = _operation(operation)
    return {
        "openapi": "3.1.0",
        "info": {"title": "biberbau", "version": __version__, "description": ABOUT},
        "servers": [{"url": "/"}],
        "security": [{"token": []}],
        "paths": paths,
        "components": {
            "schemas": COMPONENTS,
            "securitySchemes": {
                "token": {
                    "type": "http",
                    "scheme": "bearer",
                    "description": "A program's token: the page /bots makes one.",
                }
            },
        },
    }


def _operation(one: Operation) -> Document:
    media = protocol_streams.MEDIA if one.lines else "application/json"
    told = {"description": HTTPStatus(one.status).phrase, "content": {media: {"schema": _named(one.answer)}}}
    refused = {"content": {protocol_problems.MEDIA: {"schema": _named(Problem)}}}
    statuses = sorted({*ALWAYS, *one.problems})
    parts = {
        name: schema for name, schema in SCHEMAS[Path]["properties"].items() if f"{{{name}}}" in one.path
    }
    found: Document = {
        "operationId": one.name,
        "summary": one.summary,
        "description": " ".join(one.about.split()),
        "responses": {str(one.status): told}
        | {str(status): {"description": HTTPStatus(status).phrase, **refused} for status in statuses},
    }
    if parameters := [*_parameters("path", parts), *_parameters("query", SCHEMAS[one.query]["properties"])]:
        found["parameters"] = parameters
    if one.body is not None:
        body = SCHEMAS[one.body]
        found["requestBody"] = {
            "required": bool(body["required"]),
            "content": {"application/json": {"schema": body}},
        }
    return found


def _named(kind: type[Told | TablePart]) -> Document:
    return {"$ref": f"#/components/schemas/{kind.__name__}"}


def _parameters(place: str, schemas: Mapping[str, Schema]) -> Sequence[Document]:
    return [
        {
            "name": name,
            "in": place,
            "required": place == "path",
            "description": schema["description"],
            "schema": {key: value for key, value in schema.items() if key != "description"},
        }
        for name, schema in schemas.items()
    ]
