"""Policies: opponents in a batch that are functions of arrays, called for many games at once.

A policy is a callable ``policy(observations, masks) -> actions``:

===================================== =========================================================================
``observations: float32[n, encoded]`` of the seat that decides, in each of the n games that wait for it
``masks: int8[n, actions]``           its legal actions; always two or more, as a seat without a choice is not asked
returns ``int[n]``                    an action for each: anything that ``numpy.asarray`` makes integers of
===================================== =========================================================================

Arrays are copies and may be kept. These are passed as well, if the policy has parameters with these names:

======================== ======================================================================================
``games: int64[n]``      the games' numbers in the batch, in ascending order
``seats: int64[n]``      the seats that it decides for
``fresh: bool[n]``       whether it is the seat's first decision in its game: where a recurrent policy resets its memory
``draws: float64[n]``    a number from [0, 1) for each, from the game's own stream: a policy that draws by it plays the
                         same games again from the same seed, in a batch of any size
======================== ======================================================================================
"""

from __future__ import annotations

import inspect
import reprlib
from collections.abc import Callable
from typing import Any, NamedTuple, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ..errors import OptionError

Policy: TypeAlias = Callable[..., Any]
"""``(observations, masks) -> actions``, as above."""


class Asked(NamedTuple):
    """The decisions that a policy is asked for, a row for each."""

    games: NDArray[np.int64]
    seats: NDArray[np.int64]
    fresh: NDArray[np.bool_]
    draws: NDArray[np.float64]
    numbers: NDArray[np.int64]  # unique numbers of the deals at these places

    def only(self, which: NDArray[np.bool_]) -> Asked:
        """The rows that are marked."""
        return Asked(
            self.games[which], self.seats[which], self.fresh[which], self.draws[which], self.numbers[which]
        )


_EXTRAS = ("games", "seats", "fresh", "draws")


class Seated(Protocol):
    """The players of seats in one batch."""

    def answer(
        self, observations: NDArray[np.float32], masks: NDArray[np.int8], asked: Asked
    ) -> NDArray[np.int64]:
        """An action for each row; OptionError if there is none."""
        ...

    def ended(
        self,
        games: NDArray[np.int64],
        numbers: NDArray[np.int64],
        seats: NDArray[np.int64],
        results: NDArray[np.float32],
    ) -> None:
        """These games have ended: their deals, the caller's seats, ``results: float32[n, players]``."""
        ...

    def name(self, game: int, seat: int) -> str:
        """The name of the present player of a seat in a game."""
        ...


class Alone:
    """A single policy, which plays its seats in all games."""

    def __init__(self, policy: Policy, name: str | None = None) -> None:
        self._policy = policy
        self._name = name or str(getattr(policy, "__name__", type(policy).__name__))
        self._extras = _wanted(policy, self._name)

    def answer(
        self, observations: NDArray[np.float32], masks: NDArray[np.int8], asked: Asked
    ) -> NDArray[np.int64]:
        """The policy's actions, as integers; OptionError for anything else."""
        extras = {name: getattr(asked, name) for name in self._extras}
        chosen = np.asarray(self._policy(observations, masks, **extras))
        count = len(asked.games)
        if chosen.shape != (count,) or chosen.dtype.kind not in "iu":
            raise OptionError(
                f"policy {self._name!r} gives an action for each row: "
                f"whole numbers [{count}] expected, not {chosen.dtype}{list(chosen.shape)}"
            )
        return chosen.astype(np.int64)

    def ended(self, *_: object) -> None:
        """Ignore the ends of games."""

    def name(self, game: int, seat: int) -> str:
        """The policy's own name."""
        return self._name


def _wanted(policy: Policy, name: str) -> tuple[str, ...]:
    """The optional parameters of a policy; OptionError if it cannot be called."""
    if not callable(policy):
        raise OptionError(f"a policy is a function of observations and masks, not {reprlib.repr(policy)}")
    if isinstance(policy, type):
        raise OptionError(f"{name} is a class: give one of its objects, {name}()")
    try:
        signature = inspect.signature(policy)
    except ValueError:  # some builtins have no signature
        return ()
    extras = tuple(name for name in _EXTRAS if name in signature.parameters)
    try:
        signature.bind(None, None, **dict.fromkeys(extras))
    except TypeError as error:
        raise OptionError(
            f"policy {name!r} is called with observations and masks and, by name, with those of "
            f"{', '.join(_EXTRAS)} that it has as parameters; it has {signature}: {error}"
        ) from None
    return extras


def uniform(
    observations: NDArray[np.float32], masks: NDArray[np.int8], draws: NDArray[np.float64]
) -> NDArray[np.int64]:
    """The uniformly random policy, ``int64[n]``."""
    nth = (draws * masks.sum(axis=1)).astype(np.int64)
    first: NDArray[np.int64] = np.argmax(np.cumsum(masks, axis=1) > nth[:, None], axis=1)
    return first
