"""A real server in a process of its own, and people who talk to it over HTTP."""

from __future__ import annotations

import os
import random
import re
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from playwright.sync_api import Browser, sync_playwright

from biberbau.games import game_ids
from biberbau.kernel.actions import Action
from biberbau.match import Match
from biberbau.web.app.application import create_app
from biberbau.web.app.running import Graceful
from biberbau.web.app.settings import Settings
from biberbau.web.domain.matches import fresh
from biberbau.web.storage.store import Record, Store

from .browsing import FLAGS, PATIENCE, WIDE, Guest, Sit
from .forking import Forked
from .staging import Stage
from .started import GAMES

LIVE = {"Accept": "text/vnd.biberbau"}


def free_port() -> int:
    """A port that is free, and stays free for a server that comes back: no system gives it to a connection."""
    for port in random.sample(range(20_000, 32_000), 100):
        with socket.socket() as tried, suppress(OSError):
            tried.bind(("127.0.0.1", port))
            return port
    raise OSError("of a hundred ports none is free")


@dataclass
class Running:
    """``biberbau serve`` on a folder of its own. ``games``: those that must be loaded before it counts as started.

    ``program``: another module that serves, in a process with nothing in memory.
    ``window``: seconds to answer where all are asked at once; less than the 30 for which a page is waited for.
    """

    folder: Path
    games: tuple[str, ...] = game_ids()
    port: int = field(default_factory=free_port)
    delay: str = "0"
    window: str = "20"
    grace: str = "600"
    database: str = ""
    key: str = ""
    root: str = ""
    program: str = ""
    process: subprocess.Popen[str] | Forked | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}{self.root}"

    def start(self, ready: bool = True) -> None:
        command = ["serve", "--no-browser", "--port", str(self.port)]
        env = {**os.environ, "BIBERBAU_DATA": str(self.folder), "BIBERBAU_BOT_DELAY": self.delay}
        env["BIBERBAU_WINDOW"], env["BIBERBAU_GRACE"] = self.window, self.grace
        env[GAMES] = ",".join(self.games)
        env |= {"BIBERBAU_COOKIE_KEY": self.key} if self.key else {}
        command += ["--database", self.database] if self.database else []
        command += ["--root-path", self.root] if self.root else []
        if self.program:
            command = [sys.executable, "-m", self.program, *command]
            self.process = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True)
        else:
            self.process = Forked(command, env)
        try:
            assert self.process.stdout is not None
            assert self.process.stdout.readline().startswith(f"biberbau: {self.url}/")
            if ready:
                self.wait_ready()
        except BaseException:
            self.end(signal.SIGKILL)
            raise

    def steps(self) -> dict[str, str]:
        """How far each game's rules are."""
        games: dict[str, str] = httpx.get(f"{self.url}/healthz", timeout=PATIENCE).json()["games"]
        return games

    def wait_ready(self) -> None:
        """Wait until the games are compiled: on a busy machine minutes for each."""
        steps, until = self.steps(), time.monotonic() + 10 * PATIENCE
        while {steps[game] for game in self.games} != {"ready"}:
            assert "failed" not in steps.values(), steps
            assert time.monotonic() < until, steps
            time.sleep(0.1)
            before, steps = steps, self.steps()
            if steps != before:
                until = time.monotonic() + 10 * PATIENCE

    def end(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Stop the server; it is gone afterwards, whatever happens."""
        assert self.process is not None and self.process.stdout is not None
        process, self.process = self.process, None
        try:
            process.send_signal(how)
            return process.wait(PATIENCE)
        finally:
            process.kill()
            process.wait()
            process.stdout.close()

    def store(self) -> Store:
        return Store(Settings(folder=self.folder, database=self.database).database_url)

    def record(self, table_id: str) -> Record:
        store = self.store()
        try:
            found = store.read(table_id)
        finally:
            store.close()
        assert found is not None
        return found

    def bots_are_due(self, table_id: str) -> None:
        """The time has come at which bots take the seats that are still free: the table was opened so long ago."""
        now, store = time.time(), self.store()
        try:
            with store.changed() as rows:
                change = (
                    "UPDATE game_table SET created = created - (fill_at - ?), fill_at = ?, revision = revision + 1"
                    " WHERE id = ?"
                )
                rows.run(change, now, now, table_id)
        finally:
            store.close()

    def laid(self, record: Record, moves: Sequence[tuple[int, str, int]]) -> str:
        """A table like this record's, on which these actions have been played; returns its id."""
        laid = replace(record, id=f"laid{record.id}", status="playing", revision=1, actions=(), actors=())
        store = self.store()
        try:
            store.create(laid)
            store.append(laid, moves, over=False)
        finally:
            store.close()
        return laid.id

    def nearly_over(self, table_id: str, left: int) -> str:
        """A table with the same seats that has been played at random to its last actions; seat 0 has something to decide.

        Returns its id. Bots are woken by what people do.
        """
        record, dice = self.record(table_id), random.Random(left)
        while True:  # some matches are over too soon
            moves, own, match = list[tuple[int, str, int]](), list[int](), fresh(record, 0)
            while (seat := match.to_act) is not None:
                if seat == 0 and match.ply and not match.forced():
                    own.append(match.ply)
                action = match.play(dice.choice(match.legal()))
                moves.append((action.id, action.notation, seat))
            own = [number for number in own if number < len(moves) - left]
            if own:
                return self.laid(record, moves[: own[-1]])

    def match(self, table_id: str) -> Match:
        """The true match, as no player can see it."""
        record = self.record(table_id)
        return fresh(record, record.number)

    def settled(self, table_id: str, people: int) -> Match:
        """The true match as soon as one of the first ``people`` seats decides, or it is over: nothing moves by itself."""
        ply, until = -1, 0.0
        while True:
            match = self.match(table_id)
            if match.to_act is None or (match.to_act < people and not match.forced()):
                return match
            if match.ply != ply:
                ply, until = match.ply, time.monotonic() + PATIENCE
            assert time.monotonic() < until, f"nothing moves on seat {match.to_act}"
            time.sleep(0.02)

    def person(self, **headers: str) -> Person:
        return Person(self, httpx.Client(base_url=self.url, headers=headers, timeout=PATIENCE))


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
        """Play the first legal action that ends the turn, whatever was dealt (this person is to act)."""
        match = self.server.match(table_id)
        action = next((one for one in match.legal() if _passes(match, one)), match.legal()[0])
        answer = self.act(table_id, action.notation, match.ply)
        assert answer.status_code == 303, answer.text


def _passes(match: Match, action: Action) -> bool:
    """Whether somebody else decides after it."""
    after = match.snapshot()
    after.play(action)
    return after.to_act != match.to_act


class Stream:
    """An open event stream, read by a thread; ``messages`` are (id, data), with scenes as they are drawn; ``scenes``:
    those as they came. ``cut``: it broke off without an end.

    ``have``: the version from which the page was drawn; ``of``: whose stream, a table's if nothing else is said.
    """

    def __init__(self, person: Person, table_id: str, have: str | None = None, of: str = "") -> None:
        self.messages: list[tuple[int, str]] = []
        self.scenes: list[str] = []
        self.received = person.received
        self.ended = threading.Event()
        self.cut = False
        self._client = httpx.Client(base_url=person.server.url, cookies=person.http.cookies, timeout=PATIENCE)
        self._path = f"{of or f'/t/{table_id}'}/events" + ("" if have is None else f"?page={have}")
        self._opened = threading.Event()
        self._response: httpx.Response | None = None
        self._thread = threading.Thread(target=self._read, daemon=True)
        self._thread.start()
        assert self._opened.wait(PATIENCE)

    def _read(self) -> None:
        try:
            with self._client.stream("GET", self._path) as response:
                self._response = response
                number, data, kind = 0, [], ""
                stage = Stage()
                for line in response.iter_lines():
                    self._opened.set()
                    self.received += line.encode() + b"\n"
                    if line.startswith("id: "):
                        number = int(line[4:])
                    elif line.startswith("event: "):
                        kind = line[7:]
                    elif line.startswith("data: "):
                        data.append(line[6:])
                    elif not line:
                        if data and kind != "alive":
                            told = "\n".join(data)
                            if kind == "scene":
                                self.scenes.append(told)
                                told = stage.takes(told, number)
                            self.messages.append((number, told))
                        data, kind = [], ""
        except httpx.HTTPError:
            self.cut = True
        finally:
            self._opened.set()
            self.ended.set()

    def wait_for(self, pattern: str, after: int = 0) -> int:
        """Wait for a message with the pattern behind the first ``after``; returns how many there are up to it."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            for number, (_, data) in enumerate(list(self.messages), start=1):
                if number > after and re.search(pattern, data):
                    return number
            time.sleep(0.01)
        raise AssertionError(f"no message with {pattern!r} among {len(self.messages)}")

    def close(self) -> None:
        if self._response is not None and not self.ended.is_set():
            stream = self._response.extensions["network_stream"]
            stream.get_extra_info("socket").shutdown(socket.SHUT_RDWR)
        self._thread.join(PATIENCE)
        self._client.close()


class Within(Running):
    """The same in a thread of this process, which reads a game's compiled rules when it is played."""

    def start(self, ready: bool = True) -> None:
        delay, settings = float(self.delay), Settings(self.folder, self.database, root_path=self.root)
        settings = replace(settings, delay=(delay, delay), window=float(self.window), grace=float(self.grace))
        app, listening = create_app(settings), socket.create_server(("127.0.0.1", self.port))
        parts, started = app.state.server, threading.Event()
        parts.warmer._warm = self._is_warm
        config = uvicorn.Config(app, ws="none", lifespan="on", log_config=None, server_header=False)
        self.uvicorn = Graceful(config, parts, started.set)
        self.thread = threading.Thread(target=self.uvicorn.run, args=([listening],), daemon=True)
        self.thread.start()
        assert started.wait(PATIENCE)

    async def _is_warm(self, game_id: str) -> None:
        """There is nothing to compile."""

    def end(self, how: signal.Signals = signal.SIGTERM) -> int:
        self.uvicorn.should_exit = True
        self.thread.join(PATIENCE)
        return int(self.thread.is_alive())


def to_the_end(running: Running, left: int, *guests: Guest) -> None:
    """These people, who sit at one table, go to another one of theirs, at which only little is left to play."""
    table = running.nearly_over(guests[0].page.url.rpartition("/")[2], left)
    for guest in guests:
        guest.page.goto(f"/t/{table}")
        guest.arrived()


@pytest.fixture(scope="session")
def running(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for all tests that leave it as it is."""
    server = (Within if request.config.getoption("--quick") else Running)(tmp_path_factory.mktemp("server"))
    server.start()
    yield server
    assert server.end() in (0, -signal.SIGTERM)


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Running]:
    """A server for one game that a test starts and stops as it likes; it does not outlive the test."""
    server = Running(tmp_path / "server", ("beasty_bar",))
    yield server
    if server.process is not None:
        server.end(signal.SIGKILL)


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
        browser = playwright.chromium.launch(
            executable_path="/usr/bin/chromium", args=FLAGS, timeout=PATIENCE * 1000
        )
        yield browser
        browser.close()


@pytest.fixture
def sit(chromium: Browser, running: Running) -> Iterator[Sit]:
    """Opens browsers, still pictures by default; no console may have complained in the end."""
    guests: list[Guest] = []

    def opened(path: str = "/", server: Running = running, **given: Any) -> Guest:
        settings: dict[str, Any] = {"viewport": WIDE, "locale": "en-GB", "reduced_motion": "reduce"} | given
        context = chromium.new_context(base_url=server.url, **settings)
        context.set_default_timeout(PATIENCE * 1000)
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
