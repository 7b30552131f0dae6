"""The twelve New Beasts, sentence by sentence and ruling by ruling."""

from __future__ import annotations

import pytest

from common.scenario import rule

from .scenario import table

# -------------------------------------------------------------------------------------------- 12, the rhino


@rule("rhino.strongest", "A10")
def test_rhino_takes_the_place_of_the_strongest():
    t = table(line="blue dog, green bear, yellow cheetah", hand="rhino").play("rhino")
    assert t.line == "blue dog, red rhino, yellow cheetah"
    assert t.thats_it == "green bear"


@rule("rhino.another_rhino")
def test_rhino_rams_another_rhino():
    t = table(line="blue rhino, green bear", hand="rhino").play("rhino")
    assert t.line == "red rhino, green bear"
    assert t.thats_it == "blue rhino"


@rule("A7")
def test_rhino_does_not_count_itself_as_the_strongest():
    t = table(line="blue dog", hand="rhino").play("rhino")
    assert t.line == "red rhino"
    assert t.thats_it == "blue dog"


@rule("rhino.ties", "A11")
def test_rhino_asks_which_of_several_strongest():
    t = table(line="blue bear, yellow dog, green bear", hand="rhino").play("rhino")
    assert (t.asks, t.actor, t.choices) == ("choose_animal", "red", {"blue bear", "green bear"})
    t.play("at green bear")
    assert t.line == "blue bear, yellow dog, red rhino"


@rule("A8", "new.action.if_possible")
def test_rhino_alone_stays():
    t = table(hand="rhino").play("rhino")
    assert t.line == "red rhino"
    assert "no_effect" in t.happened()


@rule("A9", "porcupine.stays", "porcupine.attacker_lands", "porcupine.above_7")
def test_rhino_lands_on_thats_it_when_a_porcupine_is_the_strongest():
    t = table(line="blue dog, green porcupine", hand="rhino").play("rhino")
    assert t.line == "blue dog, green porcupine"
    assert t.thats_it == "red rhino"


def test_rhino_acts_only_when_played():
    t = table(line="green dog, blue rhino", hand="porcupine").play("porcupine")
    assert t.line == "green dog, blue rhino, red porcupine"


# --------------------------------------------------------------------------------------------- 11, the bear


@rule("bear.two_weakest", "A12")
def test_bear_leaves_the_third_weakest_species_alone():
    t = table(line="blue dog, green ostrich, yellow bat", hand="bear").play("bear")
    assert t.line == "green ostrich, red bear, blue dog, yellow bat"


@rule("bear.order", "bear.two_weakest")
def test_bear_drags_all_animals_of_both_species_in_unchanged_order():
    t = table(line="blue dog, green peacock, yellow peacock", hand="bear").play("bear")
    assert t.line == "red bear, blue dog, green peacock, yellow peacock"


@rule("A12")
def test_bear_drags_one_species_if_only_one_is_weaker():
    t = table(line="blue dog, green rhino, yellow dog", hand="bear").play("bear")
    assert t.line == "green rhino, red bear, blue dog, yellow dog"


@rule("bear.weaker", "A13")
def test_bear_drags_neither_bears_nor_rhinos():
    t = table(line="blue bear, green rhino", hand="bear").play("bear")
    assert t.line == "blue bear, green rhino, red bear"


@rule("bear.weaker")
def test_bear_does_not_take_a_second_species_that_is_not_weaker():
    t = table(line="blue bear, green dog, yellow rhino", hand="bear").play("bear")
    assert t.line == "blue bear, yellow rhino, red bear, green dog"


@rule("bear.two_weakest")
def test_bear_moves_a_porcupine_too_since_it_sends_nobody_to_thats_it():
    t = table(line="blue porcupine, green rhino", hand="bear").play("bear")
    assert t.line == "green rhino, red bear, blue porcupine"
    assert t.thats_it == ""


@rule("A52")
def test_bear_drags_in_one_go_so_no_bat_is_first_meanwhile():
    t = table(line="blue dog, green bat", hand="bear").play("bear")
    assert t.line == "red bear, blue dog, green bat"
    assert t.thats_it == ""


# -------------------------------------------------------------------------------------------- 10, the tiger


@rule("A14", "A15", "tiger.after_next", "tiger.weaker")
@pytest.mark.parametrize(
    ("line", "after", "pile"),
    [
        ("", "red tiger", ""),  # nobody in front
        ("blue dog", "blue dog, red tiger", ""),  # nobody after next
        (
            "blue rhino, green dog",
            "blue rhino, green dog, red tiger",
            "",
        ),  # the animal right in front is safe
        ("blue tiger, green dog", "blue tiger, green dog, red tiger", ""),  # an equal is not weaker
        ("blue cheetah, green dog", "red tiger, green dog", "blue cheetah"),
        ("blue dog, green dog, yellow bear", "blue dog, red tiger, yellow bear", "green dog"),
    ],
)
def test_tiger_eats_the_animal_after_next_if_weaker(line, after, pile):
    t = table(line=line, hand="tiger").play("tiger")
    assert (t.line, t.thats_it) == (after, pile)


@rule("A16")
def test_tiger_must_eat_even_its_own_colour():
    t = table(line="red dog, green bear", hand="tiger", hands={"blue": "rhino"}).play("tiger")
    assert t.thats_it == "red dog"
    assert t.actor == "blue"  # nobody was asked


@rule("new.recurring.not_if_played")
def test_tiger_just_played_does_not_jump_again():
    t = table(line="blue dog, green peacock, yellow dog, blue bear", hand="tiger").play("tiger")
    assert t.line == "blue dog, green peacock, red tiger, blue bear"


@rule("tiger.recurring", "new.recurring.every_turn", "A6")
def test_tiger_jumps_once_on_every_other_turn_without_a_choice():
    t = table(
        line="blue dog, green dog, red ostrich, yellow tiger", hand="vulture", hands={"blue": "penguin"}
    )
    t.play("vulture")
    assert t.line == "blue dog, yellow tiger, red ostrich"
    t.play("penguin")  # blue's turn; now nobody stands after next
    assert t.line == "blue dog, yellow tiger, red ostrich, blue penguin"


# ------------------------------------------------------------------------------------------- 9, the cheetah


@rule("cheetah.weakest")
def test_cheetah_takes_the_place_of_the_weakest():
    t = table(line="blue bear, green dog, yellow ostrich", hand="cheetah").play("cheetah")
    assert t.line == "blue bear, red cheetah, yellow ostrich"
    assert t.thats_it == "green dog"


@rule("cheetah.ties", "A11")
def test_cheetah_asks_which_of_several_weakest():
    t = table(line="blue peacock, green peacock, yellow dog", hand="cheetah").play("cheetah")
    assert t.choices == {"blue peacock", "green peacock"}
    t.play("at blue peacock")
    assert t.line == "red cheetah, green peacock, yellow dog"


@rule("A17", "cheetah.weaker")
@pytest.mark.parametrize("line", ["", "blue cheetah", "blue cheetah, green rhino", "blue tiger, green bear"])
def test_cheetah_eats_nobody_if_nobody_is_weaker(line):
    t = table(line=line, hand="cheetah").play("cheetah")
    assert t.line == f"{line}, red cheetah".removeprefix(", ")
    assert t.thats_it == ""


@rule("A18", "porcupine.stays")
def test_cheetah_lands_on_thats_it_when_a_porcupine_is_the_weakest():
    t = table(line="blue porcupine, green bear", hand="cheetah").play("cheetah")
    assert t.line == "blue porcupine, green bear"
    assert t.thats_it == "red cheetah"


@rule("cheetah.ties", "A18")
def test_cheetah_is_asked_even_between_two_porcupines():
    t = table(line="blue porcupine, green porcupine", hand="cheetah").play("cheetah")
    assert t.choices == {"blue porcupine", "green porcupine"}
    assert t.play("at green porcupine").thats_it == "red cheetah"


# --------------------------------------------------------------------------------------------- 8, the llama


@rule("A19", "llama.spits", "llama.not_above_7")
@pytest.mark.parametrize("animal", ["bat", "peacock", "dog", "penguin", "ostrich", "porcupine"])
def test_llama_sends_animals_up_to_7_to_the_end(animal):
    t = table(line=f"green rhino, blue {animal}", hand="llama").play("llama")
    assert t.line == f"green rhino, red llama, blue {animal}"


@rule("A19", "llama.not_above_7")
@pytest.mark.parametrize("animal", ["llama", "cheetah", "tiger", "bear", "rhino"])
def test_llama_does_not_spit_at_animals_above_7(animal):
    t = table(line=f"blue {animal}, green bear", hand="llama").play("llama")
    assert t.line == f"blue {animal}, green bear, red llama"
    t = table(line=f"blue {animal}", hand="llama").play("llama")
    assert t.line == f"blue {animal}, red llama"


@rule("llama.recurring", "new.recurring.every_turn")
def test_llama_spits_again_on_later_turns():
    t = table(line="green dog, blue llama", hand="porcupine").play("porcupine")
    assert t.line == "blue llama, red porcupine, green dog"


@rule("A20")
def test_porcupine_does_not_defend_against_being_spat_at():
    t = table(line="green porcupine, blue llama", hand="porcupine").play("porcupine")
    assert t.line == "blue llama, red porcupine, green porcupine"
    assert t.thats_it == ""


def test_llama_alone_spits_at_nobody():
    assert table(hand="llama").play("llama").line == "red llama"


# ----------------------------------------------------------------------------------------- 7, the porcupine


@rule("porcupine.above_7", "A22", "porcupine.stays", "porcupine.attacker_lands")
@pytest.mark.parametrize("model", ["rhino", "tiger", "cheetah"])
@pytest.mark.parametrize("as_penguin", [False, True])
def test_porcupine_sticks_strong_attackers_away(model, as_penguin):
    line = "blue porcupine, green bear" if model == "cheetah" else "blue porcupine, green dog"
    if as_penguin:
        t = table(line=line, hand=f"penguin, {model}").play("penguin", f"as {model}")
    else:
        t = table(line=line, hand=model).play(model)
    assert t.line == line
    assert t.thats_it == ("red penguin" if as_penguin else f"red {model}")
    assert "defends" in t.happened()


@rule("porcupine.above_7", "A21")
@pytest.mark.parametrize("as_penguin", [False, True])
def test_porcupine_does_not_defend_against_the_bat(as_penguin):
    line = "green dog, blue porcupine"
    if as_penguin:
        t = table(line=line, hand="penguin, bat").play("penguin", "as bat", "at blue porcupine")
        assert t.line == "green dog, red penguin"
    else:
        t = table(line=line, hand="bat").play("bat", "at blue porcupine")
        assert t.line == "green dog, red bat"
    assert t.thats_it == "blue porcupine"


@rule("A5")
def test_porcupine_does_nothing_actively():
    t = table(line="blue dog, green porcupine", hand="porcupine", hands={"blue": "rhino"}).play("porcupine")
    assert t.line == "blue dog, green porcupine, red porcupine"
    assert t.actor == "blue"


# ------------------------------------------------------------------------------------------- 6, the ostrich


@rule("A25", "ostrich.either", "ostrich.stops")
@pytest.mark.parametrize(
    ("parity", "after"),
    [
        ("pass even", "blue cheetah, red ostrich, green dog, yellow rhino"),
        ("pass odd", "blue cheetah, green dog, yellow rhino, red ostrich"),  # no step: it may stay
    ],
)
def test_ostrich_chooses_even_or_uneven(parity, after):
    t = table(line="blue cheetah, green dog, yellow rhino", hand="ostrich").play("ostrich")
    assert (t.asks, t.choices) == ("choose_parity", {"odd", "even"})
    assert t.play(parity).line == after


@rule("ostrich.either")
def test_ostrich_does_not_pass_both_kinds_on_one_turn():
    t = table(line="blue dog, green cheetah, yellow rhino", hand="ostrich").play("ostrich", "pass even")
    assert t.line == "blue dog, green cheetah, red ostrich, yellow rhino"


@rule("ostrich.stops")
def test_ostrich_runs_to_the_gate_if_nobody_stops_it():
    t = table(line="blue peacock, green bat, yellow bear", hand="ostrich").play("ostrich", "pass odd")
    assert t.line == "red ostrich, blue peacock, green bat, yellow bear"


@rule("A26")
def test_ostrich_passes_another_ostrich_as_even():
    t = table(line="blue bear, green ostrich", hand="ostrich").play("ostrich", "pass even")
    assert t.line == "blue bear, red ostrich, green ostrich"


@rule("new.action.if_possible")
def test_ostrich_alone_is_not_asked():
    t = table(hand="ostrich", hands={"blue": "dog"}).play("ostrich")
    assert (t.line, t.actor) == ("red ostrich", "blue")


# ------------------------------------------------------------------------------------------- 5, the penguin


@rule("A27", "penguin.imitates")
def test_penguin_chooses_among_the_species_in_the_hand_and_must_choose():
    t = table(line="blue dog", hand="penguin, rhino, bat, ostrich").play("penguin")
    assert (t.asks, t.choices) == ("imitate", {"rhino", "bat", "ostrich"})
    t.refuses("decline")
    t.refuses("as dog")  # in line, not in the hand


@rule("A27")
def test_penguin_may_decline_where_the_table_plays_so():
    t = table(line="blue dog", hand="penguin, rhino", penguin_may_decline=True).play("penguin")
    assert t.choices == {"rhino", "decline"}
    t.play("decline")
    assert t.line == "blue dog, red penguin"
    assert t.open_cards == set()  # nothing to prove, nothing shown


@rule("A28", "penguin.shows")
def test_penguins_model_is_shown_and_stays_in_the_hand():
    t = table(line="blue dog", hand="penguin, rhino, bat").play("penguin", "as rhino")
    assert t.hand() == "red rhino, red bat"
    assert t.open_cards == {"red rhino"}
    seen = t.match.view(1).document()["position"]["hands"]["red"]
    assert seen == ["red rhino", "?"]


@rule("A29", "new.action.if_possible")
def test_penguin_with_an_empty_hand_stays_without_effect():
    t = table(line="blue dog", hand="penguin", hands={"blue": "rhino"}).play("penguin")
    assert (t.line, t.actor) == ("blue dog, red penguin", "blue")


@rule("A30")
def test_penguin_brought_back_imitates_out_of_the_active_players_hand():
    t = table(line="green dog", thats_it="blue penguin", hand="vulture, tiger", hands={"blue": "rhino"})
    assert t.play("vulture").choices == {"tiger"}
    assert t.actor == "red"


@rule("A27", "penguin.imitates")
def test_penguin_with_only_a_penguin_in_the_hand_proves_that_it_cannot_imitate():
    t = table(line="green dog", thats_it="blue penguin", hand="vulture, penguin").play("vulture")
    assert t.choices == {"decline"}
    t.play("decline")
    assert t.open_cards == {"red penguin"}
    assert t.line == "green dog, blue penguin"


@rule("A31", "penguin.five_again")
def test_penguin_as_tiger_does_not_jump_again_on_this_turn_nor_later():
    t = table(
        line="blue dog, green peacock, yellow dog, blue bear",
        hand="penguin, tiger",
        hands={"blue": "porcupine"},
    ).play("penguin", "as tiger")
    assert t.line == "blue dog, green peacock, red penguin, blue bear"
    t.play("porcupine")  # a tiger would now have eaten the dog before the gate opened
    assert t.bar == "blue dog, green peacock"


@rule("A31", "penguin.five_again")
def test_penguin_as_llama_spits_once():
    t = table(line="blue dog, green peacock", hand="penguin, llama").play("penguin", "as llama")
    assert t.line == "blue dog, red penguin, green peacock"


@rule("penguin.five_again")
def test_penguin_is_weak_again_when_the_tiger_jumps_in_the_same_turn():
    # as a rhino it takes the first place, where the tiger gets it as a penguin of strength 5
    t = table(line="blue bear, green dog, yellow tiger", hand="penguin, rhino")
    t.play("penguin", "as rhino", "stack blue bear")
    assert t.line == "yellow tiger, green dog"
    assert t.thats_it == "blue bear, red penguin"


@rule("A32")
def test_penguin_as_porcupine_has_no_effect_and_no_lasting_protection():
    t = table(line="green bear", hand="penguin, porcupine", hands={"blue": "cheetah"})
    t.play("penguin", "as porcupine")
    assert t.line == "green bear, red penguin"
    t.play("cheetah")
    assert t.line == "green bear, blue cheetah"
    assert t.thats_it == "red penguin"


@rule("A36", "penguin.strength")
@pytest.mark.parametrize(
    ("model", "line", "choice", "after", "pile"),
    [
        ("rhino", "blue dog, green rhino", "", "blue dog, red penguin", "green rhino"),
        ("bear", "blue tiger, green rhino", "", "green rhino, red penguin, blue tiger", ""),  # 10 is below 11
        ("bear", "blue bear, green dog", "", "blue bear, red penguin, green dog", ""),  # but not below 5
        ("tiger", "blue cheetah, green rhino", "", "red penguin, green rhino", "blue cheetah"),
        ("cheetah", "blue llama, green rhino", "", "red penguin, green rhino", "blue llama"),
        ("cheetah", "blue cheetah, green rhino", "", "blue cheetah, green rhino, red penguin", ""),
        ("llama", "blue rhino, green porcupine", "", "blue rhino, red penguin, green porcupine", ""),
        ("ostrich", "blue dog, green bat", "pass odd", "blue dog, red penguin, green bat", ""),
        (
            "dog",
            "blue penguin, green dog",
            "",
            "green dog, red penguin, blue penguin",
            "",
        ),  # sorts itself as 4
        ("peacock", "blue dog, green rhino", "", "blue dog, red penguin, green rhino", ""),
        ("bat", "blue dog, green rhino", "at green rhino", "blue dog, red penguin", "green rhino"),
    ],
)
def test_penguin_as_everything(model, line, choice, after, pile):
    t = table(line=line, hand=f"penguin, {model}").play("penguin", f"as {model}")
    t.play(*([choice] if choice else []))
    assert (t.line, t.thats_it) == (after, pile)


@rule("rhino.ties", "cheetah.ties", "peacock.ties", "penguin.imitates")
@pytest.mark.parametrize("model", ["rhino", "cheetah", "peacock"])
def test_penguin_is_asked_like_its_model(model):
    t = table(line="blue dog, green dog", hand=f"penguin, {model}").play("penguin", f"as {model}")
    assert t.choices == {"blue dog", "green dog"}


@rule("A33")
def test_penguin_as_vulture_goes_beside_the_pile_and_lands_after_all_actions():
    t = table(line="blue rhino", thats_it="blue bear, green dog", hand="penguin, vulture")
    t.play("penguin", "as vulture")
    assert t.line == "green dog, blue rhino"  # the dog was brought back and put the line in order
    assert t.thats_it == "blue bear, red penguin"


@rule("A33")
def test_penguin_as_vulture_with_a_vulture_on_top_both_enter():
    t = table(line="blue rhino", thats_it="green dog, blue vulture", hand="penguin, vulture")
    t.play("penguin", "as vulture")
    assert sorted(t.bar.split(", ")) == ["blue vulture", "red penguin"]
    assert (t.line, t.thats_it) == ("blue rhino", "green dog")


@rule("A33", "A41")
def test_penguin_as_vulture_with_an_empty_pile_lands_there():
    t = table(line="blue rhino", hand="penguin, vulture").play("penguin", "as vulture")
    assert (t.line, t.thats_it) == ("blue rhino", "red penguin")


@rule("A33", "A30")
def test_penguin_as_vulture_brings_a_penguin_that_imitates_in_turn():
    t = table(line="blue rhino", thats_it="green dog, green penguin", hand="penguin, vulture, bat")
    t.play("penguin", "as vulture")
    assert t.choices == {"vulture", "bat"}
    t.play("as vulture")  # and this one brings the dog
    assert t.line == "green dog, blue rhino"
    assert t.thats_it == "red penguin, green penguin"


@rule("A33")
def test_penguin_as_second_vulture_takes_only_itself_into_the_bar():
    t = table(line="blue rhino", thats_it="yellow vulture, green penguin", hand="penguin, vulture")
    t.play("penguin", "as vulture", "as vulture")
    assert sorted(t.bar.split(", ")) == ["green penguin", "yellow vulture"]
    assert t.thats_it == "red penguin"


@rule("A33", "A27")
def test_penguin_does_not_imitate_vultures_where_the_table_plays_so():
    t = table(line="blue rhino", hand="penguin, vulture, bat", penguin_as_vulture=False).play("penguin")
    assert t.choices == {"bat"}
    t = table(line="blue rhino", hand="penguin, vulture", penguin_as_vulture=False).play("penguin")
    assert t.choices == {"decline"}
    assert t.play("decline").open_cards == {"red vulture"}


@rule("A34")
def test_penguin_as_bat_in_an_empty_line_burns_up():
    t = table(hand="penguin, bat").play("penguin", "as bat")
    assert (t.line, t.thats_it) == ("", "red penguin")


@rule("A34", "bat.burns")
def test_penguin_as_bat_burns_up_in_the_first_position():
    t = table(line="blue dog, green bear", hand="penguin, bat")
    t.play("penguin", "as bat", "at blue dog", "stack red penguin")
    assert (t.line, t.thats_it) == ("green bear", "red penguin, blue dog")


@rule("A35", "penguin.five_again")
def test_penguin_that_was_a_bat_may_be_first_later():
    t = table(
        line="blue dog, green cheetah, blue bear, yellow rhino",
        hand="penguin, bat",
        hands={"blue": "peacock"},
    )
    t.play("penguin", "as bat", "at blue bear")
    assert t.line == "blue dog, green cheetah, red penguin, yellow rhino"
    t.play("peacock")  # five: dog and cheetah enter, the rhino is excluded
    assert t.line == "red penguin, blue peacock"


# ----------------------------------------------------------------------------------------------- 4, the dog


@rule("A37", "dog.sorts", "dog.equals")
def test_dog_sorts_itself_too_and_equals_keep_their_order():
    t = table(line="yellow bear, green dog, yellow peacock", hand="dog").play("dog")
    assert t.line == "yellow peacock, green dog, red dog, yellow bear"
    t = table(line="green bear, yellow cheetah, blue bear", hand="dog").play("dog")
    assert t.line == "red dog, yellow cheetah, green bear, blue bear"


@rule("A39", "bat.burns")
def test_dog_sends_two_bats_into_the_fire():
    t = table(line="yellow bear, green bat, blue bat", hand="dog").play("dog")
    assert t.choices == {"green bat", "blue bat"}
    t.play("stack blue bat")
    assert (t.line, t.thats_it) == ("red dog, yellow bear", "blue bat, green bat")


@rule("A38", "A54", "new.check.after_all")
def test_a_burnt_bat_counts_no_more_at_the_check_of_five():
    t = table(line="yellow bear, green bat, blue ostrich, green cheetah", hand="dog").play("dog")
    assert t.line == "red dog, blue ostrich, green cheetah, yellow bear"
    assert t.bar == ""


@rule("A38", "bat.burns")
def test_the_bat_burns_before_the_recurring_actions():
    t = table(line="yellow rhino, green bat, blue tiger, green cheetah", hand="dog").play("dog")
    assert [name for name in t.happened() if name in ("burns", "sent")] == ["burns", "sent"]
    assert t.line == "blue tiger, green cheetah, yellow rhino"


# ------------------------------------------------------------------------------------------- 3, the peacock


@rule("A40", "peacock.strongest")
@pytest.mark.parametrize(
    ("line", "after"),
    [
        ("", "red peacock"),
        ("blue rhino, green bear", "red peacock, blue rhino, green bear"),
        ("green bear, blue rhino", "green bear, red peacock, blue rhino"),
        ("green bear, blue peacock", "red peacock, green bear, blue peacock"),
        ("blue peacock", "red peacock, blue peacock"),  # in front of the strongest other
    ],
)
def test_peacock_goes_in_front_of_the_strongest(line, after):
    t = table(line=line, hand="peacock").play("peacock")
    assert t.line == after


@rule("peacock.ties", "A40")
def test_peacock_asks_in_front_of_which_of_several_strongest():
    t = table(line="blue bear, yellow dog, green bear", hand="peacock").play("peacock")
    assert t.choices == {"blue bear", "green bear"}
    assert t.play("at green bear").line == "blue bear, yellow dog, red peacock, green bear"


# ------------------------------------------------------------------------------------------- 2, the vulture


@rule("vulture.never_in_line", "A41")
def test_vulture_with_an_empty_pile_lands_on_it_and_never_enters_the_line():
    t = table(line="blue dog", hand="vulture").play("vulture")
    assert (t.line, t.thats_it) == ("blue dog", "red vulture")
    assert "no_effect" in t.happened()


@rule("vulture.topmost", "vulture.action", "A42")
def test_vulture_brings_the_topmost_card_to_the_end_of_the_line():
    t = table(line="blue bear, green dog", thats_it="blue rhino, green llama", hand="vulture").play("vulture")
    assert t.line == "blue bear, green llama, green dog"
    assert t.thats_it == "blue rhino, red vulture"


@rule("vulture.others_card", "A11", "A42")
def test_vultures_player_decides_for_the_other_players_animal():
    t = table(line="green bear, yellow bear", thats_it="blue peacock", hand="vulture").play("vulture")
    assert (t.actor, t.choices) == ("red", {"green bear", "yellow bear"})


@rule("A42", "new.recurring.not_if_played")
@pytest.mark.parametrize(
    ("card", "line", "after"),
    [
        (
            "blue tiger",
            "blue dog, green peacock, yellow dog, green bear",
            "blue dog, green peacock, blue tiger, green bear",
        ),
        ("blue llama", "blue dog, green peacock", "blue dog, blue llama, green peacock"),
    ],
)
def test_animal_brought_back_does_not_recur_on_that_turn(card, line, after):
    t = table(line=line, thats_it=card, hand="vulture").play("vulture")
    assert t.line == after


@rule("A43")
def test_animal_brought_back_is_its_owners_guest():
    line = "yellow rhino, green bear, yellow cheetah, green dog"
    t = table(line=line, thats_it="blue peacock", hand="vulture").play("vulture")
    assert t.bar == "blue peacock, yellow rhino"
    assert t.match.scores == (0, 1, 0, 1)


@rule("A44", "vulture.lands_last", "A56")
def test_vulture_lands_after_the_actions_and_below_the_excluded_animal():
    line = "yellow rhino, green bear, yellow cheetah, green tiger"
    t = table(line=line, thats_it="blue porcupine", hand="vulture").play("vulture")
    assert t.bar == "yellow rhino, green bear"
    assert t.thats_it == "red vulture, blue porcupine"


@rule("A45", "vulture.double", "new.recurring.every_turn")
def test_double_vulture_then_the_recurring_actions_and_the_check():
    t = table(line="blue dog, green bear, yellow tiger", thats_it="blue vulture", hand="vulture").play(
        "vulture"
    )
    assert sorted(t.bar.split(", ")) == ["blue vulture", "red vulture"]
    assert t.line == "yellow tiger, green bear"
    assert t.thats_it == "blue dog"


@rule("A46")
def test_vulture_played_is_not_on_the_pile_yet():
    t = table(line="blue dog", hand="vulture").play("vulture")
    assert t.bar == ""  # it did not find itself


@rule("A46", "vulture.double")
def test_vulture_of_the_turn_before_is_on_the_pile():
    t = table(line="blue dog", hand="vulture", hands={"blue": "vulture"}).play("vulture", "vulture")
    assert sorted(t.bar.split(", ")) == ["blue vulture", "red vulture"]


@rule("A55", "A54")
def test_vulture_itself_is_not_counted_but_the_animal_it_brings_is():
    line = "yellow rhino, green bear, yellow cheetah, green tiger"
    assert table(line=line, hand="vulture").play("vulture").bar == ""
    assert table(line=line, thats_it="blue porcupine", hand="vulture").play("vulture").bar != ""


@rule("A48", "A42", "bat.burns")
def test_vulture_brings_a_bat_into_an_empty_line_where_it_burns():
    t = table(thats_it="green dog, blue bat", hand="vulture").play("vulture")
    assert (t.line, t.thats_it) == ("", "green dog, blue bat, red vulture")


@rule("new.vulture_only", "vulture.action")
@pytest.mark.parametrize(
    ("card", "line", "actions", "after", "pile"),
    [
        ("rhino", "green dog, yellow bear", (), "green dog, blue rhino", "yellow bear, red vulture"),
        ("bear", "green dog, yellow rhino", (), "yellow rhino, blue bear, green dog", "red vulture"),
        ("tiger", "green dog, yellow rhino", (), "blue tiger, yellow rhino", "green dog, red vulture"),
        ("cheetah", "yellow rhino, green dog", (), "yellow rhino, blue cheetah", "green dog, red vulture"),
        ("llama", "yellow rhino, green dog", (), "yellow rhino, blue llama, green dog", "red vulture"),
        ("porcupine", "yellow rhino", (), "yellow rhino, blue porcupine", "red vulture"),
        ("ostrich", "yellow dog", ("pass even",), "blue ostrich, yellow dog", "red vulture"),
        ("penguin", "yellow dog", (), "yellow dog, blue penguin", "red vulture"),
        ("dog", "yellow rhino", (), "blue dog, yellow rhino", "red vulture"),
        ("peacock", "yellow rhino", (), "blue peacock, yellow rhino", "red vulture"),
        (
            "bat",
            "yellow dog, green bear",
            ("at green bear",),
            "yellow dog, blue bat",
            "green bear, red vulture",
        ),
    ],
)
def test_vulture_brings_back_every_animal(card, line, actions, after, pile):
    t = table(line=line, thats_it=f"blue {card}", hand="vulture").play("vulture", *actions)
    assert (t.line, t.thats_it) == (after, pile)


# ----------------------------------------------------------------------------------------------- 1, the bat


@rule("A47", "bat.any")
def test_bat_may_take_any_other_animal():
    t = table(line="blue rhino, red dog, green porcupine", hand="bat").play("bat")
    assert (t.asks, t.choices) == ("choose_animal", {"blue rhino", "red dog", "green porcupine"})
    t.refuses("at 4")  # itself


@rule("A47", "bat.takes_place", "bat.burns")
def test_bat_must_take_the_only_other_animal_and_burns():
    t = table(line="blue rhino", hand="bat").play("bat")
    assert t.line == ""
    assert t.choices == {"blue rhino", "red bat"}  # both go to THAT'S IT: the player chooses the order
    assert t.play("stack red bat").thats_it == "red bat, blue rhino"


@rule("A48", "bat.burns", "new.play.empty")
def test_bat_that_opens_the_line_burns():
    t = table(hand="bat").play("bat")
    assert (t.line, t.thats_it) == ("", "red bat")


@rule("A49", "bat.burns")
def test_bat_that_comes_first_when_the_gate_closes_burns_on_top_of_the_excluded_animal():
    t = table(line="blue dog, green bear, yellow bat, blue rhino", hand="porcupine").play("porcupine")
    assert t.bar == "blue dog, green bear"
    assert t.line == "blue rhino"
    assert t.thats_it == "red porcupine, yellow bat"


@rule("A49", "A39")
def test_two_bats_that_come_first_when_the_gate_closes_burn_both():
    t = table(line="blue dog, green bear, yellow bat, blue bat", hand="porcupine").play("porcupine")
    assert t.line == ""
    assert t.thats_it == "red porcupine, yellow bat, blue bat"


@rule("A50")
def test_bat_at_the_second_place_enters_the_bar():
    t = table(line="blue dog, green bat, yellow bear, blue rhino", hand="porcupine").play("porcupine")
    assert t.bar == "blue dog, green bat"


@rule("A52")
def test_rhino_takes_the_first_place_at_once_so_the_bat_behind_lives():
    t = table(line="blue bear, green bat", hand="rhino").play("rhino")
    assert (t.line, t.thats_it) == ("red rhino, green bat", "blue bear")


@rule("A52")
def test_llama_that_clears_the_first_place_fills_it():
    t = table(line="blue dog, yellow llama, green bat", hand="porcupine").play("porcupine")
    assert t.line == "yellow llama, green bat, red porcupine, blue dog"


@rule("A52")
def test_tiger_eats_the_first_and_the_bat_behind_it_lives():
    t = table(line="blue dog, green bat", hand="tiger").play("tiger")
    assert t.line == "red tiger, green bat"
