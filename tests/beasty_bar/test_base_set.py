"""The twelve animals of the base set, sentence by sentence."""

from __future__ import annotations

import pytest

import biberbau
from common.scenario import rule

from .scenario import base

# --------------------------------------------------------------------------------------------- 12, the lion


@rule("lion.front", "lion.monkeys")
def test_lion_passes_all_and_scares_all_monkeys():
    t = base(line="blue hippo, green monkey, yellow seal", hand="lion").play("lion")
    assert t.line == "red lion, blue hippo, yellow seal"
    assert t.thats_it == "green monkey"


@rule("lion.front")
def test_lion_is_not_stopped_by_a_zebra():
    assert base(line="blue zebra", hand="lion").play("lion").line == "red lion, blue zebra"


@rule("lion.another")
def test_second_lion_scares_nobody_and_goes_itself():
    t = base(line="green monkey, blue lion", hand="lion").play("lion")
    assert t.line == "green monkey, blue lion"
    assert t.thats_it == "red lion"


def test_lion_acts_only_when_played():
    t = base(line="green seal, blue lion", hand="monkey").play("monkey")
    assert t.line == "green seal, blue lion, red monkey"


# --------------------------------------------------------------------------------------------- 11, the hippo


@rule("hippo.passes", "hippo.stops", "zebra.hippo")
@pytest.mark.parametrize(
    ("line", "after"),
    [
        ("", "red hippo"),
        ("blue skunk, green snake", "red hippo, blue skunk, green snake"),
        ("blue hippo, green seal", "blue hippo, red hippo, green seal"),
        ("blue lion, green seal", "blue lion, red hippo, green seal"),
        ("green seal, blue zebra", "green seal, blue zebra, red hippo"),
        ("blue skunk, green zebra, yellow snake", "blue skunk, green zebra, red hippo, yellow snake"),
    ],
)
def test_hippo_passes_weaker_animals_until_something_stops_it(line, after):
    t = base(line=line, hand="hippo").play("hippo")
    assert t.line == after


@rule("hippo.recurring", "base.recurring")
def test_hippo_charges_again_on_every_turn():
    t = base(line="blue seal, green hippo, yellow snake", hand="monkey").play("monkey")
    assert t.line == "green hippo, blue seal, yellow snake, red monkey"


@rule("base.recurring", "zebra.hippo")
def test_hippo_charges_when_the_zebra_is_gone():
    t = base(line="blue snake, green zebra, yellow hippo", hand="parrot").play("parrot", "at green zebra")
    assert t.line == "yellow hippo, blue snake, red parrot"


@rule("base.recurring")
@pytest.mark.parametrize(
    ("card", "after", "eaten"),
    [
        ("hippo", "green hippo, red hippo, blue seal", ""),
        ("crocodile", "green hippo, red crocodile", "blue seal"),
    ],
)
def test_hippo_and_crocodile_recur_on_the_very_turn_they_are_played(card, after, eaten):
    # at first the green hippo stops them; in action 3 it passes the seal, and then the seal is theirs
    t = base(line="blue seal, green hippo", hand=card).play(card)
    assert (t.line, t.thats_it) == (after, eaten)


# ----------------------------------------------------------------------------------------- 10, the crocodile


@rule("crocodile.eats", "crocodile.stops", "zebra.crocodile")
@pytest.mark.parametrize(
    ("line", "after", "eaten"),
    [
        ("", "red crocodile", ""),
        ("blue snake", "red crocodile", "blue snake"),
        ("blue snake, green crocodile", "green crocodile, red crocodile", "blue snake"),  # an equal stops it
        ("blue lion, green seal", "blue lion, red crocodile", "green seal"),
        ("blue zebra, green seal", "blue zebra, red crocodile", "green seal"),
    ],
)
def test_crocodile_eats_weaker_animals_until_something_stops_it(line, after, eaten):
    t = base(line=line, hand="crocodile").play("crocodile")
    assert (t.line, t.thats_it) == (after, eaten)


@rule("crocodile.recurring", "base.recurring")
def test_crocodile_eats_again_on_every_turn():
    t = base(line="blue snake, green seal, yellow crocodile", hand="monkey").play("monkey")
    assert t.line == "yellow crocodile, red monkey"
    assert t.thats_it == "green seal, blue snake"


# -------------------------------------------------------------------------------------------- 9, the snake


@rule("snake.sorts", "zebra.snake")
def test_snake_sorts_past_zebras():
    t = base(line="blue skunk, green zebra, yellow seal", hand="snake").play("snake")
    assert t.line == "red snake, green zebra, yellow seal, blue skunk"


@rule("snake.equals")
def test_snake_keeps_the_order_of_equals():
    t = base(line="yellow monkey, green monkey, blue snake", hand="snake").play("snake")
    assert t.line == "blue snake, red snake, yellow monkey, green monkey"


# ------------------------------------------------------------------------------------------ 8, the giraffe


@rule("giraffe.jumps")
@pytest.mark.parametrize("animal", ["giraffe", "snake", "crocodile", "hippo", "lion"])
def test_giraffe_stays_behind_an_animal_that_is_not_weaker(animal):
    t = base(line=f"blue {animal}", hand="giraffe").play("giraffe")
    assert t.line == f"blue {animal}, red giraffe"


@rule("giraffe.jumps", "giraffe.one")
def test_giraffe_passes_one_animal_even_a_zebra_and_no_second_one_on_that_turn():
    t = base(line="blue seal, green zebra", hand="giraffe").play("giraffe")
    assert t.line == "blue seal, red giraffe, green zebra"


@rule("giraffe.recurring", "giraffe.one", "base.recurring")
def test_giraffe_passes_one_more_on_every_later_turn():
    t = base(line="blue seal, yellow seal, green giraffe", hand="monkey", hands={"blue": "lion"}).play(
        "monkey"
    )
    assert t.line == "blue seal, green giraffe, yellow seal, red monkey"


# -------------------------------------------------------------------------------------------- 7, the zebra


@rule("zebra.shields", "zebra.crocodile", "zebra.hippo")
def test_zebra_just_played_protects_all_in_front_of_it():
    t = base(line="blue skunk, green seal", hand="zebra", hands={"blue": "crocodile", "green": "hippo"})
    t.play("zebra", "crocodile")
    assert t.line == "blue skunk, green seal, red zebra, blue crocodile"
    t.play("hippo")  # it passes the crocodile and stops behind the zebra: five, the gate opens
    assert t.bar == "blue skunk, green seal"
    assert t.line == "red zebra, green hippo"


# --------------------------------------------------------------------------------------------- 6, the seal


@rule("seal.swaps", "new.sides", "A73")
def test_seal_turns_the_line_round_and_back():
    t = base(line="blue skunk, green zebra, yellow snake", hand="seal", hands={"blue": "monkey"}).play("seal")
    assert t.line == "red seal, yellow snake, green zebra, blue skunk"
    assert t.document["gate"] == "right"
    t.play("monkey")  # at the end, now the other side; five: seal and snake enter
    assert t.bar == "red seal, yellow snake"
    assert t.thats_it == "blue monkey"


@rule("seal.swaps")
def test_two_seals_put_the_gate_back():
    t = base(line="blue lion", hand="seal", hands={"blue": "seal"}).play("seal", "seal")
    assert t.line == "blue seal, blue lion, red seal"
    assert t.document["gate"] == "left"


@rule("seal.in_danger")
def test_seal_in_front_of_a_crocodile_is_eaten():
    t = base(line="blue lion, green crocodile", hand="seal").play("seal")
    assert t.line == "green crocodile, blue lion"
    assert t.thats_it == "red seal"


# ---------------------------------------------------------------------------------------- 5, the chameleon


@rule("chameleon.imitates")
def test_chameleon_chooses_among_the_other_species_in_line_and_must_choose():
    t = base(line="blue lion, green seal, yellow seal, blue chameleon", hand="chameleon").play("chameleon")
    assert (t.asks, t.choices) == ("imitate", {"lion", "seal"})
    t.refuses("as chameleon")
    t.refuses("decline")


@rule("chameleon.imitates", "new.action.if_possible")
@pytest.mark.parametrize("line", ["", "blue chameleon"])
def test_chameleon_without_another_species_in_line_stays(line):
    t = base(line=line, hand="chameleon", hands={"blue": "lion"}).play("chameleon")
    assert t.line == f"{line}, red chameleon".removeprefix(", ")
    assert t.actor == "blue"


@rule("chameleon.not_recurring", "chameleon.five_again", "giraffe.one")
def test_chameleon_as_giraffe_jumps_once():
    line = "blue seal, green giraffe, yellow seal"
    t = base(line=line, hand="chameleon").play("chameleon", "as giraffe")
    # the chameleon passes the yellow seal, then the green giraffe passes the blue one
    assert t.line == "green giraffe, blue seal, red chameleon, yellow seal"


@rule("chameleon.not_recurring")
def test_chameleon_as_crocodile_eats_only_in_its_action():
    line = "green crocodile, blue zebra, yellow seal"
    t = base(line=line, hand="chameleon", hands={"blue": "parrot"}).play("chameleon", "as crocodile")
    assert t.line == "green crocodile, blue zebra, red chameleon"
    assert t.thats_it == "yellow seal"
    t.play("parrot", "at blue zebra")
    assert t.line == "green crocodile, red chameleon, blue parrot"  # no crocodile behind anybody


@rule("chameleon.skunk", "skunk.not_skunks")
def test_chameleon_as_skunk_counts_as_skunk():
    t = base(line="blue skunk, green monkey", hand="chameleon").play("chameleon", "as skunk")
    assert t.line == "blue skunk, red chameleon"  # at 5 it would have been one of the two strongest
    assert t.thats_it == "green monkey"


@rule("chameleon.strength", "chameleon.imitates")
@pytest.mark.parametrize(
    ("model", "line", "actions", "after", "pile"),
    [
        ("lion", "blue lion, green seal", (), "blue lion, green seal", "red chameleon"),
        ("hippo", "green hippo, blue snake", (), "green hippo, red chameleon, blue snake", ""),
        ("crocodile", "green crocodile, blue snake", (), "green crocodile, red chameleon", "blue snake"),
        (
            "snake",
            "blue seal, green snake",
            (),
            "green snake, red chameleon, blue seal",
            "",
        ),  # sorts itself as 9
        ("giraffe", "green giraffe, blue zebra", (), "green giraffe, red chameleon, blue zebra", ""),
        ("zebra", "green zebra, blue seal", (), "green zebra, blue seal, red chameleon", ""),
        ("seal", "blue seal, green lion", (), "red chameleon, green lion, blue seal", ""),
        ("monkey", "blue seal, green monkey", (), "red chameleon, green monkey, blue seal", ""),
        (
            "kangaroo",
            "blue kangaroo, green lion",
            ("jump 1",),
            "blue kangaroo, red chameleon, green lion",
            "",
        ),
        ("parrot", "blue parrot, green lion", ("at green lion",), "blue parrot, red chameleon", "green lion"),
        ("skunk", "blue skunk, green seal", (), "blue skunk, red chameleon", "green seal"),
    ],
)
def test_chameleon_as_everything(model, line, actions, after, pile):
    t = base(line=line, hand="chameleon").play("chameleon", f"as {model}", *actions)
    assert (t.line, t.thats_it) == (after, pile)


# -------------------------------------------------------------------------------------------- 4, the monkey


@rule("monkey.single")
def test_single_monkey_has_no_effect():
    t = base(line="blue hippo, green crocodile", hand="monkey").play("monkey")
    assert t.line == "blue hippo, green crocodile, red monkey"


@rule("monkey.chases", "monkey.front", "monkey.reversed")
def test_monkeys_chase_hippos_and_crocodiles_and_nobody_else():
    t = base(line="blue hippo, green lion, yellow monkey, green monkey", hand="monkey").play("monkey")
    assert t.line == "red monkey, green monkey, yellow monkey, green lion"
    assert t.thats_it == "blue hippo"


@rule("monkey.reversed")
def test_three_pals_follow_in_reversed_order():
    t = base(line="blue monkey, green monkey, yellow monkey, blue lion", hand="monkey").play("monkey")
    # red, yellow, green, blue, lion: five, the gate opens
    assert t.bar == "red monkey, yellow monkey"
    assert t.line == "green monkey, blue monkey"
    assert t.thats_it == "blue lion"


# ------------------------------------------------------------------------------------------ 3, the kangaroo


@rule("kangaroo.jumps", "kangaroo.strength")
@pytest.mark.parametrize(
    ("jump", "after"),
    [
        ("jump 1", "blue skunk, green snake, red kangaroo, yellow lion"),
        ("jump 2", "blue skunk, red kangaroo, green snake, yellow lion"),
    ],
)
def test_kangaroo_jumps_over_one_or_two_at_choice(jump, after):
    t = base(line="blue skunk, green snake, yellow lion", hand="kangaroo").play("kangaroo")
    assert (t.asks, t.choices) == ("choose_jump", {"1", "2"})
    assert t.play(jump).line == after


@rule("kangaroo.jumps", "new.action.if_possible")
def test_kangaroo_jumps_over_the_only_animal_there_is():
    assert base(line="blue lion", hand="kangaroo").play("kangaroo").line == "red kangaroo, blue lion"
    assert base(hand="kangaroo").play("kangaroo").line == "red kangaroo"


# -------------------------------------------------------------------------------------------- 2, the parrot


@rule("parrot.scares")
def test_parrot_may_scare_any_other_animal():
    t = base(line="blue lion, red zebra, green parrot", hand="parrot").play("parrot")
    assert t.choices == {"blue lion", "red zebra", "green parrot"}
    t.play("at blue lion")
    assert (t.line, t.thats_it) == ("red zebra, green parrot, red parrot", "blue lion")


@rule("parrot.scares", "new.action.if_possible")
def test_parrot_alone_scares_nobody():
    assert base(hand="parrot").play("parrot").line == "red parrot"


# --------------------------------------------------------------------------------------------- 1, the skunk


@rule("skunk.two_species", "skunk.not_skunks")
@pytest.mark.parametrize(
    ("line", "after"),
    [
        ("", "red skunk"),
        ("blue skunk", "blue skunk, red skunk"),
        ("blue skunk, green parrot", "blue skunk, red skunk"),  # only one other species
        ("blue parrot, green kangaroo, yellow monkey", "blue parrot, red skunk"),
        ("blue lion, green parrot, blue parrot", "red skunk"),
    ],
)
def test_skunk_repels_the_two_strongest_species_but_no_skunks(line, after):
    t = base(line=line, hand="skunk", pile_order="as_fallen").play("skunk")
    assert t.line == after
    assert t.thats_it == ", ".join(card for card in line.split(", ") if card and card not in after)


# --------------------------------------------------------------------------------------- recurring animals


@rule("base.recurring.order", "A3")
def test_recurring_animals_act_from_the_gate_to_the_kick():
    t = base(line="blue zebra, green giraffe, yellow hippo", hand="monkey").play("monkey")
    # the giraffe passes the zebra first, which then stops the hippo from passing the giraffe
    assert t.line == "green giraffe, blue zebra, yellow hippo, red monkey"


@rule("A78", "base.pile.face_down", "base.end.tie")
def test_the_base_set_alone_has_defaults_of_its_own():
    """ "... boca abajo sobre la carta «ES LO QUE HAY». Permanecerá ahí hasta el final": nothing to order there."""
    line = "blue lion, green hippo, yellow crocodile"
    t = base(line=line, hand="skunk", hands={"blue": "seal"}).play("skunk")
    assert (t.asks, t.actor) == ("play_card", "blue")
    assert (
        t.thats_it == "blue lion, green hippo"
    )  # as they fell; the skunk went for the two strongest species
    assert "stacked" not in t.happened()
    over = {
        "decisions": []
    }  # "... gana el jugador cuyos clientes sumen el valor más bajo": 3 against 4 points here
    t = base(bar="red snake, blue crocodile", more=over)
    assert t.match.winners == (0,)
    assert base(bar="red snake, blue crocodile", tie_break="points", more=over).match.winners == (1,)
    assert base(line=line, hand="skunk", pile_order="sent").play("skunk").asks == "order_pile"


@rule("A78")
@pytest.mark.parametrize("observer", [0, 1, None])
def test_what_lies_face_down_on_the_pile_everybody_has_seen(observer):
    t = base(line="blue lion, green hippo", hand="skunk", hands={"blue": "seal, zebra"}).play("skunk")
    assert t.match.view(observer).document()["position"]["thats_it"] == ["blue lion", "green hippo"]
    view = t.match.position().as_seen_by(observer)
    assert len({str(view.filled(seed).document()["position"]["thats_it"]) for seed in range(9)}) == 1


@rule("A78")
@pytest.mark.parametrize("animals", ["new", "chosen", "random"])
def test_points_and_an_order_belong_to_new_beasts_and_mixed_sets(animals):
    options = biberbau.game("beasty_bar", set=animals).options
    assert (options["pile_order"], options["tie_break"]) == ("sent", "points")
