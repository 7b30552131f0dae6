"""How far skill spreads ratings: from the weakest level to the strongest, in Elo, and on the scale on which chess is 1.

On that scale are games of which a part is decided by skill alone, so that the better player wins, and the rest by lot
among all: chess is 1, a coin 0. A game stands where levels, each as far from the next, come to lie as far apart as in it.
(Duersch, Lambrecht and Oechssler compare the ratings of people so: "Measuring skill and chance in games", European
Economic Review, 2020.)
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from ...kernel.game import Document
from .estimates import Estimate, influence, share_of

ELO = 400 / math.log(10)
"""How many Elo make one of the logarithm of odds: ten times the odds are 400."""

BESIDE = 1
"""Besides those that were played, each level has won its fair share of this many, lest its rating be infinite."""

Step = Sequence[Document]
"""Blocks in which a better player sits among weaker ones: how many ``games``, and how many of them it has ``won``."""


def apart(steps: Sequence[Step], players: int) -> Estimate:
    """By how much the last level is above the first, in Elo: the sum of the steps between.

    The steps are played in the same deals, so blocks of one number count together.
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
        if wins in (0.0, total):  # all blocks came out alike, which makes it look certain
            alike += (slope * share_of(Estimate(share, 0.0, 0), wins, total).error) ** 2
    error = math.sqrt(alike + float((pulls**2).sum()) * blocks / max(1, blocks - 1))
    return Estimate(distance, error, min(len(step) for step in steps) - 1)


def on_chess_scale(elo: float, steps: int, players: int) -> float:
    """The part of games that skill alone decides where ``steps`` come to ``elo``: 0 with a coin, 1 in chess."""
    if math.isnan(elo):
        return math.nan
    odds = math.exp(min(elo / steps / ELO, 700.0)) / (players - 1)
    fair = 1 / players
    return max(0.0, (odds / (1 + odds) - fair) / (1 - fair))
