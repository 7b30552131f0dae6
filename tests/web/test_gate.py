"""What every request is asked, no matter which route it is for: which server it means, and whose page it comes from."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette
from starlette.routing import Route

from biberbau.web.app.application import create_app
from biberbau.web.app.settings import Settings
from biberbau.web.domain.messages import SAYS
from biberbau.web.http.gate import READS

from .scenes import played_out

HERE, SIBLING = "http://cards.table.example", "http://shop.table.example"
CROSS_SITE = SAYS("en", "cross-site")
FORM = {"content-type": "application/x-www-form-urlencoded", "accept": "text/vnd.biberbau"}


@pytest.fixture
def app(tmp_path: Path) -> Iterator[Starlette]:
    found = create_app(Settings(folder=tmp_path, hosts=frozenset({"cards.table.example"}), limits=0))
    yield found
    found.state.server.tables.store.close()


def paths(app: Starlette) -> dict[str, set[str]]:
    """The methods of every path on which the application answers, as it routes them itself, with its parts filled in."""
    found: dict[str, set[str]] = {}
    for route in app.routes:
        assert isinstance(route, Route), f"walk into {route}, too"
        path = re.sub(
            r"{(\w+)(:\w+)?}",
            lambda part: {"game": "beasty_bar"}.get(part[1], "7" if part[2] == ":int" else "x" * 16),
            route.path,
        )
        found.setdefault(path, set()).update(route.methods or ())
    return found


def changing(app: Starlette) -> list[tuple[str, str]]:
    """Every method and path with which the application can be asked to change something, in its own words."""
    return [(method, path) for path, methods in paths(app).items() for method in sorted(methods - set(READS))]


def ask(app: Starlette, *asked: tuple[str, str], **headers: str) -> list[httpx.Response]:
    """What the server answers to one request after the other, of a person without a seat."""

    async def scene() -> list[httpx.Response]:
        transport = httpx.ASGITransport(app, client=("203.0.113.5", 4711))
        async with httpx.AsyncClient(transport=transport, base_url=HERE, headers=FORM | headers) as client:
            return [await client.request(method, path) for method, path in asked]

    return played_out(scene())


def test_nothing_that_changes_something_is_taken_from_another_site(app: Starlette) -> None:
    routes = changing(app)
    assert len(routes) > 40
    for headers in (
        {"origin": SIBLING},
        {"origin": "null"},
        {"referer": f"{SIBLING}/page"},
        {"origin": HERE, "sec-fetch-site": "same-site"},
    ):
        for (method, path), answer in zip(routes, ask(app, *routes, **headers), strict=True):
            assert answer.status_code == 403 and CROSS_SITE in answer.text, (method, path, headers)
            assert "set-cookie" not in answer.headers


def test_from_its_own_pages_everything_is_heard(app: Starlette) -> None:
    """The reasons for which these are refused, if they are, are their routes' own."""
    routes = changing(app)
    for (method, path), answer in zip(routes, ask(app, *routes, origin=HERE), strict=True):
        assert CROSS_SITE not in answer.text and answer.status_code < 500, (method, path, answer.text)


def test_a_route_that_is_added_later_is_asked_the_same(app: Starlette) -> None:
    async def forgets_to_ask(request: object) -> None:
        raise AssertionError("it was reached")

    app.router.routes.append(Route("/later", forgets_to_ask, methods=["POST", "DELETE"]))
    asked = (("POST", "/later"), ("DELETE", "/later"))
    assert [answer.status_code for answer in ask(app, *asked, origin=SIBLING)] == [403, 403]


def test_which_server_is_meant_is_asked_before_anything_else(app: Starlette) -> None:
    routes = [("GET", path) for path in paths(app)]
    for host, status in (
        ("evil.example", 421),
        ("[::1]evil.example", 400),
        ("cards.table.example:99999", 400),
    ):
        for (_, path), answer in zip(routes, ask(app, *routes, host=host), strict=True):
            assert answer.status_code == status, (path, host)
            assert "location" not in answer.headers


def test_two_names_are_none(app: Starlette) -> None:
    async def scene() -> int:
        transport = httpx.ASGITransport(app)
        headers = [("host", "cards.table.example"), ("host", "evil.example")]
        async with httpx.AsyncClient(transport=transport, base_url=HERE) as client:
            return (await client.send(client.build_request("GET", "/", headers=headers))).status_code

    assert played_out(scene()) == 400


def test_a_tournament_is_not_cancelled_from_elsewhere(app: Starlette) -> None:
    form = {"name": "Anna", "title": "Cup", "plays": "1"}

    async def scene() -> list[int]:
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url=HERE) as anna:
            made = await anna.post("/tournaments/new/beasty_bar", data=form, headers={"origin": HERE})
            assert made.status_code == 303, made.text
            where = made.headers["location"]
            told = []
            for origin in (SIBLING, HERE):
                for deed in ("start", "cancel"):
                    told.append((await anna.post(f"{where}/{deed}", headers={"origin": origin})).status_code)
            return told

    lured_start, lured_cancel, _, own_cancel = played_out(scene())
    assert (lured_start, lured_cancel, own_cancel) == (403, 403, 303)
