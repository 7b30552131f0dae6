"""One source, two ways to run it: compiled by Numba, or interpreted with ``NUMBA_DISABLE_JIT=1``.

Compiled code is kept on disk (``code_cache.py``).
"""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from copy import copy
from pathlib import Path
from threading import RLock
from types import CodeType, ModuleType
from typing import Any, Protocol, TypeVar, cast, overload

import numba
import numpy as np
from numba.core import config
from numba.core.codegen import ll as llvm
from numba.core.compiler_lock import global_compiler_lock
from numba.core.registry import CPUDispatcher
from numba.core.types import IntEnumMember, int64
from numba.core.types.misc import Omitted

from . import at_once
from .code_cache import SPECIALISED_FROM, CodeCache, cache_folder, roots
from .sources import KERNEL

Function = TypeVar("Function", bound=Callable[..., Any])


class Source(Protocol):
    """What a module with compiled functions has."""

    __name__: str
    __file__: str | None


Module = TypeVar("Module", bound=Source)

INTERPRETED: bool = bool(config.DISABLE_JIT)
"""True when the rules run as ordinary Python (with bounds checks) instead of compiled."""

_BOUND = "__bound__"
_AS_PYTHON = "__as_python__"


@overload
def compiled(
    function: Function, *, wraps: bool = False, signature: Any = None, apart: bool = False
) -> Function: ...
@overload
def compiled(
    *, wraps: bool = False, signature: Any = None, apart: bool = False
) -> Callable[[Function], Function]: ...


def compiled(function: Any = None, *, wraps: bool = False, signature: Any = None, apart: bool = False) -> Any:
    """Compile a kernel function on first call, without the GIL, cached on disk.

    ``wraps=True`` marks the few functions (the PRF) whose unsigned arithmetic wraps on purpose; everywhere else
    the interpreter run treats an integer overflow as an error. ``signature`` is for a function that is called with
    small and wide integers mixed: one version instead of one for every mixture, also compiled on first call.

    ``apart=True``, beside a signature, is for a function of some size: others call its machine code. Otherwise each of
    them takes in the code of all that it calls, down to the last, and that is optimised again in each.
    """
    if function is None:
        return lambda f: compiled(f, wraps=wraps, signature=signature, apart=apart)
    if apart and signature is None:
        raise TypeError(f"{function.__qualname__}: a function that is compiled apart needs a signature")
    if INTERPRETED or _AS_PYTHON in function.__globals__:
        return np.errstate(over="ignore")(function) if wraps else function
    # Kernels allocate nothing; without reference counts of array views random play is a quarter faster. Nobody passes
    # them to C.
    dispatcher = numba.njit(nogil=True, error_model="numpy", no_cfunc_wrapper=True, _nrt=False)(function)
    dispatcher._cache = CodeCache(function)
    _fetch_what_it_calls(dispatcher)
    dispatcher.name_in_machine_code = ""
    if signature is not None:
        _fix(dispatcher, signature)
        if apart:
            content = cache_folder(function).parent.name
            dispatcher.name_in_machine_code = f"{content}.{function.__module__}.{function.__qualname__}"
    elif Path(function.__code__.co_filename).parent == KERNEL:
        _take_members_as_numbers(dispatcher)
    own, *bound = roots(function)
    at_once.register(dispatcher, wraps, Path(bound[0] if bound else own))
    return dispatcher


def _fetch_what_it_calls(dispatcher: Any) -> None:
    """Before a function is compiled or read from the cache, have at hand what it calls by name: LLVM ends the process
    where a name means nothing."""
    compile_for = dispatcher.compile

    def compile_after_those(types: Any) -> Any:
        if not dispatcher.overloads:
            for called in _called_by_name(dispatcher):
                called.compile(None)
        return compile_for(types)

    dispatcher.compile = compile_after_those


def _called_by_name(dispatcher: Any) -> list[Any]:
    """The functions compiled apart that this one, or what it takes in, may call."""
    found, seen, waiting = list[Any](), {dispatcher}, [dispatcher]
    while waiting:
        for called in _dispatchers_in(waiting.pop().py_func):
            if called not in seen:
                seen.add(called)
                (found if called.name_in_machine_code else waiting).append(called)
    return found


def _dispatchers_in(function: Any) -> Iterator[Any]:
    """The compiled functions of ours that a Python function names, by itself or in a module that it names."""
    names, seen = [*_names_in(function.__code__)], set[int]()
    held = zip(function.__code__.co_freevars, function.__closure__ or (), strict=True)
    spaces = [function.__globals__, {name: cell.cell_contents for name, cell in held}]
    while spaces:
        space = spaces.pop()
        seen.add(id(space))
        for value in [space[name] for name in names if name in space]:
            if isinstance(value, ModuleType) and id(vars(value)) not in seen:
                spaces.append(vars(value))
            elif isinstance(value, CPUDispatcher) and hasattr(value, "name_in_machine_code"):
                yield value


def _names_in(code: CodeType) -> Iterator[str]:
    yield from (*code.co_names, *code.co_freevars)
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield from _names_in(inner)


def _call_by_name(dispatcher: Any) -> None:
    """Let callers jump to the machine code of the only version of a function, under a name that is the same in every
    process: it tells the content of the files, the module and the function."""
    (made,) = dispatcher.overloads.values()
    name, context = dispatcher.name_in_machine_code, dispatcher.targetctx
    llvm.add_symbol(name, made.library.get_pointer_to_function(made.fndesc.llvm_func_name))
    described = copy(made.fndesc)
    described.mangled_name = name
    context.remove_user_function(made.entry_point)
    context.insert_user_function(made.entry_point, described)


def _take_members_as_numbers(dispatcher: Any) -> None:
    """Compile for a number where a member of a game's enum is given.

    Games share the kernel's cache on disk. A version for somebody's enum could not be read without that game's package,
    and then no other game could be played once it is uninstalled.
    """
    compile_for = dispatcher.compile

    def compile_for_numbers(types: Any) -> Any:
        if isinstance(types, tuple):
            types = tuple(int64 if isinstance(one, IntEnumMember) else one for one in types)
        return compile_for(types)

    dispatcher.compile = compile_for_numbers


def _fix(dispatcher: Any, signature: Any) -> None:
    """Compile for these types alone. Numba itself, given a signature, would compile as soon as the module is imported."""
    compile_for = dispatcher.compile

    def compile_once(types: Any) -> Any:
        with global_compiler_lock:
            if not dispatcher.overloads:
                compile_for(signature)
                if dispatcher.name_in_machine_code:
                    _call_by_name(dispatcher)
            if dispatcher.takes_others and types is not None:
                return compile_for(types)
            dispatcher.disable_compile()
            return next(iter(dispatcher.overloads.values())).entry_point

    dispatcher.compile = compile_once
    dispatcher.takes_others = False
    if dispatcher.py_func.__defaults__:
        _take_defaults_as_given(dispatcher, getattr(signature, "args", signature))


def _take_defaults_as_given(dispatcher: Any, declared: Any) -> None:
    """Let compiled callers pass the defaults of what they omit, as numbers of the declared types. Numba would look for a
    version for each choice of omitted arguments."""
    fold = dispatcher._compiler.fold_argument_types

    def fold_as_declared(args: Any, named: Any) -> tuple[Any, Any]:
        pysig, given = fold(args, named)
        types = zip(given, declared, strict=True)
        return pysig, tuple(wanted if isinstance(one, Omitted) else one for one, wanted in types)

    dispatcher._compiler.fold_argument_types = fold_as_declared


@contextmanager
def for_other_types(functions: Iterable[Any]) -> Iterator[None]:
    """Let functions with fixed argument types be compiled for others meanwhile; their own version comes first."""
    fixed = [function for function in functions if hasattr(function, "takes_others")]
    for function in fixed:
        function.takes_others = True
        function.disable_compile(False)
    try:
        yield
    finally:
        for function in fixed:
            function.takes_others = False
            function.disable_compile(bool(function.overloads))


def is_at_hand(function: Any) -> bool:
    """Whether a kernel function can be called without a compile: a version of it has been called in this process, or
    it runs as Python for now."""
    return INTERPRETED or at_once.waits(function) or bool(function.signatures)


def interpreted(module: Module) -> Module:
    """A copy of a module whose own functions run as ordinary Python: for what is seldom called and slow to compile."""
    if INTERPRETED:
        return module
    names = {**vars(module).get(_BOUND, {}), _AS_PYTHON: True}
    return cast(Module, _again(module.__name__, f"{module.__name__}__python", names))


def specialise(
    template: str, game: str, rules: Source, constants: Mapping[str, object] | None = None, **more: Source
) -> ModuleType:
    """Load template module ``template`` again with its global ``rules`` (and ``more``) bound to a game's modules.

    Functions passed as arguments would defeat Numba's on-disk cache; a copy of the module per game keeps the cache
    and lets LLVM inline the rules. The copy lies in ``sys.modules`` as ``template__game``. ``constants``: what the
    template is told besides; all of it must follow from the template's files and those of the modules.
    """
    modules = {"rules": rules, **more}
    bound = {**modules, **(constants or {})}
    files = [file for module in modules.values() for file in (module.__file__, *_specialised_from(module))]
    return _again(template, f"{template}__{game}", {**bound, _BOUND: bound, SPECIALISED_FROM: files})


def _specialised_from(module: Source) -> Iterable[str]:
    """What a module is bound to that is a template's copy itself: a change there is a change of all that it calls."""
    files: Iterable[str] = vars(module).get(SPECIALISED_FROM, ())
    return files


_MAKING: dict[str, RLock] = {}
"""Held while a copy is being made: a second thread that wants it would find one that has no functions yet."""


def _again(template: str, name: str, names: Mapping[str, Any]) -> ModuleType:
    """Module ``template`` loaded once more as ``name``, with these names in it from the beginning."""
    with _MAKING.setdefault(name, RLock()):
        return sys.modules[name] if name in sys.modules else _copied(template, name, names)


def _copied(template: str, name: str, names: Mapping[str, Any]) -> ModuleType:
    original = importlib.util.find_spec(template)
    if original is None or original.origin is None:
        raise ModuleNotFoundError(f"there is no template module {template!r}")
    spec = importlib.util.spec_from_file_location(name, original.origin)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    module.__dict__.update(names)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module
