"""What is counted, who may read it, and that nothing of it names anybody."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from starlette.types import Message, Receive, Scope, Send

from biberbau.web.app.application import create_app
from biberbau.web.app.settings import Settings
from biberbau.web.http.metrics import SHARED, Measured, Metrics

from .scenes import played_out


def numbers(text: bytes) -> dict[str, float]:
    """Every sample of a page of metrics."""
    lines = [line.rpartition(" ") for line in text.decode().splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in lines}


def test_everything_is_counted() -> None:
    metrics = Metrics()
    metrics.acted("beasty_bar", 3)
    metrics.acted("beasty_bar")
    with metrics.streaming():
        metrics.pushed(3000)
        assert numbers(metrics.text())["biberbau_streams"] == 1
    metrics.dropped("slow")
    metrics.tables(7)
    metrics.bots_waiting(2)
    metrics.thought("keen", 0.2, 1.5)
    metrics.committed(5, 0.004)
    metrics.store_failed("read")
    metrics.refused("limit-posts")
    metrics.answered("GET", "/t/{table_id}", 200, 0.02)
    metrics.answered("GET", "/t/{table_id}", 404, 0.02)
    found = numbers(metrics.text())
    expected = {
        'actions_total{game="beasty_bar"}': 4,
        "streams": 0,
        "pushed_bytes_sum": 3000,
        'pushed_bytes_bucket{le="2048.0"}': 0,
        'pushed_bytes_bucket{le="4096.0"}': 1,
        'dropped_streams_total{reason="slow"}': 1,
        "tables": 7,
        "bots_waiting": 2,
        'bot_wait_seconds_sum{level="keen"}': 0.2,
        'bot_think_seconds_sum{level="keen"}': 1.5,
        "commit_changes_sum": 5,
        "commit_seconds_count": 1,
        'database_errors_total{kind="read"}': 1,
        'refused_total{kind="limit-posts"}': 1,
        'request_seconds_count{method="GET",route="/t/{table_id}"}': 2,
        'answers_total{method="GET",route="/t/{table_id}",status="404"}': 1,
    }
    assert {name: found[f"biberbau_{name}"] for name in expected} == expected
    assert found["process_resident_memory_bytes"] > 0
    assert numbers(Metrics().text())["biberbau_tables"] == 0  # another server in this process


def test_a_request_is_measured_by_its_template() -> None:
    metrics = Metrics()

    class Found:
        path = "/t/{table_id}/act"

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        scope["route"] = Found()
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body"})

    async def send(message: Message) -> None:
        return None

    for method in ("POST", "BREW", "STEEP"):
        scope = {"type": "http", "method": method, "path": "/t/secret-table/act"}
        played_out(Measured(app, metrics)(scope, None, send))  # type: ignore[arg-type]
    text = metrics.text()
    assert b"secret-table" not in text and b"BREW" not in text
    found = numbers(text)
    assert found['biberbau_answers_total{method="POST",route="/t/{table_id}/act",status="204"}'] == 1
    assert found['biberbau_answers_total{method="other",route="/t/{table_id}/act",status="204"}'] == 2


def test_odd_addresses_are_one_route(tmp_path: Path) -> None:
    async def scene() -> bytes:
        app = create_app(Settings(folder=tmp_path))
        transport = httpx.ASGITransport(app, client=("127.0.0.1", 1))
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as browser:
            for number in range(20):
                await browser.get(f"/odd{number}")
                await browser.get(f"/rules/odd{number}")
            text = (await browser.get("/metrics")).content
        app.state.server.tables.store.close()
        return text

    text = played_out(scene())
    assert b"odd" not in text and len(text) < 50_000
    assert numbers(text)['biberbau_answers_total{method="GET",route="none",status="404"}'] >= 20


@pytest.mark.parametrize(
    ("client", "headers", "status"),
    [
        ("127.0.0.1", {}, 200),
        ("::1", {}, 200),
        ("127.0.0.1", {"X-Forwarded-For": "203.0.113.5"}, 404),  # through a proxy anybody could have asked
        ("127.0.0.1", {"X-Forwarded-For": "203.0.113.5", "Authorization": "Bearer a secret"}, 200),
        ("203.0.113.5", {}, 404),
        ("203.0.113.5", {"Authorization": "Bearer another"}, 404),
        ("203.0.113.5", {"Authorization": "Bearer "}, 404),
        ("203.0.113.5", {"Authorization": "Bearer a secret"}, 200),
    ],
)
def test_who_may_read_them(client: str, headers: dict[str, str], status: int, tmp_path: Path) -> None:
    async def ask(token: str) -> int:
        app = create_app(Settings(folder=tmp_path, metrics_token=token))
        transport = httpx.ASGITransport(app, client=(client, 4711))
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as browser:
            answer = await browser.get("/metrics", headers=headers)
        app.state.server.tables.store.close()
        return answer.status_code

    assert played_out(ask("a secret")) == status
    if "Authorization" in headers:
        assert played_out(ask("")) == 404  # without a token there is none that fits


WORKER = """
import sys
from biberbau.web.http.metrics import Metrics
metrics = Metrics()
metrics.acted("beasty_bar", int(sys.argv[1]))
metrics.tables(int(sys.argv[1]))
print("counted", flush=True)
sys.stdin.read()
"""


@pytest.mark.process
def test_workers_count_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SHARED, str(tmp_path))
    workers = []
    for count in ("2", "3"):
        command = [sys.executable, "-c", WORKER, count]
        workers.append(subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True))
        assert workers[-1].stdout is not None and workers[-1].stdout.readline() == "counted\n"
    for worker in workers:
        worker.communicate()
    ended = [
        sys.executable,
        "-c",
        "import sys; from prometheus_client.multiprocess import mark_process_dead as dead; dead(sys.argv[1])",
    ]
    both = numbers(Metrics().text())
    subprocess.run([*ended, str(workers[0].pid)], check=True)
    left = numbers(Metrics().text())
    assert (both['biberbau_actions_total{game="beasty_bar"}'], both["biberbau_tables"]) == (5, 5)
    assert (left['biberbau_actions_total{game="beasty_bar"}'], left["biberbau_tables"]) == (5, 3)
