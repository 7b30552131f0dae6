"""People's strength, estimated from their games: Weng and Lin's rating for games of several players.

Each person has two numbers: an estimate of their strength (``mu``), and its uncertainty (``sigma``). A lucky game moves
the first a little; the second shrinks with every game.
"""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from statistics import NormalDist
from typing import TYPE_CHECKING

from ...bots import LEVELS
from ...coach.intervals import SURE

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

MU, SIGMA = 25.0, 25.0 / 3
"""The strength and uncertainty of a person of whom nothing is known."""

SHOWN = 40.0
"""Points on the page per unit of ``mu``: a newcomer has 1000, which is read more easily than 25."""

BETA = MU / 6
"""The standard deviation of one game's luck, in units of ``mu``: the rating's usual value."""


@dataclass(frozen=True)
class Standing:
    """Somebody's estimated strength in one game, after ``games`` rated games."""

    mu: float = MU
    sigma: float = SIGMA
    games: int = 0

    @property
    def points(self) -> int:
        """The number on the page."""
        return round(SHOWN * self.mu)

    @property
    def give_or_take(self) -> int:
        """The margin of that number."""
        return round(SHOWN * SURE * self.sigma)

    @property
    def at_least(self) -> int:
        """The number by which people are ordered: they are hardly weaker than that."""
        return self.points - self.give_or_take


@cache
def _model() -> PlackettLuce:
    from openskill.models import PlackettLuce  # imported only where a rated game ends

    return PlackettLuce(mu=MU, sigma=SIGMA)


def rated(known: Mapping[str, Standing], places: Mapping[str, int]) -> dict[str, Standing]:
    """The new estimates after a game that ended in these places."""
    model = _model()
    before = {player: known.get(player, Standing()) for player in places}
    teams = [[model.rating(mu=one.mu, sigma=one.sigma)] for one in before.values()]
    after = model.rate(teams, ranks=[float(places[player]) for player in before])
    return {
        player: Standing(float(team[0].mu), float(team[0].sigma), one.games + 1)
        for (player, one), team in zip(before.items(), after, strict=True)
    }


# -------------------------------------------------------------------------------------------------- bots as marks

PLAYED = Path(__file__).with_name("bot_ratings.json")
"""The results of games of two levels against each other, as ``WEAKER STRONGER``, and the command that played them."""


ENOUGH = 10
"""Fewer games than this give a level no mark."""


@dataclass(frozen=True)
class BotMark:
    """A bot's place on a leaderboard, which no game moves; ``games``: how many it was estimated from."""

    level: str
    points: int
    give_or_take: int
    games: int


@cache
def _played() -> Mapping[str, Mapping[str, Mapping[str, float]]]:
    found: Mapping[str, Mapping[str, Mapping[str, float]]] = json.loads(PLAYED.read_text("utf-8"))["games"]
    return found


def marks(game: str) -> tuple[BotMark, ...]:
    """The levels of a game that have been measured, the weakest first.

    Keen stands where people begin. The others lie at the maximum-likelihood distance from their neighbour; the errors
    follow from the number of games, and add up. Beyond a level that has not been measured there are no marks.
    """
    weak, middle, *stronger = LEVELS
    played = _played().get(game, {})
    usual = BotMark(middle, round(SHOWN * MU), 0, 0)
    below = _beside(usual, weak, played.get(f"{weak} {middle}"), -1)
    found = [usual] if below is None else [below, usual]
    for level in stronger:
        above = _beside(found[-1], level, played.get(f"{found[-1].level} {level}"), 1)
        if above is None:
            break
        found.append(above)
    return tuple(found) if len(found) > 1 else ()


def _beside(mark: BotMark, level: str, played: Mapping[str, float] | None, sign: int) -> BotMark | None:
    """The mark of a level beside another one, None if they have not played enough games."""
    if played is None or played["games"] < ENOUGH:
        return None
    games = int(played["games"])
    away, low, high = (SHOWN * _ahead(share) for share in _shares(played["wins"], games))
    doubt = math.hypot(mark.give_or_take, (high - low) / 2)
    return BotMark(level, round(mark.points + sign * away), round(doubt), games)


def _ahead(share: float) -> float:
    """The lead in strength, in units of ``mu``, of a player with that share of wins in games for two."""
    return math.sqrt(2) * BETA * NormalDist().inv_cdf(share)


def _shares(wins: float, games: int) -> tuple[float, float, float]:
    """The share of games won, and Wilson's bounds for it (95 %); never all or nothing."""
    share = (wins + 0.5) / (games + 1)
    centre, half = (
        (share + SURE**2 / (2 * games)) / (1 + SURE**2 / games),
        SURE * math.sqrt(share * (1 - share) / games + SURE**2 / (4 * games**2)) / (1 + SURE**2 / games),
    )
    return share, centre - half, centre + half
