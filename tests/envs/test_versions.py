"""A promise to researchers: what is called ``…_v0`` behaves as ``…_v0`` always did.

``versions.json`` holds for each game rows of options, and a fingerprint of what games under them show and pay. Who
changes a game's behaviour raises its ``GameKind.version`` and records anew: ``python tests/envs/test_versions.py``.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path

import numpy as np
import pytest

from biberbau.envs.batch import Batch
from biberbau.envs.rewards import SCHEMES
from biberbau.games import game_ids, kind
from biberbau.kernel.options import Value, resolve
from biberbau.match import Game
from biberbau.testing.cover import cover

FILE = Path(__file__).parent / "versions.json"
ROWS, GAMES, STEPS = 6, 2, 120
Row = Mapping[str, Value]


def rows_of(game_id: str) -> list[Row]:
    """Rows of options, each with a value for every option that the game has now."""
    return cover(kind(game_id))[:ROWS]


def fingerprint(game_id: str, rows: Sequence[Row]) -> str:
    """Hash of sizes, actors, masks, observations and rewards of games played by a fixed policy, for rows of options.

    Rows are recorded, too, so an option that is added later, and is not in them, has to leave all as it was.
    """
    digest = hashlib.sha256()
    for number, row in enumerate(rows):
        game = Game.of(game_id, row)
        seeds = [f"version {number} {i}" for i in range(GAMES)]
        batch = Batch(game, GAMES, seeds, rewards=SCHEMES[number % 2], threads=1)
        digest.update(f"{game.kind.encoded} {len(game.kind.actions)} {sorted(row.items())}".encode())
        for step in range(STEPS):
            for array in (batch.actors, batch.masks, batch.observations, batch.rewards, batch.terminated):
                digest.update(array.tobytes())
            batch.step(np.array([choice(batch.masks[i], step + i) for i in range(GAMES)]))
    return digest.hexdigest()[:32]


def defaults(game_id: str, names: Collection[str]) -> str:
    """Hash of the values of the named options where they are not given, with no other choice and with each choice by
    itself.
    """
    options = kind(game_id).options
    given = [{}, *({one.name: value} for one in options if one.name in names for value in one.choices)]
    settled = [
        sorted((name, value) for name, value in resolve(options, some).items() if name in names)
        for some in given
    ]
    return hashlib.sha256(repr(settled).encode()).hexdigest()[:32]


def choice(mask: np.ndarray, number: int) -> int:
    """One of the legal actions, not always the same; 0 where there is none."""
    legal = np.flatnonzero(mask)
    return int(legal[17 * number % len(legal)]) if len(legal) else 0


@pytest.mark.parametrize("game", game_ids())
def test_a_version_keeps_its_behaviour(game: str) -> None:
    recorded = json.loads(FILE.read_text("utf-8"))[game]
    rows = recorded["rows"]
    same = (recorded["defaults"], recorded["fingerprint"]) == (
        defaults(game, rows[0]),
        fingerprint(game, rows),
    )
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
        old = before.get(game)
        kept = old and old["version"] == kind(game).version
        rows = old["rows"] if kept else rows_of(game)
        after[game] = {
            "version": kind(game).version,
            "rows": rows,
            "defaults": defaults(game, rows[0]),
            "fingerprint": fingerprint(game, rows),
        }
        if old and old["version"] == after[game]["version"] and old != after[game]:
            raise SystemExit(f"{game} behaves otherwise: raise its GameKind.version first")
    FILE.write_text(json.dumps(after, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    record()
