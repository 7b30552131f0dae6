"""Tables in the documentation say what the code says."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest

import biberbau
from biberbau.games import game_ids, kind

from .tables import DOCS, PLACE, renewed

PAGES = sorted(DOCS.rglob("*.md"))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_tables_are_current(page: Path) -> None:
    text = page.read_text("utf-8")
    assert renewed(text) == text, "write the tables anew: python -m tests.docs.tables"


def page_of(game: str) -> str:
    return DOCS.joinpath(game, "tables.md").read_text("utf-8")


def section(game: str, name: str) -> str:
    return page_of(game).split(f"\n## {name}\n")[1].split("\n## ")[0]


@pytest.mark.parametrize("game", game_ids())
def test_generated_tables_stand_there(game: str) -> None:
    assert [found[2] for found in PLACE.finditer(page_of(game))] == ["options", "actions"]


@pytest.mark.parametrize("game", game_ids())
def test_observation_rows_cover_the_whole_vector(game: str) -> None:
    rows = re.findall(r"^\| (\d+) \| (\d+) \|", section(game, "Observation"), re.MULTILINE)
    at = 0
    for start, length in rows:
        assert int(start) == at
        at += int(length)
    assert at == kind(game).encoded
    assert f"`float32[{at}]`" in section(game, "Observation")


def test_observation_of_beasty_bar_says_where_things_are() -> None:
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


@pytest.mark.parametrize("game", game_ids())
def test_every_event_and_action_word_is_listed(game: str) -> None:
    listed = re.findall(r"^\| (`.+?`) \|", section(game, "Events"), re.MULTILINE)
    assert re.findall(r"`(\w+)`", " ".join(listed)) == list(kind(game).event_names.values())
    listed = re.findall(r"^\| (`[\w`, ]+`) \|", section(game, "Actions"), re.MULTILINE)
    assert re.findall(r"`(\w+)`", " ".join(listed)) == list(kind(game).actions.first)


def test_observation_of_biber_gang_says_where_things_are() -> None:
    """Spot checks: a card face up, one face down, the drawn card, the top card, unseen cards, the actor, an option."""
    document = {
        "format": "biberbau-position/1",
        "game": "biber_gang",
        "options": {"players": 2, "turn_limit": 30},
        "position": {
            "displays": [
                [["(1)", "2", "3", "4"], ["5", "6", "7", "8"]],
                [["9", "9", "9", "9"], ["beaver", "(0)", "(0)", "(0)"]],
            ],
            "pile": ["11", "12"],
            "drawn": {"card": "10", "from": "deck"},
            "turns": 5,
            "decisions": [{"kind": "use_card", "seat": 1}],
        },
    }
    seen = biberbau.Position.load(document).as_seen_by(1).view().encode()
    assert seen[0 * 15 + 9] == seen[4 * 15 + 13] == seen[5 * 15 + 14] == 1  # the observer's own display
    assert seen[(8 + 0) * 15 + 14] == seen[(8 + 1) * 15 + 2] == 1
    assert seen[720 + 10] == seen[735] == seen[738 + 12] == 1
    assert seen[752 + 9] == np.float32(4 / 8)
    assert seen[772] == 1
    assert seen[804 + 4] == 30


def test_observation_of_biber_mania_says_where_things_are() -> None:
    """Spot checks: known cards, a top group, who is stabbed, the own hand, open cards, the deck, options."""
    document = {
        "format": "biberbau-position/1",
        "game": "biber_mania",
        "options": {"players": 3, "collect": 125, "steal_jokers": False},
        "position": {
            "turn": "b",
            "hands": {"a": ["7", "thief"], "b": ["9", "9", "king"], "c": ["1"]},
            "known": {"a": ["thief"]},
            "piles": {"a": [["1"], ["bodyguard", "4"]], "b": [["5", "5"]], "c": [["3", "joker"]]},
            "display": ["2", "2", *["10"] * 7],
            "stock": ["fairy", *["8"] * 4],
            "gone": ["6"],
            "points": {"c": 16},
            "decisions": [{"kind": "stabbed", "seat": "b", "of": "c"}],
        },
    }
    seen = biberbau.Position.load(document).as_seen_by(1).view().encode()
    me, other, first = 0, 59, 118  # seats b, c, a
    assert seen[first + 15] == seen[first + 22 + 4] == seen[first + 22 + 20] == np.float32(1 / 4)
    assert seen[me + 22 + 5] == np.float32(2 / 4)
    assert seen[me + 44 + 1] == seen[other + 44 + 1] == 1
    assert seen[me + 52] == np.float32(3 / 13)
    assert seen[other + 53] == np.float32(2 / 32)
    assert seen[other + 55] == np.float32(16 / 32)
    assert seen[me + 56] == seen[me + 57] == seen[first + 58] == 1
    assert seen[295 + 9] == seen[317 + 2] == np.float32(2 / 4)
    assert seen[339 + 16] == seen[361 + 6] == np.float32(1 / 4)
    assert seen[405 + 0] == np.float32(6 / 8)
    assert seen[405 + 10] == seen[427 + 3] == seen[438 + 1] == 1
    assert seen[445] == np.float32(3 / 5)
    assert seen[446] == np.float32(1 / 2)
    assert list(seen[447:]) == [0, 0, 1, 0, 1, 1, 0, 0]


def test_observation_of_biberbande_says_where_things_are() -> None:
    """Spot checks: a known card, who knows it, a surely plain one, the top card, who has knocked, the actor."""
    document = {
        "format": "biberbau-position/1",
        "game": "biberbande",
        "options": {"players": 2},
        "position": {
            "turn": "b",
            "knocked": "a",
            "turns": 4,
            "rows": {"a": ["1", "2", "3", "4"], "b": ["5", "swap", "7", "8"]},
            "known": {"a": ["a", "", "", ""], "b": ["b", "ab", "", ""]},
            "numbers": {"a": [3], "b": []},
            "since": {"a": [0, 0, 0, 0], "b": [3, 0, 0, 0]},
            "discard": ["9", "6"],
        },
    }
    seen = biberbau.Position.load(document).as_seen_by(1).view().encode()
    assert seen[5] == seen[21 + 10] == 1  # what the observer knows of its own row
    assert seen[13] == 1
    assert seen[14] == 0
    assert seen[21 + 13] == seen[21 + 14] == 1
    assert seen[20] == np.float32(1 / 2)
    assert not seen[84 : 84 + 13].any()
    assert seen[84 + 2 * 21 + 19] == 1
    assert seen[504 + 9] == np.float32(1 / 9)
    assert seen[517 + 6] == seen[552 + 1] == seen[564] == 1


def test_observation_of_frantic_says_where_things_are() -> None:
    """Spot checks: hands, counts, protections, piles, events, what must be matched, the question, options."""
    document = {
        "format": "biberbau-position/1",
        "game": "frantic",
        "options": {"players": 3, "length": "number", "limit": 50, "mimicry_by_symbol": True},
        "position": {
            "turn": "b",
            "dealer": "a",
            "hands": {"a": ["blue 1", "green 2"], "b": ["red 5", "red 5"], "c": ["curse"]},
            "known": {"a": {"blue 1": ["b"]}},
            "top": "yellow gift",
            "last_colour": "yellow",
            "skipped": "c",
            "plus_one": True,
            "plus_safe": "a",
            "bomb": True,
            "bomb_left": {"a": 3, "b": 2, "c": 3},
            "points": {"c": 25},
            "events_seen": ["charity"],
        },
    }
    seen = biberbau.Position.load(document).as_seen_by(1).view().encode()
    me, other, first = 0, 99, 198  # seats b, c, a
    assert seen[me + 13] == np.float32(2 / 4)
    assert seen[first + 0] == np.float32(1 / 4)
    assert seen[first + 86] == np.float32(2 / 20)
    assert seen[other + 87] == np.float32(25 / 100)
    assert seen[me + 89] == np.float32(2 / 3)
    assert seen[first + 90] == seen[me + 91] == seen[me + 92] == seen[other + 93] == seen[first + 97] == 1
    gift = 56 + 2 * 4 + 3
    assert seen[792 + gift] == np.float32(1 / 4)
    assert seen[964] == 1 and seen[998] == 0 and seen[999] == 1
    assert seen[1066 + gift] == seen[1152 + 3] == seen[1156 + 3] == seen[1160] == seen[1170 + 15] == 1
    assert seen[1191 + 10] == seen[1220] == 1
    assert seen[1352] == seen[1354] == 1 and seen[1353] == 0
    assert seen[1356] == np.float32(3 / 8)
    assert seen[1357 + 2] == 3 and seen[1357 + 3] == np.float32(50 / 100) and seen[1367] == 1
