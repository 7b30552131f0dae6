"""Set-up, the five actions of a turn, the stacking order on THAT'S IT, and the end."""

from __future__ import annotations

from itertools import permutations

import pytest

from biberbau import Game
from biberbau.errors import NotationError, OptionError
from common.scenario import rule

from .scenario import NEW_BEASTS, fresh, mixed, played_out, table

COLOURS = ["red", "blue", "green", "yellow"]

# ------------------------------------------------------------ set-up


@rule("new.setup.hand", "new.setup.pile", "A2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_has_four_of_twelve_animals_in_hand_and_eight_in_the_pile(players):
    t = fresh(players=players)
    document = t.document
    assert list(document["hands"]) == COLOURS[:players]
    for colour in COLOURS[:players]:
        hand, deck = document["hands"][colour], document["decks"][colour]
        assert (len(hand), len(deck)) == (4, 8)
        assert set(hand + deck) == {f"{colour} {animal}" for animal in NEW_BEASTS}
    assert (t.line, t.thats_it, t.bar) == ("", "", "")


@rule("new.setup.hand")
def test_cards_are_shuffled():
    assert len({fresh(seed).hand("red") for seed in range(6)}) == 6


@rule("new.setup.pile")
def test_nobody_has_looked_at_the_piles():
    t = fresh(players=2)
    for seat in (0, 1, None):
        decks = t.match.view(seat).document()["position"]["decks"]
        assert decks == {"red": ["?"] * 8, "blue": ["?"] * 8}


@rule("A1")
def test_the_first_player_is_drawn():
    assert {fresh(seed, players=3).actor for seed in range(12)} == {"red", "blue", "green"}
    assert fresh(7).actor == fresh(7).actor


@rule("A2")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_two_to_four_play(players):
    with pytest.raises(OptionError, match="players is a whole number from 2 to 4"):
        Game.of("beasty_bar", {"players": players})


# ------------------------------------------------------------ the five actions


@rule("new.course.clockwise")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_play_goes_round_clockwise(players):
    hands = dict.fromkeys(COLOURS[1:players], "penguin, dog")
    t = table(hand="penguin, dog", hands=hands, players=players)
    order = []
    for _ in range(2 * players):
        while t.asks != "play_card":
            t.match.play(t.match.legal()[0])
        order.append(t.actor)
        t.match.play(t.match.legal()[0])
    assert order == 2 * COLOURS[:players]


@rule("new.course.five_actions", "new.check.after_all", "new.draw.top")
def test_the_five_actions_follow_in_order():
    t = table(
        line="green dog, yellow llama, blue bear, blue cheetah",
        hand="peacock, bat",
        decks={"red": "tiger, rhino"},
        hands={"blue": "dog"},
        held=2,
    ).play("peacock")
    assert t.happened() == ["plays", "moves", "moves", "enters", "enters", "excluded", "draws"]
    assert t.bar == "yellow llama, red peacock"  # the llama spat in action 3, before the gate opened
    assert t.thats_it == "green dog"
    assert t.hand() == "red bat, red rhino"  # the topmost card of the pile
    assert t.actor == "blue"


@rule("new.play.one", "new.play.end_of_line", "A64")
def test_one_card_must_be_played_out_of_the_hand():
    t = table(line="blue dog", hand="porcupine, rhino, bat")
    assert (t.asks, t.choices) == ("play_card", {"7", "12", "1"})
    t.play("porcupine")
    assert t.line == "blue dog, red porcupine"
    assert t.hand() == "red rhino, red bat"


@rule("new.play.empty")
def test_the_first_animal_opens_the_line():
    assert table(hand="porcupine").play("porcupine").line == "red porcupine"


@rule("new.setup.area", "new.play.max_five", "A54", "A59", "new.check.face_down", "new.vulture_only")
@pytest.mark.parametrize("seed", [1, 2])
def test_what_never_happens_in_a_game(seed):
    t = fresh(seed)
    bar: list[str] = []
    for _ in played_out(t):
        document = t.document
        assert len(document["line"]) <= 5
        if t.asks == "play_card":
            assert len(document["line"]) <= 4  # at five the gate has opened
        assert all(len(hand) <= 4 for hand in document["hands"].values())
        assert document["bar"][: len(bar)] == bar  # guests stay
        bar = document["bar"]


@rule("new.play.close_gap")
def test_animals_move_up_in_unchanged_order():
    t = table(line="blue ostrich, green dog, yellow cheetah, blue penguin", hand="porcupine").play(
        "porcupine"
    )
    assert t.line == "yellow cheetah, blue penguin"
    t = table(line="blue cheetah, green bear, yellow dog", hand="rhino").play("rhino")
    assert t.line == "blue cheetah, red rhino, yellow dog"


@rule("new.action.if_possible")
@pytest.mark.parametrize(
    "animal",
    [
        "rhino",
        "bear",
        "tiger",
        "cheetah",
        "llama",
        "porcupine",
        "ostrich",
        "penguin",
        "peacock",
        "vulture",
        "hippo",
        "crocodile",
        "giraffe",
        "zebra",
        "chameleon",
        "monkey",
        "kangaroo",
        "parrot",
        "skunk",
    ],
)
def test_alone_an_animal_finds_nothing_to_do(animal):
    t = mixed(hand=animal).play(animal)
    assert t.line == ("" if animal == "vulture" else f"red {animal}")
    assert "no_effect" in t.happened()


@rule("new.action.if_possible")
@pytest.mark.parametrize("animal", ["tiger", "llama", "giraffe", "hippo", "crocodile"])
def test_a_recurring_animal_that_finds_something_has_an_effect(animal):
    line = "blue dog, green dog" if animal == "tiger" else "blue dog"
    assert "no_effect" not in mixed(line=line, hand=animal).play(animal).happened()


@rule("new.check.fewer", "A54")
def test_with_four_animals_the_gate_stays_shut():
    t = table(line="blue ostrich, green dog, yellow cheetah", hand="porcupine").play("porcupine")
    assert t.line == "blue ostrich, green dog, yellow cheetah, red porcupine"
    assert (t.bar, t.thats_it) == ("", "")


@rule("new.check.two_enter", "new.check.last_excluded", "A54")
def test_with_five_animals_two_enter_and_the_last_is_excluded():
    t = table(
        line="blue ostrich, green dog, yellow cheetah, blue penguin",
        hand="porcupine",
        bar="red bat",
        thats_it="green bat",
    )
    t.play("porcupine")
    assert t.bar == "red bat, blue ostrich, green dog"
    assert t.line == "yellow cheetah, blue penguin"
    assert t.thats_it == "green bat, red porcupine"


@rule("new.check.after_all")
def test_only_the_number_after_all_actions_counts():
    # five stood in line until the tiger ate the dog
    t = table(line="blue dog, green dog, yellow cheetah, blue tiger", hand="porcupine").play("porcupine")
    assert t.bar == ""
    assert t.line == "blue dog, blue tiger, yellow cheetah, red porcupine"


@rule("new.draw.top", "A59")
def test_draw_brings_the_hand_back_to_four():
    t = table(hand="porcupine, rhino, bat, dog", decks={"red": "bear, tiger"}, hands={"blue": "dog"})
    t.play("porcupine")
    assert t.hand() == "red rhino, red bat, red dog, red tiger"
    assert t.document["decks"]["red"] == ["red bear"]


@rule("new.draw.depleted")
def test_without_a_pile_nothing_is_drawn():
    t = table(hand="porcupine, rhino", hands={"blue": "dog"}).play("porcupine")
    assert t.hand() == "red rhino"
    assert "draws" not in t.happened()


# ------------------------------------------------------------ the order on THAT'S IT (A56)


@rule("A56", "new.stack_order")
def test_animals_sent_in_actions_2_and_3_are_ordered_once_after_action_3():
    t = table(line="blue bear, green dog, yellow cheetah, blue tiger", hand="rhino").play("rhino")
    # the rhino rammed the bear, then the tiger jumped onto the dog
    assert t.happened() == ["plays", "sent", "moves", "sent", "moves"]
    assert (t.asks, t.actor, t.choices) == ("order_pile", "red", {"blue bear", "green dog"})
    t.refuses("stack 3")
    t.play("stack green dog")
    assert t.thats_it == "green dog, blue bear"


@rule("new.stack_order")
def test_a_single_animal_needs_no_order():
    t = table(line="blue bear, green dog", hand="rhino", hands={"blue": "dog"}).play("rhino")
    assert (t.actor, t.thats_it) == ("blue", "blue bear")


@rule("A56", "new.stack_order")
@pytest.mark.parametrize("order", list(permutations(["blue snake", "green seal", "yellow monkey"])))
def test_every_order_can_be_chosen(order):
    t = mixed(line="blue snake, green seal, yellow monkey", hand="crocodile").play("crocodile")
    t.play(*(f"stack {card}" for card in order[:2]))  # the last one follows by itself
    assert t.thats_it == ", ".join(order)


VULTURE = {
    "line": "red rhino, green bat, blue tiger, green ostrich",
    "thats_it": "blue dog",
    "hand": "vulture",
    "turn": "yellow",
}


@rule("A56", "A44")
def test_the_played_vulture_lands_after_the_animals_that_were_ordered():
    t = table(**VULTURE).play("vulture")
    assert t.choices == {"green bat", "blue dog"}
    assert t.play("stack blue dog").thats_it == "blue dog, green bat, yellow vulture"


@rule("A56")
def test_whole_turn_the_choice_covers_vulture_too():
    t = table(**VULTURE, pile_order="whole_turn").play("vulture")
    assert t.choices == {"green bat", "blue dog", "yellow vulture"}
    t.play("stack yellow vulture", "stack blue dog")
    assert t.thats_it == "yellow vulture, blue dog, green bat"


@rule("A56")
def test_as_they_fell_nobody_is_asked():
    t = table(**VULTURE, pile_order="as_fallen").play("vulture")
    assert t.thats_it == "green bat, blue dog, yellow vulture"


EXCLUSION = {"line": "blue dog, green bear, yellow bat, blue rhino", "hand": "porcupine"}


@rule("A56", "A49")
def test_excluded_animal_and_the_bat_that_burns_at_the_gate_are_not_ordered():
    assert table(**EXCLUSION).play("porcupine").thats_it == "red porcupine, yellow bat"
    assert (
        table(**EXCLUSION, pile_order="as_fallen").play("porcupine").thats_it == "red porcupine, yellow bat"
    )


@rule("A56", "A49")
def test_whole_turn_the_choice_covers_exclusion_and_burning_too():
    t = table(**EXCLUSION, pile_order="whole_turn").play("porcupine")
    assert t.choices == {"red porcupine", "yellow bat"}
    assert t.play("stack yellow bat").thats_it == "yellow bat, red porcupine"


@rule("A56", "A44")
@pytest.mark.parametrize(
    ("pile_order", "choice", "pile"),
    [
        ("sent", (), "red vulture, blue porcupine"),
        ("as_fallen", (), "red vulture, blue porcupine"),
        ("whole_turn", ("stack blue porcupine",), "blue porcupine, red vulture"),
    ],
)
def test_vulture_and_exclusion_on_one_turn(pile_order, choice, pile):
    t = table(
        line="yellow rhino, green bear, yellow cheetah, green ostrich",
        thats_it="blue porcupine",
        hand="vulture",
        pile_order=pile_order,
    )
    assert t.play("vulture", *choice).thats_it == pile


@rule("A56")
def test_new_animals_come_on_top_of_those_that_lie_there():
    t = table(line="blue dog, green bear", thats_it="blue bat, green bat", hand="bat")
    t.play("bat", "at blue dog", "stack red bat")
    assert t.thats_it == "blue bat, green bat, red bat, blue dog"


# ------------------------------------------------------------ the end


@rule("new.end.all_played", "A60")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_game_ends_when_all_have_played_all_cards(players):
    t = fresh(players=players)
    plays = sum(1 for _ in played_out(t) if t.match.history[-1].word == "play")
    assert plays == 12 * players
    document = t.document
    assert not any(document["hands"].values()) and not any(document["decks"].values())
    cards = document["line"] + document["thats_it"] + document["bar"]
    assert sorted(cards) == sorted(
        f"{colour} {animal}" for colour in COLOURS[:players] for animal in NEW_BEASTS
    )


@rule("A60")
def test_a_player_with_no_cards_left_is_passed_over():
    t = table(hand="porcupine, bear", hands={"green": "penguin"}).play("porcupine")
    assert t.actor == "green"
    assert t.play("penguin").actor == "red"


@rule("A61", "new.end.all_played")
def test_the_last_turn_is_finished_and_animals_in_line_do_not_count():
    t = table(line="red dog, blue bear, red cheetah, red ostrich", hand="porcupine").play("porcupine")
    assert t.match.over
    assert t.bar == "red dog, blue bear"
    assert t.line == "red cheetah, red ostrich"
    assert t.match.scores == (1, 1, 0, 0)


# ------------------------------------------------------------ illegal input


@rule("illegal")
@pytest.mark.parametrize(
    ("setting", "actions", "wrong"),
    [
        ({"hand": "rhino"}, (), "play dog"),
        ({"hand": "rhino"}, (), "at 1"),
        ({"hand": "rhino"}, (), "decline"),
        ({"line": "blue dog, green bear", "hand": "bat"}, ("bat",), "at 3"),
        ({"line": "blue dog, green bear", "hand": "bat"}, ("bat",), "at 5"),
        ({"line": "blue dog, green dog, blue bear", "hand": "cheetah"}, ("cheetah",), "at 3"),
        ({"line": "blue dog", "hand": "ostrich, bat"}, ("ostrich",), "play bat"),
        ({"line": "blue dog", "hand": "penguin, bat"}, ("penguin",), "as rhino"),
        ({"line": "blue dog", "hand": "penguin, bat"}, ("penguin",), "as penguin"),
        ({"line": "blue dog", "hand": "bat"}, ("bat",), "stack 3"),
        ({"line": "blue dog", "hand": "bat"}, ("bat",), "pass odd"),
        ({"hand": "rhino"}, (), "take new"),
        ({"hand": "rhino"}, (), "out 12"),
    ],
)
def test_illegal_actions_are_refused_and_change_nothing(setting, actions, wrong):
    t = table(**setting).play(*actions)
    error = t.refuses(wrong)
    assert error.legal
    assert all(notation in str(error) for notation in error.legal)


@rule("illegal", "new.end.all_played")
def test_after_the_end_nothing_is_legal():
    t = table(hand="rhino").play("rhino")
    assert (t.match.over, t.legal) == (True, ())
    assert "the game is over" in str(t.refuses("play rhino"))


@rule("illegal")
@pytest.mark.parametrize(
    "text", ["", "play", "play 13", "play unicorn", "at 0", "at 6", "jump 3", "rhino!", "as"]
)
def test_what_is_no_action_at_all_is_refused_too(text):
    t = table(hand="rhino")
    with pytest.raises(NotationError):
        t.match.play(text)
    assert t.match.ply == 0
