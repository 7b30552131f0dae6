"""Positions in which the game says what it seldom says in random games; for the phrasebooks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from . import scenario
from .scenario import Table, cards

FILLING = "superbeaver, badguy, partybeaver, bodyguard, superbeaver, badguy, partybeaver, bodyguard"


def table(hand: str, *, display: str = scenario.QUIET, stock: str = scenario.STOCK, **more: Any) -> Table:
    """A laid-out table; display and stock are filled up with cards that only a single joker stabs."""
    if "deck" not in more:
        display = ", ".join((cards(display) + cards(FILLING))[:9])
        stock = ", ".join((cards(stock) + cards(scenario.STOCK))[:5])
    return scenario.table(hand, display=display, stock=stock, **more)


LAID: Sequence[Callable[[], Table]] = [
    lambda: table("badguy, 9", stock="thief", deck="", players=3),
    lambda: table("7, 7, 9", display="5, 5, 6", piles={"b": "4, 4"}).play("add 7", "add 7", "lay", "take"),
    lambda: table("superbeaver, 4, 9", display="10, king", piles={"b": "5, 6"}),
    lambda: table("superbeaver, 4, 9", display="10, king", piles={"b": "5, 6"}).play(
        "add superbeaver", "add 4", "lay", "steal stock:3", "steal b:6"
    ),
    lambda: table("fairy, 9", hands={"b": "7, 8"}).play("add fairy", "lay", "ask b", "wish joker"),
    lambda: table("hippie, 2, 3, 9").play("add hippie", "add 2", "add 3", "lay"),
    lambda: table("king, 8, 2", hands={"b": "8, 9", "c": "7, 9"}, players=3).play("add king", "add 8", "lay"),
    lambda: table("fairy, 9", hands={"b": "8"}).play("add fairy", "lay", "ask b", "wish 8"),
    lambda: table("4", piles={"a": "4, 4"}, hands={"b": "1"}, collect=250, more={"points": {"b": 30}}).play(
        "add 4", "lay"
    ),
    lambda: table("partybeaver, 2, 5, 9").play("add partybeaver"),
    lambda: table("7, 7, 9", display="5, 5").play("add 7", "add 7"),
    lambda: table("7, 7, 9", display="5, 5, 6, 6").discard("7, 7"),
    lambda: table("7, 9", display="3, 3, 5, 6", display_exact=True).discard("7"),
    lambda: table("superbeaver, 9", stock="joker, 4", steal_jokers=False).discard("superbeaver"),
    lambda: table("7, 7, 9", piles={"b": "thief, 6"}).discard("7, 7"),
    lambda: table("superbeaver, 9", piles={"b": "4, 4 | 6"}).discard("superbeaver"),
    lambda: table("7, 7, 7, 9", piles={"b": "6, 6, 6"}, stock="4, 5", deck="").discard("7, 7, 7"),
    lambda: (
        table("7, 7, 7, 9", piles={"b": "6, 6, 6"}, stock="4, 5", deck="").discard("7, 7, 7").play("take")
    ),
    lambda: table("7, 7, 7, 9", piles={"b": "6, 6, 6"}, stock="4", deck="").discard("7, 7, 7"),
    lambda: table("7, 7, 7, 9", piles={"b": "6, 6, 6"}, stock="4", deck="").discard("7, 7, 7").play("refuse"),
    lambda: (
        table("7, 9", players=3, piles={"b": "6", "c": "5"}, stock="4", deck="").discard("7").play("take")
    ),
    lambda: (
        table("7, 9", players=3, piles={"b": "6", "c": "5"}, stock="4", deck="")
        .discard("7")
        .play("take")
        .play("take")
    ),
    lambda: (
        table("superbeaver, 9", piles={"b": "4, 4"}, display="", stock="5", deck="")
        .discard("superbeaver")
        .play("steal b:4")
    ),
    lambda: table("superbeaver, 9", piles={"b": "4, 4"}, display="", stock="5", deck="").discard(
        "superbeaver"
    ),
    lambda: table("fairy, 9").discard("fairy").play("ask b"),
    lambda: table("badguy, 9", stock="thief", deck="", players=3).discard("badguy"),
    lambda: table("badguy, 9", stock="king").discard("badguy"),
    lambda: table("badguy, 9", stock="king").discard("badguy").play("draw pile"),
    lambda: table("7", collect=9).discard("7"),
    lambda: table("7", collect=9).discard("7").play("next"),
    lambda: table("7, 9").play("add 7"),
    lambda: table("thief, 9").discard("thief"),
    lambda: table("fairy, 9", hands={"c": ""}, players=3).discard("fairy"),
    lambda: table("partybeaver, 1, 4, 7, 9").play("add partybeaver", "add 1"),
    lambda: table("4", piles={"a": "4, 4"}, hands={"b": "1", "c": "2, 2"}, players=3, collect=250).discard(
        "4"
    ),
    lambda: table("4", collect=1, hands={"b": "1"}).discard("4"),
    lambda: table("7, 7, thief, 9", players=3).play("add thief"),
    lambda: table("hippie, 4, 4, 5", hippie_with_equals=False).play("add hippie", "add 4"),
    lambda: table("hippie, 4, 5, 5, 9").play("add hippie", "add 4", "add 5"),
    lambda: table("hippie, 1, 2, 3, 4, 5, 6, 7").play("add hippie", *(f"add {n}" for n in range(1, 7))),
    lambda: table("hippie, 1, 4, 9").play("add hippie", "add 1"),
    lambda: table("hippie, 4, 5", professionals=True).play("add hippie", "add 4"),
    lambda: table(
        "hippie, 7, 8, 9",
        piles={"b": "hippie, 4, 5"},
        stock="1, 2",
        deck="",
        display="10",
        professionals=True,
    ).play("add hippie", "add 7"),
]
