"""The games for PettingZoo: ``env`` (AEC, every game) and ``parallel_env`` (games with choices at the same time).

>>> from biberbau.envs import pettingzoo
>>> env = pettingzoo.env("beasty_bar", players=3)
>>> env.reset(seed=1)
>>> env.agents
['player_0', 'player_1', 'player_2']
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..errors import OptionError
from ..games import game_ids, kind
from . import missing
from .agents import ACTOR, SPECTATOR, Agents
from .drawing import RenderMode
from .ids import game_named
from .parallel import Parallel
from .spaces import Observation

try:
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ModuleNotFoundError as error:
    raise missing("envs") from error

__all__ = ["RawEnv", "env", "parallel_env", "raw_env"]


class RawEnv(Agents, AECEnv):  # type: ignore[misc]
    """The seats decide one after another, as the rules ask them. ``state()`` is not offered: it would tell secrets."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; ``options`` are not used."""
        self.deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.play.actor]
        self._mask = self.play.mask()
        self.infos = self._told()

    def observe(self, agent: str) -> Observation:
        """What an agent knows now, at any time; only the agent that is to act gets a mask that is not all 0."""
        seat = self.possible_agents.index(agent)
        return {"observation": self.play.observe(seat), "action_mask": self._mask_of(seat)}

    def step(self, action: int | None) -> None:
        """Play the action of ``agent_selection``; if it is illegal, IllegalActionError, and nothing happens."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise TypeError(f"{agent} is to act: None is not an action")
        paid = self.play.play(self.play.check(self.play.actor, action, self._mask))
        self._cumulative_rewards[agent] = 0.0
        over = self.play.actor < 0
        cut = not over and self.max_cycles is not None and self.play.ply >= self.max_cycles * len(self.agents)
        for seat, other in enumerate(self.agents):
            self.rewards[other] = float(paid[seat])
            self.terminations[other], self.truncations[other] = over, cut
        self._accumulate_rewards()
        self._mask = self.play.nothing() if over or cut else self.play.mask()
        self.infos = self._told()
        self.agent_selection = self.agents[0 if over or cut else self.play.actor]

    def _mask_of(self, seat: int) -> NDArray[np.int8]:
        """A copy, so that writing to it does not change what is legal."""
        return self._mask.copy() if seat == self.play.actor else self.play.nothing()

    def _told(self) -> dict[str, dict[str, Any]]:
        """The infos: every agent's mask once more."""
        return {agent: {"action_mask": self._mask_of(seat)} for seat, agent in enumerate(self.agents)}


def raw_env(
    game: str,
    *,
    rewards: str = "game",
    render_mode: RenderMode | None = None,
    max_cycles: int | None = None,
    seen_by: str = ACTOR,
    **options: Any,
) -> RawEnv:
    """The AEC environment of a game without PettingZoo's wrappers; ``env`` explains the arguments."""
    return RawEnv(game_named(game, options), rewards, render_mode, max_cycles, seen_by)


def env(
    game: str,
    *,
    rewards: str = "game",
    render_mode: RenderMode | None = None,
    max_cycles: int | None = None,
    seen_by: str = ACTOR,
    **options: Any,
) -> AECEnv:
    """The AEC environment of a game, e.g. ``env("frantic", players=4)``.

    ``options``: the game's own. ``rewards``: "game" (at its end) or "rounds" (after each, in points). ``max_cycles``: the
    game is cut off after this many decisions of each seat on average. ``seen_by``: through whose eyes ``render`` looks,
    the ``actor``'s, those of a ``spectator``, or always one agent's.

    An illegal action raises IllegalActionError; a number that belongs to no action, AssertionError.
    """
    raw = raw_env(
        game,
        rewards=rewards,
        render_mode=render_mode,
        max_cycles=max_cycles,
        seen_by=seen_by,
        **options,
    )
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(raw))


def parallel_env(
    game: str,
    *,
    rewards: str = "game",
    render_mode: RenderMode | None = None,
    max_cycles: int | None = None,
    seen_by: str = SPECTATOR,
    **options: Any,
) -> Parallel:
    """The parallel environment of a game in which all choose at the same time now and then; OptionError for others.

    Arguments as for ``env``, but ``max_cycles`` counts steps, and pictures show what all see.
    """
    found = game_named(game, options)
    if not found.kind.simultaneous:
        able = ", ".join(name for name in game_ids() if kind(name).simultaneous)
        raise OptionError(
            f"in {game} nobody chooses at the same time as others: use env({game!r}), one agent after the other"
            f" (parallel_env is for {able})"
        )
    return Parallel(found, rewards, render_mode, max_cycles, seen_by)
