"""Games and states for the tests of OpenSpiel's door; without OpenSpiel those tests are skipped."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from biberbau.envs.openspiel_state import Setup, Spot

pyspiel = pytest.importorskip("pyspiel")
openspiel = pytest.importorskip("biberbau.envs.openspiel")

SMALL = {"players": 2, "animals": 4, "hand": 2}


def load(game, **params):
    """A game, as OpenSpiel loads it."""
    return pyspiel.load_game(openspiel.short_name(game), params)


def dealt(game, seed=0):
    """A state after the deal; the seed decides how chance falls."""
    chance, state = random.Random(seed), game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(chance.choice(state.chance_outcomes())[0])
    return state


def settled(found: Setup, seed=0) -> Spot:
    """The same as a spot."""
    chance, spot = random.Random(seed), found.start
    while spot.ways:
        spot = spot.after(chance.randrange(spot.ways))
    return spot


def walk(spot: Spot, seed=0) -> Iterator[Spot]:
    """A random game from a spot on: every spot, the last one too."""
    chance = random.Random(f"walk {seed}")
    while not spot.over:
        yield spot
        spot = spot.after(chance.randrange(spot.ways) if spot.ways else chance.choice(spot.legal))
    yield spot
