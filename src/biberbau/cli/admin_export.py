"""``biberbau admin export-games``: finished games of people who have agreed to it, as a data set without names."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import typer

from ..games import kind
from .admin import AdminError, AsJson, Database, admin, opened
from .extras import needs
from .output import print_json

WHY: Mapping[str, str] = {
    "silent": "nobody at the table has agreed",
    "partly": "some at the table have agreed, but not all",
    "deleted": "somebody there has deleted themself, or it cannot be known (bots in games from before version 12)",
    "veiled": "others still play the same cards in a tournament",
    "foreign": "the game is not installed here",
    "changed": "it does not end the same by the rules of this version",
}
"""The reasons of ``web.play.research`` in words, in order."""


def register(app: typer.Typer) -> None:
    """The command is one of ``admin``'s."""
    admin.command("export-games")(export_games)


def export_games(
    out: Annotated[Path, typer.Option("--out", "-o", help="A new folder; each game gets one in it.")],
    game: Annotated[str, typer.Option(help="One game alone, e.g. beasty_bar.")] = "",
    database: Database = "",
    as_json: AsJson = False,
) -> None:
    """Write finished games as Parquet files, if everybody who sat there has agreed (on the page about themself).

    No names, no times, no ids of people and tables are in it; biberbau verify-record plays all of it again. A running
    server is not disturbed. Ctrl-C ends it when the file that has begun is written. Needs the extra record.
    """
    with needs("record"):
        from ..lab.record.people import PeopleFolder  # noqa: F401
    from ..web.play import research
    from .arena_told import Bar
    from .compile_notice import compile_notice

    only = kind(game).id if game else ""
    if out.exists() and (not out.is_dir() or any(out.iterdir())):
        raise AdminError(
            f"{out} is there already: name a new folder, nothing is added to games of another day"
        )
    with opened(database) as store:
        ids, lacks = research.offered(store, only)
        if not ids:
            raise AdminError(_none(lacks))
        titles = ", ".join(kind(one).title for one in ids)
        with compile_notice(titles):
            research.prepare(ids)
        with Bar("en", titles, sum(map(len, ids.values()))) as bar:
            written, refused = research.export(store, ids, out, bar.stop, bar.show)
        stopped = bar.stop()
    lacks += refused
    games = {name: {"games": many, "decisions": decisions} for name, (many, decisions) in written.items()}
    if as_json:
        print_json({"exported": games, "left_out": {why: lacks[why] for why in WHY}, "whole": not stopped})
    else:
        for name, counts in games.items():
            print(f"{out / name}: {counts['games']} games with {counts['decisions']} decisions")
        for line in _left_out(lacks):
            print(line)
    if stopped:
        typer.echo(
            "Stopped: there are more games. What is written is whole; all of them go into a new folder.",
            err=True,
        )
        raise typer.Exit(130)


def _left_out(lacks: Counter[str]) -> list[str]:
    return [f"left out: {lacks[why]}, {says}" for why, says in WHY.items() if lacks[why]]


def _none(lacks: Counter[str]) -> str:
    """Why there is nothing to export."""
    if not lacks.total():
        return "there is no finished game yet"
    told = "; ".join(f"in {lacks[why]} {says}" for why, says in WHY.items() if lacks[why])
    return f"none of {lacks.total()} finished games can be exported: {told}"
