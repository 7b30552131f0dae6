"""Gymnasium: one seat against bots. Importing this registers every game for ``gymnasium.make``."""

from __future__ import annotations

from operator import index
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from ..bots.memory import recalled
from ..bots.players import Player, player
from ..errors import IllegalActionError, OptionError
from ..games import game_ids
from . import missing
from .drawing import RENDER_MODES, checked_mode, rendered
from .ids import game_named, gymnasium_id
from .opponents import Opponents, checked_seat, lineup
from .play import Play
from .spaces import Observation, action_space, observation_space, start_of

try:
    import gymnasium
    from gymnasium.error import ResetNeeded
except ModuleNotFoundError as error:
    raise missing("envs") from error

Illegal = Literal["raise", "random"]


class GameEnv(gymnasium.Env[Observation, np.int64]):
    """One seat of a game; the others are bots, which see only their own views. A step goes on to one's next decision.

    ``opponents``: names as in ``biberbau arena`` (``random``, ``greedy``, ``search:400``, …), levels (``relaxed``,
    ``keen``, ``strong``), custom bots or functions of a view and a seed; one for all other seats or one for each in the
    order of play after one's own. A player ``random`` draws as in ``Batch(game, n, seeds)``.

    ``seat``: a number, or ``"random"``: drawn for each game. ``rewards``: see ``biberbau.envs.rewards``.
    ``illegal="random"`` plays a random legal action in place of an illegal one, for programs without masks; ``"raise"``
    raises IllegalActionError. Further arguments are the game's options.

    ``reset(seed=s)`` deals ``Match(game, s)``. ``info`` has the ``action_mask``, one's ``seat`` and the game's ``ply``,
    and at the end the ``scores`` and the ``winners``; with ``history=True`` also the events that one's seat has seen
    since the last ``info``, as ``match.history`` writes them.
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
        history: bool = False,
        **options: object,
    ) -> None:
        self.game = game_named(game, options)
        if illegal not in ("raise", "random"):
            raise OptionError(f"illegal is raise or random, not {illegal!r}")
        self.render_mode = checked_mode(render_mode)
        self.observation_space = observation_space(self.game)
        self.action_space = action_space(self.game)
        who: tuple[Player, ...] = lineup(self.game, opponents)
        # random players act inside the compiled step
        self._bots = [None if one == "random" else player(one, self.game) for one in who]
        self._seat = checked_seat(self.game, seat)
        self._illegal = illegal
        bots_look = self.game.kind.knowing is not None and any(self._bots)
        self._play = Play(self.game, rewards, history=history or bots_look)
        self._history = history
        self._begun = False
        self._seed = 0
        self.seat = self._seat or 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal, and let the others play up to one's first decision.

        ``options["position"]``: a true position to begin from instead; ``options["seat"]``: one's seat in this game.
        OptionError for any other.
        """
        super().reset(seed=seed)
        start = start_of(options, self.game, ("seat",))
        own = checked_seat(self.game, options["seat"]) if options and "seat" in options else self._seat
        self._seed = int(self.np_random.integers(1 << 62)) if seed is None else seed
        players = self.game.players
        self.seat = int(self.np_random.integers(players)) if own is None else own
        at_random = tuple((self.seat + 1 + i) % players for i, bot in enumerate(self._bots) if bot is None)
        self._play.looks = self.seat
        self._play.begin(self._seed, start, at_random)
        self._begun = True
        self._let_others_play()
        if self._play.ply:
            self._play.take_up()  # rewards before one's first decision do not count
        return self._shown()

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play an action and let the others answer; the reward is one's own. IllegalActionError if it is not legal."""
        if not self._begun:
            raise ResetNeeded("reset comes before the first step")
        play = self._play
        if play.actor < 0:
            raise IllegalActionError("the game is over: reset the environment")
        if self._illegal == "random":
            chosen, legal = index(action), np.flatnonzero(play.mask())
            action = action if chosen in legal else self.np_random.choice(legal)
        seat = play.step(action)
        reward = play.paid.item(self.seat)
        if seat >= 0 and seat != self.seat:
            reward = self._let_others_play(reward)
        observation, info = self._shown()
        return observation, reward, play.actor < 0, False, info

    def action_masks(self) -> NDArray[np.int8]:
        """Which actions are legal now, ``int8[actions]``."""
        return self._play.mask()

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table as one's own seat sees it: text for a terminal, or pixels ``uint8[height, width, 3]``.

        In the mode ``human`` every step prints it, and so does this.
        """
        return rendered(self._play.view(self.seat), self.render_mode)

    def _let_others_play(self, reward: float = 0.0) -> float:
        """Let bots decide until it is one's turn; returns ``reward`` plus one's rewards meanwhile."""
        play, earned = self._play, np.float32(reward)
        while (seat := play.actor) >= 0 and seat != self.seat:
            bot = self._bots[(seat - self.seat - 1) % self.game.players]
            assert bot is not None
            view = recalled(play.view(seat), str(self._seed).encode())
            play.step(self.game.parse(bot.choose(view, f"{self._seed}-{play.ply}".encode())).id)
            earned += play.paid[self.seat]
        return float(earned)

    def _shown(self) -> tuple[Observation, dict[str, Any]]:
        if self.render_mode == "human":
            self.render()
        return self._look()

    def _look(self) -> tuple[Observation, dict[str, Any]]:
        play = self._play
        info: dict[str, Any] = {"action_mask": play.mask(), "seat": self.seat, "ply": play.ply}
        if self._history:
            info |= play.news(self.seat)
        if play.actor < 0:
            state = play.true[0]
            info |= {"scores": self.game.scores(state), "winners": self.game.winners(state)}
        return {"observation": play.observe(self.seat), "action_mask": play.mask()}, info


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
