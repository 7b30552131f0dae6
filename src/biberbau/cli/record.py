"""``biberbau record`` and ``biberbau verify-record``: record games as a data set, and replay them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .extras import needs
from .output import print_json, write_whole
from .shared_options import DeckFile, GameOptions, Json, QuickBots, Said
from .texts import SAYS
from .where import Ray, Workers, where


def register(app: typer.Typer) -> None:
    """Add this module's commands."""
    app.command()(record)
    app.command("verify-record")(verify_record)


def record(
    game: Annotated[str, typer.Argument(help="The game, e.g. beasty_bar.")],
    out: Annotated[
        Path, typer.Option("--out", "-o", help="The folder; the same command goes on where it ended.")
    ],
    games: Annotated[int, typer.Option(min=1, help="At least this many games: whole files.")] = 1000,
    bots: QuickBots = "greedy",
    players: Annotated[int | None, typer.Option(help="How many play; the game's usual number.")] = None,
    option: GameOptions = None,
    deck: DeckFile = None,
    levels: Annotated[
        str, typer.Option(help="Who is asked about every decision besides: greedy, keen, strong, search:400")
    ] = "",
    seed: Annotated[int, typer.Option(help="Seed of the games.")] = 0,
    games_a_file: Annotated[
        int | None,
        typer.Option(
            min=1, help="How many games a file has: 1000, or 10 where anybody thinks; not more than all."
        ),
    ] = None,
    workers: Workers = 1,
    ray: Ray = None,
    lang: Said = "en",
    as_json: Json = False,
) -> None:
    """Write games down as Parquet files: every decision as its seat saw it, what was legal, what was done, how it ended.

    The files are the same for any number of workers. Ctrl-C ends it when the files that have begun are written, and the
    same command goes on from there. Needs the extra record.
    """
    with needs("record"):
        from ..lab.record.card import card
        from ..lab.record.folder import CARD, Filed, opened, write_actions
        from ..lab.record.works import Recorded, usual_size
    from ..games.common.catalogues.wording import checked
    from ..lab.blocks import results
    from ..lab.record.levels import asked
    from ..lab.report.players import seated
    from .arena_told import Bar, stopped
    from .compile_notice import compile_notice
    from .decks import game_of

    checked(lang)
    chosen = game_of(game, option, players, deck)
    who, opinions = seated(chosen, bots), asked(chosen, levels)
    work = Recorded(chosen, who, games_a_file or min(games, usual_size(who, opinions)), seed, opinions)
    doing, _ = where(workers, ray)
    planned, done = -(-games // work.size), 0
    with opened(out, work.plan()) as file:
        with compile_notice(chosen.kind.title):
            work.prepare()
        with Bar(lang, chosen.kind.title, planned * work.size) as bar:
            for block in results(work, planned, file, Filed(doing, out), bar.stop):
                done += block["games"]
                bar.show(done)
        blocks = list(file.finished())
        write_actions(out, work.game)
        write_whole(out / CARD, card(work, blocks))
    total = {what: sum(block[what] for block in blocks) for what in ("games", "decisions")}
    if as_json:
        plan = work.plan()
        print_json({"format": plan.pop("work"), **plan, **total})
    if len(blocks) < planned:
        stopped(lang, total["games"], planned * work.size, out)
        raise typer.Exit(130)
    if not as_json:
        print(SAYS(lang, "record-written", folder=str(out), **total))


def verify_record(
    folder: Annotated[
        Path, typer.Argument(help="A folder that biberbau record has written, or one of admin export-games.")
    ],
    workers: Workers = 1,
    lang: Said = "en",
    as_json: Json = False,
) -> None:
    """Play all recorded games again: actions are legal, and results, fingerprints and every row are what is written.

    What levels would do is not asked again. Needs the extra record.
    """
    with needs("record"):
        from ..lab.record.people_verifying import verified
    from ..games.common.catalogues.wording import checked
    from ..lab.blocks import processes, results
    from .arena_told import Bar, stopped
    from .compile_notice import compile_notice

    checked(lang)
    work = verified(folder)
    title, count = work.game.kind.title, len(work.blocks)
    with compile_notice(title):
        work.prepare()
    total = {"games": 0, "decisions": 0}
    with Bar(lang, title, work.games) as bar:
        for block in results(work, count, doing=processes(workers), stop=bar.stop):
            total = {what: total[what] + block[what] for what in total}
            bar.show(total["games"])
    if total["games"] < work.games:
        stopped(lang, total["games"], work.games, None)
        raise typer.Exit(130)
    if as_json:
        print_json({"format": work.plan()["work"], **total})
    else:
        print(SAYS(lang, "record-verified", folder=str(folder), **total))
