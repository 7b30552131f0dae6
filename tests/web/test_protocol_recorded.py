"""What the protocol for programs says of itself and of what does not fit, as recorded: the document and the problems.

``python -m tests.web.test_protocol_recorded`` records both anew; read what has changed before it is committed.
"""

from __future__ import annotations

import asyncio
import json
from http import HTTPStatus
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
import yaml
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response

from biberbau.web.app import protocol_checks, protocol_schemas, routes_protocol
from biberbau.web.app.protocol_document import document
from biberbau.web.app.protocol_problems import ProblemError, refused
from biberbau.web.domain.messages import RefusedError
from biberbau.web.play.programs import Program

HERE = Path(__file__).parent
JSON = "application/json"

LONG = "x" * 500
HALF = "\ud800"

EVERYWHERE = ("", "{}", "[]", '{"a": 1, "a": 1}', '{"other": 1}', '{"other": 1, "seat": "x"}', '{"a": NaN}')
"""Bodies that every route is asked with; some take nothing at all."""
ONCE = (
    *("null", '"x"', "{", "no JSON", "{'a': 1}", '{"a": 1,}', "[" * 5000, '{"game": "a", "game": "b"}'),
    '{"game": "a", "options": {"players": 2, "players": 3}}',
    '{"\\ud800": 1, "\\ud800": 1}',
    *(json.dumps({"game": "a", name: 1}) for name in (LONG, HALF, "` - at `$.x`")),
)
"""Bodies that one route is asked with: nothing of the route's own is wrong with them."""

TABLE = "tables/abc"
BODIES: dict[str, tuple[dict[str, Any], dict[str, tuple[object, ...]]]] = {
    "tables": (
        {"game": "beasty_bar"},
        {
            "game": (None, 5, True, ["x"], LONG, HALF),
            "options": (
                *(None, [], "x", {"players": None}, {"a": 1, "b": 1.5, "c": None}, {"a": [1]}),
                *({"a": LONG}, {LONG: 1}, {HALF: 1}, {"a": HALF}, {"` - at `$.seats": None}),
            ),
            "seats": (None, "open", ["open", "x"], ["open", 3], ["open"] * 16, {"1": "open"}),
            "listed": (None, 1, "true"),
            "clock": (None, 60, "live 1 1", "x, got `str", "`key` in `$.options"),
            "fill": (None, "30", 7, 30.5, True, 10**40),
            "level": (None, 1, "best", HALF, " - at `$.options[...]"),
            "absent": (None, "in"),
            "seal": (None, 5, LONG),
            "words": (None, 5, LONG, HALF),
        },
    ),
    f"{TABLE}/join": ({}, {"seat": (None, "1", True, -1, 16, 1.5, 1e300, [1]), "words": (None, 5, LONG)}),
    f"{TABLE}/start": ({}, {"fill": (None, 5, "best")}),
    f"{TABLE}/leave": ({}, {}),
    f"{TABLE}/actions": (
        {"action": "play 3", "stamp": "0.0"},
        {
            "action": (None, True, 1.5, ["play 3"], {}, LONG),
            "stamp": (None, 0.5, "", "0", "0.0.0", "12345678.0", LONG),
        },
    ),
    f"{TABLE}/back": ({}, {}),
    f"{TABLE}/rematch": ({}, {"words": (None, 5, LONG), "seal": (None, 5, LONG)}),
}
"""By path: a body that fits, and what does not fit in each of its fields."""

QUERIES = {
    "account": ("x=1",),
    "games": ("x=1",),
    "tables": ("x=1", f"{LONG}=1", f"game={LONG}", "game=a&game=b"),
    "codes/12": ("x=1",),
    "seal": ("x=1",),
    "stream": ("x=1",),
    TABLE: ("x=1", "observation=1", "observation=True", "observation=", "observation=true&observation=true"),
    f"{TABLE}/stream": ("x=1", "observation=yes"),
    f"{TABLE}/document": ("x=1", "lang=xx", "lang=en&lang=de"),
    f"{TABLE}/document/stream": ("x=1", "lang="),
    f"{TABLE}/story": ("x=1", "lang=xx", "lang=", "since=-1", "since=x", "since=1.5", "since=10000000"),
    f"{TABLE}/history": ("x=1", "lang=en", "since=-1", "since=x", "since=1.5", "since=10000000"),
}


class LetThroughError(Exception):
    """What was sent has been let through."""


class Unasked:
    """A server that knows every program; anything else that is asked of it says that what was sent fits."""

    def begins_to_show(self) -> None:
        """There is nothing to show."""

    @property
    def programs(self) -> object:
        async def known(token: str) -> Program | None:
            return Program("player", "Robo", None, 0.0) if token else None

        return SimpleNamespace(known=known)

    def __getattr__(self, name: str) -> object:
        raise LetThroughError


async def problems() -> list[str]:
    """Two lines for each request: what was sent, and what it is answered with."""

    async def answer(request: Request, error: Exception) -> Response:
        assert isinstance(error, ProblemError | RefusedError)
        return refused(error)

    handlers = {ProblemError: answer, RefusedError: answer}
    app = Starlette(routes=routes_protocol.router.routes, exception_handlers=handlers)
    app.state.server = Unasked()
    lines: list[str] = []
    transport = httpx.ASGITransport(app)
    async with httpx.AsyncClient(transport=transport, base_url="http://table.example/api/bot/") as client:

        async def ask(method: str, path: str, sent: str = "", kind: str = JSON, token: str = "bb_x") -> None:
            headers = {"Content-Type": kind, "Authorization": f"Bearer {token}"}
            try:
                told = await client.request(method, path, content=sent, headers=headers)
            except LetThroughError:
                said = "fits"
            else:
                found = told.json()
                beside = {name: found[name] for name in found if name not in ("title", "status", "detail")}
                assert beside.pop("type") == f"/api#{beside['key']}"
                said = f"{told.status_code} {' '.join(beside.values())} | {found['detail']}"
            shown = sent.replace(LONG, "xxx…").replace("[" * 5000, "[[[…")
            asked = [method, path.replace(LONG, "xxx…"), *([kind] if kind != JSON else []), shown]
            lines.extend((" ".join(filter(None, asked)), f"    {said}"))

        await ask("GET", "account", token="")
        for path, queries in QUERIES.items():
            for query in queries:
                await ask("GET", f"{path}?{query}")
        for sent in ONCE:
            await ask("POST", "tables", sent)
        for path, (fitting, fields) in BODIES.items():
            await ask("POST", f"{path}?x=1", json.dumps(fitting))
            await ask("POST", path, json.dumps(fitting), "text/plain")
            for sent in (*EVERYWHERE, json.dumps(fitting)):
                await ask("POST", path, sent)
            for name in fitting:
                await ask("POST", path, json.dumps({key: fitting[key] for key in fitting if key != name}))
            for name, values in fields.items():
                for value in values:
                    await ask("POST", path, json.dumps(fitting | {name: value}))
    return lines


def described() -> dict[str, Any]:
    """The document without what every release changes; refusals, which differ in their statuses alone, as those."""
    told: dict[str, Any] = json.loads(json.dumps(document()))
    del told["info"]["version"]
    for path in told["paths"].values():
        for operation in path.values():
            answers = operation["responses"]
            refusals = {status: answers.pop(status) for status in list(answers) if status >= "400"}
            assert refusals == {status: refusal(int(status)) for status in refusals}
            operation["refusals"] = ", ".join(refusals)
    return told


def refusal(status: int) -> dict[str, Any]:
    problem = {"schema": {"$ref": "#/components/schemas/Problem"}}
    return {"description": HTTPStatus(status).phrase, "content": {"application/problem+json": problem}}


def recorded() -> dict[Path, str]:
    """The files as they would be now."""
    form: dict[str, Any] = {
        "allow_unicode": True,
        "sort_keys": False,
        "default_flow_style": None,
        "width": 120,
    }
    return {
        HERE / "protocol_document.yaml": yaml.safe_dump(described(), **form),
        HERE / "protocol_problems.txt": "\n".join([*asyncio.run(problems()), ""]),
    }


@pytest.mark.parametrize("file", ("protocol_document.yaml", "protocol_problems.txt"))
def test_the_protocol_says_what_is_recorded(file: str) -> None:
    found = recorded()[HERE / file]
    assert found.splitlines() == (HERE / file).read_text("utf-8").splitlines(), f"python -m {__spec__.name}"


def read(sent: str, kind: type[protocol_schemas.Sent]) -> protocol_schemas.Sent:
    """What is made of a posted text."""

    async def receive() -> dict[str, object]:
        return {"type": "http.request", "body": sent.encode(), "more_body": False}

    headers = [(b"content-type", JSON.encode())]
    request = Request({"type": "http", "method": "POST", "headers": headers}, receive)
    return asyncio.run(protocol_checks.body(request, kind))


def test_a_number_with_a_point_may_be_whole() -> None:
    """As JSON Schema has it."""
    act = protocol_schemas.Act(action=3, stamp="0.0")
    for number in ("3", "3.0", "3e0", "0.3e1"):
        assert read(f'{{"action": {number}, "stamp": "0.0"}}', protocol_schemas.Act) == act


if __name__ == "__main__":
    for path, text in recorded().items():
        path.write_text(text, "utf-8")
        print(path)
