"""Connections before anything is asked on them: their number, their time, and clients that read too slowly."""

from __future__ import annotations

import asyncio
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress

import httpx
import pytest
import uvicorn
from starlette.types import Receive, Scope, Send

from biberbau.games.common.catalogues.catalogue import LANGUAGES
from biberbau.web.app.running import tune
from biberbau.web.domain.messages import SAYS
from biberbau.web.http import connections
from biberbau.web.http.connections import Doors, guarded, room
from biberbau.web.http.limits import network_of

from .serving import PATIENCE

REQUEST = b"GET /quick HTTP/1.1\r\nHost: localhost\r\n\r\n"


class Place:
    """A small application behind doors of ours, on an event loop of its own."""

    def __init__(self, doors: Doors, loop: str) -> None:
        self.doors = doors
        self.read: list[bytes] = []
        self.pushed = 0
        self.opened: list[socket.socket] = []
        self.listening = socket.create_server(("127.0.0.1", 0))
        tune(self.listening)
        self.port: int = self.listening.getsockname()[1]
        config = uvicorn.Config(
            self.app,
            http=guarded(doors),
            ws="none",
            interface="asgi3",
            lifespan="off",
            log_config=None,
            loop=loop,  # type: ignore[arg-type]
        )
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.server.run, args=([self.listening],), daemon=True)
        self.thread.start()
        until = time.monotonic() + PATIENCE
        while not self.server.started:
            assert time.monotonic() < until
            time.sleep(0.01)

    async def app(self, scope: Scope, receive: Receive, send: Send) -> None:
        path, more = scope["path"], scope["path"] == "/read"
        while more:
            message = await receive()
            self.read.append(message.get("body", b""))
            more = message.get("more_body", False)
        status = 413 if path == "/refuse" else 200
        await send({"type": "http.response.start", "status": status, "headers": []})
        while path == "/flow" and self.pushed < 2_000:
            await send({"type": "http.response.body", "body": b"x" * 65_536, "more_body": True})
            self.pushed += 1
        if path == "/wait":
            while (await receive())["type"] != "http.disconnect":
                pass
        await send({"type": "http.response.body", "body": b"fine"})

    def connect(self) -> socket.socket:
        self.opened.append(socket.create_connection(("127.0.0.1", self.port), PATIENCE))
        return self.opened[-1]

    def told(self, data: bytes = REQUEST) -> bytes:
        """All that comes in answer until the connection ends or has said that all is fine."""
        with self.connect() as found:
            found.sendall(data)
            return heard(found)

    def close(self) -> None:
        for found in self.opened:
            found.close()
        self.server.should_exit = self.server.force_exit = True
        self.thread.join(PATIENCE)
        self.listening.close()


def heard(found: socket.socket) -> bytes:
    got = b""
    with suppress(ConnectionResetError):
        while not got.endswith(b"0\r\n\r\n") and (data := found.recv(65_536)):
            got += data
    return got


@contextmanager
def place(doors: Doors, loop: str = "auto") -> Iterator[Place]:
    found = Place(doors, loop)
    try:
        yield found
    finally:
        found.close()


def test_the_silent_make_room(caplog: pytest.LogCaptureFixture) -> None:
    refused: list[str] = []
    with place(Doors(8, refused=refused.append)) as server:
        half_open = [server.connect() for _ in range(100)]
        for found in half_open:
            with suppress(OSError):  # it had to make room already
                found.sendall(b"GET / HTTP/1.1\r\nHo")
        assert server.told().startswith(b"HTTP/1.1 200")
        assert len(server.doors.unfinished) <= 9 and set(refused) == {"silent"} and len(refused) >= 92
    assert not caplog.records


HALF = b"POST /read HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n12345"


@pytest.mark.parametrize(
    "begun",
    [HALF, HALF.replace(b"12345", b""), HALF.replace(b"/read", b"/refuse"), b"POST / HTTP/1.1\r\nHo", b""],
    ids=["body", "no body", "answered", "head", "nothing"],
)
def test_unfinished_requests_make_room_however_far_they_are(begun: bytes) -> None:
    """A hundred of them where there are eight places: a client whose request is whole is answered, and keeps its
    place.
    """
    refused: list[str] = []
    with place(Doors(8, refused=refused.append)) as server:
        with server.connect() as busy, server.connect() as resting:
            busy.sendall(b"GET /wait HTTP/1.1\r\nHost: localhost\r\n\r\n")
            assert busy.recv(15) == b"HTTP/1.1 200 OK"
            resting.sendall(REQUEST)
            assert b"fine" in heard(resting)
            held = []
            for number in range(100):
                held.append(server.connect())
                with suppress(OSError):  # it had to make room already
                    held[-1].sendall(begun)
                if not number % 10:  # as many as are there make room, the oldest first
                    assert server.told().startswith(b"HTTP/1.1 200")
            assert set(refused) == {"silent"} and len(refused) >= 80
            resting.sendall(REQUEST)  # an idle one is spared as long as there are unfinished ones
            assert b"fine" in heard(resting)
        assert server.told().startswith(b"HTTP/1.1 200")


def test_the_connection_unfinished_for_longest_makes_room_first() -> None:
    with place(Doors(3)) as server:
        resting = server.connect()
        resting.sendall(REQUEST)
        assert b"fine" in heard(resting)
        held = [server.connect()]
        held[0].sendall(HALF)
        while not server.doors.unfinished or not server.read:
            time.sleep(0.01)
        held.append(server.connect())
        held[1].sendall(HALF)
        while len(server.doors.unfinished) < 2:
            time.sleep(0.01)
        assert b"fine" in server.told()
        assert held[0].recv(100) == b""  # that was the first
        held[1].sendall(b"67890")
        assert b"fine" in heard(held[1])
        resting.sendall(REQUEST)
        assert b"fine" in heard(resting)


@pytest.mark.parametrize("sent", [HALF, HALF.replace(b"12345", b"")], ids=["half", "nothing"])
def test_a_body_has_to_end_as_a_head_has(sent: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "REQUEST_SECONDS", 0.2)
    with place(Doors(10)) as server, server.connect() as found:
        found.sendall(sent)
        assert heard(found).startswith(b"HTTP/1.1 408")
        assert not (server.doors._inside or server.doors.unfinished or server.doors.idle)


def test_head_and_body_have_one_deadline(monkeypatch: pytest.MonkeyPatch) -> None:
    """It begins once: neither the end of the head nor any byte of the body begins it again."""
    begun: list[float] = []
    with place(Doors(10)) as server:
        loop_time = connections.Guarded._awaits

        def counted(self: connections.Guarded) -> None:
            begun.append(connections.REQUEST_SECONDS)
            loop_time(self)

        monkeypatch.setattr(connections.Guarded, "_awaits", counted)
        with server.connect() as found:
            for byte in HALF + b"67890":
                found.sendall(bytes([byte]))
            assert b"fine" in heard(found)
            assert len(begun) == 1
            found.sendall(REQUEST)
            assert b"fine" in heard(found)
        assert len(begun) == 2


def test_no_network_holds_more_than_half(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither an address nor a /48, busy or not; of a network that is full, its own unfinished ones make room."""
    told = iter([*("2001:db8:1::1", "2001:db8:1:1::1") * 10, *["203.0.113.5"] * 20])
    doors = Doors(12)
    monkeypatch.setattr(doors, "network", lambda peer: network_of(next(told)))
    with place(doors) as server:
        for most in (6, 12):
            for _ in range(6):
                server.connect().sendall(b"GET /wait HTTP/1.1\r\nHost: localhost\r\n\r\n")
                assert server.opened[-1].recv(15) == b"HTTP/1.1 200 OK"
            if most == 6:
                for _ in range(14):
                    assert server.told().startswith(b"HTTP/1.1 503")
            assert doors._inside == most


def test_of_a_full_network_its_own_make_room() -> None:
    refused: list[str] = []
    with place(Doors(12, refused=refused.append)) as server:
        server.doors.network = lambda peer: "203.0.113.5"  # type: ignore[method-assign]
        for _ in range(50):
            with suppress(OSError):
                server.connect().sendall(HALF)
        assert server.told().startswith(b"HTTP/1.1 200")
        assert set(refused) == {"silent"}
        until = time.monotonic() + PATIENCE
        while server.doors._inside > 6:
            assert time.monotonic() < until
            time.sleep(0.01)


@pytest.mark.parametrize("loop", ["uvloop", "asyncio"])
def test_where_nobody_is_silent_a_page_says_so(
    loop: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "LINGERERS", 5)
    monkeypatch.setattr(connections, "LINGER_SECONDS", 0.2)
    refused: list[str] = []
    with place(Doors(4, refused=refused.append), loop) as server:
        busy = [server.connect() for _ in range(4)]
        for found in busy:
            found.sendall(b"GET /wait HTTP/1.1\r\nHost: localhost\r\n\r\n")
            assert found.recv(15) == b"HTTP/1.1 200 OK"
        for _ in range(3):
            answer = httpx.get(f"http://127.0.0.1:{server.port}/", timeout=PATIENCE)
            assert answer.status_code == 503 and answer.headers["retry-after"] == "5"
            for lang in LANGUAGES:
                assert SAYS(lang, "server-full") in answer.text.replace("&#x27;", "'")
        turned_away = [server.connect() for _ in range(50)]
        until = time.monotonic() + PATIENCE
        while server.doors.lingering or len(refused) < 53:  # nobody stays who only looks
            assert time.monotonic() < until
            time.sleep(0.02)
        assert len(turned_away) == 50
        busy.pop().close()
        while not (said := server.told()).startswith(b"HTTP/1.1 200"):  # there is room again
            assert said.startswith(b"HTTP/1.1 503") and time.monotonic() < until
    assert [(record.getMessage(), record.count) for record in caplog.records] == [  # type: ignore[attr-defined]
        ("no room: connections turned away", 1)
    ]


def test_how_many_are_turned_away_is_told_once_in_a_while(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "TELL_SECONDS", 0.1)

    async def scene() -> None:
        doors = Doors(0)
        for _ in range(500):
            doors.turned_away()
        await asyncio.sleep(0.15)
        doors.turned_away()
        await asyncio.sleep(0.3)
        assert not doors._telling

    thread = threading.Thread(target=asyncio.run, args=(scene(),))
    thread.start()
    thread.join()
    assert [record.count for record in caplog.records] == [1, 499, 1]  # type: ignore[attr-defined]


def test_one_network_does_not_take_all(monkeypatch: pytest.MonkeyPatch) -> None:
    doors = Doors(100, per_network=10, proxies=["198.51.100.0/24", "2001:db8:f::/48"])
    here, proxy = doors.network(("203.0.113.5", 1)), doors.network(("198.51.100.7", 1))
    assert (here, proxy, doors.network(("127.0.0.1", 1))) == ("203.0.113.5", None, None)
    assert doors.network(("2001:db8:f::9", 1, 0, 0)) is None and doors.network("") is None
    assert [doors.enter(here) for _ in range(12)] == [True] * 10 + [False] * 2
    assert all(doors.enter(proxy) for _ in range(50))
    doors.leave(here)
    assert doors.enter(here) and not doors.enter(here)


@pytest.mark.parametrize(
    "begun",
    [b"", b"GET / HT", b"\r\n", REQUEST + b"GET /qu"],
    ids=["nothing", "half", "newline", "second"],
)
def test_a_request_has_to_end(begun: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "REQUEST_SECONDS", 0.2)
    with place(Doors(10)) as server, server.connect() as found:
        began = time.monotonic()
        found.sendall(begun)
        if begun.startswith(REQUEST):
            assert b"fine" in heard(found)
        said = heard(found)
        assert said.startswith(b"HTTP/1.1 408") and 0.15 < time.monotonic() - began < PATIENCE
        assert not (server.doors._inside or server.doors.unfinished or server.doors.idle)


def test_drop_by_drop_is_not_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "REQUEST_SECONDS", 0.3)
    with place(Doors(10)) as server, server.connect() as found:
        began = time.monotonic()
        with suppress(OSError):
            while time.monotonic() - began < PATIENCE:
                found.sendall(b"GET / HTTP/1.1\r\n" if time.monotonic() - began < 0.01 else b"a: b\r\n")
                time.sleep(0.02)
        assert time.monotonic() - began < PATIENCE


def test_a_connection_is_used_again_and_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "REQUEST_SECONDS", 0.3)
    with place(Doors(10)) as server, server.connect() as found:
        for _ in range(5):  # in all longer than the head of one may take
            found.sendall(REQUEST)
            assert b"fine" in heard(found)
            time.sleep(0.1)
        found.sendall(REQUEST * 3)
        got = b""
        while got.count(b"fine") < 3:
            got += found.recv(65_536)
        assert len(server.doors.idle) == 1 and not server.doors.unfinished


def test_a_long_head_is_refused() -> None:
    with place(Doors(10)) as server, server.connect() as found:
        with suppress(OSError):
            for _ in range(1000):
                found.sendall(b"GET / HTTP/1.1\r\n" + b"a: " + b"b" * 1000 + b"\r\n")
        assert b"431" in heard(found)[:13] or server.doors._inside == 0


def test_a_body_that_was_refused_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "REQUEST_SECONDS", 0.3)
    head = b"POST /refuse HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000000\r\n\r\n"
    with place(Doors(10)) as server:
        with server.connect() as found:  # it is answered although its body never comes, and then closed
            found.sendall(head)
            assert heard(found).startswith(b"HTTP/1.1 413")
            assert heard(found) == b""
        with (
            server.connect() as found,
            suppress(OSError),
        ):  # what comes nevertheless is read for a while, not for ever
            found.sendall(head)
            for _ in range(1000):
                found.sendall(b"x" * 100_000)
            raise AssertionError("all of it was taken")


def test_a_body_in_time_goes_through_whole() -> None:
    with place(Doors(10)) as server:
        answer = httpx.post(f"http://127.0.0.1:{server.port}/read", content=b"x" * 500_000)
        assert answer.text == "fine" and sum(map(len, server.read)) == 500_000


def test_a_connection_that_does_not_read_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "READER_SECONDS", 0.3)
    dropped: list[str] = []
    with place(Doors(10, dropped=dropped.append)) as server, server.connect() as found:
        found.sendall(b"GET /flow HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert found.recv(15) == b"HTTP/1.1 200 OK"
        until = time.monotonic() + PATIENCE
        while not dropped:
            assert time.monotonic() < until
            time.sleep(0.02)
        assert dropped == ["slow"]
        assert len(heard(found)) < 30_000_000  # what the system has kept, and nothing of ours
        assert not server.doors._inside


def test_how_many_files_are_kept_back() -> None:
    assert (room(256), room(1024), room(65_536), room(64)) == (128, 896, 65_408, 32)
