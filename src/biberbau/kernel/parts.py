"""Where a game says something: in its own module, or in a file that is called after it.

So a small game is one file, and whatever has a default is replaced by adding a file of its name. A file that has grown
may be a folder of that name.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

FOLDERS = ("rules", "words", "view", "check")
"""Folders of a large game; a small one has its files side by side."""
CALLED = {"rules": "rules.game", "words": "words.speaker"}
"""Files that have another name in their folder than beside the others."""


def where(package: str, file: str, name: str) -> ModuleType | None:
    """The module of a game that says ``name``: its package, or its file of that name, in whichever folder; or None.

    ``rules`` is ``rules.py`` in a small game and ``rules/game.py`` in a large one.
    """
    game = sys.modules[package]
    if not isinstance(vars(game).get(name), ModuleType | None):
        return game
    folder = Path(str(game.__file__)).parent
    for module in (file, CALLED.get(file, ""), *(f"{inside}.{file}" for inside in FOLDERS)):
        if module and _is_there(folder.joinpath(*module.split("."))):
            return import_module(f".{module}", package)
    return None


def _is_there(place: Path) -> bool:
    """Whether a game has this as a file, or as a folder that is not one of those which all large games have."""
    if place.with_suffix(".py").exists():
        return True
    return place.name not in FOLDERS and (place / "__init__.py").exists()


def offered(package: str, file: str, name: str) -> Any:
    """What it says there; None where it says nothing."""
    return vars(module).get(name) if (module := where(package, file, name)) else None
