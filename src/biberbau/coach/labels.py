"""The names of losses. The limits are measured from bots' play: ``benchmarks/review_losses.py``, docs/review.md.

*Fine* is a loss within that of 19 in 20 decisions of searching bots: mostly the noise of the judging search. A
*blunder* loses more than 9 in 10 random decisions do, a *mistake* more than 3 in 4; a *slip* lies between. In long
games a single decision moves little, even a random one; so the limit of a mistake is at least one and a half times that
of a slip, and the limit of a blunder two and a half times.

A label is given only where the bounds of a loss lie on one side of every limit. Otherwise the decision is *close*: more
playouts could label it either way.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from pathlib import Path

from ..bots.bot import Bot
from ..match import Game, Match
from ..search.budget import Budget
from .judging import Judge, Judged


class Label(StrEnum):
    """The label of a decision, by its loss."""

    FINE = "fine"
    SLIP = "slip"
    MISTAKE = "mistake"
    BLUNDER = "blunder"
    CLOSE = "close"


@dataclass(frozen=True)
class Thresholds:
    """The least losses of a slip, a mistake and a blunder, in shares of the win.

    ``playouts``: the number for each decision in the measurement; a review takes as many. ``drift``: the standard error
    of how a loss still changes with ten times as many; 0 where only chance makes estimates differ.
    """

    playouts: int
    slip: float
    mistake: float
    blunder: float
    drift: float = 0.0

    def label(self, loss: float) -> Label:
        """The label of a loss."""
        if loss >= self.blunder:
            return Label.BLUNDER
        if loss >= self.mistake:
            return Label.MISTAKE
        return Label.SLIP if loss >= self.slip else Label.FINE

    def certain(self, least: float, most: float) -> bool:
        """Whether all losses between these bounds have one label."""
        return self.label(least) is self.label(most)

    def called(self, one: Judged) -> Label:
        """The label of a decision, or *close*."""
        return self.label(one.least) if self.certain(one.least, one.most) else Label.CLOSE


USUAL = Thresholds(2000, 0.03, 0.08, 0.16)
"""For games that have not been measured, such as those from outside."""


@cache
def measured() -> Mapping[str, Thresholds]:
    """The limits of the games that have been measured, by id: ``measured.json``."""
    text = (Path(__file__).parent / "measured.json").read_text("utf-8")
    return {game_id: Thresholds(**found) for game_id, found in json.loads(text).items()}


def limits(game_id: str) -> Thresholds:
    """The limits of a game."""
    return measured().get(game_id, USUAL)


def losses(game: Game, bot: Bot, budget: Budget, seed: str) -> Iterator[float]:
    """The loss of each decision in a game of a bot with itself, judged as in a review."""
    match, judge = Match(game, seed), Judge(game)
    while (seat := match.to_act) is not None:
        view = match.view(seat)
        dice = f"{seed}-{match.ply}".encode()
        action = bot.choose(view, dice)
        found = judge.judged(view, action, budget, dice + b"review", lambda least, most: True)
        if found is not None:
            yield found.loss
        match.play(action)
