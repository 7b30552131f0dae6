"""Random games, decision by decision against the independent telling of what may be decided in ``reference.py``."""

from __future__ import annotations

import random

import pytest

from biberbau import Game, Match
from biberbau.kernel.compiled import INTERPRETED

from .reference import Asked

TABLES = [
    {"players": 2},
    {"players": 3, "scoring": "none", "rounds": 3},
    {"players": 4, "deck": "rulebook", "any_empty_hand": False},
    {"players": 6, "exchange_mixed": True, "counter_takes_all": True, "gambling_man": "edition_2020"},
    {"players": 8, "scoring": "none", "rounds": 2, "favours_take_all": True},
]


@pytest.mark.parametrize("options", TABLES, ids=[str(table["players"]) for table in TABLES])
@pytest.mark.parametrize("seed", [1] if INTERPRETED else range(4))
def test_what_may_be_decided(options, seed):
    settings = {"length": "number", "limit": 60, **options}
    match, pick, kinds = Match(Game.of("frantic", settings), seed), random.Random(seed), set()
    while not match.over:
        asked = Asked(match.position().document()["position"], match.game.options)
        kinds.add(asked.frame["kind"])
        legal = match.legal()
        assert {action.notation for action in legal} == asked.may(), asked.frame
        match.play(pick.choice(legal))
    assert "turn" in kinds and len(kinds) > 3
