"""Plays games and records every decision, or replays recorded ones."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from types import ModuleType

import numpy as np
from numpy.typing import NDArray

from ...envs.arrays import PLAN, SCRATCH, Bench
from ...envs.batch import loops_of
from ...errors import BiberbauError
from ...kernel.compiled import specialise
from ...kernel.events import NO_EVENTS
from ...kernel.game import GameKind
from ...kernel.rng import STREAM, Rng, key_of, stream
from ...match import Game, match_stream
from ..report.notes import MOST_PLIES, SITTER
from ..report.players import compiled_sitter
from .rows import longer, new_rows

ROOM = 8192
"""The initial room for decisions, and the number after which those of finished games are written to the file."""


class RecordError(BiberbauError, ValueError):
    """A data set that cannot be continued, or whose games do not match its rows."""


@dataclass(frozen=True)
class Written:
    """A recorded game. Its decisions are the rows from ``first`` up to ``last``.

    ``seed``: of the match, or the key made from it; ``fingerprint``: SHA-256 of the bytes of its last true state, in
    hex.
    """

    seed: bytes
    first: int
    last: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    fingerprint: str

    @property
    def shares(self) -> NDArray[np.float32]:
        """Every seat's share of the win, ``float32[seats]``."""
        found = np.zeros(len(self.scores), dtype=np.float32)
        found[list(self.winners)] = 1 / len(self.winners)
        return found


def template_of(kind: GameKind) -> ModuleType:
    """The compiled games of a kind."""
    return specialise(
        "biberbau.lab.record.whole_records",
        kind.id,
        kind.rules,
        stepping=loops_of(kind),
    )


class Recorder:
    """Records games of one kind in ``rows``, the next one from ``at`` on. Not thread-safe."""

    def __init__(self, game: Game) -> None:
        self.rows = new_rows(game, ROOM)
        self.at = 0
        self._template = template_of(game.kind)
        self._plan = np.zeros(1, dtype=PLAN)
        actions = 8 * len(self.rows.words)
        self._bench = Bench(
            scratch=np.zeros(SCRATCH, dtype=game.kind.dtype),
            memory=np.zeros(1, dtype=STREAM),
            scores=np.zeros(game.players, dtype=np.int32),
            flags=np.zeros((2, actions), dtype=np.uint8)[:, : len(game.kind.actions)],
            values=np.zeros(actions, dtype=np.float64),
            unpaid=np.zeros(game.players, dtype=np.float32),
        )
        self.turn_to(game)

    def turn_to(self, game: Game) -> None:
        """Record games with these options from now on; of the same kind as before."""
        self.game = game
        self._plan[0].fades = game.kind.memory.fades(game.options)
        self._bench = self._bench._replace(
            scores=np.zeros(game.players, dtype=np.int32), unpaid=np.zeros(game.players, dtype=np.float32)
        )

    def play(self, seed: bytes, names: Sequence[str]) -> Written:
        """A game between players in compiled code: the match of that seed."""
        return self._written(seed, match_stream(seed), names, None)

    def follow(self, seed: bytes, actions: Sequence[int]) -> Written:
        """The game with that seed and exactly these actions; a RecordError where it is impossible."""
        return self._written(seed, match_stream(seed), (), actions)

    def follow_key(self, key: bytes, actions: Sequence[int]) -> Written:
        """The same from the key of its draws, where the seed is unknown."""
        return self._written(key, stream(key), (), actions)

    def _written(
        self, seed: bytes, chance: Rng, names: Sequence[str], actions: Sequence[int] | None
    ) -> Written:
        game, rules, first = self.game, self.game.kind.rules, self.at
        state: np.record = np.zeros(1, dtype=game.kind.dtype)[0]
        die = stream(key_of(seed, "players"))
        rules.deal(state, game.options_array, chance, NO_EVENTS)
        sitters = np.array([compiled_sitter(name) for name in names], dtype=SITTER)
        told = np.array(() if actions is None else actions, dtype=np.int64)
        while True:
            self.at = self._template.play_on(
                state,
                chance,
                die,
                sitters,
                told,
                actions is not None,
                self.at - first,
                self.at,
                self._plan[0],
                self.rows,
                self._bench,
                NO_EVENTS,
            )
            if self.at < 0:
                raise RecordError(_wrong(game, told, -1 - self.at - first, state))
            if rules.actor(state) < 0:
                break
            if self.at - first >= MOST_PLIES:
                raise RecordError(f"a game of {game.kind.title} did not end within {MOST_PLIES} decisions")
            self.rows = longer(game, self.rows, 2 * len(self.rows.seats))
        if len(told) > self.at - first:
            raise RecordError(f"the game is over after {self.at - first} actions, but {len(told)} are stated")
        fingerprint = hashlib.sha256(state.tobytes()).hexdigest()
        return Written(seed, first, self.at, game.scores(state), game.winners(state), fingerprint)


def _wrong(game: Game, told: NDArray[np.int64], ply: int, state: np.record) -> str:
    if ply >= len(told):
        return f"the game is not over after its {len(told)} actions"
    legal = ", ".join(f"{action.id} ({action.notation})" for action in game.legal(state))
    return f"action {ply + 1} is {told[ply]}, which is not legal; legal are: {legal}"
