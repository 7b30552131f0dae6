"""Why an action is not legal: a position for every reason, and in random games a reason for all that is not legal."""

from __future__ import annotations

import random

import pytest

from biberbau import Game, Match
from biberbau.games.beasty_bar.rules.reasons import Why
from biberbau.games.beasty_bar.words.ask import WHY
from common.ids import short
from common.scenario import rule

from .scenario import Table, base, fresh, mixed, table

OPTION_SETS: list[dict[str, object]] = [
    {"players": 2},
    {"players": 3, "set": "base"},
    {"players": 4, "set": "random", "pile_order": "whole_turn", "penguin_may_decline": True},
    {"players": 2, "set": "chosen", "return_game": True, "advanced": True},
    {"players": 4, "set": "random", "penguin_as_vulture": False, "types_edition": True},
    {"players": 2, "animals": 7, "hand": 3, "advanced": True},
]

CASES = [
    # ------------ Play
    pytest.param(
        table("blue dog", "tiger"), [], "at 1", Why.DECIDES_OTHERWISE, marks=rule("new.course.five_actions")
    ),
    pytest.param(
        table("blue dog, green dog", "bat, bear"),
        ["bat"],
        "play bear",
        Why.DECIDES_OTHERWISE,
        marks=rule("new.course.five_actions"),
    ),
    pytest.param(table("blue dog", "tiger"), [], "play 3", Why.NOT_IN_HAND, marks=rule("new.play.one")),
    pytest.param(table("blue dog", "tiger"), [], "play 10", Why.LEGAL, marks=rule("new.play.one")),
    # ------------ Choose an animal
    pytest.param(
        table("blue dog, green dog", "bat"), ["bat"], "at 4", Why.NOBODY_THERE, marks=rule("bat.any")
    ),
    pytest.param(
        table("blue dog, green dog", "bat"), ["bat"], "at 3", Why.NOT_ITSELF, marks=rule("bat.takes_place")
    ),
    pytest.param(table("blue dog, green dog", "bat"), ["bat"], "at 2", Why.LEGAL, marks=rule("bat.any")),
    pytest.param(
        table("blue bear, green bear, blue dog", "rhino"),
        ["rhino"],
        "at blue dog",
        Why.NOT_THE_STRONGEST,
        marks=rule("rhino.strongest", "A11"),
    ),
    pytest.param(
        table("blue bear, green bear, blue dog", "penguin, peacock"),
        ["penguin", "as peacock"],
        "at blue dog",
        Why.NOT_THE_STRONGEST,
        marks=rule("peacock.strongest"),
    ),
    pytest.param(
        table("blue dog, green dog, blue llama", "cheetah"),
        ["cheetah"],
        "at blue llama",
        Why.NOT_THE_WEAKEST,
        marks=rule("cheetah.weakest", "A11"),
    ),
    # ------------ Imitate
    pytest.param(
        table("", "penguin, dog"), ["penguin"], "as bear", Why.NOT_HELD, marks=rule("penguin.imitates")
    ),
    pytest.param(
        table("", "penguin, dog"), ["penguin"], "as penguin", Why.NOT_ITS_OWN_SPECIES, marks=rule("A27")
    ),
    pytest.param(table("", "penguin, dog"), ["penguin"], "decline", Why.PENGUIN_IMITATES, marks=rule("A27")),
    pytest.param(
        table("", "penguin, dog", penguin_may_decline=True),
        ["penguin"],
        "decline",
        Why.LEGAL,
        marks=rule("A27"),
    ),
    pytest.param(
        table("", "penguin, vulture, dog", penguin_as_vulture=False),
        ["penguin"],
        "as vulture",
        Why.NO_PENGUIN_AS_VULTURE,
        marks=rule("A33"),
    ),
    pytest.param(
        table("", "penguin, bear, dog", penguin_as_vulture=False),
        ["penguin"],
        "as vulture",
        Why.NOT_HELD,
        marks=rule("A33"),
    ),
    pytest.param(
        base("blue zebra, green parrot", "chameleon"),
        ["chameleon"],
        "as lion",
        Why.NOT_IN_LINE,
        marks=rule("chameleon.imitates"),
    ),
    pytest.param(
        base("blue zebra, green chameleon, yellow parrot", "chameleon"),
        ["chameleon"],
        "as chameleon",
        Why.NOT_ITS_OWN_SPECIES,
        marks=rule("chameleon.imitates"),
    ),
    pytest.param(
        base("blue zebra, green parrot", "chameleon"),
        ["chameleon"],
        "decline",
        Why.CHAMELEON_IMITATES,
        marks=rule("chameleon.imitates"),
    ),
    pytest.param(
        mixed("green penguin, blue dog", thats_it="blue chameleon", hand="vulture, chameleon, tiger"),
        ["vulture", "as penguin"],
        "as chameleon",
        Why.NO_CIRCLE,
        marks=rule("A70"),
    ),
    pytest.param(
        mixed("green penguin, yellow dog, yellow rhino", thats_it="blue penguin", hand="vulture, chameleon"),
        ["vulture", "as chameleon"],
        "as penguin",
        Why.NO_CIRCLE,
        marks=rule("A70"),
    ),
    # ------------ Order THAT'S IT, and before the game
    pytest.param(
        table("blue dog, green cheetah", "bat, bear"),
        ["bat", "at 1"],
        "stack 3",
        Why.NOT_WAITING,
        marks=rule("A56"),
    ),
    pytest.param(
        fresh(players=2, advanced=True),
        ["out dog"],
        "out dog",
        Why.SORTED_OUT_ALREADY,
        marks=rule("new.advanced.sort_out"),
    ),
    pytest.param(
        fresh(players=2, animals=7, hand=3, advanced=True),
        [],
        "out rhino",
        Why.NOT_IN_PLAY,
        marks=rule("new.setup.hand"),
    ),
]


def reasons(match: Match) -> dict[str, Why]:
    """What the rules answer the seat to act about every action, the same from what they see as in truth."""
    why, truth, seen = match.game.kind.rules.why, match.position().state, match.view(match.to_act).state
    found = {action.notation: Why(why(truth, action.id)) for action in match.game.kind.actions}
    assert all(why(seen, action.id) == found[action.notation] for action in match.game.kind.actions)
    return found


@pytest.mark.parametrize(("t", "played", "action", "why"), CASES, ids=short)
def test_every_reason_in_its_position(t: Table, played: list[str], action: str, why: Why) -> None:
    t.play(*played)
    assert reasons(t.match)[t.match.game.parse(t.notation(action)).notation] is why


def test_there_is_a_position_for_every_reason() -> None:
    assert {case.values[3] for case in CASES} == set(Why)


def test_every_reason_has_a_sentence() -> None:
    assert WHY.keys() == {why.name for why in Why} - {"LEGAL"}


@rule("illegal")
@pytest.mark.parametrize("options", OPTION_SETS, ids=str)
def test_random_games_name_a_reason_for_exactly_what_is_not_legal(options: dict[str, object]) -> None:
    for seed in range(2):
        match, dice = Match(Game.of("beasty_bar", options), seed), random.Random(seed)
        while not match.over:
            legal = match.legal()
            allowed = [action for action, why in reasons(match).items() if why is Why.LEGAL]
            assert allowed == [action.notation for action in legal]
            match.play(dice.choice(legal))
