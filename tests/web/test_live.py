"""The benchmark of the live server plays real games, and reads its streams however they are cut and compressed."""

from __future__ import annotations

import json
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from biberbau.games import game_ids, kind

from .serving import Running

SCRIPT = Path(__file__).parent.parent.parent / "benchmarks" / "live.py"


@pytest.fixture
def live(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(SCRIPT.parent)
    return import_module("live")


@pytest.fixture
def people(live: ModuleType) -> ModuleType:
    return import_module("live_people")


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, str(SCRIPT), *arguments], capture_output=True, text=True)


@pytest.mark.process
@pytest.mark.compiled
@pytest.mark.parametrize(
    "how", [("--rate", "4"), pytest.param(("--saturate", "--plain"), marks=pytest.mark.long)]
)
def test_people_play_and_everything_is_counted(running: Running, how: tuple[str, ...]) -> None:
    assert running.process is not None
    server = f"here={running.url}={running.process.pid}"
    done = run("--server", server, "--tables", "2", "--seconds", "2", "--warmup", "0.5", "--json", *how)
    assert done.returncode == 0, done.stderr
    row = json.loads(done.stdout)
    assert row["errors"] == {}
    assert row["moves"] > 4 and row["post_to_acknowledgement_ms"]["count"] > 4
    shown = row["post_to_other_stream_ms"]
    assert 0 < shown["p50"] <= shown["p99"] <= shown["most"]
    assert row["bytes_per_move_and_viewer"] > 1000 and row["messages_per_move_and_viewer"] > 0.5
    assert row["median_bytes_per_move_and_viewer"] > 1000 and row["streams_reopened"] == 0
    assert row["server_cpu_seconds"]["user"] > 0 and row["server_cpu_seconds"]["thread main"] > 0
    assert row["server_cpu_ms_per_move"] > 0 and row["server_mb_before"] > 1
    assert 0 < row["client_cores"] < 1


@pytest.mark.process
@pytest.mark.compiled
def test_spectators_see_it_too(running: Running) -> None:
    assert running.process is not None
    server = f"here={running.url}={running.process.pid}"
    done = run("--server", server, "--tables", "1", "--spectators", "20", "--seconds", "2", "--warmup", "0.5",
               "--rate", "4", "--json")  # fmt: skip
    assert done.returncode == 0, done.stderr
    row = json.loads(done.stdout)
    assert row["errors"] == {}
    assert row["post_to_spectators_ms"]["count"] >= 20 * row["post_to_acknowledgement_ms"]["count"] - 40
    assert row["server_kb_per_stream"] is not None


@pytest.mark.process
@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--game", next(game for game in game_ids() if kind(game).parts)), "where one tap is a move"),
        (("--game", "chess"), "is none of"),
        (("--people", "9"), "for 2 to 4, not for 9 people"),
        (("--tables", "0"), "no whole number above zero"),
        (("--rate", "nan"), "no number above zero"),
        (("--server", "here"), "NAME=http://HOST:PORT"),
        (("--server", "here=http://127.0.0.1:9=4000000000"), "there is no process"),
        (("--rate", "2", "--saturate"), "not allowed with"),
        (("--peer",), "with --saturate"),
        (("--pin-client", "one"), "CPUs are numbers"),
        (("--spectators", "-1"), "there cannot be"),
        (("--source", "nowhere"), "is no checkout"),
    ],
)
def test_wrong_arguments_are_explained(
    live: ModuleType, capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], told: str
) -> None:
    with pytest.raises(SystemExit):
        live.read_arguments(arguments)
    assert told in capsys.readouterr().err


@pytest.mark.process
def test_a_server_that_is_not_there() -> None:
    done = run("--server", "nobody=http://127.0.0.1:9")
    assert done.returncode == 1 and "live.py: " in done.stderr and "Traceback" not in done.stderr


def scene(told: object) -> bytes:
    return b"id: 7\nevent: scene\ndata: " + json.dumps(told).encode()


def test_a_screen_offers_what_a_browser_would(live: ModuleType) -> None:
    """``live``: only for the path on which the benchmark's modules are found."""
    screens = import_module("live_screen")
    screen = screens.Screen()
    assert screen.take(b'data: <main id="table" data-ply="0" data-stamp="0.0" data-status="lobby">')
    assert (screen.status, screen.stamp, screen.picks()) == ("lobby", "0.0", [])
    picks = [{"action": "play 1", "label": "one"}, {"action": "play 2"}]
    whole = {"ply": 3, "stamp": "3.0", "status": "playing", "mine": True, "dock": {"clock": {"seconds": "9"}}}
    assert screen.take(scene({"v": "1", "scene": whole | {"board": {"picks": picks}}}))
    assert (screen.ply, screen.stamp, screen.mine, screen.has_clock) == (3, "3.0", True, True)
    assert screen.picks() == ["play 1"]
    change = {"board": {"picks": [1, {"label": "two"}]}, "dock": {"clock": None}, "ply": 4}
    assert not screen.take(scene({"v": "2", "of": "1", "change": change}))
    assert (screen.ply, screen.has_clock, screen.picks()) == (4, False, ["play 1", "play 2"])
    gone = {"board": {"picks": [-1]}, "mine": False}
    screen.take(scene({"v": "3", "of": "2", "change": gone}))
    assert screen.picks() == ["play 2"] and not screen.mine
    with pytest.raises(screens.GapError):
        screen.take(scene({"v": "5", "of": "4", "change": {}}))
