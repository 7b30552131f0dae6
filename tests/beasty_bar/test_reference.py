"""Random games, turn by turn against the independent retelling of the rules in ``reference.py``."""

from __future__ import annotations

import random

import pytest

from .reference import Turn
from .scenario import fresh

TABLES = [
    {"set": "new"},
    {"set": "base"},
    {"set": "random"},
    {"set": "random", "players": 2, "pile_order": "whole_turn"},
    {"set": "random", "players": 3, "pile_order": "as_fallen", "types_edition": True},
    {"set": "new", "players": 3, "penguin_may_decline": True},
    {"set": "random", "penguin_as_vulture": False, "advanced": True},
    {"set": "random", "players": 2, "return_game": True},
]


def compare_game(seed, **options):
    """Play a game at random; every turn must be legal and end as the reference says."""
    pick = random.Random(seed)
    t = fresh(seed, **options)
    while t.asks in ("choose_set", "sort_out"):
        t.play(pick.choice(t.legal))
    while not t.match.over:
        before, answers = t.document, []
        while not t.match.over and (not answers or t.asks != "play_card"):
            if t.asks == "sort_out":  # of the return game
                break
            answers.append((set(t.legal), pick.choice(t.legal)))
            t.play(answers[-1][1])
        turn = Turn(before, t.match.game.options, iter(answers))
        turn.run()
        assert next(turn.answers, None) is None  # no further question was asked
        after = t.document
        if after.get("return_game") == before.get("return_game"):
            assert (turn.line, turn.pile, turn.gate) == (after["line"], after["thats_it"], after["gate"])
            assert sorted(turn.bar) == sorted(after["bar"])
            assert turn.hand == after["hands"][turn.colour]
            assert turn.deck == after["decks"][turn.colour]
            assert turn.open == set(after["open_cards"])


@pytest.mark.parametrize("options", TABLES, ids=lambda options: " ".join(map(str, options.values())))
@pytest.mark.parametrize("seed", [1, 2])
def test_random_games_go_as_the_reference_tells(seed, options):
    compare_game(seed, **options)
