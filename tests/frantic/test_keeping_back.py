"""A round goes on: a player who can lay a card seldom draws or passes instead.

With few playouts all actions look alike, so that a search kept cards back in a third of its decisions.
"""

from __future__ import annotations

import pytest

from biberbau.bots import level
from biberbau.match import Game, Match

ROUND = Game.of("frantic", {"players": 2, "scoring": "none", "rounds": 1})


@pytest.mark.compiled
def test_keen_bots_lay_what_fits() -> None:
    could = kept = 0
    bot = level("keen@2", ROUND)
    for deal in (2, 3):
        match = Match(ROUND, deal)
        while not match.over:
            view = match.view(match.to_act)
            action = bot.choose(view, b"%d.%d" % (deal, match.ply))
            if any(other.word == "play" for other in view.legal):
                could += 1
                kept += action.word in ("draw", "pass")
            match.play(action)
    assert could > 50
    assert kept / could < 0.25
