"""Shared by PettingZoo's two kinds of environments: agents, spaces, seeds, pictures."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..errors import OptionError
from ..match import Game
from . import missing
from .drawing import RENDER_MODES, RenderMode, checked_mode, rendered
from .ids import env_id
from .play import Play
from .spaces import POSITION, Observation, action_space, observation_space, start_of

try:
    from gymnasium.spaces import Discrete, Space
    from gymnasium.utils import seeding
except ModuleNotFoundError as error:
    raise missing("envs") from error

ACTOR, SPECTATOR = "actor", "spectator"


class Agents:
    """A game, an agent for each of its seats, and their observations. ``max_cycles`` None: the game is never truncated.

    ``history``: infos have the events that an agent has seen since its last info.
    """

    def __init__(
        self,
        game: Game,
        rewards: str,
        render_mode: RenderMode | None,
        max_cycles: int | None,
        seen_by: str,
        history: bool = False,
    ) -> None:
        super().__init__()
        self.possible_agents = [f"player_{seat}" for seat in range(game.players)]
        if seen_by not in (ACTOR, SPECTATOR, *self.possible_agents):
            raise OptionError(
                f"seen_by is one of {ACTOR}, {SPECTATOR}, {', '.join(self.possible_agents)}, not {seen_by!r}"
            )
        if max_cycles is not None and max_cycles < 1:
            raise OptionError(f"max_cycles is at least 1, or None, not {max_cycles}")
        self.metadata: dict[str, Any] = {
            "name": env_id(game.id),
            "render_modes": list(RENDER_MODES),
            "render_fps": 2,
            "is_parallelizable": False,
        }
        self.render_mode = checked_mode(render_mode)
        self.max_cycles = max_cycles
        self.seen_by = seen_by
        self.play = Play(game, rewards, history=history)
        self.agents: list[str] = []
        self._np_random, _ = seeding.np_random()
        self._spaces = {agent: observation_space(game) for agent in self.possible_agents}
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._waits = self.play.nothing()
        """The mask of all waiting agents, the same in all infos: it is read-only."""
        self._waits.flags.writeable = False
        self._action_spaces = {agent: action_space(game) for agent in self.possible_agents}

    @property
    def game(self) -> Game:
        """The game with its options."""
        return self.play.game

    def observation_space(self, agent: str) -> Space[Observation]:
        """Always the same object for an agent."""
        return self._spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """Always the same object for an agent."""
        return self._action_spaces[agent]

    def deal(self, seed: int | None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game: from that seed, or from one drawn from the environment's own generator.

        ``options["position"]``: a true position to begin from instead. PettingZoo's own tests pass unknown options, so
        these only warn.
        """
        if strange := [name for name in options or () if name != POSITION]:
            warnings.warn(f"reset knows the option {POSITION!r}, not {strange}", stacklevel=3)
        start = start_of(options, self.game, strange)
        if seed is not None:
            self._np_random, _ = seeding.np_random(seed)
        else:
            seed = int(self._np_random.integers(1 << 62))
        self.play.begin(seed, start)
        self.agents = self.possible_agents[:]

    def show(self) -> None:
        """For people: print the table, if that is the render mode. Every ``reset`` and ``step`` does so."""
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table in the view of ``seen_by``, as text or as ``uint8[height, width, 3]``; None without a mode.

        In the mode ``human`` it is printed.
        """
        return rendered(self.play.view(self._eyes()), self.render_mode)

    def _eyes(self) -> int | None:
        """The seat whose view pictures show; None: a spectator's, also for the actor once the game is over."""
        if self.seen_by == ACTOR:
            return self.play.actor if self.play.actor >= 0 else None
        return None if self.seen_by == SPECTATOR else self.possible_agents.index(self.seen_by)

    def close(self) -> None:
        """Nothing to close."""
