"""``biberbau bench``: how fast a game runs, on one core and as a vector on two."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Annotated

import typer

from .shared_options import Json


def register(app: typer.Typer) -> None:
    """Add this module's commands."""
    app.command()(bench)


def bench(
    games: Annotated[list[str] | None, typer.Argument(help="Games to measure; all by default.")] = None,
    seconds: Annotated[float, typer.Option(min=0.1, help="Seconds for each of the rates.")] = 5.0,
    players: Annotated[int, typer.Option(min=0, help="Seats; 0 is each game's default.")] = 0,
    as_json: Json = False,
) -> None:
    """Speed: random play, copies, search playouts, a vector of games, the first compile.

    Runs on one core, the vector of games on two; anything else running at the time slows it down. The first
    compile is measured in a process of its own with an empty cache.
    """
    from ..games import game_ids
    from ..lab import measure
    from ..match import Game

    chosen = [Game.of(name, {"players": players} if players else {}) for name in games or game_ids()]
    measured = {game.id: measure(game, seconds) for game in chosen}
    if as_json:
        print(json.dumps({"games": {name: asdict(speed) for name, speed in measured.items()}}, indent=2))
        return
    for name, speed in measured.items():
        print(f"{name}, {speed.players} players, one core (vector: two)")
        for label, value in (
            ("random play", f"{speed.moves_per_second:,.0f} moves/s"),
            ("", f"{speed.games_per_second:,.0f} games/s"),
            ("copies of a state", f"{speed.copies_per_second:,.0f} /s ({speed.state_bytes} bytes)"),
            ("search", f"{speed.playouts_per_second:,.0f} playouts/s"),
            ("vector", f"{speed.vector_steps_per_second:,.0f} steps/s, {speed.vector_size} games at once"),
            ("first compile", f"{speed.first_compile_seconds:.1f} s (once)"),
        ):
            print(f"  {label:<18} {value}")
