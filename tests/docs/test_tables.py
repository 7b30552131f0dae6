"""Tables in the documentation say what the code says."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest

import biberbau
from biberbau.games.beasty_bar import GAME

from .tables import DOCS, PLACE, renewed

PAGES = sorted(DOCS.rglob("*.md"))
TABLES = DOCS / "beasty_bar" / "tables.md"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_tables_are_current(page: Path) -> None:
    text = page.read_text("utf-8")
    assert renewed(text) == text, "write the tables anew: python -m tests.docs.tables"


def test_generated_tables_stand_there() -> None:
    assert [found[2] for found in PLACE.finditer(TABLES.read_text("utf-8"))] == ["options", "actions"]


def section(name: str) -> str:
    return TABLES.read_text("utf-8").split(f"\n## {name}\n")[1].split("\n## ")[0]


def test_observation_rows_cover_the_whole_vector() -> None:
    rows = re.findall(r"^\| (\d+) \| (\d+) \|", section("Observation"), re.MULTILINE)
    at = 0
    for start, length in rows:
        assert int(start) == at
        at += int(length)
    assert at == GAME.encoded


def test_observation_says_where_things_are() -> None:
    """Spot checks of the page: a card in line, a hand, counts, the actor, an option."""
    document = {
        "format": "biberbau-position/1",
        "game": "beasty_bar",
        "options": {"players": 3},
        "position": {
            "turn": "blue",
            "line": ["red tiger", "green llama"],
            "hands": {"blue": ["blue dog", "blue bat"]},
            "decks": {"blue": ["blue rhino"]},
        },
    }
    seen = biberbau.Position.load(document).as_seen_by(1).view().encode()
    colours = {"blue": 0, "green": 1, "red": 2}  # the observer's own first, then the seats after it
    assert seen[0 * 96 + colours["red"] * 24 + 9] == 1  # place 0: species 9, the tiger
    assert seen[1 * 96 + colours["green"] * 24 + 7] == 1
    assert seen[9 * 96 + 3] == seen[9 * 96 + 0] == 1  # dog and bat in the own hand
    assert seen[1272] == np.float32(2 / 4)  # own hand
    assert seen[1288] == 1  # the observer decides
    assert seen[1327] == 3  # the option players


def test_every_event_is_listed() -> None:
    assert re.findall(r"^\| `(\w+)` \|", section("Events"), re.MULTILINE) == list(GAME.event_names.values())
