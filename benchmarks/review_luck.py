"""How much of what decides between equal bots a review tells as luck, and whether that ever adds to the chance.

    python benchmarks/review_luck.py play frantic --games 40 --out luck.jsonl
    python benchmarks/review_luck.py tell luck.jsonl

``play`` reviews games between greedy bots, two and four at a table in turn, without any weight, and keeps what luck comes
to with each number of playouts up to the default: the first playouts of a moment are a smaller budget of their own.
``tell`` fits the weight of each game on every other match (the shipped ones are these, rounded to the cautious side) and
judges the shipped one on the rest: the variance of a seat's result, the same without luck, and by how much it is less,
with intervals that hold 95 in 100 times (2,000 resamplings of the matches).
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from biberbau.bots.bot import Bot, GreedyBot
from biberbau.coach.luck import moments
from biberbau.coach.review import default_playouts, samples
from biberbau.coach.weights import weight
from biberbau.match import Game, Match

BUDGETS = (16, 32, 64, 128, 256, 512)


def played(game: Game, seed: str, bot: Bot) -> Match:
    """A game that a bot plays with itself."""
    match = Match(game, seed)
    while (seat := match.to_act) is not None:
        match.play(bot.choose(match.view(seat), f"{seed}-{match.ply}".encode()))
    return match


def measured(game: Game, seed: str, most: int, bot: Bot) -> dict[str, Any]:
    """One match: everybody's result, and for each budget the luck of the deal, and of what was drawn later."""
    match = played(game, seed, bot)
    deal, later = np.zeros((2, most, game.players))
    for moment in moments(match, most, f"luck {seed}".encode()):
        (later if moment.ply else deal)[:] += moment.now - moment.expected
    won = [1 / len(match.winners) if seat in match.winners else 0.0 for seat in range(game.players)]
    budgets = [count for count in BUDGETS if count < most] + [most]
    return {
        "game": game.id,
        "players": game.players,
        "match": seed,
        "bot": bot.name,
        "actions": match.ply,
        "result": won,
        "deal": {count: np.round(deal[:count].mean(0), 5).tolist() for count in budgets},
        "later": {count: np.round(later[:count].mean(0), 5).tolist() for count in budgets},
    }


def numbered(number: int) -> tuple[int, str]:
    """How many play the match of that number, and its seed."""
    return (2, 4)[number % 2], f"luck {number // 2}"


def play(game_id: str, games: int, begin: int, most: int, out: Path) -> None:
    """Play and review a number of matches, and add them to a file."""
    for number in range(begin, begin + games):
        players, seed = numbered(number)
        game = Game.of(game_id, {"players": players})
        found = measured(game, seed, most or samples(default_playouts(game)), GreedyBot())
        with out.open("a") as file:
            file.write(json.dumps(found) + "\n")


Column = NDArray[np.float64]
Line = dict[str, Any]

FEWEST = 8
"""Of fewer matches nothing is told."""


def columns(lines: Sequence[Line], count: int) -> tuple[Column, Column]:
    """Results and luck with ``count`` playouts, ``float64[matches, seats]``."""
    result = np.array([line["result"] for line in lines])
    luck = np.array([line["deal"][str(count)] for line in lines]) + np.array(
        [line["later"][str(count)] for line in lines]
    )
    return result, luck


def variance(values: Column) -> float:
    """Of a seat, the mean over the seats."""
    return float(values.var(axis=0, ddof=1).mean())


def removed(result: Column, luck: Column, weight: float) -> float:
    """By how much the variance is less, as a share of it."""
    return 1 - variance(result - weight * luck) / variance(result)


def covariance(one: Column, other: Column) -> float:
    """Of a seat, the mean over the seats."""
    off = (one - one.mean(axis=0)) * (other - other.mean(axis=0))
    return float(off.sum(axis=0).mean()) / (len(one) - 1)


def interval(result: Column, luck: Column, weight: float) -> tuple[float, float]:
    """Bounds of ``removed``, by resampling matches."""
    dice = np.random.default_rng(1)
    picks = dice.integers(len(result), size=(2000, len(result)))
    found = [removed(result[pick], luck[pick], weight) for pick in picks if result[pick].var(axis=0).any()]
    low, high = np.quantile(found, (0.025, 0.975))
    return float(low), float(high)


def fitted(groups: Sequence[Sequence[Line]]) -> tuple[float, float]:
    """``whole`` and ``noise`` of a game's weight, from matches at tables of each size.

    The weight that takes most variance away is covariance(result, luck) / variance(luck). The covariance is the same with
    any number of playouts, and told best by the most; the variance is a straight line over 1 / playouts.
    """
    told = []
    for lines in groups:
        counts = sorted(set.intersection(*({int(count) for count in line["deal"]} for line in lines)))
        at = [columns(lines, count) for count in counts]
        slope, level = np.polyfit([1 / count for count in counts], [variance(luck) for _, luck in at], 1)
        unit = variance(at[-1][0])
        told.append((covariance(*at[-1]) / unit, level / unit, slope / unit))
    together, level, slope = np.mean(told, axis=0)
    return float(level / together), float(slope / together)


def tell(files: Sequence[Path]) -> None:
    """Print what was measured."""
    groups: dict[str, dict[int, list[Line]]] = defaultdict(lambda: defaultdict(list))
    for file in files:
        for text in file.read_text().splitlines():
            line = json.loads(text)
            groups[line["game"]][line["players"]].append(line)
    for game_id, tables in sorted(groups.items()):
        for lines in tables.values():
            lines.sort(key=lambda line: int(line["match"].split()[1]))
        whole, noise = fitted([lines[::2] for lines in tables.values()])
        print(f"{game_id}: fitted on every other match: whole {whole:.2f}, noise {noise:.0f}")
        for players, lines in sorted(tables.items()):
            for count in sorted({int(count) for line in lines for count in line["deal"]}):
                judged = [line for line in lines[1::2] if str(count) in line["deal"]]
                if len(judged) < FEWEST:
                    continue
                result, luck = columns(judged, count)
                part = weight(game_id, count)
                low, high = interval(result, luck, part)
                print(
                    f"  {players} players, {count:4} playouts, {len(judged)} matches: variance {variance(result):.3f},"
                    f" without the whole luck {variance(result - luck):.3f}; weight {part:.2f}:"
                    f" {variance(result - part * luck):.3f}, {removed(result, luck, part):.1%} less"
                    f" [{low:.1%}, {high:.1%}]; mean luck {mean_in_errors(luck):+.1f} standard errors"
                )


def mean_in_errors(luck: Column) -> float:
    """The first seat's mean luck in its standard errors."""
    first = luck[:, 0]
    return float(first.mean() / first.std(ddof=1) * len(first) ** 0.5)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    does = parser.add_subparsers(dest="does", required=True)
    plays = does.add_parser("play")
    plays.add_argument("game")
    plays.add_argument("--games", type=int, default=40)
    plays.add_argument("--begin", type=int, default=0, help="the number of the first match")
    plays.add_argument("--samples", type=int, default=0, help="playouts for a moment; a review's by default")
    plays.add_argument("--out", type=Path, required=True)
    does.add_parser("tell").add_argument("files", type=Path, nargs="+")
    asked = parser.parse_args()
    if asked.does == "play":
        play(asked.game, asked.games, asked.begin, asked.samples, asked.out)
    else:
        tell(asked.files)


if __name__ == "__main__":
    main()
