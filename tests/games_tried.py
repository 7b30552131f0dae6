"""Which games the tests of what is true of every game are tried on: one of ours, or all with ``--games all``.

Left out are only tests of ``ONE_GAME``, and of these only what is tried on all our games: a test that names some has
chosen them. ``--long`` counts the other games among the long tests.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from fnmatch import fnmatch
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from biberbau.games import REGISTERED

ROOT = Path(__file__).parent

ONE_GAME = {
    "cli/test_replay_command.py": "biber_gang",
    "coach/test_review_luck.py": "biberbande",
    "envs/test_batch.py": "biberbande",
    "envs/test_dlpack.py": "biber_gang",
    "envs/test_gpu.py": "biber_gang",
    "envs/test_openspiel*.py": "biberbande",
    "envs/test_pettingzoo.py": "biber_gang",
    "envs/test_play.py": "biberbande",
    "envs/test_policies.py": "biberbande",
    "envs/test_rewards.py": "biberbande",
    "envs/test_sb3.py": "biber_gang",
    "envs/test_single.py": "biber_gang",
    "envs/test_vector.py": "biber_gang",
    "language/test_environment.py": "biberbande",
    "match/test_at_once.py": "biberbande",
    "testing/test_check.py": "biber_gang",
    "web/test_analysis.py": "biberbande",
    "web/test_browser_fair.py": "biberbande",
    "web/test_decisions.py": "biber_mania",
    "web/test_fit.py::test_every_decision_fits_on_every_screen": "biberbande",
    "web/test_server_play.py": "biberbande",
    "web/test_table_documents.py::test_changes_lead_to_the_whole_document": "frantic",
    "web/test_told.py": "biberbande",
}
"""Test modules, or single tests of them, and the game that has most of what they are about.

Biber-Gang: all choose at once; Biberbande: rounds, and cards to be remembered; Biber-Mania: cards chosen together;
Frantic: the most zones and effects.
What is a game's own, as its pictures, its sentences and each part of its observation, is tried on every game.
"""


def in_turn(*values: Any, of: Iterable[Any] = REGISTERED) -> list[Any]:
    """Parameters (game, value): each game, or whatever else, with one of these values, the others with ``--long``."""
    return [
        pytest.param(one, value, marks=[] if number % len(values) == at else [pytest.mark.long])
        for number, one in enumerate(of)
        for at, value in enumerate(values)
    ]


def asked_for(config: pytest.Config) -> frozenset[str] | None:
    """The games that are asked for; None: one for each test. What a change may touch is tried on all games."""
    given = config.getoption("--games") or ("all" if config.getoption("--changed") is not None else "")
    games = frozenset(REGISTERED if given == "all" else filter(None, given.split(",")))
    if unknown := games - REGISTERED.keys():
        raise pytest.UsageError(
            f"no game {', '.join(sorted(unknown))}: all, or some of {','.join(REGISTERED)}"
        )
    return games or None


def game_of(item: pytest.Item) -> str | None:
    """The game on which a test is tried."""
    given = getattr(item, "callspec", None)
    values = given.params.values() if given else ()
    return next((value for value in values if isinstance(value, str) and value in REGISTERED), None)


@cache
def standing_for_all(path: Path, test: str) -> str | None:
    """The game that stands for all with a test."""
    file = path.relative_to(ROOT).as_posix() if path.is_relative_to(ROOT) else ""
    names = (f"{file}::{test}", file)
    return next((one for name in names for pattern, one in ONE_GAME.items() if fnmatch(name, pattern)), None)


def tried_on_all(items: Sequence[pytest.Item]) -> Iterator[tuple[pytest.Item, str, str]]:
    """The tests of ``ONE_GAME`` that are tried on every game: each with its game, and the one that stands for all."""
    games = dict[tuple[Path, str], set[str]]()
    ours = [(item, game) for item in items if (game := game_of(item))]
    for item, game in ours:
        games.setdefault((item.path, item.name.partition("[")[0]), set()).add(game)
    for item, game in ours:
        test = item.name.partition("[")[0]
        one = standing_for_all(item.path, test)
        if one and games[item.path, test] == REGISTERED.keys():
            yield item, game, one


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    games, long = asked_for(config), config.getoption("--long")
    left = set[pytest.Item]()
    for item, game, one in tried_on_all(items):
        if long and game != one:
            item.add_marker(pytest.mark.long)
        if game not in (games or ({game} if long else {one})):
            left.add(item)
    config.hook.pytest_deselected(items=list(left))
    items[:] = [item for item in items if item not in left]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="also what is too long for every run")
    parser.addoption(
        "--games",
        default="",
        metavar="all|GAME,...",
        help="what is true of every game is tried on these (one of them, chosen for each test)",
    )
