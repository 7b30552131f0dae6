"""Versioned ids: ``NAME_v0``. A change of what a game deals, allows, pays or shows is another version."""

from __future__ import annotations

from ..games import game_ids, kind

NAMESPACE = "biberbau"


def env_id(game_id: str) -> str:
    """The id that papers and logs should name, e.g. ``frantic_v0``."""
    return f"{game_id}_v{kind(game_id).version}"


def gymnasium_id(game_id: str) -> str:
    """The id for ``gymnasium.make``, e.g. ``biberbau/frantic-v0``."""
    return f"{NAMESPACE}/{game_id}-v{kind(game_id).version}"


def env_ids() -> tuple[str, ...]:
    """The ids of all games."""
    return tuple(env_id(game_id) for game_id in game_ids())
