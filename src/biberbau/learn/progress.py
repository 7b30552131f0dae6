"""The lessons that somebody has done, as their browser stores them: ``beasty_bar.1f~frantic.3``, a bit for each
lesson.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from .lessons import offered

LONGEST, MOST = 1024, 64
"""The most characters of that text, and the most lessons of a game."""

_ONE = re.compile(r"([a-z][a-z0-9_]{0,40})\.([0-9a-f]{1,16})", re.ASCII)

Done = Mapping[str, frozenset[int]]
"""By game the numbers of the lessons that have been done, from 1."""


def read(text: str, games: tuple[str, ...]) -> Done:
    """The numbers in such a text for these games; anything else in it is ignored."""
    found: dict[str, frozenset[int]] = {}
    for part in text[:LONGEST].split("~"):
        one = _ONE.fullmatch(part)
        if one and one[1] in games and (done := _numbers(one[1], int(one[2], 16))):
            found[one[1]] = done
    return found


def _numbers(game_id: str, bits: int) -> frozenset[int]:
    return frozenset(one.number for one in offered(game_id)[:MOST] if bits >> one.number - 1 & 1)


def written(done: Done) -> str:
    """The text for a browser."""
    return "~".join(f"{game}.{sum(1 << n - 1 for n in numbers):x}" for game, numbers in sorted(done.items()))


def with_one(done: Done, game_id: str, number: int) -> Done:
    """Note that one more lesson has been done."""
    return {**done, game_id: done.get(game_id, frozenset()) | {number}}
