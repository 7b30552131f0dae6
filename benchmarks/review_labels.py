"""How many labels of a review change at ten times the budget.

    python benchmarks/review_labels.py judge biberbande --games 10 --out labels.jsonl
    python benchmarks/review_labels.py tell labels.jsonl

``judge`` takes every third decision of games between bots that now and then slip, and judges each twice, with the budget
of a review and with ten times as many playouts, other deals each time. ``tell`` counts names that changed: those of the
first estimates, and those that are given because the bounds lie on one side of the limits.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from biberbau.bots.levels import level
from biberbau.coach.judging import Judge
from biberbau.coach.labels import Label, limits
from biberbau.coach.review import default_playouts
from biberbau.match import Game, Match
from biberbau.search.budget import Budget

EVERY, DEEPER = 3, 10


def judged_twice(game: Game, seed: str) -> Iterator[dict[str, Any]]:
    """Every third decision of one game."""
    match, bot, number = Match(game, seed), level("relaxed", game), 0
    called = limits(game.id)
    judge, playouts = Judge(game, called.drift), default_playouts(game)
    while (seat := match.to_act) is not None:
        view = match.view(seat)
        dice = f"{seed}-{match.ply}".encode()
        action = bot.choose(view, dice)
        if len(view.legal) > 1:
            number += 1
            if number % EVERY == 0:
                once = judge.judged(view, action, Budget(playouts=playouts), dice, called.certain)
                deep = judge.judged(
                    view, action, Budget(playouts=DEEPER * playouts), dice + b"deep", lambda *_: True
                )
                assert once is not None and deep is not None
                yield {
                    "game": game.id,
                    "players": game.players,
                    "match": seed,
                    "ply": match.ply,
                    "action": action.notation,
                    "best": [once.best.notation, deep.best.notation],
                    "loss": [round(once.loss, 4), round(deep.loss, 4)],
                    "least": [round(once.least, 4), round(deep.least, 4)],
                    "most": [round(once.most, 4), round(deep.most, 4)],
                    "playouts": [once.playouts, deep.playouts],
                }
        match.play(action)


def numbered(number: int) -> tuple[int, str]:
    """How many play the match of that number, and its seed."""
    return 2 + number % 3, f"labels {number}"


def judge(game_id: str, games: int, begin: int, out: Path) -> None:
    """Judge decisions of a number of matches, and add them to a file."""
    for number in range(begin, begin + games):
        players, seed = numbered(number)
        for found in judged_twice(Game.of(game_id, {"players": players}), seed):
            with out.open("a") as file:
                file.write(json.dumps(found) + "\n")


def tell(files: Sequence[Path], drift: float | None) -> None:
    """Print what was measured, for each game."""
    lines = [json.loads(line) for file in files for line in file.read_text().splitlines()]
    for game_id in sorted({line["game"] for line in lines}):
        mine = [line for line in lines if line["game"] == game_id]
        called = limits(game_id)
        if drift is not None:
            called = replace(called, drift=drift)
        names: Counter[str] = Counter()
        estimates, given, given_changed, told, told_changed = 0, 0, 0, 0, 0
        for line in mine:
            first, deep = (called.label(loss) for loss in line["loss"])
            least, most = line["least"][0], line["most"][0]
            name = called.label(least) if called.certain(least, most) else Label.CLOSE
            names[name] += 1
            estimates += first is not deep
            if name is not Label.CLOSE:
                given += 1
                given_changed += name is not deep
                if name is not Label.FINE:
                    told += 1
                    told_changed += name is not deep
        named = sum(called.label(line["loss"][0]) is not Label.FINE for line in mine)
        named_changed = sum(
            called.label(line["loss"][0]) is not Label.FINE
            and called.label(line["loss"][0]) is not called.label(line["loss"][1])
            for line in mine
        )
        print(
            f"{game_id}: {len(mine)} decisions, {dict(names)}; by estimate {estimates} change,"
            f" of {named} not fine {named_changed}; by bounds {given_changed} of {given},"
            f" of {told} not fine {told_changed}; playouts {sum(line['playouts'][0] for line in mine) / len(mine):.0f}"
        )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    does = parser.add_subparsers(dest="does", required=True)
    judges = does.add_parser("judge")
    judges.add_argument("game")
    judges.add_argument("--games", type=int, default=10)
    judges.add_argument("--begin", type=int, default=0, help="the number of the first match")
    judges.add_argument("--out", type=Path, required=True)
    does.add_parser("tell").add_argument("files", type=Path, nargs="+")
    asked = parser.parse_args()
    if asked.does == "judge":
        judge(asked.game, asked.games, asked.begin, asked.out)
    else:
        tell(asked.files, None)


if __name__ == "__main__":
    main()
