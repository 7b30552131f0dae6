"""Many games of uniformly random play in one compiled loop."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ..kernel.compiled import specialise
from ..kernel.events import NO_EVENTS
from ..kernel.fast_rng import new_mask
from ..kernel.rng import key_of, seed_bytes, stream
from ..match import Game

_TEMPLATE = "biberbau.envs.random_play"


@dataclass(frozen=True)
class Played:
    """The results of a batch of random games: ``scores: int64[players]`` summed over all games."""

    games: int
    moves: int
    scores: NDArray[np.int64]


class RandomPlay:
    """Plays a game at random, many times a second. Its batches depend on the seed alone.

    >>> import biberbau
    >>> played = RandomPlay(biberbau.game("beasty_bar", players=2), seed=1).play(10)
    >>> played.games, len(played.scores)
    (10, 2)
    """

    def __init__(self, game: Game, seed: int | str | bytes | None = None) -> None:
        self.game = game
        self._loops = specialise(_TEMPLATE, game.id, game.kind.rules)
        self._options = game.options_array
        self._state: NDArray[np.record] = np.zeros(2, dtype=game.kind.dtype)  # the second stays blank
        self._copies: NDArray[np.record] = np.zeros(64, dtype=game.kind.dtype)
        self._mask, self._words = new_mask(len(game.kind.actions))
        self._rng = stream(key_of(seed_bytes(seed), "random play"))
        self._luck = np.array([self._rng.key1], dtype=np.uint64)

    def play(self, games: int) -> Played:
        """Play ``games`` games to their end; every decision counts as a move, forced ones too."""
        scores = np.zeros(self.game.players, dtype=np.int32)
        totals = np.zeros(self.game.players, dtype=np.int64)
        moves = self._loops.play_games(
            games,
            self._state,
            self._options,
            self._mask,
            self._words,
            self._rng,
            self._luck,
            scores,
            totals,
            NO_EVENTS,
        )
        return Played(games, int(moves), totals)

    def copy(self, count: int) -> None:
        """Copy a state ``count`` times, each time to another place, as a search does."""
        self._loops.copy_states(self._copies, count)
