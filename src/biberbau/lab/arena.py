"""Bots against each other: seats rotated, the same deals for every rotation, confidence intervals."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ..bots.bot import Bot
from ..bots.memory import recalled
from ..bots.players import Player, name_of, player
from ..errors import OptionError
from ..kernel.actions import Action
from ..match import Game, Match
from ..search.budget import Budget
from ..search.searcher import Searcher

CHEATER = "cheater"
"""The name of the one player that sees all cards: it shows how far luck caps a game, and no table offers it."""


@dataclass
class Standing:
    """What one bot achieved. A shared win counts as a fraction."""

    bot: str
    games: int = 0
    wins: float = 0.0
    total_score: int = 0

    def add(self, share: float, score: int) -> None:
        """Count one game."""
        self.games += 1
        self.wins += share
        self.total_score += score

    @property
    def win_rate(self) -> float:
        """Wins per game."""
        return self.wins / self.games if self.games else 0.0

    @property
    def ci95(self) -> tuple[float, float]:
        """Wilson's interval, 95 %."""
        if not self.games:
            return 0.0, 1.0
        n, p, z = self.games, self.win_rate, 1.96
        centre = (p + z * z / (2 * n)) / (1 + z * z / n)
        half = z * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
        return max(0.0, centre - half), min(1.0, centre + half)

    def as_json(self) -> dict[str, object]:
        """As ``biberbau arena --json`` prints it."""
        return {
            "bot": self.bot,
            "games": self.games,
            "wins": round(self.wins, 4),
            "win_rate": round(self.win_rate, 4),
            "ci95": [round(bound, 4) for bound in self.ci95],
            "mean_score": round(self.total_score / self.games, 4) if self.games else 0.0,
        }


class _Cheater:
    """Searches the true state: every hand and the order of every draw pile."""

    def __init__(self, budget: Budget) -> None:
        self._budget = budget

    def choose(self, match: Match, seed: bytes) -> Action:
        found = Searcher(match.game).search_true_state(match.position().state, self._budget, seed)
        return match.game.kind.actions[found.best]


def arena(
    game: Game,
    bots: Sequence[Player],
    games: int,
    *,
    budget: Budget | None = None,
    seed: int = 0,
    progress: Callable[[int, list[Standing]], None] | None = None,
) -> list[Standing]:
    """Let the bots play ``games`` games, one bot per seat; each deal is played once for every rotation of the seats.

    A bot is a name (``greedy``, ``search:400``, …, ``cheater``), a level of the table, an object with
    ``choose(view, seed)``, or such a function: ``arena(game, ["greedy", MyBot()], 100)``. ``budget`` is what plain
    ``search`` and ``cheater`` get (50 ms a move by default). The standings come in the order of ``bots``.
    """
    if len(bots) != game.players:
        raise OptionError(f"{len(bots)} bots for {game.players} players; name one bot for each seat")
    budget = budget or Budget(seconds=0.05)
    players: list[Bot | _Cheater] = [
        _Cheater(budget) if who == CHEATER else player(who, game, budget) for who in bots
    ]
    standings = [Standing(name_of(who)) for who in bots]
    for number in range(games):
        deal, shift = divmod(number, game.players)
        at_seat = [(seat + shift) % game.players for seat in range(game.players)]
        match = Match(game, f"arena-{seed}-{deal}")
        while (seat := match.to_act) is not None:
            bot = players[at_seat[seat]]
            dice = f"{seed}-{number}-{match.ply}".encode()
            if isinstance(bot, _Cheater):
                match.play(bot.choose(match, dice))
            else:
                view = recalled(match.view(seat), f"{seed}-{number}".encode())
                match.play(bot.choose(view, dice))
        for seat, score in enumerate(match.scores):
            share = 1 / len(match.winners) if seat in match.winners else 0.0
            standings[at_seat[seat]].add(share, score)
        if progress:
            progress(number + 1, standings)
    return standings
