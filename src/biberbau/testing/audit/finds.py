"""The questions and findings of an audit, with a proof of each: a program that fails as long as the fault is there."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

QUESTIONS = ("view", "refill", "mask", "seeds", "stable", "clone")
"""The questions, in order."""

SUSPECT = {("view", "late"), ("seeds", "later")}
"""Suspicions that may be a game's own rule, or a library's convention: they are reported for a person to judge, but are
no findings.
"""

FAULT = "the fault is there"
"""The message of every program's last assertion."""
TOLD = f'"{FAULT}"'
"""The same as source."""


@dataclass(frozen=True)
class Find:
    """A fault: its question and kind, its subject, and a program that shows it.

    ``length`` counts the actions before it, so that the shortest of many is kept.
    """

    question: str
    kind: str
    about: str
    length: int
    program: str

    @property
    def key(self) -> tuple[str, str, str]:
        """The key by which two findings are the same."""
        return self.question, self.kind, self.about

    def holds(self) -> bool:
        """Whether the program fails as expected: on its last assertion, and on no other."""
        try:
            exec(compile(self.program, f"<{self.question}: {self.kind}>", "exec"), {"__name__": "__audit__"})
        except AssertionError as error:
            return error.args == (FAULT,)
        except Exception:  # any error of the other library: the program has not reached its end
            return False
        return False


@dataclass
class Audit:
    """The audit of one game: the number of comparisons and the findings, by question."""

    target: str
    version: str
    seed: int
    games: int = 0
    asked: Counter[str] = field(default_factory=Counter)
    """The number of comparisons for each question."""
    unasked: dict[str, str] = field(default_factory=dict)
    """Why a question could not be asked. ``offered``: the game does not support it; ``outside``: chance is outside the
    game, and only its odds were checked; ``sampled``: chance does not reveal its results; ``swaps``: it is unknown how
    to exchange cards.
    """
    seen: Counter[tuple[str, str, str]] = field(default_factory=Counter)
    shortest: dict[tuple[str, str, str], Find] = field(default_factory=dict)
    design: dict[str, str] = field(default_factory=dict)
    """Things that this game shows by its rules, by the kind of suspicion."""
    dropped: list[Find] = field(default_factory=list)
    """Findings that no program could reproduce: they do not count."""

    def ask(self, question: str, times: int = 1) -> None:
        """Count comparisons."""
        self.asked[question] += times

    def add(self, find: Find) -> None:
        """Add a finding, if it is the first or the shortest of its kind."""
        self.seen[find.key] += 1
        known = self.shortest.get(find.key)
        if known is None or find.length < known.length:
            self.shortest[find.key] = find

    def wants(self, question: str, kind: str, about: str, length: int) -> bool:
        """Whether a program is worth writing, as its finding would be the shortest yet; if not, the finding is only
        counted.
        """
        key = (question, kind, about)
        known = self.shortest.get(key)
        if known is not None and known.length <= length:
            self.seen[key] += 1
            return False
        return True

    def prove(self) -> None:
        """Run the program of every finding; those that do not hold are dropped."""
        for key, find in list(self.shortest.items()):
            if not find.holds():
                self.dropped.append(self.shortest.pop(key))

    @property
    def finds(self) -> list[Find]:
        """All proven findings, in the order of the questions."""
        return [find for find in self._sorted() if find.key[:2] not in SUSPECT]

    @property
    def suspects(self) -> list[Find]:
        """Findings that may be intended."""
        return [find for find in self._sorted() if find.key[:2] in SUSPECT]

    def _sorted(self) -> list[Find]:
        return sorted(self.shortest.values(), key=lambda find: (QUESTIONS.index(find.question), find.key))

    def document(self) -> dict[str, Any]:
        """The audit as JSON."""

        def told(find: Find) -> dict[str, Any]:
            return {
                "question": find.question,
                "kind": find.kind,
                "about": find.about,
                "seen": self.seen[find.key],
                "program": find.program,
            }

        return {
            "target": self.target,
            "version": self.version,
            "seed": self.seed,
            "games": self.games,
            "asked": {question: self.asked[question] for question in QUESTIONS},
            "unasked": dict(self.unasked),
            "finds": [told(find) for find in self.finds],
            "suspects": [
                {**told(find), "by_design": self.design.get(find.kind, "")} for find in self.suspects
            ],
            "unproved": [told(find) for find in self.dropped],
        }
