"""Random games, decision by decision against the independent retelling of the rules in ``reference.py``."""

from __future__ import annotations

import random

import pytest

from biberbau.games.biber_mania.deck import FACE_NAMES
from biberbau.games.biber_mania.state import AT_DECK, DEALS, DRAWS, FILLS
from biberbau.testing.case import true_events

from .reference import Table
from .scenario import LETTERS, fresh

RICH = {"action_copies": 6, "copies": 6}
SHORT = {"highest": 7, "copies": 8, "action_copies": 3, "jokers": 0}
TABLES = [
    {"players": 2, "collect": 15},
    {"players": 2, "stab_again": True, "display_exact": True, **SHORT},
    {"players": 3, "professionals": True, "hippie_with_equals": False, **RICH},
    {
        "players": 3,
        "bodyguard_stays": True,
        "display_actions": False,
        "highest": 13,
        "copies": 5,
        "jokers": 12,
    },
    {"players": 4, "plain_stabbed": False, "steal_jokers": False},
    {"players": 5, "bodyguard_stays": True, "stab_again": True, **RICH},
]


def from_deck(match):
    """The cards that came from the draw pile, in order."""
    return [
        FACE_NAMES[event.card]
        for event in true_events(match)
        if event.kind in (DEALS, FILLS) or (event.kind == DRAWS and event.a == AT_DECK)
    ]


def compare_game(seed, greedy, **options):
    """Play a game at random; every decision must be as the reference tells. ``greedy``: mostly large discards."""
    pick = random.Random(seed)
    t, answers = fresh(seed, **options), []
    starter = t.document["starter"]
    while not t.match.over:
        legal = list(t.notations)
        action = pick.choice(legal)
        if greedy and t.asks == "play" and pick.random() < 0.8:
            action = max(legal, key=lambda notation: (notation != "lay", pick.random()))
        answers.append((LETTERS[t.match.to_act], legal, action, t.document))
        t.play(action)
    remaining, chance = iter(answers), iter(from_deck(t.match))
    reference = Table(t.match.game.options, starter, remaining, chance)
    reference.play_game()
    assert next(remaining, None) is None and next(chance, None) is None
    reference.compare(t.document)
    assert t.match.scores == tuple(reference.sheet.values())
    best = max(t.match.scores)
    assert t.match.winners == tuple(seat for seat, points in enumerate(t.match.scores) if points == best)


@pytest.mark.parametrize("options", TABLES, ids=lambda options: " ".join(options))
@pytest.mark.parametrize(("seed", "greedy"), [(1, False), (2, True), (3, True), (4, False)])
def test_random_games_go_as_the_reference_tells(seed, greedy, options):
    compare_game(seed, greedy, **options)
