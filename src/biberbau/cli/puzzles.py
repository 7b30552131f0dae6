"""``biberbau puzzles``: mines puzzles from games between bots, chooses among them, and checks them with other deals."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from ..errors import OptionError
from ..kernel.options import parse_pairs
from . import show
from .output import write_whole

app = typer.Typer(help="Puzzles: decisions with one answer that is clearly the best.", no_args_is_help=True)


def register(main: typer.Typer) -> None:
    """Add this module's commands."""
    main.add_typer(app, name="puzzles")


@app.command()
def mine(
    game: Annotated[str, typer.Argument(help="The game.")],
    out: Annotated[
        Path | None, typer.Option(help="The file that puzzles are added to; standard output by default.")
    ] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games to play.")] = 100,
    begin: Annotated[int, typer.Option(min=0, help="The number of the first game.")] = 0,
    step: Annotated[
        int, typer.Option(min=1, help="From one game's number to the next: for several processes.")
    ] = 1,
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
) -> None:
    """Play bots against bots and keep the decisions that are puzzles.

    The best action must stand clear of the second by the margin, also at ten times the budget and with other deals of
    the hidden cards, must be the best by the advice that explains it, and must be what the greedy bot never does, asked
    twenty times. The number of players goes round from game to game. Of what is found, choose with select.
    """
    from ..coach.mining import Bar, Store
    from ..coach.mining import mine as mined
    from ..coach.puzzles import line
    from ..games import kind
    from ..match import Game

    bar, store = Bar(margin=margin, playouts=playouts, seeds=seeds, choices=choices), Store(most)
    given: dict[str, object] = dict(parse_pairs(kind(game).options, option or []))
    low, high = kind(game).players
    span = min(high, 4) - low + 1
    for number in range(begin, begin + games * step, step):
        played = Game.of(game, {**given, "players": low + number % span})
        for one in mined(played, f"{seed} {number}", bar, store.wants):
            store.add(one)
            if out is None:
                print(line(one))
            else:
                with out.open("a", encoding="utf-8") as file:
                    print(line(one), file=file)
        print(f"game {number}: {len(store.puzzles)} puzzles", file=sys.stderr)


@app.command()
def select(
    files: Annotated[list[Path], typer.Argument(help="What has been mined, of one game.")],
    out: Annotated[Path | None, typer.Option(help="The file to write; standard output by default.")] = None,
    count: Annotated[int, typer.Option(min=1, help="How many to choose.")] = 60,
    each: Annotated[int, typer.Option(min=1, help="How many puzzles one game gives at most.")] = 3,
) -> None:
    """Choose the puzzles that differ most: kinds of decision, levels and answers in turn. The easiest come first."""
    from ..coach.mining import selected
    from ..coach.puzzles import read, written

    text = written(selected([one for file in files for one in read(file)], count, each))
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
