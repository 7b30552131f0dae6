"""Blunders: what is listed is what was planted, with the view in which it was decided."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from biberbau import games
from biberbau.errors import OptionError
from biberbau.kernel.compiled import INTERPRETED
from biberbau.lab.block_file import BlockFile
from biberbau.lab.blocks import results
from biberbau.lab.blunders import LEAST_JUDGED, Blunders, BlundersFound, judged_by
from biberbau.match import Game, Position, View

from .known_game import SKILL

KNOWN = "known_game"
ENOUGH = 80 if INTERPRETED else 600


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The known game is one of the games, as long as these tests run."""
    monkeypatch.setitem(games.REGISTERED, KNOWN, "lab.known_game")
    games.kind.cache_clear()
    yield
    games.kind.cache_clear()


def better_card(view: View, seed: bytes) -> str:
    """Everybody has a one and a two: the two."""
    return "play two"


def careless_behind(view: View, seed: bytes) -> str:
    """The player on the second seat plays the one, in every game but the first."""
    return "play one" if view.seat == 1 and not seed.startswith(b"blunders-0-0") else "play two"


def work(bot: Any, **parts: Any) -> Blunders:
    return Blunders(Game.of(KNOWN, {"mode": SKILL, "players": 2}), bot, ENOUGH, **parts)


def found(asked: Blunders, count: int, file: BlockFile | None = None) -> dict[str, Any]:
    tally = BlundersFound(asked)
    for block in results(asked, count, file):
        tally.add(block)
    return tally.as_json()


def test_what_was_planted_is_found_and_nothing_else() -> None:
    told = found(work(careless_behind), 4)
    assert (told["format"], told["games"], told["decisions"]) == ("biberbau-blunders/1", 4, 8)
    listed = told["blunders"]
    assert sorted((one["game"], one["ply"], one["seat"]) for one in listed) == [
        (1, 1, 1),
        (2, 1, 1),
        (3, 1, 1),
    ]
    assert {(one["played"], one["better"], one["choices"]) for one in listed} == {("play one", "play two", 2)}
    assert [one["loss"] for one in listed] == sorted((one["loss"] for one in listed), reverse=True)
    for one in listed:
        assert one["surely"][0] <= one["loss"] <= one["surely"][1]
        assert one["loss"] == pytest.approx(one["better_chance"] - one["chance"], abs=2e-4)
        assert 0.4 < one["loss"] < 0.55, "a shared win instead of a loss"
    assert [(kind["played"], kind["better"], kind["times"]) for kind in told["kinds"]] == [
        ("play", "play", 3)
    ]
    assert found(work(better_card), 4)["blunders"] == []
    assert found(work(careless_behind, points=60.0), 4)["blunders"] == [], "it gives away less than that"


def test_a_document_is_the_view_in_which_it_was_decided() -> None:
    one = found(work(careless_behind), 2)["blunders"][0]
    view = Position.load(one["position"])
    assert isinstance(view, View)
    assert view.seat == view.to_act == one["seat"]
    assert one["played"] in [action.notation for action in view.legal]
    assert one["better"] in [action.notation for action in view.legal]


def test_it_goes_on_from_a_file(tmp_path: Path) -> None:
    path, asked = tmp_path / "blunders.jsonl", work(careless_behind)
    for count in (2, 4):
        with BlockFile(path, asked.plan()) as file:
            told = found(asked, count, file)
    assert told == found(asked, 4)


def test_with_how_many_playouts_it_is_judged() -> None:
    game = Game.of(KNOWN, {"mode": SKILL, "players": 2})
    assert judged_by("strong", game) == 200_000
    assert judged_by("search:2000", game) == 20_000
    assert (
        judged_by("search:5", game)
        == judged_by("greedy", game)
        == judged_by("search:5ms", game)
        == LEAST_JUDGED
    )
    assert judged_by(better_card, game) == LEAST_JUDGED


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"judge": 0}, "judged with at least one playout, not with 0"),
        ({"points": 0.0}, "more than 0 and less than 100 points, not 0"),
        ({"points": 100.0}, "more than 0 and less than 100 points, not 100"),
        ({"bot": "nobody"}, "there is no bot 'nobody'"),
    ],
)
def test_what_makes_no_sense_is_refused(wrong: dict[str, Any], message: str) -> None:
    asked = {"bot": better_card, "judge": ENOUGH, **wrong}
    with pytest.raises(OptionError, match=message):
        Blunders(Game.of(KNOWN, {"mode": SKILL, "players": 2}), **asked)
