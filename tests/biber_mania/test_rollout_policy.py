"""How rollouts play on: sensibly, and from what a player can know."""

from __future__ import annotations

import random

import numpy as np
import pytest

from biberbau.games.biber_mania.rules import game as rules
from biberbau.games.biber_mania.rules import judgement
from biberbau.kernel.fast_rng import new_mask

from .scenario import fresh, table


def by_habit(t, seat=None):
    """What the player to act does by habit, by what ``seat`` knows; None: by the true cards."""
    state = t.match.position().state if seat is None else t.match.view(seat).state
    actions = t.match.game.kind.actions
    mask, words = new_mask(len(actions))
    count = rules.legal(t.match.position().state, mask)
    action = actions[judgement.playout_action(state, mask, words, count, np.zeros(1, dtype=np.uint64))]
    return action.notation


def discard(t):
    """The discard that is put together by habit."""
    cards = []
    while (action := by_habit(t)) != "lay":
        cards.append(action.removeprefix("add "))
        t.play(action)
    assert "lay" in t.legal
    return ", ".join(cards)


@pytest.mark.parametrize(
    ("hand", "laid"),
    [
        ("4, 4, 4, 9", "4, 4, 4"),  # many
        ("4, 9", "9"),  # and high ones
        ("4, 4, 4, 9, thief", "thief, 4, 4, 4"),  # an action card goes along
        ("3, 7, superbeaver, king", "superbeaver, 7"),  # the one that does most
        ("1, 4, 7, 9, partybeaver", "partybeaver, 1, 4, 7"),
        ("1, 4, 4, 7, 9, partybeaver", "partybeaver, 1, 7, 9"),  # what goes together stays together
        ("1, 2, partybeaver", "2"),
        ("3, 4, 5, 7, 10, hippie", "hippie, 3, 4, 5, 7"),
        ("1, 9, hippie, fairy", "fairy, 9"),  # the Hippie waits
        ("joker, joker, fairy", "joker"),
        ("fairy, bodyguard", "fairy"),
    ],
)
def test_what_is_discarded(hand, laid):
    assert discard(table(hand, piles={"b": "10, 10, 10, 10, 10, 10"})) == laid


def test_discards_that_stab_come_first():
    assert discard(table("5, 5, 9", piles={"b": "4"})) == "9"
    assert discard(table("5, 5, 9, 2, 2, 2", piles={"b": "4, 4"})) == "5, 5"
    assert discard(table("5, 5, 9, joker", piles={"b": "4, 4, 4"})) == "5, 5, joker"


def test_a_sequence_stabs_a_sequence():
    assert discard(table("5, 6, 7, 7, 7, 9", piles={"b": "hippie, 2, 3"})) == "5, 6, 7"


def test_the_last_cards_are_laid_when_that_wins():
    ahead, behind = {"a": "10, 10, 10, 10"}, {"b": "7, 7, 7, 7, 7, 7, 7"}
    assert discard(table("5, 5, joker", piles=ahead)) == "5, 5, joker"
    assert discard(table("joker, joker", piles=ahead)) == "joker, joker"
    assert discard(table("joker, joker", piles=behind)) == "joker"
    assert discard(table("5, 5", piles=behind)) == "5"
    assert discard(table("thief, 5", piles=behind)) == "5"
    assert discard(table("thief, 5", piles=ahead)) == "thief, 5"


def after(*actions, **position):
    """What is done by habit after these actions."""
    return by_habit(table(**position).play(*actions))


def test_what_is_stabbed_in_the_display():
    display = "2, 2, 6, 6, superbeaver, thief, fairy, hippie, king"
    position = {"display": display, "piles": {}}
    assert after("add 9", "add 9", "lay", hand="9, 9, 2, 8", **position) == "stab 2"  # it fits
    assert after("add 9", "add 9", "lay", hand="9, 9, 3, 8", **position) == "stab 6"  # the higher ones


def test_what_is_taken_and_refused():
    assert after("add 9", "lay", hand="9, 4, 8", piles={"b": "4"}) == "take"
    assert after("add 9", "lay", hand="9, 3, 8", piles={"b": "4"}) == "refuse"
    assert after("add 9", "add 9", "lay", hand="9, 9, 8", piles={"b": "4, 4"}) == "take"


def test_what_is_stolen():
    thief = ("add thief", "lay")
    assert after(*thief, hand="thief, 8, 8", piles={"b": "8, 9, 10"}) == "steal b:8"
    assert after(*thief, hand="thief, 8, 8", stock="1, 2, 3, 4, 8") == "steal stock:8"
    leader = {"b": "7", "c": "2 | 7, 7"}
    assert after(*thief, hand="thief, 8, 8", players=3, piles=leader) == "steal c:7"


def test_the_fairy_wishes_for_what_everyone_knows():
    fairy = ("add fairy", "lay")
    hands = {"b": "8, 9", "c": "8, joker"}
    assert after(*fairy, hand="fairy, 8, 8", hands=hands, players=3) == "pass"
    known = {"known": {"b": ["9"], "c": ["8"]}}
    assert after(*fairy, hand="fairy, 8, 8", hands=hands, players=3, more=known) == "ask c"
    assert after(*fairy, "ask c", hand="fairy, 8, 8", hands=hands, players=3, more=known) == "wish 8"
    assert after(*fairy, "ask b", hand="fairy, 8, 8", hands=hands, players=3, more=known) == "wish 10"


def test_the_bad_guy_pulls_for_the_leader_what_he_has_not():
    bad, piles = ("add badguy", "lay"), {"b": "7", "c": "7, 7"}
    assert after(*bad, hand="badguy, 8", players=3, piles=piles) == "pick c"
    known = {"known": {"c": ["8"]}}
    pick = (*bad, "pick c")
    assert after(*pick, hand="badguy, 8", stock="8, 9, 9, 9, 9", players=3, more=known) == "draw 9"
    assert after(*pick, hand="badguy, 8", stock="8, 8, 8, 8, 8", players=3, more=known) == "draw pile"
    dry = {"deck": "", "display": "10, 10, 10, 10, 10, 10, 10, 10"}
    full = {"hand": "badguy, 9", "stock": "8, 8, king, king, king", "players": 3, "more": known}
    assert after(*pick, **full, **dry) == "draw king"


def test_what_is_drawn_for_a_lost_card():
    loses = {"hand": "9, 8, 8", "piles": {"b": "4"}, "stock": "2, 3, 5, 6, 7"}
    assert after("add 9", "lay", "refuse", hands={"b": "6, 10"}, **loses) == "draw 6"
    assert after("add 9", "lay", "refuse", hands={"b": "1, 10"}, **loses) == "draw pile"


@pytest.mark.parametrize(
    "options",
    [
        {"players": 2, "collect": 20},
        {"players": 3, "display_exact": True, "hippie_with_equals": False},
        {"players": 5, "professionals": True, "stab_again": True, "steal_jokers": False},
    ],
)
def test_habits_are_legal_and_read_nothing_that_is_hidden(options):
    """All that habit leaves open is the same from what the player knows as from the true cards."""
    t, pick = fresh(5, **options), random.Random(5)
    while not t.match.over:
        action = by_habit(t)
        assert action == by_habit(t, t.match.to_act)
        assert action in t.legal
        t.match.play(action if pick.random() < 0.7 else pick.choice(t.match.legal()))


def test_habit_wins_against_chance():
    pick = random.Random(1)
    for seed in range(3):
        t = fresh(seed, players=3)
        while not t.match.over:
            t.match.play(by_habit(t) if t.match.to_act == 1 else pick.choice(t.match.legal()))
        assert t.match.winners == (1,)
