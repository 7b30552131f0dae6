"""Games of people that are given to research: what is told of each, and nothing else."""

from __future__ import annotations

from dataclasses import dataclass

from ...match import Game

PERSON, PROGRAM = "person", "program"
"""Who sat on a seat, where it was no bot of the server's; for such a bot stands its level."""


@dataclass(frozen=True)
class Given:
    """A finished game. ``players``: who sat there, by seat; ``key``: of all draws (``match.dealing``).

    ``actions``: all of them, as numbers; ``scores``: what it came to then, None where that was not kept.
    """

    game: Game
    players: tuple[str, ...]
    key: bytes
    actions: tuple[int, ...]
    scores: tuple[int, ...] | None = None
