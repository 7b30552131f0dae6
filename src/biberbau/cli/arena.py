"""``biberbau arena``: bots against each other."""

from __future__ import annotations

from contextlib import nullcontext
from pathlib import Path
from typing import Annotated

import typer

from .output import print_json
from .shared_options import GameOptions, Json, PlainBudget, Said, WithoutLuck
from .where import Ray, Workers, where

GAMES, MOST_GAMES = 100, 20_000
"""The default number of games: without a sequential test, and at most with one."""


def register(app: typer.Typer) -> None:
    """Add this module's commands."""
    app.command()(arena)


def arena(
    game: Annotated[str, typer.Argument(help="The game, e.g. beasty_bar.")],
    bots: Annotated[
        list[str],
        typer.Argument(
            help="One bot per seat: random, greedy, a level (relaxed, keen, strong, master), search, search:400 "
            "(playouts per move), search:80ms, learned, learned:400, learned:80ms (where a net has been trained), or "
            "cheater, cheater:400 (sees all cards: shows how far luck caps the game)."
        ),
    ],
    games: Annotated[
        int | None,
        typer.Option(min=1, help="At least this many games: whole deals. 100; at most 20000 with --sprt."),
    ] = None,
    budget: PlainBudget = "50ms",
    seed: Annotated[int, typer.Option(help="Seed of the deals.")] = 0,
    option: GameOptions = None,
    sprt: Annotated[
        str | None,
        typer.Option(
            metavar="ELO0,ELO1",
            help="Play until it is clear which holds: the first bot is ELO0 or ELO1 ahead of the others (5 % errors).",
        ),
    ] = None,
    luck: WithoutLuck = 0,
    workers: Workers = 1,
    ray: Ray = None,
    out: Annotated[
        Path | None, typer.Option(help="A file for all games; the same command goes on where it ended.")
    ] = None,
    lang: Said = "en",
    as_json: Json = False,
) -> None:
    """Let bots play each other: each deal is played from every seat, and what is stated has a 95 % interval.

    With playouts for budgets the results are the same on every machine, with any number of workers. Ctrl-C ends it when
    the deals that have begun are played, and what has been played is then told.
    """
    from ..bots.bot import parse_budget
    from ..games import kind
    from ..games.common.catalogues.wording import checked
    from ..kernel.options import parse_pairs
    from ..lab.arena import Tally, lineup, played
    from ..lab.block_file import BlockFile
    from ..lab.sprt import SequentialTest, Statements
    from ..match import Game
    from .arena_told import Bar, stopped, told
    from .compile_notice import compile_notice

    checked(lang)
    chosen = Game.of(game, {**parse_pairs(kind(game).options, option or []), "players": len(bots)})
    test = None if sprt is None else SequentialTest(Statements.parsed(sprt, chosen.players))
    work = lineup(chosen, bots, seed, parse_budget(budget), luck)
    tally, planned = Tally(work, test), games or (GAMES if test is None else MOST_GAMES)
    doing, _ = where(workers, ray)
    with nullcontext() if out is None else BlockFile(out, work.plan()) as file:
        with compile_notice(chosen.kind.title):
            work.prepare()
        with Bar(lang, chosen.kind.title, planned) as bar:
            for _ in played(tally, planned, file, doing, bar.stop):
                bar.show(tally.games)
    short = tally.games < planned and (test is None or test.verdict is None)
    if short:
        stopped(lang, tally.games, planned, out)
    if as_json:
        print_json(tally.as_json())
    elif tally.blocks:
        told(tally, lang)
    if short:
        raise typer.Exit(130)
