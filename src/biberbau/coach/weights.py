"""How much of the luck that playouts tell is taken for luck.

Luck as playouts tell it is real luck, seen through values that foresee only some of it, and the noise of counting. Taken
whole it can make a result vary more, not less. So it gets a weight below 1, the rest stays with the decisions: the parts
add up as before, and as the weight is known before anything is drawn, luck is still 0 on average. With few playouts there
is more noise, and the weight is smaller: ``1 / (whole + noise / samples)``, the weight with which the least variance is
left. The two numbers of each game are fitted on bots' games: ``benchmarks/review_luck.py``, docs/review.md.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path


@dataclass(frozen=True)
class Weight:
    """``whole``: 1 / the weight if playouts were without number; ``noise``: by how much one playout adds to that."""

    whole: float
    noise: float

    def at(self, samples: int) -> float:
        """The weight of luck that ``samples`` playouts tell, above 0 and at most 1."""
        return 1 / (max(1.0, self.whole) + self.noise / samples)


@cache
def fitted() -> Mapping[str, Weight]:
    """The weights of the games that have been measured, by id: ``weights.json``."""
    text = (Path(__file__).parent / "weights.json").read_text("utf-8")
    return {game_id: Weight(**found) for game_id, found in json.loads(text).items()}


def weight(game_id: str, samples: int) -> float:
    """A game's weight with ``samples`` playouts; for a game that has not been measured, the least of all."""
    known = fitted()
    if game_id in known:
        return known[game_id].at(samples)
    return min(one.at(samples) for one in known.values())
