"""Puts the commands together and turns every known error into one clear line on standard error."""

from __future__ import annotations

import sys

import typer

from ..errors import BiberbauError
from . import (
    admin,
    arena,
    bench,
    bot,
    check,
    evaluate_llm,
    games,
    mcp,
    new_game,
    play,
    position,
    puzzles,
    replay,
    review,
    serve,
)

app = typer.Typer(
    name="biberbau",
    help="Hidden-information card games: a table in the browser, the terminal, bots, checks and benchmarks.",
    no_args_is_help=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)

for module in (
    serve,
    play,
    games,
    replay,
    review,
    position,
    puzzles,
    arena,
    evaluate_llm,
    mcp,
    check,
    bench,
    new_game,
    bot,
    admin,
):
    module.register(app)


def main() -> None:
    """Entry point of the ``biberbau`` command."""
    try:
        app()
    except BiberbauError as error:
        print(f"biberbau: {error}", file=sys.stderr)
        raise SystemExit(2) from None
    except KeyboardInterrupt:
        print("biberbau: interrupted", file=sys.stderr)
        raise SystemExit(130) from None
