"""``describe`` says what an environment takes and gives."""

from __future__ import annotations

import numpy as np
import pytest

import biberbau
from biberbau.envs.describe import describe
from biberbau.errors import OptionError, UnknownGameError
from biberbau.games import game_ids


@pytest.mark.parametrize("game", game_ids())
def test_description_fits_the_game(game: str) -> None:
    found = describe(game, players=3)
    kind = biberbau.game(game).kind
    assert found.id == f"{game}_v{kind.version}"
    assert found.gymnasium_id == f"biberbau/{game}-v{kind.version}"
    assert found.players == 3 and found.game.options["players"] == 3
    assert found.size == kind.encoded == len(found.low) == len(found.high)
    assert len(found.actions) == len(kind.actions)
    first, *rows = str(found).splitlines()
    assert first.startswith(f"{found.id}: 3 players")
    assert [row.split()[1] for row in rows] == [plane.name for plane in found.planes]


def test_description_splits_observations() -> None:
    found = describe("biber_gang", players=2)
    view = biberbau.game("biber_gang", players=2).new(seed=4).view(0)
    batch = np.stack([view.encode()] * 3)
    parts = found.split(batch)
    assert parts["displays"].shape == (3, 6, 8, 15)
    assert np.shares_memory(parts["displays"], batch)
    assert (parts["displays"][:, :2].sum(axis=-1) == 1).all()
    assert ((found.low <= batch) & (batch <= found.high)).all()


def test_versioned_ids_are_names_too() -> None:
    assert describe("frantic_v1", players=5).game == describe("frantic", players=5).game
    with pytest.raises(UnknownGameError, match="no 'frantic_v7' in this release; games are: beasty_bar_v1"):
        describe("frantic_v7")
    with pytest.raises(UnknownGameError, match="there is no game 'poker'"):
        describe("poker_v0")


def test_wrong_options_say_what_would_be_right() -> None:
    with pytest.raises(OptionError, match="from 2 to 6"):
        describe("biber_gang", players=9)
    with pytest.raises(UnknownGameError):
        describe("chess")
