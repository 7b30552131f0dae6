"""Why an action is not legal: a scene for every reason, and none for what is legal."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from biberbau import Game, Match
from biberbau.games.biberbande.rules import actions as act
from biberbau.games.biberbande.rules import game as rules
from biberbau.games.biberbande.rules.reasons import Why
from biberbau.games.biberbande.words.ask import WHY
from biberbau.games.biberbande.words.names import SAYS
from biberbau.games.common.catalogues.wording import LANGUAGES
from common.scenario import rule

from .scenario import Table, fresh, table
from .sentences import RULINGS, SENTENCES

OPTION_SETS: list[dict[str, object]] = [
    {"players": 2, "special_first": True},
    {"players": 3, "keep_top": True},
    {"players": 6, "fixed_dealer": True, "turn_guard": 20},
]


def reasons(match: Match) -> list[Why]:
    """Why the seat that decides may not carry each action out, as it sees the table."""
    state = match.view(match.to_act).state
    return [Why(rules.why(state, action.id)) for action in act.TABLE]


def why(t: Table, action: str) -> Why:
    return reasons(t.match)[act.TABLE.parse(action).id]


def counted() -> Table:
    """A round is over, and the first of two looks at the open rows."""
    t = fresh(players=2, turn_guard=20)
    while t.asks != "deal_next":
        t.match.play(t.match.legal()[-1] if t.asks == "end_of_turn" else t.match.legal()[0])
    return t


SCENES = [
    pytest.param(reason, laid, action, marks=rule(*names), id=f"{reason.name}-{action}")
    for reason, laid, action, *names in [
        # ------------ actions A and B
        (Why.TAKES_NO_SPECIAL, lambda: table(top="peek"), "take 1", "a.no_special", "E2"),
        (Why.TAKES_NO_SPECIAL, lambda: table(top="swap"), "take 4", "a.no_special", "E15"),
        (Why.LEGAL, lambda: table(top="0"), "take 4", "a.take"),
        (Why.NOTHING_TO_TAKE, lambda: table(top=""), "take 1", "E4"),
        (Why.DRAWS_FIRST, lambda: table(), "put 1", "b.draw"),
        (Why.DRAWS_FIRST, lambda: table(), "discard", "b.draw"),
        (Why.HAS_DRAWN, lambda: table(deck="3, 0").play("draw"), "take 1", "course.one_action"),
        (Why.HAS_DRAWN, lambda: table(deck="3, 0").play("draw"), "draw", "b.one_of_three"),
        (Why.NO_SPECIAL_IN_ROW, lambda: table(deck="peek, 0").play("draw"), "put 1", "b.put", "E9"),
        (Why.NO_SPECIAL_IN_ROW, lambda: table(deck="draw two, 0").play("draw"), "put 4", "b.put", "E9"),
        (Why.LEGAL, lambda: table(deck="9, 0").play("draw"), "put 1", "b.put"),
        # ------------ special cards
        (Why.NO_SWAP_DRAWN, lambda: table(top="swap"), "give 1", "special.drawn_only"),
        (Why.NO_SWAP_DRAWN, lambda: table({"a": "swap, 1, 2, 3"}), "get b1", "special.drawn_only"),
        (Why.NO_SWAP_DRAWN, lambda: table(deck="peek, 0").play("draw"), "get b1", "special.drawn_only"),
        (Why.NO_PEEK_DRAWN, lambda: table(), "peek 2", "a.unseen", "special.drawn_only"),
        (Why.NO_PEEK_DRAWN, lambda: table(deck="3, 0").play("draw"), "peek 1", "special.drawn_only"),
        (Why.NO_DRAW_TWO_DRAWN, lambda: table(top="draw two"), "use", "special.drawn_only"),
        (Why.NO_DRAW_TWO_DRAWN, lambda: table(deck="swap, 0").play("draw"), "use", "special.drawn_only"),
        (Why.DISCARDS_THE_FIRST, lambda: table(deck="draw two, 3, 0").play("draw", "use"), "draw", "E12"),
        (
            Why.HAS_DRAWN,
            lambda: table(deck="draw two, 3, 4, 0").play("draw", "use", "discard"),
            "draw",
            "two.must",
        ),
        (Why.GIVES_FIRST, lambda: table(deck="swap, 0").play("draw"), "get b1", "swap.exchange", "E17"),
        (
            Why.SWAPS_WITH_ANOTHER,
            lambda: table(deck="swap, 0").play("draw", "give 1"),
            "get a2",
            "swap.exchange",
            "E17",
        ),
        (Why.NOBODY_THERE, lambda: table(deck="swap, 0").play("draw", "give 1"), "get c1", "E17"),
        (
            Why.LEGAL,
            lambda: table(deck="swap, 0", players=3, more={"turns": 4, "knocked": "c"}).play(
                "draw", "give 1"
            ),
            "get c1",
            "E18",
        ),
        (Why.DECIDES_OTHERWISE, lambda: table(deck="swap, 0").play("draw", "give 1"), "discard", "E33"),
        (Why.DECIDES_OTHERWISE, lambda: table(deck="swap, 0").play("draw", "give 1"), "give 2", "E33"),
        # ------------ looking
        (Why.LAYS_BACK_FIRST, lambda: fresh(players=2), "draw", "setup.look"),
        (Why.LAYS_BACK_FIRST, lambda: table(deck="peek, 0").play("draw", "peek 1"), "knock", "peek.back"),
        (Why.LAYS_BACK_FIRST, lambda: table(deck="peek, 0").play("draw", "peek 1"), "peek 2", "E20"),
        (Why.LOOKS_AT_NOTHING, lambda: table(), "hide", "E3"),
        # ------------ knocking
        (Why.NOT_EVERYONE_HAD_A_TURN, lambda: table(players=3, more={"turns": 1}), "knock", "E22"),
        (
            Why.KNOCKS_AFTER_ACTION,
            lambda: table(players=3, more={"turns": 2}),
            "knock",
            "knock.after_action",
            "E21",
        ),
        (
            Why.KNOCKS_AFTER_ACTION,
            lambda: table(deck="swap, 0", more={"turns": 4}).play("draw", "give 1"),
            "knock",
            "E21",
        ),
        (Why.HAS_BEEN_KNOCKED, lambda: table(more={"turns": 4, "knocked": "b"}), "knock", "E23"),
        (Why.DECIDES_OTHERWISE, lambda: table(), "pass", "E21"),
        (Why.LEGAL, lambda: table(players=3, more={"turns": 2}).play("take 1"), "knock", "E22"),
        (Why.ACTION_OVER, lambda: table(more={"turns": 4}).play("take 1"), "draw", "course.one_action"),
        (Why.ACTION_OVER, lambda: table(more={"turns": 4}).play("take 1"), "take 1", "course.one_action"),
        # ------------ between two rounds
        (Why.DEALS_AFTER_COUNTING, lambda: table(), "deal", "game.sheet"),
        (Why.GOES_ON_AFTER_COUNTING, lambda: table(), "next", "game.sheet"),
        (Why.DECIDES_OTHERWISE, counted, "draw", "game.sheet"),
        (Why.DECIDES_OTHERWISE, counted, "deal", "E1"),
        (Why.DECIDES_OTHERWISE, lambda: counted().play("next"), "next", "E1"),
    ]
]


@pytest.mark.parametrize(("reason", "laid", "action"), SCENES)
def test_each_scene_is_refused_with_its_reason(reason: Why, laid: Callable[[], Table], action: str) -> None:
    assert why(laid(), action) == reason


def test_scenes_name_known_rules() -> None:
    named = {name for scene in SCENES for mark in scene.marks for name in mark.args}
    assert named <= {*SENTENCES, *RULINGS}


def test_every_reason_has_a_scene_and_a_sentence_in_every_language() -> None:
    assert {scene.values[0] for scene in SCENES} == set(Why)
    assert set(WHY) == {why.name for why in Why} - {"LEGAL"}
    assert all(SAYS(lang, key, ask="?", drawn="7") for key in WHY.values() for lang in LANGUAGES)


def test_no_reason_for_exactly_what_is_legal() -> None:
    """Random games meet every reason but one: after each action there lies a card on the discard pile."""
    met: set[Why] = set()
    for seed, options in enumerate(OPTION_SETS * 2):
        match, dice = Match(Game.of("biberbande", options), seed), random.Random(seed)
        while not match.over:
            found, legal = reasons(match), match.legal()
            assert tuple(action for action in act.TABLE if found[action.id] == Why.LEGAL) == legal
            met.update(found)
            match.play(dice.choice(legal))
        assert Why.LEGAL not in reasons(match)
    assert met == set(Why) - {Why.NOTHING_TO_TAKE}
