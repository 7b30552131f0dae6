"""Where requests come from, directly or through proxies, and who is told of a proxy that nobody has declared."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from starlette.types import Receive, Scope, Send

from biberbau.web.app.application import create_app
from biberbau.web.app.settings import Settings
from biberbau.web.http.addresses import (
    PROXIES_TOLD,
    UNREADABLE,
    Forwarded,
    Proxies,
    Undeclared,
    read,
)
from biberbau.web.http.connections import Doors
from biberbau.web.http.limits import SHARES
from biberbau.web.storage.load import Load, Process, Saying
from biberbau.web.view.model_operator import OperatorModel

from .scenes import played_out

VISITOR = "203.0.113.5"


def placed(
    peer: str, proxies: tuple[str, ...], *headers: tuple[str, str], seen: Any = None
) -> tuple[str, str]:
    """Where a request comes from, and its scheme, as everything behind ``Forwarded`` sees it."""
    found: list[Scope] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        found.append(scope)

    told = [(name.encode(), value.encode()) for name, value in headers]
    scope = {"type": "http", "scheme": "http", "client": (peer, 4711), "headers": told}
    played_out(Forwarded(app, proxies, seen or (lambda peer: None))(scope, None, None))  # type: ignore[arg-type]
    return found[0]["client"][0], found[0]["scheme"]


@pytest.mark.parametrize("peer", ["127.0.0.1", "::ffff:127.0.0.1"])
@pytest.mark.parametrize("proxy", ["127.0.0.1", "127.0.0.0/8", "::ffff:127.0.0.1", "::ffff:127.0.0.0/104"])
def test_a_proxy_is_the_same_over_ipv4_and_ipv6(peer: str, proxy: str) -> None:
    told = (("x-forwarded-for", VISITOR), ("x-forwarded-proto", "https"))
    assert placed(peer, (proxy,), *told) == (VISITOR, "https")
    assert Doors(9, proxies=[proxy]).network((peer, 4711, 0, 0)) is None
    assert read("::ffff:127.0.0.1") in Proxies([proxy])


def test_nobody_else_is_believed() -> None:
    told = (("x-forwarded-for", VISITOR), ("x-forwarded-proto", "https"))
    for peer in ("198.51.100.7", "::ffff:198.51.100.7"):
        assert placed(peer, ("127.0.0.1",), *told) == ("198.51.100.7", "http")
    assert placed("127.0.0.1", (), *told) == ("127.0.0.1", "http")


@pytest.mark.parametrize(
    ("chain", "visitor"),
    [
        (VISITOR, VISITOR),
        (f"::ffff:{VISITOR}", VISITOR),
        (f"{VISITOR}:5678", VISITOR),
        ("[2001:db8::1]:443", "2001:db8::1"),
        ("[2001:db8::1]", "2001:db8::1"),
        ("2001:db8::1%eth0", "2001:db8::1"),
        (f"8.8.8.8, {VISITOR}", VISITOR),  # what stands before is what they said themselves
        (f"{VISITOR}, 10.0.0.9", VISITOR),  # a second proxy of ours
        (f"127.0.0.1,{VISITOR}", VISITOR),
        ("unknown", UNREADABLE),
        ("", UNREADABLE),
        ("_hidden", UNREADABLE),
        (f"{VISITOR}, garbage", UNREADABLE),
        ("203.0.113.555", UNREADABLE),
        ("[2001:db8::1]evil", UNREADABLE),
        ("10.0.0.8", "10.0.0.8"),  # a proxy of ours asks for itself
    ],
)
def test_the_address_that_a_chain_of_proxies_names(chain: str, visitor: str) -> None:
    told = placed("10.0.0.1", ("10.0.0.0/8",), ("x-forwarded-for", chain))
    assert told == (visitor, "http")


def test_what_cannot_be_read_escapes_no_limit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever stands there, another text each time and no cookie: together they have one network's share."""
    monkeypatch.setattr("biberbau.web.http.limits.time", SimpleNamespace(monotonic=lambda: 50.0))
    most = SHARES["tournaments"].network.burst

    async def scene() -> list[int]:
        app = create_app(Settings(folder=tmp_path, proxies=("127.0.0.1",), limits=1.0))
        transport = httpx.ASGITransport(app, client=("::ffff:127.0.0.1", 4711))
        told = []
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            for number in range(most + 3):
                headers = {"x-forwarded-for": f"garbage {number}"}
                told.append((await client.post("/tournaments/new/odd", headers=headers)).status_code)
            other = await client.post("/tournaments/new/odd", headers={"x-forwarded-for": VISITOR})
        app.state.server.tables.store.close()
        return [*told, other.status_code]

    assert played_out(scene()) == [404] * most + [429] * 3 + [404]


# ------------------------------------------------------------------------------------------- undeclared proxies


@pytest.mark.parametrize("header", ["x-forwarded-for", "forwarded", "x-real-ip"])
def test_a_proxy_that_nobody_declared_is_told_of_once(header: str, caplog: pytest.LogCaptureFixture) -> None:
    undeclared = Undeclared()
    for peer in ("127.0.0.1", "::ffff:127.0.0.1", "172.17.0.1", "127.0.0.1"):
        placed(peer, ("10.0.0.1",), (header, VISITOR), seen=undeclared.see)
    assert undeclared.named == "127.0.0.1,172.17.0.1"
    said = [record.getMessage() for record in caplog.records]
    assert len(said) == 2 and "--proxy 127.0.0.1" in said[0] and "--proxy 172.17.0.1" in said[1]


def test_nobody_is_told_to_believe_a_stranger(caplog: pytest.LogCaptureFixture) -> None:
    undeclared = Undeclared()
    placed("8.8.8.8", (), ("x-forwarded-for", VISITOR), seen=undeclared.see)
    placed("10.0.0.1", ("10.0.0.1",), ("x-forwarded-for", VISITOR), seen=undeclared.see)
    placed("127.0.0.1", (), ("accept", "text/html"), seen=undeclared.see)
    assert not undeclared.named and not caplog.records
    for number in range(2 * PROXIES_TOLD):
        undeclared.see(read(f"10.0.0.{number}"))
    assert len(undeclared.named.split(",")) == len(caplog.records) == PROXIES_TOLD


def test_the_operator_sees_undeclared_proxies_on_their_page(tmp_path: Path) -> None:
    token = "0123456789abcdef"

    async def scene() -> tuple[str, str]:
        app = create_app(Settings(folder=tmp_path, operator_token=token))
        transport = httpx.ASGITransport(app, client=("127.0.0.1", 4711))
        server = app.state.server
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            assert (await client.post("/operator", data={"token": token})).status_code == 303
            pages = []
            for headers in ({}, {"x-forwarded-for": VISITOR}):
                await client.get("/healthz", headers=headers)
                Saying(server.tables.store).say(server.load())
                pages.append((await client.get("/operator")).text)
        server.tables.store.close()
        return pages[0], pages[1]

    before, after = played_out(scene())
    assert "BIBERBAU_PROXY=127.0.0.1" not in before and "BIBERBAU_PROXY=127.0.0.1" in after


def test_several_processes_that_see_the_same_are_told_once() -> None:
    loads = (Load(undeclared="10.0.0.1"), Load(), Load(undeclared="10.0.0.1"))
    model = OperatorModel("en", processes=tuple(Process(str(at), at, one) for at, one in enumerate(loads)))
    assert model.undeclared == ["10.0.0.1"]
