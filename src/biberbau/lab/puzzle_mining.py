"""Puzzle mining as work in blocks of one game, in rounds: a game is mined knowing the puzzles of earlier rounds.

So a decision is searched deeply only where there are not enough puzzles like it, and yet a block follows from its
number, since the size of a round does not depend on who does it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import closing
from dataclasses import asdict, dataclass, field, replace
from itertools import chain, islice
from pathlib import Path

from .. import __version__
from ..bots.bot import GreedyBot
from ..coach.advice import advise
from ..coach.mining import Bar, Kind, Store, kind_of, mine
from ..coach.puzzles import Puzzle, PuzzleError, read
from ..errors import OptionError
from ..games import kind
from ..kernel.game import Document
from ..kernel.options import Value
from ..match import Game, Match
from ..search.budget import Budget
from ..search.searcher import Searcher
from .block_file import FORMAT
from .blocks import Doing, Done, Work

ROUND = 16
"""The default number of games in a round, which do not know of each other."""

MOST_PLAYERS = 4
"""The most players at a puzzle's table."""


@dataclass(frozen=True)
class Mining:
    """A work (``blocks.Work``). ``options``: of the games without the number of players, which varies; ``first``: the
    number of the first game; ``most``: the most puzzles of one theme; ``round``: the games of a round; ``known``: the
    kinds of puzzles from earlier rounds.
    """

    game: str
    options: Mapping[str, Value]
    bar: Bar
    most: int
    first: int = 0
    seed: str = "puzzles"
    round: int = ROUND
    known: tuple[Kind, ...] = ()

    def __post_init__(self) -> None:
        if "players" in self.options:
            raise OptionError("the number of players goes round from game to game: leave players out")

    def plan(self) -> Document:
        """As ``blocks.Work`` has it; what is ``known`` follows from earlier blocks."""
        return {
            "work": "puzzles",
            "biberbau": __version__,
            "game": self.game,
            "version": kind(self.game).version,
            "options": dict(self.options),
            "seed": self.seed,
            "first": self.first,
            "most": self.most,
            "round": self.round,
            **asdict(self.bar),
        }

    def table(self, number: int) -> Game:
        """The game of that block."""
        low, high = kind(self.game).players
        players = low + number % (min(high, MOST_PLAYERS) - low + 1)
        return Game.of(self.game, {**self.options, "players": players})

    def prepare(self) -> None:
        """Let a decision be searched, and advice be given on it; the greedy bot decides, too."""
        match = Match(self.table(self.first), "prepare")
        while len(match.legal()) < 2:
            match.play(match.legal()[0])
        view = match.view(match.to_act)
        least = Budget(playouts=len(view.legal))
        Searcher(match.game).search(view, least, b"prepare")
        GreedyBot().choose(view, b"prepare")
        advise(match.game, view, least, b"prepare")

    def block(self, number: int) -> Document:
        """The puzzles of a game."""
        game, store = self.first + number, Store(self.most, known=self.known)
        found = list[Document]()
        for one in mine(self.table(game), f"{self.seed} {game}", self.bar, store.wants):
            store.add(one)
            found.append(asdict(one))
        return {"puzzles": found}


@dataclass
class Pool:
    """The mined puzzles, block by block."""

    blocks: list[list[Puzzle]] = field(default_factory=list)

    def add(self, block: Document) -> list[Puzzle]:
        """Add the next block; returns its puzzles."""
        self.blocks.append([Puzzle(**one) for one in block["puzzles"]])
        return self.blocks[-1]

    def __len__(self) -> int:
        return sum(map(len, self.blocks))

    def known(self, blocks: int) -> tuple[Kind, ...]:
        """The kinds of the puzzles of the first ``blocks``."""
        return tuple(kind_of(one) for block in self.blocks[:blocks] for one in block)


class InRounds:
    """Does mining by ``doing``, and begins a round when all blocks before it are in the ``pool``."""

    def __init__(self, doing: Doing, pool: Pool) -> None:
        self._doing, self._pool = doing, pool

    def __call__(self, work: Work, numbers: Iterator[int]) -> Done:
        """As ``Doing`` says."""
        assert isinstance(work, Mining)
        for first in numbers:
            gone = first % work.round
            of_this_round = chain([first], islice(numbers, work.round - 1 - gone))
            knowing = replace(work, known=self._pool.known(first - gone))
            with closing(self._doing(knowing, of_this_round)) as done:
                yield from done


def mined(file: Path) -> list[Puzzle]:
    """The puzzles of a file of blocks, or of a selection; PuzzleError where it is neither."""
    with file.open(encoding="utf-8") as lines:
        try:
            head = json.loads(next(lines, ""))
        except ValueError:
            head = None
        if not isinstance(head, dict) or head.get("format") != FORMAT:
            return list(read(file))
        pool = Pool()
        for number, line in enumerate(lines, start=2):
            if line.endswith("\n"):  # the last line may be incomplete
                try:
                    pool.add(json.loads(line))
                except (ValueError, TypeError, KeyError) as error:
                    raise PuzzleError(f"{file.name}, line {number}: {error}") from error
    return [one for block in pool.blocks for one in block]
