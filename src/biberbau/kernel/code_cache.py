"""Where compiled code lies on disk: in a folder named after the content of all that it is made of.

Numba's own cache looks only at the file of the function it caches, so a changed callee in another file would go
unnoticed; and it looks for that file where it lay before. Here a folder is named after the content of every file that a
function can reach (``sources.py``), so a change in one of them simply means another folder, and a package that is moved,
unpacked elsewhere or checked out twice compiles nothing again.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import Any

import numba
import numpy as np
import platformdirs
from numba.core import caching, config

from .sources import reached

SPECIALISED_FROM = "__specialised_from__"
"""In a template that is bound to a game: the files that it is bound to."""


def cache_root() -> Path:
    """Folder that holds all compiled code; ``BIBERBAU_CACHE`` overrides the user's cache directory."""
    override = os.environ.get("BIBERBAU_CACHE")
    return Path(override) if override else Path(platformdirs.user_cache_dir("biberbau")) / "compiled"


@cache
def _content(file: Path) -> bytes:
    """What a file held when it was first asked for, as a hash. Code that has been loaded stays what it was when files
    change beneath it, in an upgrade say, and its names in machine code stand for that."""
    return hashlib.sha256(file.read_bytes()).digest()


@cache
def _content_hash(files: tuple[Path, ...]) -> str:
    """Hash of these files, of the versions that matter and of bounds checks."""
    digest = hashlib.sha256()
    digest.update(f"{numba.__version__} {np.__version__} {sys.version} {config.BOUNDSCHECK}".encode())
    for file in files:
        digest.update(f"{file.parent.name}/{file.name}".encode() + b"\0" + _content(file))
    return digest.hexdigest()[:20]


def mark(name: str, files: Iterable[Path]) -> Path:
    """A file that may lie in the cache to say that all of something has been compiled from what these files hold."""
    return cache_root() / f"{name}-{_content_hash(tuple(sorted({*files})))}.whole"


def roots(function: Callable[..., Any]) -> list[str]:
    """The files from which all is reached that a function is made of: its own, and what its template is bound to."""
    return [function.__code__.co_filename, *function.__globals__.get(SPECIALISED_FROM, ())]


def cache_folder(function: Callable[..., Any]) -> Path:
    """Where the compiled code of a function lies; those of a module lie together."""
    files = dict.fromkeys(file for root in roots(function) for file in reached(Path(root)))
    name = function.__globals__["__name__"].rpartition(".")[2]
    return cache_root() / f"{name}-{_content_hash(tuple(files))}" / function.__module__


class _ByContent(caching._CacheLocator):  # type: ignore[misc]
    """Tells Numba where the code of a function lies, and that whatever lies there is of the same source."""

    def __init__(self, function: Callable[..., Any], file: str) -> None:
        self._py_file = file  # Numba names it where something cannot be kept
        self._folder = str(cache_folder(function))
        self._line = str(function.__code__.co_firstlineno)

    def get_cache_path(self) -> str:
        """The folder; it is made when something is first written."""
        return self._folder

    def get_source_stamp(self) -> str:
        """The same for every source: another one has another folder."""
        return ""

    def get_disambiguator(self) -> str:
        """Tells functions of one name apart."""
        return self._line

    @classmethod
    def from_function(cls, function: Callable[..., Any], file: str) -> _ByContent:
        """The place for a function of a file."""
        return cls(function, file)


class _Kept(caching.CompileResultCacheImpl):  # type: ignore[misc]
    _locator_classes = (_ByContent,)


class CodeCache(caching.FunctionCache):  # type: ignore[misc]
    """The compiled versions of one function on disk."""

    _impl_class = _Kept
