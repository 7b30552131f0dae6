"""Observations in named parts: what the tables promise is what ``encode`` writes, and nobody is told too much."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

import numpy as np
import pytest
from numpy.typing import NDArray

import biberbau
from biberbau.games import game_ids, kind
from biberbau.kernel.game import GameKind
from biberbau.kernel.observation_spec import (
    Axis,
    Plane,
    axes_of,
    bounds,
    count,
    layout,
    option_planes,
    size,
    split,
)
from biberbau.kernel.options import Option
from biberbau.match import Game, Match

from .readings import option_values, readings_of, variants_of

CASES = [(game, i) for game in game_ids() for i in range(len(variants_of(game)))]
IDS = [f"{game}-{variants_of(game)[i]['players']}" for game, i in CASES]
RELATIVE = ("seat", "owner", "knower")
"""Axes that begin with the observer."""


def walk(game: Game, wanted: int) -> Iterator[Match]:
    """One random game, at up to ``wanted`` of its decisions, early ones and late ones, and at its end."""
    chance = random.Random(f"{game.id} {game.players}")
    match, left = Match(game, seed=b"planes"), wanted
    while not match.over and left > 0 and match.ply < 60 * wanted:
        if chance.random() < 0.2:
            left -= 1
            yield match
        match.play(chance.choice(match.legal()))
    yield match


@cache
def positions(game_id: str, variant: int) -> tuple[tuple[Game, np.record], ...]:
    """True states of one game."""
    game = Game.of(game_id, variants_of(game_id)[variant])
    return tuple((game, match.position().state) for match in walk(game, 16))


def encoded(game: Game, concealed: np.record, seat: int) -> NDArray[np.float32]:
    out = np.full(game.kind.encoded, np.nan, dtype=np.float32)
    game.kind.rules.encode(concealed, seat, out)
    return out


def observed(game: Game, state: np.record, seat: int) -> dict[str, NDArray[np.float32]]:
    return split(game.kind.planes, encoded(game, game.concealed(state, seat), seat))


def seats_from(game: Game, state: np.record, observer: int) -> list[int]:
    """All seats in the order of play, this one first."""
    order = [int(seat) for seat in state["at"][: game.players]] if "at" in state.dtype.names else []
    order = order or list(range(game.players))
    at = order.index(observer)
    return order[at:] + order[:at]


def is_own(plane: Plane) -> bool:
    """Whether a part speaks of the observer, though everybody may know it."""
    return "the observer" in plane.meaning and not any(axis.name in RELATIVE for axis in plane.axes)


# ------------------------------------------------------------------------------------------------------------ kernel


TINY = (
    Plane("flags", (Axis("a", ("x", "y")), Axis("b", ("p", "q", "r"))), "flags"),
    count("total", (), "how many", "cards", 4, 11, least=-2),
    Plane("rest", (Axis("b", ("p", "q", "r")),), "the rest", "the observer", -1.0, 0.5),
)


def test_layout_and_bounds() -> None:
    assert size(TINY) == 10
    assert layout(TINY) == {"flags": slice(0, 6), "total": slice(6, 7), "rest": slice(7, 10)}
    low, high = bounds(TINY)
    assert low.tolist() == [0] * 6 + [-0.5] + [-1] * 3
    assert high.tolist() == [1] * 6 + [2.75] + [0.5] * 3
    assert low.dtype == high.dtype == np.float32
    assert [axis.name for axis in axes_of(TINY)] == ["a", "b"]


@pytest.mark.parametrize("ahead", [(), (5,), (2, 3)])
def test_split_gives_views(ahead: tuple[int, ...]) -> None:
    batch = np.arange(np.prod(ahead, dtype=int) * 10, dtype=np.float32).reshape(*ahead, 10)
    parts = split(TINY, batch)
    assert {name: part.shape for name, part in parts.items()} == {
        "flags": (*ahead, 2, 3),
        "total": ahead,
        "rest": (*ahead, 3),
    }
    assert all(np.shares_memory(part, batch) for part in parts.values())
    assert parts["flags"][(*(0 for _ in ahead), 1, 2)] == 5
    batch[..., 6] = 77
    assert (parts["total"] == 77).all()


def test_split_refuses_another_length() -> None:
    with pytest.raises(ValueError, match="ends with an axis of 10, not"):
        split(TINY, np.zeros((10, 9), dtype=np.float32))


def test_options_as_planes() -> None:
    made = option_planes(
        (
            Option("players", 4, "How many.", low=2, high=6),
            Option("set", "a", "Which.", choices=("a", "b", "c")),
            Option("quick", False, "Quick."),
        ),
        per={"players": 6},
    )
    assert [(plane.name, plane.shape, plane.low, plane.high) for plane in made] == [
        ("option_players", (), 2 / 6, 1),
        ("option_set", (), 0, 2),
        ("option_quick", (), 0, 1),
    ]


# ----------------------------------------------------------------------------------------------------------- tables


@pytest.mark.parametrize("game", game_ids())
def test_tables_fill_the_vector(game: str) -> None:
    found: GameKind = kind(game)
    names = [plane.name for plane in found.planes]
    assert size(found.planes) == found.encoded
    assert len(set(names)) == len(names) and all(name.isidentifier() for name in names)
    assert all(plane.meaning and plane.low < plane.high for plane in found.planes)
    by_name: dict[str, Axis] = {}
    for axis in axes_of(found.planes):
        assert by_name.setdefault(axis.name, axis) == axis, f"two axes are called {axis.name}"


@pytest.mark.parametrize(("game_id", "variant"), CASES, ids=IDS)
def test_values_lie_within_their_bounds(game_id: str, variant: int) -> None:
    low, high = bounds(kind(game_id).planes)
    for game, state in positions(game_id, variant):
        for seat in range(game.players):
            seen = encoded(game, game.concealed(state, seat), seat)
            wrong = np.flatnonzero(~((low <= seen) & (seen <= high)))
            where = layout(game.kind.planes)
            assert not wrong.size, [name for name, at in where.items() if at.start <= wrong[0] < at.stop]


@pytest.mark.parametrize(("game_id", "variant"), CASES, ids=IDS)
def test_parts_say_what_the_state_says(game_id: str, variant: int) -> None:
    """A second reading, from the true state and what its masks say who knows."""
    told: dict[str, float] = {}
    for game, state in positions(game_id, variant):
        per = {plane.name: plane.per for plane in game.kind.planes}
        for seat in range(game.players):
            parts = observed(game, state, seat)
            expected = readings_of(game_id).reading(game, state, seat, seats_from(game, state, seat))
            for name, value in (expected | option_values(game)).items():
                got = parts[name].astype(np.float64) * per[name]
                assert got.shape == np.shape(value), name
                np.testing.assert_allclose(got, value, atol=1e-4, err_msg=f"{name} for seat {seat}")
                told[name] = told.get(name, 0) + np.abs(value).sum()
    assert told["decides"] and told["question"]


@pytest.mark.parametrize("game_id", game_ids())
def test_most_parts_are_read_twice(game_id: str) -> None:
    """All but a few parts have a second reading that has had something to say."""
    game, state = positions(game_id, 0)[-1]
    read = set(readings_of(game_id).reading(game, state, 0, seats_from(game, state, 0))) | set(
        option_values(game)
    )
    names = {plane.name for plane in game.kind.planes}
    assert read <= names
    assert len(names - read) <= len(names) / 3


# ---------------------------------------------------------------------------------------------------------- secrecy


@pytest.mark.parametrize(("game_id", "variant"), CASES, ids=IDS)
def test_what_everybody_knows_a_spectator_knows(game_id: str, variant: int) -> None:
    """Encoded from what a spectator sees, the open parts are the same as from the seat's own view."""
    for game, state in positions(game_id, variant):
        spectator = game.concealed(state, None)
        for seat in range(game.players):
            own = observed(game, state, seat)
            public = split(game.kind.planes, encoded(game, spectator, seat))
            for plane in game.kind.planes:
                if plane.known_to == "everybody":
                    assert np.array_equal(own[plane.name], public[plane.name]), plane.name


def by_true_seat(
    plane: Plane, part: NDArray[np.float32], seats: list[int], players: int
) -> NDArray[np.float32]:
    """The same part with seats counted from seat 0 instead of from the observer."""
    for number, axis in enumerate(plane.axes):
        if axis.name in RELATIVE:
            turned = np.zeros_like(part)
            at, to = np.moveaxis(part, number, 0), np.moveaxis(turned, number, 0)
            for relative, seat in enumerate(seats):
                to[seat] = at[relative]
            assert not at[players:].any(), f"{plane.name} says something of seats that nobody plays"
            part = turned
    return part


@pytest.mark.parametrize(("game_id", "variant"), CASES, ids=IDS)
def test_observers_agree_on_what_everybody_knows(game_id: str, variant: int) -> None:
    """Turned round to the same seat, the open parts are equal for all."""
    for game, state in positions(game_id, variant):
        views = [observed(game, state, seat) for seat in range(game.players)]
        for plane in game.kind.planes:
            if plane.known_to != "everybody" or is_own(plane):
                continue
            turned = [
                by_true_seat(plane, views[seat][plane.name], seats_from(game, state, seat), game.players)
                for seat in range(game.players)
            ]
            assert all(np.array_equal(part, turned[0]) for part in turned[1:]), plane.name


@pytest.mark.parametrize(("game_id", "variant"), CASES, ids=IDS)
def test_what_a_seat_cannot_know_is_not_in_its_observation(game_id: str, variant: int) -> None:
    """Dealt anew behind a seat's back, nothing changes for it; but something does for somebody."""
    changed = 0
    for number, (game, state) in enumerate(positions(game_id, variant)[::2]):
        true = biberbau.Position(game, state)
        for seat in range(game.players):
            other = true.as_seen_by(seat).filled(seed=f"{number} {seat}").state
            assert (
                encoded(game, game.concealed(other, seat), seat).tobytes()
                == encoded(game, game.concealed(state, seat), seat).tobytes()
            )
            behind = (seat + 1) % game.players
            changed += (
                encoded(game, game.concealed(other, behind), behind).tobytes()
                != encoded(game, game.concealed(state, behind), behind).tobytes()
            )
    assert changed, "no secret was ever dealt anew"
