"""Gymnasium: thousands of games as one vector environment, over a ``Batch``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ..errors import OptionError
from . import missing
from .batch import Batch
from .ids import game_named
from .seating import Sitters
from .spaces import Observation, action_space, observation_space

try:
    from gymnasium.error import ResetNeeded
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ModuleNotFoundError as error:
    raise missing("envs") from error

_AUTORESETS = {
    AutoresetMode.NEXT_STEP: "next_step",
    AutoresetMode.SAME_STEP: "same_step",
    AutoresetMode.DISABLED: "disabled",
}

Stepped = tuple[Observation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]


class GameVectorEnv(VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """``num_envs`` games of one seat against others, or of all seats (``opponents=None``).

    ``opponents``: ``"random"`` or ``"greedy"``, played in compiled code, a policy (a function of observations and
    masks, see ``policies``) or a ``League`` of them; for all other seats, or one for each in the order of play after
    one's own; ``seat``: a number, or ``"random"``: drawn for each game. With ``opponents=None`` every decision of every
    seat is a step: the observation is that of the seat in ``info["actor"]``, the reward that of the seat that has
    acted, and ``info["rewards"]`` has those of all seats, ``float32[num_envs, players]``.

    ``observed``: the seats whose ``batch.view(number, seat)`` may be called, by default all; see ``Batch``.

    ``copy=False`` returns the batch's own arrays, which the next step overwrites: nothing is allocated. The seeds of
    ``reset`` are as in Gymnasium: game n of ``reset(seed=s)`` is ``Match(game, s + n)``.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        opponents: Sitters | None = "random",
        seat: int | str = 0,
        rewards: str = "game",
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        threads: int | None = None,
        copy: bool = True,
        observed: Sequence[int] | None = None,
        **options: object,
    ) -> None:
        self.game = game_named(game, options)
        self.autoreset_mode = _checked_mode(autoreset_mode)
        self.batch = Batch(
            self.game,
            num_envs,
            rewards=rewards,
            autoreset=_AUTORESETS[self.autoreset_mode],
            opponents=opponents,
            seat=seat,
            threads=threads,
            dealt=False,
            observed=observed,
        )
        self.num_envs, self.copy = num_envs, copy
        self.metadata = {"render_modes": [], "autoreset_mode": self.autoreset_mode}
        self.single_observation_space = observation_space(self.game)
        self.single_action_space = action_space(self.game)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._begun = False

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal all games, or those in ``options["reset_mask"]: bool[num_envs]``; without a seed the streams go on."""
        if isinstance(seed, int | np.integer):
            super().reset(seed=int(seed))
            seed = [int(seed) + number for number in range(self.num_envs)]
        elif seed is not None:
            seed = [None if one is None else int(one) for one in seed]
        if seed is not None and len(seed) != self.num_envs:
            raise ValueError(f"{len(seed)} seeds for {self.num_envs} games")
        which = None
        if strange := [name for name in options or () if name != "reset_mask"]:
            raise OptionError(f"reset has the option 'reset_mask', not {strange}")
        if options is not None and "reset_mask" in options:
            which = options["reset_mask"]
            if not isinstance(which, np.ndarray) or which.dtype != np.bool_:
                raise TypeError(f"options['reset_mask'] is an array of bools, not {which!r}")
            if which.shape != (self.num_envs,) or not which.any():
                raise ValueError(
                    f"options['reset_mask'] marks one or more of {self.num_envs} games, not {which}"
                )
        self.batch.reset(seed, which)
        self._begun = True
        return self._observations(), self._info()

    def step(self, actions: ArrayLike) -> Stepped:
        """Play an action in each game; if one is not legal, IllegalActionError, and nothing happens."""
        if not self._begun:
            raise ResetNeeded("reset comes before the first step")
        batch = self.batch
        seats = batch.observers.copy()
        batch.step(actions)
        paid = batch.rewards[np.arange(self.num_envs), seats].astype(np.float64)
        info = self._info()
        over = batch.terminated.copy()
        if self.autoreset_mode == AutoresetMode.SAME_STEP and over.any():
            info |= self._finals(over, seats)
        return self._observations(), paid, over, np.zeros_like(over), info

    def sample(self) -> NDArray[np.int64]:
        """A random legal action for every game, much faster than ``action_space.sample(mask=…)``."""
        return self.batch.sample().copy()

    def close_extras(self, **kwargs: Any) -> None:
        """End the threads."""
        self.batch.close()

    def _observations(self) -> Observation:
        seen, masks = self.batch.observations, self.batch.masks
        if self.copy:
            return {"observation": seen.copy(), "action_mask": masks.copy()}
        return {"observation": seen, "action_mask": masks}

    def _info(self) -> dict[str, Any]:
        """``action_mask`` and ``seat``; where the caller plays all seats, ``actor`` (-1: over) and ``rewards`` as
        well.
        """
        batch = self.batch
        info: dict[str, Any] = {"action_mask": batch.masks.copy(), "seat": batch.observers.copy()}
        if batch.opponents is None:
            info |= {"actor": batch.actors.copy(), "rewards": batch.rewards.copy()}
        return info | {f"_{name}": np.ones(self.num_envs, dtype=np.bool_) for name in info}

    def _finals(self, over: NDArray[np.bool_], seats: NDArray[np.int64]) -> dict[str, Any]:
        """The final observations of games that the same step dealt anew."""
        seen = np.full(self.num_envs, None, dtype=object)
        for number in np.flatnonzero(over).tolist():
            seen[number] = {
                "observation": self.batch.final_observations[number].copy(),
                "action_mask": np.zeros_like(self.batch.masks[number]),
            }
        final: dict[str, Any] = {"seat": np.where(over, seats, 0), "_seat": over.copy()}
        if self.batch.opponents is None:
            final |= {"rewards": self.batch.rewards.copy(), "_rewards": over.copy()}
        return {"final_obs": seen, "_final_obs": over.copy(), "final_info": final, "_final_info": over.copy()}


def _checked_mode(mode: AutoresetMode | str) -> AutoresetMode:
    """The mode with that name, as Gymnasium or as a batch spells it; OptionError for any other."""
    for known, spelt in _AUTORESETS.items():
        if mode in (known, known.value, spelt):
            return known
    modes = ", ".join(known.value for known in _AUTORESETS)
    raise OptionError(f"autoreset_mode is one of {modes}, not {mode!r}")


def vector_env(game: str, num_envs: int, **arguments: Any) -> GameVectorEnv:
    """Many games at once, e.g. ``vector_env("frantic", 1024, players=4, opponents="greedy")``; see ``GameVectorEnv``."""
    return GameVectorEnv(game, num_envs, **arguments)
