"""What ``kernel/compiled.py`` needs of Numba beside its documented interface; a version that lacks it fails here."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import numba
import pytest
from numba.core import caching
from numba.core.codegen import ll as llvm
from numba.core.compiler_lock import global_compiler_lock
from numba.core.types import IntEnumMember, int64
from numba.core.types.misc import Omitted

import biberbau
from biberbau.kernel.compiled import INTERPRETED

PACKAGE = Path(biberbau.__file__).parent
OTHERS = {
    "envs/gpu.py": "Numba's CUDA target has a dispatcher of its own",
    "envs/compiling.py": "events of the compiler are how it tells that it compiles",
    "kernel/at_once.py": "what a function is between two switches is a kind of dispatcher",
    "kernel/cells.py": "types of an intrinsic",
    "kernel/code_cache.py": "the place of compiled code on disk",
}
"""Modules besides that import from ``numba.core``, and why."""


def test_one_module_reaches_into_numba() -> None:
    reaching = set()
    for file in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("numba.core"):
                reaching.add(file.relative_to(PACKAGE).as_posix())
    assert reaching == {"kernel/compiled.py", *OTHERS}


def test_the_version_is_one_that_was_tried() -> None:
    assert tuple(map(int, numba.__version__.split(".")[:2])) < (0, 69)


@pytest.mark.compiled
@pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")
def test_a_dispatcher_has_what_is_asked_of_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def plus(x: int, y: int) -> int:
        return x + y

    dispatcher: Any = numba.njit(nogil=True, error_model="numpy", _nrt=False)(plus)
    assert not dispatcher.overloads and not dispatcher.signatures
    assert dispatcher.compile((int64, int64)) is next(iter(dispatcher.overloads.values())).entry_point
    dispatcher.disable_compile()
    assert not dispatcher._can_compile
    dispatcher.disable_compile(False)
    assert dispatcher._can_compile
    assert IntEnumMember is not None
    (made,) = dispatcher.overloads.values()
    name, context = made.fndesc.llvm_func_name, dispatcher.targetctx
    llvm.add_symbol("a name of ours", made.library.get_pointer_to_function(name))
    assert llvm.address_of_symbol("a name of ours") == made.library.get_pointer_to_function(name) > 0
    context.remove_user_function(made.entry_point)
    context.insert_user_function(made.entry_point, made.fndesc)
    with global_compiler_lock:
        assert dispatcher(1, 2) == 3


@pytest.mark.compiled
@pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")
def test_a_dispatcher_says_which_arguments_a_compiled_caller_leaves_out() -> None:
    def plus(x: int, y: int = 5) -> int:
        return x + y

    dispatcher: Any = numba.njit(plus)
    signature, given = dispatcher._compiler.fold_argument_types((int64,), {})
    assert list(signature.parameters) == ["x", "y"]
    assert given == (int64, Omitted(5))
    assert dispatcher._compiler.fold_argument_types((int64,), {"y": int64})[1] == (int64, int64)


def test_a_cache_is_told_its_place_by_a_locator() -> None:
    assert issubclass(caching.FunctionCache, caching.Cache)
    assert {
        "from_function",
        "get_cache_path",
        "get_source_stamp",
        "get_disambiguator",
        "ensure_cache_path",
    } <= set(dir(caching._CacheLocator))
    assert caching.FunctionCache._impl_class is caching.CompileResultCacheImpl
    assert caching.CompileResultCacheImpl._locator_classes
