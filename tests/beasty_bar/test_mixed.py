"""Both sets at one table: what the animals of one do to those of the other."""

from __future__ import annotations

import pytest

from common.scenario import rule

from .scenario import mixed, table

# ------------------------------------------------------------ species of one value count as one


@rule("A12")
def test_bear_takes_dog_and_monkey_as_one_species():
    t = mixed(line="blue monkey, green dog, yellow seal, blue rhino", hand="bear").play("bear")
    # rhino, bear, monkey, dog, seal: five; had dog and monkey been two species, the seal would be second
    assert t.bar == "blue rhino, red bear"
    assert t.thats_it == "yellow seal"


@rule("A12", "A11")
@pytest.mark.parametrize(
    ("card", "line", "choices"),
    [
        ("rhino", "blue lion, green rhino, yellow dog", {"blue lion", "green rhino"}),
        ("cheetah", "blue monkey, green dog, yellow lion", {"blue monkey", "green dog"}),
        ("peacock", "blue bear, green hippo, yellow dog", {"blue bear", "green hippo"}),
    ],
)
def test_equal_values_of_both_sets_leave_the_choice(card, line, choices):
    assert mixed(line=line, hand=card).play(card).choices == choices


@rule("A12")
def test_skunk_takes_lion_and_rhino_as_one_species():
    t = mixed(line="blue lion, green rhino, yellow hippo, blue ostrich", hand="skunk", pile_order="as_fallen")
    t.play("skunk")
    assert t.line == "blue ostrich, red skunk"
    assert t.thats_it == "blue lion, green rhino, yellow hippo"


@rule("A12", "A37", "A76")
def test_dog_and_snake_leave_equal_values_in_their_order():
    t = mixed(line="green rhino, yellow monkey", hand="dog").play("dog")
    assert t.line == "yellow monkey, red dog, green rhino"
    t = mixed(line="green cheetah, yellow monkey, green dog", hand="snake").play("snake")
    assert t.line == "green cheetah, red snake, yellow monkey, green dog"


# ------------------------------------------------------------ bats and the base set


@rule("A51", "bat.burns")
def test_bat_burns_when_the_first_animal_is_scared_away():
    t = mixed(line="blue dog, green bat, yellow rhino", hand="parrot").play("parrot", "at blue dog")
    assert t.line == "yellow rhino, red parrot"
    assert t.play("stack green bat").thats_it == "green bat, blue dog"


@rule("A51", "A39")
def test_two_bats_behind_the_first_animal_burn_one_after_the_other():
    t = mixed(line="blue dog, green bat, yellow bat", hand="parrot").play("parrot", "at blue dog")
    assert t.line == "red parrot"
    assert t.choices == {"blue dog", "green bat", "yellow bat"}


@rule("A51", "A52")
def test_bat_burns_when_a_skunk_has_driven_away_all_in_front_of_it():
    t = mixed(line="blue lion, green bat, yellow tiger, blue dog", hand="skunk", pile_order="as_fallen")
    t.play("skunk")
    assert t.line == "blue dog, red skunk"
    assert t.thats_it == "blue lion, yellow tiger, green bat"


@rule("A52")
@pytest.mark.parametrize(
    ("card", "line", "after"),
    [
        ("lion", "blue monkey, green bat", "red lion, green bat"),
        ("monkey", "blue hippo, green bat, yellow monkey", "red monkey, yellow monkey, green bat"),
        ("seal", "blue dog, green bat", "red seal, green bat, blue dog"),
        ("snake", "blue dog, green bat", "red snake, blue dog, green bat"),
        ("kangaroo", "green rhino, yellow bat", "green rhino, red kangaroo, yellow bat"),
    ],
)
def test_bat_that_is_only_first_in_the_middle_of_an_action_lives(card, line, after):
    t = mixed(line=line, hand=card).play(card, *(["jump 1"] if card == "kangaroo" else []))
    assert t.line == after
    assert "burns" not in t.happened()


@rule("A53")
def test_seal_stands_first_itself_so_no_bat_burns_by_it():
    t = mixed(line="blue rhino, green dog, yellow bat", hand="seal").play("seal")
    assert t.line == "red seal, yellow bat, green dog, blue rhino"


@rule("A76")
def test_snake_puts_bats_at_the_end():
    t = mixed(line="green dog, yellow bat, blue tiger", hand="snake").play("snake")
    assert t.line == "blue tiger, red snake, green dog, yellow bat"


@rule("A77")
@pytest.mark.parametrize("jump", ["jump 1", "jump 2"])
def test_kangaroo_over_a_bat_burns_nothing_as_it_stands_in_front(jump):
    t = mixed(line="green dog, yellow bat", hand="kangaroo").play("kangaroo", jump)
    assert t.thats_it == ""
    assert set(t.line.split(", ")) == {"green dog", "yellow bat", "red kangaroo"}


# ------------------------------------------------------------ monkeys


@rule("A65", "monkey.chases")
def test_monkeys_chase_only_hippos_and_crocodiles():
    t = mixed(line="blue rhino, green cheetah, yellow monkey", hand="monkey").play("monkey")
    assert t.line == "red monkey, yellow monkey, blue rhino, green cheetah"


@rule("A65")
def test_monkeys_chase_big_bruisers_in_the_later_editions():
    line = "blue rhino, green cheetah, blue dog, yellow monkey"
    t = mixed(line=line, hand="monkey", types_edition=True, pile_order="as_fallen").play("monkey")
    assert t.line == "red monkey, yellow monkey, blue dog"
    assert t.thats_it == "blue rhino, green cheetah"
    line = "blue hippo, green bear, blue tiger, yellow monkey"
    t = mixed(line=line, hand="monkey", types_edition=True, pile_order="as_fallen").play("monkey")
    assert t.line == "red monkey, yellow monkey"
    t = mixed(line="blue lion, green crocodile, yellow monkey", hand="monkey", types_edition=True).play(
        "monkey"
    )
    assert t.line == "red monkey, yellow monkey, blue lion"


@rule("A69", "lion.monkeys")
def test_lion_scares_only_monkeys():
    t = mixed(line="blue porcupine, green dog, yellow monkey", hand="lion").play("lion")
    assert t.line == "red lion, blue porcupine, green dog"
    assert t.thats_it == "yellow monkey"


# ------------------------------------------------------------ zebra and porcupine


@rule("A66")
@pytest.mark.parametrize(
    ("card", "line", "after"),
    [
        ("tiger", "blue zebra, green dog", "red tiger, green dog"),
        ("tiger", "green dog, blue zebra", "red tiger, blue zebra"),
        ("llama", "green rhino, blue zebra", "green rhino, red llama, blue zebra"),
        ("cheetah", "blue zebra, green rhino", "red cheetah, green rhino"),
        ("rhino", "green dog, blue zebra", "green dog, red rhino"),
    ],
)
def test_zebra_stops_only_hippos_and_crocodiles(card, line, after):
    assert mixed(line=line, hand=card).play(card).line == after


@rule("A67", "porcupine.stays", "porcupine.attacker_lands")
def test_crocodile_eats_up_to_the_porcupine_and_then_lands_itself():
    t = mixed(line="blue dog, green porcupine, yellow ostrich", hand="crocodile").play("crocodile")
    assert t.line == "blue dog, green porcupine"
    assert t.choices == {"yellow ostrich", "red crocodile"}


@rule("A67", "porcupine.recurring", "crocodile.recurring")
def test_recurring_crocodile_is_stung_too():
    t = mixed(line="blue porcupine, green crocodile", hand="monkey").play("monkey")
    assert (t.line, t.thats_it) == ("blue porcupine, red monkey", "green crocodile")


@rule("A67", "A22")
def test_penguin_as_crocodile_is_stung():
    t = mixed(line="blue porcupine", hand="penguin, crocodile").play("penguin", "as crocodile")
    assert (t.line, t.thats_it) == ("blue porcupine", "red penguin")


@rule("A22")
@pytest.mark.parametrize(
    ("model", "line"),
    [
        ("tiger", "blue porcupine, green tiger"),
        ("cheetah", "blue porcupine, green cheetah"),
        ("crocodile", "green crocodile, blue porcupine"),
    ],
)
def test_chameleon_in_a_strong_role_is_stung(model, line):
    t = mixed(line=line, hand="chameleon").play("chameleon", f"as {model}")
    assert (t.line, t.thats_it) == (line, "red chameleon")


@rule("A68", "A21")
def test_skunk_and_parrot_are_too_weak_for_the_quills():
    t = mixed(line="blue porcupine, green dog", hand="skunk", pile_order="as_fallen").play("skunk")
    assert t.thats_it == "blue porcupine, green dog"
    t = mixed(line="blue porcupine, green dog", hand="parrot").play("parrot", "at blue porcupine")
    assert t.thats_it == "blue porcupine"


@rule("porcupine.stays")
def test_hippo_and_giraffe_may_pass_a_porcupine():
    assert mixed(line="blue porcupine", hand="hippo").play("hippo").line == "red hippo, blue porcupine"
    assert mixed(line="blue porcupine", hand="giraffe").play("giraffe").line == "red giraffe, blue porcupine"


# ------------------------------------------------------------ penguin as base animals


@rule("A36", "A72", "A73", "penguin.imitates")
@pytest.mark.parametrize(
    ("model", "line", "actions", "after", "pile"),
    [
        ("lion", "blue monkey, green dog", (), "red penguin, green dog", "blue monkey"),
        ("lion", "blue monkey, green lion", (), "blue monkey, green lion", "red penguin"),
        ("hippo", "blue bear, green tiger", (), "blue bear, red penguin, green tiger", ""),
        ("crocodile", "blue bear, green cheetah", (), "blue bear, red penguin", "green cheetah"),
        ("snake", "blue ostrich, green bear", (), "green bear, red penguin, blue ostrich", ""),  # itself a 9
        ("giraffe", "blue ostrich, green porcupine", (), "blue ostrich, red penguin, green porcupine", ""),
        ("zebra", "blue bear", (), "blue bear, red penguin", ""),
        ("seal", "blue dog, green rhino", (), "red penguin, green rhino, blue dog", ""),
        ("monkey", "blue dog, green monkey", (), "red penguin, green monkey, blue dog", ""),
        ("monkey", "blue hippo, green dog", (), "blue hippo, green dog, red penguin", ""),  # single
        ("kangaroo", "blue bear, green dog", ("jump 2",), "red penguin, blue bear, green dog", ""),
        ("parrot", "blue bear, green dog", ("at blue bear",), "green dog, red penguin", "blue bear"),
        ("skunk", "blue skunk, green dog", (), "blue skunk, red penguin", "green dog"),
    ],
)
def test_penguin_as_base_animals(model, line, actions, after, pile):
    t = mixed(line=line, hand=f"penguin, {model}").play("penguin", f"as {model}", *actions)
    assert (t.line, t.thats_it) == (after, pile)


@rule("A72", "penguin.five_again")
@pytest.mark.parametrize("model", ["hippo", "crocodile"])
def test_penguin_as_hippo_or_crocodile_acts_once(model):
    # at first the green hippo stops it; when that has charged in action 3 the penguin is a penguin again
    t = mixed(line="blue seal, green hippo", hand=f"penguin, {model}").play("penguin", f"as {model}")
    assert t.line == "green hippo, blue seal, red penguin"


# ------------------------------------------------------------ chameleon as New Beasts


@rule("A70", "chameleon.imitates")
@pytest.mark.parametrize(
    ("model", "line", "actions", "after", "pile"),
    [
        ("rhino", "green rhino, blue dog", (), "red chameleon, blue dog", "green rhino"),
        ("bear", "blue tiger, green bear", (), "green bear, red chameleon, blue tiger", ""),
        ("tiger", "green cheetah, blue tiger", (), "red chameleon, blue tiger", "green cheetah"),
        ("cheetah", "green cheetah, blue llama", (), "green cheetah, red chameleon", "blue llama"),
        ("llama", "green llama, blue porcupine", (), "green llama, red chameleon, blue porcupine", ""),
        ("porcupine", "green porcupine, blue dog", (), "green porcupine, blue dog, red chameleon", ""),
        (
            "ostrich",
            "blue bear, green ostrich",
            ("pass even",),
            "blue bear, red chameleon, green ostrich",
            "",
        ),
        ("dog", "blue penguin, green dog", (), "green dog, red chameleon, blue penguin", ""),
        ("peacock", "green peacock, blue bear", (), "green peacock, red chameleon, blue bear", ""),
        ("bat", "blue bear, green bat", ("at green bat",), "blue bear, red chameleon", "green bat"),
    ],
)
def test_chameleon_as_new_beasts(model, line, actions, after, pile):
    t = mixed(line=line, hand="chameleon").play("chameleon", f"as {model}", *actions)
    assert (t.line, t.thats_it) == (after, pile)


@rule("A70", "A34", "bat.burns")
def test_chameleon_as_bat_burns_up_in_the_first_position():
    t = mixed(line="blue bear, green bat", hand="chameleon")
    t.play("chameleon", "as bat", "at blue bear", "stack red chameleon", "stack blue bear")
    # chameleon first: burns; then the bat is first and burns too
    assert t.line == ""
    assert t.thats_it == "red chameleon, blue bear, green bat"


@rule("A70", "chameleon.not_recurring")
def test_chameleon_as_tiger_and_llama_acts_once():
    line = "blue dog, green peacock, yellow dog, blue tiger"
    t = mixed(line=line, hand="chameleon").play("chameleon", "as tiger")
    # the chameleon ate the yellow dog; then the true tiger, now last, eats the peacock
    assert t.on_the_way == "yellow dog, green peacock"
    assert t.line == "blue dog, blue tiger, red chameleon"


@rule("A70")
def test_chameleon_as_penguin_shows_an_animal_of_the_active_players_hand():
    t = mixed(line="blue penguin, green dog", hand="chameleon, rhino, skunk").play("chameleon")
    assert t.choices == {"penguin", "dog"}
    t.play("as penguin")
    assert t.choices == {"rhino", "skunk"}
    t.play("as rhino")
    assert (t.line, t.thats_it) == ("red chameleon, green dog", "blue penguin")
    assert t.open_cards == {"red rhino"}


@rule("A70", "A30")
def test_penguin_as_chameleon_looks_at_the_line():
    t = mixed(line="green rhino, yellow dog", thats_it="blue penguin", hand="vulture, chameleon").play(
        "vulture"
    )
    assert t.choices == {"chameleon"}
    t.play("as chameleon")
    assert t.choices == {"rhino", "dog"}
    t.play("as rhino")
    assert t.line == "blue penguin, yellow dog"
    assert t.thats_it == "green rhino, red vulture"


@rule("A70")
def test_penguin_and_chameleon_do_not_copy_each_other_back_and_forth():
    # penguin as chameleon: the penguin in line is no model; only the dog is left
    t = mixed(line="green penguin, yellow dog", thats_it="blue penguin", hand="vulture, chameleon")
    t.play("vulture", "as chameleon")
    assert t.line == "yellow dog, blue penguin, green penguin"
    # chameleon as penguin: the chameleon in the hand is no model
    t = mixed(line="green penguin", thats_it="blue chameleon", hand="vulture, chameleon").play("vulture")
    assert t.choices == {"decline"}
    assert t.play("decline").line == "green penguin, blue chameleon"


@rule("A70", "A29")
def test_chameleon_as_penguin_with_an_empty_hand_stays():
    t = mixed(line="green penguin", hand="chameleon", hands={"blue": "lion"}).play("chameleon")
    assert (t.line, t.actor) == ("green penguin, red chameleon", "blue")


@rule("A70", "A33")
def test_chameleon_as_penguin_as_vulture():
    t = mixed(line="green penguin", thats_it="blue lion", hand="chameleon, vulture").play(
        "chameleon", "as vulture"
    )
    assert (t.line, t.thats_it) == ("blue lion, green penguin", "red chameleon")
    t = mixed(line="green penguin", thats_it="blue vulture", hand="chameleon, vulture")
    t.play("chameleon", "as vulture")
    assert sorted(t.bar.split(", ")) == ["blue vulture", "red chameleon"]


@rule("A71")
def test_chameleon_never_finds_a_vulture_in_line():
    t = mixed(line="green dog, yellow rhino", thats_it="blue vulture", hand="chameleon, vulture").play(
        "chameleon"
    )
    assert t.choices == {"dog", "rhino"}


# ------------------------------------------------------------ vulture and base set


@rule("A73")
def test_seal_through_vulture_penguin_and_chameleon_swaps_the_gates():
    line = "blue dog, green bat"
    t = mixed(line=line, thats_it="yellow seal", hand="vulture").play("vulture")
    assert (t.line, t.document["gate"]) == ("yellow seal, green bat, blue dog", "right")
    t = mixed(line=line, hand="penguin, seal").play("penguin", "as seal")
    assert (t.line, t.document["gate"]) == ("red penguin, green bat, blue dog", "right")
    t = mixed(line="blue dog, green bat, yellow seal", hand="chameleon").play("chameleon", "as seal")
    assert (t.line, t.document["gate"]) == ("red chameleon, yellow seal, green bat, blue dog", "right")


@rule("A73", "A34")
def test_seal_swaps_for_the_check_of_five_of_the_same_turn():
    t = mixed(line="blue dog, green porcupine, yellow ostrich, yellow rhino", hand="seal").play("seal")
    assert t.bar == "red seal, yellow rhino"
    assert t.thats_it == "blue dog"


@rule("A74", "new.recurring.not_if_played", "giraffe.one")
def test_giraffe_brought_back_jumps_once():
    t = mixed(line="blue seal, green zebra", thats_it="yellow giraffe", hand="vulture").play("vulture")
    assert t.line == "blue seal, yellow giraffe, green zebra"


@rule("A74")
@pytest.mark.parametrize(
    ("card", "after", "pile"),
    [
        ("hippo", "green hippo, yellow hippo, blue seal", "red vulture"),
        ("crocodile", "green hippo, yellow crocodile", "blue seal, red vulture"),
    ],
)
def test_hippo_and_crocodile_brought_back_act_again_in_the_recurring_actions(card, after, pile):
    t = mixed(line="blue seal, green hippo", thats_it=f"yellow {card}", hand="vulture").play("vulture")
    assert (t.line, t.thats_it) == (after, pile)


@rule("A42", "A70")
def test_chameleon_brought_back_imitates_the_line():
    t = mixed(line="green rhino, yellow dog", thats_it="blue chameleon", hand="vulture").play("vulture")
    assert (t.actor, t.choices) == ("red", {"rhino", "dog"})


@rule("A3", "new.recurring.order")
def test_recurring_animals_act_in_the_order_in_which_they_stood():
    # the yellow tiger eats the dog first, then the blue one finds an equal after next
    t = table(line="blue dog, green peacock, yellow tiger, blue tiger", hand="vulture").play("vulture")
    assert t.line == "yellow tiger, green peacock, blue tiger"
    # llama before tiger: the dog is gone when the tiger could jump
    t = table(line="green dog, blue llama, yellow tiger", hand="vulture").play("vulture")
    assert t.line == "blue llama, yellow tiger, green dog"


@rule("A3", "A4")
def test_every_recurring_animal_acts_once_from_where_it_stands_then():
    # the llama spits at the dog; only then does the tiger jump, over the seal onto the llama
    t = mixed(line="blue dog, green llama, yellow seal, yellow tiger", hand="vulture").play("vulture")
    assert t.line == "yellow tiger, yellow seal, blue dog"
    assert t.thats_it == "green llama, red vulture"


@rule("A79", "hippo.stops", "crocodile.stops")
@pytest.mark.parametrize(("equal", "newcomer"), [("bear", "hippo"), ("tiger", "crocodile")])
def test_equal_strength_of_another_species_stops_hippo_and_crocodile(equal, newcomer):
    """ "... animales de valor inferior": the bear is as strong as the hippo, the tiger as the crocodile."""
    t = mixed(line=f"blue {equal}, green dog", hand=newcomer).play(newcomer)
    eaten = newcomer == "crocodile"
    assert t.line == f"blue {equal}, red {newcomer}" + ("" if eaten else ", green dog")
    assert t.thats_it == ("green dog" if eaten else "")
