"""boardgame.io's own server with its own example game, measured as ours is. For ``live.py``.

It comes from npm into ``boardgame_io/node_modules``, with ``boardgame_io/package.json`` as it stands: its server needs
koa-compose 4.1, since the next one copies a list to which it goes on adding. Matches are kept in memory only, so what is
acknowledged there is lost with the process; ours has written it to the disk. Tic-tac-toe is over after eight moves, and
every new match costs the server three requests; so it is measured with one board a match, as its documentation plays it,
and with several, where moves are nearly all that counts.
"""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

from live_http import Trouble
from live_people import PATIENCE
from live_usage import Spread, Usage, pinned

BOARDS = (1, 10)
"""Of tic-tac-toe in each match: one measurement for each of them."""

FOLDER = Path(__file__).parent / "boardgame_io"
QUIET = os.environ | {"NODE_ENV": "production"}  # else the server writes a line for every action


@dataclass(frozen=True)
class PeerRow:
    """One measurement. ``boards``: of tic-tac-toe in each match."""

    game: str
    server: str
    tables: int
    boards: int
    seconds: float
    moves: int
    moves_per_second: float
    matches: int
    post_to_acknowledgement_ms: Spread | None
    post_to_other_stream_ms: Spread | None
    server_cpu_ms_per_move: float
    server_cores: float
    client_cores: float

    def __str__(self) -> str:
        return "\n".join(
            [
                f"{self.game}, {self.server}: {self.tables} tables of 2 people, {self.boards} boards a match, "
                f"{self.seconds:.0f} s",
                f"  {self.moves_per_second:,.1f} moves/s (as many as it can), {self.matches} matches",
                f"  post to acknowledgement   {self.post_to_acknowledgement_ms or '–'}",
                f"  post to another's stream  {self.post_to_other_stream_ms or '–'}",
                f"  server: {self.server_cpu_ms_per_move:.2f} ms of CPU a move, {self.server_cores:.2f} cores busy",
                f"  client: {self.client_cores:.3f} cores busy",
            ]
        )


def install() -> None:
    """Fetch boardgame.io, if it is not there; Trouble says why it cannot be."""
    if (FOLDER / "node_modules" / "boardgame.io").is_dir():
        return
    if not (shutil.which("node") and shutil.which("npm")):
        raise Trouble("boardgame.io needs node and npm, and they are not here")
    command = ["npm", "install", "--no-package-lock", "--no-audit", "--no-fund", "--silent"]
    done = subprocess.run(command, cwd=FOLDER, capture_output=True, text=True)
    if done.returncode:
        raise Trouble(f"boardgame.io cannot be installed: {(done.stderr or done.stdout).strip()[-500:]}")


def measure_peer(
    tables: int, boards: int, warmup: float, seconds: float, on: Sequence[int], client_on: Sequence[int]
) -> PeerRow:
    """Saturated matches on a server of their own."""
    with socket.socket() as tried:
        tried.bind(("127.0.0.1", 0))
        port = tried.getsockname()[1]
    with _node(on, "server.cjs", port, boards) as (server, said):
        if said.readline().strip() != "listening":
            raise Trouble("boardgame.io's server does not start")
        limit = 2 * PATIENCE + warmup + seconds
        with _node(client_on, "client.cjs", port, boards, tables, warmup, seconds, limit=limit) as (_, told):
            first, before = _told(told, "begin"), Usage.of(server.pid)
            last, after = _told(told, "end"), Usage.of(server.pid)
    moves, used = last["moves"] - first["moves"], after.cpu - before.cpu
    took = last["at"] - first["at"]
    return PeerRow(
        game="tic-tac-toe",
        server="boardgame.io",
        tables=tables,
        boards=boards,
        seconds=round(took, 2),
        moves=moves,
        moves_per_second=round(moves / took, 2),
        matches=last["matches"] - first["matches"],
        post_to_acknowledgement_ms=Spread.of_times(last["acknowledged"]),
        post_to_other_stream_ms=Spread.of_times(last["shown"]),
        server_cpu_ms_per_move=round(1000 * used / max(1, moves), 3),
        server_cores=round(used / took, 3),
        client_cores=round((last["cpu"] - first["cpu"]) / took, 3),
    )


def _told(said: IO[str], what: str) -> dict[str, Any]:
    line = said.readline()
    if not line:
        raise Trouble("the client of boardgame.io has stopped: its last words stand above")
    found: dict[str, Any] = json.loads(line)
    assert found["what"] == what
    return found


@contextmanager
def _node(
    on: Sequence[int], script: str, *arguments: float, limit: float | None = None
) -> Iterator[tuple[subprocess.Popen[str], IO[str]]]:
    """A script that runs meanwhile; ``limit``: seconds after which it is ended in any case."""
    command = ["node", script, *map(str, arguments)]
    with pinned(on):
        process = subprocess.Popen(command, cwd=FOLDER, env=QUIET, stdout=subprocess.PIPE, text=True)
    alarm = threading.Timer(limit or 0, process.kill)
    if limit is not None:
        alarm.start()
    try:
        assert process.stdout is not None
        yield process, process.stdout
    finally:
        alarm.cancel()
        process.kill()
        process.wait()
        assert process.stdout is not None
        process.stdout.close()
