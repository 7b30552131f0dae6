"""Every game says what its phrasebook records; ``make phrasebooks`` writes them anew."""

from __future__ import annotations

import difflib

import pytest

from biberbau.games import game_ids
from common.phrasebook import collected, file_of


@pytest.mark.parametrize("game", game_ids())
def test_games_say_what_is_recorded(game: str) -> None:
    for lang, text in collected(game).items():
        file = file_of(game, lang)
        recorded = file.read_text(encoding="utf-8") if file.exists() else ""
        difference = difflib.unified_diff(
            recorded.splitlines(), text.splitlines(), file.name, "now", lineterm="", n=1
        )
        assert recorded == text, "\n".join(
            [*difference, "if it is meant: make phrasebooks, read the difference, commit it"]
        )
