"""``biberbau play GAME --help``: after the command's own options those of the game, and an example that works."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from typer.core import TyperCommand

from ..games.common.view.shown import shown, shown_ids
from ..kernel.options import Option

if TYPE_CHECKING:
    from ..kernel.game import GameKind

GIVEN = "biberbau.given"
"""The key under which a context keeps the arguments after the command's name."""

OWN = frozenset({"players"})
"""Options of every game that are the command's own."""


class GameCommand(TyperCommand):
    """A command whose first argument is a game, and which takes that game's options by their names."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Keep the arguments: help is shown before any of them is read."""
        ctx.meta[GIVEN] = tuple(args)
        return super().parse_args(ctx, args)

    def format_epilog(self, ctx: Any, formatter: Any) -> None:
        """The options of the named game, or the command that lists them."""
        named = next((text for text in ctx.meta.get(GIVEN, ()) if text in shown_ids()), None)
        if named is None:
            example = f"{ctx.command_path} {shown_ids()[0]} --help"
            formatter.write_paragraph()
            formatter.write_text(f"A game's own options: {example}")
            return
        from ..games import kind

        game = kind(named)
        options = [option for option in game.options if option.name not in OWN]
        with formatter.section(f"Options of {shown(named).words.title('en')}"):
            formatter.write_dl([(spelled(option), _explained(game, option)) for option in options])
        formatter.write_paragraph()
        formatter.write_text(
            f"For example: {ctx.command_path} {named} --players {game.players[1]} {_other(options)}"
        )


def spelled(option: Option) -> str:
    """How an option is typed."""
    name = option.name.replace("_", "-")
    if option.kind == "bool":
        return f"--no-{name}" if option.default is True else f"--{name}"
    return f"--{name} <int>" if option.kind == "int" else f"--{name} <{'|'.join(option.choices)}>"


def _explained(game: GameKind, option: Option) -> str:
    say = shown(game.id).words
    bounds = f"{option.low} to {option.high}; " if option.kind == "int" else ""
    usual = "" if option.kind == "bool" else f"  [{bounds}default: {option.default}]"
    instead = ""
    if option.default is True:
        instead = f"  [on; --no-{option.name.replace('_', '-')} turns it off]"
    return f"{say.option_help(option.name, 'en')}{usual}{instead}"


def _other(options: list[Option]) -> str:
    """The first option with a value other than its default."""
    option = options[0]
    name = option.name.replace("_", "-")
    if option.kind == "bool":
        return spelled(option)
    if option.kind == "int":
        return f"--{name} {option.high if option.default != option.high else option.low}"
    return f"--{name} {next(choice for choice in option.choices if choice != option.default)}"
