"""Worlds that are filled in are such as the events leave possible; a tracker of its own says which."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from biberbau.games import kind
from biberbau.games.frantic.check import known_scenes
from biberbau.games.frantic.check.belief_tracker import BeliefTracker
from biberbau.games.frantic.check.known_scenes import SCENES
from biberbau.games.frantic.rules import deck
from biberbau.kernel.compiled import INTERPRETED
from biberbau.match import Game, Match
from biberbau.testing import consistency
from biberbau.testing.case import QUICK, Case
from biberbau.testing.consistency import check_consistency, check_scenes
from biberbau.testing.hooks import hooks_of
from biberbau.testing.report import BrokenPromiseError
from games_tried import in_turn

from .scenario import Table, eventful, fresh, rule, table
from .test_heard import FEW_WORLDS, LONG

GAME = kind("frantic")
SHORT = {"length": "number", "limit": 30}
ROWS: list[dict[str, Any]] = [
    {"players": 2, **SHORT},
    {
        "players": 3,
        "exchange_mixed": True,
        "favours_take_all": True,
        "gambling_man": "edition_2020",
        "limit_ends": "exceeded",
        **SHORT,
    },
    {"players": 4, "scoring": "none", "rounds": 1},
    {"players": 5, "deck": "rulebook", **SHORT},
    {"players": 8, "scoring": "none", "rounds": 1, "any_empty_hand": False},
]
WORLDS = 8 if INTERPRETED else 40
RATE = 0.01 if INTERPRETED else 0.04


def case(options: dict[str, Any], seed: int) -> Case:
    return Case(Game.of("frantic", options), seed, hooks_of(GAME), replace(QUICK, world_rate=RATE))


@pytest.mark.parametrize(
    ("options", "seed"),
    [(row, 1) for row in ROWS[1::2]] if INTERPRETED else in_turn(2, 0, of=ROWS),
    ids=lambda part: str(part["players"] if isinstance(part, dict) else part),
)
def test_worlds_agree_with_what_was_heard(options: dict[str, Any], seed: int) -> None:
    check_consistency(case(options, seed))


@pytest.mark.skipif(not INTERPRETED, reason="biberbau check does it at length with compiled rules")
def test_what_is_heard_in_some_rounds_is_so() -> None:
    """A round of the match of ``test_heard``, by interpreted rules."""
    check_consistency(Case(Game(GAME, LONG | {"rounds": 1}), 1, hooks_of(GAME), FEW_WORLDS))


@pytest.mark.parametrize("name", list(SCENES)[:3] if INTERPRETED else SCENES)
def test_worlds_agree_with_what_was_heard_in_a_scene(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What random players seldom meet is laid out: earthquakes, gifts beside a rude card, gambling, taxation."""
    monkeypatch.setattr(known_scenes, "SCENES", {name: SCENES[name]})
    check_scenes(case({"players": 3}, 0))


@pytest.mark.parametrize("options", ROWS[1::2], ids=lambda row: str(row["players"]))
def test_a_state_without_a_past_is_filled_within_its_bounds(options: dict[str, Any]) -> None:
    """Of a position nobody knows how it came about: a world looks like it to its observer, and can be."""
    match, dice = Match(Game.of("frantic", options), 1), random.Random(1)
    while not match.over and match.ply < 400:
        match.play(dice.choice(match.legal()))
        if match.ply % 7:
            continue
        for observer in (None, match.ply % match.game.players):
            view = replace(match.view(observer), past=None)
            world = view.filled(match.ply)
            assert match.game.complaint(world.state) is None
            assert world.as_seen_by(observer).document() == view.document()


def test_a_tracker_that_finds_a_position_knows_what_lies_open_there() -> None:
    """b's hand is open: a world in which it is another one contradicts that."""
    t = table({"b": "red 1, red 2"}, more={"known": {"b": {"red 1": ["all"], "red 2": ["all"]}}}, players=2)
    tracker = BeliefTracker(t.match.game.options, None)
    tracker.finds(t.match.view(None).state)
    world = t.match.position().state.copy()
    assert tracker.objection(world) is None
    red_1, red_3 = deck.NAMES.index("red 1"), deck.NAMES.index("red 3")
    world.hand[1, [red_1, red_3]] = 0, 1
    world.deck[[red_1, red_3]] += np.array([1, -1], dtype=np.int8)
    assert "seat 1" in str(tracker.objection(world))


def worlds(t: Table, observer: int | None, count: int = WORLDS, bounds: bool = True) -> list[Any]:
    """Bodies of documents of worlds that look alike to an observer: by what they saw, and within the state's bounds.

    These do not hold what a single player can tell of cards that have left a hand unseen.
    """
    seen = t.match.view(observer)
    views = [seen, replace(seen, past=None) if bounds else seen]
    return [views[seed % 2].filled(seed).document()["position"] for seed in range(count)]


def sorted_cards(body: Any, letters: str) -> list[str]:
    """All cards of these hands, in order."""
    return sorted(card for letter in letters for card in body["hands"][letter])


# --------------------------------------------------------------------------------------- cards that leave unseen


@rule("knowledge", "F123")
@pytest.mark.parametrize("observer", [2, None])
def test_one_blind_draw_after_the_all_seeing_eye_hides_one_card_not_a_hand(observer: int | None) -> None:
    """All hands have lain open; then a draws blindly from b, and all others know: one card of b's is a's now."""
    hands = {"a": ", ".join(HELD), "b": ", ".join(["inequality", *REDS])}
    t = eventful("the all-seeing eye", hands).play("ok", "ok", "ok", "ok")
    t.play("play inequality", "wish red", "seat a")  # a has four cards and b five: so a draws one
    found = set()
    for body in worlds(t, observer):
        a, b = set(body["hands"]["a"]), set(body["hands"]["b"])
        assert set(HELD) < a and b < set(REDS) and a | b == {*HELD, *REDS}
        found |= a - set(HELD)
    assert len(found) > 2
    t.play("draw", "pass", "draw", "pass", "draw", "pass", "draw", "pass")
    for body in worlds(t, observer):  # what they draw changes nothing of that
        a, b = set(body["hands"]["a"]), set(body["hands"]["b"])
        assert set(HELD) < a and set(REDS) & a and {*HELD, *REDS} < a | b


HELD = [f"blue {number}" for number in range(1, 5)]
REDS = [f"red {number}" for number in range(1, 6)]


@rule("knowledge")
def test_an_open_hand_that_gives_a_card_away_blindly_lacks_one_of_its_cards() -> None:
    """Exchange: a gives both of their cards and draws two of the three of b; all three have lain open, too."""
    t = table({"a": "red exchange, blue 1, blue 2", "b": "yellow 1, yellow 2, yellow 3"}, more=KNOWN)
    t.play("play red exchange", "seat b", "pick blue 1", "pick blue 2")
    for observer in (2, None):
        missing = set()
        for body in worlds(t, observer):
            assert sorted_cards(body, "ab") == ["blue 1", "blue 2", "yellow 1", "yellow 2", "yellow 3"]
            assert len(body["hands"]["a"]) == 2 and {"blue 1", "blue 2"} <= set(body["hands"]["b"])
            missing |= set(body["hands"]["b"]) - {"blue 1", "blue 2"}
        assert missing == {"yellow 1", "yellow 2", "yellow 3"}


KNOWN = {
    "known": {
        "a": {"blue 1": ["all"], "blue 2": ["all"]},
        "b": {"yellow 1": ["all"], "yellow 2": ["all"], "yellow 3": ["all"]},
    }
}


@rule("knowledge")
def test_of_what_came_after_a_blind_draw_nothing_is_missing() -> None:
    """Two cards of b are known, one leaves unseen, then b takes two openly: the one that left is not among these."""
    loose = [{"card": card, "in": ["a", "b"], "from": "b", "left": 1} for card in ("yellow 1", "yellow 2")]
    more = {"known": {"b": {"green 4": ["all"], "green 5": ["all"]}}, "loose": {"all": loose}}
    hands = {"a": "blue 1, yellow 2", "b": "yellow 1, green 4, green 5, green 6"}
    t = table(hands, more=more)
    for body in worlds(t, None):
        assert {"green 4", "green 5"} <= set(body["hands"]["b"])
        assert len({"yellow 1", "yellow 2"} & set(body["hands"]["b"])) >= 1
        assert {"yellow 1", "yellow 2"} <= {*body["hands"]["a"], *body["hands"]["b"]}


@rule("knowledge", "F51")
@pytest.mark.parametrize("observer", [2, None])
def test_special_favours_swap_what_is_known_of_special_cards(observer: int | None) -> None:
    """All special cards change hands, so what all knew to be with b is with a now."""
    known = {"b": {"red skip": ["all"], "blue gift": ["all"], "yellow 3": ["all"]}}
    hands = {"a": "special favours, blue 1, green thief", "b": "red skip, blue gift, yellow 3, yellow 4"}
    t = table(hands, more={"known": known}).play("play special favours", "pass", "seat b")
    for body in worlds(t, observer):
        assert {"red skip", "blue gift"} <= set(body["hands"]["a"])
        assert "yellow 3" in body["hands"]["b"]


@rule("knowledge", "F131")
def test_a_player_who_puts_his_hand_into_a_tornado_knows_where_it_can_be() -> None:
    """Of two players' hands that are put together what does not come back to a is with b."""
    t = eventful("tornado", {"a": "blue 1, blue 2, blue 3", "b": "red 1, red 2, red 3"}, players=2)
    mine = set(t.hand("a").split(", "))
    for body in worlds(t, 0, bounds=False):
        assert set(HELD[:3]) - mine <= set(body["hands"]["b"])


# ------------------------------------------------------------------------------------------- what a hand has none of

RED = [name for name in deck.NAMES if "red" in name.replace("-", " ").split()]


def none_of(faces: list[str], letter: str, body: Any) -> bool:
    """Whether a hand has no card of these faces."""
    return not {*faces} & {*body["hands"][letter]}


@rule("knowledge", "vandalism", "F133")
@pytest.mark.parametrize("observer", [0, 2, None])
def test_after_vandalism_nobody_has_a_card_of_that_colour(observer: int | None) -> None:
    """ "All cards of the colour last played": until b draws, they have nothing red; and then one card at most."""
    t = eventful("vandalism", {"b": "red 1, blue 1, blue 2, blue 3, blue 4", "c": "yellow 1, yellow 2"})
    assert all(none_of(RED, "b", body) and none_of(RED, "c", body) for body in worlds(t, observer))
    t.play("draw")
    reds = [
        len([card for card in body["hands"]["b"] if card in RED]) for body in worlds(t, observer, 3 * WORLDS)
    ]
    assert {*reds} == {0, 1}
    assert all(none_of(RED, "c", body) for body in worlds(t, observer))


@rule("knowledge", "hole", "F85")
def test_after_the_black_hole_only_the_originator_has_black_cards() -> None:
    """All black cards went to a, openly."""
    t = eventful("black hole", {"b": "black 1, red 1, red 2, red 3", "c": "green 1, green 2, green 3"})
    black = [f"black {number}" for number in range(1, 10)]
    for body in worlds(t, None):
        assert all(none_of(black, letter, body) for letter in "bcd") and "black 1" in body["hands"]["a"]


@rule("knowledge", "gambling", "F101", "F140")
def test_a_player_who_cannot_lay_for_gambling_man_has_no_number_of_that_colour() -> None:
    """c draws two cards instead: of red numbers c has two at most, and had none."""
    hands = {"a": "red 3, blue 1", "b": "red 2, red 5", "c": ", ".join(HELD), "d": "red 1, red 4"}
    t = eventful("gambling man", hands).play("pick red 2", "pass")
    red = [f"red {number}" for number in range(1, 10)]
    found = set()
    for body in worlds(t, 1, 4 * WORLDS):
        found.add(len([card for card in body["hands"]["c"] if card in red]))
    assert max(found) <= 2 and len(found) > 1


@rule("knowledge", "second.draw", "F43")
def test_a_player_who_draws_after_a_2nd_chance_has_nothing_that_fits() -> None:
    """A player who can must play (F43): so all know that there is nothing red, and no 2nd Chance."""
    t = table({"a": "red 2nd chance, blue 1, blue 2, blue 3, blue 4"}, top="red 9")
    t.play("play red 2nd chance", "draw")
    for body in worlds(t, 1):
        hand = [card for card in body["hands"]["a"] if card in RED or "2nd chance" in card]
        assert len(hand) <= 1  # the card that has just been drawn


@rule("knowledge", "F51")
@pytest.mark.parametrize("observer", [2, None])
def test_after_special_favours_each_has_the_special_cards_of_the_other_alone(observer: int | None) -> None:
    """a gave one special card and got two, b the other way round; nobody else saw which. Fuck You is not swapped."""
    hands = {"a": "special favours, blue 1, green thief", "b": "red skip, blue gift, yellow 3, yellow 4"}
    t = table(hands).play("play special favours", "pass", "seat b")
    for body in worlds(t, observer, bounds=False):
        kept = [[card for card in body["hands"][x] if card != "fuck you"] for x in "ab"]
        assert [sum(not card[-1].isdecimal() for card in cards) for cards in kept] == [2, 1]


@rule("knowledge", "taxation", "F93")
def test_what_counts_more_than_the_highest_cards_that_were_shown_is_not_there() -> None:
    """b shows a 3, a 2 and a 1: so b's other card counts one."""
    t = eventful(
        "double taxation", {"b": "red 3, red 2, red 1, blue 1", "c": "fuck you, blue 9, blue 8, blue 7"}
    )
    for body in worlds(t, 0):
        assert sorted(card.split()[1] for card in body["hands"]["b"]) == ["1", "1", "2", "3"]


@rule("knowledge", "mating", "F107")
def test_after_a_mating_season_no_number_is_there_twice() -> None:
    """ "All numbers that a player has at least twice" are gone: what is left differs."""
    t = eventful("mating season", {"b": "red 1, blue 1, yellow 2, green 3, blue 4, red 5"})
    for body in worlds(t, 2, bounds=False):
        numbers = [card.split()[1] for card in body["hands"]["b"] if card.split()[-1].isdecimal()]
        assert len({*numbers}) == len(numbers)


# ----------------------------------------------------------------------------------------------------- the stack


@rule("knowledge", "F9")
@pytest.mark.parametrize("observer", [0, 1, None])
def test_a_curse_that_was_put_back_is_in_no_hand_that_was_dealt_before(observer: int | None) -> None:
    """The start card Curse goes back into the stack: nobody has it until somebody has drawn."""
    t = next(t for t in (fresh(seed, players=3) for seed in range(2000)) if "puts_back" in t.happened())
    if t.asks == "turn" and "draws" not in t.happened():
        for body in worlds(t, observer):
            assert not any("curse" in hand for hand in body["hands"].values())
        drawer = t.actor
        t.play("draw")
        for body in worlds(t, observer):
            assert not any("curse" in hand for letter, hand in body["hands"].items() if letter != drawer)


@rule("knowledge", "F142")
@pytest.mark.parametrize("observer", [0, 2, None])
def test_any_card_may_lie_face_down_for_gambling_man_of_2020(observer: int | None) -> None:
    """What b has laid may be a number of any colour or a special card, and says nothing of what b lacks."""
    hands = {"b": "fuck you, red 1", "c": "blue 7, red 2"}
    t = eventful("gambling man", hands, players=3, gambling_man="edition_2020").play("pick fuck you")
    laid = {body["aside"][0]["card"] for body in worlds(t, observer, 2 * WORLDS)}
    assert len({card.split(" ")[0] for card in laid}) > 3
    assert t.document.get("lacks", {}) == {}
    assert {body["aside"][0]["card"] for body in worlds(t, 1)} == {"fuck you"}


@rule("knowledge", "F119")
@pytest.mark.parametrize("observer", [0, 1, 2])
def test_ones_own_card_of_russian_roulette_lies_on_top_of_the_stack(observer: int) -> None:
    """Shuffled, the cards come on top of the stack: a player who has laid one knows that it is among these."""
    t = eventful("russian roulette", {"a": "fuck you", "b": "curse, red 1", "c": "blue 7, red 2"}, players=3)
    laid = ["curse", "blue 7", "fuck you"]
    t.play("pick curse", "pick blue 7", "pick fuck you")
    mine = ["fuck you", "curse", "blue 7"][observer]
    packs = [body["pack"] for body in worlds(t, observer, bounds=False)]
    assert all(mine in pack for pack in packs)
    assert any(set(pack) != set(laid) for pack in packs)


@rule("knowledge", "F119")
def test_a_player_who_laid_a_card_for_russian_roulette_sees_whether_it_is_drawn() -> None:
    """When the next player has drawn, one's own card is theirs or still lies there."""
    t = eventful("russian roulette", {"a": "red 1", "b": "curse, red 2"}, players=2)
    t.play("pick curse", "pick red 1")
    if t.over:
        return
    t.play("draw")
    places = set()
    for body in worlds(t, 0):
        assert ("red 1" in body["pack"]) != ("red 1" in body["hands"]["b"])
        places.add("red 1" in body["pack"])
    assert places == {True, False}


# -------------------------------------------------------------------------------------------------- planted faults


def heard(t: Table, observer: int | None) -> BeliefTracker:
    """A tracker that has followed this table's match from the deal on."""
    tracker = BeliefTracker(t.match.game.options, observer)
    for _, event in t.match.events(observer):
        tracker.see(event)
    return tracker


def test_a_card_that_was_seen_is_missed() -> None:
    t = fresh(players=2, seed=5)
    tracker, world = heard(t, 0), t.match.position().state.copy()
    assert tracker.objection(world) is None
    face = int(np.flatnonzero(world.hand[0])[0])
    world.hand[0, face] -= 1
    other = int(np.flatnonzero(world.deck)[0])
    world.hand[0, other] += 1
    assert deck.NAMES[face] in (tracker.objection(world) or "") or "missing" in (
        tracker.objection(world) or ""
    )


def test_a_fill_that_forgets_cards_adrift_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def forgets(match: Match, observer: int | None, seed: str) -> np.record:
        view = replace(match.view(observer), past=None)
        view.state.loose[:] = 0
        view.state.loose_n = 0
        return view.filled(seed).state

    monkeypatch.setattr(consistency, "fill", forgets)
    with pytest.raises(BrokenPromiseError, match="contradicts what happened"):
        for seed in range(30):
            check_consistency(case(ROWS[1], seed))


@rule("knowledge")
@pytest.mark.parametrize("observer", [2, None])
def test_of_two_copies_that_have_moved_unseen_ones_own_is_the_one_that_stayed(observer: int | None) -> None:
    """Two cards of c's have lain open, and a has drawn one of them: the blue 2, as c knows, so c's red 1 has stayed. The
    other red 1 has lain open with b, of whom c has drawn two cards: others, as c has no second red 1.
    """
    loose = [
        {"card": "red 1", "in": ["b", "c"], "from": "b", "left": 2},
        {"card": "red 1", "in": ["a", "c"], "from": "c", "left": 1},
        {"card": "blue 2", "in": ["a", "c"], "from": "c", "left": 1},
    ]
    hands = {"a": "blue 2, green 4", "b": "red 1, yellow 3", "c": "red 1, yellow 4", "d": "yellow 5"}
    t = table(hands, more={"loose": {"all": loose}})
    for body in worlds(t, observer):
        assert sorted_cards(body, "abc").count("red 1") == 2 and "blue 2" in sorted_cards(body, "ac")
        assert observer is None or ("blue 2" in body["hands"]["a"] and "red 1" in body["hands"]["b"])
