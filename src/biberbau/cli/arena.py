"""``biberbau arena``: bots against each other."""

from __future__ import annotations

import json
import sys
from typing import Annotated

import typer


def register(app: typer.Typer) -> None:
    """Add this module's commands."""
    app.command()(arena)


def arena(
    game: Annotated[str, typer.Argument(help="The game, e.g. beasty_bar.")],
    bots: Annotated[
        list[str],
        typer.Argument(
            help="One bot per seat: random, greedy, search, search:400 (playouts per move), search:80ms, or cheater "
            "(sees all cards: shows how far luck caps the game)."
        ),
    ],
    games: Annotated[int, typer.Option(min=1, help="Games to play.")] = 100,
    budget_ms: Annotated[int, typer.Option(min=1, help="Thinking time per move (search, cheater).")] = 50,
    seed: Annotated[int, typer.Option(help="Seed of the deals.")] = 0,
    option: Annotated[
        list[str] | None, typer.Option(help="An option of the game, name=value; repeatable.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Let bots play each other: seats rotated, each deal played once for every rotation, 95 % intervals.

    Can be interrupted: what has been played so far is then printed.
    """
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from ..games import kind
    from ..kernel.options import parse_pairs
    from ..lab.arena import Standing
    from ..lab.arena import arena as play_arena
    from ..match import Game
    from ..search.budget import Budget
    from .show import warm_up

    chosen = Game.of(game, {**parse_pairs(kind(game).options, option or []), "players": len(bots)})
    warm_up(chosen)
    standings: list[Standing] = []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())

    with Progress(*columns, console=Console(file=sys.stderr), transient=True) as progress:
        task = progress.add_task("games", total=games)

        def show(done: int, so_far: list[Standing]) -> None:
            standings[:] = so_far
            progress.update(task, completed=done)

        try:
            play_arena(chosen, bots, games, budget=Budget(seconds=budget_ms / 1000), seed=seed, progress=show)
        except KeyboardInterrupt:
            print(
                f"interrupted after {standings[0].games if standings else 0} of {games} games",
                file=sys.stderr,
            )
    if as_json:
        print(json.dumps({"bots": [standing.as_json() for standing in standings]}, indent=2))
        return
    print(f"{'bot':<16}{'games':>7}{'wins':>9}{'win rate':>10}   {'95 % interval':<16}{'mean score':>10}")
    for standing in standings:
        low, high = standing.ci95
        mean = standing.total_score / standing.games if standing.games else 0.0
        print(
            f"{standing.bot:<16}{standing.games:>7}{standing.wins:>9.1f}{standing.win_rate:>10.1%}   "
            f"{f'{low:.1%} - {high:.1%}':<16}{mean:>10.2f}"
        )
