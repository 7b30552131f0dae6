"""What a table may choose: every option alone, and games under all kinds of tables."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from biberbau import Game, Match
from biberbau.games.biber_mania.rules import options as opt
from biberbau.games.biber_mania.rules import state as st
from biberbau.games.biber_mania.rules.state import Ended, Ev
from common.scenario import rule

from .scenario import table, whole_deck

DEFAULTS = {
    "players": 4, "highest": 10, "copies": 8, "action_copies": 3, "jokers": 6, "collect": 0, "professionals": False,
    "display_exact": False, "display_actions": True, "stab_again": False, "hippie_with_equals": True,
    "plain_stabbed": True, "bodyguard_stays": False, "steal_jokers": True, "memory_aid": False,
    "rounds": 100, "hand": 13, "display": 9, "stock": 5,
}  # fmt: skip


@rule("B1", "B6", "B9", "B14", "B21", "B30", "B33", "B40", "B60", "B62")
def test_where_the_text_leaves_a_choice_the_ruling_is_the_default():
    assert dict(Game.of("biber_mania", {}).options) == DEFAULTS
    named = {option.name: option.ruling for option in opt.OPTIONS if option.ruling}
    assert named == {
        "highest": "B1", "copies": "B1", "action_copies": "B1", "jokers": "B1", "collect": "B60",
        "professionals": "B62", "display_exact": "B6", "display_actions": "B14", "stab_again": "B9",
        "hippie_with_equals": "B21", "plain_stabbed": "B30", "bodyguard_stays": "B33", "steal_jokers": "B40",
        "memory_aid": "B65", "rounds": "B68",
    }  # fmt: skip


@rule("B9", "B8", "draw.lost")
def test_stabbing_again_goes_on_while_it_can_and_then_to_the_next_pile():
    piles = {"b": "7 | 3 | 2, 2 | 5", "c": "1 | 4"}
    t = table("6, 9", players=3, piles=piles, display="joker", deck="", stab_again=True).discard("6")
    asked = []
    while t.asks == "stabbed":
        asked.append(t.document["decisions"][-1]["of"])
        t.play("refuse")
    assert asked == ["b", "c", "c"]  # the two 2s in b's pile are in the way
    assert t.document["owed"] == {"b": 1, "c": 2}


@rule("B33", "bodyguard.stolen")
def test_a_bodyguard_who_stays_protects_what_is_left_of_his_group_and_that_alone():
    t = table("thief, 9", players=3, hands={"b": "10, 10, 10, 2"}, piles={"c": "3, 3 | bodyguard, 4, 4"},
              display="joker", deck="", bodyguard_stays=True)  # fmt: skip
    t.discard("thief").play("steal c:bodyguard", "draw 1")
    assert t.document["guarded"]["c"] == [2]
    t.discard("10, 10")
    assert t.due == ("c", "play")
    t = table("10, 10, 9", piles={"b": "3, 3 | 4, 4"}, display="joker", deck="", bodyguard_stays=True)
    assert t.discard("10, 10").asks == "stabbed"


@rule("B40", "superbeaver.two")
def test_when_jokers_cannot_be_stolen_a_joker_on_top_hides_what_lies_below():
    t = table("superbeaver, 9", piles={"b": "7 | joker"}, display="joker", stock="joker, joker, 3", deck="",
              steal_jokers=False).discard("superbeaver")  # fmt: skip
    assert t.legal == {"steal stock:3"}
    t.play("steal stock:3")
    assert t.due == ("b", "play")  # nothing more to steal


@rule("pro.sequence", "B62", "action.one")
def test_professionals_change_nothing_else():
    for hand in ("thief, 5", "5, 5", "joker", "partybeaver, 2, 4, 6", "bodyguard, 3"):
        assert table(hand, professionals=True).discard(hand).match.over


TABLES = [
    {"players": 2},
    {"players": 2, "highest": 7, "copies": 5, "action_copies": 0, "jokers": 6},
    {
        "players": 2,
        "highest": 3,
        "copies": 3,
        "action_copies": 1,
        "hand": 3,
        "display": 2,
        "stock": 1,
        "collect": 9,
    },
    {"players": 2, "highest": 13, "copies": 3, "action_copies": 6, "jokers": 12, "professionals": True},
    {"players": 3, "display_exact": True, "display_actions": False, "stab_again": True},
    {
        "players": 3,
        "hippie_with_equals": False,
        "plain_stabbed": False,
        "bodyguard_stays": True,
        "action_copies": 6,
    },
    {"players": 4, "steal_jokers": False, "collect": 20, "jokers": 12},
    {"players": 5, "highest": 12, "copies": 12, "action_copies": 1, "jokers": 0, "memory_aid": True},
    {
        "players": 5,
        "action_copies": 6,
        "stab_again": True,
        "bodyguard_stays": True,
        "hippie_with_equals": False,
    },
]


@rule("end.last_card", "end.used_up", "end.count", "end.most", "B54")
@pytest.mark.parametrize(
    "options", TABLES, ids=lambda options: " ".join(f"{k}={v}" for k, v in options.items())
)
def test_games_come_to_their_end(options):
    """At random; no card is lost on the way, and where there is nothing to choose nobody is asked."""
    game, reasons = Game.of("biber_mania", options), Counter()
    for seed in range(3):
        match, dice = Match(game, seed), random.Random(seed)
        while not match.over and match.ply < 1_500:
            legal = match.legal()
            words = {action.word for action in legal}
            assert (
                len(legal) > 1 or words <= {"add", "lay", "next", "deal"} or words & {"steal", "ask", "pick"}
            )
            match.play(dice.choice(legal))
        state = match.position().state
        on_piles = int(state.pile_n.sum())
        lying = sum(int(state[place].sum()) for place in ("display", "stock", "deck", "gone", "hand"))
        assert on_piles + lying + int(state.chosen_n) == whole_deck(game.options).total()
        reasons.update(st.reason(event) for _, event in match.events(None) if event.kind == Ev.ROUND_ENDS)
        if match.over and not game.options["collect"]:
            points = [int(state.pile_n[seat] - state.hand_n[seat]) for seat in range(game.players)]
            assert list(match.scores) == points
            assert match.winners == tuple(seat for seat, own in enumerate(points) if own == max(points))
    assert reasons and set(reasons) <= {Ended.OUT_OF_CARDS, Ended.USED_UP, Ended.NOTHING_TO_PLAY}
