"""Games between bots, in blocks of one deal: every line-up plays it once from each seat, so neither cards nor seats
favour anybody. With three or more players the neighbours change from block to block, until everybody has sat beside
everybody.
"""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import permutations

from .. import __version__
from ..bots.players import Player, name_of
from ..coach.luck import luck_and_skill
from ..errors import OptionError
from ..kernel.game import Document
from ..match import Game, Match
from ..search.budget import Budget
from .contestants import USUAL, Contestant, by_the_clock, contestant, named_budget

FEWEST_SAMPLES = 2
"""The fewest playouts of a moment with which luck can be computed."""


@cache
def orders(players: int) -> tuple[tuple[int, ...], ...]:
    """All orders in which that many can sit around a table, each followed by its mirror image; otherwise shuffled.

    There are (players - 1)! of them; after two, everybody has sat as often to the left of everybody as to the right.
    """
    around = [(0, *others) for others in permutations(range(1, players))]
    pairs = [(one, (0, *one[:0:-1])) for one in around if one[1:] <= one[:0:-1]]
    random.Random(players).shuffle(pairs)
    return tuple(order for pair in pairs for order in dict.fromkeys(pair))


@dataclass(frozen=True)
class DealBlocks:
    """A work (``blocks.Work``). ``lineups``: the numbers of ``bots`` that play together, one for every seat.

    ``budget``: of plain ``search`` and ``cheater``. ``luck``: the number of playouts for the luck of every moment, 0
    for none.
    """

    game: Game
    bots: tuple[Player, ...]
    lineups: tuple[tuple[int, ...], ...]
    seed: int = 0
    budget: Budget = USUAL
    luck: int = 0

    def __post_init__(self) -> None:
        if 0 < self.luck < FEWEST_SAMPLES or self.luck < 0:
            raise OptionError(f"luck is told by at least {FEWEST_SAMPLES} playouts, not by {self.luck}")
        self._contestants()

    def _contestants(self) -> list[Contestant]:
        return [contestant(who, self.game, self.budget) for who in self.bots]

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the bots."""
        return tuple(name_of(who) for who in self.bots)

    @property
    def clocked(self) -> bool:
        """Whether any bot thinks by the clock. Results then depend on the machine, and state the time that each had."""
        return any(by_the_clock(who, self.budget) for who in self.bots)

    @property
    def games_a_block(self) -> int:
        """The number of games in a block."""
        return len(self.lineups) * self.game.players

    def plan(self) -> Document:
        """As ``blocks.Work`` has it."""
        return {
            "work": "deals",
            "biberbau": __version__,
            "game": self.game.id,
            "version": self.game.kind.version,
            "options": dict(self.game.options),
            "bots": list(self.names),
            "lineups": [list(lineup) for lineup in self.lineups],
            "seed": self.seed,
            "budget": named_budget(self.budget),
            "luck": self.luck,
        }

    def prepare(self) -> None:
        """Let every bot decide once, and compute the luck of one game."""
        match = Match(self.game, "prepare")
        for one in self._contestants():
            one.choose(match, b"prepare", b"prepare")
        if self.luck:
            by_lot = random.Random(0)
            while not match.over:
                match.play(by_lot.choice(match.legal()))
            list(luck_and_skill(match, FEWEST_SAMPLES, b"prepare"))

    def block(self, number: int) -> Document:
        """All games of one deal, as replays. ``seats``: the bot on each; ``luck``: each seat's, in shares of the win;
        ``cpu_ms``: each seat's thinking time (where anybody thinks by the clock).
        """
        order = orders(self.game.players)[number % len(orders(self.game.players))]
        players = self._contestants()
        return {
            "games": [
                self._game(
                    players, [lineup[at] for at in (*order[shift:], *order[:shift])], number, which, shift
                )
                for which, lineup in enumerate(self.lineups)
                for shift in range(self.game.players)
            ]
        }

    def _game(
        self, players: Sequence[Contestant], seats: list[int], number: int, which: int, shift: int
    ) -> Document:
        match, name = Match(self.game, f"arena-{self.seed}-{number}"), f"{self.seed}-{number}-{which}-{shift}"
        thought = [0.0] * self.game.players
        while (seat := match.to_act) is not None:
            began = time.thread_time()
            action = players[seats[seat]].choose(match, f"{name}-{match.ply}".encode(), name.encode())
            thought[seat] += time.thread_time() - began
            match.play(action)
        found: Document = {"seats": seats, "replay": match.save()}
        if self.luck:
            parts = luck_and_skill(match, self.luck, name.encode())
            found["luck"] = [round(float(luck), 5) for luck in sum(part.luck for part in parts)]  # type: ignore[union-attr]
        if self.clocked:
            found["cpu_ms"] = [round(1000 * seconds, 1) for seconds in thought]
        return found


def shares(game: Document) -> list[float]:
    """Every seat's share of the win in a recorded game."""
    winners = game["replay"]["winners"]
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(game["seats"]))]
