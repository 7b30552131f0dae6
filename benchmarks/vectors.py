"""How fast batches of our games step beside other environments: one run, all cores, taking turns, medians.

All play uniformly at random, legal masks and observations included, finished games dealt again. Ours and pgx's on the
CPU step 1,024 games a call; PettingZoo's `leduc_holdem` is stepped through its AEC loop, as its documentation does it.

    python benchmarks/vectors.py [--json] [--rounds N] [--seconds S] [--pgx PYTHON]

Needs the extra ``peers``; pgx (with JAX) has an environment of its own: `make vectors` makes both. Without ``--pgx`` its
rows are left out, and a line says so.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from pettingzoo.classic import leduc_holdem_v4

import biberbau
from against_peers import compare
from biberbau.envs.batch import Batch
from biberbau.games import game_ids
from biberbau.lab.speed import compile_elsewhere
from contending import Contender

BATCH = 1024
PLAYERS = 4
PGX_GAMES = ("leduc_holdem", "sparrow_mahjong")
"""pgx's card and tile games with hidden hands; kuhn_poker is too small to tell anything."""


def ours(game_id: str) -> Contender:
    """Self-play of every seat in one batch, two threads or as many as there are cores."""
    batch = Batch(biberbau.game(game_id, players=PLAYERS), BATCH, seed=1)

    def rate(seconds: float) -> float:
        steps, started = 0, time.perf_counter()
        while (spent := time.perf_counter() - started) < seconds:
            for _ in range(20):
                batch.step(batch.sample())
            steps += 20 * BATCH
        return steps / spent

    return Contender(f"{game_id}, batch of {BATCH:,}, {batch.threads} threads", rate)


def leduc_holdem() -> Contender:
    """PettingZoo's smallest card game, through the loop of its own documentation."""
    env = leduc_holdem_v4.env()

    def rate(seconds: float) -> float:
        steps, started = 0, time.perf_counter()
        while (spent := time.perf_counter() - started) < seconds:
            env.reset()
            for agent in env.agent_iter():
                observation, _, termination, truncation, _ = env.last()
                if termination or truncation:
                    action = None
                else:
                    action = env.action_space(agent).sample(observation["action_mask"])
                    steps += 1
                env.step(action)
        return steps / spent

    return Contender("PettingZoo leduc_holdem_v4, AEC loop", rate)


@contextmanager
def pgx_running(python: str) -> Iterator[Callable[[str], Contender]]:
    """pgx in another environment's Python; gives a function that makes a contender of one of its games."""
    script = Path(__file__).with_name("pgx_rates.py")
    process = subprocess.Popen(
        [python, str(script)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert process.stdin is not None and process.stdout is not None
    asked, answers = process.stdin, process.stdout

    def contender(game: str) -> Contender:
        def rate(seconds: float) -> float:
            print(game, BATCH, seconds, file=asked, flush=True)
            answer = answers.readline()
            if not answer:
                raise RuntimeError(f"{python} {script.name} has ended; is pgx installed there? make vectors")
            return float(answer)

        return Contender(f"pgx {game} (CPU), batch of {BATCH:,}", rate)

    try:
        yield contender
    finally:
        asked.close()
        process.wait()


def main() -> None:
    """Run all rows and print them."""
    parser = argparse.ArgumentParser(description="Speed of batches beside other environments, same run.")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--rounds", type=int, default=5, help="rounds of each pair (default 5)")
    parser.add_argument("--seconds", type=float, default=1.0, help="seconds a side and round (default 1)")
    parser.add_argument("--pgx", metavar="PYTHON", help="the Python of an environment that has pgx")
    given = parser.parse_args()
    games = [biberbau.game(game_id, players=PLAYERS) for game_id in game_ids()]
    for game in games:
        compile_elsewhere(game)
    rows: list[dict[str, Any]] = []

    def add(mine: Contender, peer: Contender) -> None:
        rows.append(compare(mine, peer, given.rounds, given.seconds))
        if not given.json:
            row = rows[-1]
            print(f"{row['ours']}  against  {row['peer']}")
            print(
                f"  {row['ours_moves_per_second']:>12,} steps/s against {row['peer_moves_per_second']:,}: "
                f"{row['ratio']:,} times",
                flush=True,
            )

    contenders = [ours(game.id) for game in games]
    aec = leduc_holdem()
    for mine in contenders:
        add(mine, aec)
    if given.pgx:
        with pgx_running(given.pgx) as pgx:
            for name in PGX_GAMES:
                peer = pgx(name)
                for mine in contenders:
                    add(mine, peer)
    else:
        print("pgx is left out: --pgx names the Python that has it (make vectors)", file=sys.stderr)
    if given.json:
        print(json.dumps({"cores": os.cpu_count(), "batch": BATCH, "rows": rows}, indent=2))


if __name__ == "__main__":
    main()
