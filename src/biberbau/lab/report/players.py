"""The players of a report: compiled ones where there are any, otherwise bots as in the arena."""

from __future__ import annotations

from functools import cache

from ...bots.bot import SAMPLES, greedy_samples
from ...errors import OptionError
from ...match import Game
from ..contestants import USUAL, by_the_clock, contestant

RELAXED = (SAMPLES, 30)
"""The level relaxed: a greedy look, and in thirty of a hundred decisions a random action (``bots/levels.py``)."""


@cache
def compiled_sitter(name: str) -> tuple[int, int] | None:
    """The compiled player, as ``notes.SITTER``; None where there is none."""
    if name == "random":
        return 0, 0
    if name == "relaxed":
        return RELAXED
    samples = greedy_samples(name)
    return None if samples is None else (samples, 0)


def seated(game: Game, text: str) -> tuple[str, ...]:
    """A player for each seat from ``greedy`` or ``greedy,keen``: one for all, or one for each seat."""
    names = tuple(name.strip() for name in text.split(",") if name.strip())
    if len(names) not in (1, game.players):
        raise OptionError(
            f"{len(names)} bots for {game.players} players; name one for all, or one for each seat, as in greedy,keen"
        )
    for name in names:
        contestant(name, game)  # lists the valid names
        if by_the_clock(name, USUAL):
            raise OptionError(
                f"{name} thinks by the clock, so its games could not be played again: give it playouts, as in search:400"
            )
    return names if len(names) == game.players else names * game.players
