"""Random games, action by action against the independent retelling of the rules in ``reference.py``."""

from __future__ import annotations

import random

import pytest

from .reference import Table
from .scenario import fresh

TABLES = [
    {"players": 2},
    {"players": 3, "beaver_swap_out": False},
    {"players": 4, "discard_take_must_swap": True},
    {"players": 5, "turn_limit": 10},
    {"players": 6, "exhausted_deck": "score"},
    {"players": 6, "exhausted_deck": "reshuffle"},
]


@pytest.mark.parametrize("options", TABLES, ids=lambda options: " ".join(map(str, options.values())))
@pytest.mark.parametrize("lingering", [False, True])
def test_random_games_go_as_the_reference_tells(lingering, options):
    """``lingering``: nobody turns anything up who need not, so that beavers swim, decks run out and limits strike."""
    pick = random.Random(str(options))
    t = fresh(str(options), **options)
    table = Table(t.document, t.match.game.options)
    while not t.match.over:
        legal = t.legal
        assert set(legal) == table.legal()
        action = pick.choice(legal)
        if lingering:
            down = {slot + 1 for slot in table.down[table.seat]} if table.asks == "use_card" else set()
            swaps = [a for a in legal if a.startswith("place") and int(a.split()[1]) not in down]
            action = pick.choice(swaps or ([a for a in legal if a == "leave"] or legal))
        t.play(action)
        after = t.document
        table.play(action, after)
        assert table.document() == after
    assert t.match.scores == tuple(map(sum, zip(*table.points, strict=True)))
