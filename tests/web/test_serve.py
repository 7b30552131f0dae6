"""``biberbau serve`` itself: its options, few files, its workers, and how it stops."""

from __future__ import annotations

import asyncio
import os
import re
import resource
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest
import uvicorn
from starlette.types import Receive, Scope, Send

from biberbau.cli.serve import HomeError, serve
from biberbau.cli.workers import Workers
from biberbau.web.app.running import Graceful
from biberbau.web.app.settings import (
    Settings,
    SettingsError,
    given_cookie_key,
    shows_addresses,
    trusted_proxies,
)
from biberbau.web.http.connections import raise_file_limit
from biberbau.web.http.handover import Handover, ProcessShare
from biberbau.web.http.requests import Cookies
from biberbau.web.play.first_compile import DONE, TOGETHER, Warmer

from .scenes import played_out
from .serving import PATIENCE, Running, Stream, free_port

STARTED = 4 * PATIENCE
"""Seconds that several processes may take to import everything on a busy machine."""


@contextmanager
def server(folder: Path, *options: str, files: int | None = None, **env: str) -> Iterator[SimpleNamespace]:
    """``biberbau serve`` with these options, once its address is printed."""
    port = free_port()
    command = [sys.executable, "-m", "biberbau", "serve", "--no-browser", "--port", str(port), *options]
    errors = (folder / "errors").open("w+")
    process = subprocess.Popen(
        command,
        env={**os.environ, "BIBERBAU_DATA": str(folder / "data"), **env},
        stdout=subprocess.PIPE,
        stderr=errors,
        text=True,
        preexec_fn=files and (lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))),
    )
    try:
        assert process.stdout is not None
        said = process.stdout.readline()
        assert said.startswith(f"biberbau: http://127.0.0.1:{port}/"), (folder / "errors").read_text()
        yield SimpleNamespace(
            port=port, url=f"http://127.0.0.1:{port}", process=process, errors=folder / "errors"
        )
        process.terminate()
        process.wait(STARTED)
    finally:
        process.kill()
        rest = process.communicate()[0]
        errors.close()
    assert f"biberbau: http://127.0.0.1:{port}/" not in rest  # the address is printed once


def ended(*options: str, **env: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "biberbau", "serve", "--no-browser", "--port", "0", *options]
    return subprocess.run(command, env={**os.environ, **env}, capture_output=True, text=True, timeout=STARTED)


# ----------------------------------------------------------------------------------------------------- settings


def test_a_cookie_key_from_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    key = "0123456789abcdef" * 4
    monkeypatch.setenv("BIBERBAU_COOKIE_KEY", f" {key}\n")
    settings = Settings(folder=tmp_path / "nothing is written here")
    assert settings.cookie_key() == given_cookie_key() == bytes.fromhex(key)
    assert not settings.folder.exists()
    for wrong in ("secret", key[:-2], key + "00", "g" * 64):
        monkeypatch.setenv("BIBERBAU_COOKIE_KEY", wrong)
        with pytest.raises(SettingsError, match="must be 64 hexadecimal digits") as raised:
            settings.cookie_key()
        assert wrong not in str(raised.value)


def test_proxies_are_addresses() -> None:
    assert trusted_proxies("127.0.0.1, 10.0.0.0/8,,::1") == ("127.0.0.1", "10.0.0.0/8", "::1")
    for wrong in ("*", "proxy.example", "10.0.0.1/8", "1.2.3"):
        with pytest.raises(SettingsError, match="is no proxy's address"):
            trusted_proxies(wrong)


def test_whether_logs_show_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BIBERBAU_LOG_ADDRESSES", "on")
    assert shows_addresses()
    monkeypatch.setenv("BIBERBAU_LOG_ADDRESSES", "yes")
    with pytest.raises(SettingsError, match="on or off"):
        shows_addresses()


def test_secrets_are_not_in_what_settings_say() -> None:
    assert "hidden" not in repr(Settings(metrics_token="hidden"))


@pytest.mark.process
def test_wrong_settings_are_said_in_a_line(tmp_path: Path) -> None:
    for options, env, complaint in (
        (["--workers", "2"], {}, "--workers 2 needs a PostgreSQL"),
        ([], {"BIBERBAU_COOKIE_KEY": "short"}, "BIBERBAU_COOKIE_KEY must be 64 hexadecimal digits"),
        (["--proxy", "everybody"], {}, "'everybody' is no proxy's address"),
    ):
        told = ended(*options, BIBERBAU_DATA=str(tmp_path), **env)
        assert told.returncode == 2 and complaint in re.sub(r"\s+", " ", told.stderr), told.stderr
        assert "Traceback" not in told.stderr


# -------------------------------------------------------------------------------------------------------- files


@pytest.mark.process
def test_half_open_connections_stop_nothing(tmp_path: Path) -> None:
    """1,100 of them, where 256 files may be open."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 4096), hard))
    held: list[socket.socket] = []
    try:
        with server(tmp_path, files=256) as found:
            for _ in range(1100):
                held.append(socket.create_connection(("127.0.0.1", found.port), PATIENCE))
                with suppress(OSError):
                    held[-1].sendall(b"GET / HTTP/1.1\r\nHo")
            for _ in range(5):
                assert httpx.get(f"{found.url}/healthz", timeout=PATIENCE).json()["ok"] is True
            counted = httpx.get(f"{found.url}/metrics", timeout=PATIENCE).text
            assert float(re.search(r"\nprocess_open_fds (\S+)", counted)[1]) < 256 - 64  # type: ignore[index]
            assert float(re.search(r'refused_total\{kind="silent"\} (\S+)', counted)[1]) > 900  # type: ignore[index]
            assert len(found.errors.read_text().splitlines()) < 10
    finally:
        for one in held:
            one.close()
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_as_many_files_as_allowed() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (512, hard))
        assert raise_file_limit() == resource.getrlimit(resource.RLIMIT_NOFILE)[0] == min(hard, 65_536)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


@pytest.mark.process
def test_a_proxy_says_where_requests_come_from(tmp_path: Path) -> None:
    """Only where it is trusted; otherwise anybody could say so."""
    forwarded = {"X-Forwarded-For": "203.0.113.5", "X-Forwarded-Proto": "https"}
    for options, secure in (([], False), (["--host", "::", "--proxy", "127.0.0.1"], True)):
        folder = tmp_path / str(secure)
        folder.mkdir()
        with server(folder, *options) as found:
            answer = httpx.get(f"{found.url}/lang/de", headers=forwarded, timeout=PATIENCE)
            assert ("Secure" in answer.headers["set-cookie"]) is secure


# ----------------------------------------------------------------------------------------------------- stopping


class Small:
    """A small application behind ``Graceful``: a post takes until the server leaves, a stream until subscriptions close.

    ``begun``: released for each of them that has come in.
    """

    def __init__(self, drain: float) -> None:
        self.health = SimpleNamespace(leaving=False)
        self.subscriptions = self
        self.programs = SimpleNamespace(close=lambda: None)
        self.settings = SimpleNamespace(drain=drain)
        self.closed_at = 0.0
        self.done: list[str] = []
        self.begun = threading.Semaphore(0)
        self.stored = asyncio.Event()

    def close(self) -> None:
        self.closed_at = time.monotonic()
        self.stored.set()

    async def app(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["path"] in ("/post", "/stream"):
            self.begun.release()
        if scope["path"] == "/post":
            while not self.health.leaving:
                await asyncio.sleep(0.01)
        elif scope["path"] == "/stream":
            await self.stored.wait()
        self.done.append(scope["path"])
        await send(
            {"type": "http.response.start", "status": 503 if self.health.leaving else 200, "headers": []}
        )
        await send({"type": "http.response.body", "body": b"fine"})


def test_what_was_begun_is_finished(tmp_path: Path) -> None:
    small, started = Small(drain=PATIENCE), threading.Event()
    listening = socket.create_server(("127.0.0.1", 0))
    url = f"http://127.0.0.1:{listening.getsockname()[1]}"
    config = uvicorn.Config(
        small.app, interface="asgi3", lifespan="off", log_config=None, timeout_graceful_shutdown=PATIENCE
    )
    handover = Handover(ProcessShare(0, 1, tmp_path, "here"))
    graceful = Graceful(config, small, started.set, handover)  # type: ignore[arg-type]
    thread = threading.Thread(target=graceful.run, args=([listening],))
    thread.start()
    assert started.wait(PATIENCE)
    answers: list[int] = []

    def ask(path: str) -> None:
        answers.append(httpx.get(url + path, timeout=PATIENCE).status_code)

    asking = [threading.Thread(target=ask, args=(path,)) for path in ("/post", "/stream", "/post")]
    for one in asking:
        one.start()
    assert all(small.begun.acquire(timeout=PATIENCE) for _ in asking)
    graceful.handle_exit(
        signal.SIGINT, None
    )  # the terminal's Ctrl+C: the parent tells its workers, nobody else
    assert not small.health.leaving
    graceful.handle_exit(signal.SIGTERM, None)
    assert (
        httpx.get(f"{url}/readyz").status_code == 503
    )  # while others still come, they are told to go elsewhere
    assert not small.closed_at
    small.settings.drain = 0.0
    thread.join(PATIENCE)
    for one in asking:
        one.join(PATIENCE)
    assert len(answers) == 3 and sorted(small.done) == ["/post", "/post", "/readyz", "/stream"]
    assert small.closed_at
    with pytest.raises(httpx.ConnectError):
        httpx.get(url)
    listening.close()


def test_no_move_that_was_acknowledged_is_lost_when_it_stops(own: Running) -> None:
    own.start()
    granted: dict[str, list[tuple[int, int]]] = {}
    ends: list[Stream] = []

    def play() -> None:
        with own.person() as anna, own.person() as ben:
            table_id = anna.open_table("Anna", "open")
            ben.sit_down(table_id)
            assert anna.post(f"/t/{table_id}/start").status_code == 303
            ends.append(Stream(ben, table_id))
            moves = granted.setdefault(table_id, [])
            with suppress(httpx.HTTPError):
                while (match := own.settled(table_id, 2)).to_act is not None:
                    action = match.legal()[0]
                    answer = (anna, ben)[match.to_act].act(table_id, action.notation, match.ply)
                    if answer.status_code == 303:
                        moves.append((match.ply, action.id))

    players = [threading.Thread(target=play) for _ in range(4)]
    for player in players:
        player.start()
    until = time.monotonic() + PATIENCE
    while len(granted) < 4 or min(map(len, granted.values())) < 3:
        assert time.monotonic() < until
        time.sleep(0.01)
    assert own.end() in (0, -signal.SIGTERM)
    for player in players:
        player.join(PATIENCE)
    for stream in ends:
        assert stream.ended.wait(PATIENCE) and not stream.cut
        assert b"event: leaving" in stream.received
        stream.close()
    for table_id, moves in granted.items():
        stored = own.record(table_id).actions
        assert [stored[ply] for ply, _ in moves] == [action for _, action in moves]


# ------------------------------------------------------------------------------------------------------ workers


def workers_of(process: subprocess.Popen[str]) -> list[int]:
    """The ids of the workers."""
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
    return [int(child) for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]


def test_workers_share_an_address_and_one_that_dies_is_replaced(tmp_path: Path, postgresql: str) -> None:
    cookie = Cookies(bytes.fromhex("ab" * 32))
    with server(tmp_path, "--workers", "2", "--database", postgresql, BIBERBAU_COOKIE_KEY="ab" * 32) as found:
        first = workers_of(found.process)
        assert len(first) == 2
        for _ in range(20):  # no matter which answers, it knows the key
            text = cookie._serializer.dumps(["token", "Anna", "de"])
            page = httpx.get(found.url, cookies={"biberbau": str(text)}, timeout=PATIENCE)
            assert page.status_code == 200 and 'lang="de"' in page.text
        count = re.compile(r'biberbau_answers_total\{method="GET",route="/",status="200"\} (\S+)')
        for _ in range(6):
            counted = count.search(httpx.get(f"{found.url}/metrics", timeout=PATIENCE).text)
            assert counted is not None and float(counted[1]) == 20  # no matter which worker is asked
        os.kill(first[0], signal.SIGKILL)
        until = time.monotonic() + STARTED
        while len(now := set(workers_of(found.process))) < 2 or first[0] in now:
            assert time.monotonic() < until
            time.sleep(0.05)
        assert first[1] in now
        assert httpx.get(found.url, timeout=PATIENCE).status_code == 200
        found.process.send_signal(signal.SIGINT)
        assert found.process.wait(STARTED) == 0
        assert not any(Path(f"/proc/{worker}").exists() for worker in now)
        assert (
            "worker=0 status=-9" in found.errors.read_text()
            or "worker=1 status=-9" in found.errors.read_text()
        )


def test_a_table_lies_in_the_memory_of_one_worker(tmp_path: Path, postgresql: str) -> None:
    """Whichever worker a connection comes to; the table was opened by the one that it belongs to."""
    with server(tmp_path, "--workers", "2", "--database", postgresql) as found:
        url = found.url.rstrip("/")

        def counted(name: str) -> float:
            told = re.search(
                rf"^biberbau_{name} (\S+)$", httpx.get(f"{url}/metrics", timeout=PATIENCE).text, re.M
            )
            assert told is not None
            return float(told[1])

        with httpx.Client(timeout=PATIENCE, headers={"Origin": url}) as anna:
            assert anna.get(f"{url}/").status_code == 200
            made = anna.post(f"{url}/play", data={"game": "beasty_bar"})
            assert made.status_code == 303, made.text
            cookies = dict(anna.cookies)
        before = counted("handed_over_total")
        for _ in range(40):  # each over a connection of its own
            answer = httpx.get(url + made.headers["location"], cookies=cookies, timeout=PATIENCE)
            assert answer.status_code == 200
        assert counted("tables") == 1
        assert 0 < counted("handed_over_total") - before < 40


def test_workers_end_with_their_parent(tmp_path: Path, postgresql: str) -> None:
    with server(tmp_path, "--workers", "2", "--database", postgresql) as found:
        workers = workers_of(found.process)
        found.process.kill()
        until = time.monotonic() + STARTED
        while any(Path(f"/proc/{worker}").exists() for worker in workers):
            assert time.monotonic() < until
            time.sleep(0.05)


def test_workers_need_a_database_for_all(tmp_path: Path) -> None:
    with socket.socket() as listening, pytest.raises(SettingsError, match="--workers 3 needs a PostgreSQL"):
        Workers(3, Settings(folder=tmp_path), listening, lambda: None, "plain")


@pytest.mark.process
def test_a_database_that_is_not_there_is_said_once(tmp_path: Path) -> None:
    url = f"postgresql+psycopg://biber:secret@/games?host={tmp_path}"
    told = ended("--workers", "2", "--database", url, BIBERBAU_DATA=str(tmp_path))
    assert told.returncode == 2 and "cannot be opened" in told.stderr
    assert "secret" not in told.stderr and "Traceback" not in told.stderr


def test_of_several_workers_one_compiles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(TOGETHER, str(tmp_path))
    monkeypatch.setattr("biberbau.web.play.first_compile.LOOK_AGAIN", 0.01)
    compiled, steps = list[int](), list[tuple[int, str]]()
    fails = [True]

    async def compile_it(self: Warmer, game_id: str, told: object = None) -> None:
        compiled.append(id(self))
        if fails:
            fails.clear()
            raise RuntimeError("killed")
        for step in ("rules", "bots"):
            print(step, file=told, flush=True)  # type: ignore[call-overload]
            await asyncio.sleep(0.1)

    monkeypatch.setattr(Warmer, "_run_compiler", compile_it)
    workers = [Warmer(("beasty_bar",), lambda: None) for _ in range(4)]
    for number, worker in enumerate(workers):
        monkeypatch.setattr(worker, "_set", lambda game_id, step, number=number: steps.append((number, step)))

    async def scene() -> list[BaseException | None]:
        return await asyncio.gather(
            *(worker._compile("beasty_bar") for worker in workers), return_exceptions=True
        )

    failed = [error for error in played_out(scene()) if error is not None]
    assert (
        len(failed) == 1 and len(compiled) == 2
    )  # one dies of it, the next one does it, and two have nothing to do
    assert {step for _, step in steps} == {"rules", "bots"} and len({number for number, _ in steps}) == 2
    assert (tmp_path / "beasty_bar").read_text().split() == ["rules", "bots", DONE]
    assert played_out(workers[0]._compile("beasty_bar")) is None and len(compiled) == 2


def test_a_user_without_a_home_is_told_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    """A service's invented user has none where the machine cannot look such users up; every page would fail."""

    def nobody(_: int) -> None:
        raise KeyError("uid not found")

    monkeypatch.delenv("HOME", raising=False)
    monkeypatch.setattr("pwd.getpwuid", nobody)
    with pytest.raises(HomeError, match="name any in HOME"):
        serve(browser=False)
