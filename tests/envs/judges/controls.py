"""Controls: environments of a few lines that do what a judge overlooks, so that the fault is seen to be the judge's."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, MultiBinary
from pettingzoo import ParallelEnv

SPACE = Dict({"observation": Box(0.0, 1.0, (1,), np.float32), "action_mask": MultiBinary(1000)})
"""Of a thousand actions only the first is legal, so a policy that draws without looking draws wrongly."""


def seen() -> dict[str, Any]:
    """An observation with its mask."""
    return {"observation": np.zeros(1, np.float32), "action_mask": np.eye(1, 1000, dtype=np.int8)[0]}


def refused(action: int) -> None:
    """Only the first action is legal."""
    if action != 0:
        raise ValueError(f"{action} is not legal")


class Masked(gymnasium.Env[Any, Any]):
    """For Gymnasium."""

    observation_space, action_space = SPACE, Discrete(1000)

    def reset(self, *, seed: int | None = None, options: Any = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        return seen(), {}

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        refused(int(action))
        return seen(), 0.0, False, False, {}


class MaskedParallel(ParallelEnv[str, Any, Any]):
    """For PettingZoo's parallel tests."""

    metadata: dict[str, Any] = {"name": "masked"}  # noqa: RUF012 - as PettingZoo has it
    possible_agents = ["player_0"]  # noqa: RUF012 - as PettingZoo has it
    render_mode = None

    def __init__(self, max_cycles: int = 9) -> None:
        self.spaces = {"player_0": Discrete(1000)}
        self.max_cycles = max_cycles

    def observation_space(self, agent: str) -> Any:
        return SPACE

    def action_space(self, agent: str) -> Any:
        return self.spaces[agent]

    def reset(self, seed: int | None = None, options: Any = None) -> tuple[Any, Any]:
        self.agents, self.cycles = ["player_0"], 0
        return {"player_0": seen()}, {"player_0": {}}

    def step(self, actions: dict[str, Any]) -> Any:
        refused(int(actions["player_0"]))
        self.cycles += 1
        over = {"player_0": self.cycles >= self.max_cycles}
        self.agents = [] if over["player_0"] else self.agents
        return {"player_0": seen()}, {"player_0": 0.0}, {"player_0": False}, over, {"player_0": {}}


COIN = """
import sys
import pyspiel

TYPE = pyspiel.GameType(
    short_name="coin",
    long_name="A coin that is tossed once",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=getattr(pyspiel.GameType.ChanceMode, sys.argv[1]),
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
)
INFO = pyspiel.GameInfo(
    num_distinct_actions=1, max_chance_outcomes=1, num_players=2, min_utility=-1.0, max_utility=1.0, utility_sum=0.0,
    max_game_length=1,
)


class Coin(pyspiel.Game):
    def __init__(self, params=None):
        super().__init__(TYPE, INFO, params or {})

    def new_initial_state(self):
        return Tossed(self)


class Tossed(pyspiel.State):
    def __init__(self, game):
        super().__init__(game)
        self.over = False

    def current_player(self):
        return pyspiel.PlayerId.TERMINAL if self.over else 0

    def _legal_actions(self, player):
        return [0]

    def _apply_action(self, action):
        self.over = True

    def _action_to_string(self, player, action):
        return "toss"

    def is_terminal(self):
        return self.over

    def returns(self):
        return [0.0, 0.0]

    def __str__(self):
        return str(self.over)


pyspiel.register_game(TYPE, Coin)
game = pyspiel.load_game("coin")
pyspiel.serialize_game_and_state(game, game.new_initial_state())
"""
"""A Python game that writes down its first state; its argument is what it calls its chance."""
