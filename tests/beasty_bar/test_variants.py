"""Advanced variant, mixed sets, return game, and what the options allow."""

from __future__ import annotations

import pytest

from biberbau import Game
from biberbau.errors import OptionError
from common.scenario import rule

from .scenario import STRENGTH, fresh, mixed, played_out

COLOURS = ["red", "blue", "green", "yellow"]


def from_first(t, players):
    """Colours in turn order, beginning with the seat to act now."""
    start = COLOURS.index(t.actor)
    return [COLOURS[(start + step) % players] for step in range(players)]


def owned(t, colour):
    """All cards of a colour that are still in hand and draw pile."""
    return set(t.document["hands"][colour] + t.document["decks"][colour])


# ------------------------------------------------------------------------------------------- advanced variant


@rule("new.advanced.sort_out", "new.advanced.eight")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_advanced_each_sorts_out_four_animals_before_the_deal(players):
    t = fresh(players=players, advanced=True)
    order = from_first(t, players)
    for colour in order:
        assert (t.asks, t.actor) == ("sort_out", colour)
        t.play("out bear", "out dog", "out 3")
        t.refuses("out dog")  # each only once
        assert len(t.legal) == 9
        t.play("out vulture")
    assert (t.asks, t.actor) == ("play_card", order[0])
    for colour in order:
        assert len(t.document["hands"][colour]) == len(t.document["decks"][colour]) == 4
        assert {STRENGTH[card.split()[1]] for card in owned(t, colour)} == {1, 5, 6, 7, 8, 9, 10, 12}


@rule("new.advanced.eight")
def test_advanced_eight_animals_each_are_played_to_the_end():
    t = fresh(players=2, advanced=True)
    plays = sum(1 for _ in played_out(t) if t.match.history[-1].word == "play")
    assert plays == 16


@rule("new.advanced.secret")
def test_advanced_nobody_else_learns_what_was_sorted_out():
    t = fresh(players=2, advanced=True)
    first, second = from_first(t, 2)
    t.play("out bear", "out dog")
    seat, other = COLOURS.index(first), COLOURS.index(second)
    assert t.match.view(seat).document()["position"]["sorted_out"][first] == [4, 11]
    for observer in (other, None):
        view = t.match.view(observer)
        assert view.document()["position"]["sorted_out"][first] == ["?", "?"]
        told = [event.card for _, event in t.match.events(observer) if event.card >= -1]
        assert set(told) <= {-1}
    for _ in played_out(t):
        pass
    assert t.match.view(other).document()["position"]["sorted_out"][first] == ["?"] * 4


@rule("new.advanced.sort_out", "new.mixed")
def test_advanced_with_mixed_sets_each_first_chooses_and_then_sorts_out():
    t = fresh(players=2, advanced=True, set="chosen")
    first, second = from_first(t, 2)
    t.play(*["take new"] * 12)
    assert (t.asks, t.actor) == ("sort_out", first)
    t.play("out 1", "out 2", "out 3", "out 4")
    assert (t.asks, t.actor) == ("choose_set", second)
    t.play(*["take base"] * 12, "out 1", "out 2", "out 3", "out 4")
    assert (t.asks, t.actor) == ("play_card", first)
    assert {card.split()[1] for card in owned(t, second)} == {
        "chameleon", "seal", "zebra", "giraffe", "snake", "crocodile", "hippo", "lion",
    }  # fmt: skip


# ------------------------------------------------------------------------------------------------- mixed sets


@rule("new.mixed")
@pytest.mark.parametrize("players", [2, 3])
def test_mixed_each_chooses_for_every_value_from_which_set(players):
    t = fresh(players=players, set="chosen")
    for colour in from_first(t, players):
        for value in range(12):
            assert (t.asks, t.actor, t.choices) == ("choose_set", colour, {"new", "base"})
            t.play("take new" if value % 2 else "take base")
    assert t.asks == "play_card"
    for colour in COLOURS[:players]:
        assert {card.split()[1] for card in owned(t, colour)} == {
            "skunk", "vulture", "kangaroo", "dog", "chameleon", "ostrich",
            "zebra", "llama", "snake", "tiger", "hippo", "rhino",
        }  # fmt: skip


@rule("new.mixed")
def test_mixed_at_random_every_value_once_from_one_of_both_sets():
    chosen = set()
    for seed in range(4):
        t = fresh(seed, set="random")
        for colour in COLOURS:
            cards = owned(t, colour)
            assert sorted(STRENGTH[card.split()[1]] for card in cards) == list(range(1, 13))
            chosen.add(frozenset(card.split()[1] for card in cards))
    assert len(chosen) == 16  # all different


@rule("new.mixed")
@pytest.mark.parametrize(("name", "animal"), [("new", "rhino"), ("base", "lion")])
def test_one_set_for_all(name, animal):
    t = fresh(players=2, set=name)
    assert f"red {animal}" in owned(t, "red")
    assert f"blue {animal}" in owned(t, "blue")


@rule("new.mixed")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_mixed_games_come_to_an_end(players):
    t = fresh(players, players=players, set="random", pile_order="as_fallen")
    plays = sum(1 for _ in played_out(t) if t.match.history[-1].word == "play")
    assert plays == 12 * players


# ------------------------------------------------------------------------------------------------ return game


@rule("new.return_game")
def test_return_game_is_played_with_the_other_animals_of_both_sets():
    t = fresh(players=2, set="random", return_game=True)
    first_game = {colour: owned(t, colour) for colour in COLOURS[:2]}
    starter = t.actor
    while not t.document["return_game"]:
        before = t.match.scores
        t.match.play(t.match.legal()[0])
    document = t.document
    assert (document["line"], document["thats_it"], document["bar"], document["gate"]) == ([], [], [], "left")
    assert t.asks == "play_card"
    assert t.actor != starter  # the other one begins
    for colour in COLOURS[:2]:
        assert len(document["hands"][colour]) == 4
        assert not owned(t, colour) & first_game[colour]
        assert sorted(STRENGTH[card.split()[1]] for card in owned(t, colour)) == list(range(1, 13))
    assert sum(t.match.scores) >= sum(before)
    for _ in played_out(t):
        pass
    assert sum(1 for action in t.match.history if action.word == "play") == 48


@rule("new.return_game")
def test_return_game_after_chosen_sets_asks_for_no_set_again():
    t = fresh(players=2, set="chosen", return_game=True)
    t.play(*["take new"] * 24)
    while not t.document["return_game"]:
        t.match.play(t.match.legal()[0])
    assert t.asks == "play_card"
    assert owned(t, "red") >= {"red lion", "red skunk"}


@rule("new.return_game", "new.advanced.sort_out")
def test_return_game_in_the_advanced_variant_sorts_out_anew():
    t = fresh(players=2, set="random", return_game=True, advanced=True)
    while not t.document["return_game"]:
        t.match.play(t.match.legal()[0])
    assert t.asks == "sort_out"
    assert t.document["sorted_out"] == {"red": [], "blue": []}


@rule("new.return_game")
def test_the_first_games_guests_are_kept():
    t = mixed(
        line="red dog, blue bear, red cheetah, red ostrich",
        hand="porcupine",
        bar="blue dog",
        players=2,
        return_game=True,
    ).play("porcupine")
    assert t.document["return_game"]
    assert t.document["earlier"] == {
        "red": {"guests": 1, "points": 2, "values": 4},
        "blue": {"guests": 2, "points": 4, "values": 15},
    }
    assert t.match.scores == (1, 2)


@rule("new.return_game")
@pytest.mark.parametrize("name", ["new", "base"])
def test_return_game_needs_mixed_sets(name):
    with pytest.raises(OptionError, match="return_game needs mixed sets"):
        Game.of("beasty_bar", {"set": name, "return_game": True})


# ---------------------------------------------------------------------------------------------------- options


@rule("illegal")
@pytest.mark.parametrize(
    "options",
    [
        {"set": "old"},
        {"pile_order": "random"},
        {"tie_break": ""},
        {"advanced": 1},
        {"players": "4"},
        {"jokers": 2},
    ],
)
def test_wrong_options_are_refused(options):
    with pytest.raises(OptionError, match="option"):
        Game.of("beasty_bar", options)


@rule("A80", "new.return_game")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_next_seat_begins_the_return_game(players):
    t = fresh(players=players, set="random", return_game=True)
    first = COLOURS.index(t.document["first"])
    while not t.document["return_game"]:
        t.match.play(t.match.legal()[0])
    assert t.document["first"] == t.actor == COLOURS[(first + 1) % players]
