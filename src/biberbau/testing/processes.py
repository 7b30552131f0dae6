"""Family ``transcripts``: the same games byte for byte in this process, in another one and in the other run mode."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from typing import Any

from ..kernel.compiled import INTERPRETED
from .case import Case
from .cover import cover
from .report import BrokenPromiseError
from .transcript import transcripts


def elsewhere(request: Mapping[str, Any], interpreted: bool) -> subprocess.Popen[str]:
    """Start another process that makes the same transcripts, compiled or interpreted."""
    environment = os.environ | {"NUMBA_DISABLE_JIT": "1" if interpreted else "0"}
    process = subprocess.Popen(
        [sys.executable, "-m", "biberbau.testing.transcript"],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment,
    )  # fmt: skip
    assert process.stdin is not None
    process.stdin.write(json.dumps(request))
    process.stdin.close()
    process.stdin = None
    return process


def answer(process: subprocess.Popen[str]) -> list[str]:
    """The hashes from the other process."""
    out, errors = process.communicate()
    if process.returncode:
        raise BrokenPromiseError(
            f"another process failed: {(errors.strip().splitlines() or ['no message'])[-1]}"
        )
    found = json.loads(out)
    assert isinstance(found, list)
    return found


def check_transcripts(case: Case) -> None:
    """Some games of every row of options, three times."""
    rows = [dict(case.game.options), *cover(case.kind)]
    games: list[dict[str, Any]] = [
        {"options": rows[i % len(rows)], "seed": case.seed + i, "plies": case.plan.transcript_plies}
        for i in range(case.plan.transcripts)
    ]
    request = {"game": case.kind.id, "games": games}
    others = {"another process": elsewhere(request, INTERPRETED)}
    others["interpreted" if not INTERPRETED else "compiled"] = elsewhere(request, not INTERPRETED)
    try:
        here = transcripts(case.kind.id, games)
        for where, process in others.items():
            for entry, mine, other in zip(games, here, answer(process), strict=True):
                if mine != other:
                    raise BrokenPromiseError(
                        f"{where}: other bytes with {entry['options']}, seed {entry['seed']}"
                    )
    finally:
        for process in others.values():
            process.kill()
            process.wait()
            for pipe in (process.stdout, process.stderr):
                if pipe is not None:
                    pipe.close()
