"""Random games, decision by decision against the independent retelling of the rules in ``reference.py``."""

from __future__ import annotations

import random

import pytest

from biberbau.games.biber_mania.rules import deck
from biberbau.games.biber_mania.rules import state as st
from biberbau.games.biber_mania.rules.state import Ev

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
        deck.NAMES[event.card]
        for event in match.happened()
        if event.kind in (Ev.DEALS, Ev.FILLS) or (event.kind == Ev.DRAWS and st.place(event) == st.AT_DECK)
    ]


def choose(style, legal, chosen, pick):
    """One of the legal additions: ``many`` cards mostly, or ``rows``: the Hippie first, and ever higher numbers."""
    if style == "rows":
        last = max((int(card) for card in chosen if card.isdigit()), default=0)
        higher = [f"add {number}" for number in (last + 1, last + 2) if chosen and f"add {number}" in legal]
        if higher or "add hippie" in legal:
            return pick.choice(higher or ["add hippie"])
    more = [action for action in legal if action != "lay"]
    return pick.choice(more if more and style == "many" and pick.random() < 0.8 else legal)


def compare_game(seed, style, **options):
    """Play a game at random; every decision must be as the reference tells."""
    pick = random.Random(seed)
    t, answers = fresh(seed, **options), []
    starter = t.document["starter"]
    while not t.match.over:
        legal = list(t.notations)
        action = pick.choice(legal)
        if t.asks == "play":
            action = choose(style, legal, t.document["chosen"], pick)
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
@pytest.mark.parametrize(("seed", "style"), [(1, ""), (2, "many"), (3, "rows"), (4, "rows")])
def test_random_games_go_as_the_reference_tells(seed, style, options):
    compare_game(seed, style, **options)
