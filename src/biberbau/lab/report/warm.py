"""``python -m biberbau.lab.report.warm GAME``: compile what reports of a game need into the cache."""

from __future__ import annotations

import sys

from ...errors import BiberbauError
from ...match import Game
from .works import Played


def main(arguments: list[str]) -> int:
    """Compile it for these games; the exit status is 0 when that is done."""
    for game_id in arguments:
        try:
            game = Game.of(game_id)
            Played(game, ("greedy:1",) * game.players).block(0)
        except BiberbauError as error:
            print(f"biberbau.lab.report.warm: {error}", file=sys.stderr)
            return 2
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
