"""``biberbau blunders``: decisions of a bot that more playouts find wrong."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from .output import print_json
from .shared_options import GameOptions, Said
from .texts import SAYS
from .where import Ray, Workers, where

if TYPE_CHECKING:
    from ..games.common.catalogues.catalogue import Part
    from ..lab.blunders import BlundersFound

COLUMNS = SAYS.family(
    "blunders-column", ("game", "ply", "played", "better", "times", "mean", "loss", "surely")
)

WORST = 10
"""The default number of blunders."""


def register(app: typer.Typer) -> None:
    """Add this module's commands."""
    app.command()(blunders)


def blunders(
    game: Annotated[str, typer.Argument(help="The game, e.g. beasty_bar.")],
    bot: Annotated[
        str, typer.Option(help="Who plays on all seats: a level, or a name as in arena.")
    ] = "strong",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 4,
    players: Annotated[int | None, typer.Option(help="At a table of how many.")] = None,
    option: GameOptions = None,
    points: Annotated[
        float, typer.Option(help="By how many points (hundredths of the win) a decision is wrong at least.")
    ] = 5.0,
    judge: Annotated[
        int | None,
        typer.Option(min=1, help="Playouts for judging a decision; by default ten times the bot's own."),
    ] = None,
    worst: Annotated[int, typer.Option(min=0, help="How many to show.")] = WORST,
    seed: Annotated[int, typer.Option(help="Seed of the deals.")] = 0,
    workers: Workers = 1,
    ray: Ray = None,
    out: Annotated[
        Path | None, typer.Option(help="A file for all of it; the same command goes on where it ended.")
    ] = None,
    lang: Said = "en",
    as_json: Annotated[
        bool, typer.Option("--json", help="Print one JSON object, in which each has its position document.")
    ] = False,
) -> None:
    """List decisions of a bot that ten times its playouts call wrong by more than five points, the worst first.

    Each is judged from what the bot knew. `biberbau position` shows the documents of --json, and --advise says why. With
    playouts for budgets the results are the same on every machine. Ctrl-C ends it when the games that have begun are
    played.
    """
    from ..games import kind
    from ..games.common.catalogues.wording import checked
    from ..kernel.options import parse_pairs
    from ..lab.blunders import Blunders, BlundersFound, judged_by
    from ..match import Game
    from .through_games import through_games

    checked(lang)
    given = parse_pairs(kind(game).options, option or [])
    chosen = Game.of(game, given if players is None else {**given, "players": players})
    work = Blunders(chosen, bot, judge or judged_by(bot, chosen), points, seed)
    found, (doing, _) = BlundersFound(work), where(workers, ray)
    whole = through_games(work, found, games, doing, out, lang=lang, title=chosen.kind.title)
    if as_json:
        print_json(found.as_json())
    else:
        _tell(found, worst, lang)
    if not whole:
        raise typer.Exit(130)


def _tell(found: BlundersFound, worst: int, lang: str) -> None:
    """Print the number of blunders, their kinds, and the worst of them."""
    from ..bots.players import name_of
    from .arena_told import spread, table

    shown = found.blunders
    counts: dict[str, Part] = {"games": found.games, "decisions": found.decisions, "blunders": len(shown)}
    bounds: dict[str, Part] = {"points": f"{found.work.points:g}", "judge": found.work.judge}
    print(SAYS(lang, "blunders-summary", bot=name_of(found.work.bot), **counts, **bounds))
    if not shown:
        return
    print()
    kinds = [[played, better, str(times), f"{loss:.1%}"] for played, better, times, loss in found.kinds]
    table([SAYS(lang, COLUMNS[name]) for name in ("played", "better", "times", "mean")], kinds)
    if worst:
        print()
        rows = [
            [
                str(one["game"]),
                str(one["ply"]),
                one["played"],
                one["better"],
                f"{one['loss']:.1%}",
                spread(one["surely"]),
            ]
            for one in shown[:worst]
        ]
        heads = ("game", "ply", "played", "better", "loss", "surely")
        table([SAYS(lang, COLUMNS[name]) for name in heads], rows)
