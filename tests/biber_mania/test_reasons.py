"""Why an action is not legal: a scenario for every reason, and none at all for exactly what is legal."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from biberbau import Game, Match
from biberbau.games.biber_mania.rules import actions as act
from biberbau.games.biber_mania.rules import game as rules
from biberbau.games.biber_mania.rules.reasons import Why
from common.ids import short
from common.scenario import rule

from .scenario import Table, table
from .sentences import RULINGS, SENTENCES
from .test_reference import TABLES


def why(t: Table, action: str) -> Why:
    """The reason why the seat to decide may not do this; the same from what they know as in truth."""
    number = act.TABLE.parse(action).id
    found = Why(rules.why(t.match.position().state, number))
    assert found == rules.why(t.match.view(t.match.to_act).state, number)
    assert (found == Why.LEGAL) == (action in t.legal)
    return found


def last_stab(hand: str) -> Table:
    """A stab of three cards would use up draw pile and stock."""
    more: dict[str, Any] = {"piles": {"b": "hippie, 4, 5"}, "stock": "1, 2", "deck": "", "display": "10"}
    return table(hand, professionals=True, **more).play("add hippie", "add 7")


def thief(**more: Any) -> Table:
    """A player who has laid a Thief may steal."""
    return table("thief, 9", **more).discard("thief")


def fairy(**more: Any) -> Table:
    """A player who has laid a Fairy may wish."""
    return table("fairy, 9", **more).discard("fairy")


def two_stabs(**more: Any) -> Table:
    """Two 5s or two 6s are to be stabbed."""
    return table("7, 7, 9", display="5, 5, 6, 6, 4, 4, 4, king, king", **more).discard("7, 7")


SCENARIOS: list[tuple[Why, str, Callable[[], Table], str]] = [
    (Why.LEGAL, "discard.equals", lambda: table("7, 7, 9").play("add 7"), "add 7"),
    (Why.LEGAL, "discard.equals", lambda: table("7, 7, 9").play("add 7"), "lay"),
    (Why.LEGAL, "superbeaver.where", lambda: thief(piles={"b": "4, 4"}), "steal b:4"),
    (Why.LEGAL, "collect.winners", lambda: table("7", collect=9).discard("7"), "next"),
    (Why.DECIDES_OTHERWISE, "stab.refuse", lambda: table("7, 9", piles={"b": "6"}).discard("7"), "add 9"),
    (Why.DECIDES_OTHERWISE, "B41", lambda: fairy().play("ask b"), "pass"),
    (Why.DECIDES_OTHERWISE, "collect.winners", lambda: table("7", collect=9).discard("7"), "deal"),
    # ------------ 1. Discard
    (Why.AT_LEAST_ONE_CARD, "discard.any_number", lambda: table("7, 9"), "lay"),
    (Why.NOT_IN_HAND, "discard.any_number", lambda: table("7, 9").play("add 7"), "add 7"),
    (Why.ONE_ACTION_CARD, "action.one", lambda: table("thief, fairy, 9").play("add thief"), "add fairy"),
    (Why.ONE_ACTION_CARD, "B57", lambda: table("thief, thief, 9").play("add thief"), "add thief"),
    (Why.ACTION_WITHOUT_JOKER, "B56", lambda: table("thief, joker, 9").play("add thief"), "add joker"),
    (
        Why.ACTION_WITHOUT_JOKER,
        "joker.no_action",
        lambda: table("thief, joker").play("add joker"),
        "add thief",
    ),
    (
        Why.PARTY_NOT_EQUAL,
        "B22",
        lambda: table("partybeaver, 2, 2, 5, 8").play("add partybeaver", "add 2"),
        "add 2",
    ),
    (
        Why.PARTY_NO_NEIGHBOURS,
        "B23",
        lambda: table("partybeaver, 2, 3, 5, 8").play("add partybeaver", "add 2"),
        "add 3",
    ),
    (
        Why.PARTY_OF_THREE,
        "B23",
        lambda: table("partybeaver, 2, 5, 8").play("add partybeaver", "add 2", "add 5"),
        "lay",
    ),
    (Why.PARTY_OF_THREE, "party.alone", lambda: table("partybeaver, 2, 9").play("add partybeaver"), "add 2"),
    (
        Why.HIPPIE_NOT_WITH_EQUALS,
        "B21",
        lambda: table("hippie, 4, 4, 5", hippie_with_equals=False).play("add hippie", "add 4"),
        "add 4",
    ),
    (
        Why.SEQUENCE_NUMBER_ONCE,
        "hippie.three_to_seven",
        lambda: table("hippie, 4, 5, 5, 9").play("add hippie", "add 4", "add 5"),
        "add 5",
    ),
    (
        Why.SEQUENCE_UP_TO_SIX,
        "B26",
        lambda: table("hippie, 1, 2, 3, 4, 5, 6, 7").play("add hippie", *(f"add {n}" for n in range(1, 7))),
        "add 7",
    ),
    (Why.HIPPIE_FOR_ONE_NUMBER, "B27", lambda: table("hippie, 1, 4, 9").play("add hippie", "add 1"), "add 4"),
    (
        Why.HIPPIE_FOR_ONE_NUMBER,
        "hippie.any",
        lambda: table("hippie, 1, 3, 5, 9").play("add hippie", "add 1", "add 3"),
        "add 5",
    ),
    (
        Why.NOT_OUT_BY_SEQUENCE,
        "B62",
        lambda: table("hippie, 4, 5", professionals=True).play("add hippie", "add 4"),
        "add 5",
    ),
    (Why.NO_END_BY_SEQUENCE, "B67", lambda: last_stab("hippie, 7, 8, 9"), "add 8"),
    (Why.NO_END_BY_SEQUENCE, "B67", lambda: last_stab("hippie, 7, 8, 9, 1").play("add 8"), "lay"),
    (
        Why.ACTION_WITH_EQUALS,
        "discard.equals",
        lambda: table("king, 4, 5").play("add king", "add 4"),
        "add 5",
    ),
    (Why.JOKER_WITH_EQUALS, "B32", lambda: table("joker, 4, 5").play("add 4", "add joker"), "add 5"),
    (Why.PLAIN_MUST_STAB, "B30", lambda: table("4, 5, 6, 9").play("add 4"), "add 5"),
    (
        Why.PLAIN_MUST_STAB,
        "discard.plain",
        lambda: table("4, 5, 6, 9", piles={"b": "hippie, 7, 8"}).play("add 4", "add 5"),
        "lay",
    ),
    (Why.NUMBERS_DIFFER, "discard.equals", lambda: table("7, 9").play("add 7"), "add 9"),
    (Why.DISCARD_IN_ORDER, "discard.equals", lambda: table("7, thief, 9").play("add 7"), "add thief"),
    (Why.DISCARD_IN_ORDER, "discard.with_jokers", lambda: table("7, joker").play("add joker"), "add 7"),
    (
        Why.DISCARD_IN_ORDER,
        "discard.party",
        lambda: table("partybeaver, 1, 3, 5, 7").play("add partybeaver", "add 3", "add 5"),
        "add 1",
    ),
    # ------------ 2. Stabbing
    (Why.STABS_WHAT_WAS_LAID, "B7", lambda: table("7, 9"), "stab 10"),
    (Why.STABS_LOWER, "stab.same_number", two_stabs, "stab king"),
    (Why.STABS_EXACTLY_AS_MANY, "B6", lambda: two_stabs(display_exact=True), "stab 4"),
    (Why.TAKES_WHAT_IS_STABBED, "stab.refuse", lambda: table("7, 9", piles={"b": "6"}), "take"),
    (Why.TAKES_WHAT_IS_STABBED, "B8", two_stabs, "refuse"),
    # ------------ 3. Action cards
    (Why.STEALS_WITH_ACTION, "terms.steal", lambda: table("7, 9"), "steal stock:3"),
    (Why.STEALS_FROM_OTHERS, "B37", thief, "steal a:thief"),
    (
        Why.JOKERS_STAY,
        "B40",
        lambda: thief(stock="joker, 4, 4, 4, 4", steal_jokers=False),
        "steal stock:joker",
    ),
    (Why.FAIRY_WISHES, "fairy.wish", lambda: table("7, 9"), "wish 7"),
    (Why.FAIRY_WISHES, "fairy.wish", thief, "pass"),
    (Why.WISHES_FROM_OTHERS, "B41", fairy, "ask a"),
    (Why.NO_HAND_TO_WISH_FROM, "fairy.wish", lambda: fairy(hands={"c": ""}, players=3), "ask c"),
    (Why.WISHES_FROM_SOMEBODY, "B41", fairy, "wish 7"),
    (Why.NOT_IN_DECK, "B1", lambda: fairy().play("ask b"), "wish 11"),
    (Why.BAD_GUY_PULLS, "bad_guy.two", lambda: table("7, 9", players=3), "pick b"),
    (Why.PULLS_FOR_OTHERS, "B43", lambda: table("badguy, 9", players=3).discard("badguy"), "pick a"),
    # ------------ 5. Draw
    (Why.DRAWS_FOR_LOST, "B48", lambda: table("7, 9"), "draw pile"),
    (
        Why.DRAW_PILE_EMPTY,
        "B55",
        lambda: table("badguy, 9", stock="3, 4, 5, 5", deck="", display="10").discard("badguy"),
        "draw pile",
    ),
    # ------------ The next round
    (Why.DEALS_WHEN_COUNTED, "collect.winners", lambda: table("7, 9", collect=9), "deal"),
    (Why.GOES_ON_WHEN_COUNTED, "collect.winners", lambda: table("7, 9", collect=9), "next"),
    # ------------ Cards and seats
    (Why.NOT_THERE, "B38", lambda: thief(piles={"b": "4, 4 | 5"}), "steal b:4"),
    (Why.NOT_THERE, "draw.where", lambda: table("badguy, 9").discard("badguy"), "draw 7"),
    (Why.NOBODY_THERE, "B2", thief, "steal c:7"),
    (Why.NOBODY_THERE, "B2", fairy, "ask c"),
    (Why.NOBODY_THERE, "B2", lambda: table("badguy, 9", players=3).discard("badguy"), "pick d"),
]


@rule("illegal")
@pytest.mark.parametrize(
    ("reason", "sentence", "laid_out", "action"),
    SCENARIOS,
    ids=[f"{reason.name} {action}" for reason, _, _, action in SCENARIOS],
)
def test_the_reason_is_the_rule(
    reason: Why, sentence: str, laid_out: Callable[[], Table], action: str
) -> None:
    assert sentence in SENTENCES or sentence in RULINGS
    assert why(laid_out(), action) == reason


def test_every_reason_has_a_scenario() -> None:
    assert {reason for reason, *_ in SCENARIOS} == set(Why)


@rule("pro.sequence", "B62")
def test_professionals_with_cards_left_are_told_of_the_order() -> None:
    t = table("hippie, 3, 4, 5, 9", professionals=True).play("add hippie", "add 4", "add 5")
    assert why(t, "add 3") == Why.DISCARD_IN_ORDER


@rule("discard.plain", "B30")
def test_a_sequence_that_would_stab_is_only_begun_with_the_wrong_card() -> None:
    t = table("4, 5, 6, 7, 9", piles={"b": "hippie, 8, 9"}).play("add 5", "add 6")
    assert why(t, "add 4") == Why.DISCARD_IN_ORDER


@rule("end.at_once")
def test_when_the_game_is_over_nothing_is_legal() -> None:
    t = table("7").discard("7")
    assert t.match.over
    reasons = {Why(rules.why(t.match.position().state, action.id)) for action in act.TABLE.actions}
    assert Why.LEGAL not in reasons


@rule("knowledge", "illegal")
@pytest.mark.parametrize("options", TABLES, ids=short)
def test_exactly_what_is_legal_has_no_reason(options: dict[str, object]) -> None:
    match, dice = Match(Game.of("biber_mania", options), 7), random.Random(7)
    while not match.over:
        if match.ply % 5 == 0:
            truth, seen = match.position().state, match.view(match.to_act).state
            reasons = [Why(rules.why(seen, action.id)) for action in act.TABLE.actions]
            assert reasons == [rules.why(truth, action.id) for action in act.TABLE.actions]
            free = [action for action in act.TABLE.actions if reasons[action.id] == Why.LEGAL]
            assert tuple(free) == match.legal()
        match.play(dice.choice(match.legal()))
