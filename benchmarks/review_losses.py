"""What bots give away with each decision, as a review judges it: quantiles, from which labels have their limits.

``python benchmarks/review_losses.py beasty_bar --games 4``; docs/review.md has the numbers that were measured.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable

import numpy as np

from biberbau.bots.bot import Bot, GreedyBot, RandomBot
from biberbau.bots.levels import level
from biberbau.coach.labels import losses
from biberbau.coach.review import default_playouts
from biberbau.match import Game
from biberbau.search.budget import Budget

BOTS: dict[str, Callable[[Game], Bot]] = {
    "strong": lambda game: level("strong", game),
    "keen": lambda game: level("keen", game),
    "greedy": lambda game: GreedyBot(),
    "random": lambda game: RandomBot(),
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--bots", nargs="+", default=list(BOTS))
    parser.add_argument("--most", type=int, default=1000, help="decisions of each bot that are enough")
    args = parser.parse_args()
    game = Game.of(args.game)
    budget = Budget(playouts=default_playouts(game))
    for name in args.bots:
        found: list[float] = []
        for number in range(args.games):
            for loss in losses(game, BOTS[name](game), budget, f"losses-{number}"):
                found.append(loss)
                if len(found) >= args.most:
                    break
            if len(found) >= args.most:
                break
        at = {f"q{100 * q:.0f}": round(float(np.quantile(found, q)), 4) for q in (0.5, 0.67, 0.75, 0.9, 0.95)}
        line = {
            "game": game.id,
            "bot": name,
            "decisions": len(found),
            "mean": round(float(np.mean(found)), 4),
        }
        print(json.dumps(line | at), flush=True)


if __name__ == "__main__":
    main()
