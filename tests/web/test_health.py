"""Start and health: a failed read stops nothing, and a server that can store nothing does not say that all is well."""

from __future__ import annotations

import asyncio
import resource
import threading
import time
from pathlib import Path

import httpx
import pytest

from biberbau.games.common.view.shown import shown_ids
from biberbau.web.app import background
from biberbau.web.app.application import create_app
from biberbau.web.app.background import Background
from biberbau.web.app.server import Server
from biberbau.web.app.settings import Settings
from biberbau.web.play import first_compile
from biberbau.web.play.first_compile import Warmer, Warmth
from biberbau.web.play.health import Health
from biberbau.web.storage.store import Store, StoreError

from .scenes import played_out
from .serving import PATIENCE, Running


def test_a_failed_read_at_the_start_stops_no_warming(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def compile_nothing(self: Warmer, game_id: str) -> None:
        return None

    monkeypatch.setattr(Warmer, "_compile", compile_nothing)
    monkeypatch.setattr(first_compile, "warm_rules", lambda game_id: None)
    monkeypatch.setattr(first_compile, "warm_bots", lambda game_id: None)
    monkeypatch.setattr(background, "FIRST_PAUSE", 0.01)
    app = create_app(Settings(folder=tmp_path))
    server: Server = app.state.server
    read, failures = server.tables.store.tables_that_move, [0]

    def unreadable() -> list[str]:
        failures[0] += 1
        if failures[0] <= 2:
            raise StoreError("the disk is gone")
        return read()

    monkeypatch.setattr(server.tables.store, "tables_that_move", unreadable)

    async def scene() -> None:
        async with Background(server).running(app):
            async with asyncio.timeout(PATIENCE):
                while failures[0] < 3 + len(server.warmer._states):
                    await asyncio.sleep(0.01)
            assert all(server.warmer.is_ready(game_id) for game_id in server.warmer._states)

    played_out(scene())
    assert "the disk is gone" in caplog.text


def test_a_game_that_fails_waits_behind_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[str] = []

    async def compile_at_the_second_try(self: Warmer, game_id: str) -> None:
        tried.append(game_id)
        if tried.count(game_id) == 1 and game_id == "frantic":
            raise RuntimeError("out of memory")

    monkeypatch.setattr(first_compile, "INTERPRETED", False)
    monkeypatch.setattr(Warmer, "_compile", compile_at_the_second_try)
    monkeypatch.setattr(first_compile, "warm_rules", lambda game_id: None)
    monkeypatch.setattr(first_compile, "warm_bots", lambda game_id: None)
    monkeypatch.setattr(first_compile, "PAUSES", (0.01, 0.01))
    monkeypatch.setattr(first_compile, "at_a_time", lambda games: 1)
    steps: list[str] = []

    async def scene() -> list[str]:
        warmer = Warmer(
            ("beasty_bar", "biberbande", "frantic"), lambda: steps.append(warmer.state("frantic").step)
        )
        assert warmer.asked_for("frantic").step == "waiting"  # somebody wants to play it: it comes first
        return [game_id async for game_id in warmer.run()]

    assert played_out(scene()) == ["beasty_bar", "biberbande", "frantic"]
    assert tried == ["frantic", "beasty_bar", "biberbande", "frantic"]
    assert "again" in steps and steps[-1] == "ready"


def test_as_many_compilers_as_cores_allow(monkeypatch: pytest.MonkeyPatch) -> None:
    for cores, count in ((1, 1), (2, 1), (4, 3), (64, 4), (None, 1)):
        monkeypatch.setattr("os.cpu_count", lambda cores=cores: cores)
        assert first_compile.at_a_time(5) == count


def test_health_asks_the_database_to_write(own: Running) -> None:
    own.start(ready=False)
    assert httpx.get(f"{own.url}/healthz", timeout=PATIENCE).json()["ok"] is True
    assert own.process is not None
    full = resource.prlimit(own.process.pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
    try:
        said = _health_changes(own, 503)
        assert (said["ok"], "cannot be written" in said["database"]) == (False, True)
        assert set(said["games"]) >= {"beasty_bar"}
    finally:
        resource.prlimit(own.process.pid, resource.RLIMIT_FSIZE, full)
    assert _health_changes(own, 200)["ok"] is True


def _health_changes(server: Running, status: int) -> dict[str, str]:
    until = time.monotonic() + PATIENCE
    while True:
        answer = httpx.get(f"{server.url}/healthz", timeout=PATIENCE)
        if answer.status_code == status:
            said: dict[str, str] = answer.json()
            return said
        assert time.monotonic() < until, answer.text
        time.sleep(0.1)


def test_many_health_requests_ask_the_database_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store(f"sqlite:///{tmp_path / 'test.sqlite3'}")
    written: list[int] = []
    monkeypatch.setattr(store, "try_to_write", lambda: written.append(1))

    async def scene() -> list[bool]:
        health = Health(store)
        return await asyncio.gather(*(health.ok() for _ in range(50)))

    assert all(played_out(scene()))
    assert len(written) == 1
    store.close()


def test_a_database_that_hangs_is_not_well(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store, answers = Store(f"sqlite:///{tmp_path / 'test.sqlite3'}"), threading.Event()
    monkeypatch.setattr("biberbau.web.play.health.PATIENCE", 0.05)
    monkeypatch.setattr(store, "try_to_write", answers.wait)

    async def scene() -> None:
        health = Health(store)
        assert not await health.ok()
        answers.set()
        async with asyncio.timeout(PATIENCE):
            while not await health.ok():
                pass

    played_out(scene())
    store.close()


def test_a_server_is_ready_only_when_it_lacks_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = create_app(Settings(folder=tmp_path))
    server: Server = app.state.server
    monkeypatch.setattr("biberbau.web.play.health.SECONDS", 0.0)

    async def scene() -> None:
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as browser:

            async def missing() -> list[str]:
                answer = await browser.get("/readyz")
                said = answer.json()
                assert answer.status_code == (503 if said["missing"] else 200)
                assert said["ready"] is not bool(said["missing"])
                return list(said["missing"])

            assert await missing() == [f"rules of {game_id}" for game_id in shown_ids()]
            for game_id in shown_ids():
                server.warmer._states[game_id] = Warmth(game_id, "ready")
            assert await missing() == []
            server.warmer._states["frantic"] = Warmth("frantic", "again", "no memory")
            assert await missing() == ["rules of frantic"]
            server.warmer._states["frantic"] = Warmth("frantic", "failed", "no memory")
            assert await missing() == []  # the other games can be played
            server.health.leaving = True
            assert await missing() == ["leaving"]
            assert (await browser.get("/healthz")).status_code == 200  # it finishes what it does

            def full() -> None:
                raise StoreError("the disk is full")

            monkeypatch.setattr(server.tables.store, "try_to_write", full)
            assert await missing() == ["leaving", "database"]

    played_out(scene())
    server.tables.store.close()
