"""``describe`` says what an environment takes and gives."""

from __future__ import annotations

import numpy as np
import pytest

import biberbau
from biberbau import Match
from biberbau.envs.describe import describe
from biberbau.errors import OptionError, UnknownGameError
from biberbau.games import game_ids
from common.seats import players_near


@pytest.mark.parametrize("game", game_ids())
def test_description_fits_the_game(game: str) -> None:
    players = players_near(game, 3)
    found = describe(game, players=players)
    kind = biberbau.game(game).kind
    assert found.id == f"{game}_v{kind.version}"
    assert found.gymnasium_id == f"biberbau/{game}-v{kind.version}"
    assert found.players == found.game.options["players"] == players
    assert found.size == kind.encoded == len(found.low) == len(found.high)
    assert len(found.actions) == len(kind.actions)
    first, *rows = str(found).splitlines()
    assert first.startswith(f"{found.id}: {players} players")
    assert [row.split()[1] for row in rows] == [plane.name for plane in found.planes]


@pytest.mark.parametrize("game", game_ids())
def test_description_splits_observations(game: str) -> None:
    found = describe(game)
    view = Match(biberbau.game(game), seed=4).view(0)
    batch = np.stack([view.encode()] * 3)
    parts = found.split(batch)
    assert list(parts) == [plane.name for plane in found.planes]
    for part in parts.values():
        assert part.shape[0] == 3 and np.shares_memory(part, batch)
    assert sum(part.size for part in parts.values()) == batch.size
    assert ((found.low <= batch) & (batch <= found.high)).all()


def test_versioned_ids_are_names_too() -> None:
    assert describe("beasty_bar_v1", players=3).game == describe("beasty_bar", players=3).game
    with pytest.raises(
        UnknownGameError, match="no 'beasty_bar_v7' in this release; games are: beasty_bar_v1"
    ):
        describe("beasty_bar_v7")
    with pytest.raises(UnknownGameError, match="there is no game 'poker'"):
        describe("poker_v0")


def test_wrong_options_say_what_would_be_right() -> None:
    with pytest.raises(OptionError, match="from 2 to 4"):
        describe("beasty_bar", players=9)
    with pytest.raises(UnknownGameError):
        describe("chess")
