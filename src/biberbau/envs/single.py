"""Gymnasium: one seat against bots. Importing this registers every game for ``gymnasium.make``."""

from __future__ import annotations

from operator import index
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from ..bots.bot import named
from ..bots.memory import recalled
from ..errors import IllegalActionError, OptionError
from ..games import game_ids
from ..match import Match, View
from . import missing
from .drawing import RENDER_MODES, checked_mode, rendered
from .ids import game_named, gymnasium_id
from .opponents import Opponents, checked_seat, lineup
from .rewards import Payer
from .spaces import Observation, action_space, observation_space

try:
    import gymnasium
    from gymnasium.error import ResetNeeded
except ModuleNotFoundError as error:
    raise missing("envs") from error

Illegal = Literal["raise", "random"]


class GameEnv(gymnasium.Env[Observation, np.int64]):
    """One seat of a game; the others are bots, which see what their seats see. A step goes on to one's next decision.

    ``opponents``: names as in ``biberbau arena`` (``random``, ``greedy``, ``search:400``, …), one for all other seats or
    one for each in the order of play after one's own. ``seat``: a number, or ``"random"``: drawn for each game.
    ``rewards``: see ``biberbau.envs.rewards``. ``illegal="random"`` plays a random legal action in place of an illegal
    one, for programs without masks; ``"raise"`` raises IllegalActionError. Further arguments are the game's options.

    ``reset(seed=s)`` deals ``Match(game, s)``. ``info`` has the ``action_mask``, one's ``seat`` and the game's ``ply``,
    and at the end the ``scores`` and the ``winners``.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012 - as Gymnasium has it

    def __init__(
        self,
        game: str,
        *,
        opponents: Opponents = "random",
        seat: int | str = 0,
        rewards: str = "game",
        illegal: Illegal = "raise",
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        self.game = game_named(game, options)
        if illegal not in ("raise", "random"):
            raise OptionError(f"illegal is raise or random, not {illegal!r}")
        self.render_mode = checked_mode(render_mode)
        self.observation_space = observation_space(self.game)
        self.action_space = action_space(self.game)
        self._bots = [named(name) for name in lineup(self.game, opponents)]
        self._seat = checked_seat(self.game, seat)
        self._payer = Payer(self.game, rewards)
        self._illegal = illegal
        self._match = Match(self.game, 0)
        self._begun = False
        self._seed = 0
        self.seat = self._seat or 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal, and let the others play up to one's first decision. ``options`` are not used."""
        super().reset(seed=seed)
        self._seed = int(self.np_random.integers(1 << 62)) if seed is None else seed
        self.seat = int(self.np_random.integers(self.game.players)) if self._seat is None else self._seat
        self._match = Match(self.game, self._seed)
        self._begun = True
        self._let_others_play()
        self._payer.begin(self._match.position().state)
        return self._look()

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play an action and let the others answer; the reward is one's own. IllegalActionError if it is not legal."""
        if not self._begun:
            raise ResetNeeded("reset comes before the first step")
        if self._match.over:
            raise IllegalActionError("the game is over: reset the environment")
        chosen = index(action)
        if self._illegal == "random":
            legal = np.flatnonzero(self.action_masks())
            if chosen not in legal:
                chosen = int(self.np_random.choice(legal))
        self._match.play(chosen)
        reward = self._payer.pay(self._match.position().state)
        self._let_others_play(reward)
        observation, info = self._look()
        return observation, float(reward[self.seat]), self._match.over, False, info

    def action_masks(self) -> NDArray[np.int8]:
        """Which actions are legal now, ``int8[actions]``."""
        return self._mask(self._match.view(self.seat))

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table as one's own seat sees it: text for a terminal, or pixels ``uint8[height, width, 3]``."""
        return rendered(self._match.view(self.seat), self.render_mode)

    def _let_others_play(self, reward: NDArray[np.float32] | None = None) -> None:
        """Bots decide until it is one's turn; what happens is added to ``reward``."""
        match = self._match
        while (seat := match.to_act) is not None and seat != self.seat:
            bot = self._bots[(seat - self.seat - 1) % self.game.players]
            view = recalled(match.view(seat), str(self._seed).encode())
            match.play(bot.choose(view, f"{self._seed}-{match.ply}".encode()))
            if reward is not None:
                reward += self._payer.pay(match.position().state)

    def _look(self) -> tuple[Observation, dict[str, Any]]:
        match, view = self._match, self._match.view(self.seat)
        mask = self._mask(view)
        info: dict[str, Any] = {"action_mask": mask.copy(), "seat": self.seat, "ply": match.ply}
        if match.over:
            info |= {"scores": match.scores, "winners": match.winners}
        return {"observation": view.encode(), "action_mask": mask}, info

    def _mask(self, view: View) -> NDArray[np.int8]:
        mask = np.zeros(len(self.game.kind.actions), dtype=np.int8)
        mask[[action.id for action in view.legal]] = 1
        return mask


def env(game: str, **arguments: Any) -> GameEnv:
    """One seat of a game, e.g. ``env("frantic", players=4, opponents="greedy", seat="random")``; see ``GameEnv``."""
    return GameEnv(game, **arguments)


for _game in game_ids():
    if gymnasium_id(_game) not in gymnasium.registry:
        gymnasium.register(
            gymnasium_id(_game),
            entry_point=f"{__name__}:GameEnv",
            vector_entry_point="biberbau.envs.vector:GameVectorEnv",
            kwargs={"game": _game},
        )
