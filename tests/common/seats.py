"""How many play, for tests that try every game."""

from __future__ import annotations

from biberbau.games import kind


def players_near(game_id: str, wanted: int) -> int:
    """As many players as a test would like, or as near to it as the game allows."""
    low, high = kind(game_id).players
    return max(low, min(wanted, high))


def numbers_near(*wanted: int, games: tuple[str, ...]) -> list[tuple[str, int]]:
    """Every game with each of these numbers of players, or as near to it as it allows."""
    return [
        (game, players) for game in games for players in sorted({players_near(game, one) for one in wanted})
    ]
