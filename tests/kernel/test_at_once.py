"""Functions that run as Python until their game is ready: what a call does before, across and after the switch."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from pathlib import Path
from threading import Thread
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from numba.core.registry import CPUDispatcher

from biberbau.kernel import at_once, rng
from biberbau.kernel import compiled as kernel
from biberbau.kernel.at_once import AtOnce, call_compiled, call_in_python, fetching

pytestmark = [
    pytest.mark.compiled,
    pytest.mark.skipif(kernel.INTERPRETED, reason="nothing is compiled, so nothing waits"),
]

TEMPLATE = """
from biberbau.kernel.compiled import compiled

@compiled
def twice(x):
    return 2 * rules.once(x)
"""
RULES = """
import numpy as np
from biberbau.kernel.compiled import compiled

def meanwhile():
    '''Only Python can call this.'''

@compiled
def once(x):
    return np.int8(x + 1)

@compiled
def both(x):
    return once(x), np.float32(0.5)

@compiled
def switched(x):
    meanwhile()
    return once(x)

@compiled(wraps=True)
def added(x, y):
    return x + y
"""


@pytest.fixture
def games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Any]]:
    """The rules of two games; a template lies beside them."""
    monkeypatch.setenv("BIBERBAU_CACHE", str(tmp_path / "cache"))
    monkeypatch.syspath_prepend(str(tmp_path))
    (tmp_path / "the_template.py").write_text(TEMPLATE)
    for name in ("this_game", "that_game"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "__init__.py").touch()
        (tmp_path / name / "rules.py").write_text(RULES)
    found = [importlib.import_module(f"{name}.rules") for name in ("this_game", "that_game")]
    yield found
    for rules in found:
        call_compiled(of(rules))
    for name in [name for name in sys.modules if name.startswith(("the_template", "this_", "that_"))]:
        del sys.modules[name]


def of(rules: ModuleType) -> Path:
    return Path(str(rules.__file__))


def test_what_waits_runs_as_python_and_answers_as_compiled_code_does(games: list[Any]) -> None:
    this, that = games
    call_in_python(of(this))
    found = this.once(4), this.both(4), this.added(np.uint64(2**64 - 1), np.uint64(3))
    assert not any(function.signatures for function in (this.once, this.both, this.added))
    assert [type(one) for one in (found[0], *found[1], found[2])] == [int, int, float, int]
    assert that.once(4) == 5 and that.once.signatures, "the other game does not wait"
    call_compiled(of(this))
    assert (this.once(4), this.both(4), this.added(np.uint64(2**64 - 1), np.uint64(3))) == found
    assert this.once.signatures and type(this.once) is CPUDispatcher


def test_what_a_call_has_begun_in_python_ends_there(
    games: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    this, seen = games[0], list[bool]()

    def meanwhile() -> None:
        call_compiled(of(this))
        other = Thread(target=lambda: seen.append(this.added(1, 2) == 3 and bool(this.added.signatures)))
        other.start()
        other.join()
        seen.append(isinstance(this.once, AtOnce))

    monkeypatch.setattr(this, "meanwhile", meanwhile)
    call_in_python(of(this))
    assert this.switched(4) == 5
    assert seen == [True, True], "a call of somebody else is compiled already, and this one is not"
    assert not this.once.signatures and not this.switched.signatures
    assert type(this.once) is CPUDispatcher, "the last call has made way"


def test_an_error_ends_a_call_too(games: list[Any]) -> None:
    call_in_python(of(games[0]))
    with pytest.raises(TypeError):
        games[0].once("x")
    call_compiled(of(games[0]))
    assert type(games[0].once) is CPUDispatcher
    assert games[0].once(4) == 5 and games[0].once.signatures


def test_a_template_waits_with_its_game(games: list[Any]) -> None:
    this, that = games
    call_in_python(of(this))
    waiting = kernel.specialise("the_template", "this", this)
    other = kernel.specialise("the_template", "that", that)
    assert (waiting.twice(4), other.twice(4)) == (10, 10)
    assert not waiting.twice.signatures and not this.once.signatures and other.twice.signatures
    assert kernel.is_at_hand(waiting.twice)
    call_compiled(of(this))
    assert not kernel.is_at_hand(waiting.twice)
    assert waiting.twice(4) == 10 and waiting.twice.signatures


def test_the_kernel_waits_for_the_last_game(games: list[Any]) -> None:
    this, that = games
    assert type(rng.below) is CPUDispatcher
    call_in_python(of(this))
    call_in_python(of(that))
    drawn = [rng.below(rng.new_stream(1, 2), 100)]
    call_compiled(of(this))
    assert at_once.waits(rng.below)
    call_compiled(of(that))
    assert type(rng.below) is CPUDispatcher and not at_once.waits(rng.below)
    assert [rng.below(rng.new_stream(1, 2), 100)] == drawn


def test_one_thread_fetches_what_the_others_still_run_as_python(games: list[Any]) -> None:
    this, found = games[0], list[int]()
    call_in_python(of(this))
    with fetching():
        assert this.added(4, 5) == 9 and this.added.signatures
        other = Thread(target=lambda: found.append(this.once(4)))
        other.start()
        other.join()
    assert found == [5] and not this.once.signatures
