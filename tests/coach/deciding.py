"""Decisions to give advice about."""

from __future__ import annotations

import random

from biberbau.kernel.compiled import INTERPRETED
from biberbau.match import Game, Match, Position, View
from biberbau.search.budget import Budget

FEW = Budget(playouts=6 if INTERPRETED else 60)
"""Enough to see that something is counted."""


def decision(game_id: str, plies: int = 9, seed: int = 5) -> View:
    """What the seat to act sees at the first choice after a number of random actions."""
    match, dice = Match(Game.of(game_id), seed), random.Random(seed)
    while match.ply < plies or len(match.legal()) < 2:
        match.play(dice.choice(match.legal()))
    return match.view(match.to_act)


LAST_TURNS = {
    "format": "biberbau-position/1",
    "game": "beasty_bar",
    "options": {"players": 2, "hand": 2},
    "position": {
        "turn": "red",
        "line": ["blue rhino", "red llama", "blue porcupine", "red dog"],
        "hands": {"red": ["red tiger", "red bear"], "blue": ["blue bat"]},
        "decks": {"red": [], "blue": []},
    },
}
"""Two animals of red, one of blue that red does not know: the end of a game, small enough to be played in all ways."""


def last_turns() -> View:
    """What red sees of it."""
    return Position.load(LAST_TURNS).as_seen_by(0)
