"""How strong the bots' levels are against each other, for the leaderboards: plays them and writes what came of it.

    python benchmarks/bot_ratings.py --games 40

Two at a table, every deal played twice with seats changed; levels think by playouts, so a busy machine changes nothing.
What has been played already stays and is added to, pair by pair, so it can be stopped at any time. Pairs of earlier
versions of the levels stay, too.
"""

from __future__ import annotations

import argparse
import json
import time
from itertools import pairwise
from pathlib import Path
from typing import Any

from biberbau.bots import LEVELS, level, recalled
from biberbau.games import game_ids
from biberbau.match import Game, Match

FILE = Path(__file__).parent.parent / "src" / "biberbau" / "web" / "domain" / "bot_ratings.json"


def plays(game: Game, names: tuple[str, str], seed: str) -> tuple[float, float]:
    """One game; what share of the win each of the two has."""
    bots = [level(name, game) for name in names]
    match = Match(game, seed)
    while (seat := match.to_act) is not None:
        view = recalled(match.view(seat), seed.encode())
        match.play(bots[seat].choose(view, f"{seed}-{names[0]}-{match.ply}".encode()))
    won = len(match.winners)
    return tuple(1 / won if seat in match.winners else 0.0 for seat in (0, 1))  # type: ignore[return-value]


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=40, help="how many for each pair of levels")
    parser.add_argument("--only", nargs="*", default=list(game_ids()), help="these games")
    parser.add_argument("--minutes", type=float, default=1e9, help="begin no game after that")
    asked = parser.parse_args()
    until = time.monotonic() + 60 * asked.minutes
    found: dict[str, Any] = json.loads(FILE.read_text()) if FILE.exists() else {"made": "", "games": {}}
    found["made"] = "python benchmarks/bot_ratings.py"
    for pair in pairwise(LEVELS):
        for game_id in asked.only:
            game = Game.of(game_id, {"players": 2})
            done = (
                found["games"].setdefault(game_id, {}).setdefault(" ".join(pair), {"games": 0, "wins": 0.0})
            )
            while done["games"] < asked.games and time.monotonic() < until:
                seed = f"levels {pair[1]} {done['games'] // 2}"
                first = plays(game, (pair[1], pair[0]), seed)
                second = plays(game, (pair[0], pair[1]), seed)
                done["games"] += 2
                done["wins"] += first[0] + second[1]
                FILE.write_text(json.dumps(found, indent=1) + "\n")
            print(game_id, pair, done, flush=True)


if __name__ == "__main__":
    main()
