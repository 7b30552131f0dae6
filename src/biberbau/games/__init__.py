"""The games. Registering one takes one line in ``REGISTERED``."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from ..errors import UnknownGameError
from ..kernel.game import GameKind

REGISTERED: dict[str, str] = {
    "beasty_bar": "biberbau.games.beasty_bar",
    "biber_gang": "biberbau.games.biber_gang",
    "biber_mania": "biberbau.games.biber_mania",
    "biberbande": "biberbau.games.biberbande",
    "frantic": "biberbau.games.frantic",
}


def game_ids() -> tuple[str, ...]:
    """Ids of all games."""
    return tuple(REGISTERED)


@cache
def kind(game_id: str) -> GameKind:
    """The game of that id."""
    if game_id not in REGISTERED:
        raise UnknownGameError(f"there is no game {game_id!r}; games are: {', '.join(REGISTERED)}")
    found = import_module(REGISTERED[game_id]).GAME
    assert isinstance(found, GameKind)
    return found
