"""Actions: a stable number for the kernel, a typed form for Python, a short notation for people."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

from ..errors import NotationError


@dataclass(frozen=True)
class Family:
    """Consecutive action ids of one kind: ``word`` alone, or ``word`` with one of ``arguments``."""

    word: str
    arguments: tuple[str, ...] = ()
    meaning: str = ""

    @property
    def size(self) -> int:
        """How many ids it takes."""
        return len(self.arguments) or 1


@dataclass(frozen=True)
class Action:
    """One action. ``id`` is the kernel's number, ``word`` its kind, ``argument`` what it names (or "")."""

    id: int
    word: str
    argument: str

    @property
    def notation(self) -> str:
        """Short text that parses back to this action."""
        return f"{self.word} {self.argument}" if self.argument else self.word

    def __str__(self) -> str:
        return self.notation


def _tight(word: str, argument: str) -> str:
    """An action by its letters and digits alone."""
    return f"{word} {''.join(letter for letter in argument if letter.isalnum())}"


class ActionTable:
    """All actions of a game, in the order of their ids.

    ``aliases`` are further arguments that people may type, e.g. an animal's name for its value. Case, spaces and hyphens
    in an argument do not matter unless two arguments differ only in them: ``Bad Guy`` is ``badguy``.
    """

    def __init__(self, families: Sequence[Family], aliases: dict[str, dict[str, str]] | None = None) -> None:
        self.families = tuple(families)
        self.actions: tuple[Action, ...] = ()
        self.first: dict[str, int] = {}
        for family in families:
            self.first[family.word] = len(self.actions)
            for argument in family.arguments or ("",):
                self.actions += (Action(len(self.actions), family.word, argument),)
        self._by_notation = {action.notation: action for action in self.actions}
        tight = [(_tight(action.word, action.argument), action) for action in self.actions]
        often = Counter(key for key, _ in tight)
        self._by_letters = {key: action for key, action in tight if often[key] == 1}
        self._aliases = aliases or {}

    def __len__(self) -> int:
        return len(self.actions)

    def __iter__(self) -> Iterator[Action]:
        return iter(self.actions)

    def __getitem__(self, action_id: int) -> Action:
        if not 0 <= action_id < len(self.actions):
            raise NotationError(f"action ids go from 0 to {len(self.actions) - 1}, there is no {action_id}")
        return self.actions[action_id]

    def parse(self, text: str, lacking: Collection[str] = ()) -> Action:
        """The action that this notation names; ``lacking``: cards that are not played with, for the error's hint."""
        words = text.lower().split()
        if len(words) == 2:
            words[1] = self._aliases.get(words[0], {}).get(words[1], words[1])
        action = self._by_notation.get(" ".join(words))
        if (
            action is None and sum(any(map(str.isdigit, word)) for word in words) < 2
        ):  # "play 1 2" is not "play 12"
            action = self._by_letters.get(_tight("".join(words[:1]), "".join(words[1:])))
        if action is None:
            raise NotationError(f"{text!r} is no action; {self._hint(words, lacking)}")
        return action

    def _hint(self, words: list[str], lacking: Collection[str]) -> str:
        found = [a.argument for a in self.actions if words and a.word == words[0] and a.argument]
        arguments = [argument for argument in found if argument.rpartition(":")[2] not in lacking]
        if arguments:
            return f"{words[0]!r} takes one of {', '.join(arguments)}"
        return "actions begin with one of " + ", ".join(self.first)
