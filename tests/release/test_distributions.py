"""Wheel and sdist hold what belongs into them, no less and no more, and know their version."""

from __future__ import annotations

import re
import tarfile
import tomllib
from pathlib import Path

import biberbau

from .building import PACKAGE, ROOT, built, files_of, in_wheel, unpacked

PROJECT = tomllib.loads(ROOT.joinpath("pyproject.toml").read_text("utf-8"))
STAYS = {".editorconfig", ".pre-commit-config.yaml"}
"""What only a checkout needs."""


def test_the_wheel_holds_the_package_and_nothing_else(wheel: Path) -> None:
    """Templates, scripts, catalogues, drawings, lessons, puzzles, migrations, tables: all but recorded games."""
    packed = {name for name in in_wheel(wheel) if ".dist-info/" not in name}
    files = {name for name in files_of("src/biberbau") if "/golden/" not in name}
    belongs = {name.removeprefix("src/") for name in files}
    assert packed == belongs
    kinds = {Path(name).suffix for name in packed}
    assert kinds >= {".html", ".js", ".css", ".ftl", ".md", ".svg", ".yaml", ".json", ".jsonl", ".typed"}


def test_the_sdist_holds_what_builds_tests_and_documents_it(sdist: Path) -> None:
    with tarfile.open(sdist) as opened:
        packed = {name.partition("/")[2] for name in opened.getnames()}
    assert packed == (files_of() - STAYS) | {"PKG-INFO"}


def test_the_wheel_of_the_sdist_is_the_wheel_of_the_checkout(
    wheel: Path, sdist: Path, tmp_path: Path
) -> None:
    again = built("wheel", tmp_path / "wheel", unpacked(sdist, tmp_path / "source"))
    assert again.name == wheel.name
    assert again.read_bytes() == wheel.read_bytes()


def test_the_version_stands_in_one_place(wheel: Path) -> None:
    """Files that are read by others repeat it; they are held to it."""
    version = biberbau.__version__
    assert re.fullmatch(r"\d+\.\d+\.\d+((a|b|rc)\d+)?", version)
    assert "version" not in PROJECT["project"] and "version" in PROJECT["project"]["dynamic"]
    assert wheel.name == f"biberbau-{version}-py3-none-any.whl"
    said = [file for file in PACKAGE.rglob("*.py") if f'"{version}"' in file.read_text("utf-8")]
    assert said == [PACKAGE / "__init__.py"]


def test_the_extras_that_texts_name_are_there() -> None:
    """In documents, messages and comments: ``biberbau[web,postgres]``, ``.[envs]``."""
    named = set[str]()
    for name in files_of():
        if name.startswith("tests/") or not name.endswith(
            (".md", ".py", ".yaml", ".yml", ".service", "file")
        ):
            continue
        for extras in re.findall(
            r"(?:biberbau|['\"]\.)\[([a-z0-9,]+)\]", ROOT.joinpath(name).read_text("utf-8")
        ):
            named |= set(extras.split(","))
    extras = PROJECT["project"]["optional-dependencies"].keys()
    assert named <= extras and "web" in named
