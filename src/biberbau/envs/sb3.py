"""Stable-Baselines3: thousands of games as one ``VecEnv``, over a ``Batch``."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from ..errors import OptionError
from ..match import Game
from . import missing
from .batch import Batch
from .drawing import checked_mode, rendered
from .ids import game_named
from .seating import Sitters

try:
    from stable_baselines3.common.monitor import Monitor
    from stable_baselines3.common.vec_env import VecEnv
except ModuleNotFoundError as error:
    raise missing("sb3") from error

from .spaces import action_space, vector_space

Indices = int | Iterable[int] | None
Stepped = tuple[NDArray[np.float32], NDArray[np.float32], NDArray[np.bool_], list[dict[str, Any]]]


class Place:
    """One game of the vector for ``get_attr`` and ``env_method``: the interface of a single environment."""

    spec = None

    def __init__(self, envs: GameVecEnv, number: int) -> None:
        self._envs, self._number = envs, number

    @property
    def game(self) -> Game:
        """The game and its options."""
        return self._envs.game

    @property
    def seat(self) -> int:
        """One's own seat."""
        return int(self._envs.batch.observers[self._number])

    @property
    def render_mode(self) -> str | None:
        """The render mode as it was given."""
        return self._envs.rendering

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions, ``bool[actions]``, as sb3-contrib's MaskablePPO needs them."""
        legal: NDArray[np.bool_] = self._envs.batch.masks[self._number] != 0
        return legal

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table in one's own seat's view: see ``drawing``."""
        view = self._envs.batch.position(self._number).as_seen_by(self.seat)
        return rendered(view, self.render_mode)


class GameVecEnv(VecEnv):  # type: ignore[misc]
    """``n_envs`` games of one seat against the players of a batch, for the algorithms of Stable-Baselines3.

    ``opponents``, ``seat``, ``rewards``, ``threads``: as in ``Batch``; policies and leagues of them, too. Observations
    are the vector alone, ``float32[n_envs, encoded]``; masks come by ``env_method("action_masks")``, or all together by
    ``action_masks() -> bool[n_envs, actions]``. ``illegal="random"`` plays a random legal action in place of an illegal
    one, for algorithms without masks; ``"raise"`` raises IllegalActionError, and nothing happens.

    A game that is over is dealt anew by the same step. Its ``info`` has the ``terminal_observation``, ``episode`` as
    ``Monitor`` writes it (``r``: the sum of rewards, ``l``: one's own decisions, ``t``: seconds since the start) and
    ``is_success``: whether one got more than an equal share of the victory.

    After ``seed(s)`` the next ``reset`` deals ``Match(game, s + n)`` at place n. ``reset`` has no options.
    """

    def __init__(
        self,
        game: str,
        n_envs: int = 1,
        *,
        opponents: Sitters = "random",
        seat: int | str = 0,
        rewards: str = "game",
        illegal: Literal["raise", "random"] = "raise",
        threads: int | None = None,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        self.game = game_named(game, options)
        if opponents is None:
            raise OptionError("one seat learns here: name opponents (self-play is a league, or vector_env)")
        if illegal not in ("raise", "random"):
            raise OptionError(f"illegal is raise or random, not {illegal!r}")
        self.rendering = checked_mode(render_mode)
        self.batch = Batch(
            self.game,
            n_envs,
            rewards=rewards,
            autoreset="same_step",
            opponents=opponents,
            seat=seat,
            threads=threads,
            dealt=False,
        )
        self._illegal = illegal
        self._rows = np.arange(n_envs)
        self._actions: NDArray[np.integer[Any]] | None = None
        self._returns = np.zeros(n_envs, dtype=np.float64)
        self._lengths = np.zeros(n_envs, dtype=np.int64)
        self._started = time.time()
        super().__init__(n_envs, vector_space(self.game), action_space(self.game))

    # ------------------------------------------------------------------------------------------------- playing

    def reset(self) -> NDArray[np.float32]:
        """Deal all games: with the seeds of ``seed``, otherwise the streams go on."""
        if any(self._options):
            raise OptionError(
                "reset has no options here; a game's own are given when its environment is made"
            )
        self.batch.reset(self._seeds)
        self._reset_seeds()
        self._returns[:], self._lengths[:] = 0, 0
        self.reset_infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        return self.batch.observations.copy()

    def step_async(self, actions: NDArray[np.integer[Any]]) -> None:
        """Keep the actions for ``step_wait``."""
        self._actions = actions

    def step_wait(self) -> Stepped:
        """Play the actions that were kept."""
        if self._actions is None:
            raise RuntimeError("step_async comes before step_wait")
        batch, seats = self.batch, self.batch.observers.copy()
        actions, self._actions = self._actions, None
        batch.step(self._legal(np.asarray(actions)) if self._illegal == "random" else actions)
        paid, over = batch.rewards[self._rows, seats], batch.terminated.copy()
        self._returns += paid
        self._lengths += 1
        infos: list[dict[str, Any]] = [{"TimeLimit.truncated": False} for _ in range(self.num_envs)]
        for number in np.flatnonzero(over).tolist():
            infos[number] |= {
                "terminal_observation": batch.final_observations[number].copy(),
                "episode": {
                    "r": round(float(self._returns[number]), 6),
                    "l": int(self._lengths[number]),
                    "t": round(time.time() - self._started, 6),
                },
                "is_success": bool(batch.results[number, seats[number]] > 0),
            }
        self._returns[over], self._lengths[over] = 0, 0
        return batch.observations.copy(), paid, over, infos

    def _legal(self, actions: NDArray[np.integer[Any]]) -> NDArray[np.integer[Any]]:
        """The same with a random legal action in place of each illegal one."""
        if actions.shape != (self.num_envs,) or actions.dtype.kind not in "iu":
            return actions  # the batch raises the error
        masks = self.batch.masks
        within = (actions >= 0) & (actions < masks.shape[1])
        legal = within & (masks[self._rows, np.where(within, actions, 0)] != 0)
        return np.where(legal, actions, self.batch.sample())

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions of each game, ``bool[n_envs, actions]``."""
        legal: NDArray[np.bool_] = self.batch.masks != 0
        return legal

    def close(self) -> None:
        """End the threads."""
        self.batch.close()

    # ------------------------------------------------------------------------- single places, as SB3 asks for them

    def get_attr(self, attr_name: str, indices: Indices = None) -> list[Any]:
        """An attribute of ``Place`` for each of these places; AttributeError if there is none with that name."""
        return [getattr(place, attr_name) for place in self._places(indices)]

    def set_attr(self, attr_name: str, value: Any, indices: Indices = None) -> None:
        """Nothing can be set at a single place: AttributeError."""
        raise AttributeError(
            f"{attr_name!r} cannot be set: the games of a batch have no attributes of their own"
        )

    def env_method(
        self, method_name: str, *method_args: Any, indices: Indices = None, **method_kwargs: Any
    ) -> list[Any]:
        """The results of a method of ``Place`` for each of these places."""
        if method_name == "action_masks":  # a fast path: this is called at every step
            return list(self.action_masks()[list(self._get_indices(indices))])
        return [getattr(place, method_name)(*method_args, **method_kwargs) for place in self._places(indices)]

    def env_is_wrapped(self, wrapper_class: type[Any], indices: Indices = None) -> list[bool]:
        """True for ``Monitor``, whose part of ``info`` is there; nothing else is wrapped around single games."""
        return [wrapper_class is Monitor] * len(list(self._get_indices(indices)))

    def get_images(self) -> Sequence[NDArray[np.uint8] | None]:
        """The tables as pixels, for ``render`` and VecVideoRecorder."""
        return self.env_method("render") if self.rendering == "rgb_array" else [None] * self.num_envs

    def _places(self, indices: Indices) -> list[Place]:
        return [Place(self, number) for number in self._get_indices(indices)]


def vec_env(game: str, n_envs: int, **arguments: Any) -> GameVecEnv:
    """Many games at once, e.g. ``vec_env("frantic", 256, players=4, opponents="greedy")``; see ``GameVecEnv``."""
    return GameVecEnv(game, n_envs, **arguments)
