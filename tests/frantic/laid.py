"""Positions in which the game says what it seldom says in random games; for the phrasebooks."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from .scenario import Table, eventful, table

LAID: Sequence[Callable[[], Table]] = [
    lambda: table({"a": "red 1", "c": "nice try, blue 2"}),
    lambda: table({"a": "red 1"}, more={"last_chance": True}),
    lambda: table({"a": "red gift, blue 1"}),
    lambda: table({"a": "red skip, blue 1, blue 2"}, more={"skipped": "bcd"}),
    lambda: table({"a": "fantastic four, blue 1"}).play("play fantastic four", "wish red", "seat b"),
    lambda: table({"a": "fantastic four, blue 1"}, more={"plus_one": True}).play(
        "play fantastic four", "wish red", "seat b", "seat d", "seat d"
    ),
    lambda: table({"a": "inequality, blue 1, blue 2, blue 3", "b": "red 1"}).play("play inequality", "pass"),
    lambda: table({"a": "red gift, blue 1, blue 2", "b": "counterattack, red 2"}).play(
        "play red gift", "seat b"
    ),
    lambda: table({"a": "fantastic, blue 1"}).play("play fantastic"),
    lambda: table({"a": "blue 1"}, more={"plus_one": True}),
    lambda: table({"a": "blue 1"}, only=True),
    lambda: eventful("seppuku", players=2),
    lambda: eventful("seppuku", only=True),
    lambda: eventful("seppuku", only=True, stack="blue 1, fantastic", scoring="none"),
    lambda: eventful("gambling man", {"b": "red 3, yellow 1"}),
    lambda: table({"a": "red skip, blue 1"}, more={"skipped": "c"}).play("play red skip"),
    lambda: eventful("gambling man", {"b": "fantastic, yellow 1"}, gambling_man="edition_2020"),
    lambda: table(
        {"a": "red 1"}, limit_ends="exceeded", more={"points": {"a": 0, "b": 137, "c": 0, "d": 0}}
    ).play("play red 1"),
    lambda: table({"a": "red gift"}),
    lambda: eventful("identity theft", scoring="none"),
    lambda: eventful("identity theft", scoring="none").play("seat b"),
    lambda: eventful("trust fall", {"c": "red 1"}),
    lambda: table({"a": "red 1", "b": "nice try"}).play("play red 1"),
    lambda: table({"a": "red gift, fuck you"}).play("play red gift", "seat b"),
    lambda: table(
        {"a": "equality, blue 1, blue 2, blue 3, blue 4, blue 5, blue 6", "b": "green 1"},
        stack="red 1, red 2",
        only=True,
    ).play("play equality", "wish red"),
    lambda: table(
        {"a": "red thief, blue 1", "b": "fuck you"}, more={"known": {"b": {"fuck you": ["all"]}}}
    ).play("play red thief"),
    lambda: table({"a": "fantastic four", "c": "nice try, green 1"}, stack="green 5", only=True).play(
        "play fantastic four", "wish 1", *["seat b"] * 3
    ),
    lambda: table({"a": "red gift, fuck you"}),
    lambda: table({"a": "red gift, fuck you"}).play("play red gift"),
    lambda: table({"a": "red gift, fuck you, blue 1"}).play("play red gift"),
    lambda: table({"a": "red gift, blue 1, blue 2", "c": "nice try, green 1"}).play("play red gift"),
    lambda: table({"a": "red exchange, blue 1, blue 2", "b": "green 1"}).play("play red exchange"),
    lambda: table({"a": "special favours, red gift, curse, blue 1"}).play("play special favours", "pass"),
    lambda: table({"a": "red 1, blue 1"}, more={"bomb": True, "bomb_left": dict.fromkeys("abcd", 0)}).play(
        "draw"
    ),
    lambda: table({"a": "red 1, blue 1"}, more={"skipped": "b"}).play("draw"),
    lambda: table({"a": "equality, blue 1, blue 2, blue 3", "b": "counterattack, green 1"}).play(
        "play equality", "pass", "seat b"
    ),
    lambda: eventful("surprise party", {"a": "blue 4", "b": "yellow 1"}).play("seat c"),
    lambda: table({"a": "red 1", "b": "nice try, blue 1"}).play("play red 1", "play nice try", "pass"),
    lambda: table({"a": "red thief, blue 1", "b": "red 1, red 2"}).play("play red thief", "seat b"),
    lambda: eventful("earthquake", {"a": "blue 4"}, players=3),
    lambda: eventful("time bomb", players=2),
    lambda: eventful("seppuku", players=2, stack="red 1").play("dare", "pass"),
    lambda: table({"a": "red 1"}).play("play red 1"),
    lambda: table({"a": "red 1"}, only=True),
    lambda: table({"a": "fantastic four, blue 1"}).play("play fantastic four", "wish red"),
    lambda: table({"a": "red thief, blue 1", "b": "fuck you"}).play("play red thief", "seat b"),
    lambda: eventful("recession", {"b": "curse"}),
    lambda: eventful("seppuku", players=2, scoring="none", stack="red 1").play("dare"),
    lambda: eventful("seppuku", players=2, scoring="none", more={"plus_one": True}),
    lambda: eventful("gambling man", {"b": "yellow 1"}),
    lambda: table({"a": "mimicry, blue 1, blue 2", "b": "counterattack, red 1"}).play(
        "play mimicry", "as fantastic four", "wish red", "seat b", "seat b", "seat b", "seat c"
    ),
    lambda: table({"a": "red 1"}, more={"points": {"d": 130}}).play("play red 1"),
    lambda: table({"a": "red 1"}, more={"points": {"d": 130, "a": 6}}).play("play red 1"),
    lambda: table({"a": "red 1"}, scoring="none", rounds=1).play("play red 1"),
    lambda: eventful("market", players=2, stack="red 1, blue 3"),
    lambda: eventful("surprise party", {"c": "lucky bastard, green 1"}).play(
        "pass", "pass", "play lucky bastard", "pass"
    ),
    lambda: eventful("distributor", {"a": "blue 4"}, players=2).play("seat a"),
    lambda: eventful("distributor", players=3).play("seat a"),
    lambda: table({"a": "mimicry, blue 1"}, top="red 9").play("play mimicry", "as colour swap"),
    lambda: table({"a": "mimicry, red 1"}, deck="rulebook").play("play mimicry"),
    lambda: table({"a": "mimicry, blue 1"}, more={"match": {"number": 5}}).play("play mimicry"),
    lambda: eventful("event manager, plague, market, charity"),
    lambda: eventful("repeat", more={"events_seen": ["market"]}),
    lambda: table({"a": "red 1"}).play("play red 1", "next", "next", "next"),
]
