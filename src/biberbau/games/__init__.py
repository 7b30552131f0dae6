"""The games. Registering one takes one line in ``REGISTERED``."""

from __future__ import annotations

import reprlib
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
    """The game of that id, in either case, with blanks or hyphens as people write them."""
    called = game_id.lower().replace(" ", "_").replace("-", "_")
    if called not in REGISTERED:
        raise UnknownGameError(
            f"there is no game {reprlib.repr(game_id)}; games are: {', '.join(REGISTERED)}"
        )
    found = import_module(REGISTERED[called]).GAME
    assert isinstance(found, GameKind)
    return found
