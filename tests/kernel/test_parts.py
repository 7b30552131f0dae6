"""Where a game says something."""

from __future__ import annotations

import pytest

from biberbau.games import kind
from biberbau.kernel.parts import where


@pytest.mark.parametrize(
    ("game", "file", "name", "module"),
    [
        ("beasty_bar", "document", "FIELDS", "document"),
        ("frantic", "document", "FIELDS", "document"),  # a folder
        ("frantic", "words", "WORDS", "words.speaker"),
        ("frantic", "rules", "apply", "rules.game"),
        ("frantic", "oracle", "Oracle", "check.oracle"),
        ("frantic", "DTYPE", "DTYPE", None),
        ("frantic", "check", "anything", None),
    ],
)
def test_a_large_game_says_it_in_a_file_or_folder_of_that_name(
    game: str, file: str, name: str, module: str | None
) -> None:
    found = where(kind(game).package, file, name)
    assert (found and found.__name__) == (module and f"{kind(game).package}.{module}")
