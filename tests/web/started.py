"""``biberbau serve`` with compiled rules at hand, for tests: ``python -m tests.web.started serve ...``.

A server lets each game be compiled by a process of its own, which takes seconds even if all is compiled. Tests start
servers by the dozen, and kill most of them before that is done.
"""

from __future__ import annotations

from biberbau.cli import main
from biberbau.web.play.first_compile import Warmer


async def at_hand(warmer: Warmer, game_id: str) -> None:
    """Leave it to the server, which loads the game anyway."""


if __name__ == "__main__":
    Warmer._compile = at_hand  # type: ignore[method-assign]
    main()
