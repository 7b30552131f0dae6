"""Levels' opinions on others' decisions: the action that each would take, and the values of all."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ...bots.bot import NAMES, GreedyBot, LearnedBot, SearchBot, greedy_samples
from ...bots.levels import ALL_LEVELS
from ...bots.memory import recalled
from ...bots.players import player
from ...errors import OptionError
from ...match import Game, Match
from ...search.searcher import Searcher
from ..contestants import USUAL, by_the_clock


@dataclass(frozen=True)
class Opinions:
    """One level's opinions. ``actions: int16[decisions]``; ``values: float32[decisions, actions]``, NaN where it has
    none: for illegal actions, those that a search left out, and where there was no choice.
    """

    actions: NDArray[np.int16]
    values: NDArray[np.float32]


def asked(game: Game, text: str) -> tuple[str, ...]:
    """The levels in a text such as ``greedy,keen``; OptionError for one that has no opinion."""
    names = tuple(dict.fromkeys(name.strip() for name in text.split(",") if name.strip()))
    for name in names:
        if name.partition(":")[0] not in (*NAMES, *ALL_LEVELS):
            raise OptionError(f"there is no level {name[:40]!r}; {_WHICH}")
        if by_the_clock(name, USUAL):
            raise OptionError(
                f"{name} thinks by the clock, so it could not be asked again: give it playouts, as in search:400"
            )
        bot = player(name, game)
        if not isinstance(bot, GreedyBot | SearchBot | LearnedBot) or (
            isinstance(bot, GreedyBot) and bot.by_lot
        ):
            raise OptionError(f"{name} decides by lot, so it has no opinion; {_WHICH}")
    return names


_WHICH = (
    "levels that can be asked are: greedy, greedy:SAMPLES, keen, keen@2, strong, master, search:PLAYOUTS, "
    "learned:PLAYOUTS"
)


def opinions(
    game: Game, seed: bytes, actions: Sequence[int], level: str, most: int | None = None
) -> Opinions:
    """What a level thinks of every decision of a game, each time from all that its seat knew; of the first ``most``."""
    match, count = Match(game, seed), len(actions) if most is None else most
    memory = seed + b" " + level.encode()
    found = Opinions(
        np.zeros(count, dtype=np.int16),
        np.full((count, len(game.kind.actions)), np.nan, dtype=np.float32),
    )
    bot, samples, searcher = player(level, game), greedy_samples(level), Searcher(game)
    for ply in range(count):
        view, dice = recalled(match.view(match.to_act), memory), memory + b"-%d" % ply
        legal = view.legal
        if len(legal) == 1:
            found.actions[ply] = legal[0].id
        else:
            if isinstance(bot, SearchBot | LearnedBot):
                searched = bot.search(view, dice)
                best, values = searched.best, searched.values
            else:
                assert samples is not None
                best, values = bot.choose(view, dice).id, searcher.glance(view, samples, dice)
            found.actions[ply] = best
            found.values[ply, list(values)] = list(values.values())
        if ply < len(actions):
            match.play(int(actions[ply]))
    return found
