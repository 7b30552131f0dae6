"""A ladder: all bots against each other, for each game and number of players, and their ratings."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

from .. import __version__
from ..errors import BiberbauError, OptionError
from ..games import game_ids
from ..kernel.game import Document
from ..match import Game
from ..match.places import places
from ..search.budget import Budget
from .arena import Standing, Tally, rounded
from .contestants import USUAL, named_budget
from .deal_blocks import DealBlocks
from .intervals import mean_interval
from .plackett_luce import Choices, ratings

FORMAT = "biberbau-ladder/1"


def lineups(bots: int, players: int) -> tuple[tuple[int, ...], ...]:
    """Line-ups: all bots as often as they fit, and on the seats left over each choice of some in turn.

    Two players: every pair. More seats than bots: everybody meets everybody in every game.
    """
    whole, over = divmod(players, bots)
    return tuple((*range(bots),) * whole + rest for rest in combinations(range(bots), over))


def cell(game: Game, bots: Sequence[str], seed: int = 0, budget: Budget = USUAL, luck: int = 0) -> DealBlocks:
    """The work of one game with one number of players."""
    if len(set(bots)) < len(bots) or len(bots) < 2:
        raise OptionError(f"a ladder is for two different bots or more, not for {', '.join(bots) or 'none'}")
    return DealBlocks(game, tuple(bots), lineups(len(bots), game.players), seed, budget, luck)


@dataclass
class Duel:
    """Two bots at the same tables. ``ahead``: for each block, how often a seat of ``bot`` was ahead of one of
    ``other``; a shared place counts half.
    """

    bot: int
    other: int
    ahead: list[float] = field(default_factory=list)

    def add(self, games: Sequence[tuple[Sequence[int], Sequence[int]]]) -> None:
        """Count a block: the bot on each seat, and each seat's place."""
        met = [
            1.0 if mine < theirs else 0.5 if mine == theirs else 0.0
            for seats, came in games
            for one, mine in zip(seats, came, strict=True)
            if one == self.bot
            for who, theirs in zip(seats, came, strict=True)
            if who == self.other
        ]
        self.ahead.append(sum(met) / len(met))

    @property
    def share(self) -> float:
        """How often ``bot`` was ahead."""
        return sum(self.ahead) / len(self.ahead)

    @property
    def ci95(self) -> tuple[float, float]:
        """The 95 % interval of that share."""
        return mean_interval(self.ahead, 0.0, 1.0)


def cycles(found: Sequence[Duel], bots: int) -> list[list[int]]:
    """Cycles in which each bot surely beats the next one (its interval lies above one half), and the last one the
    first.

    Each once, from its lowest number on; only those of three, because a longer one contains one of three, or an
    undecided pair. A rating, being one number, cannot show them.
    """
    beats = {(one.bot, one.other) for one in found if one.ci95[0] > 0.5}
    beats |= {(one.other, one.bot) for one in found if one.ci95[1] < 0.5}
    return [
        list(circle)
        for low, middle, high in combinations(range(bots), 3)
        for circle in ((low, middle, high), (low, high, middle))
        if all(step in beats for step in pairwise((*circle, circle[0])))
    ]


class Cell:
    """The results of one game with one number of players while it is played."""

    def __init__(self, work: DealBlocks) -> None:
        self.work = work
        self._tally = Tally(work)
        self._choices: list[Choices] = []
        self._duels = [Duel(*pair) for pair in combinations(range(len(work.bots)), 2)]

    @property
    def blocks(self) -> int:
        """The number of blocks."""
        return self._tally.blocks

    @property
    def games(self) -> int:
        """The number of games played."""
        return self._tally.games

    def add(self, block: Document) -> None:
        """Count a block."""
        self._tally.add(block)
        replays = [(game["seats"], game["replay"]) for game in block["games"]]
        games = [(seats, places(replay["scores"], replay["winners"])) for seats, replay in replays]
        choices = Choices(len(self.work.bots))
        for seats, came in games:
            choices.add(seats, came)
        self._choices.append(choices)
        for duel in self._duels:
            duel.add(games)

    def cycles(self) -> list[list[str]]:
        """Cycles of bots, by name."""
        names = self.work.names
        return [[names[bot] for bot in circle] for circle in cycles(self._duels, len(names))]

    def as_json(self) -> Document:
        """Its entry in a ladder's file; there has to be a block."""
        names, game = self.work.names, self.work.game
        rated = ratings(self._choices, len(names))
        return {
            "game": game.id,
            "version": game.kind.version,
            "players": game.players,
            "options": _unusual(game),
            "blocks": self.blocks,
            "games": self.games,
            "bots": [
                {
                    **_seated(self._tally.standings[bot]),
                    "elo": round(float(rated.elo[bot]), 1),
                    "elo_ci95": rounded(rated.interval(bot), 1),
                }
                for bot in sorted(range(len(names)), key=lambda bot: -rated.elo[bot])
            ],
            "pairs": [
                {
                    "bot": names[duel.bot],
                    "other": names[duel.other],
                    "ahead": round(duel.share, 4),
                    "ci95": rounded(duel.ci95),
                    "elo": round(rated.ahead(duel.bot, duel.other)[0], 1),
                    "elo_ci95": rounded(rated.ahead(duel.bot, duel.other)[1:], 1),
                }
                for duel in self._duels
            ],
            "cycles": self.cycles(),
        }


def _seated(standing: Standing) -> Document:
    """A bot may sit on several seats of a game, so its results are counted by seats."""
    found = standing.as_json()
    del found["wins"]
    return {"bot": found.pop("bot"), "seats": found.pop("games"), **found}


def _unusual(game: Game) -> dict[str, Any]:
    """The options that differ from the defaults at a table of that size."""
    usual = Game.of(game.id, {"players": game.players}).options
    return {name: value for name, value in game.options.items() if value != usual[name]}


class LadderError(BiberbauError, ValueError):
    """A ladder's file that cannot be read or continued."""


class Ladder:
    """A ladder's file, ``biberbau-ladder/1``: its results for each game and number of players.

    ``bots``, ``seed`` and ``budget`` are the same for all of it; results of several runs are collected.
    """

    def __init__(self, bots: Sequence[str], seed: int = 0, budget: Budget = USUAL) -> None:
        self._head = {
            "format": FORMAT,
            "biberbau": __version__,
            "bots": list(bots),
            "seed": seed,
            "budget": named_budget(budget),
        }
        self._cells: dict[tuple[int, int], Document] = {}

    def add(self, found: Document) -> None:
        """Add a ``Cell``'s entry, replacing an older one."""
        ids = list(game_ids())
        key = ids.index(found["game"]) if found["game"] in ids else len(ids), int(found["players"])
        self._cells[key] = found

    def go_on(self, path: Path) -> None:
        """Load a file's entries, if there is one; a LadderError when it is of other bots, another seed or version."""
        if not path.exists():
            return
        there = read(path)
        for name, value in self._head.items():
            if there.get(name) != value:
                raise LadderError(
                    f"{path} was begun with {name} {json.dumps(there.get(name))}, not {json.dumps(value)}: "
                    "go on with the same, or name another folder"
                )
        for found in there["cells"]:
            self.add(found)

    def document(self) -> Document:
        """All of it, as JSON."""
        return {**self._head, "cells": [self._cells[key] for key in sorted(self._cells)]}


def read(path: Path) -> Document:
    """A ladder's file; a LadderError says what is wrong with it."""
    try:
        found = json.loads(path.read_text("utf-8"))
    except OSError as error:
        raise LadderError(f"cannot read {path}: {error.strerror}") from error
    except ValueError:
        found = None
    if (
        not isinstance(found, dict)
        or found.get("format") != FORMAT
        or not isinstance(found.get("cells"), list)
    ):
        raise LadderError(f"{path} is no ladder of this version ({FORMAT}); name another")
    return found
