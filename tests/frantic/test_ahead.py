"""What is foretold is what happens: on random positions every event that is called certain comes, in that order."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from biberbau import Game, Match
from biberbau.games.frantic.rules import actions as act
from biberbau.games.frantic.rules import deck
from biberbau.games.frantic.rules.state import Ev, Frame
from biberbau.games.frantic.words import ahead
from biberbau.games.frantic.words.ahead import Ahead, certain, foretold
from biberbau.games.frantic.words.speaker import WORDS
from biberbau.kernel.cards import UNKNOWN
from biberbau.kernel.compiled import INTERPRETED
from biberbau.kernel.events import Event

from .scenario import Table, cards, eventful, rule, table

UNSEEN = "mimicry, nice try, lucky bastard, green 4"
TABLES: list[dict[str, object]] = [
    {"players": 2, "scoring": "none", "rounds": 2, "countered_acts_again": True},
    {"players": 3, "exchange_mixed": True, "mimicry_by_symbol": True, "any_empty_hand": False},
    {
        "players": 5,
        "favours_take_all": True,
        "counter_takes_all": True,
        "chance_at_exhaustion": False,
        "gambling_man": "edition_2020",
    },
    {"players": 8, "counter_wishes": False},
]


def come_true(foretold: Sequence[Event], happened: Sequence[Event]) -> bool:
    """Whether what happened begins with what was foretold; which card may have been left open."""
    if len(foretold) > len(happened):
        return False
    return all(
        (one.kind, one.seat, one.a, one.b) == (other.kind, other.seat, other.a, other.b)
        and one.card in (UNKNOWN, other.card)
        for one, other in zip(foretold, happened, strict=False)
    )


def face_in(notation: str) -> int:
    """The card that an action names."""
    word, _, card = notation.partition(" ")
    return deck.NAMES.index(card) if word in ("play", "pick") else UNKNOWN


def lets_happen(match: Match, seat: int) -> None:
    """What ``words/ahead.py`` supposes: nobody else counters, and one gives the first cards that one may."""
    while match.to_act is not None:
        kind = int(match.position().state.stack[match.position().state.depth - 1, 0])
        if kind == Frame.COUNTER and match.to_act != seat:
            match.play("pass")
        elif kind == Frame.GIVING and match.to_act == seat:
            match.play(match.legal()[0])
        else:
            return


@pytest.mark.parametrize("options", TABLES, ids=lambda options: str(options["players"]))
@pytest.mark.parametrize("seed", [1] if INTERPRETED else range(6))
def test_what_is_foretold_happens(options: dict[str, object], seed: int) -> None:
    match, pick = (
        Match(Game.of("frantic", {"length": "number", "limit": 60, **options}), seed),
        random.Random(seed),
    )
    told, most = 0, 70 if INTERPRETED else 3000
    while not match.over and match.ply < most:
        seat, action = match.to_act, pick.choice(match.legal())
        assert seat is not None
        found, ahead = foretold(match.view(seat), action, face_in(action.notation))
        target = ahead.frame.kind == Frame.COUNTER or action.word == "seat"
        if target:
            ahead.lets_happen(seat)
            ahead.takes_first(seat, Frame.GIVING)
            walked = certain(ahead.events, seat, face_in(action.notation))
        before = len(match.events(seat))
        match.play(action)
        assert come_true(found, [event for _, event in match.events(seat)][before:]), (action.notation, found)
        if target:
            lets_happen(match, seat)
            assert come_true(walked, [event for _, event in match.events(seat)][before:]), (
                action.notation,
                walked,
            )
        told += len(found)
    assert told > match.ply / 2


@rule("F120")
def test_what_seppuku_may_bring_is_tried_with_both_kinds_of_card() -> None:
    for stack, number, other in (
        ("red 1, red gift", True, True),
        ("red 1, red 2", True, False),
        ("curse", False, True),
    ):
        t = eventful("seppuku", players=2, stack=stack, only=True)
        for faces, there in (
            (range(deck.FIRST_NEUTRAL), number),
            (range(deck.FIRST_NEUTRAL, deck.FACES), other),
        ):
            ahead = Ahead(t.match.view(1))
            ahead.state = t.match.position().state
            assert ahead.has_on_top(faces) == there
            assert not there or ahead.state.pack[ahead.state.pack_n - 1] in faces
            assert ahead.state.deck_n + ahead.state.pack_n == len(cards(stack))


def test_a_foretelling_reads_the_same_whatever_lies_hidden() -> None:
    told = []
    for b, stack in (("green 1, fuck you", "red 1, red 2"), ("counterattack, black 3", "curse, fantastic")):
        t = table({"a": "red thief, equality, red gift, blue 1, blue 2", "b": b, "c": UNSEEN}, stack=stack)
        for action in ("", "play red thief", "play equality", "wish red"):
            view = t.play(*[action] if action else []).match.view(0)
            before = view.state.tobytes()
            told.append([WORDS.consequence(view, one, "en") for one in view.legal])
            assert view.state.tobytes() == before
            if action == "play red thief":
                t = table(
                    {"a": "equality, red gift, blue 1, blue 2, blue 3", "b": b, "c": UNSEEN}, stack=stack
                )
    assert told[: len(told) // 2] == told[len(told) // 2 :]


@pytest.mark.parametrize("kind", ["drawn", "uncovered", "counted"])
def test_what_hangs_on_hidden_cards_is_not_called_certain(kind: str) -> None:
    built: dict[str, tuple[Table, str]] = {
        "drawn": (table({"a": "blue 1"}, stack="red 1"), "draw"),
        "uncovered": (table({"a": "black 9, blue 1"}), "play black 9"),
        "counted": (table({"a": "special favours, red gift"}).play("play special favours", "pass"), "seat b"),
    }
    t, notation = built[kind]
    found, _ = foretold(t.match.view(0), act.TABLE.parse(notation))
    kinds = {event.kind for event in found}
    assert not kinds & ahead.UNCERTAIN - {Ev.COUNTS}
    assert all(event.card == UNKNOWN for event in found if event.kind == Ev.DRAWS)
    assert all(event.seat == 0 for event in found if event.kind == Ev.COUNTS)
