"""How often random play comes to each card, event and question: nothing in the rules is out of reach."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache

import pytest

from biberbau import Game, Match
from biberbau.games.frantic.rules import deck
from biberbau.games.frantic.rules.state import Ev, Frame

GAMES = [
    {"players": players, "scoring": scoring, "any_empty_hand": bool(players % 2)}
    for players in (2, 3, 5, 8)
    for scoring in ("sheet", "none")
]


@cache
def reached() -> Counter[str]:
    """What has happened in some dozens of random games: kinds of events, cards by what for, event cards."""
    found: Counter[str] = Counter()
    for seed in range(48):
        match, chance = Match(Game.of("frantic", GAMES[seed % len(GAMES)]), seed), random.Random(seed)
        while not match.over:
            match.play(chance.choice(match.legal()))
        for event in match.happened():
            found[Ev.called(event.kind)] += 1
            if event.kind == Ev.PLAYS:
                found[f"{deck.KIND_NAMES[deck.KIND_OF[event.card]]} for {event.a}"] += 1
            elif (event.kind == Ev.UNCOVERS and event.b == 0) or event.kind == Ev.EXECUTES:
                found[deck.EVENT_TITLES[event.a]] += 1
            elif event.kind == Ev.MIMICS:
                found[f"mimicry as {deck.KIND_NAMES[event.a]}"] += 1
            elif event.kind == Ev.COUNTERS:
                found[f"countered {deck.KIND_NAMES[event.a]}"] += 1
    return found


@pytest.mark.compiled
@pytest.mark.parametrize("title", deck.EVENT_TITLES)
def test_every_event_is_reached(title):
    assert reached()[title] >= 3


@pytest.mark.compiled
@pytest.mark.parametrize("kind", [name for name in deck.KIND_NAMES if name != "curse"])
def test_every_kind_of_card_is_played(kind):
    assert reached()[f"{kind} for {Frame.TURN}"] >= 1


@pytest.mark.compiled
@pytest.mark.parametrize("kind", [deck.COUNTERATTACK, deck.NICE_TRY, deck.LUCKY_BASTARD, deck.MIMICRY])
def test_every_reaction_is_played(kind):
    assert (
        sum(count for name, count in reached().items() if name.startswith(f"{deck.KIND_NAMES[kind]} for "))
        > (reached()[f"{deck.KIND_NAMES[kind]} for {Frame.TURN}"])
    )


@pytest.mark.compiled
@pytest.mark.parametrize("kind", ["fantastic four", "exchange", "gift", "skip", "thief"])
def test_every_frequent_attack_is_countered(kind):
    assert reached()[f"countered {kind}"] >= 1


@pytest.mark.compiled
@pytest.mark.parametrize("name", [Ev.called(kind) for kind in Ev if kind != Ev.PUTS_BACK])
def test_every_kind_of_happening_happens(name):
    assert reached()[name] >= 1
