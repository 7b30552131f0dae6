"""``python -m biberbau.warm [--batches] GAME …``: compile a game's rules and bots (and batches) into the cache on disk.

The first compile takes half a minute a game, Frantic some minutes; the server runs this in a process of its own, so that
pages stay quick meanwhile. Every step is named on standard output before it begins.
"""

from __future__ import annotations

import sys

from .bots import LEVELS, level
from .envs.batch import Batch
from .errors import BiberbauError
from .match import Game, Position

SEED = "warm"


def warm_rules(game_id: str) -> None:
    """Run every compiled function of the contract once: deal, play, conceal, fill, encode, scores."""
    match = Game.of(game_id).new(SEED)
    while not match.over:
        view = match.view(match.to_act)
        view.encode()
        Position.load(view.position()).filled(SEED)
        match.play(view.legal[match.ply % len(view.legal)])
    match.view(None)


def warm_bots(game_id: str) -> None:
    """Let every bot level decide once."""
    match = Game.of(game_id).new(SEED)
    for name in LEVELS:
        level(name, match.game).choose(match.view(match.to_act), SEED.encode())


def warm_batches(game_id: str) -> None:
    """Step a batch once, with the caller on all seats and against bots."""
    for opponents in (None, "greedy"):
        batch = Batch(Game.of(game_id), 2, SEED, opponents=opponents, threads=1)
        batch.step(batch.sample())


def main(arguments: list[str]) -> int:
    """Warm these games; the exit status is 0 when all are ready."""
    for game_id in [argument for argument in arguments if argument != "--batches"]:
        try:
            print("rules", flush=True)
            warm_rules(game_id)
            print("bots", flush=True)
            warm_bots(game_id)
            if "--batches" in arguments:
                print("batches", flush=True)
                warm_batches(game_id)
        except BiberbauError as error:
            print(f"biberbau.warm: {error}", file=sys.stderr)
            return 2
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
