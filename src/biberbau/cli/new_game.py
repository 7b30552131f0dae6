"""``biberbau new-game``: starts a new game, as a package that can be played at once."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from ..errors import OptionError
from ..games import game_ids
from ..games.outside import unfit_id

SKELETON = Path(__file__).parent / "skeleton"
"""The skeleton: a whole small game. Its name is replaced wherever it occurs."""

NAME, TITLE = "new_game", "New Game"


def register(app: typer.Typer) -> None:
    """Add this module's commands."""
    app.command("new-game")(new_game)


def new_game(
    name: Annotated[
        str, typer.Argument(help="The game's id, e.g. river_poker: small letters, digits and _.")
    ],
    into: Annotated[Path, typer.Option(help="In which folder the package's own folder is made.")] = Path(),
) -> None:
    """Begin a game of your own: a package with a small complete game, to be changed into yours."""
    folder = into / name
    refuse(name, folder)
    copy(name, folder)
    print(f"{folder} is a game that passes every check. Install it once, then change it as you like:")
    for command in (
        f"pip install --editable {folder}",
        f"biberbau check {name} --quick",
        f"biberbau play {name}",
        "biberbau serve",
    ):
        print(f"  {command}")


def refuse(name: str, folder: Path) -> None:
    """Explain why there can be no such game."""
    unfit = unfit_id(name)
    if unfit:
        raise OptionError(unfit)
    if name in game_ids():
        raise OptionError(f"there is a game {name!r} already; find another name")
    if find_spec(name) is not None:
        raise OptionError(f"there is a Python module {name!r} already; find another name")
    if folder.exists():
        raise OptionError(f"{folder} is there already; nothing was written")


def copy(name: str, folder: Path) -> None:
    """Write the skeleton with another name."""
    title = name.replace("_", " ").title()
    for file in sorted(SKELETON.rglob("*")):
        if file.is_file() and "__pycache__" not in file.parts:
            there = folder / str(file.relative_to(SKELETON)).replace(NAME, name)
            there.parent.mkdir(parents=True, exist_ok=True)
            text = file.read_text(encoding="utf-8")
            there.write_text(text.replace(NAME, name).replace(TITLE, title), encoding="utf-8")
