"""Families ``determinism`` and ``shuffles``: the same seed gives the same game, and another seed another game."""

from __future__ import annotations

from collections import Counter

import numpy as np

from ..kernel.events import NO_EVENTS
from ..kernel.rng import key_of, stream
from ..match import Match
from .case import Case, same
from .report import BrokenPromiseError

_STREAMS = 8
_LAST_CARDS = 2
"""The most actions of a game that may draw a certain card: the last cards of a pile, or only equal ones."""


def check_determinism(case: Case) -> None:
    """The same game twice; another seed gives another deal; everything drawn depends on the stream, and nothing else
    does.
    """
    first, second = case.played(), case.played()
    if first.happened() != second.happened() or not same(first.position().state, second.position().state):
        raise BrokenPromiseError(
            "the same seed and the same actions give another game the second time", first.ply
        )
    deals = {Match(case.game, f"{case.seed}, {i}").position().state.tobytes() for i in range(_STREAMS)}
    if len(deals) < 2:
        raise BrokenPromiseError("every seed gives the same deal", 0)
    drawing = idle = 0
    for match, action in case.walk():
        if action is not None and case.chance(f"streams {match.ply}").random() < 2 * case.plan.world_rate:
            outcomes = check_streams(case, match.ply, match.position().state, action.id)
            drawing += outcomes > 0
            idle += outcomes == 1
    if idle > max(_LAST_CARDS, drawing // 2):
        raise BrokenPromiseError(
            f"{idle} of {drawing} actions that draw from their stream always come out the same"
        )


def check_streams(case: Case, ply: int, state: np.record, action: int) -> int:
    """The same action with several streams: it draws from all or none. Returns the number of outcomes, 0 if it draws
    nothing.
    """
    results, draws = set(), set()
    for i in range(_STREAMS):
        after, rng = state.copy(), stream(key_of(f"{case.seed} {ply} {i}".encode()))
        case.kind.rules.apply(after, action, rng, NO_EVENTS)
        results.add(after.tobytes())
        draws.add(bool(rng.draws))
    if len(draws) > 1:
        raise BrokenPromiseError("whether an action draws depends on what is drawn", ply)
    if draws == {False} and len(results) > 1:
        raise BrokenPromiseError("an action that draws nothing from its stream comes out differently", ply)
    return len(results) if draws == {True} else 0


def check_shuffles(case: Case) -> None:
    """Over many games, no shuffle repeats another, and each place of each shuffle gets every card equally often."""
    dealt: dict[tuple[int, int, int], Counter[int]] = {}
    starts: Counter[tuple[int, ...]] = Counter()
    games = case.plan.shuffle_games
    for i in range(games):
        game = Case(case.game, case.seed * 1_000_003 + i, case.hooks, case.plan).played()
        for number, cards in enumerate(case.hooks.oracle.shuffles(game.happened())):
            starts[cards] += 1
            for place, card in enumerate(cards):
                dealt.setdefault((number, place, len(cards)), Counter())[card] += 1
    for cards, times in starts.items():
        if times > 2 and len(cards) >= 6:
            raise BrokenPromiseError(f"a shuffle deals {cards} {times} times in {games} games")
    for (number, place, _), counts in dealt.items():
        check_even(number, place, counts)


def check_even(number: int, place: int, counts: Counter[int]) -> None:
    """One place of one shuffle: all cards come equally often (chi-square, twelve standard deviations)."""
    total, kinds = counts.total(), len(counts)
    if total < 30:
        return
    mean = total / kinds
    chi_square = sum((count - mean) ** 2 / mean for count in counts.values())
    if kinds < 3 or chi_square > kinds + 12 * (2 * kinds) ** 0.5:
        raise BrokenPromiseError(f"place {place} of shuffle {number} gets its cards unevenly: {dict(counts)}")
