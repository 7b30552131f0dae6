"""``biberbau serve`` with games from outside alone: ``python -m tests.games_outside.served serve ...``."""

from __future__ import annotations

from biberbau import games

games.REGISTERED.clear()

if __name__ == "__main__":
    from biberbau.cli import main

    main()
