"""How rollouts play on: sensibly, and from what a player can know."""

from __future__ import annotations

import random

import numpy as np
import pytest

from biberbau.games.frantic.rules import game as rules
from biberbau.games.frantic.rules import judgement
from biberbau.kernel.compiled import INTERPRETED
from biberbau.kernel.fast_rng import new_mask

from .scenario import eventful, fresh, table


def by_habit(t, seat=None):
    """What the player to act does by habit, by what ``seat`` knows; None: by the true cards."""
    state = t.match.position().state if seat is None else t.match.view(seat).state
    actions = t.match.game.kind.actions
    mask, words = new_mask(len(actions))
    count = rules.legal(t.match.position().state, mask)
    action = actions[judgement.playout_action(state, mask, words, count, np.zeros(1, dtype=np.uint64))]
    return action.notation


def goes_on(t, asks):
    """What is done by habit as long as this is asked."""
    done = []
    while t.asks == asks:
        done.append(by_habit(t))
        t.play(done[-1])
    return done


# ------------------------------------------------------------ in a turn


@pytest.mark.parametrize(
    ("hand", "played"),
    [
        ("red 2, blue 9, blue 1", "play blue 9"),  # another blue card follows
        ("red 2, red 7, green 1", "play red 7"),  # many points
        ("blue 9, fantastic, curse", "play blue 9"),  # what always fits can wait
        ("blue 1, fantastic, curse", "play fantastic"),
        ("red 3, red 4, red 5, red gift", "play red gift"),  # three cards at once
        ("red 3, fuck you, blue 1, blue 2, blue 3, blue 4, blue 5, blue 6, blue 7, blue 8", "play fuck you"),
        ("red 2nd chance, red 3", "play red 2nd chance"),
        ("red 2nd chance, red 3, curse", "play red 2nd chance"),
        ("red 2nd chance, blue 9, curse", "play blue 9"),  # nothing could follow
        ("blue 1, curse", "draw"),
        ("blue 1, red thief", "draw"),  # two cards more would be worse
        ("red thief", "play red thief"),
        ("equality, inequality, nice try", "play inequality"),
    ],
)
def test_what_is_played(hand, played):
    assert by_habit(table({"a": hand})) == played


def test_inequality_is_played_against_few_cards():
    many = "inequality, red 1, blue 2, blue 3, blue 4, blue 5, green 6, green 7"
    assert by_habit(table({"a": many, "b": "yellow 1"})) == "play inequality"
    assert by_habit(table({"a": "inequality, red 1"})) == "play red 1"


def test_who_has_drawn_in_vain_passes():
    t = table({"a": "blue 1, curse"}, stack="yellow 2").play("draw")
    assert by_habit(t) == "pass"


def test_after_a_2nd_chance_a_thief_must_be_played():
    t = table({"a": "red 2nd chance, red thief, blue 1"}).play("play red 2nd chance")
    assert by_habit(t) == "play red thief"


# ------------------------------------------------------------ wishes and attacks


def test_the_wish_is_for_what_the_hand_has_most_of():
    t = table({"a": "fantastic, blue 1, blue 2, green 3"}).play("play fantastic")
    assert by_habit(t) == "wish blue"
    t = table({"a": "fantastic, blue 7, red 7, green 7, black 7, red 1"}).play("play fantastic")
    assert by_habit(t) == "wish 7"


def test_no_wish_where_what_is_in_force_does():
    red = table({"a": "inequality, red 1, red 2, blue 3"}, players=2).play("play inequality")
    assert by_habit(red) == "pass"
    blue = table({"a": "inequality, red 1, blue 2, blue 3"}, players=2).play("play inequality")
    assert by_habit(blue) == "wish blue"


def test_colour_swaps_go_on_with_the_colour_of_the_hand():
    swap, match = "blue-yellow colour swap", {"colour": "red", "symbol": "colour swap"}
    for hand, done in (
        ("blue 1, blue 2, yellow 3", "wish blue"),
        ("blue 1, yellow 3, yellow 4", "wish yellow"),
    ):
        t = table(
            {"a": f"{swap}, {hand}"},
            top="red-green colour swap",
            more={"match": match, "last_colour": "red"},
        )
        assert by_habit(t.play(f"play {swap}")) == done


def test_a_mimicry_is_a_gift_if_it_can_be():
    t = table({"a": "mimicry, blue 1, blue 2, blue 3"}).play("play mimicry")
    assert by_habit(t) == "as gift"
    t = table({"a": "mimicry, blue 1, blue 2, blue 3"}, more={"match": {"number": 9}}).play("play mimicry")
    assert by_habit(t) == "as fantastic four"


def test_attacks_are_against_the_fewest_cards():
    hands = {
        "a": "red gift, blue 1, blue 2, blue 3",
        "c": "yellow 5",
        "d": "yellow 6, yellow 7, red 4, red 5",
    }
    assert by_habit(table(hands).play("play red gift")) == "seat c"
    hands["a"] = "red thief, blue 1"
    assert by_habit(table(hands).play("play red thief")) == "seat d"  # and takes two cards off them


def test_a_fantastic_four_is_dealt_out_to_those_who_are_ahead():
    hands = {"a": "fantastic four, blue 1", "b": "red 1, red 2, red 3", "c": "yellow 5", "d": "yellow 6"}
    t = table(hands).play("play fantastic four", "wish blue")
    assert goes_on(t, "target") == ["seat c", "seat d", "seat c", "seat d"]


def test_special_favours_only_with_cards_to_be_rid_of():
    for hand, done in (("fantastic, blue 1", "pass"), ("fantastic, red skip, blue 1", "seat b")):
        t = table({"a": f"special favours, {hand}"}, players=2).play("play special favours")
        assert by_habit(t.play("wish red")) == done


def test_everything_is_countered_but_a_thief():
    for card, done in (("red gift", "play counterattack"), ("red thief", "pass")):
        t = table({"a": f"{card}, blue 1, blue 2", "b": "counterattack, red 1, red 2"}).play(f"play {card}")
        assert by_habit(t.play("seat b")) == done
    t = table({"a": "red gift, blue 1, blue 2", "b": "mimicry, red 1"}).play("play red gift", "seat b")
    assert by_habit(t) == "play mimicry"


def test_nice_try_and_lucky_bastard_are_used():
    t = table({"a": "red 1", "b": "nice try, yellow 5"}).play("play red 1")
    assert (t.asks, by_habit(t)) == ("nice", "play nice try")
    t = eventful("tornado", {"a": "lucky bastard, blue 1"})
    assert (t.asks, by_habit(t)) == ("lucky", "play lucky bastard")


# ------------------------------------------------------------ cards that are given, taken, thrown away


def test_heavy_cards_are_given_and_light_ones_taken():
    t = table({"a": "red gift, blue 9, fantastic, blue 1"}, players=2).play("play red gift", "seat b")
    assert goes_on(t, "giving") == ["pick blue 9", "pick blue 1"]
    hands = {"a": "red thief, blue 1", "b": "yellow 9, yellow 2, fantastic, curse"}
    t = table(hands, players=2).play("play red thief", "seat b")
    assert goes_on(t, "stealing") == ["pick fantastic", "pick yellow 2"]


def test_what_events_take_away():
    hands = {"b": "fuck you, blue 9, fantastic"}
    assert by_habit(eventful("recession", hands)) == "pick fuck you"
    assert by_habit(eventful("russian roulette", hands)) == "pick fuck you"
    assert by_habit(eventful("gambling man", {"b": "red 9, red 4, fantastic"})) == "pick red 4"


def test_the_lightest_of_the_market():
    stack = "blue 9, yellow 2, red 7, green 8"
    assert by_habit(eventful("market", stack=stack)) == "pick yellow 2"


# ------------------------------------------------------------ events


def test_presents_are_for_the_fewest_cards():
    hands = {"a": "red 1, red 2", "b": "yellow 1, yellow 9", "c": "green 1, green 2", "d": "blue 7"}
    t = eventful("merry christmas", hands)
    assert t.actor == "b"
    assert [by_habit(t), by_habit(t.play("pass"))] == ["pass", "pick yellow 9"]


def test_whom_events_are_about():
    hands = {
        "a": "red 1, red 2, red 3, red 4",
        "b": "yellow 1, yellow 2",
        "c": "green 1",
        "d": "blue 7, blue 8",
    }
    assert by_habit(eventful("surprise party", hands)) == "seat c"
    assert by_habit(eventful("trust fall", hands)) == "seat a"


def test_the_smallest_hand_is_kept_and_the_others_get_the_largest():
    hands = {"a": "red 1, red 2", "b": "yellow 1", "c": "green 1, green 2, green 3", "d": "blue 7"}
    t = eventful("distributor", hands)
    assert goes_on(t, "choosing_person") == ["seat c", "seat a", "seat b", "seat d"]


@pytest.mark.parametrize(
    ("own", "chosen"),
    [("red 1, red 2, red 3", ["seat a", "seat c"]), ("red 1", ["seat b", "seat d"])],
)
def test_identities_are_stolen_from_the_fewest_cards(own, chosen):
    hands = {
        "a": own,
        "b": "yellow 1, yellow 2, yellow 3",
        "c": "green 1, green 2",
        "d": "blue 7, blue 8, blue 9",
    }
    assert goes_on(eventful("identity theft", hands, scoring="none"), "choosing_person") == chosen


def test_seppuku_is_dared():
    assert by_habit(eventful("seppuku")) == "dare"


# ------------------------------------------------------------ whole games


@pytest.mark.parametrize(
    "options",
    [
        {"players": 2, "scoring": "none", "rounds": 3},
        {"players": 3, "length": "number", "limit": 40, "counter_takes_all": True, "mimicry_by_symbol": True},
        {"players": 8, "scoring": "none", "rounds": 2, "exchange_mixed": True, "favours_take_all": True},
    ],
)
def test_habits_are_legal_and_read_nothing_that_is_hidden(options):
    """All that is left open is the same by what the player knows and by the true cards."""
    t, pick, actions = fresh(5, **options), random.Random(5), 0
    while not t.match.over and actions < (300 if INTERPRETED else 2_000):
        action = by_habit(t)
        assert action == by_habit(t, t.match.to_act)
        assert action in t.legal
        t.match.play(action if pick.random() < 0.7 else pick.choice(t.match.legal()))
        actions += 1


@pytest.mark.compiled
def test_habit_wins_against_chance():
    pick, won = random.Random(1), 0.0
    for seed in range(40):
        t = fresh(seed, players=2, scoring="none", rounds=1)
        while not t.match.over:
            t.match.play(by_habit(t) if t.match.to_act == seed % 2 else pick.choice(t.match.legal()))
        won += (seed % 2 in t.match.winners) / len(t.match.winners)
    assert won >= 28
