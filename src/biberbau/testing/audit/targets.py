"""Loads a game of another library: ``openspiel:hearts``, ``pettingzoo:leduc_holdem_v4``, and ours in the same way.

It is loaded by the lines that programs begin with, so that the printed program does exactly the same.
"""

from __future__ import annotations

import re
import warnings
from collections.abc import Mapping
from importlib.metadata import PackageNotFoundError, version
from typing import Any

from ...errors import MissingExtraError, OptionError
from .aec import AecAudit
from .finds import Audit
from .knowledge import SPIEL, SWAPS, Known
from .openspiel import SpielAudit, ask_seeds

OURS = "biberbau_"
SEEDS = (1, 2, 3)
PACKAGES = {"openspiel": ("open_spiel",), "pettingzoo": ("pettingzoo", "rlcard", "shimmy")}
"""The packages of a library's games, beside the library itself."""

_TARGET = re.compile(r"(openspiel|pettingzoo):([A-Za-z_]\w*)(\(.*\))?")


def audit(target: str, games: int = 20, seed: int = 0) -> Audit:
    """Audit one game in that many random games; Ctrl-C ends it with the findings so far."""
    found = _TARGET.fullmatch(target)
    if not found:
        raise OptionError(
            f"openspiel:GAME or pettingzoo:ENV expected, as in openspiel:hearts, not {target[:80]!r}"
        )
    library, name, parameters = found[1], found[2], found[3] or ""
    result = Audit(target, _versions(library, name), seed)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # warnings of the other library, not ours to print
        try:
            if library == "openspiel":
                _openspiel(result, name, parameters, games)
            else:
                _pettingzoo(result, name, parameters, games)
        except KeyboardInterrupt:
            if not result.games:
                raise
        result.prove()
    return result


def _versions(library: str, name: str) -> str:
    """The audited package, with its version."""
    packages = ("biberbau",) if name.startswith(OURS) else PACKAGES[library]
    said = []
    for package in packages:
        try:
            said.append(f"{package} {version(package)}")
        except PackageNotFoundError:
            continue
    return ", ".join(said)


def _run(lines: tuple[str, ...]) -> dict[str, Any]:
    """The names after running some lines of a program. ModuleNotFoundError where a library is missing."""
    names: dict[str, Any] = {}
    exec("\n".join(lines), names)
    return names


# ---------------------------------------------------------------------------------------------------------- OpenSpiel


def _openspiel(result: Audit, name: str, parameters: str, games: int) -> None:
    imports = ("import pyspiel", *(("import biberbau.envs.openspiel",) if name.startswith(OURS) else ()))
    text = f"{name}{parameters}"
    load = (*imports, "", f'game = pyspiel.load_game("{text}")')
    try:
        game = _run(load)["game"]
    except ModuleNotFoundError as error:
        raise MissingExtraError("openspiel") from error
    except (RuntimeError, ValueError) as error:
        raise OptionError(f"OpenSpiel loads no game {text!r}: {str(error).splitlines()[0]}") from error
    kind = game.get_type()
    if "SEQUENTIAL" not in str(kind.dynamics) or kind.information.name != "IMPERFECT_INFORMATION":
        raise OptionError(f"{name}: a game of turns with hidden information expected")
    known = SPIEL.get(name, Known())  # of the game with default parameters
    result.design = {"late": known.late} if known.late else {}
    asking = SpielAudit(game, load, known, result)
    if not asking.explicit:
        _seeds(result, asking, name, kind.parameter_specification, imports)
    asking.run(games, result.seed)


def _seeds(
    result: Audit, asking: SpielAudit, name: str, specified: Mapping[str, Any], imports: tuple[str, ...]
) -> None:
    """Check seeds, where a game takes one."""
    parameter = next((one for one in ("rng_seed", "seed") if one in specified), None)
    if parameter is None:
        result.unasked["seeds"] = "outside"
        return
    loads = {}
    for seed in SEEDS:
        line = f'game = pyspiel.load_game("{name}({parameter}={seed})")'
        one, other = (_run((*imports, line))["game"] for _ in range(2))
        loads[seed] = (one, other, (line,))
    ask_seeds(result, asking.write, loads)


# --------------------------------------------------------------------------------------------------------- PettingZoo


def _pettingzoo(result: Audit, name: str, parameters: str, games: int) -> None:
    ours = name.startswith(OURS)
    if ours:
        given = parameters.strip("()")
        load: tuple[str, ...] = (
            "from biberbau.envs import pettingzoo",
            "",
            f'env = pettingzoo.env("{name.removeprefix(OURS)}"{", " if given else ""}{given})',
        )
    else:
        load = (f"from pettingzoo.classic import {name}", "", f"env = {name}.env{parameters or '()'}")
    try:
        _run(load)
    except MissingExtraError:
        raise
    except ModuleNotFoundError as error:
        raise MissingExtraError("peers") from error
    except ImportError as error:
        raise OptionError(
            f"PettingZoo loads no environment {name!r}: {str(error).splitlines()[0]}"
        ) from error
    code = compile("\n".join(load), "<load>", "exec")

    def make() -> Any:
        names: dict[str, Any] = {}
        exec(code, names)
        return names["env"]

    swap = SWAPS["biberbau"] if ours else next((SWAPS[one] for one in SWAPS if name.startswith(one)), ())
    AecAudit(make, load, swap, result).run(games, result.seed)
