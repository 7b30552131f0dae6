"""Byte-for-byte transcripts of random games, for comparing processes and run modes.

``python -m biberbau.testing.transcript`` reads ``{"game", "games": [{"options", "seed", "plies"}…]}`` from standard
input and prints one hash per game; with ``NUMBA_DISABLE_JIT=1`` the same rules run as ordinary Python.
"""

from __future__ import annotations

import hashlib
import json
import random
import sys
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from ..kernel.compiled import INTERPRETED
from ..kernel.quick_records import read_in_c
from ..match import Game, Match


def transcript(game: Game, seed: int, plies: int) -> str:
    """Hash of every state, view, encoding, fill and event of the first ``plies`` of one random game."""
    digest = hashlib.sha256()
    chance, match = random.Random(f"transcript {seed}"), Match(game, seed)
    while True:
        position = match.position()
        digest.update(position.state.tobytes())
        observer = chance.randrange(game.players)
        view = match.view(observer)
        digest.update(view.state.tobytes() + view.encode().tobytes())
        digest.update(position.as_seen_by(observer).filled(f"{seed} {match.ply}").state.tobytes())
        digest.update(repr((match.scores, match.winners, [action.id for action in match.legal()])).encode())
        if match.over or match.ply == plies:
            break
        match.play(chance.choice(match.legal()))
    for observer in (*range(game.players), None):
        digest.update(repr(match.events(observer)).encode())
    return digest.hexdigest()


def transcripts(game_id: str, games: Sequence[Mapping[str, Any]]) -> list[str]:
    """One hash per game; ``games``: options, seed and number of plies of each."""
    return [transcript(Game.of(game_id, entry["options"]), entry["seed"], entry["plies"]) for entry in games]


def main() -> None:
    """Answer one request on standard input."""
    request = json.load(sys.stdin)
    if INTERPRETED:
        read_in_c()
    with np.errstate(over="raise"):
        print(json.dumps(transcripts(request["game"], request["games"])))


if __name__ == "__main__":
    main()
