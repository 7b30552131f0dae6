"""The results of a check."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from ..kernel.options import Value


class BrokenPromiseError(Exception):
    """Raised by a check when the game breaks a promise.

    ``ply``: the number of actions before it; ``seed`` and ``options``: of the game, when a case has several.
    """

    def __init__(
        self,
        what: str,
        ply: int | None = None,
        seed: int | None = None,
        options: Mapping[str, Value] | None = None,
    ) -> None:
        super().__init__(what)
        self.options = options
        self.what = what
        self.ply = ply
        self.seed = seed


@dataclass(frozen=True)
class Failure:
    """One broken promise: the family of checks, the promise, and the place."""

    game: str
    family: str
    what: str
    options: Mapping[str, Value]
    seed: int
    ply: int | None

    @property
    def reproduce(self) -> str:
        """The command that runs this case alone."""
        words = ["biberbau", "check", self.game, "--family", self.family, "--seed", str(self.seed)]
        for name, value in self.options.items():
            words += ["--option", f"{name}={str(value).lower() if isinstance(value, bool) else value}"]
        return " ".join(words)

    def __str__(self) -> str:
        where = "" if self.ply is None else f" (after {self.ply} actions)"
        return f"{self.game}, {self.family}: {self.what}{where}\n    {self.reproduce}"


@dataclass
class Report:
    """The number of passed cases of one game, and every failure; ``left_out``: families by the module that the game
    lacks.
    """

    game: str
    passed: int = 0
    failures: list[Failure] = field(default_factory=list)
    seconds: float = 0.0
    soaked: int = 0
    interrupted: bool = False
    left_out: dict[str, list[str]] = field(default_factory=dict)

    @property
    def failed(self) -> int:
        """How many cases failed."""
        return len(self.failures)

    @property
    def ok(self) -> bool:
        """Whether everything passed (and something was checked at all, to its end)."""
        return not self.failures and self.passed > 0 and not self.interrupted

    def __str__(self) -> str:
        lines = [f"{self.game}: {self.passed} passed, {self.failed} failed, {self.seconds:.1f} s"]
        if self.interrupted:
            lines[0] += ", interrupted"
        if self.left_out:
            why = {"golden": "nothing is recorded yet: --update-golden"}
            reasons = (
                f"{', '.join(names)} ({why.get(needs, f'there is no {needs}.py')})"
                for needs, names in self.left_out.items()
            )
            lines.append(f"left out: {'; '.join(reasons)}")
        return "\n".join(lines + [str(failure) for failure in self.failures])
