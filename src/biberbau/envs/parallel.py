"""PettingZoo's parallel environment: simultaneous choices are made in one step.

The rules ask one seat after the other, even where the whole table chooses at once. For such kinds of decisions
(``kind.simultaneous``), choices are collected here, and played in the order of the rules when all of them are there.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..errors import IllegalActionError
from ..kernel.events import NO_EVENTS
from ..kernel.stack import KIND, decides
from ..match import Game
from . import missing
from .agents import Agents
from .drawing import RenderMode
from .spaces import Observation

try:
    from gymnasium.error import ResetNeeded
    from pettingzoo import ParallelEnv
except ModuleNotFoundError as error:
    raise missing("envs") from error

Told = dict[str, dict[str, Any]]


class Parallel(Agents, ParallelEnv):  # type: ignore[misc]
    """Agents with a decision have a mask that is not all 0; others' actions in that step are ignored."""

    def __init__(
        self,
        game: Game,
        rewards: str,
        render_mode: RenderMode | None,
        max_cycles: int | None,
        seen_by: str,
        history: bool = False,
    ) -> None:
        super().__init__(game, rewards, render_mode, max_cycles, seen_by, history)
        self._steps = 0
        self._chosen: dict[int, list[int]] = {}
        self._masks: dict[int, NDArray[np.int8]] = {}
        self._seen: dict[int, NDArray[np.float32]] = {}

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], Told]:
        """Deal a new game, or begin from a true position: ``options={"position": position}``."""
        self.deal(seed, options)
        self._steps = 0
        self._chosen = {}
        self._seen = {}
        self._ask()
        self.show()
        return self._look()

    def step(
        self, actions: dict[str, int | None]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], Told]:
        """Play or collect the choices of all who have one; if one is illegal, IllegalActionError, and nothing happens."""
        if not self.agents:
            raise ResetNeeded("nobody plays: reset the environment")
        found = {seat: self._choice(seat, actions) for seat in self._masks}
        for seat, action in found.items():
            self._chosen.setdefault(seat, []).append(action)
        self._steps += 1
        self._ask()
        paid = np.zeros(self.game.players, dtype=np.float32)
        if not self._masks:
            paid = self._play_chosen()
            self._ask()
        over = self.play.actor < 0
        cut = not over and self.max_cycles is not None and self._steps >= self.max_cycles
        if cut:
            self._masks = {}
        self.show()
        observations, infos = self._look()
        agents, self.agents = self.agents, [] if over or cut else self.agents
        rewards = {agent: float(paid[seat]) for seat, agent in enumerate(agents)}
        return observations, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, cut), infos

    def observe(self, agent: str) -> Observation:
        """The last observation of an agent."""
        seat = self.possible_agents.index(agent)
        mask = self._masks.get(seat)
        return {
            "observation": self._seen[seat].copy(),
            "action_mask": self.play.nothing() if mask is None else mask.copy(),
        }

    def _choice(self, seat: int, actions: dict[str, int | None]) -> int:
        """The choice of a seat that is asked."""
        agent = self.possible_agents[seat]
        action = actions.get(agent)
        if action is None:
            legal = self.play.notations(self._masks[seat])
            raise IllegalActionError(f"{agent} has to choose one of: {', '.join(legal)}", legal)
        return self.play.check(seat, action, self._masks[seat])

    def _ask(self) -> None:
        """Find the seats that have to choose, with their observations and legal actions.

        While all choose at once, the rules run on a copy. A seat that has not chosen yet is asked there, with any of
        its choices as a placeholder: later seats' observations and legal actions do not depend on it.
        """
        simultaneous = self.game.kind.simultaneous
        self._masks = {}
        if not self._chosen:
            self._seen = {seat: self.play.observe(seat) for seat in range(self.game.players)}
        state, rng = self.play.true[0].copy(), self.play.rng.copy()
        rules, phase = self.game.kind.rules, decides(state, KIND)
        if phase not in simultaneous:
            if self.play.actor >= 0 and not self._chosen:
                self._masks[self.play.actor] = self.play.mask()
            return
        taken = dict.fromkeys(range(self.game.players), 0)
        passed: set[int] = set()
        while decides(state, KIND) == phase:
            seat = int(rules.actor(state))
            kept = self._chosen.get(seat, [])
            if taken[seat] < len(kept):
                action = kept[taken[seat]]
                taken[seat] += 1
            else:
                mask = self.play.mask(state)
                if seat not in passed:
                    passed.add(seat)
                    self._masks[seat] = mask
                    self._seen[seat] = self.play.observe(seat, state)
                action = int(np.argmax(mask))
            rules.apply(state, action, rng, NO_EVENTS)

    def _play_chosen(self) -> NDArray[np.float32]:
        """All have chosen: play their choices in the order of the rules; returns the rewards."""
        paid = np.zeros(self.game.players, dtype=np.float32)
        chosen, self._chosen = self._chosen, {}
        while chosen.get(self.play.actor):
            paid += self.play.play(chosen[self.play.actor].pop(0))
        return paid

    def _look(self) -> tuple[dict[str, Observation], Told]:
        """Everybody's observation and info."""
        observations = {agent: self.observe(agent) for agent in self.agents}
        infos: Told = {
            agent: {"action_mask": seen["action_mask"].copy(), **self.play.news(self._seats[agent])}
            for agent, seen in observations.items()
        }
        return observations, infos
