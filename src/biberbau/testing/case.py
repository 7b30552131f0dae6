"""One case: a game with its options, and a seed; and the random players of all checks."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

import numpy as np

from ..kernel.actions import Action
from ..kernel.events import Event
from ..kernel.game import GameKind
from ..kernel.options import Value
from ..match import Game, Match
from .hooks import Hooks
from .players import WALKERS, patient
from .report import BrokenPromiseError

_FULLY = 300
"""Up to this ply a game is examined as often as the plan says."""


@dataclass(frozen=True)
class Plan:
    """The amount of checking. Rates are the shares of plies at which expensive checks run.

    ``hands``: the least number of fills that are shown to trackers. ``every_pair``: games with rows of options in which
    every pair of choices meets, otherwise with rows in which each choice occurs once; ``every_player_count``: also with
    every number of players.
    """

    games: int
    round_trip_rate: float
    world_rate: float
    follow: int
    fills: int
    shuffle_games: int
    transcripts: int
    transcript_plies: int
    soak_games: int
    perft_nodes: int
    stream_draws: int
    stream_shuffles: int
    deals: int
    worlds: int
    draws: int
    late_games: int
    late_states: int
    hands: int
    max_plies: int = 20_000
    every_pair: bool = True
    every_player_count: bool = False
    stop_at_first: bool = False


QUICK = Plan(
    games=1, round_trip_rate=0.03, world_rate=0.03, follow=8, fills=6_000, shuffle_games=10,
    transcripts=8, transcript_plies=150, soak_games=50, perft_nodes=3_000, every_pair=False,
    stream_draws=10_000, stream_shuffles=10_000, deals=2_500, worlds=1_500, draws=5_000,
    late_games=12, late_states=8, hands=2_000,
)  # fmt: skip
FULL = Plan(
    games=4, round_trip_rate=0.4, world_rate=0.25, follow=40, fills=60_000, shuffle_games=80,
    transcripts=24, transcript_plies=20_000, soak_games=300, perft_nodes=100_000, every_player_count=True,
    stream_draws=100_000, stream_shuffles=200_000, deals=60_000, worlds=60_000, draws=200_000,
    late_games=1_000, late_states=300, hands=24_000,
)  # fmt: skip


@dataclass(frozen=True)
class Case:
    """The input of a check. ``seed`` determines the deal and every random choice of the check."""

    game: Game
    seed: int
    hooks: Hooks
    plan: Plan
    rows: tuple[Mapping[str, Value], ...] = ()
    """All rows of options of this run, for families that examine many games at once."""

    @property
    def kind(self) -> GameKind:
        """The game without its options."""
        return self.game.kind

    @property
    def observers(self) -> tuple[int | None, ...]:
        """All seats, and the spectator."""
        return (*range(self.game.players), None)

    def chance(self, purpose: str) -> random.Random:
        """Random choices of a check, the same in every run."""
        return random.Random(f"{purpose} {self.seed}")

    def walk(self) -> Iterator[tuple[Match, Action | None]]:
        """A game: the match at every ply with the action that comes next (None at its end).

        The first seed is played at random, the others in turn by players with tastes, greedy ones, and at random.
        """
        chance, match = self.chance("players"), Match(self.game, self.seed)
        choose = patient(self.game, WALKERS[self.seed % len(WALKERS)], chance)
        while not match.over:
            if match.ply >= self.plan.max_plies:
                raise BrokenPromiseError(
                    f"the game does not end: {match.ply} actions and still going", match.ply
                )
            legal = match.legal()
            if not legal:
                raise BrokenPromiseError(f"seat {match.to_act} is to act and has no legal action", match.ply)
            ids = np.array([action.id for action in legal])
            action = self.kind.actions[choose(match.position().state, ids)]
            yield match, action
            match.play(action)
        yield match, None

    def looks(self, chance: random.Random, ply: int, rate: float = 1.0) -> bool:
        """Whether an expensive check runs at this ply: ever more rarely in long games, which become repetitive."""
        return chance.random() < rate * min(1.0, _FULLY / (ply + 1))

    def played(self) -> Match:
        """A random game, played to its end."""
        *_, (match, _) = self.walk()
        return match

    def complain_about(self, state: np.record, whose: str, ply: int) -> None:
        """Complain when a true state breaks an invariant."""
        code = int(self.hooks.invariants.complaint(state))
        if code:
            raise BrokenPromiseError(f"{whose}: {self.hooks.invariants.COMPLAINTS[code]}", ply)


def news(match: Match, observer: int | None) -> list[Event]:
    """An observer's events of the last action (before the first one: of the deal)."""
    return [event for ply, event in match.events(observer, max(0, match.ply - 1)) if ply == match.ply]


def who(observer: int | None) -> str:
    """An observer's name in messages."""
    return "a spectator" if observer is None else f"seat {observer}"


def same(first: np.record, second: np.record) -> bool:
    """Whether two states are the same bytes."""
    return bool(first.tobytes() == second.tobytes())


def difference(first: np.record, second: np.record) -> str:
    """The fields in which two states differ, for messages."""
    names = first.dtype.names or ()
    return ", ".join(name for name in names if np.any(first[name] != second[name])) or "nothing"
