"""Where a game says something: in its own module, or in a file that is called after it.

So a small game is one file, and whatever has a default is replaced by adding a file of its name.
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
        if module and folder.joinpath(*module.split(".")).with_suffix(".py").exists():
            return import_module(f".{module}", package)
    return None


def offered(package: str, file: str, name: str) -> Any:
    """What it says there; None where it says nothing."""
    return vars(module).get(name) if (module := where(package, file, name)) else None
