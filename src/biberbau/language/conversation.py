"""A model's prompt for each decision of a game: rules, earlier decisions, the table now."""

from __future__ import annotations

import hashlib
import json

from .rulebook import Extent
from .seated import Observation, Seated

HISTORY = 20
"""The number of earlier decisions in each prompt."""


class Conversation:
    """The messages of one game. The rules come first and stay the same, so that endpoints can cache them.

    Of earlier decisions story, question and answer are kept, without the tables: in games of memory a model finds the
    cards that it has seen there.
    """

    def __init__(self, seated: Seated, rules: Extent, history: int = HISTORY) -> None:
        self._system = {"role": "system", "content": seated.opening(rules)}
        self._history = history
        self._earlier: list[tuple[str, str]] = []
        self._now: list[dict[str, str]] = []

    def ask(self, seen: Observation) -> None:
        """Begin a new decision."""
        self._now = [{"role": "user", "content": seen.text()}]

    def wrong(self, said: str, why: str) -> None:
        """Note an answer that could not be read."""
        self._now += [{"role": "assistant", "content": said}, {"role": "user", "content": why}]

    def decided(self, seen: Observation, notations: list[str]) -> None:
        """Note that the decision was made."""
        self._earlier.append((seen.brief(), ", ".join(f"[{one}]" for one in notations)))

    @property
    def messages(self) -> list[dict[str, str]]:
        """The messages to send now."""
        kept = self._earlier[-self._history :] if self._history else []
        told = [
            {"role": role, "content": text}
            for asked, answered in kept
            for role, text in (("user", asked), ("assistant", answered))
        ]
        return [self._system, *told, *self._now]

    def digest(self) -> str:
        """A digest of the messages to send now: it differs after any change."""
        return hashlib.sha256(json.dumps(self.messages, ensure_ascii=False).encode()).hexdigest()[:16]
