"""Recorded games as a work in blocks (``blocks.Work``): a block is one file of decisions and one of games."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ... import __version__
from ...errors import OptionError
from ...kernel.game import Document
from ...kernel.rng import seed_bytes
from ...match import Game, Match
from ..contestants import contestant
from ..report.playing import compiles
from .columns import (
    FORMAT,
    ParquetBytes,
    decisions_schema,
    decisions_table,
    games_schema,
    games_table,
)
from .levels import Opinions, opinions
from .recording import ROOM, Recorder, RecordError, Written

GAMES_A_FILE, OF_BOTS = 1000, 10
"""The default number of games in a file: in compiled code, and where anybody thinks."""


def usual_size(bots: Sequence[str], levels: Sequence[str]) -> int:
    """The default number of games in a file."""
    return GAMES_A_FILE if compiles([bots]) and not levels else OF_BOTS


def seed_of(seed: int, number: int) -> bytes:
    """The seed of a game, as ``Batch`` names its games."""
    return seed_bytes(f"{seed}/{number}")


@dataclass(frozen=True)
class Recorded:
    """Games to be recorded. ``bots``: one for each seat; ``size``: games a file; ``levels``: those whose opinions are
    recorded.
    """

    game: Game
    bots: tuple[str, ...]
    size: int
    seed: int = 0
    levels: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if self.size < 1:
            raise OptionError(f"a file has at least one game, not {self.size}")

    def plan(self) -> Document:
        """As ``blocks.Work`` has it."""
        return {
            "work": FORMAT,
            "biberbau": __version__,
            "game": self.game.id,
            "version": self.game.kind.version,
            "options": dict(self.game.options),
            "bots": list(self.bots),
            "seed": self.seed,
            "games_a_file": self.size,
            "levels": list(self.levels),
        }

    def prepare(self) -> None:
        """Play a random game in compiled code; let everybody who thinks do so once."""
        seed = seed_of(self.seed, 0)
        Recorder(self.game).play(seed, ("random",) * self.game.players)
        if not compiles([self.bots]):
            for name in dict.fromkeys(self.bots):
                contestant(name, self.game).choose(Match(self.game, seed), b"prepare", b"prepare")
        for level in self.levels:
            opinions(self.game, seed, (), level, most=1)

    def block(self, number: int) -> Document:
        """The games of a block. ``files``: its file of decisions and its file of games, as bytes."""
        recorder, game = Recorder(self.game), self.game
        decisions = ParquetBytes(decisions_schema(game, self.levels))
        games = ParquetBytes(games_schema(game))
        waiting, count = list[tuple[int, Written]](), 0
        numbers = range(number * self.size, (number + 1) * self.size)
        for at in numbers:
            waiting.append((at, self._played(recorder, at)))
            if recorder.at >= ROOM or at == numbers[-1]:
                asked = {
                    level: [self._asked(recorder, *one, level) for one in waiting] for level in self.levels
                }
                decisions.add(decisions_table(game, recorder.rows, waiting, asked))
                games.add(games_table(game, self.bots, recorder.rows, waiting))
                count += recorder.at
                recorder.at, waiting = 0, []
        files = {"decisions": decisions.finished(), "games": games.finished()}
        return {"games": self.size, "decisions": count, "files": files}

    def _played(self, recorder: Recorder, number: int) -> Written:
        seed = seed_of(self.seed, number)
        if compiles([self.bots]):
            return recorder.play(seed, self.bots)
        match, players = Match(self.game, seed), [contestant(name, self.game) for name in self.bots]
        while (seat := match.to_act) is not None:
            dice = seed + b"-%d" % match.ply
            match.play(players[seat].choose(match, dice, seed))
        return recorder.follow(seed, [action.id for action in match.history])

    def _asked(self, recorder: Recorder, number: int, written: Written, level: str) -> Opinions:
        actions = recorder.rows.actions[written.first : written.last].tolist()
        return opinions(self.game, written.seed, actions, level)


def read_plan(plan: Document) -> Recorded:
    """The work with this plan; a RecordError where this version could not replay its games."""
    if plan.get("work") != FORMAT:
        raise RecordError(f"its plan is not one of {FORMAT}")
    game = Game.of(plan["game"], plan["options"])
    if game.kind.version != plan["version"]:
        raise RecordError(
            f"it holds version {plan['version']} of {game.id}, and this is version {game.kind.version}: "
            f"use biberbau {plan['biberbau']}, with which it was made"
        )
    return Recorded(game, tuple(plan["bots"]), plan["games_a_file"], plan["seed"], tuple(plan["levels"]))
