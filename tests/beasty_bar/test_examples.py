"""The worked examples of both rulebooks. Cards that only a picture shows are filled in to fit the text."""

from __future__ import annotations

from common.scenario import rule

from .scenario import base, table

# ---------------------------------------- New Beasts in Town, examples 1-18


@rule("new.example.1", "new.play.end_of_line")
def test_example_1_the_llama_goes_to_the_end_of_the_line():
    t = table(line="green dog, blue bear", hand="llama").play("llama")
    assert t.line == "green dog, blue bear, red llama"


@rule("new.example.2", "llama.spits")
def test_example_2_the_llama_spits_and_the_porcupine_bolts():
    t = table(line="blue bear, green porcupine", hand="llama").play("llama")
    assert t.line == "blue bear, red llama, green porcupine"


@rule("new.example.3", "new.recurring.every_turn", "new.recurring.not_if_played", "tiger.recurring", "A4")
def test_example_3_the_tiger_jumps_over_the_bear_and_the_llama_does_not_spit_again():
    t = table(line="blue peacock, green bear, yellow tiger, green porcupine", hand="llama").play("llama")
    # the llama was played now and has already spat at the porcupine
    assert t.line == "yellow tiger, green bear, red llama, green porcupine"
    assert t.thats_it == "blue peacock"


@rule("new.example.4", "new.check.two_enter", "new.check.last_excluded", "A24", "A50")
def test_example_4_bear_and_bat_enter_and_the_porcupine_is_excluded():
    t = table(line="green bear, blue bat, yellow cheetah, blue porcupine", hand="llama").play("llama")
    assert t.bar == "green bear, blue bat"
    assert t.thats_it == "blue porcupine"  # the exclusion is no attack: no quills against it
    assert t.line == "yellow cheetah, red llama"


@rule("new.example.5", "rhino.strongest", "A10")
def test_example_5_the_rhino_rams_the_ostrich_and_takes_its_place():
    t = table(line="blue peacock, green ostrich, yellow dog", hand="rhino").play("rhino")
    assert t.line == "blue peacock, red rhino, yellow dog"
    assert t.thats_it == "green ostrich"


@rule("new.example.6", "bear.two_weakest", "bear.order", "A12")
def test_example_6_the_peacock_and_the_two_dogs_go_back_to_the_end():
    t = table(line="blue dog, yellow cheetah, green peacock, green dog", hand="bear").play("bear")
    # cheetah, bear, dog, peacock, dog: five, so the gate opens
    assert t.bar == "yellow cheetah, red bear"
    assert t.line == "blue dog, green peacock"
    assert t.thats_it == "green dog"


@rule("new.example.7", "tiger.after_next", "tiger.over_stronger", "A15")
def test_example_7_the_tiger_jumps_over_the_rhino_and_eats_the_llama():
    t = table(line="blue llama, green rhino", hand="tiger").play("tiger")
    assert t.line == "red tiger, green rhino"
    assert t.thats_it == "blue llama"


@rule("new.example.8", "tiger.weaker", "A14")
def test_example_8_the_bear_is_stronger_so_the_tiger_stays_where_it_is():
    t = table(line="blue bear, green dog", hand="tiger").play("tiger")
    assert t.line == "blue bear, green dog, red tiger"


@rule("new.example.9", "cheetah.ties", "A11")
def test_example_9_the_cheetah_eats_one_of_the_two_penguins():
    t = table(line="blue penguin, yellow rhino, green penguin", hand="cheetah").play("cheetah")
    assert t.choices == {"blue penguin", "green penguin"}
    t.play("at green penguin")
    assert t.line == "blue penguin, yellow rhino, red cheetah"
    assert t.thats_it == "green penguin"


@rule("new.example.10", "porcupine.attacker_lands", "porcupine.recurring")
def test_example_10_the_tiger_jumps_onto_the_porcupine_and_lands_on_thats_it():
    t = table(line="blue porcupine, green dog, yellow tiger", hand="porcupine").play("porcupine")
    assert t.line == "blue porcupine, green dog, red porcupine"
    assert t.thats_it == "yellow tiger"


@rule("new.example.11", "ostrich.stops", "A25")
def test_example_11_the_ostrich_passes_cheetah_and_porcupine_and_stops_behind_the_dog():
    t = table(line="blue dog, green cheetah, yellow porcupine", hand="ostrich").play("ostrich", "pass odd")
    assert t.line == "blue dog, red ostrich, green cheetah, yellow porcupine"


@rule("new.example.12", "penguin.imitates", "penguin.strength")
def test_example_12_the_penguin_acts_as_a_tiger_and_eats_the_cheetah():
    t = table(line="blue cheetah, green bear", hand="penguin, tiger").play("penguin", "as tiger")
    assert t.line == "red penguin, green bear"
    assert t.thats_it == "blue cheetah"
    assert t.hand() == "red tiger"


@rule("new.example.13", "dog.sorts", "dog.equals", "bat.burns", "A38")
def test_example_13_the_green_dog_establishes_order_and_the_bat_burns_up():
    t = table(line="yellow bear, red bat, blue dog", hand="dog", turn="green").play("dog")
    assert t.line == "blue dog, green dog, yellow bear"
    assert t.thats_it == "red bat"


@rule("new.example.14", "peacock.strongest", "A40")
def test_example_14_the_peacock_places_itself_in_front_of_the_bear():
    t = table(line="blue dog, green bear, yellow cheetah", hand="peacock").play("peacock")
    assert t.line == "blue dog, red peacock, green bear, yellow cheetah"


@rule("new.example.15", "vulture.lands_last", "vulture.others_card", "vulture.action", "A42", "A56")
def test_example_15_the_vulture_brings_the_dog_the_bat_burns_the_tiger_eats_the_dog():
    t = table(
        line="red rhino, green bat, blue tiger, green ostrich",
        thats_it="green cheetah, blue dog",
        hand="vulture",
        turn="yellow",
    ).play("vulture")
    # bat, dog, ostrich, tiger, rhino: the bat burns, then the tiger jumps over the ostrich onto the dog
    assert t.line == "blue tiger, green ostrich, red rhino"
    assert t.choices == {"green bat", "blue dog"}
    t.play("stack green bat")
    assert t.thats_it == "green cheetah, green bat, blue dog, yellow vulture"


@rule("new.example.16", "vulture.double", "A45")
def test_example_16_the_blue_vulture_takes_the_yellow_one_and_both_enter_the_bar():
    t = table(line="green bear", thats_it="red dog, yellow vulture", turn="blue", hand="vulture")
    t.play("vulture")
    assert sorted(t.bar.split(", ")) == ["blue vulture", "yellow vulture"]
    assert t.line == "green bear"
    assert t.thats_it == "red dog"


@rule("new.example.17", "bat.takes_place", "bat.burns", "A47")
def test_example_17_the_bat_takes_the_tigers_position():
    line = "blue dog, green tiger, yellow bear"
    t = table(line=line, hand="bat").play("bat", "at green tiger")
    assert t.line == "blue dog, red bat, yellow bear"
    assert t.thats_it == "green tiger"
    # in the place of the dog it would have burned up after the dog had left
    t = table(line=line, hand="bat").play("bat", "at blue dog", "stack blue dog")
    assert t.line == "green tiger, yellow bear"
    assert t.thats_it == "blue dog, red bat"


@rule("new.example.18", "A30", "A34")
def test_example_18_the_penguin_brought_back_by_a_vulture_burns_as_a_bat():
    t = table(
        line="yellow dog, red bear", thats_it="red dog, green penguin", hand="vulture, bat", turn="blue"
    ).play("vulture", "as bat", "at yellow dog")
    assert t.line == "red bear"
    assert t.choices == {"yellow dog", "green penguin"}
    t.play("stack yellow dog")
    assert t.thats_it == "red dog, yellow dog, green penguin, blue vulture"
    assert t.hand("blue") == "blue bat"  # only shown


# ---------------------------------------- Base set, examples 1-20


@rule("base.example.1")
def test_base_example_1_the_giraffe_goes_to_the_end_of_the_line():
    t = base(line="blue parrot, green lion", hand="giraffe").play("giraffe")
    assert t.line == "blue parrot, green lion, red giraffe"


@rule("base.example.2", "giraffe.jumps")
def test_base_example_2_the_giraffe_passes_the_parrot():
    t = base(line="green lion, blue parrot", hand="giraffe").play("giraffe")
    assert t.line == "green lion, red giraffe, blue parrot"


@rule("base.example.3", "base.example.4", "base.recurring", "giraffe.recurring")
def test_base_examples_3_and_4_recurring_animals_then_the_gate():
    t = base(line="green hippo, blue monkey, red giraffe, blue parrot", hand="giraffe", turn="yellow")
    t.play("giraffe")
    # 3: the hippo has nothing to pass, the red giraffe passes the monkey, the yellow one was played now
    # 4: hippo and giraffe enter, the parrot is last and gets the kick
    assert t.bar == "green hippo, red giraffe"
    assert t.line == "blue monkey, yellow giraffe"
    assert t.thats_it == "blue parrot"


@rule("base.example.5", "lion.monkeys", "lion.front")
def test_base_example_5_thats_it_for_the_two_monkeys():
    t = base(line="blue monkey, green seal, yellow monkey", hand="lion").play("lion")
    assert t.line == "red lion, green seal"
    assert t.thats_it == "blue monkey, yellow monkey"


@rule("base.example.6", "lion.another")
def test_base_example_6_there_is_another_lion_already():
    t = base(line="blue lion, green monkey", hand="lion").play("lion")
    assert t.line == "blue lion, green monkey"
    assert t.thats_it == "red lion"


@rule("base.example.7", "hippo.passes", "hippo.stops")
def test_base_example_7_the_hippo_passes_all_but_the_lion():
    t = base(line="blue lion, green seal, yellow monkey", hand="hippo").play("hippo")
    assert t.line == "blue lion, red hippo, green seal, yellow monkey"


@rule("base.example.8", "hippo.recurring", "kangaroo.jumps")
def test_base_example_8_both_hippos_pass_the_kangaroo_again():
    t = base(line="blue hippo, green hippo", hand="kangaroo").play("kangaroo", "jump 2")
    assert t.line == "blue hippo, green hippo, red kangaroo"


@rule("base.example.9", "crocodile.eats", "crocodile.stops")
def test_base_example_9_the_crocodile_eats_all_weaker_ones_up_to_the_lion():
    t = base(line="blue kangaroo, green lion, blue parrot, yellow monkey", hand="crocodile")
    t.play("crocodile")
    assert t.line == "blue kangaroo, green lion, red crocodile"
    assert t.thats_it == "yellow monkey, blue parrot"


@rule("base.example.10", "crocodile.recurring")
def test_base_example_10_the_crocodile_eats_the_kangaroo_that_jumped_over_it():
    t = base(line="blue crocodile, green parrot", hand="kangaroo").play("kangaroo", "jump 2")
    assert t.line == "blue crocodile, green parrot"
    assert t.thats_it == "red kangaroo"


@rule("base.example.11", "snake.sorts", "snake.equals", "A76")
def test_base_example_11_the_green_snake_puts_the_line_in_order():
    t = base(line="blue snake, red parrot, yellow hippo", hand="snake", turn="green").play("snake")
    assert t.line == "yellow hippo, blue snake, green snake, red parrot"


@rule("base.example.12", "zebra.crocodile", "zebra.shields")
def test_base_example_12_the_crocodile_cannot_pass_the_zebra():
    t = base(line="blue giraffe, yellow parrot, green zebra, red parrot", hand="crocodile", turn="yellow")
    t.play("crocodile")
    assert t.line == "blue giraffe, yellow parrot, green zebra, yellow crocodile"
    assert t.thats_it == "red parrot"


@rule("base.example.13", "zebra.hippo", "zebra.shields")
def test_base_example_13_the_zebra_blocks_the_hippo():
    t = base(line="blue zebra, green hippo", hand="kangaroo").play("kangaroo", "jump 2")
    assert t.line == "red kangaroo, blue zebra, green hippo"


@rule("base.example.14", "seal.swaps", "seal.in_danger")
def test_base_example_14_the_seal_swaps_gate_and_kick():
    t = base(line="blue crocodile, green zebra, yellow hippo", hand="seal").play("seal")
    assert t.line == "yellow hippo, red seal, green zebra, blue crocodile"
    assert t.document["gate"] == "right"


@rule("base.example.15", "chameleon.strength", "chameleon.five_again")
def test_base_example_15_the_chameleon_as_hippo_is_eaten_by_the_crocodile_it_passed():
    t = base(line="blue hippo, green crocodile", hand="chameleon").play("chameleon", "as hippo")
    assert t.line == "blue hippo, green crocodile"
    assert t.thats_it == "red chameleon"


@rule("base.example.16", "monkey.front", "monkey.reversed")
def test_base_example_16_the_red_monkey_passes_all_and_calls_its_pals():
    t = base(line="yellow monkey, green zebra, blue monkey", hand="monkey").play("monkey")
    assert t.line == "red monkey, blue monkey, yellow monkey, green zebra"


@rule("base.example.17", "chameleon.imitates", "monkey.chases", "chameleon.five_again")
def test_base_example_17_the_chameleon_acts_as_a_monkey():
    t = base(line="blue hippo, green crocodile, yellow monkey", hand="chameleon", hands={"blue": "monkey"})
    t.play("chameleon", "as monkey")
    assert t.line == "red chameleon, yellow monkey"
    assert t.thats_it == "blue hippo, green crocodile"
    t.play("monkey")  # now it is only a chameleon again, and no pal
    assert t.line == "blue monkey, yellow monkey, red chameleon"


@rule("base.example.18", "kangaroo.jumps", "zebra.shields")
def test_base_example_18_the_kangaroo_is_safe_behind_the_zebra():
    t = base(line="blue zebra, green crocodile", hand="kangaroo").play("kangaroo", "jump 2")
    assert t.line == "red kangaroo, blue zebra, green crocodile"
    assert t.thats_it == ""


@rule("base.example.19", "parrot.scares")
def test_base_example_19_the_parrot_scares_the_zebra_and_the_crocodile_eats_the_monkeys():
    t = base(line="yellow monkey, green monkey, blue zebra, green crocodile", hand="parrot")
    t.play("parrot", "at blue zebra")
    assert t.line == "green crocodile, red parrot"
    assert t.thats_it == "blue zebra, green monkey, yellow monkey"


@rule("base.example.20", "skunk.two_species")
def test_base_example_20_the_skunk_repels_two_crocodiles_and_the_hippo():
    t = base(line="blue hippo, green crocodile, yellow crocodile, blue seal", hand="skunk")
    t.play("skunk")
    assert t.line == "blue seal, red skunk"
    assert t.thats_it == "blue hippo, green crocodile, yellow crocodile"
