"""The share of luck in results: results beside the luck that reviews estimate (``coach/luck.py``).

Playouts foresee only some of the luck: the square of its correlation with results is at most luck's share of their
variance. The estimates also have sampling noise, whose size the playouts tell, and which is removed from the
correlation.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from ...coach.luck import moments
from ...coach.weights import fitted
from ...kernel.game import Document
from ...match import Game, Match
from ..contestants import contestant
from .estimates import Estimate, correlation
from .works import Work

FEWEST, MOST = 64, 512
"""Playouts for each moment of a game."""

DEAL, ALL = "deal", "all"
"""The luck of the deal alone, and of all draws, the deal included."""


def playouts_of(game: Game) -> int:
    """The number of playouts whose noise is about as large as the luck, by the review's fitted weights."""
    known = fitted().get(game.id)
    wanted = FEWEST if known is None else known.noise / max(1.0, known.whole)
    return min(MOST, max(FEWEST, 1 << math.ceil(math.log2(wanted))))


@dataclass(frozen=True)
class Luck(Work):
    """Games between bots, and the luck of each, estimated by playouts from every moment; a block has one game."""

    KIND = "luck"

    @property
    def size(self) -> int:
        """As ``Work`` has it."""
        return 1

    def more(self) -> Document:
        """As ``Work`` has it."""
        return {"playouts": playouts_of(self.game)}

    def prepare(self) -> None:
        """As ``Work`` has it."""
        self.block(0)

    def block(self, number: int) -> Document:
        """Sums over the seats: of squared ``results``, and for each kind of luck of its squares, of the squares of its
        noise, and of its products with results. Results are relative to the fair share.
        """
        playouts = playouts_of(self.game)
        match = played(self.game, self.bots, f"{self.seed}/{number}")
        result = np.array([-1 / self.game.players] * self.game.players)
        result[list(match.winners)] += 1 / len(match.winners)
        luck = {name: np.zeros((2, self.game.players)) for name in (DEAL, ALL)}
        for moment in moments(match, playouts, f"{self.seed}/{number}".encode()):
            told = moment.now - moment.expected
            for name in (ALL,) if moment.ply else (DEAL, ALL):
                luck[name] += told.mean(0), told.var(0, ddof=1) / playouts
        found: Document = {"results": round(float((result**2).sum()), 9)}
        for name, (mean, noise) in luck.items():
            sums = (mean**2).sum(), noise.sum(), (mean * result).sum()
            found[name] = [round(float(one), 9) for one in sums]
        return found


def played(game: Game, bots: Sequence[str], name: str) -> Match:
    """The game with that name between these bots."""
    match, players = Match(game, f"report luck {name}"), [contestant(who, game) for who in bots]
    while (seat := match.to_act) is not None:
        match.play(players[seat].choose(match, f"{name}-{match.ply}".encode(), name.encode()))
    return match


def told_by(blocks: Sequence[Document], kind: str) -> Estimate:
    """The correlation of that kind of luck with results."""
    squares, noise, products = np.array([block[kind] for block in blocks]).T
    return correlation(products, np.array([block["results"] for block in blocks]), squares - noise)
