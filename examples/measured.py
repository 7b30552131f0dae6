"""How good a policy is: its wins against a bot, in games that training never saw. For the examples in this folder."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode
from numpy.typing import NDArray

import biberbau
from biberbau.envs.vector import GameVectorEnv
from biberbau.kernel.options import parse_pairs
from biberbau.lab.arena import Standing

Choose = Callable[[NDArray[np.float32], NDArray[np.int8]], NDArray[np.int64]]
"""Actions ``int64[games]`` for observations ``float32[games, encoded]`` and masks ``int8[games, actions]``."""


def standing(game_id: str, options: dict[str, Any], opponent: str, games: int, choose: Choose) -> Standing:
    """Play ``games`` games, the seat drawn for each, against one bot at all other seats. A shared win is a fraction."""
    venv = GameVectorEnv(
        game_id, games, opponents=opponent, seat="random", autoreset_mode=AutoresetMode.DISABLED, **options
    )
    seen, _ = venv.reset(seed=10**9)
    found, playing, players = Standing("network"), np.ones(games, dtype=bool), venv.game.players
    while playing.any():
        actions = np.where(playing, choose(seen["observation"], seen["action_mask"]), -1)
        seen, reward, terminated, _, _ = venv.step(actions)
        for paid in reward[terminated & playing]:  # the share of the victory, see docs/envs
            found.add((paid * (players - 1) + 1) / players, 0)
        playing &= ~terminated
    venv.close()
    return found


def told(when: str, steps: int, spent: tuple[float, float], found: Standing) -> None:
    """Print a standing as a line of JSON; ``spent``: seconds by the clock, and of CPU."""
    low, high = (round(bound, 4) for bound in found.ci95)
    seconds, cpu = (round(one, 1) for one in spent)
    line = {"when": when, "steps": steps, "seconds": seconds, "cpu_seconds": cpu, "games": found.games}
    print(json.dumps(line | {"win_rate": round(found.win_rate, 4), "low": low, "high": high}), flush=True)


def arguments(description: str, steps: int, opponent: str) -> tuple[argparse.Namespace, dict[str, Any]]:
    """What the command line says: game, steps, opponent, seed, games; and the game's options."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("game", nargs="?", default="biberbande", choices=biberbau.game_ids())
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="of the game")
    parser.add_argument("--opponent", default=opponent, help="the bot at the other seats")
    parser.add_argument("--steps", type=int, default=steps, help="own decisions in training")
    parser.add_argument("--games", type=int, default=2000, help="games of an examination")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    options = parse_pairs(biberbau.game(given.game).kind.options, given.option)
    return given, {"players": 2, **options}
