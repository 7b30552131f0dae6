"""Games from outside: packages of their own, installed beside this one, that the entry point ``biberbau.games`` names.

If anything is wrong with such a package, its game alone is left out, and the log says why; all other games go on.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from keyword import iskeyword

from ..kernel.contract import CONTRACT
from ..kernel.game import GameKind

log = logging.getLogger(__name__)

GROUP = "biberbau.games"
MIGRATION = "install versions that belong together, or see “From contract 1 to 2” in docs/your-own-game.md"

_ID = re.compile(r"(?!.*_v\d+$)[a-z][a-z0-9_]*", re.ASCII)


@dataclass(frozen=True)
class Outside:
    """Games from outside by their ids, and of those that are left out the reasons."""

    kinds: Mapping[str, GameKind]
    left_out: Mapping[str, str]


class _UnfitError(Exception):
    """What is wrong with a package."""


def unfit_id(game_id: str) -> str | None:
    """Why a game cannot be called that; None if it can. (``…_v0`` are the environments of a game.)"""
    if not _ID.fullmatch(game_id):
        return f"{game_id!r} is no id of a game: a small letter, then small letters, digits and _, no _v0 at the end"
    return f"{game_id!r} is a word of Python" if iskeyword(game_id) else None


def found(taken: Collection[str]) -> Outside:
    """Import every game from outside; ``taken``: ids of our own."""
    by_id: dict[str, list[EntryPoint]] = {}
    for entry in entry_points(group=GROUP):
        by_id.setdefault(entry.name, []).append(entry)
    kinds: dict[str, GameKind] = {}
    left_out: dict[str, str] = {}
    for game_id, several in sorted(by_id.items()):
        try:
            kinds[game_id] = _fitting(game_id, several, taken)
        except _UnfitError as error:
            left_out[game_id] = f"the game {game_id!r} of {_packages(several)} is left out: {error}"
            log.warning("biberbau: %s", left_out[game_id])
    return Outside(kinds, left_out)


def _packages(entries: Sequence[EntryPoint]) -> str:
    """Which packages these are, as they are installed."""
    names = sorted(
        f"{entry.dist.name} {entry.dist.version}" if entry.dist else entry.value for entry in entries
    )
    return " and ".join(f"the package {name}" for name in names)


def _fitting(game_id: str, entries: Sequence[EntryPoint], taken: Collection[str]) -> GameKind:
    unfit = unfit_id(game_id)
    if unfit:
        raise _UnfitError(unfit)
    if game_id in taken:
        raise _UnfitError("biberbau itself has a game of that id")
    if len(entries) > 1:
        raise _UnfitError("an id belongs to one package; uninstall the others")
    return _imported(game_id, entries[0].module)


def _imported(game_id: str, package: str) -> GameKind:
    try:
        game = vars(import_module(package)).get("GAME")
    except Exception as error:  # a strange module can raise anything
        raise _UnfitError(
            f"{type(error).__name__}: {error} (this biberbau has contract {CONTRACT}; {MIGRATION})"
        ) from error
    if not isinstance(game, GameKind):
        raise _UnfitError(f"{package}.GAME is not a GameKind")
    if game.contract != CONTRACT:
        raise _UnfitError(
            f"it is written for contract {game.contract}, this biberbau has contract {CONTRACT}: {MIGRATION}"
        )
    if game.id != game_id:
        raise _UnfitError(f"its GAME calls itself {game.id!r}")
    return game
