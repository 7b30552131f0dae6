"""How a fault is planted: a game's own files with replacements in their source, or a patch above them."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType
from typing import Any
from unittest import mock

import biberbau.games
from biberbau.games import REGISTERED
from biberbau.kernel.game import GameKind
from biberbau.match import Game
from biberbau.testing import Report, check_game
from biberbau.testing.case import Plan

GAMES = Path(biberbau.games.__file__).parent

PLAN = Plan(
    games=4,
    round_trip_rate=0.1,
    world_rate=0.1,
    follow=8,
    fills=4_000,
    shuffle_games=40,
    transcripts=0,
    transcript_plies=0,
    soak_games=10,
    perft_nodes=250,
    stream_draws=0,
    stream_shuffles=0,
    deals=1_500,
    worlds=1_500,
    draws=4_000,
    late_games=12,
    late_states=25,
    hands=2_000,
    max_plies=400,
    stop_at_first=True,
)


@dataclass(frozen=True)
class Fault:
    """One fault: ``changes`` are replacements in the game's files, ``patch`` one in the kernel or the layers above.

    ``says``: part of the complaint; ``plan``: where the family has to look more often than ``PLAN`` says.
    """

    name: str
    family: str
    changes: tuple[tuple[str, str, str], ...] = ()
    options: Mapping[str, Any] = field(default_factory=dict)
    patch: Callable[[], Any] | None = None
    says: str = ""
    game: str = "beasty_bar"
    plan: Mapping[str, Any] = field(default_factory=dict)


def rules(old: str, new: str) -> tuple[tuple[str, str, str], ...]:
    """One replacement in the rules."""
    return (("rules/game.py", old, new),)


class _Mutant(SourceFileLoader):
    """Loads a module of the game with a fault's replacements in its source."""

    def __init__(self, fullname: str, path: str, changes: list[tuple[str, str]]) -> None:
        super().__init__(fullname, path)
        self.changes = changes

    def get_code(self, fullname: str) -> CodeType:
        source = Path(self.path).read_text(encoding="utf-8")
        for old, new in self.changes:
            assert old in source, f"the fault does not hit {Path(self.path).name}: {old!r} is not there"
            source = source.replace(old, new, 1)
        code = compile(source, self.path, "exec", dont_inherit=True)
        assert isinstance(code, CodeType)
        return code


class _Finder(MetaPathFinder):
    """Finds the modules of one mutated package in the real game's folder."""

    def __init__(self, package: str, folder: Path, changes: dict[str, list[tuple[str, str]]]) -> None:
        self.package = package
        self.folder = folder
        self.changes = changes

    def find_spec(self, fullname: str, path: object, target: object = None) -> ModuleSpec | None:
        if fullname == self.package:
            file, search = "__init__.py", [str(self.folder)]
        elif fullname.startswith(self.package + "."):
            file, search = fullname.removeprefix(self.package + ".").replace(".", "/") + ".py", None
            if not (self.folder / file).exists():
                place = self.folder / file.removesuffix(".py")
                file, search = f"{place.relative_to(self.folder)}/__init__.py", [str(place)]
        else:
            return None
        loader = _Mutant(fullname, str(self.folder / file), self.changes.get(file, []))
        return spec_from_file_location(
            fullname, self.folder / file, loader=loader, submodule_search_locations=search
        )


@contextmanager
def planted(number: int, game: str, fault: Fault | None) -> Iterator[GameKind]:
    """The game with a fault (None: without any), registered under an id of its own."""
    game_id = f"{game}_fault_{number}"
    package = f"biberbau.games.{game_id}"
    changes: dict[str, list[tuple[str, str]]] = {"__init__.py": [(f'id="{game}"', f'id="{game_id}"')]}
    for file, old, new in fault.changes if fault else ():
        changes.setdefault(file, []).append((old, new))
    finder = _Finder(package, GAMES / game, changes)
    sys.meta_path.insert(0, finder)
    REGISTERED[game_id] = package
    try:
        with fault.patch() if fault and fault.patch else mock.patch.object(Game, "__doc__", Game.__doc__):
            yield importlib.import_module(package).GAME
    finally:
        sys.meta_path.remove(finder)
        del REGISTERED[game_id]


def run(number: int, fault: Fault) -> Report:
    """Check the game with a fault, only with the family that must catch it."""
    with planted(number, fault.game, fault) as kind:
        return check_game(
            kind, plan=replace(PLAN, **fault.plan), families=[fault.family], options=fault.options
        )


def run_sound(number: int, case: Fault) -> Report:
    """The same check of the game without the fault."""
    with planted(number, case.game, None) as kind:
        plan = replace(PLAN, **{"games": 1, **case.plan})
        return check_game(kind, plan=plan, families=[case.family], options=case.options)
