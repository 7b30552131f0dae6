"""Hostile requests: the short run of what ``make fuzz`` does at length."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from .chaos import PLAIN, TIMED, Mortal
from .fuzz import SCHEMATHESIS, Answer, Maker, Sent, World, all_routes, fault_of, fuzz, schemathesis


@pytest.fixture(scope="module")
def mortal(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Mortal]:
    server = Mortal(tmp_path_factory.mktemp("fuzz"))
    server.launch()
    server.wait_ready(PLAIN, TIMED)
    yield server
    server.kill()


@pytest.mark.compiled
@pytest.mark.parametrize("requests", (600, pytest.param(5000, marks=pytest.mark.long)))
def test_hostile_requests_break_nothing(mortal: Mortal, requests: int) -> None:
    found = fuzz(mortal, requests, seed=13)
    assert found.faults == []
    assert found.sent == requests
    for status in ("200", "303", "400", "403", "404", "405", "409", "413", "415", "421"):
        assert found.statuses[status], f"nothing was answered with {status}: {found}"


@pytest.mark.long
@pytest.mark.process
@pytest.mark.compiled
@pytest.mark.parametrize("examples", (5, pytest.param(300, marks=pytest.mark.long)))
def test_the_protocol_keeps_its_document(mortal: Mortal, examples: int) -> None:
    """What schemathesis makes of the OpenAPI document: nothing is answered but as it says, and nothing with a 5xx."""
    if not SCHEMATHESIS.exists() and os.environ.get("CI") != "true":  # there none of the tests is skipped
        pytest.skip("pip install schemathesis")
    said = subprocess.run(
        schemathesis(mortal, examples),
        cwd=mortal.folder,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=1200,
    )
    assert said.returncode == 0, said.stdout[-6000:] + said.stderr[-2000:]
    asked = httpx.get(f"{mortal.url}/api/openapi.json").json()["paths"]
    every = sum(method in ("get", "post") for path in asked.values() for method in path)
    streams = sum(path.endswith("stream") for path in asked)
    assert streams == 3 and f"Selected: {every - streams}/{every}" in said.stdout  # streams have no end


@pytest.mark.lengthy
def test_every_route_is_asked_and_a_request_can_be_made_again() -> None:
    world = World(Mortal(Path("/nowhere")), {"running": "abc"}, {"anna": "x.y"}, ["play 1"])
    requests = [Maker(world, 13).made(number) for number in range(5000)]
    assert requests[:300] == [Maker(world, 13).made(number) for number in range(300)]
    asked = {request.data.split(b"?")[0].split(b" HTTP/")[0].decode("latin-1") for request in requests}
    for method, path in all_routes():
        start = f"{method} {path.partition('{')[0]}"
        end = path.rpartition("}")[2]
        assert any(one.startswith(start) and one.endswith(end) for one in asked), f"{method} {path}"


@pytest.mark.parametrize(
    ("answer", "complete", "fault"),
    [
        (Answer("500", {}, 0.1), False, "answered with 500"),
        (Answer("200", {}, 0.1), True, "answered with 200 without"),
        (Answer("silent", {}, 10.0), True, "not answered: silent"),
        (Answer("closed", {}, 0.1), True, "not answered: closed"),
        (Answer("silent", {}, 0.1), False, ""),
        (Answer("no HTTP: Traceback", {}, 0.1), False, "no HTTP: Traceback"),
    ],
)
def test_what_counts_as_a_fault(answer: Answer, complete: bool, fault: str) -> None:
    found = fault_of(Sent(1, "GET", b"GET / HTTP/1.1", complete), answer)
    assert found.startswith(fault) and bool(found) == bool(fault)
