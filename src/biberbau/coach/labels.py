"""What a loss is called. The limits are measured from bots' play: ``benchmarks/review_losses.py``, docs/review.md.

*Fine* is what bots that search lose, too, in 19 of 20 decisions: mostly the noise of the search that judges. A *blunder*
loses more than 9 of 10 decisions by lot do, a *mistake* more than 3 of 4; a *slip* is what lies between. In long games a
single decision moves little, by lot as well; so a mistake loses at least one and a half times as much as a slip, and a
blunder two and a half times.

A label is given only where the bounds of a loss lie on one side of every limit. Otherwise the decision is *close*: with
more playouts it could be called one thing or the other.
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
    """How a decision is called, by what it gave away."""

    FINE = "fine"
    SLIP = "slip"
    MISTAKE = "mistake"
    BLUNDER = "blunder"
    CLOSE = "close"


@dataclass(frozen=True)
class Thresholds:
    """From which loss on, in shares of the win, a decision is a slip, a mistake, a blunder.

    ``playouts``: with how many each decision was measured; a review takes as many. ``drift``: by how much a loss still
    changes with ten times as many, as a standard error; 0 where only chance makes estimates differ.
    """

    playouts: int
    slip: float
    mistake: float
    blunder: float
    drift: float = 0.0

    def label(self, loss: float) -> Label:
        """What a loss is called."""
        if loss >= self.blunder:
            return Label.BLUNDER
        if loss >= self.mistake:
            return Label.MISTAKE
        return Label.SLIP if loss >= self.slip else Label.FINE

    def certain(self, least: float, most: float) -> bool:
        """Whether losses between these bounds have one name."""
        return self.label(least) is self.label(most)

    def called(self, one: Judged) -> Label:
        """What a decision is called."""
        return self.label(one.least) if self.certain(one.least, one.most) else Label.CLOSE


USUAL = Thresholds(2000, 0.03, 0.08, 0.16)
"""For games that have not been measured, those from outside among them."""


@cache
def measured() -> Mapping[str, Thresholds]:
    """The limits of the games that have been measured, by id: ``measured.json``."""
    text = (Path(__file__).parent / "measured.json").read_text("utf-8")
    return {game_id: Thresholds(**found) for game_id, found in json.loads(text).items()}


def limits(game_id: str) -> Thresholds:
    """The limits of a game."""
    return measured().get(game_id, USUAL)


def losses(game: Game, bot: Bot, budget: Budget, seed: str) -> Iterator[float]:
    """What each decision gave away in a game that one bot played with itself, judged as in a review."""
    match, judge = Match(game, seed), Judge(game)
    while (seat := match.to_act) is not None:
        view = match.view(seat)
        dice = f"{seed}-{match.ply}".encode()
        action = bot.choose(view, dice)
        found = judge.judged(view, action, budget, dice + b"review", lambda least, most: True)
        if found is not None:
            yield found.loss
        match.play(action)
