"""Of several processes each has tables of its own, and a connection that asks for one goes to the process that has it."""

from __future__ import annotations

import asyncio
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace

import pytest
import uvicorn
from starlette.types import Receive, Scope, Send

from biberbau.web.app.running import Graceful
from biberbau.web.http.connections import Doors, guarded
from biberbau.web.http.handover import LONGEST, Handover, ProcessShare

from .serving import PATIENCE


def shares(folder: Path, count: int = 2) -> list[ProcessShare]:
    return [ProcessShare(number, count, folder, "machine") for number in range(count)]


def table_of(share: ProcessShare) -> str:
    """A table that belongs to a process."""
    return next(name for number in range(1000) if share.has(name := f"table{number}"))


class Process:
    """One of several that serve, on a thread: its answers say which one it is, and what it was asked."""

    def __init__(self, share: ProcessShare, loop: str) -> None:
        self.handed = 0
        self.handover = Handover(share, "/biber", self._hands)
        self.doors = Doors(300, handover=self.handover)
        self.number = share.number
        self.listening = socket.create_server(("127.0.0.1", 0))
        config = uvicorn.Config(
            self.app,
            http=guarded(self.doors),
            ws="none",
            interface="asgi3",
            lifespan="off",
            log_config=None,
            loop=loop,  # type: ignore[arg-type]
        )
        closes = SimpleNamespace(close=lambda: None)
        parts = SimpleNamespace(
            settings=SimpleNamespace(drain=0.0),
            subscriptions=closes,
            programs=closes,
            health=SimpleNamespace(),
        )
        started = threading.Event()
        self.server = Graceful(config, parts, started.set, self.handover)  # type: ignore[arg-type]
        self.thread = threading.Thread(target=self.server.run, args=([self.listening],), daemon=True)
        self.thread.start()
        assert started.wait(PATIENCE)

    def _hands(self) -> None:
        self.handed += 1

    async def app(self, scope: Scope, receive: Receive, send: Send) -> None:
        body, more = b"", True
        while more:
            message = await receive()
            body += message.get("body", b"")
            more = message.get("more_body", False)
        said = b"%d %s %d" % (self.number, scope["path"].encode(), len(body))
        head = [(b"content-length", b"%d" % len(said))]
        await send({"type": "http.response.start", "status": 200, "headers": head})
        await send({"type": "http.response.body", "body": said})

    def connect(self) -> socket.socket:
        return socket.create_connection(self.listening.getsockname(), PATIENCE)

    def inside(self) -> int:
        return self.doors._inside

    def end(self) -> None:
        self.server.should_exit = self.server.force_exit = True
        self.thread.join(PATIENCE)
        self.listening.close()


@contextmanager
def processes(folder: Path, loop: str = "auto") -> Iterator[tuple[Process, Process]]:
    one, two = (Process(share, loop) for share in shares(folder))
    try:
        yield one, two
    finally:
        one.end()
        two.end()


def get(path: str) -> bytes:
    return f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode()


def answers(found: socket.socket, count: int = 1) -> list[str]:
    """What the next answers on a connection say."""
    got = b""
    while True:
        parts, rest = [], got
        while b"\r\n\r\n" in rest:
            head, rest = rest.split(b"\r\n\r\n", 1)
            length = int(head.lower().split(b"content-length: ")[1].split(b"\r\n")[0])
            if len(rest) < length:
                break
            parts.append(rest[:length].decode())
            rest = rest[length:]
        if len(parts) == count:
            return parts
        data = found.recv(65_536)
        assert data, got
        got += data


@pytest.mark.parametrize("loop", ["asyncio", "uvloop"])
def test_a_request_for_a_table_is_answered_by_its_process(tmp_path: Path, loop: str) -> None:
    """On one connection one table after the other is asked for, and what belongs to none."""
    if loop == "uvloop":
        pytest.importorskip("uvloop")
    first, second = (f"/biber/t/{table_of(share)}" for share in shares(tmp_path))
    with processes(tmp_path, loop) as (one, two), one.connect() as found:
        for path, by in (("/biber/", 0), (second, 1), (f"{second}/events", 1), (first, 0), ("/biber/", 0)):
            found.sendall(get(path))
            assert answers(found) == [f"{by} {path} 0"]
        assert (one.handed, two.handed) == (1, 1)
        assert one.inside() + two.inside() == 1


def test_nothing_of_a_request_is_lost_on_the_way(tmp_path: Path) -> None:
    """What comes with the first line, what comes after it, and the requests behind it."""
    table = table_of(shares(tmp_path)[1])
    post = f"POST /biber/t/{table}/act HTTP/1.1\r\nHost: localhost\r\nContent-Length: 90000\r\n\r\n".encode()
    with processes(tmp_path) as (one, two), one.connect() as found:
        found.sendall(post + b"x" * 20_000)
        until = time.monotonic() + PATIENCE
        while not one.handed:
            assert time.monotonic() < until
            time.sleep(0.005)
        found.sendall(b"y" * 70_000 + get(f"/biber/t/{table}/why") + get("/biber/"))
        assert answers(found, 3) == [
            f"1 /biber/t/{table}/act 90000",
            f"1 /biber/t/{table}/why 0",
            "1 /biber/ 0",
        ]
        assert (one.handed, two.handed) == (1, 0)


def test_a_process_that_cannot_hand_it_on_answers_it(tmp_path: Path) -> None:
    """The other process has died, or has not begun."""
    share, other = shares(tmp_path)
    one = Process(share, "auto")
    try:
        with one.connect() as found:
            found.sendall(get(f"/biber/t/{table_of(other)}"))
            assert answers(found) == [f"0 /biber/t/{table_of(other)} 0"]
        assert one.handed == 0
    finally:
        one.end()


def test_what_a_process_that_died_left_behind_is_replaced(tmp_path: Path) -> None:
    other = shares(tmp_path)[1]
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as left:
        left.bind(str(other.place(other.number)))
    with processes(tmp_path) as (one, _), one.connect() as found:
        found.sendall(get(f"/biber/t/{table_of(other)}"))
        assert answers(found) == [f"1 /biber/t/{table_of(other)} 0"]
    assert not list(tmp_path.iterdir())


def test_somebody_who_leaves_on_the_way_is_forgotten(tmp_path: Path) -> None:
    table = table_of(shares(tmp_path)[1])
    with processes(tmp_path) as (one, two):
        for _ in range(50):
            with one.connect() as found:
                found.sendall(get(f"/biber/t/{table}"))
        with one.connect() as found:
            found.sendall(get(f"/biber/t/{table}"))
            assert answers(found) == [f"1 /biber/t/{table} 0"]
        until = time.monotonic() + PATIENCE
        while one.inside() or two.inside():
            assert time.monotonic() < until
            time.sleep(0.005)


def test_only_a_request_about_a_table_of_another_process_goes_there(tmp_path: Path) -> None:
    share, other = shares(tmp_path)
    handover, theirs, ours = Handover(share, "/biber"), table_of(other), table_of(share)
    for asked in (
        f"GET /biber/t/{theirs} HTTP/1.1\r\n",
        f"HEAD /biber/t/{theirs}?at=3 HTTP/1.1\r\n",
        f"POST /biber/api/bot/tables/{theirs}/actions HTTP/1.1\r\nHost: here\r\n\r\n",
    ):
        assert handover.elsewhere(asked.encode()) == 1, asked
    for asked in (
        f"GET /biber/t/{ours} HTTP/1.1\r\n",
        f"GET /t/{theirs} HTTP/1.1\r\n",
        f"GET /biber/rules?/t/{theirs} HTTP/1.1\r\n",
        f"GET /biber/t/{theirs[:-1]}",  # the rest is still on its way
        f"GET http://here/biber/t/{theirs} HTTP/1.1\r\n",
        f"X-Asks: /biber/t/{theirs} \r\n",
        f"GET /biber/t/{theirs} HTTP/1.1\r\n" + "x" * LONGEST,
        "",
        "\x16\x03\x01\x00",
    ):
        assert handover.elsewhere(asked.encode()) is None, asked
    handover.end()


def test_every_table_belongs_to_one_process(tmp_path: Path) -> None:
    names = [f"table{number}" for number in range(3000)]
    for count in (1, 2, 3, 4, 64):
        having = [[share.number for share in shares(tmp_path, count) if share.has(name)] for name in names]
        assert all(len(found) == 1 for found in having)
        tables = [sum(found == [number] for found in having) for number in range(count)]
        assert max(tables) < 2 * len(names) / count  # none has far more than the others


def test_a_connection_is_taken_on_the_loop_of_its_process(tmp_path: Path) -> None:
    """Two that hand over at once to each other, and many at a time."""
    first, second = (table_of(share) for share in shares(tmp_path))
    with processes(tmp_path) as (one, two):
        found = [
            (process.connect(), table) for process, table in ((one, second), (two, first)) for _ in range(60)
        ]
        for connection, table in found:
            connection.sendall(get(f"/biber/t/{table}"))
        for connection, table in found:
            by = 0 if table == first else 1
            assert answers(connection) == [f"{by} /biber/t/{table} 0"]
            connection.close()
        assert one.handed <= 60 and two.handed <= 60 and one.handed + two.handed > 0


def test_a_handover_that_has_ended_takes_nothing_more(tmp_path: Path) -> None:
    async def ends() -> None:
        handover = Handover(shares(tmp_path)[0])
        handover.begin(lambda begun: asyncio.Protocol())
        assert len(list(tmp_path.iterdir())) == 1
        handover.end()
        handover.end()

    asyncio.run(ends())
    assert not list(tmp_path.iterdir())
