"""``biberbau beliefs``: a search's beliefs about hidden cards, against the truth."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from .output import print_json
from .shared_options import GameOptions, Said
from .texts import SAYS
from .where import Ray, Workers, where

if TYPE_CHECKING:
    from ..lab.beliefs import BeliefsFound

HEADS = ("where", "face", "true", "dealt", "z")
COLUMNS = SAYS.family("beliefs-column", HEADS)

WORST = 10
"""The default number of lines."""


def register(app: typer.Typer) -> None:
    """Add this module's commands."""
    app.command()(beliefs)


def beliefs(
    game: Annotated[str, typer.Argument(help="The game, e.g. beasty_bar.")],
    bot: Annotated[
        str, typer.Option(help="Who plays on all seats: a level, or a name as in arena.")
    ] = "greedy",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 200,
    players: Annotated[int | None, typer.Option(help="At a table of how many.")] = None,
    option: GameOptions = None,
    worlds: Annotated[
        int, typer.Option(help="Worlds that are dealt for each decision: an even number.")
    ] = 16,
    worst: Annotated[int, typer.Option(min=0, help="How many lines to show.")] = WORST,
    seed: Annotated[int, typer.Option(help="Seed of the deals.")] = 0,
    workers: Workers = 1,
    ray: Ray = None,
    out: Annotated[
        Path | None, typer.Option(help="A file for all of it; the same command goes on where it ended.")
    ] = None,
    lang: Said = "en",
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object, with all lines.")] = False,
) -> None:
    """Compare the hidden cards that searches expect with those that truly lie there, in games of a bot.

    Lines far from the truth come first: what lies there on average, what is dealt there, and by how many standard
    deviations of games they differ (z). With playouts for budgets the results are the same on every machine. Ctrl-C ends
    it when the games that have begun are played.
    """
    from ..games import kind
    from ..games.common.catalogues.wording import checked
    from ..kernel.options import parse_pairs
    from ..lab.beliefs import Beliefs, BeliefsFound
    from ..match import Game
    from .through_games import through_games

    checked(lang)
    given = parse_pairs(kind(game).options, option or [])
    chosen = Game.of(game, given if players is None else {**given, "players": players})
    work = Beliefs(chosen, bot, worlds, seed)
    found, (doing, _) = BeliefsFound(work), where(workers, ray)
    whole = through_games(work, found, games, doing, out, lang=lang, title=chosen.kind.title)
    if as_json:
        print_json(found.as_json())
    else:
        _tell(found, worst, lang)
    if not whole:
        raise typer.Exit(130)


def _tell(found: BeliefsFound, worst: int, lang: str) -> None:
    """Print the number of comparisons, and the lines farthest from the truth."""
    from ..bots.players import name_of
    from ..lab.beliefs import FAR
    from .arena_told import table

    rows = found.rows
    far = sum(abs(row.z) >= FAR for row in rows)
    print(
        SAYS(
            lang,
            "beliefs-summary",
            bot=name_of(found.work.bot),
            games=found.games,
            decisions=found.decisions,
            lines=len(rows),
            far=far,
            limit=f"{FAR:g}",
        )
    )
    if rows and worst:
        print()
        shown = [
            [row.place.told, row.face, f"{row.true:.3f}", f"{row.filled:.3f}", f"{row.z:+.1f}"]
            for row in rows[:worst]
        ]
        table([SAYS(lang, COLUMNS[name]) for name in HEADS], shown)
