"""Bots decide from views: other hidden cards under the same view change no move."""

from __future__ import annotations

import pytest

import biberbau
from biberbau.bots import named


@pytest.mark.parametrize("name", ["random", "greedy", "search:60"])
def test_swapping_the_hidden_cards_leaves_the_move(name: str) -> None:
    game, bot, swapped = biberbau.game("beasty_bar", players=3), named(name), 0
    match = game.new("what lies under")
    for _ in range(12):
        seat, seed = match.to_act, b"%d" % match.ply
        assert seat is not None
        action, seen = bot.choose(match.view(seat), seed), match.position().as_seen_by(seat)
        for refill in range(3):
            world = seen.filled(refill)
            swapped += world.state.tobytes() != match.position().state.tobytes()
            assert bot.choose(world.as_seen_by(seat).view(), seed) == action
        match.play(action)
    assert swapped > 20
