"""``biberbau ladder``: how strong all bots are, for each game and number of players."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer

from ..errors import OptionError
from .output import print_json, write_whole
from .shared_options import GameOptions, Json, PlainBudget, Said, WithoutLuck
from .where import Ray, Workers, where

PLAYERS = tuple(range(2, 9))
"""The numbers of players in a ladder."""


def register(app: typer.Typer) -> None:
    """Add this module's commands."""
    app.command()(ladder)


def ladder(
    games: Annotated[
        list[str] | None, typer.Argument(metavar="GAME…", help="Which games; all by default.")
    ] = None,
    bots: Annotated[
        str, typer.Option(help="Who plays: names as in arena, with commas.")
    ] = "relaxed@2,keen@2,strong,master",
    players: Annotated[
        str, typer.Option(help="How many at a table: 2 to 8, as far as a game has seats; or 2,4.")
    ] = "",
    deals: Annotated[
        int,
        typer.Option(min=1, help="Deals for each game and number of players, each played from every seat."),
    ] = 20,
    budget: PlainBudget = "50ms",
    seed: Annotated[int, typer.Option(help="Seed of the deals.")] = 0,
    option: GameOptions = None,
    luck: WithoutLuck = 0,
    workers: Workers = 1,
    ray: Ray = None,
    out: Annotated[
        Path, typer.Option(help="The folder for all games, ladder.json, ladder.svg and ladder.md.")
    ] = Path("ladder"),
    lang: Said = "en",
    as_json: Json = False,
) -> None:
    """Rate bots: all play all, for each game and number of players; Plackett-Luce ratings in Elo, with 95 % intervals.

    The files are written anew after each number of players. The same command goes on where it ended, other games and
    numbers of players are added, and more deals go on from fewer.
    """
    from ..bots.bot import parse_budget
    from ..games.common.catalogues.wording import checked
    from ..lab.block_file import BlockFile
    from ..lab.blocks import results
    from ..lab.ladder import Cell, Ladder, cell
    from ..lab.ladder_page import markdown, svg
    from .arena_told import Bar, stopped, tell_cell
    from .compile_notice import compile_notice

    checked(lang)
    named, thinks = [name.strip() for name in bots.split(",") if name.strip()], parse_budget(budget)
    works = [cell(game, named, seed, thinks, luck) for game in _tables(games, players, option or [])]
    found = Ladder(named, seed, thinks)
    doing, _ = where(workers, ray)
    out.mkdir(parents=True, exist_ok=True)
    found.go_on(out / "ladder.json")
    for work in works:
        label, planned = f"{work.game.kind.title} ({work.game.players})", deals * work.games_a_block
        path, played = out / f"{work.game.id}-{work.game.players}.jsonl", Cell(work)
        with BlockFile(path, work.plan()) as file:
            with compile_notice(work.game.kind.title):
                work.prepare()
            with Bar(lang, label, planned) as bar:
                for block in results(work, max(deals, file.count), file, doing, bar.stop):
                    played.add(block)
                    bar.show(played.games)
        if played.blocks:
            row = played.as_json()
            found.add(row)
            document = found.document()
            write_whole(out / "ladder.json", json.dumps(document, indent=1, ensure_ascii=False) + "\n")
            write_whole(out / "ladder.svg", svg(document))
            write_whole(out / "ladder.md", markdown(document))
            if not as_json:
                tell_cell(row, lang)
        if played.blocks < deals:
            stopped(lang, played.games, planned, path)
            raise typer.Exit(130)
    if as_json:
        print_json(found.document())


def _tables(games: list[str] | None, players: str, options: list[str]) -> list[Any]:
    """The games to play, with each number of players."""
    from ..games import game_ids, kind
    from ..kernel.options import parse_pairs
    from ..match import Game

    ids, sizes = list(dict.fromkeys(games or game_ids())), _sizes(players)
    if options and len(ids) > 1:
        raise OptionError("--option is for one game: name it, as in biberbau ladder beasty_bar --option ...")
    found = [
        Game.of(name, {**parse_pairs(kind(name).options, options), "players": size})
        for name in ids
        for size in sizes
        if kind(name).players[0] <= size <= kind(name).players[1]
    ]
    if not found:
        seats = ", ".join(f"{name} {kind(name).players[0]} to {kind(name).players[1]}" for name in ids)
        raise OptionError(f"--players {players}: no game has that many seats; they have: {seats}")
    return found


def _sizes(text: str) -> tuple[int, ...]:
    try:
        sizes = tuple(int(part) for part in text.split(",")) if text else PLAYERS
    except ValueError:
        sizes = ()
    if not sizes or not set(sizes) <= set(PLAYERS):
        raise OptionError(f"--players: numbers from 2 to 8 expected, as in 2,4, not {text[:40]!r}")
    return tuple(sorted(set(sizes)))
