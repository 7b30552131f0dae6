"""All that is heard in a long match is so: nearly every kind of fact.

The tracker is plain Python, so its coverage counts; compiled rules do for that, and take a twentieth of the time.
"""

from __future__ import annotations

from dataclasses import replace

from biberbau.games import kind
from biberbau.match import Game
from biberbau.testing.case import QUICK, Case
from biberbau.testing.consistency import check_consistency
from biberbau.testing.cover import cover
from biberbau.testing.hooks import hooks_of

GAME = kind("frantic")
LONG = min(cover(GAME), key=lambda row: int(row["players"]))
FEW_WORLDS = replace(QUICK, world_rate=0.002)


def test_what_is_heard_in_a_long_match_is_so() -> None:
    check_consistency(Case(Game(GAME, LONG), 1, hooks_of(GAME), FEW_WORLDS))
