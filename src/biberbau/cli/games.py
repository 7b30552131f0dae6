"""``biberbau games``: all games, with every option, its default and its ruling."""

from __future__ import annotations

from typing import Annotated

import typer

from ..games import kind
from ..games.common.view.shown import shown, shown_ids, spoken
from ..kernel.game import GameKind
from .output import print_json
from .shared_options import Json


def register(app: typer.Typer) -> None:
    """Add this module's commands."""
    app.command("games")(games)


def games(
    as_json: Json = False,
    lang: Annotated[
        str,
        typer.Option(help="Language of the names: en, de or fr (draft); else English."),
    ] = "en",
) -> None:
    """List the games: players, options with types, defaults and rulings."""
    found = [kind(game_id) for game_id in shown_ids()]
    if as_json:
        print_json({"games": [_as_json(game) for game in found]})
        return
    for game in found:
        _print(game, spoken(game.id, lang))


def _as_json(game: GameKind) -> dict[str, object]:
    return {
        "id": game.id,
        "title": game.title,
        "credit": game.credit,
        "players": list(game.players),
        "options": [option.as_json() for option in game.options],
    }


def _print(game: GameKind, lang: str) -> None:
    words = shown(game.id).words
    low, high = game.players
    print(f"{game.id}: {words.title(lang)} ({low}-{high})")
    for text in filter(None, (words.tagline(lang), game.credit)):
        print(f"  {text}")
    for option in game.options:
        default = str(option.default).lower() if option.kind == "bool" else option.default
        where = "".join(f" ({w.there} with {w.option} = {w.value})" for w in option.where)
        ruling = f" [{option.ruling}]" if option.ruling else ""
        print(f"  {option.name} = {default}{where}: {option.expected}{ruling}")
        print(f"      {words.option_name(option.name, lang)}. {words.option_help(option.name, lang)}")
