"""A ladder: who sits down together, what its file says, circles, and what it looks like."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

import biberbau
from biberbau.errors import OptionError
from biberbau.lab.ladder import Cell, Ladder, LadderError, cell, lineups, read
from biberbau.lab.ladder_page import markdown, svg
from biberbau.match import Game
from biberbau.search.budget import Budget

from .works import game

GAME = biberbau.game("beasty_bar", players=2)
BOTS = ("random", "greedy:1", "relaxed")


@pytest.mark.parametrize("players", range(2, 9))
@pytest.mark.parametrize("bots", [2, 3, 5])
def test_everybody_meets_everybody_equally_often(bots: int, players: int) -> None:
    tables = lineups(bots, players)
    assert all(len(seats) == players for seats in tables)
    counts = [Counter(seats) for seats in tables]
    assert all(max(count.values()) - min(count[bot] for bot in range(bots)) <= 1 for count in counts)
    met = Counter(
        (one, other)
        for count in counts
        for one in range(bots)
        for other in range(one)
        for _ in range(count[one] * count[other])
    )
    assert len(met) == bots * (bots - 1) / 2
    assert len(set(met.values())) == 1
    assert len({sum(count[bot] for count in counts) for bot in range(bots)}) == 1


@pytest.mark.parametrize("bots", [[], ["greedy"], ["greedy", "random", "greedy"]])
def test_a_ladder_is_for_different_bots(bots: list[str]) -> None:
    with pytest.raises(OptionError, match="a ladder is for two different bots or more, not for"):
        cell(GAME, bots)


def blocks(beats: dict[tuple[int, int], float], count: int = 40) -> list[dict[str, Any]]:
    """Deals of a ladder for two: in each pair the first wins that share of all games."""
    dice, found = np.random.default_rng(1), list[dict[str, Any]]()
    for _ in range(count):
        games = []
        for (one, other), share in beats.items():
            for seats in ([one, other], [other, one]):
                winner = one if dice.random() < share else other
                games.append(game(seats, [seats.index(winner)]))
        found.append({"games": games})
    return found


def counted(table: Game, played: list[dict[str, Any]]) -> Cell:
    found = Cell(cell(table, BOTS))
    for block in played:
        found.add(block)
    return found


def test_a_circle_is_told_where_it_is_sure() -> None:
    rock = {(0, 1): 0.8, (1, 2): 0.8, (0, 2): 0.2}
    assert counted(GAME, blocks(rock)).cycles() == [["random", "greedy:1", "relaxed"]]
    backwards = {pair: 1 - share for pair, share in rock.items()}
    assert counted(GAME, blocks(backwards)).cycles() == [["random", "relaxed", "greedy:1"]]
    assert counted(GAME, blocks(rock, 2)).cycles() == [], "of two deals nothing is sure"
    order = {(0, 1): 0.8, (1, 2): 0.8, (0, 2): 0.9}
    assert counted(GAME, blocks(order)).cycles() == []
    found = counted(GAME, blocks(rock)).as_json()
    assert found["cycles"] == [["random", "greedy:1", "relaxed"]]
    assert "random beats greedy:1 beats relaxed beats random" in markdown(laddered(found))


def laddered(*cells: dict[str, Any]) -> dict[str, Any]:
    ladder = Ladder(BOTS)
    for found in cells:
        ladder.add(found)
    return ladder.document()


def test_what_is_told_of_a_cell() -> None:
    found = counted(GAME, blocks({(0, 1): 0.25, (1, 2): 0.5, (0, 2): 0.25}, 60)).as_json()
    assert (found["game"], found["players"], found["blocks"], found["games"]) == ("beasty_bar", 2, 60, 360)
    assert found["options"] == {}
    assert found["bots"][-1]["bot"] == "random", "the strongest is first"
    assert [row["seats"] for row in found["bots"]] == [240] * 3
    for row in found["bots"]:
        assert row["elo_ci95"][0] < row["elo"] < row["elo_ci95"][1]
        assert row["ci95"][0] < row["win_rate"] < row["ci95"][1]
    by_name = {(pair["bot"], pair["other"]): pair for pair in found["pairs"]}
    lost = by_name["random", "greedy:1"]
    assert lost["ci95"][0] < 0.25 < lost["ci95"][1] < 0.5
    assert lost["elo_ci95"][0] < -191 < lost["elo_ci95"][1] < 0, "three to one is 191 Elo"


def test_points_tell_places_behind_the_winner() -> None:
    """At a table of three the last is behind the second, though neither has won anything."""
    table = biberbau.game("beasty_bar", players=3)
    found = counted(table, [{"games": [game([0, 1, 2], [2], [1, 2, 3])]} for _ in range(30)]).as_json()
    assert [row["bot"] for row in found["bots"]] == ["relaxed", "greedy:1", "random"]
    assert {row["win_rate"] for row in found["bots"]} == {0, 1}
    assert {pair["ahead"] for pair in found["pairs"]} == {0}


def test_a_ladder_is_gone_on_with(tmp_path: Path) -> None:
    path = tmp_path / "ladder.json"
    two = counted(GAME, blocks({(0, 1): 0.2, (1, 2): 0.5, (0, 2): 0.2})).as_json()
    three = {**two, "players": 3}
    path.write_text(json.dumps(laddered(three)))
    ladder = Ladder(BOTS)
    ladder.go_on(tmp_path / "nothing yet")
    ladder.go_on(path)
    ladder.add(two)
    assert ladder.document() == laddered(two, three), "in the order of games and players"
    assert read(path)["cells"] == [three]
    for other, says in (
        (Ladder(("random", "greedy")), r'begun with bots \["random", "greedy:1", "relaxed"\], not'),
        (Ladder(BOTS, seed=1), "begun with seed 0, not 1: go on with the same, or name another folder"),
        (Ladder(BOTS, budget=Budget(playouts=9)), 'begun with budget "50ms", not "9"'),
    ):
        with pytest.raises(LadderError, match=says):
            other.go_on(path)
    for text in ("", "[]", '{"format": "biberbau-ladder/0", "cells": []}'):
        path.write_text(text)
        with pytest.raises(
            LadderError, match=r"is no ladder of this version \(biberbau-ladder/1\); name another"
        ):
            ladder.go_on(path)
    with pytest.raises(LadderError, match=r"cannot read .*: Is a directory"):
        read(tmp_path)


def test_the_picture_and_the_table_say_what_the_file_says() -> None:
    two = counted(GAME, blocks({(0, 1): 0.2, (1, 2): 0.5, (0, 2): 0.2})).as_json()
    document = laddered(two, {**two, "players": 3, "options": {"advanced": True}})
    root = ElementTree.fromstring(svg(document))
    texts = [text.text for text in root.iter("{http://www.w3.org/2000/svg}text")]
    title = biberbau.game("beasty_bar").kind.title
    assert f"{title}, 2 players: 240 games" in texts
    assert f"{title}, advanced=True, 3 players: 240 games" in texts
    width = float(root.attrib["viewBox"].split()[2])
    dots = [float(dot.attrib["cx"]) for dot in root.iter("{http://www.w3.org/2000/svg}circle")]
    assert len(dots) == 6 and dots[:3] == sorted(dots[:3], reverse=True) and 0 < min(dots) < max(dots) < width
    lines = markdown(document).splitlines()
    assert lines[0] == f"### {title}"
    assert lines[2] == "| players | games (deals) | `random` | `greedy:1` | `relaxed` |"
    assert lines[4].startswith("| 2 | 240 (40) | −") and lines[4].count("won") == 3
    ElementTree.fromstring(svg(laddered()))
