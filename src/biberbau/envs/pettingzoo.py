"""The games for PettingZoo: ``env`` (AEC, every game) and ``parallel_env`` (games with choices at the same time).

>>> from biberbau.envs import pettingzoo
>>> env = pettingzoo.env("beasty_bar", players=3)
>>> env.reset(seed=1)
>>> env.agents
['player_0', 'player_1', 'player_2']
"""

from __future__ import annotations

from typing import Any

from ..errors import OptionError
from ..games import game_ids, kind
from . import missing
from .agents import ACTOR, SPECTATOR, Agents
from .drawing import RenderMode
from .ids import game_named, gymnasium_id
from .parallel import Parallel
from .spaces import Observation

try:
    import pettingzoo
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ModuleNotFoundError as error:
    raise missing("envs") from error

__all__ = ["RawEnv", "env", "parallel_env", "raw_env"]


class RawEnv(Agents, AECEnv):  # type: ignore[misc]
    """The seats decide one after another, as the rules ask them. ``state()`` is not offered: it would reveal secrets."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game, or begin from a true position: ``options={"position": position}``."""
        self.deal(seed, options)
        agents = self.agents
        self._paid = False
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self._skip_agent_selection = None
        self._ask(self.play.actor)
        self.agent_selection = agents[self._asked]
        self.show()

    def observe(self, agent: str) -> Observation:
        """An agent's observation now, at any time; only the agent that is to act gets a mask that is not all 0."""
        seat, play = self._seats[agent], self.play
        return {
            "observation": play.observe(seat),
            "action_mask": play.mask() if seat == self._asked else play.nothing(),
        }

    def step(self, action: int | None) -> None:
        """Play the action of ``agent_selection``; if it is illegal, IllegalActionError, and nothing happens."""
        agent, agents, play = self.agent_selection, self.agents, self.play
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise TypeError(f"{agent} is to act: None is not an action")
        seat = play.step(action)
        self._cumulative_rewards[agent] = 0.0
        paid: list[float] = play.paid.tolist()
        if any(paid) or self._paid:
            self._paid = any(paid)
            self.rewards = dict(zip(agents, paid, strict=True))
            self._accumulate_rewards()
        over = seat < 0
        cut = not over and self.max_cycles is not None and play.ply >= self.max_cycles * len(agents)
        if over or cut:
            self.terminations = dict.fromkeys(agents, over)
            self.truncations = dict.fromkeys(agents, cut)
            seat = -1
        self._ask(seat)
        self.agent_selection = agents[max(seat, 0)]
        self.show()

    def _ask(self, seat: int) -> None:
        """Set the seat to act, -1 for nobody: the infos get every agent's mask."""
        self._asked = seat
        waits = self._waits
        infos: dict[str, dict[str, Any]] = {agent: {"action_mask": waits} for agent in self.agents}
        if seat >= 0:
            infos[self.agents[seat]] = {"action_mask": self.play.mask(), **self.play.news(seat)}
        else:
            infos = {agent: {**infos[agent], **self.play.news(self._seats[agent])} for agent in self.agents}
        self.infos = infos


def raw_env(
    game: str,
    *,
    rewards: str = "game",
    render_mode: RenderMode | None = None,
    max_cycles: int | None = None,
    seen_by: str = ACTOR,
    history: bool = False,
    **options: Any,
) -> RawEnv:
    """The AEC environment of a game without PettingZoo's wrappers; ``env`` explains the arguments."""
    return RawEnv(game_named(game, options), rewards, render_mode, max_cycles, seen_by, history)


def env(
    game: str,
    *,
    rewards: str = "game",
    render_mode: RenderMode | None = None,
    max_cycles: int | None = None,
    seen_by: str = ACTOR,
    history: bool = False,
    **options: Any,
) -> AECEnv:
    """The AEC environment of a game, e.g. ``env("frantic", players=4)``.

    ``options``: the game's own. ``rewards``: "game" (at its end) or "rounds" (after each, in points). ``max_cycles``:
    the game is truncated after this many decisions of each seat on average. ``seen_by``: the view that ``render``
    shows, the ``actor``'s, a ``spectator``'s, or always one agent's. ``history``: the info of the agent that is to act
    (at the end: of all) has the events that it has seen since its last info, as ``match.history`` writes them.

    An illegal action raises IllegalActionError; a number that is no action's, AssertionError.
    """
    raw = raw_env(
        game,
        rewards=rewards,
        render_mode=render_mode,
        max_cycles=max_cycles,
        seen_by=seen_by,
        history=history,
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
    history: bool = False,
    **options: Any,
) -> Parallel:
    """The parallel environment of a game with simultaneous choices; OptionError for others.

    Arguments as for ``env``, but ``max_cycles`` counts steps, and pictures show a spectator's view.
    """
    found = game_named(game, options)
    if not found.kind.simultaneous:
        able = ", ".join(name for name in game_ids() if kind(name).simultaneous)
        raise OptionError(
            f"in {game} nobody chooses at the same time as others: use env({game!r}), one agent after the other"
            f" (parallel_env is for {able})"
        )
    return Parallel(found, rewards, render_mode, max_cycles, seen_by, history)


def _register() -> None:
    """Register every game for ``pettingzoo.make``, where PettingZoo has a registry."""
    if not hasattr(pettingzoo, "register"):
        return
    for game in game_ids():
        found: dict[str, Any] = {"id": gymnasium_id(game), "kwargs": {"game": game}}
        if found["id"] not in pettingzoo.aec_registry:
            pettingzoo.register("aec", entry_point=f"{__name__}:env", **found)
            if kind(game).simultaneous:
                pettingzoo.register("parallel", entry_point=f"{__name__}:parallel_env", **found)


_register()
