"""Which clients are sent packed pages and files, and what is said about it to caches on the way."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest
from starlette.applications import Starlette

from biberbau.web.app.application import create_app
from biberbau.web.app.settings import Settings
from biberbau.web.http.requests import accepts_gzip

from .scenes import played_out

ACCEPTED = ("gzip", "gzip, br", "br;q=1, GZIP ;q=0.5", "*", "x-gzip", "identity;q=0, gzip;q=0.001")
REFUSED = (
    "",
    "gzip;q=0",
    "gzip; q=0.0",
    "br",
    "gzip;q=0, *",
    "*;q=0",
    "gzip;q=x",
    "identity",
    "notgzip",
    "gzip;q=nan",
)


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Starlette]:
    found = create_app(Settings(folder=tmp_path_factory.mktemp("data"), limits=0))
    yield found
    found.state.server.tables.store.close()


@pytest.mark.parametrize("header", [*ACCEPTED, *REFUSED])
def test_what_a_header_accepts(header: str) -> None:
    assert accepts_gzip(header) is (header in ACCEPTED)


@pytest.mark.parametrize("header", ["gzip", "*", "gzip;q=0", ""])
@pytest.mark.parametrize(
    "path", ["/", "/static/table.js", "/games/beasty_bar/table.css", "/rules/beasty_bar", "/odd"]
)
def test_a_client_that_refuses_gzip_gets_none(app: Starlette, path: str, header: str) -> None:
    async def scene() -> httpx.Response:
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            return await client.get(path, headers={"accept-encoding": header})

    answer = played_out(scene())
    packed = answer.headers.get("content-encoding") == "gzip"
    assert packed is (header in ACCEPTED)
    assert answer.text and int(answer.headers["content-length"]) > 0
    assert [value for name, value in answer.headers.multi_items() if name == "vary"] == ["Accept-Encoding"]
