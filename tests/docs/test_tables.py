"""Tables in the documentation say what the code says."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import biberbau
from biberbau.games import game_ids, kind
from biberbau.games.frantic.position import FRAMES
from biberbau.kernel.planes import split

from .lengths import PLACE as MEASURED
from .tables import DOCS, PLACE, renewed

PAGES = sorted(DOCS.rglob("*.md"))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_tables_are_current(page: Path) -> None:
    text = page.read_text("utf-8")
    assert renewed(text) == text, "write the tables anew: python -m tests.docs.tables"


def page_of(game: str, name: str = "tables.md") -> str:
    return DOCS.joinpath(game, name).read_text("utf-8")


def section(game: str, name: str) -> str:
    return page_of(game).split(f"\n## {name}\n")[1].split("\n## ")[0]


@pytest.mark.parametrize("game", game_ids())
def test_every_field_of_a_position_is_explained(game: str) -> None:
    """Those of Beasty Bar stand on the page about positions."""
    if game == "beasty_bar":
        explained = (
            DOCS.joinpath("positions.md").read_text("utf-8").split("\n### Fields\n")[1].split("\n## ")[0]
        )
    else:
        explained = section(game, "Position")
    fields = import_module(f"biberbau.games.{game}.position")._FIELDS
    assert [field for field in fields if f"`{field}`" not in explained] == []


@pytest.mark.parametrize("game", game_ids())
def test_generated_tables_stand_there(game: str) -> None:
    assert [found[2] for found in PLACE.finditer(page_of(game))] == ["options", "actions"]
    found = [(place[2], place[3]) for place in PLACE.finditer(page_of(game, "environment.md"))]
    assert found == [(table, game) for table in ("spaces", "planes", "axes", "actions")]


@pytest.mark.parametrize("game", game_ids())
def test_lengths_are_there_for_all_numbers_of_players(game: str) -> None:
    """The numbers themselves are measured: python -m tests.docs.lengths."""
    (found,) = MEASURED.finditer(page_of(game, "environment.md"))
    low, high = kind(game).players
    assert found[2] == game
    assert re.findall(r"^\| (\d) \|", found[3], re.MULTILINE) == [str(n) for n in range(low, high + 1)]


def test_every_decision_of_frantic_is_explained_and_has_an_example() -> None:
    rows, examples = [], []
    for line in page_of("frantic", "decisions.md").splitlines():
        (rows if line.startswith("| `") else examples).append(line)
    explained = {name: row for row in rows for name in re.findall(r"`(\w+)`", row.split("|")[1])}
    assert set(explained) == {name for name, _, _ in FRAMES.values()}
    for name, *numbers in FRAMES.values():
        assert all(f"`{field}`" in explained[name].split("|")[3] for field, _ in numbers if field), name
        if name != "ask_nice":  # it never lies below another's decision
            assert any(re.search(rf"kind: {name}\b", line) for line in examples), name


@pytest.mark.parametrize("game", game_ids())
def test_every_action_is_explained(game: str) -> None:
    assert all(family.meaning for family in kind(game).actions.families)


def parts(document: dict[str, Any]) -> dict[str, NDArray[np.float32]]:
    """What seat 1 observes of a position, by name."""
    view = biberbau.Position.load(document).as_seen_by(1).view()
    return split(view.game.kind.planes, view.encode())


def test_observation_of_beasty_bar_says_where_things_are() -> None:
    """Spot checks of the page: a card in line, a hand, counts, the actor, an option."""
    document = {
        "format": "biberbau-position/1",
        "game": "beasty_bar",
        "options": {"players": 3, "hand": 2},
        "position": {
            "turn": "blue",
            "line": ["red tiger", "green llama"],
            "hands": {"blue": ["blue dog", "blue bat"]},
            "decks": {"blue": ["blue rhino"]},
        },
    }
    seen = parts(document)
    blue, green, red = 0, 1, 2  # the observer's own first, then the seats after it
    assert np.argwhere(seen["line"]).tolist() == [[0, red, 9], [1, green, 7]]  # the tiger, the llama
    assert np.argwhere(seen["hands"]).tolist() == [[blue, 0], [blue, 3]]  # bat and dog
    assert seen["own_deck"][blue, 11] == 1
    assert seen["hand_sizes"][0] == np.float32(2 / 4)
    assert seen["decides"].tolist() == [1, 0, 0, 0]
    assert seen["option_players"] == 3


@pytest.mark.parametrize("game", game_ids())
def test_every_event_is_listed(game: str) -> None:
    listed = re.findall(r"^\| (`.+?`) \|", section(game, "Events"), re.MULTILINE)
    assert re.findall(r"`(\w+)`", " ".join(listed)) == list(kind(game).event_names.values())


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
            "turns": 11,
            "decisions": [{"kind": "use_card", "seat": 1}],
        },
    }
    seen = parts(document)
    own, other = seen["displays"][:2].argmax(axis=-1).tolist()
    assert own == [9, 9, 9, 9, 13, 14, 14, 14]  # four nines, the beaver, and face down
    assert other[:2] == [14, 2]
    assert seen["drawn"][10] == seen["origin"][0] == seen["top"][12] == seen["decides"][0] == 1
    assert seen["unseen"][9] == np.float32(4 / 8)
    assert seen["option_turn_limit"] == np.float32(30 / 100)


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
    seen = parts(document)
    me, other, first = 0, 1, 2  # seats b, c, a
    assert seen["known"][first, 15] == seen["top_groups"][first, 4] == np.float32(1 / 4)
    assert seen["piles"][first, 1] == seen["top_groups"][first, 20] == np.float32(1 / 4)
    assert seen["top_groups"][me, 5] == np.float32(2 / 4)
    assert seen["top_kinds"][me, 1] == seen["top_kinds"][other, 1] == 1
    assert seen["hand_sizes"][me] == np.float32(3 / 13)
    assert seen["pile_sizes"][other] == np.float32(2 / 32)
    assert seen["points"][other] == np.float32(16 / 32)
    assert seen["turn"][me] == seen["decides"][me] == seen["guarded"][first] == seen["letter"][1] == 1
    assert seen["hand"][9] == seen["display"][2] == np.float32(2 / 4)
    assert seen["stock"][16] == seen["gone"][6] == np.float32(1 / 4)
    assert seen["deck"][0] == np.float32(6 / 8)
    assert seen["deck"][10] == seen["question"][3] == seen["about_seat"][other] == 1
    assert seen["players"] == np.float32(3 / 5)
    assert seen["option_collect"] == np.float32(1 / 2)
    assert seen["option_display_actions"] == 1
    assert seen["option_steal_jokers"] == 0


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
            "seen": {"b": [{"b": 3}, {"a": "a1", "b": 1}, {}, {}]},
            "stayed": {"a": [1, 2, 3], "b": [2]},
            "discard": ["9", "6"],
        },
    }
    seen = parts(document)
    me, other = 0, 1
    assert seen["rows"][me].argmax(axis=-1).tolist()[:2] == [5, 10]  # what the observer knows of its own row
    assert seen["rows"].sum() == 2
    assert seen["known_by"][me, 0].tolist() == [1, 0, 0, 0, 0, 0]
    assert seen["known_by"][me, 1].tolist() == [1, 1, 0, 0, 0, 0]
    assert seen["fresh"][me].tolist() == [1 / 2, 1 / 4, 0, 0] and not seen["fresh"][other].any()
    assert seen["stayed"][me].tolist() == [0, 1, 0, 0] and seen["stayed"][other].tolist() == [1, 1, 1, 0]
    assert np.flatnonzero(seen["stayed_cards"] == np.float32(1 / 9)).tolist() == [1, 2, 3, 10]
    assert seen["plain"][other].tolist() == [0, 0, 1, 0]
    assert seen["discard"][9] == np.float32(1 / 9)
    assert seen["top"][6] == seen["knocked"][other] == seen["decides"][me] == seen["letter"][1] == 1


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
    seen = parts(document)
    me, other, first = 0, 1, 2  # seats b, c, a
    assert seen["hands"][me, 13] == np.float32(2 / 4)
    assert seen["hands"][first, 0] == np.float32(1 / 4)
    assert seen["hand_sizes"][first] == np.float32(2 / 20)
    assert seen["points"][other] == np.float32(25 / 100)
    assert seen["bomb_left"][me] == np.float32(2 / 3)
    assert seen["dealer"][first] == seen["turn"][me] == seen["decides"][me] == 1
    assert seen["skipped"][other] == seen["plus_safe"][first] == 1
    assert seen["letters"][:3].argmax(axis=-1).tolist() == [1, 2, 0]
    gift = 56 + 2 * 4 + 3
    assert seen["discard"][gift] == np.float32(1 / 4)
    assert (seen["events_seen"][0], seen["events_left"][0], seen["events_left"][1]) == (1, 0, 1)
    assert seen["top"][gift] == seen["colour"][3] == seen["last_colour"][3] == 1
    assert seen["number"][0] == seen["symbol"][15] == seen["question"][10] == 1
    assert (seen["bomb"], seen["last_chance"], seen["plus_one"]) == (1, 0, 1)
    assert seen["players"] == np.float32(3 / 8)
    assert seen["option_length"] == 3
    assert seen["option_limit"] == np.float32(50 / 100)
    assert seen["option_mimicry_by_symbol"] == 1
