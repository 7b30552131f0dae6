"""A promise to researchers: what is called ``…_v0`` behaves as ``…_v0`` always did.

``versions.json`` holds for each game a fingerprint of what recorded games show and pay. Who changes a game's behaviour
raises its ``GameKind.version`` and records anew: ``python tests/envs/test_versions.py``.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import numpy as np
import pytest

from biberbau.envs.batch import Batch
from biberbau.envs.rewards import SCHEMES
from biberbau.games import game_ids, kind
from biberbau.kernel.options import resolve
from biberbau.match import Game
from biberbau.testing.cover import cover

FILE = Path(__file__).parent / "versions.json"
ROWS, GAMES, STEPS = 6, 2, 120


def fingerprint(game_id: str) -> str:
    """Hash of sizes, actors, masks, observations and rewards of games played by a fixed policy, for rows of options."""
    digest = hashlib.sha256()
    for number, row in enumerate(cover(kind(game_id))[:ROWS]):
        game = Game(kind(game_id), row)
        seeds = [f"version {number} {i}" for i in range(GAMES)]
        batch = Batch(game, GAMES, seeds, rewards=SCHEMES[number % 2], threads=1)
        digest.update(f"{game.kind.encoded} {len(game.kind.actions)} {sorted(row.items())}".encode())
        for step in range(STEPS):
            for array in (batch.actors, batch.masks, batch.observations, batch.rewards, batch.terminated):
                digest.update(array.tobytes())
            batch.step(np.array([choice(batch.masks[i], step + i) for i in range(GAMES)]))
    return digest.hexdigest()[:32]


def defaults(game_id: str) -> str:
    """Hash of what the options are that are not given, beside none and beside every choice by itself."""
    found = kind(game_id)
    given = [{}, *({option.name: value} for option in found.options for value in option.choices)]
    settled = [sorted(resolve(found.options, some).items()) for some in given]
    return hashlib.sha256(repr(settled).encode()).hexdigest()[:32]


def choice(mask: np.ndarray, number: int) -> int:
    """One of the legal actions, now this one and now that one; 0 where there is none."""
    legal = np.flatnonzero(mask)
    return int(legal[17 * number % len(legal)]) if len(legal) else 0


@pytest.mark.parametrize("game", game_ids())
def test_a_version_keeps_its_behaviour(game: str) -> None:
    recorded = json.loads(FILE.read_text("utf-8"))[game]
    same = (recorded["defaults"], recorded["fingerprint"]) == (defaults(game), fingerprint(game))
    anew = "record anew with: python tests/envs/test_versions.py"
    assert same or recorded["version"] != kind(game).version, (
        f"{game} deals, allows, pays or shows otherwise than {game}_v{recorded['version']} did: "
        f"raise GameKind.version in its folder, and {anew}"
    )
    assert recorded["version"] == kind(game).version, f"{game}_v{kind(game).version} is not recorded: {anew}"
    assert same, anew


def record() -> None:
    """Write the file; a game that behaves otherwise under its old version is refused."""
    before = json.loads(FILE.read_text("utf-8")) if FILE.exists() else {}
    after = {}
    for game in game_ids():
        after[game] = {
            "version": kind(game).version,
            "defaults": defaults(game),
            "fingerprint": fingerprint(game),
        }
        old = before.get(game)
        if old and old["version"] == after[game]["version"] and old != after[game]:
            raise SystemExit(f"{game} behaves otherwise: raise its GameKind.version first")
    FILE.write_text(json.dumps(after, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    record()
