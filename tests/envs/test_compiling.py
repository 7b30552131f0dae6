"""What is being compiled is said once, on standard error, if it takes a while; and nothing is said otherwise."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from numba.core import event

from biberbau.envs import compiling
from biberbau.envs.batch import Batch
from biberbau.games import game_ids, kind
from biberbau.kernel.compiled import INTERPRETED
from biberbau.match import Game


def compiles(listener: compiling.Announcer, module: str, *inner: str, waits: bool = True) -> None:
    """A function of a module is compiled, and with it others that it calls."""
    dispatcher: Any = SimpleNamespace(py_func=SimpleNamespace(__module__=module))
    listener.on_start(event.Event("numba:compile", event.EventStatus.START, {"dispatcher": dispatcher}))
    for other in inner:
        compiles(listener, other, waits=False)
    if waits and listener._timer is not None:
        listener._timer.join()
    listener.on_end(event.Event("numba:compile", event.EventStatus.END, {"dispatcher": dispatcher}))


def test_what_takes_a_while_is_said_once(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(compiling, "PATIENCE", 0.0)
    listener = compiling.Announcer()
    title = Game.of("beasty_bar").kind.title
    compiles(listener, "biberbau.envs.stepping__beasty_bar", "biberbau.games.beasty_bar.rules.game")
    said = capsys.readouterr()
    begun, done = said.err.splitlines()
    assert said.out == ""
    assert begun.startswith(f"biberbau: compiling {title} (batches), once: ")
    assert done == f"biberbau: {title} (batches) compiled in 0 s"
    compiles(listener, "biberbau.envs.stepping__beasty_bar")
    compiles(listener, "biberbau.kernel.rng")
    assert capsys.readouterr().err == ""
    compiles(listener, "biberbau.games.beasty_bar.rules.game")
    assert f"{title} (rules)" in capsys.readouterr().err


@pytest.mark.parametrize("game", game_ids())
def test_each_compiled_module_of_a_game_is_told_by_the_name_of_the_game(game: str) -> None:
    for module in ("rules.game", "rules.facts", "check.invariants"):
        assert compiling.compiled_thing(f"biberbau.games.{game}.{module}") == f"{kind(game).title} (rules)"
    assert compiling.compiled_thing(f"biberbau.envs.turning__{game}") == f"{kind(game).title} (single steps)"
    assert compiling.compiled_thing("biberbau.games.common.defaults.rules") is None


def test_what_is_quick_is_not_said(capsys: pytest.CaptureFixture[str]) -> None:
    listener = compiling.Announcer()
    compiles(listener, "biberbau.envs.turning__beasty_bar", waits=False)
    assert capsys.readouterr().err == ""


@pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")
def test_environments_listen() -> None:
    """Making one is enough."""
    Batch(Game.of("beasty_bar"), 1, 1)
    assert compiling.announce() in event._registered["numba:compile"]
