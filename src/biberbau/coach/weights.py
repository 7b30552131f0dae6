"""The weight of luck that is estimated by playouts.

The estimate is real luck, seen through values that foresee only some of it, plus sampling noise. Subtracted whole, it
can increase a result's variance. So it gets a weight below 1, and the rest stays with the decisions: the parts add up
as before, and as the weight is fixed before anything is drawn, luck is still 0 on average. With fewer playouts there is
more noise, and the weight is smaller: ``1 / (whole + noise / samples)``, which minimises the variance. The two numbers
of each game are fitted on bots' games: ``benchmarks/review_luck.py``, docs/review.md.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path


@dataclass(frozen=True)
class Weight:
    """``whole``: 1 / the weight with infinitely many playouts; ``noise``: the share that one playout adds to that."""

    whole: float
    noise: float

    def at(self, samples: int) -> float:
        """The weight of luck estimated by ``samples`` playouts, above 0 and at most 1."""
        return 1 / (max(1.0, self.whole) + self.noise / samples)


@cache
def fitted() -> Mapping[str, Weight]:
    """The weights of the games that have been measured, by id: ``weights.json``."""
    text = (Path(__file__).parent / "weights.json").read_text("utf-8")
    return {game_id: Weight(**found) for game_id, found in json.loads(text).items()}


def weight(game_id: str, samples: int) -> float:
    """A game's weight with ``samples`` playouts; for a game that has not been measured, the smallest of all."""
    known = fitted()
    if game_id in known:
        return known[game_id].at(samples)
    return min(one.at(samples) for one in known.values())
