"""Random games, decision by decision against the independent retelling of the rules in ``reference.py``."""

from __future__ import annotations

import random

import pytest

from biberbau.games.biberbande.rules import deck
from biberbau.games.biberbande.rules.state import Ev

from .reference import Table
from .scenario import LETTERS, fresh

TABLES = [
    {"players": 2, "turn_guard": 60},
    {"players": 3, "turn_guard": 60, "special_first": True},
    {"players": 4, "turn_guard": 60, "keep_top": True, "fixed_dealer": True},
    {"players": 6, "turn_guard": 20},
]


def compare_game(seed, patient, **options):
    """Play a game at random; every decision must be as the reference tells. ``patient``: mostly draw, never knock."""
    pick = random.Random(seed)
    t, answers = fresh(seed, **options), []
    dealer = t.document["dealer"]
    while not t.match.over:
        legal = [action.notation for action in t.match.legal()]
        action = pick.choice(legal)
        if patient and t.asks in ("turn", "end_of_turn") and pick.random() < 0.97:
            action = "draw" if t.asks == "turn" else "pass"
        answers.append((LETTERS[t.match.to_act], legal, action, t.document))
        t.play(action)
    drawn = [
        deck.NAMES[e.card]
        for e in t.match.happened()
        if e.kind in (Ev.DEALS, Ev.TURNS_UP, Ev.DRAWS, Ev.REPLACES)
    ]
    remaining, chance = iter(answers), iter(drawn)
    reference = Table(t.match.game.options, dealer, remaining, chance)
    reference.play_game()
    assert next(remaining, None) is None and next(chance, None) is None
    reference.compare(t.document)
    assert not patient or options["turn_guard"] < 60 or "reshuffles" in t.happened()
    assert t.match.scores == tuple(sum(points) for points in reference.sheet.values())


@pytest.mark.parametrize("options", TABLES, ids=lambda options: " ".join(map(str, options.values())))
@pytest.mark.parametrize(("seed", "patient"), [(1, False), (3, True), (4, True)])
def test_random_games_go_as_the_reference_tells(seed, patient, options):
    compare_game(seed, patient, **options)
