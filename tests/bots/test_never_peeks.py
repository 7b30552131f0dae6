"""Bots decide from views and what was seen: other hidden cards under the same view change no move."""

from __future__ import annotations

from dataclasses import replace

import pytest

import biberbau
from biberbau import Match
from biberbau.bots import named
from biberbau.games import game_ids
from biberbau.kernel.compiled import INTERPRETED
from common.seats import players_near

PLIES = 4 if INTERPRETED else 12


@pytest.mark.compiled
@pytest.mark.parametrize("game_id", game_ids())
@pytest.mark.parametrize(
    "name", ["random", "greedy", "search:60"]
)  # interpreted searches take minutes, and say the same
def test_swapping_the_hidden_cards_leaves_the_move(name: str, game_id: str) -> None:
    game, bot, swapped = biberbau.game(game_id, players=players_near(game_id, 3)), named(name), 0
    match = Match(game, "what lies under")
    for _ in range(PLIES):
        seat, seed = match.to_act, b"%d" % match.ply
        assert seat is not None
        view = match.view(seat)
        action, seen = bot.choose(view, seed), match.position().as_seen_by(seat)
        for refill in range(3):
            world = seen.filled(refill)
            swapped += world.state.tobytes() != match.position().state.tobytes()
            assert bot.choose(replace(world.as_seen_by(seat), past=view.past), seed) == action
        match.play(action)
    assert swapped > 2 * PLIES
