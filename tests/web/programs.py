"""Programs at a real server, and answers held against the schemas that the server publishes."""

from __future__ import annotations

import os
import re
import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import httpx
import pytest

from biberbau.web.app.protocol_document import document
from biberbau.web.app.protocol_problems import MEDIA

from .browsing import PATIENCE
from .serving import Person, Running

Json = dict[str, Any]


def validator(schema: Json) -> Callable[[object], list[str]]:
    """What is wrong with a value, by somebody else's reading of JSON Schema."""
    if os.environ.get("CI") == "true":  # where none of the tests is skipped
        import jsonschema_rs as rs
    else:
        rs = pytest.importorskip("jsonschema_rs", reason="pip install schemathesis")
    found = rs.Draft202012Validator({**schema, "components": document()["components"]})
    return lambda value: [f"{error.instance_path}: {error.message}" for error in found.iter_errors(value)]


def token_of(person: Person, name: str) -> str:
    """A new program's token, off the one page that shows it."""
    answer = person.post("/bots", {"name": name})
    assert answer.status_code == 201, answer.text
    found = re.search(r'id="token" readonly value="(bb_[\w-]+)"', answer.text)
    assert found is not None
    return found[1]


@dataclass
class Robot:
    """A program that says what it wants in plain HTTP. ``checks``: every answer must be as the document says."""

    server: Running
    token: str
    checks: bool = False
    http: httpx.Client = field(init=False)

    def __post_init__(self) -> None:
        headers = {"Authorization": f"Bearer {self.token}"}
        self.http = httpx.Client(base_url=self.server.url, headers=headers, timeout=PATIENCE)

    def __enter__(self) -> Robot:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def get(self, path: str, status: int = 200, **query: str) -> Json:
        return self._told("get", path, self.http.get(f"/api/bot/{path}", params=query), status)

    def post(self, path: str, status: int = 200, **body: Any) -> Json:
        return self._told("post", path, self.http.post(f"/api/bot/{path}", json=body), status)

    def _told(self, method: str, path: str, answer: httpx.Response, status: int) -> Json:
        assert answer.status_code == status, answer.text
        found: Json = answer.json()
        if self.checks:
            assert validator(schema_of(method, path, answer))(found) == []
        elif status >= 400:
            assert answer.headers["content-type"] == MEDIA and found["status"] == status
        return found

    def play(self, table: str, state: Json | None = None) -> Json:
        """Play the first legal action there."""
        state = state or self.get(f"tables/{table}")
        first = state["legal"][0]["notation"]
        return self.post(f"tables/{table}/actions", action=first, stamp=state["stamp"])


def schema_of(method: str, path: str, answer: httpx.Response) -> Json:
    """What the document says about an answer."""
    paths = document()["paths"]
    pattern = re.sub(r"^tables/\w+", "tables/{table_id}", re.sub(r"^codes/\w+", "codes/{code}", path))
    content: Json = paths[f"/api/bot/{pattern}"][method]["responses"][str(answer.status_code)]["content"]
    schema: Json = content[answer.headers["content-type"]]["schema"]
    return schema


class Ear:
    """A program's stream, read by a thread; ``lines`` are what it has heard."""

    def __init__(self, robot: Robot, path: str = "stream") -> None:
        import json

        self.lines: list[Json] = []
        self.ended = threading.Event()
        self._more = threading.Condition()
        headers = {"Authorization": f"Bearer {robot.token}"}
        self._client = httpx.Client(base_url=robot.server.url, headers=headers, timeout=PATIENCE)
        opened = threading.Event()

        def read() -> None:
            try:
                with self._client.stream("GET", f"/api/bot/{path}") as response:
                    self.response = response
                    assert response.status_code == 200, response.read()
                    for line in response.iter_lines():
                        opened.set()
                        if line:
                            with self._more:
                                self.lines.append(json.loads(line))
                                self._more.notify_all()
            except httpx.HTTPError:
                pass
            finally:
                opened.set()
                self.ended.set()

        self._thread = threading.Thread(target=read, daemon=True)
        self._thread.start()
        assert opened.wait(PATIENCE)

    def wait_for(self, wanted: Callable[[Json], object], after: int = 0) -> Json:
        """The first line behind the first ``after`` for which that is true."""
        with self._more:
            assert self._more.wait_for(lambda: any(map(wanted, self.lines[after:])), PATIENCE), self.lines
            return next(filter(wanted, self.lines[after:]))

    def close(self) -> None:
        import socket

        if not self.ended.is_set():
            stream = self.response.extensions["network_stream"]
            stream.get_extra_info("socket").shutdown(socket.SHUT_RDWR)
        self._thread.join(PATIENCE)
        self._client.close()
