"""The games: those of this package, and those that other packages bring."""

from __future__ import annotations

import reprlib
from functools import cache
from importlib import import_module

from ..errors import UnknownGameError
from ..kernel.game import GameKind
from .outside import Outside, found

REGISTERED: dict[str, str] = {
    game_id: f"{__name__}.{game_id}"
    for game_id in ("beasty_bar", "biber_gang", "biber_mania", "biberbande", "frantic")
}
"""The packages of our own games. Named here, they are found in any checkout, installed or not."""


@cache
def _outside() -> Outside:
    return found(tuple(REGISTERED))


def game_ids() -> tuple[str, ...]:
    """Ids of all games: our own, then those from outside."""
    return (*REGISTERED, *_outside().kinds)


@cache
def kind(game_id: str) -> GameKind:
    """The game of that id, in either case, with blanks or hyphens as people write them."""
    called = game_id.lower().replace(" ", "_").replace("-", "_")
    if called in REGISTERED:
        ours = import_module(REGISTERED[called]).GAME
        assert isinstance(ours, GameKind)
        return ours
    outside = _outside()
    if called in outside.kinds:
        return outside.kinds[called]
    there_is_none = f"there is no game {reprlib.repr(game_id)}; games are: {', '.join(game_ids())}"
    raise UnknownGameError(outside.left_out.get(called, there_is_none))
