"""How long a report will take, before it begins: from a few games, and from a few decisions of bots that think."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from dataclasses import replace

from ...match import Game, Match
from ..contestants import contestant
from .players import compiled_sitter
from .playing import compiles
from .study import Part, Plan, Study
from .works import Stronger, Work

TRIED = 4
"""Blocks of whole games that are played to see how long games are."""

SECONDS, CHOICES = 10.0, 40
"""For how long a bot that thinks is watched: no new decision after that many seconds, or choices."""

STANDS_IN = "greedy:1"
"""Who plays instead of it, to see how long games are and what is done beside them."""

GAMES_OF = {"against": 2, "kingmaking": 8}
"""Games that a deal comes to where it is not one: what is looked at for kingmaking is played on several times."""


def foreseen(plan: Plan, compiles_in: Callable[[], AbstractContextManager[None]] = nullcontext) -> float:
    """Seconds that one process will take, about. What is needed is compiled before that, within ``compiles_in``."""
    trial, paces, seconds, a_game = Study(plan, foresees=True), dict[str, float](), 0.0, 0.0
    for part in trial.parts():
        if part.kind == "rules":
            took = a_game * part.work.size
        else:
            work = _without_thinking(part.work)
            with compiles_in():
                work.prepare()
            took = _tried(part, work, TRIED if part.kind in ("games", "against") else 1)
        if not a_game:
            a_game = took / part.work.size / GAMES_OF.get(part.kind, 1)
        choices = float(trial.whole.column("choices").sum()) / trial.whole.games
        thinks = _pace(part, paces) * choices * part.work.size * GAMES_OF.get(part.kind, 1)
        seconds += part.blocks * (took + thinks)
    return seconds


def _without_thinking(work: Work) -> Work:
    """The work with compiled players."""
    if compiles(work.everybody()):
        return work
    bots = (STANDS_IN,) * work.game.players
    if isinstance(work, Stronger):
        return replace(work, bots=bots, better=STANDS_IN)
    return replace(work, bots=bots)


def _tried(part: Part, work: Work, blocks: int) -> float:
    """Seconds that a block of a part takes, as far as ``work`` does the same."""
    began = time.perf_counter()
    for number in range(blocks):
        part.add(work.block(number))
    return (time.perf_counter() - began) / blocks * part.work.size / work.size


def _pace(part: Part, paces: dict[str, float]) -> float:
    """Seconds that thinking takes for a choice, on average over the seats. ``paces``: what is known, by bot."""
    work = part.work
    names = (work.better, *work.bots[1:]) if isinstance(work, Stronger) else work.bots
    for name in names:
        if name not in paces:
            paces[name] = 0.0 if compiled_sitter(name) is not None else _watched(work.game, name)
    return sum(paces[name] for name in names) / len(names)


def _watched(game: Game, name: str) -> float:
    """Seconds that a bot thinks about a choice, in the first ones of a game against its like."""
    match, bot = Match(game, "report foreseen"), contestant(name, game)
    spent, choices = 0.0, 0
    while (seat := match.to_act) is not None and spent < SECONDS and choices < CHOICES:
        several = len(game.legal(match.moment.state)) > 1
        began = time.perf_counter()
        action = bot.choose(match, f"foreseen {match.ply}".encode(), f"foreseen {seat}".encode())
        if several:
            spent += time.perf_counter() - began
            choices += 1
        match.play(action)
    return spent / max(1, choices)
