"""What an audit has asked and found, and the proof of each find: a program that fails as long as the fault is there."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

QUESTIONS = ("view", "refill", "mask", "seeds", "stable", "clone")
"""The questions, in the order in which they are told."""

SUSPECT = {("view", "late"), ("seeds", "later")}
"""What may be a game's own rule, or a library's way: it is told, and looked at by a person, but is no find."""

FAULT = "the fault is there"
"""What the last assertion of every program says when it fails."""
TOLD = f'"{FAULT}"'
"""The same as a program has it."""


@dataclass(frozen=True)
class Find:
    """Something that cannot be as it should: its question and kind, what it is about, and a program that shows it.

    ``length`` counts the actions before it, so that the shortest of many is kept.
    """

    question: str
    kind: str
    about: str
    length: int
    program: str

    @property
    def key(self) -> tuple[str, str, str]:
        """What makes two finds the same one."""
        return self.question, self.kind, self.about

    def holds(self) -> bool:
        """Whether the program fails as it says: on its last assertion, and on no other."""
        try:
            exec(compile(self.program, f"<{self.question}: {self.kind}>", "exec"), {"__name__": "__audit__"})
        except AssertionError as error:
            return error.args == (FAULT,)
        except Exception:  # whatever the other library raises: the program has not come to its end
            return False
        return False


@dataclass
class Audit:
    """What has been asked of one game, how often, and what was found, by question."""

    target: str
    version: str
    seed: int
    games: int = 0
    asked: Counter[str] = field(default_factory=Counter)
    """How many comparisons each question came to."""
    unasked: dict[str, str] = field(default_factory=dict)
    """Why a question could not be asked. ``offered``: the game does not offer it; ``outside``: chance lies outside the
    game, and only its odds were asked; ``sampled``: chance keeps to itself what it did; ``swaps``: nobody has said how
    cards are exchanged."""
    seen: Counter[tuple[str, str, str]] = field(default_factory=Counter)
    shortest: dict[tuple[str, str, str], Find] = field(default_factory=dict)
    design: dict[str, str] = field(default_factory=dict)
    """What this game shows by its rules, by the kind of suspicion."""
    dropped: list[Find] = field(default_factory=list)
    """What no program could show again: no finds."""

    def ask(self, question: str, times: int = 1) -> None:
        """Count comparisons."""
        self.asked[question] += times

    def add(self, find: Find) -> None:
        """Keep a find, if it is the first or the shortest of its kind."""
        self.seen[find.key] += 1
        known = self.shortest.get(find.key)
        if known is None or find.length < known.length:
            self.shortest[find.key] = find

    def wants(self, question: str, kind: str, about: str, length: int) -> bool:
        """Whether a program is worth writing, as its find would be the shortest yet; if not, the find is only counted."""
        key = (question, kind, about)
        known = self.shortest.get(key)
        if known is not None and known.length <= length:
            self.seen[key] += 1
            return False
        return True

    def prove(self) -> None:
        """Run the program of everything found; what does not hold is dropped."""
        for key, find in list(self.shortest.items()):
            if not find.holds():
                self.dropped.append(self.shortest.pop(key))

    @property
    def finds(self) -> list[Find]:
        """All that is beyond doubt, in the order of the questions."""
        return [find for find in self._sorted() if find.key[:2] not in SUSPECT]

    @property
    def suspects(self) -> list[Find]:
        """What may be meant so."""
        return [find for find in self._sorted() if find.key[:2] in SUSPECT]

    def _sorted(self) -> list[Find]:
        return sorted(self.shortest.values(), key=lambda find: (QUESTIONS.index(find.question), find.key))

    def document(self) -> dict[str, Any]:
        """All of it as JSON has it."""

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
