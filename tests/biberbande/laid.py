"""Positions in which the game says what it seldom says in random games; for the phrasebooks."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from .scenario import Table, fresh, table

LAID: Sequence[Callable[[], Table]] = [
    lambda: table(top=""),
    lambda: table(top="peek", deck="0", more={"turns": 4, "knocked": "b"}),
    lambda: table(deck=""),
    lambda: table(deck="").play("draw"),
    lambda: table(deck="draw two, 9, 3, 0").play("draw"),
    lambda: table(deck="draw two, 9, 3, 0").play("draw", "use"),
    lambda: table(deck="draw two, 9, 3, 0").play("draw", "use", "discard", "discard"),
    lambda: table({"a": "2, 6, 7, 8"}, top="9", deck="5, 0").play("take 1", "take 2"),
    lambda: table(deck="swap, 9, 3, 0").play("draw", "give 1"),
    lambda: table(deck="5, 0", memory_aid=True).play("draw"),
    lambda: table(deck="1, 3, 8", more={"turns": 19}, turn_guard=20).play("draw", "discard"),
    lambda: table(deck="1, 3, 8", more={"turns": 19}, turn_guard=20).play("draw", "discard", "pass"),
    lambda: fresh(players=2, memory_aid=True),
]
