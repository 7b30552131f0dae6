"""The benchmark of the live server plays real games, and reads its streams however they are cut and compressed."""

from __future__ import annotations

import json
import subprocess
import sys
import zlib
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


def pick(action: str, legal: str = " legal") -> str:
    name = action.replace(" ", "-")
    return f'<input class="pick n1{legal}" id="pick-{name}" name="action" value="{action}"><b id="b-{name}">x</b>'


def message(inside: str, version: int, base: int | None = None) -> bytes:
    builds = "" if base is None else f' data-base="{base}"'
    return f'data: <main id="table" data-ply="{version}" data-version="{version}"{builds}>{inside}</main>'.encode()


def test_a_screen_of_parts_offers_what_a_browser_would(live: ModuleType) -> None:
    """``live``: only for the path on which the benchmark's modules are found."""
    screen = import_module("live_screen").Screen()
    clock = '<p id="clock"><svg><rect/></svg></p>'
    cards = f'<div id="card-1">{pick("play 1")}</div><div id="card-2">{pick("play 2", "")}</div>'
    hand = f'<section id="hand">{cards}</section>'
    dock = f'<section id="dock">{clock}<div id="chips">{pick("pass &amp; go")}</div></section>'
    assert screen.take(message(hand + dock, 1))
    assert screen.picks() == ["play 1", "pass & go"] and screen.has_clock
    assert not screen.take(message('<i data-same="hand dock"></i>', 2, 1))
    assert sorted(screen.picks()) == ["pass & go", "play 1"] and screen.has_clock
    inner = f'<section id="hand"><i data-same="card-1"></i><div id="card-2">{pick("play 2")}</div></section>'
    screen.take(message(inner + '<section id="dock"><i data-same="chips"></i></section>', 3, 2))
    assert sorted(screen.picks()) == ["pass & go", "play 1", "play 2"] and not screen.has_clock
    screen.take(message('<i data-same="hand"></i>', 4, 3))
    assert sorted(screen.picks()) == ["play 1", "play 2"]
    screen.take(message(f'<section id="hand"><i data-same="card-2"></i>{pick("play 9")}</section>', 5, 4))
    assert sorted(screen.picks()) == ["play 2", "play 9"]
    screen.take(message('<section id="hand"><i data-same="b-play-9"></i></section>', 6, 5))
    assert screen.picks() == []
    with pytest.raises(import_module("live_screen").GapError):
        screen.take(message(hand, 9, 8))
    assert screen.take(message(hand, 9)) and screen.picks() == ["play 1"]


@pytest.mark.parametrize("size", [1, 2, 3, 7, 1000])
def test_a_chunked_body_however_it_is_cut(people: ModuleType, size: int) -> None:
    parts = [b"retry: 1500\n\n", b"x" * 700, b"\r\n0\r\n\r\n", b"!"]
    sent = b"".join(b"%x\r\n%s\r\n" % (len(part), part) for part in parts) + b"0\r\n\r\n"
    chunks = people.Chunks()
    assert b"".join(chunks.feed(sent[at : at + size]) for at in range(0, len(sent), size)) == b"".join(parts)
    assert chunks.ended
    head = b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"
    assert people.Answer.of(head + sent[:-1], 0.0) is None
    assert people.Answer.of(head + sent, 0.0).body == b"".join(parts)


def test_a_compressed_stream(people: ModuleType) -> None:
    pack = zlib.compressobj(wbits=31)
    unpack = people.unpacking(b"HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n")
    for text in (b"one", b"two"):
        assert unpack(pack.compress(text) + pack.flush(zlib.Z_SYNC_FLUSH)) == text
    assert people.unpacking(b"HTTP/1.1 200 OK\r\n") is None
    with pytest.raises(people.Trouble):
        people.unpacking(b"HTTP/1.1 200 OK\r\nContent-Encoding: br\r\n")
