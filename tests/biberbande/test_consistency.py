"""Worlds that are filled in are such as the events leave possible; a tracker of its own says which."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from biberbau import Match
from biberbau.games import kind
from biberbau.games.biberbande.check.belief_tracker import BeliefTracker
from biberbau.games.biberbande.rules import deck
from biberbau.games.biberbande.rules import game as rules
from biberbau.games.biberbande.rules import state as st
from biberbau.games.biberbande.rules.state import Ev
from biberbau.kernel.actions import Action
from biberbau.kernel.cards import UNKNOWN
from biberbau.kernel.compiled import INTERPRETED
from biberbau.match import Game
from biberbau.testing.case import QUICK, Case
from biberbau.testing.consistency import check_consistency
from biberbau.testing.hooks import hooks_of
from biberbau.testing.report import BrokenPromiseError
from biberbau.testing.secrecy import check_secrecy

from .scenario import Table, fresh

GAME = kind("biberbande")
ROWS: list[dict[str, Any]] = [
    {},
    {"players": 2, "fixed_dealer": True},
    {"players": 3, "keep_top": True},
    {"players": 5, "special_first": True, "keep_top": True},
    {"players": 6, "special_first": True},
]


def case(options: dict[str, Any], seed: int) -> Case:
    return Case(Game.of("biberbande", options), seed, hooks_of(GAME), replace(QUICK, world_rate=0.15))


class Drawing(Case):
    """Two rounds in which everybody draws: one goes on until the draw pile has run out, one ends about that time."""

    turns = 64

    def walk(self) -> Iterator[tuple[Match, Action | None]]:
        chance, match = self.chance("players"), Match(self.game, self.seed)
        while not match.over and match.position().state.round_n < 2:
            state = match.position().state
            late = state.turn > self.turns - 4 * self.game.players if state.round_n == 0 else state.deck_n < 4
            shunned = ("take", "pass" if late else "knock")
            action = chance.choice([a for a in match.legal() if a.word not in shunned])
            yield match, action
            match.play(action)
        yield match, None


class VeryLong(Drawing):
    """The first round goes on until the draw pile has run out three times."""

    turns = 150


def drawing(options: dict[str, Any], seed: int, rate: float = 0.05) -> Drawing:
    return Drawing(
        Game.of("biberbande", options), seed, hooks_of(GAME), replace(QUICK, world_rate=rate, follow=3)
    )


def very_long(options: dict[str, Any], seed: int) -> VeryLong:
    return VeryLong(Game.of("biberbande", options), seed, hooks_of(GAME), replace(QUICK, world_rate=0.1))


@pytest.mark.parametrize("options", ROWS, ids=str)
@pytest.mark.parametrize("seed", [0] if INTERPRETED else [0, 2])
def test_worlds_agree_with_what_was_heard(options: dict[str, Any], seed: int) -> None:
    check_consistency(case(options, seed))


@pytest.mark.parametrize("options", ROWS[::2] if INTERPRETED else ROWS, ids=str)
@pytest.mark.parametrize("seed", range(1 if INTERPRETED else 2))
def test_worlds_agree_with_what_was_heard_in_long_rounds(options: dict[str, Any], seed: int) -> None:
    one = drawing(options, seed)
    check_consistency(one)
    assert any(event.kind == Ev.RESHUFFLES for _, event in one.played().events(None))


@pytest.mark.compiled
def test_worlds_agree_with_what_was_heard_through_several_reshuffles() -> None:
    one = very_long({"players": 6, "keep_top": True}, 2)
    check_consistency(one)
    kinds = [event.kind for _, event in one.played().events(None)]
    assert kinds[: kinds.index(Ev.ROUND_ENDS)].count(Ev.RESHUFFLES) > 2


@pytest.mark.compiled
def test_nobody_sees_more_or_less_than_that() -> None:
    check_secrecy(very_long({"players": 4}, 1))
    for seed, players in enumerate((2, 6)):
        check_secrecy(drawing({"players": players}, seed, rate=0.1 / players))


# ------------------------------------------------------------ the tracker itself


def heard(t: Table, observer: int | None) -> BeliefTracker:
    """A tracker that has followed this table's match from the deal on."""
    tracker = BeliefTracker(t.match.game.options, observer)
    for _, event in t.match.events(observer):
        tracker.see(event)
    return tracker


def played(players: int, word: str) -> Table:
    """A table at which somebody has just done what this word says."""
    for seed in range(60):
        t = fresh(players=players, seed=seed)
        while not t.match.over:
            legal = t.match.legal()
            wanted = [action for action in legal if action.word == word]
            if wanted:
                t.match.play(wanted[0])
                return t
            t.match.play(next((a for a in legal if a.word in ("give", "draw", "hide", "pass")), legal[0]))
    raise AssertionError(word)


def objection(t: Table, observer: int | None, world: np.record) -> str:
    tracker = heard(t, observer)
    assert tracker.objection(t.match.position().state) is None
    return tracker.objection(world) or ""


def exchanged(world: np.record, place: tuple[int, int], fits: Any) -> np.record:
    """The world with another card in that place, out of the draw pile."""
    face = next(face for face in range(13) if world.deck[face] and fits(face) and face != world.row[place])
    world.deck[face] -= 1
    world.deck[world.row[place]] += 1
    world.row[place] = face
    return world


def test_a_player_who_has_seen_his_outer_cards_misses_them() -> None:
    t = fresh(players=3)
    seen = t.match.position().state
    assert "row-1.3 has" in objection(t, 1, exchanged(seen.copy(), (1, 3), lambda _: True))
    for observer in (0, None):
        assert objection(t, observer, exchanged(seen.copy(), (1, 3), lambda _: True)) == ""


def test_a_card_that_was_swapped_away_is_missed_where_it_went() -> None:
    t = played(3, "get")
    event = next(e for _, e in t.match.events(None) if e.kind == Ev.SWAPS)
    there = st.other_place(event)
    assert st.slot(event) == 0  # one of the outer cards, which its owner has seen
    world = exchanged(t.match.position().state.copy(), there, lambda _: True)
    assert f"row-{there[0]}.{there[1]} has" in objection(t, event.seat, world)
    assert objection(t, 3 - there[0] - event.seat, world) == ""  # the third has seen neither


def test_where_a_drawn_card_was_put_lies_a_number() -> None:
    t = played(3, "put")
    event = next(e for _, e in t.match.events(None) if e.kind == Ev.PUTS)
    world = exchanged(
        t.match.position().state.copy(), (event.seat, st.slot(event)), lambda face: face >= deck.NUMBERS
    )
    assert f"row-{event.seat}.{st.slot(event)} cannot account for" in objection(t, None, world)
    world = exchanged(
        t.match.position().state.copy(), (event.seat, st.slot(event)), lambda face: face < deck.NUMBERS
    )
    assert objection(t, None, world) == ""


# ------------------------------------------------------------ planted faults


@pytest.mark.compiled
def test_a_fill_that_mixes_both_lots_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """E37: as it was before what lies in the rows after a reshuffle was kept."""
    true_fill = rules.fill

    def mixed(state: np.record, observer: int, rng: np.record) -> None:
        told, state.stayed_cards = int(state.stayed_cards), 0
        true_fill(state, observer, rng)
        state.stayed_cards = told

    monkeypatch.setattr(rules, "fill", mixed)
    with pytest.raises(BrokenPromiseError, match=r"contradicts what happened: .* cannot account for"):
        check_consistency(drawing({"players": 6}, 1, rate=0.3))


@pytest.mark.compiled
def test_a_fill_that_mixes_the_lots_of_two_reshuffles_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """E37: as it was before what stays through several reshuffles was told from what came between them."""
    true_fill = rules.fill

    def mixed(state: np.record, observer: int, rng: np.record) -> None:
        told = state.older.copy()
        state.older[:] = 0
        true_fill(state, observer, rng)
        state.older[:] = told

    monkeypatch.setattr(rules, "fill", mixed)
    with pytest.raises(BrokenPromiseError, match=r"contradicts what happened: .* cannot account for"):
        check_consistency(very_long({"players": 5, "keep_top": True}, 1))


@pytest.mark.compiled
def test_a_fill_that_forgets_where_a_card_was_swapped_to_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    true_fill = rules.fill

    def forgetful(state: np.record, observer: int, rng: np.record) -> None:
        for seat in range(int(state.option[0])):
            if seat != observer:
                state.row[seat][(state.known[seat] != 0xFF) & (state.known[seat] != 0)] = UNKNOWN
        true_fill(state, observer, rng)

    monkeypatch.setattr(rules, "fill", forgetful)
    with pytest.raises(BrokenPromiseError, match=r"contradicts what happened: row-.* has"):
        check_consistency(drawing({"players": 3}, 1, rate=0.3))
