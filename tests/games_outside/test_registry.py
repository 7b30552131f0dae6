"""Games from outside: what is wrong with one package is said, and costs no other game anything."""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from types import ModuleType

import pytest

import biberbau.games
from biberbau.errors import UnknownGameError
from biberbau.games import REGISTERED, game_ids, kind
from biberbau.games.common.view.shown import shown_ids
from biberbau.games.outside import GROUP, unfit_id
from biberbau.kernel.contract import CONTRACT

Install = Callable[..., None]
OURS = tuple(REGISTERED)


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Installs a package that registers games under these ids, each with its module."""

    def install(package: str, **games: str) -> None:
        info = tmp_path / f"{package}-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
        lines = [f"{game} = {module}\n" for game, module in games.items()]
        (info / "entry_points.txt").write_text(f"[{GROUP}]\n{''.join(lines)}")

    cached = (biberbau.games._outside, kind, shown_ids)
    monkeypatch.syspath_prepend(tmp_path)
    for function in cached:
        function.cache_clear()
    yield install
    for function in cached:
        function.cache_clear()


@pytest.fixture
def a_game(monkeypatch: pytest.MonkeyPatch) -> Install:
    """Makes a module with a game of ours that calls itself otherwise, in a package that shows nothing."""

    def make(module: str, game_id: str, contract: int = CONTRACT) -> None:
        made = ModuleType(module)
        vars(made)["GAME"] = replace(kind(OURS[0]), id=game_id, contract=contract)
        monkeypatch.setitem(sys.modules, module, made)

    return make


def reason(game_id: str) -> str:
    """Why there is no game of that id."""
    with pytest.raises(UnknownGameError) as caught:
        kind(game_id)
    return str(caught.value)


def test_an_installed_package_brings_its_game(install: Install, a_game: Install) -> None:
    a_game("at_home", "pond")
    install("pond-games", pond="at_home")
    assert game_ids() == (*OURS, "pond")
    assert kind("Pond").id == "pond"


def test_a_game_that_cannot_be_imported_is_left_out_and_all_others_go_on(
    install: Install, a_game: Install, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "it_crashes.py").write_text("1 / 0")
    a_game("at_home", "pond")
    install("pond-games", crash="it_crashes", gone="not_there", pond="at_home")
    with caplog.at_level(logging.WARNING):
        assert game_ids() == (*OURS, "pond")
    assert "'crash' of the package pond-games 1.0 is left out: ZeroDivisionError" in reason("crash")
    assert "No module named 'not_there'" in reason("gone")
    assert [line for line in caplog.messages if reason("crash") in line]


def test_a_module_without_a_game_is_named(install: Install, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "empty_handed", ModuleType("empty_handed"))
    install("pond-games", pond="empty_handed")
    assert "empty_handed.GAME is not a GameKind" in reason("pond")


def test_an_id_belongs_to_one_package(install: Install, a_game: Install) -> None:
    """Which of two would win depends on the order of folders, so neither does."""
    a_game("at_home", "pond")
    install("pond-games", pond="at_home")
    install("other-games", pond="at_home")
    assert "the package other-games 1.0 and the package pond-games 1.0 is left out" in reason("pond")
    assert "uninstall" in reason("pond")


def test_nobody_takes_the_place_of_our_games(install: Install, a_game: Install) -> None:
    a_game("at_home", OURS[0])
    install("pond-games", **{OURS[0]: "at_home"})
    assert kind(OURS[0]).contract == 0
    assert game_ids() == OURS


def test_a_game_for_another_contract_says_so(install: Install, a_game: Install) -> None:
    a_game("at_home", "pond", contract=CONTRACT + 1)
    install("pond-games", pond="at_home")
    assert f"for contract {CONTRACT + 1}, this biberbau has contract {CONTRACT}" in reason("pond")
    assert "“From contract 1 to 2” in docs/your-own-game.md" in reason("pond")


def test_a_game_is_called_as_it_is_registered(install: Install, a_game: Install) -> None:
    a_game("at_home", "lake")
    install("pond-games", pond="at_home")
    assert "its GAME calls itself 'lake'" in reason("pond")


@pytest.mark.parametrize("game_id", ["Pond", "1pond", "pönd", "pond_v1", "a-pond", "class", "", "_pond"])
def test_ids_are_small_identifiers(game_id: str) -> None:
    assert unfit_id(game_id)


@pytest.mark.parametrize("game_id", ["pond", "pond_2", "p", "v1", "pond_v"])
def test_most_words_are_ids(game_id: str) -> None:
    assert unfit_id(game_id) is None


def test_a_game_that_nobody_can_draw_is_not_shown(
    install: Install, a_game: Install, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Its rules lie in one of our packages, so what is shown comes from there."""
    a_game("at_home", "pond")
    install("pond-games", pond="at_home")
    assert shown_ids() == (*OURS, "pond")
    shown_ids.cache_clear()
    monkeypatch.setattr("biberbau.games.common.view.shown.shown", lambda _: 1 / 0)
    with caplog.at_level(logging.WARNING):
        assert shown_ids() == OURS
    assert any("'pond' is not shown: ZeroDivisionError" in line for line in caplog.messages)
