"""``biberbau puzzles``: mines puzzles from games between bots, chooses among them, and checks them with other deals."""

from __future__ import annotations

import sys
from contextlib import nullcontext
from pathlib import Path
from typing import Annotated

import typer

from ..errors import OptionError
from . import show
from .output import write_whole
from .where import Ray, Workers, where

app = typer.Typer(help="Puzzles: decisions with one answer that is clearly the best.", no_args_is_help=True)


def register(main: typer.Typer) -> None:
    """Add this module's commands."""
    main.add_typer(app, name="puzzles")


@app.command()
def mine(
    game: Annotated[str, typer.Argument(help="The game.")],
    out: Annotated[
        Path | None,
        typer.Option(
            help="A file for all that is found, to select from; the same command goes on where it ended. "
            "Puzzles on standard output by default."
        ),
    ] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games to play.")] = 100,
    begin: Annotated[int, typer.Option(min=0, help="The number of the first game.")] = 0,
    margin: Annotated[
        float, typer.Option(min=0.0, max=1.0, help="How far the answer must stand clear.")
    ] = 0.03,
    playouts: Annotated[
        int, typer.Option(min=100, help="The budget; answers must hold at ten times it.")
    ] = 2000,
    seeds: Annotated[int, typer.Option(min=1, help="With how many other deals they must hold.")] = 4,
    choices: Annotated[int, typer.Option(min=2, help="How many legal actions there must be at least.")] = 4,
    most: Annotated[int, typer.Option(min=1, help="How many puzzles of one kind are enough.")] = 20,
    option: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help="An option of the game; repeatable.")
    ] = None,
    seed: Annotated[str, typer.Option(help="What the seeds of the games begin with.")] = "puzzles",
    workers: Workers = 1,
    ray: Ray = None,
) -> None:
    """Play bots against bots and keep the decisions that are puzzles.

    The best action must stand clear of the second by the margin, also at ten times the budget and with other deals of
    the hidden cards, must be the best by the advice that explains it, and must be what the greedy bot never does, asked
    twenty times. The number of players goes round from game to game. Of what is found, choose with select. Ctrl-C ends it
    when the games that have begun are mined.
    """
    from ..coach.mining import Bar as Demands
    from ..coach.puzzles import line
    from ..games import kind
    from ..kernel.options import parse_pairs
    from ..lab.block_file import BlockFile
    from ..lab.blocks import results
    from ..lab.puzzle_mining import InRounds, Mining, Pool
    from .arena_told import Bar, stopped
    from .compile_notice import compile_notice

    demands = Demands(margin=margin, playouts=playouts, seeds=seeds, choices=choices)
    given = dict(parse_pairs(kind(game).options, option or []))
    work, pool, (doing, _) = Mining(game, given, demands, most, begin, seed), Pool(), where(workers, ray)
    title = kind(game).title
    with nullcontext() if out is None else BlockFile(out, work.plan()) as file:
        with compile_notice(title):
            work.prepare()
        with Bar("en", title, games) as bar:
            for block in results(work, games, file, InRounds(doing, pool), bar.stop):
                for one in pool.add(block):
                    if out is None:
                        print(line(one))
                bar.show(len(pool.blocks))
    print(f"{len(pool.blocks)} games: {len(pool)} puzzles", file=sys.stderr)
    if len(pool.blocks) < games:
        stopped("en", len(pool.blocks), games, out)
        raise typer.Exit(130)


@app.command()
def select(
    files: Annotated[list[Path], typer.Argument(help="What has been mined, of one game.")],
    out: Annotated[Path | None, typer.Option(help="The file to write; standard output by default.")] = None,
    count: Annotated[int, typer.Option(min=1, help="How many to choose.")] = 60,
    each: Annotated[int, typer.Option(min=1, help="How many puzzles one game gives at most.")] = 3,
) -> None:
    """Choose the puzzles that differ most: kinds of decision, levels and answers in turn. The easiest come first."""
    from ..coach.mining import selected
    from ..coach.puzzles import written
    from ..lab.puzzle_mining import mined

    text = written(selected([one for file in files for one in mined(file)], count, each))
    if out is None:
        print(text, end="")
    else:
        write_whole(out, text)


@app.command()
def check(
    game: Annotated[str, typer.Argument(help="The game.")],
    seed: Annotated[str, typer.Option(help="From what the other deals follow.")] = "check",
    every: Annotated[int, typer.Option(min=1, help="Check only one puzzle in this many.")] = 1,
) -> None:
    """Search the shipped puzzles again with other deals of the hidden cards, and list those that do not hold."""
    from ..coach.puzzles import holds, puzzles

    known = puzzles(game)
    if not known:
        raise OptionError(f"there are no puzzles of {game}")
    show.warm_up(known[0].view.game)
    wrong = 0
    for number, puzzle in enumerate(known, start=1):
        if number % every == 0:
            margin = holds(puzzle, f"{seed} {number}".encode())
            wrong += margin <= 0
            print(f"{number}: {puzzle.best}, margin {margin:.3f}{'' if margin > 0 else ' — does not hold'}")
    if wrong:
        raise typer.Exit(1)
