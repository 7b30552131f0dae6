"""A real server in a process of its own, and people who talk to it over HTTP."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, sync_playwright

from biberbau.match import Match
from biberbau.web.matches import fresh
from biberbau.web.store import Record, Store

from .browsing import FLAGS, WIDE, Guest, Sit

LIVE = {"Accept": "text/vnd.biberbau"}


def free_port() -> int:
    with socket.socket() as tried:
        tried.bind(("127.0.0.1", 0))
        return int(tried.getsockname()[1])


@dataclass
class Running:
    """``biberbau serve`` on a folder of its own."""

    folder: Path
    port: int = field(default_factory=free_port)
    delay: str = "0"
    process: subprocess.Popen[str] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self, ready: bool = True) -> None:
        command = [sys.executable, "-m", "biberbau", "serve", "--no-browser", "--port", str(self.port)]
        env = {**os.environ, "BIBERBAU_DATA": str(self.folder), "BIBERBAU_BOT_DELAY": self.delay}
        self.process = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        assert self.process.stdout.readline().startswith(f"biberbau: {self.url}/")
        if ready:
            self.wait_ready()

    def wait_ready(self) -> None:
        for _ in range(9000):
            if set(httpx.get(f"{self.url}/healthz").json()["games"].values()) == {"ready"}:
                return
            time.sleep(0.1)
        raise TimeoutError("the rules were not compiled in fifteen minutes")

    def end(self, how: signal.Signals = signal.SIGTERM) -> int:
        assert self.process is not None and self.process.stdout is not None
        self.process.send_signal(how)
        status = self.process.wait(20)
        self.process.stdout.close()
        self.process = None
        return status

    def store(self) -> Store:
        return Store(f"sqlite:///{self.folder / 'biberbau.sqlite3'}")

    def record(self, table_id: str) -> Record:
        store = self.store()
        try:
            found = store.read(table_id)
        finally:
            store.close()
        assert found is not None
        return found

    def match(self, table_id: str) -> Match:
        """The true match, as no player can see it."""
        record = self.record(table_id)
        return fresh(record, record.number)

    def person(self, **headers: str) -> Person:
        return Person(self, httpx.Client(base_url=self.url, headers=headers, timeout=60))


@dataclass
class Person:
    """A browser without script, and everything that was ever sent to it."""

    server: Running
    http: httpx.Client
    received: bytearray = field(default_factory=bytearray)

    def __post_init__(self) -> None:
        def keep(response: httpx.Response) -> None:
            response.read()
            self.received += response.content + repr(response.headers.raw).encode()

        self.http.event_hooks["response"].append(keep)

    def __enter__(self) -> Person:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def get(self, path: str, **given: object) -> httpx.Response:
        return self.http.get(path, **given)  # type: ignore[arg-type]

    def post(self, path: str, form: dict[str, str] | None = None, **given: object) -> httpx.Response:
        return self.http.post(path, data=form or {}, **given)  # type: ignore[arg-type]

    def open_table(self, name: str = "Anna", *seats: str, **options: str) -> str:
        form = {"name": name, "option.players": str(len(seats) + 1)}
        form |= {f"seat{i}": seat for i, seat in enumerate(seats, start=1)}
        form |= {f"option.{key}": value for key, value in options.items()}
        answer = self.post("/new/beasty_bar", form)
        assert answer.status_code == 303, answer.text
        return answer.headers["location"].removeprefix("/t/")

    def sit_down(self, table_id: str, name: str = "Ben") -> None:
        answer = self.post(f"/t/{table_id}/join", {"name": name})
        assert answer.status_code == 303, answer.text

    def act(self, table_id: str, action: str, number: str | int, **given: object) -> httpx.Response:
        return self.post(f"/t/{table_id}/act", {"action": action, "number": str(number)}, **given)

    def play_first(self, table_id: str) -> None:
        """Play the first legal action (this person is to act)."""
        match = self.server.match(table_id)
        answer = self.act(table_id, match.legal()[0].notation, match.ply)
        assert answer.status_code == 303, answer.text


class Stream:
    """An open event stream, read by a thread; ``messages`` are (id, data)."""

    def __init__(self, person: Person, table_id: str, since: int | None = None) -> None:
        self.messages: list[tuple[int, str]] = []
        self.received = person.received
        self.ended = threading.Event()
        self._client = httpx.Client(base_url=person.server.url, cookies=person.http.cookies, timeout=60)
        self._path = f"/t/{table_id}/events" + ("" if since is None else f"?since={since}")
        self._opened = threading.Event()
        self._response: httpx.Response | None = None
        self._thread = threading.Thread(target=self._read, daemon=True)
        self._thread.start()
        assert self._opened.wait(20)

    def _read(self) -> None:
        try:
            with self._client.stream("GET", self._path) as response:
                self._response = response
                number, data = 0, []
                for line in response.iter_lines():
                    self._opened.set()
                    self.received += line.encode() + b"\n"
                    if line.startswith("id: "):
                        number = int(line[4:])
                    elif line.startswith("data: "):
                        data.append(line[6:])
                    elif not line and data:
                        self.messages.append((number, "\n".join(data)))
                        data = []
        except httpx.HTTPError:
            pass
        finally:
            self._opened.set()
            self.ended.set()

    def wait_for(self, pattern: str, seconds: float = 20) -> str:
        """The first message that has the pattern."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            for _, data in list(self.messages):
                if re.search(pattern, data):
                    return data
            time.sleep(0.01)
        raise AssertionError(f"no message with {pattern!r} among {len(self.messages)}")

    def close(self) -> None:
        self.ended.wait(0)
        if self._response is not None and not self.ended.is_set():
            stream = self._response.extensions["network_stream"]
            stream.get_extra_info("socket").shutdown(socket.SHUT_RDWR)
        self.ended.wait(10)
        self._thread.join(10)
        self._client.close()


@pytest.fixture(scope="session")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for all tests that leave it as it is."""
    server = Running(tmp_path_factory.mktemp("server"))
    server.start()
    yield server
    assert server.end() in (0, -signal.SIGTERM)


@pytest.fixture
def anna(running: Running) -> Iterator[Person]:
    with running.person() as person:
        yield person


@pytest.fixture
def ben(running: Running) -> Iterator[Person]:
    with running.person() as person:
        yield person


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def sit(chromium: Browser, running: Running) -> Iterator[Sit]:
    """Opens browsers, still pictures by default; no console may have complained in the end."""
    guests: list[Guest] = []

    def opened(path: str = "/", server: Running = running, **given: Any) -> Guest:
        settings: dict[str, Any] = {"viewport": WIDE, "locale": "en-GB", "reduced_motion": "reduce"} | given
        context = chromium.new_context(base_url=server.url, **settings)
        context.set_default_timeout(60_000)
        guest = Guest(context.new_page())
        guests.append(guest)
        guest.page.goto(path)
        if settings.get("java_script_enabled", True):
            guest.no_coach()
        return guest

    yield opened
    for guest in guests:
        guest.page.context.close()
    assert [guest.complaints for guest in guests if guest.complaints] == []
