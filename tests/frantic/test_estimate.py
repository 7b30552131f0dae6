"""What the greedy bot makes of a hand, and what the end of a rollout is worth."""

from __future__ import annotations

import numpy as np
import pytest

from biberbau.bots.bot import RandomBot
from biberbau.games.frantic.rules import judgement
from biberbau.games.frantic.rules.state import Frame
from biberbau.kernel.compiled import INTERPRETED, specialise
from biberbau.kernel.events import NO_EVENTS
from biberbau.kernel.rng import key_of, stream
from biberbau.kernel.stack import KIND, decides
from biberbau.match import Game, Match
from biberbau.search.glances import glances_of

from .scenario import table


def estimate(t, seat=0):
    return judgement.estimate(t.match.position().state, seat)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("fantastic", "blue 2"),  # fits on everything
        ("fantastic, blue 1", "red 1, blue 1"),
        ("blue 9, blue 1", "fuck you"),
        ("nice try", "curse"),
        ("fantastic", "fantastic, counterattack"),  # but one all the same
    ],
)
def test_what_always_fits_is_no_great_burden(better, worse):
    assert estimate(table({"a": better})) > estimate(table({"a": worse}))


def test_a_card_more_for_another_is_worth_more_than_one_less():
    gift = estimate(table({"a": "blue 1", "b": "yellow 1, yellow 2"}, players=2))
    laid = estimate(table({"a": "", "b": "yellow 1"}, players=2))
    more = estimate(table({"a": "blue 1", "b": "yellow 1"}, players=2))
    assert gift > more
    assert laid > more


def test_a_finished_round_counts_by_the_accounts_alone():
    t = table({"a": "red 1", "b": "yellow 1, yellow 2"}, players=2).play("play red 1")
    assert t.asks == "deal_next"
    assert t.points == [0, 3]
    assert (estimate(t, 0), estimate(t, 1)) == pytest.approx((3 / 25, -3 / 25))


# ------------------------------------------------------------ what a rollout is worth


def payoffs(hands, **settings):
    """What it is worth for each when a has played their last card, a red 1; two play unless ``hands`` says else."""
    settings.setdefault("players", len(hands) + 1)
    t = table({"a": "red 1", **hands}, **settings).play("play red 1")
    found = np.zeros(len(t.match.scores), dtype=np.float32)
    judgement.payoffs(t.match.position().state, found)
    return found.tolist()


def test_a_single_round_is_won_by_the_fewest_points_then_the_lead_counts():
    narrow = payoffs({"b": "yellow 1"}, scoring="none", rounds=1)
    clear = payoffs({"b": "yellow 8, yellow 9"}, scoring="none", rounds=1)
    assert 0.9 < narrow[0] < clear[0] < 1.0
    assert narrow[0] + narrow[1] == pytest.approx(1.0)


def test_a_shared_win_is_shared():
    more = {"points": {"b": 1, "c": 1}}
    assert payoffs({"b": "blue 5", "c": "blue 6"}, scoring="none", rounds=1, more=more)[0] == pytest.approx(
        0.9 / 3 + 0.1 / (1 + np.exp(-5 / 25))
    )


def test_rounds_won_count_more_the_fewer_are_left():
    def chance(rounds, won):
        return payoffs({"b": "yellow 5"}, scoring="none", rounds=rounds, more={"points": {"b": won}})[0]

    assert chance(9, 0) > 0.55
    assert chance(3, 0) > chance(9, 0)
    assert chance(9, 2) < 0.5 < chance(9, 0)


def test_points_count_more_the_nearer_the_limit_is():
    def chance(limit, **points):
        return payoffs({"b": "yellow 9"}, length="number", limit=limit, more={"points": points})[0]

    assert chance(100, a=10, b=30) > chance(100, a=10, b=10) > 0.5 > chance(100, a=60, b=10)
    assert chance(60, a=10, b=30) > chance(200, a=10, b=30)
    assert chance(20, a=0, b=15) > 0.9  # b has reached it
    assert chance(20, a=19, b=0) < 0.5  # still to play


def test_at_a_larger_table_it_is_the_best_of_the_others_who_counts():
    one = payoffs({"b": "yellow 9", "c": "blue 4"}, scoring="none", rounds=9)
    other = payoffs({"b": "yellow 9, yellow 8", "c": "blue 4"}, scoring="none", rounds=9)
    assert one[0] == other[0]
    assert one[1] > other[1]


# ------------------------------------------------------------ what a greedy look need not try


def judged(glances, view, seed):
    """What each action is worth in six worlds, and how much has been drawn."""
    game, rng = view.game, stream(key_of(seed, "test"))
    states, count = np.zeros(4, dtype=game.kind.dtype), len(game.kind.actions)
    legal, mask, values = np.zeros(count, np.uint8), np.zeros(count, np.uint8), np.zeros(count)
    states[0] = view.state
    glances.judge(6, states, view.observer, legal, mask, values, rng, NO_EVENTS)
    return values.tolist(), int(rng.draws)


@pytest.mark.parametrize(
    "options", [{"players": 4}, *([] if INTERPRETED else [{"players": 2}, {"players": 3, "family": True}])]
)
def test_what_is_not_tried_would_have_changed_nothing(options):
    """A greedy look tries each wish, each victim and each world only where they may differ."""
    kind = Game.of("frantic").kind
    nothing = specialise("biberbau.search.no_narrowing", "frantic_in_full", kind.rules)
    in_full = specialise(
        "biberbau.search.greedy",
        "frantic_in_full",
        kind.rules,
        judgement=kind.judgement,
        narrowing=nothing,
    )
    players, asked = RandomBot(), set()
    for number in range(1 if INTERPRETED else 2):
        match = Match(Game.of("frantic", options), f"narrow {number}")
        while (seat := match.to_act) is not None and match.ply < (70 if INTERPRETED else 150):
            view, seed = match.view(seat), f"{number}-{match.ply}".encode()
            if len(view.legal) > 1:
                asked.add(Frame(decides(view.state, KIND)).name)
                assert judged(glances_of(kind), view, seed) == judged(in_full, view, seed), match.ply
            match.play(players.choose(view, seed))
    assert ({"TURN"} if INTERPRETED else {"TURN", "WISHING", "TARGET"}) <= asked
