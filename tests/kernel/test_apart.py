"""Functions that are compiled apart: their machine code is called by name, also from the cache in a later process."""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Protocol

import numpy as np
import pytest

from biberbau.kernel.compiled import INTERPRETED, compiled
from biberbau.kernel.record import dtype_of, int32
from biberbau.kernel.typed import typed

from .reading import read_anew

pytestmark = [
    pytest.mark.compiled,
    pytest.mark.skipif(INTERPRETED, reason="nothing is compiled"),
]

MODULES = {
    "an_inner_module": """
from numba import types
from biberbau.kernel.compiled import compiled

@compiled(signature=(types.int64, types.int64), apart=True)
def remainders(number: int, count: int) -> int:
    if count > 70:
        raise ValueError("more than seventy")
    total = 0
    for i in range(count):
        total += number * i % 7
    return total
""",
    "a_middle_module": """
from biberbau.kernel.compiled import compiled
import an_inner_module

@compiled
def one_more(number, count):
    return an_inner_module.remainders(number, count) + 1
""",
    "an_outer_module": """
from biberbau.kernel.compiled import compiled
from a_middle_module import one_more

@compiled
def both(number):
    return one_more(number, 5) + one_more(number, 6)
""",
}
IN_ANOTHER_PROCESS = """
from an_outer_module import both
from an_inner_module import remainders
print(both(3), sum(both.stats.cache_misses.values()) + sum(remainders.stats.cache_misses.values()))
"""


@pytest.fixture
def modules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Any, Any, Any]]:
    """Three modules whose functions call each other, and an empty cache."""
    monkeypatch.setenv("BIBERBAU_CACHE", str(tmp_path / "cache"))
    monkeypatch.syspath_prepend(str(tmp_path))
    for name, text in MODULES.items():
        (tmp_path / f"{name}.py").write_text(text)
    read_anew()
    inner, middle, outer = [importlib.import_module(name) for name in MODULES]
    yield inner, middle, outer
    for name in MODULES:
        del sys.modules[name]
    read_anew()


def test_callers_call_by_name_what_is_compiled_apart(modules: tuple[Any, Any, Any]) -> None:
    inner, middle, outer = modules
    assert outer.both(3) == sum(3 * i % 7 for i in range(5)) + sum(3 * i % 7 for i in range(6)) + 2
    (code,) = outer.both.inspect_llvm().values()
    (declared,) = [
        line
        for line in code.splitlines()
        if inner.remainders.name_in_machine_code in line and "declare" in line
    ]
    assert declared, "the function is not part of its caller"
    assert "srem" not in code, "nor is what it does"
    with pytest.raises(ValueError, match="more than seventy"):
        middle.one_more(1, 71)


@pytest.mark.process
@pytest.mark.parametrize("moved", [False, True])
def test_another_process_finds_both_in_the_cache(
    modules: tuple[Any, Any, Any], tmp_path: Path, moved: bool
) -> None:
    """Also where the same files lie in another folder, and are younger."""
    told = modules[2].both(3)
    folder = tmp_path / "elsewhere" / tmp_path.name if moved else tmp_path
    for name, text in MODULES.items() if moved else ():
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{name}.py").write_text(text)
        os.utime(folder / f"{name}.py", (2_000_000_000, 2_000_000_000))
        (tmp_path / f"{name}.py").unlink()
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), *sys.path])}
    done = subprocess.run(
        [sys.executable, "-c", IN_ANOTHER_PROCESS], env=env, check=True, capture_output=True, text=True
    )
    assert done.stdout.split() == [str(told), "0"]


@pytest.mark.process
def test_what_is_compiled_after_a_file_changed_beneath_a_process_is_found_by_no_other(
    modules: tuple[Any, Any, Any], tmp_path: Path
) -> None:
    """An upgrade while a server runs: what that compiles later calls the code which it has loaded, by its name."""
    changed, later = tmp_path / "an_inner_module.py", tmp_path / "a_later_module.py"
    changed.write_text(changed.read_text().replace("% 7", "% 11"))
    later.write_text(MODULES["an_outer_module"])
    told = importlib.import_module("a_later_module").both(3)
    del sys.modules["a_later_module"]
    asks = IN_ANOTHER_PROCESS.replace("an_outer_module", "a_later_module")
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), *sys.path])}
    done = subprocess.run([sys.executable, "-c", asks], env=env, check=True, capture_output=True, text=True)
    assert told == sum(3 * i % 7 for i in range(5)) + sum(3 * i % 7 for i in range(6)) + 2
    assert (
        int(done.stdout.split()[0])
        == sum(3 * i % 11 for i in range(5)) + sum(3 * i % 11 for i in range(6)) + 2
    )


def test_apart_needs_a_signature() -> None:
    def plus(x: int, y: int) -> int:
        return x + y

    with pytest.raises(TypeError, match="plus: a function that is compiled apart needs a signature"):
        compiled(plus, apart=True)


class Row(Protocol):
    """A record of one number."""

    number: int32


once, apart = typed(row=Row)


def test_types_are_those_of_the_annotations(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BIBERBAU_CACHE", str(tmp_path))

    def plus(row: Row, more: int) -> int:
        return row.number + more

    function: Any = once(plus)
    row = np.zeros(1, dtype=dtype_of(Row))[0]
    assert function(row, np.int8(100)) == function(row, True) + 99 == 100
    assert len(function.signatures) == 1


def test_an_annotation_without_a_type_is_named() -> None:
    def of(column: Row, more: str) -> int:
        return 0

    with pytest.raises(TypeError, match="of: no compiled type for column: Row"):
        apart(of)
