"""A second copy of the kernel and of a game's rules, in separate modules, so that it can be patched safely.

Our own games import each other relatively, so a copied root is enough. An outside game imports us by name; in its
copied modules our name, and its own, refer to the copies.
"""

from __future__ import annotations

import builtins
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from ..kernel.game import GameKind

COPY = "biberbau_written_down"

_PACKAGE = __name__.partition(".")[0]


def kernel(name: str) -> dict[str, Any]:
    """The namespace of a copied module of the kernel; its rules run as ordinary Python."""
    if COPY not in sys.modules:
        _root(COPY, Path(__file__).parent.parent)
        vars(import_module(f"{COPY}.kernel.compiled"))["INTERPRETED"] = True
    return vars(import_module(f"{COPY}.kernel.{name}"))


def rules(game: GameKind) -> ModuleType:
    """The copy of a game's rules."""
    called = game.rules.__name__
    if game.package.startswith(f"{_PACKAGE}."):
        return import_module(called.replace(_PACKAGE, COPY, 1))
    root = f"{COPY}_{game.id}"
    if root not in sys.modules:
        instead = {_PACKAGE: COPY, game.package: root}
        sys.meta_path.insert(0, _Finder(root, game.folder, instead))
        _whole(root, game.folder, instead)
    return import_module(called.replace(game.package, root, 1))


def _root(name: str, folder: Path) -> None:
    """A package for the modules in this folder; its own ``__init__`` is not run."""
    root = ModuleType(name)
    root.__path__ = [str(folder)]
    sys.modules[name] = root


def _whole(name: str, folder: Path, instead: Mapping[str, str]) -> None:
    """A game's package with its ``__init__``, in which a small game has all its rules."""
    file = str(folder / "__init__.py")
    spec = spec_from_file_location(
        name, file, loader=_Loader(name, file, instead), submodule_search_locations=[str(folder)]
    )
    assert spec is not None and spec.loader is not None
    sys.modules[name] = module_from_spec(spec)
    spec.loader.exec_module(sys.modules[name])


class _Finder(MetaPathFinder):
    """Finds the modules of a copied package; ``instead``: replacements for the names of packages in them."""

    def __init__(self, root: str, folder: Path, instead: Mapping[str, str]) -> None:
        self.root, self.folder, self.instead = root, folder, instead

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith(f"{self.root}."):
            return None
        place = self.folder.joinpath(*fullname.removeprefix(f"{self.root}.").split("."))
        file = place / "__init__.py" if place.is_dir() else place.with_suffix(".py")
        if not file.exists():
            return None
        return spec_from_file_location(fullname, file, loader=_Loader(fullname, str(file), self.instead))


class _Loader(SourceFileLoader):
    def __init__(self, fullname: str, path: str, instead: Mapping[str, str]) -> None:
        super().__init__(fullname, path)
        self.instead = instead

    def exec_module(self, module: ModuleType) -> None:
        """Run a module with its own ``import`` function."""
        vars(module)["__builtins__"] = {**vars(builtins), "__import__": self._import}
        super().exec_module(module)

    def _import(self, name: str, *where: Any) -> ModuleType:
        for package, copy in self.instead.items():
            if name == package or name.startswith(f"{package}."):
                name = name.replace(package, copy, 1)
                break
        return __import__(name, *where)
