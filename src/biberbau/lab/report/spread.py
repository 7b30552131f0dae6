"""The spread of ratings by skill: from the weakest level to the strongest, in Elo, and on the scale on which chess is
1.

That scale consists of imaginary games of which a part is decided by skill alone, so that the better player wins, and
the rest at random: chess is 1, a coin 0. A game is placed where equally spaced levels have the same spread as in it.
(Duersch, Lambrecht and Oechssler compare people's ratings in this way: "Measuring skill and chance in games", European
Economic Review, 2020.)
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from ...kernel.game import Document
from .estimates import Estimate, influence, share_of

ELO = 400 / math.log(10)
"""Elo per unit of log odds: ten times the odds are 400."""

BESIDE = 1
"""Each level is credited with this many games at its fair share, lest its rating be infinite."""

Step = Sequence[Document]
"""Blocks with one better player among weaker ones: the number of ``games``, and how many of them it has ``won``."""


def apart(steps: Sequence[Step], players: int) -> Estimate:
    """The Elo difference of the last level and the first: the sum of the steps between.

    The steps are played in the same deals, so blocks with the same number count together.
    """
    blocks = max(len(step) for step in steps)
    distance, alike, pulls = 0.0, 0.0, np.zeros(blocks)
    for step in steps:
        games, won = (np.array([block[name] for block in step], dtype=float) for name in ("games", "won"))
        total, wins = float(games.sum()), float(won.sum())
        share = (wins + BESIDE / players) / (total + BESIDE)
        slope = ELO / (share * (1 - share))
        distance += ELO * math.log(share / (1 - share) * (players - 1))
        _, each = influence(won, games)
        pulls[: len(step)] += slope * each
        if wins in (0.0, total):  # equal results in all blocks make it look certain
            alike += (slope * share_of(Estimate(share, 0.0, 0), wins, total).error) ** 2
    error = math.sqrt(alike + float((pulls**2).sum()) * blocks / max(1, blocks - 1))
    return Estimate(distance, error, min(len(step) for step in steps) - 1)


def on_chess_scale(elo: float, steps: int, players: int) -> float:
    """The share of games decided by skill alone where ``steps`` give ``elo``: 0 with a coin, 1 in chess."""
    if math.isnan(elo):
        return math.nan
    odds = math.exp(min(elo / steps / ELO, 700.0)) / (players - 1)
    fair = 1 / players
    return max(0.0, (odds / (1 + odds) - fair) / (1 - fair))
