"""How strong people are, as far as their games tell: Weng and Lin's rating for games of several players.

Of each person two numbers are kept: what is thought of their strength, and how sure that is. A game in which luck lifted
somebody moves the first a little; the second shrinks with every game.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

MU, SIGMA = 25.0, 25.0 / 3
"""What is thought of somebody of whom nothing is known."""

SHOWN = 40.0
"""So many points on the page are one of ``mu``: whoever is new has 1000, which is read more easily than 25."""

SURE = 2.0
"""So many times ``sigma`` to each side, and the true strength lies between with 95 %."""


@dataclass(frozen=True)
class Standing:
    """What is known of somebody's strength in one game, after so many rated games."""

    mu: float = MU
    sigma: float = SIGMA
    games: int = 0

    @property
    def points(self) -> int:
        """What a page shows."""
        return round(SHOWN * self.mu)

    @property
    def give_or_take(self) -> int:
        """How far off that may be."""
        return round(SHOWN * SURE * self.sigma)

    @property
    def at_least(self) -> int:
        """By what people are ordered: they are hardly weaker than that."""
        return self.points - self.give_or_take


@cache
def _model() -> PlackettLuce:
    from openskill.models import PlackettLuce  # only where a rated game ends

    return PlackettLuce(mu=MU, sigma=SIGMA)


def rated(known: Mapping[str, Standing], places: Mapping[str, int]) -> dict[str, Standing]:
    """What is thought of these people after a game that ended in these places."""
    model = _model()
    before = {player: known.get(player, Standing()) for player in places}
    teams = [[model.rating(mu=one.mu, sigma=one.sigma)] for one in before.values()]
    after = model.rate(teams, ranks=[float(places[player]) for player in before])
    return {
        player: Standing(float(team[0].mu), float(team[0].sigma), one.games + 1)
        for (player, one), team in zip(before.items(), after, strict=True)
    }
