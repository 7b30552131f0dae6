"""Bots against each other: results of blocks of deals, with intervals, and when there are enough games."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from itertools import combinations

from ..bots.players import Player
from ..errors import OptionError
from ..kernel.game import Document
from ..match import Game
from ..search.budget import Budget
from .block_file import BlockFile
from .blocks import Doing, here, results
from .contestants import USUAL
from .deal_blocks import DealBlocks, shares
from .intervals import mean_interval
from .sprt import SequentialTest


class Standing:
    """One bot's results. A shared win counts as a fraction.

    ``adjusted``: wins without the luck of the cards; None where luck was not computed.
    """

    def __init__(self, bot: str) -> None:
        self.bot = bot
        self.games = 0
        self.wins = 0.0
        self.total_score = 0
        self.cpu_ms = 0.0
        self.adjusted: float | None = None
        self._blocks: dict[Hashable, tuple[int, float, float]] = {}

    def add(self, share: float, score: int, block: Hashable = None, luck: float | None = None) -> None:
        """Count one game. ``block``: the number of its deal; a game without it is a block by itself."""
        self.games += 1
        self.wins += share
        self.total_score += score
        if luck is not None:
            self.adjusted = (self.adjusted or 0.0) + share - luck
        key = ("alone", self.games) if block is None else block
        games, wins, adjusted = self._blocks.get(key, (0, 0.0, 0.0))
        self._blocks[key] = (games + 1, wins + share, adjusted + share - (luck or 0.0))

    @property
    def win_rate(self) -> float:
        """Wins per game."""
        return self.wins / self.games if self.games else 0.0

    @property
    def mean_score(self) -> float:
        """Points per game."""
        return self.total_score / self.games if self.games else 0.0

    @property
    def rates(self) -> list[float]:
        """The win rate in each block."""
        return [wins / games for games, wins, _ in self._blocks.values()]

    @property
    def ci95(self) -> tuple[float, float]:
        """The 95 % interval of the win rate: from the blocks, as games of one deal are alike."""
        return mean_interval(self.rates, 0.0, 1.0)

    @property
    def adjusted_rate(self) -> float | None:
        """The win rate without luck: the same expectation, less variance."""
        return None if self.adjusted is None else self.adjusted / self.games

    @property
    def adjusted_ci95(self) -> tuple[float, float]:
        """Its interval."""
        return mean_interval([adjusted / games for games, _, adjusted in self._blocks.values()], 0.0, 1.0)

    def as_json(self) -> Document:
        """As ``biberbau arena --json`` prints it."""
        found: Document = {
            "bot": self.bot,
            "games": self.games,
            "wins": round(self.wins, 4),
            "win_rate": round(self.win_rate, 4),
            "ci95": rounded(self.ci95),
            "mean_score": round(self.mean_score, 4),
        }
        if self.adjusted_rate is not None:
            found |= {
                "adjusted_rate": round(self.adjusted_rate, 4),
                "adjusted_ci95": rounded(self.adjusted_ci95),
            }
        if self.cpu_ms:
            found["cpu_ms_a_game"] = round(self.cpu_ms / self.games, 1)
        return found


def rounded(bounds: Sequence[float], digits: int = 4) -> list[float]:
    """Numbers as results state them, rounded."""
    return [round(bound, digits) for bound in bounds]


class Tally:
    """The results of blocks while they are played."""

    def __init__(self, work: DealBlocks, test: SequentialTest | None = None) -> None:
        self.work = work
        self.blocks = 0
        self.standings = [Standing(name) for name in work.names]
        self.test = test

    def add(self, block: Document) -> None:
        """Count a block."""
        first = 0.0
        for game in block["games"]:
            replay = game["replay"]
            for seat, share in enumerate(shares(game)):
                standing = self.standings[game["seats"][seat]]
                luck = game["luck"][seat] if "luck" in game else None
                standing.add(share, replay["scores"][seat], self.blocks, luck)
                first += share if standing is self.standings[0] else 0.0
                standing.cpu_ms += game["cpu_ms"][seat] if "cpu_ms" in game else 0.0
        self.blocks += 1
        if self.test is not None:
            self.test.add(first / len(block["games"]))

    @property
    def games(self) -> int:
        """The number of games played."""
        return self.blocks * self.work.games_a_block

    def pairs(self) -> Iterator[tuple[Standing, Standing, float, tuple[float, float]]]:
        """For each two bots, by how much more of the same deals the first has won, with its 95 % interval."""
        for one, other in combinations(self.standings, 2):
            ahead = [mine - theirs for mine, theirs in zip(one.rates, other.rates, strict=True)]
            yield one, other, sum(ahead) / len(ahead) if ahead else 0.0, mean_interval(ahead, -1.0, 1.0)

    def as_json(self) -> Document:
        """As ``biberbau arena --json`` prints it."""
        found: Document = {
            "format": "biberbau-arena/1",
            **{key: value for key, value in self.work.plan().items() if key not in ("work", "lineups")},
            "blocks": self.blocks,
            "games": self.games,
            "bots": [standing.as_json() for standing in self.standings],
            "pairs": [
                {"bot": one.bot, "other": other.bot, "ahead": round(ahead, 4), "ci95": rounded(interval)}
                for one, other, ahead, interval in self.pairs()
            ],
        }
        return found | ({"sprt": self.test.as_json()} if self.test is not None else {})


def lineup(
    game: Game, bots: Sequence[Player], seed: int = 0, budget: Budget = USUAL, luck: int = 0
) -> DealBlocks:
    """The work in which these bots play each other, one on each seat."""
    if len(bots) != game.players:
        raise OptionError(f"{len(bots)} bots for {game.players} players; name one bot for each seat")
    return DealBlocks(game, tuple(bots), (tuple(range(len(bots))),), seed, budget, luck)


def played(
    tally: Tally,
    games: int,
    file: BlockFile | None = None,
    doing: Doing = here,
    stop: Callable[[], bool] = lambda: False,
) -> Iterator[None]:
    """Play whole blocks until there are ``games`` at least, or the test is decided; goes on after each of them."""
    for block in results(tally.work, -(-games // tally.work.games_a_block), file, doing, stop):
        tally.add(block)
        yield
        if tally.test is not None and tally.test.verdict:
            return


def arena(
    game: Game,
    bots: Sequence[Player],
    games: int,
    *,
    budget: Budget | None = None,
    seed: int = 0,
    progress: Callable[[int, list[Standing]], None] | None = None,
    doing: Doing = here,
) -> list[Standing]:
    """Let the bots play ``games`` games or a few more, one bot on each seat: whole blocks, one deal from every seat.

    A bot is a name (``greedy``, ``search:400``, …, ``cheater``), a level of the table, an object with ``choose(view,
    seed)``, or such a function: ``arena(game, ["greedy", MyBot()], 100)``. ``budget``: of plain ``search`` and
    ``cheater`` (50 ms a move by default). ``doing``: where blocks are played; ``blocks.processes(4)`` plays in four
    processes. The standings come in the order of ``bots``.
    """
    tally = Tally(lineup(game, bots, seed, budget or USUAL))
    for _ in played(tally, games, doing=doing):
        if progress:
            progress(tally.games, tally.standings)
    return tally.standings
