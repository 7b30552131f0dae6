"""Who knows what: face-down cards, the deck, the drawn card, the first flips until all have chosen."""

from __future__ import annotations

import pytest

from biberbau import Match, Position
from biberbau.games.biber_gang.rules.state import Ev
from common.scenario import rule

from .scenario import fresh, table

MINE = "6 (3) 1 2 / 5 4 (7) 8"
YOURS = "(1) (2) (3) (4) / 5 (6) 7 (8)"


@rule("setup.no_looking", "setup.eight")
@pytest.mark.parametrize("observer", [0, 1, None])
def test_nobody_sees_face_down_cards_not_even_ones_own(observer):
    seen = table(MINE, YOURS).seen_by(observer)
    assert seen["displays"] == [
        [["6", "?", "1", "2"], ["5", "4", "?", "8"]],
        [["?", "?", "?", "?"], ["5", "?", "7", "?"]],
    ]
    assert set(seen["deck"]) == {"?"}
    assert seen["pile"] == ["5"]


@rule("G34", "turn.look")
def test_a_card_drawn_from_the_deck_is_seen_by_its_drawer_alone():
    t = table(MINE, YOURS, deck="0").play("draw deck")
    assert t.seen_by(0)["drawn"] == {"card": "0", "from": "deck"}
    for observer in (1, None):
        assert t.seen_by(observer)["drawn"] == {"card": "?", "from": "deck"}
    seen = {who: [e.card for _, e in t.match.events(who) if e.kind == Ev.DRAWS] for who in (0, 1, None)}
    assert seen == {0: [0], 1: [-1], None: [-1]}
    t.play("place 1")
    assert t.seen_by(1)["displays"][0][0][0] == "0"


@rule("G34")
def test_a_card_taken_from_the_pile_is_seen_by_all():
    t = table(MINE, YOURS, pile="5 9").play("draw discard")
    for observer in (0, 1, None):
        assert t.seen_by(observer)["drawn"] == {"card": "9", "from": "pile"}


@rule("beaver.swap", "G34")
def test_everyone_sees_a_beaver_on_its_way():
    t = table("6 (3) 1 2 / beaver 4 (7) 8", deck="6").play("draw deck", "place 5")
    for observer in (0, 1, None):
        assert t.seen_by(observer)["drawn"] == {"card": "beaver", "from": "display"}


@rule("action.2")
def test_a_player_who_swaps_a_face_down_card_has_not_seen_it_before():
    t = table(MINE, YOURS, deck="0").play("draw deck", "place 2")
    discarded = next(e for _, e in t.match.events(0) if e.card == 3)
    assert discarded.reveals
    assert discarded.knew == 0
    assert not t.match.can_undo


@rule("setup.two", "G3")
def test_nobody_sees_what_the_others_have_chosen_until_all_have():
    t = fresh(players=3).play("flip 1", "flip 5", "flip 2")
    assert t.seen_by(0)["chosen"] == [[1, 5], ["?"], []]
    assert t.seen_by(1)["chosen"] == [["?", "?"], [2], []]
    for observer in (2, None):
        assert t.seen_by(observer)["chosen"] == [["?", "?"], ["?"], []]
    events = [e for _, e in t.match.events(2) if e.kind == Ev.CHOOSES]
    assert [(e.seat, e.a, e.b) for e in events] == [(0, 1, -2), (0, 2, -2), (1, 1, -2)]  # how many, not which


@rule("setup.two", "G3")
def test_every_choice_looks_the_same_to_the_others():
    views = set()
    for first, second in (("flip 1", "flip 2"), ("flip 3", "flip 8"), ("flip 8", "flip 1")):
        t = fresh(players=2).play(first, second)
        views.add((t.match.view(1).state.tobytes(), repr(t.match.events(1)), t.match.view(1).legal))
    assert len(views) == 1


def test_a_choice_may_be_taken_back_as_long_as_nothing_is_turned_up():
    t = fresh(players=2).play("flip 1", "flip 2", "flip 3")
    t.match.undo()
    t.play("flip 4", "flip 5")
    assert not t.match.can_undo


@rule("setup.no_looking", "G34")
@pytest.mark.parametrize("observer", [0, 1, 2, None])
def test_what_an_observer_cannot_know_changes_nothing_that_he_sees(observer):
    """Deal the hidden cards anew: his view stays, byte for byte, and so do his next views."""
    opening = fresh(players=3).play("flip 1", "flip 5", "flip 2")
    for t in (opening, table(MINE, YOURS, players=3, deck="0 6 1").play("draw deck")):
        view = t.match.position().as_seen_by(observer)
        hidden = set()
        for seed in range(4):
            other = view.filled(seed)
            assert other.as_seen_by(observer).state.tobytes() == view.state.tobytes()
            assert Position.load(other.document()).state.tobytes() == other.state.tobytes()
            hidden.add(other.state.tobytes())
        assert len(hidden) == 4


def test_what_the_drawer_holds_does_not_show_in_what_the_others_get():
    t = table(MINE, YOURS, deck="0").play("draw deck")
    views = set()
    for seed in range(5):
        other = t.match.position().as_seen_by(1).filled(seed)
        match = Match(other.game, 1, start=other)
        views.add((match.view(1).state.tobytes(), match.view(1).legal, match.view(None).state.tobytes()))
    assert len(views) == 1
