"""Compiling, the cache that is named after content, and templates bound to a game."""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from enum import IntEnum
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from numba import types

from biberbau.kernel import code_cache, stack
from biberbau.kernel import compiled as kernel
from biberbau.kernel.code_cache import cache_root
from biberbau.kernel.compiled import compiled, specialise

from .reading import read_anew

TEMPLATE = """
from biberbau.kernel.compiled import compiled

@compiled
def twice(x):
    return 2 * rules.once(x)
"""
RULES = """
from biberbau.kernel.compiled import compiled

@compiled
def once(x):
    return x + {number}
"""


@pytest.fixture
def modules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[ModuleType, ModuleType]]:
    """Two games' rules; a template lies beside them."""
    monkeypatch.setenv("BIBERBAU_CACHE", str(tmp_path / "cache"))
    monkeypatch.syspath_prepend(str(tmp_path))
    (tmp_path / "a_template.py").write_text(TEMPLATE)
    for name, number in (("one_game", 1), ("other_game", 10)):
        (tmp_path / name).mkdir()
        (tmp_path / name / "__init__.py").touch()
        (tmp_path / name / "rules.py").write_text(RULES.format(number=number))
    read_anew()
    yield importlib.import_module("one_game.rules"), importlib.import_module("other_game.rules")
    for name in [name for name in sys.modules if name.startswith(("a_template", "one_game", "other_game"))]:
        del sys.modules[name]
    read_anew()


def test_each_game_has_its_own_copy_of_a_template(modules: tuple[ModuleType, ModuleType]) -> None:
    one = specialise("a_template", "one", modules[0])
    other = specialise("a_template", "other", modules[1])
    assert (one.twice(5), other.twice(5)) == (12, 30)
    assert specialise("a_template", "one", modules[0]) is one
    assert one.__name__ == "a_template__one"


def test_a_template_that_does_not_exist_is_named(modules: tuple[ModuleType, ModuleType]) -> None:
    with pytest.raises(ModuleNotFoundError, match="no_such_template"):
        specialise("no_such_template", "one", modules[0])


def test_a_template_that_fails_leaves_no_trace(
    modules: tuple[ModuleType, ModuleType], tmp_path: Path
) -> None:
    (tmp_path / "broken_template.py").write_text("1 / 0")
    with pytest.raises(ZeroDivisionError):
        specialise("broken_template", "one", modules[0])
    assert "broken_template__one" not in sys.modules


def test_no_thread_gets_a_template_that_another_is_still_binding(
    modules: tuple[ModuleType, ModuleType], tmp_path: Path
) -> None:
    (tmp_path / "a_template_slow.py").write_text("import time\ntime.sleep(0.3)\ndone = True\n")
    with ThreadPoolExecutor(2) as threads:
        first = threads.submit(specialise, "a_template_slow", "one", modules[0])
        while "a_template_slow__one" not in sys.modules and not first.done():
            time.sleep(0.001)
        second = threads.submit(specialise, "a_template_slow", "one", modules[0])
        assert second.result().done
        assert second.result() is first.result()


def test_the_cache_lies_where_it_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BIBERBAU_CACHE", str(tmp_path))
    assert cache_root() == tmp_path
    monkeypatch.delenv("BIBERBAU_CACHE")
    assert "biberbau" in str(cache_root())


def test_the_cache_folder_changes_with_the_content_of_what_it_reaches(
    modules: tuple[ModuleType, ModuleType], tmp_path: Path
) -> None:
    rules, template = modules[0], specialise("a_template", "one", modules[0])

    def folders() -> tuple[Path, Path]:
        read_anew()
        plain = [getattr(function, "py_func", function) for function in (rules.once, template.twice)]
        return code_cache.cache_folder(plain[0]), code_cache.cache_folder(plain[1])

    before = folders()
    assert folders() == before
    (tmp_path / "other_game" / "rules.py").write_text("")
    (tmp_path / "one_game" / "words.py").write_text("X = 1")
    assert folders() == before, "nothing compiled reaches these"
    rules_file = tmp_path / "one_game" / "rules.py"
    rules_file.write_text(rules_file.read_text() + "\n\nfrom . import deck\n")
    (tmp_path / "one_game" / "deck.py").write_text("X = 1")
    later = folders()
    assert later[0] != before[0] and later[1] != before[1]
    (tmp_path / "one_game" / "deck.py").write_text("X = 2")
    assert folders()[0] != later[0] and folders()[1] != later[1]


def test_the_cache_folder_of_a_template_changes_with_what_another_template_is_bound_to(
    modules: tuple[ModuleType, ModuleType], tmp_path: Path
) -> None:
    (tmp_path / "a_template_above.py").write_text(
        "from biberbau.kernel.compiled import compiled\n\n@compiled\ndef of(x):\n    return below.twice(x)\n"
    )
    below = specialise("a_template", "one", modules[0], judgement=modules[1])
    above = specialise("a_template_above", "one", modules[0], below=below)

    def folder() -> Path:
        read_anew()
        return code_cache.cache_folder(getattr(above.of, "py_func", above.of))

    before = folder()
    assert folder() == before
    (tmp_path / "other_game" / "rules.py").write_text("X = 1")
    assert folder() != before, "it calls what is made of that file, and has its code in it"


@pytest.mark.compiled
def test_compiled_code_is_kept_on_disk(modules: tuple[ModuleType, ModuleType], tmp_path: Path) -> None:
    assert modules[0].once(4) == 5
    assert list((tmp_path / "cache").rglob("*.nbi"))


@pytest.mark.compiled
def test_fixed_types_make_one_version_when_it_is_first_called(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BIBERBAU_CACHE", str(tmp_path))

    def plus(x: int, y: int) -> int:
        return x + y

    function: Any = compiled(plus, signature=(types.int64, types.int64))
    assert not function.signatures
    assert function(np.int8(100), 100) == function(100, np.int16(100)) == 200
    assert function.signatures == [(types.int64, types.int64)]
    with kernel.for_other_types([function, compiled(plus)]):
        assert function(1.5, 2) == 3.5
    assert len(function.signatures) == 2
    assert (
        function(np.int8(100), np.int8(100)) == 200
    )  # no third version, which eight bits would be too narrow for


@pytest.mark.compiled
def test_fixed_types_come_before_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BIBERBAU_CACHE", str(tmp_path))

    def half(x: int) -> int:
        return x // 2

    function: Any = compiled(half, signature=(types.int64,))
    with kernel.for_other_types([function]):
        assert function(5) == 2
        assert function(5.0) == 2.0
    assert function.signatures == [(types.int64,), (types.float64,)]


class Frame(IntEnum):
    """As games have it."""

    FIRST = 5


@pytest.mark.compiled
def test_what_games_share_is_compiled_for_none_of_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A version for the enum of a package that is uninstalled later could not be read from the cache by anybody."""
    monkeypatch.setenv("BIBERBAU_CACHE", str(tmp_path))
    # no game's record begins like this: Numba would take it for a part of that one
    fields = [("stack", "i1", (5, 4)), ("depth", "i1")]
    state: Any = np.zeros(1, np.dtype((np.record, fields)))[0]

    @compiled
    def begin(state):  # type: ignore[no-untyped-def]
        stack.push(state, Frame.FIRST, 1, 2, 3)
        stack.set_top(state, stack.SEAT, Frame.FIRST)

    begin(state)
    assert state.stack[0].tolist() == [5, 5, 2, 3]
    for shared in (stack.push, stack.set_top):
        asked = [kind for signature in shared.signatures for kind in signature]
        assert asked
        assert not any(isinstance(kind, types.IntEnumMember) for kind in asked)


@pytest.mark.process
@pytest.mark.compiled
def test_importing_the_games_compiles_nothing(tmp_path: Path) -> None:
    """A first compile is announced, and not made by the request for a page."""
    code = "from biberbau.games import game_ids, kind; [kind(game_id).rules for game_id in game_ids()]"
    env = {**os.environ, "BIBERBAU_CACHE": str(tmp_path)}
    subprocess.run([sys.executable, "-c", code], env=env, check=True)
    assert not list(tmp_path.rglob("*.nbi"))


def test_only_marked_functions_may_wrap() -> None:
    @compiled(wraps=True)
    def added(x: np.uint64, y: np.uint64) -> np.uint64:
        return x + y

    assert added(np.uint64(2**64 - 1), np.uint64(3)) == 2


def test_a_module_can_run_as_python_beside_its_compiled_self(modules: tuple[ModuleType, ModuleType]) -> None:
    plain = kernel.interpreted(modules[0])
    assert plain.once(5) == modules[0].once(5) == 6
    assert not hasattr(plain.once, "py_func")
    assert kernel.interpreted(modules[0]) is plain


@pytest.mark.compiled
def test_where_the_cache_cannot_be_written_what_lies_there_is_read(
    modules: tuple[ModuleType, ModuleType], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is written before something is compiled; then an error says which folder cannot be written."""
    monkeypatch.setenv("BIBERBAU_CACHE", str(tmp_path / "a_file" / "cache"))
    (tmp_path / "a_file").touch()
    once: Any = compiled(modules[0].once.py_func)
    with pytest.raises(OSError, match="a_file"):
        once(4)
