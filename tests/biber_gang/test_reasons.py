"""Why something is not legal: a position for every reason, and a reason for exactly what is not legal."""

from __future__ import annotations

import random
from collections.abc import Callable

import numpy as np
import pytest

from biberbau import Position
from biberbau.games.biber_gang.rules import actions as act
from biberbau.games.biber_gang.rules import game as rules
from biberbau.games.biber_gang.rules.reasons import Why
from biberbau.games.biber_gang.words.speaker import WORDS
from biberbau.kernel.cards import NONE
from biberbau.kernel.compiled import INTERPRETED
from common.ids import short
from common.scenario import rule

from .scenario import OPEN_BUT_ONE, Table, fresh, table
from .sentences import RULINGS, SENTENCES

MINE = "6 (3) 1 2 / beaver 4 (7) 8"
WAITING = "(6) 3 1 2 / beaver 4 (7) 8"
PAIR = "beaver (3) 1 2 / beaver 4 (7) 8"
OPTION_SETS: list[dict[str, object]] = [
    {"players": 2, "beaver_swap_out": False},
    {"players": 3, "discard_take_must_swap": True, "exhausted_deck": "score", "turn_limit": 20},
    {"players": 6, "turn_limit": 10},
]
STEP = 5 if INTERPRETED else 1


def reasons(t: Table) -> list[Why]:
    """The reason for each action, which the seat that decides finds in what it sees, too."""
    truth, seen = t.match.position().state, t.match.view(t.actor).state
    found = [Why(rules.why(truth, action.id)) for action in act.TABLE]
    assert [rules.why(seen, action.id) for action in act.TABLE] == found
    return found


def called(value: object) -> str:
    """A parameter in short, a reason by its name."""
    return value.name if isinstance(value, Why) else short(value)


def drawn(display: str, card: str = "0", **options: object) -> Table:
    """Seat 0 has drawn that card from the deck."""
    return table(display, deck=card, **options).play("draw deck")


def taken(display: str, **options: object) -> Table:
    """Seat 0 has taken a 5 from the discard pile."""
    return table(display, **options).play("draw discard")


def swimming() -> Table:
    """A 6 has taken the place of the beaver below a 6."""
    return drawn(MINE, "6").play("place 5")


def counted() -> Table:
    """A round has just been scored."""
    return table(OPEN_BUT_ONE, "1 2 3 4 / 1 2 3 4", deck="0", more={"closer": 1}).play(
        "draw deck", "discard", "leave"
    )


SCENARIOS: list[tuple[Why, str, Callable[[], Table], str]] = [
    (Why.LEGAL, "turn.draw", lambda: table(MINE), "draw deck"),
    (Why.LEGAL, "G17", lambda: table(MINE, pile="beaver"), "draw discard"),
    (Why.LEGAL, "G5", lambda: taken(MINE), "discard"),
    (Why.LEGAL, "action.4", lambda: drawn(OPEN_BUT_ONE).play("discard"), "leave"),
    (Why.LEGAL, "G8", lambda: drawn(MINE), "place 5"),
    (Why.LEGAL, "beaver.swap", lambda: drawn(MINE, "6", beaver_swap_out=False), "place 5"),
    (Why.LEGAL, "beaver.any_face_down", swimming, "swim 7"),
    (Why.LEGAL, "next.deal", counted, "next"),
    (Why.DECIDES_OTHERWISE, "setup.two", fresh, "draw deck"),
    (Why.DECIDES_OTHERWISE, "setup.two", fresh, "swim 1"),
    (Why.DECIDES_OTHERWISE, "action.3", lambda: drawn(MINE).play("discard"), "place 1"),
    (Why.DECIDES_OTHERWISE, "beaver.any_face_down", swimming, "discard"),
    (Why.DECIDES_OTHERWISE, "next.deal", counted, "flip 1"),
    (
        Why.DECIDES_OTHERWISE,
        "beaver.swap",
        lambda: drawn("6 3 1 2 / beaver 4 (7) 8", "6").play("place 5"),
        "leave",
    ),
    (Why.ROUND_NOT_COUNTED, "next.deal", lambda: table(MINE), "next"),
    (Why.ROUND_NOT_COUNTED, "next.deal", fresh, "next"),
    (Why.PICKED_ALREADY, "setup.two", lambda: fresh().play("flip 4"), "flip 4"),
    (Why.PICKED_ALREADY, "G3", lambda: fresh().play("flip 1", "flip 2", "flip 8"), "flip 8"),
    (Why.DRAW_FIRST, "turn.draw", lambda: table(MINE), "place 1"),
    (Why.DRAW_FIRST, "turn.draw", lambda: table(MINE), "discard"),
    (Why.DRAW_FIRST, "turn.draw", lambda: table(MINE), "flip 2"),
    (Why.DRAW_FIRST, "action.4", lambda: table(OPEN_BUT_ONE), "leave"),
    (Why.DRAWN_ALREADY, "turn.draw", lambda: drawn(MINE), "draw discard"),
    (Why.DRAWN_ALREADY, "turn.draw", lambda: taken(MINE).play("discard"), "draw deck"),
    (Why.DRAWN_ALREADY, "beaver.swap", swimming, "draw deck"),
    (Why.LOCKED, "beaver.pair_locked", lambda: drawn(PAIR), "place 1"),
    (Why.LOCKED, "G16", lambda: drawn(PAIR, beaver_swap_out=False), "place 5"),
    (Why.BEAVER_STAYS, "G8", lambda: drawn(MINE, beaver_swap_out=False), "place 5"),
    (Why.BEAVER_STAYS, "G8", lambda: drawn(MINE, "beaver", beaver_swap_out=False), "place 5"),
    (Why.BEAVER_WAITS, "G12", lambda: drawn(WAITING, "6", beaver_swap_out=False), "place 5"),
    (Why.MUST_SWAP, "G5", lambda: taken(MINE, discard_take_must_swap=True), "discard"),
    (Why.MUST_SWAP, "G6", lambda: taken(OPEN_BUT_ONE, discard_take_must_swap=True), "discard"),
    (Why.DISCARD_AND_TURN, "action.3", lambda: drawn(MINE), "flip 2"),
    (Why.DISCARD_AND_TURN, "beaver.any_face_down", swimming, "flip 2"),
    (Why.FACE_UP_ALREADY, "action.3", lambda: drawn(MINE).play("discard"), "flip 1"),
    (Why.NOT_THE_LAST, "action.4.only_then", lambda: drawn(MINE).play("discard"), "leave"),
    (Why.NOT_THE_LAST, "action.4.only_then", lambda: table(MINE), "leave"),
    (Why.DISCARD_AND_LEAVE, "action.4", lambda: drawn(OPEN_BUT_ONE), "leave"),
    (Why.SWIMS_FOR_ITS_VALUE, "beaver.swap", lambda: drawn(MINE, "6"), "swim 2"),
    (Why.SWIMS_FOR_ITS_VALUE, "G12", lambda: drawn(WAITING, "6").play("discard"), "swim 1"),
    (Why.SWIMS_TO_FACE_DOWN, "G11", swimming, "swim 1"),
]


@pytest.mark.parametrize(("reason", "named", "laid_out", "action"), SCENARIOS, ids=called)
def test_every_reason_comes_up(reason: Why, named: str, laid_out: Callable[[], Table], action: str) -> None:
    assert named in SENTENCES or named in RULINGS
    assert reasons(laid_out())[act.TABLE.parse(action).id] == reason


@rule("G27")
def test_the_deck_cannot_be_drawn_from_when_there_is_nothing_to_shuffle() -> None:
    """Six players leave sixty cards, so it never comes to this in a game; the rules know what to do all the same."""
    match = table(MINE, pile="7").match
    state = match.position().state
    state.deck[:], state.deck_n = NONE, 0
    assert rules.why(state, act.TABLE.parse("draw deck").id) == Why.NOTHING_TO_SHUFFLE
    assert rules.why(state, act.TABLE.parse("draw discard").id) == Why.LEGAL
    view = Position(match.game, state).as_seen_by(0)
    assert WORDS.why_not(view, "draw deck", "en") == (
        "The deck is empty, and there is nothing to shuffle. You can only take the 7 from the discard pile (G27)."
    )
    assert WORDS.why_not(view, "draw deck", "de") == (
        "Der Zugstapel ist leer, und zu mischen gibt es nichts. Du kannst nur die 7 vom Ablagestapel nehmen (G27)."
    )


def test_no_reason_is_without_a_scenario() -> None:
    assert {reason for reason, *_ in SCENARIOS} == set(Why) - {Why.NOTHING_TO_SHUFFLE}


@pytest.mark.parametrize("options", OPTION_SETS, ids=str)
def test_there_is_a_reason_for_exactly_what_is_not_legal(options: dict[str, object]) -> None:
    t, dice, mask = fresh(4, **options), random.Random(4), np.zeros(act.ACTIONS, dtype=np.uint8)
    met: set[Why] = set()
    while not t.match.over:
        if t.match.ply % STEP == 0:
            rules.legal(t.match.position().state, mask)
            found = reasons(t)
            assert [reason == Why.LEGAL for reason in found] == mask.astype(bool).tolist()
            met.update(found)
        t.play(dice.choice(t.match.legal()).notation)
    state = t.match.position().state
    assert all(rules.why(state, action.id) != Why.LEGAL for action in act.TABLE)
    assert len(met) > 8
