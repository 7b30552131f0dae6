"""Wheel and sdist, built without a network, and environments into which nothing but them and what they ask for is put."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tarfile
import venv
import zipfile
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from importlib.metadata import Distribution, distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "biberbau"


def files_of(folder: str = ".") -> set[str]:
    """What belongs to the checkout, whether it is committed already or not; paths from its root."""
    asked = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", folder]
    try:
        run = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("not a git checkout")
    return {name for name in run.stdout.split("\0") if name and ROOT.joinpath(name).is_file()}


def built(target: str, into: Path, source: Path = ROOT) -> Path:
    """The ``wheel`` or ``sdist`` of a folder, made by the pinned hatchling of this environment."""
    pytest.importorskip("hatchling")
    build = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(into)]
    done = subprocess.run(build, cwd=source, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    (made,) = into.glob("*.whl" if target == "wheel" else "*.tar.gz")
    return made


def in_wheel(wheel: Path) -> dict[str, bytes]:
    """The files of a wheel."""
    with zipfile.ZipFile(wheel) as opened:
        return {name: opened.read(name) for name in opened.namelist()}


def unpacked(sdist: Path, into: Path) -> Path:
    """The folder in which the files of an sdist lie then."""
    with tarfile.open(sdist) as opened:
        opened.extractall(into, filter="data")
    (folder,) = into.iterdir()
    return folder


def asked_for(metadata: Iterable[str], extras: Iterable[str]) -> list[Requirement]:
    """The requirements that count here, with these extras."""
    wanted = ["", *extras]
    return [
        requirement
        for requirement in map(Requirement, metadata)
        if not requirement.marker or any(requirement.marker.evaluate({"extra": extra}) for extra in wanted)
    ]


def brought_by(requirements: Iterable[Requirement]) -> dict[str, Distribution]:
    """What an installer would install for them, as far as this environment has it: by name."""
    found: dict[str, Distribution] = {}
    waiting, seen = list(requirements), set[tuple[str, frozenset[str]]]()
    while waiting:
        requirement = waiting.pop()
        known = (canonicalize_name(requirement.name), frozenset(requirement.extras))
        if known in seen:
            continue
        seen.add(known)
        found[known[0]] = distribution(requirement.name)
        assert requirement.specifier.contains(found[known[0]].version, prereleases=True), requirement
        waiting += asked_for(found[known[0]].requires or (), requirement.extras)
    return found


@dataclass(frozen=True)
class Environment:
    """A virtual environment with the wheel in it, and a home of its own, from which its programs are run."""

    folder: Path
    home: Path

    @property
    def programs(self) -> Path:
        return self.folder / ("Scripts" if sys.platform == "win32" else "bin")

    def variables(self, **more: str) -> dict[str, str]:
        """Nothing of ours: no path to the checkout, no cache, no data. Rules are interpreted, which needs no compile."""
        kept = {name: os.environ[name] for name in ("SYSTEMROOT", "TMPDIR", "LANG") if name in os.environ}
        homes = {"HOME": str(self.home), "USERPROFILE": str(self.home), "LOCALAPPDATA": str(self.home)}
        return kept | homes | {"PATH": str(self.programs), "NUMBA_DISABLE_JIT": "1"} | more

    def run(self, *command: str, **variables: str) -> subprocess.CompletedProcess[str]:
        """What a program of the environment says, run in the empty home; ``python`` or ``biberbau``."""
        return subprocess.run(
            [str(self.programs / command[0]), *command[1:]],
            cwd=self.home,
            env=self.variables(**variables),
            capture_output=True,
            text=True,
            timeout=300,
            check=False,
        )


def environment(folder: Path, wheel: Path, *extras: str) -> Environment:
    """Where ``pip install 'biberbau[EXTRAS]'`` would lead: the wheel, what it asks for, what that asks for, and no more.

    The packages are links to those of this environment, so nothing is downloaded.
    """
    made = Environment(folder / "venv", folder / "home")
    made.home.mkdir(parents=True)
    venv.create(made.folder, with_pip=False, symlinks=sys.platform != "win32")
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", str(made.folder)]
    pip += ["install", "--quiet", "--no-index", "--no-deps", "--no-compile", str(wheel)]
    subprocess.run(pip, check=True)
    packages = folder / "packages"
    packages.mkdir()
    metadata = in_wheel(wheel)
    (name,) = (name for name in metadata if name.endswith(".dist-info/METADATA"))
    requirements = re.findall(r"^Requires-Dist: (.+)$", metadata[name].decode(), re.MULTILINE)
    link(brought_by(asked_for(requirements, extras)), packages)
    (site,) = made.folder.glob("Lib/site-packages" if sys.platform == "win32" else "lib/*/site-packages")
    site.joinpath("packages.pth").write_text(f"{packages}\n", "utf-8")
    return made


def link(distributions: Mapping[str, Distribution], into: Path) -> None:
    """Make the top folders and modules of these distributions importable from a folder."""
    for found in distributions.values():
        for file in found.files or ():
            top = file.parts[0]
            if (
                top not in ("..", "__pycache__")
                and not top.endswith(".pth")
                and not into.joinpath(top).exists()
            ):
                into.joinpath(top).symlink_to(str(found.locate_file(top)))
