"""``biberbau train``: the net of a learned bot, from games that the bots play themselves."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Annotated

import typer

from ..kernel.game import Document
from .arena_told import Bar, stopped
from .compile_notice import compile_notice
from .output import print_json
from .shared_options import GameOptions, Json, Said
from .texts import SAYS
from .where import Ray, Workers, where


def register(app: typer.Typer) -> None:
    """Add this module's commands."""
    app.command()(train)


def train(
    game: Annotated[str, typer.Argument(help="The game, e.g. beasty_bar.")],
    players: Annotated[int | None, typer.Option(help="For a table of how many.")] = None,
    option: GameOptions = None,
    out: Annotated[
        Path | None, typer.Option(help="The folder for games and nets; by default training/GAME-PLAYERS.")
    ] = None,
    seed: Annotated[int, typer.Option(help="Seed of all of it.")] = 0,
    start_games: Annotated[
        int | None, typer.Option(min=1, help="Games of quick players that it starts with.")
    ] = None,
    rounds: Annotated[
        int | None, typer.Option(min=0, help="Rounds of games that the search plays with the net.")
    ] = None,
    games: Annotated[int | None, typer.Option(min=1, help="Games in each of these rounds.")] = None,
    playouts: Annotated[
        int | None,
        typer.Option(min=1, help="Playouts for a move of theirs; in rollouts, deals for each action."),
    ] = None,
    steps: Annotated[
        int | None, typer.Option(min=1, help="At most this many steps of descent in each round.")
    ] = None,
    workers: Workers = 1,
    ray: Ray = None,
    lang: Said = "en",
    as_json: Json = False,
) -> None:
    """Train the net of a learned bot, which then values positions in the search instead of playouts to the end.

    Games that are searched by rollouts must say what a net sees of them (rules/net_inputs.py). The same command goes on
    where it ended; Ctrl-C ends it when the games that have begun are played. The last round-N.npz in the folder is the
    net; here the same seed gives it again.
    """
    from ..games import kind
    from ..games.common.catalogues.wording import checked
    from ..kernel.options import parse_pairs
    from ..lab.training.recipe import Recipe, Training
    from ..match import Game

    checked(lang)
    given = parse_pairs(kind(game).options, option or [])
    chosen = Game.of(game, given if players is None else {**given, "players": players})
    asked = {
        "start_games": start_games,
        "rounds": rounds,
        "games": games,
        "playouts": playouts,
        "steps": steps,
    }
    given_too = {name: value for name, value in asked.items() if value is not None}
    recipe = Recipe.of(chosen, seed=seed, **given_too)
    folder = out or Path("training") / f"{game}-{chosen.players}"
    telling = _Telling(lang, chosen.kind.title, folder)
    trained = Training(chosen, recipe, folder, where(workers, ray)[0]).run(telling)
    if trained is None:
        raise typer.Exit(130)
    if as_json:
        print_json(trained.about())
    else:
        telling.done(folder / f"round-{recipe.rounds}.npz")


class _Telling:
    """Reports the progress of a training: a bar on standard error while games are played, a line for every round."""

    def __init__(self, lang: str, title: str, folder: Path) -> None:
        self._lang, self._title, self._folder = lang, title, folder
        self._began = time.process_time()

    def compiles(self) -> AbstractContextManager[None]:
        """Announce a compile, if it takes long."""
        return compile_notice(self._title)

    @contextmanager
    def plays(self, number: int, games: int) -> Iterator[Callable[[int], bool]]:
        """Show a bar."""
        played = 0
        with Bar(self._lang, SAYS(self._lang, "train-round", game=self._title, round=number), games) as bar:

            def tell(count: int) -> bool:
                nonlocal played
                played = count
                bar.show(count)
                return bar.stop()

            yield tell
        if played < games:
            stopped(self._lang, played, games, self._folder)

    def fits(self, number: int, row: Document) -> None:
        """Report the curve."""
        losses = {name: f"{row[name]:.4f}" for name in ("training", "held_out")}
        print(SAYS(self._lang, "train-look", round=number, step=row["step"], **losses), file=sys.stderr)

    def fitted(self, number: int, row: Document) -> None:
        """Report a round."""
        counts = {name: row[name] for name in ("round", "positions", "held_out")}
        share = f"{row['explained']:.1%}"
        print(SAYS(self._lang, "train-fitted", **counts, explained=share), file=sys.stderr)

    def done(self, file: Path) -> None:
        """Report the net's file."""
        seconds = f"{time.process_time() - self._began:.0f}"
        print(SAYS(self._lang, "train-done", file=str(file), seconds=seconds))
