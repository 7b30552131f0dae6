"""Versioned ids: ``NAME_v0``. A change in a game's deals, rules, rewards or observations makes another version."""

from __future__ import annotations

from collections.abc import Mapping

from ..errors import UnknownGameError
from ..games import game_ids, kind
from ..kernel.numbers import whole_number
from ..match import Game

NAMESPACE = "biberbau"


def env_id(game_id: str) -> str:
    """The id that papers and logs should name, e.g. ``frantic_v1``."""
    return f"{game_id}_v{kind(game_id).version}"


def gymnasium_id(game_id: str) -> str:
    """The id for ``gymnasium.make``, e.g. ``biberbau/frantic-v1``."""
    return f"{NAMESPACE}/{game_id}-v{kind(game_id).version}"


def env_ids() -> tuple[str, ...]:
    """The ids of all games."""
    return tuple(env_id(game_id) for game_id in game_ids())


def game_named(name: str, options: Mapping[str, object]) -> Game:
    """The game with an id, with or without its version; UnknownGameError where this release has another version."""
    game_id, mark, number = name.rpartition("_v")
    if not mark or whole_number(number) is None:
        return Game.of(name, options)
    if name != env_id(game_id):
        raise UnknownGameError(f"there is no {name!r} in this release; games are: {', '.join(env_ids())}")
    return Game.of(game_id, options)
