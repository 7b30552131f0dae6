"""``biberbau serve`` with compiled rules at hand, for tests: ``python -m tests.web.started serve ...``.

A server lets each game be compiled by a process of its own, which takes seconds even if all is compiled, and then loads
all games, which takes some seconds more. Tests start servers by the dozen, most of them for one game, and fork them where
no more than that is the point (``forking.py``).
"""

from __future__ import annotations

import os

from biberbau.web.play.first_compile import Warmer

GAMES = "BIBERBAU_TESTED_GAMES"
"""Names the games that are loaded at the start, by commas; the others are loaded when they are played."""

load = Warmer._warm


async def at_hand(warmer: Warmer, game_id: str) -> None:
    """Leave it to the server, which loads the game anyway."""


async def load_some(warmer: Warmer, game_id: str) -> str | None:
    """Load a game that tests are about; there is nothing to do for another one."""
    return await load(warmer, game_id) if game_id in os.environ[GAMES].split(",") else None


def with_rules_at_hand() -> None:
    """From now on nothing is compiled, and only what tests are about is loaded."""
    Warmer._compile = at_hand  # type: ignore[method-assign]
    Warmer._warm = load_some  # type: ignore[method-assign]


if __name__ in ("__main__", "__mp_main__"):  # the server, and each of its workers
    with_rules_at_hand()

if __name__ == "__main__":
    from biberbau.cli import main

    main()
