"""Games of people that are given to research: everything that is published of each."""

from __future__ import annotations

from dataclasses import dataclass

from ...match import Game

PERSON, PROGRAM = "person", "program"
"""The kind of a seat's player, unless it was one of the server's bots, which have a level."""


@dataclass(frozen=True)
class Given:
    """A finished game. ``players``: by seat; ``key``: of all draws (``match.dealing``).

    ``actions``: all of them, as numbers; ``scores``: the result then, None where it was not stored.
    """

    game: Game
    players: tuple[str, ...]
    key: bytes
    actions: tuple[int, ...]
    scores: tuple[int, ...] | None = None
