"""What the names of all games have in common: a game's own texts, found by language.

A game's ``words.py`` offers the methods of its ``Phrasebook`` or ``Handbook`` as functions of its own.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Protocol

from ..kernel.options import Value
from .wording import LANGUAGES, Text, checked, ruling

YES_NO = {"de": ("ja", "nein"), "en": ("yes", "no")}
AT_THIS_TABLE: Text = {"de": "An diesem Tisch gilt:", "en": "At this table:"}


class Names(Protocol):
    """A game's ``words_names.py``: the game, its options and their choices (by option and choice), three first steps."""

    TITLE: Text
    TAGLINE: Text
    OPTION_NAME: dict[str, Text]
    OPTION_HELP: dict[str, Text]
    CHOICE_NAME: dict[tuple[str, str], Text]
    COACH: dict[str, tuple[str, str, str]]


class NamesAndRules(Names, Protocol):
    """One with rules in a sentence or two, too (``RULE``), and what they are about (``SUBJECT``).

    The first name of a subject stands above its rule; people may type any.
    """

    SUBJECT: dict[str, dict[str, tuple[str, ...]]]
    RULE: dict[str, Text]


@cache
def rules_page(folder: Path, lang: str) -> str:
    """The rules page in a game's folder, as Markdown."""
    return (folder / f"rules_{checked(lang)}.md").read_text(encoding="utf-8")


class Phrasebook:
    """What a game's names say in a language; ``folder``: the game's own, where its rules pages lie."""

    def __init__(self, names: Names, folder: Path) -> None:
        self.names = names
        self.folder = folder

    def title(self, lang: str) -> str:
        """The game's name."""
        return self.names.TITLE[checked(lang)]

    def tagline(self, lang: str) -> str:
        """The game in one sentence."""
        return self.names.TAGLINE[checked(lang)]

    def option_name(self, name: str, lang: str) -> str:
        """An option's label."""
        return self.names.OPTION_NAME[name][checked(lang)]

    def option_help(self, name: str, lang: str) -> str:
        """An option in one sentence."""
        return self.names.OPTION_HELP[name][checked(lang)]

    def choice_name(self, option: str, choice: str, lang: str) -> str:
        """The label of one choice of an option."""
        return self.names.CHOICE_NAME[option, choice][checked(lang)]

    def coach(self, lang: str) -> tuple[str, str, str]:
        """Three steps for the first game."""
        return self.names.COACH[checked(lang)]

    def choice(self, option: str, value: Value, lang: str) -> str:
        """An option's value as people read it."""
        if isinstance(value, bool):
            return YES_NO[checked(lang)][not value]
        return self.choice_name(option, value, lang) if isinstance(value, str) else str(value)

    def rules(self, lang: str, options: Mapping[str, Value] | None = None) -> str:
        """The rules page, as Markdown; ``options``: of the table at which it is read, they stand first."""
        page = rules_page(self.folder, lang)
        if options is None:
            return page
        said = (
            f"{self.option_name(name, lang)}: {self.choice(name, options[name], lang)}" for name in options
        )
        title, blank, rest = page.partition("\n\n")
        return f"{title}{blank}**{AT_THIS_TABLE[checked(lang)]}** {' · '.join(said)}\n\n{rest}"


class Handbook(Phrasebook):
    """One that has rules by subject, too."""

    def __init__(self, names: NamesAndRules, folder: Path) -> None:
        super().__init__(names, folder)
        self.subjects: Mapping[str, Mapping[str, tuple[str, ...]]] = names.SUBJECT
        self.sentences: Mapping[str, Text] = names.RULE

    def rule(self, subject: str, lang: str) -> str:
        """A rule in a sentence or two; subjects are the keys of the game's ``words_names.RULE``."""
        return self.sentences[subject][checked(lang)]

    def lookup(self, subject: str, lang: str, options: Mapping[str, Value] | None = None) -> str | None:
        """The rule on a subject (named in any language), or a ruling by its number; None for others."""
        for key, called in self.subjects.items():
            if subject.lower() in (name.lower() for language in LANGUAGES for name in called[language]):
                return f"{called[checked(lang)][0]}: {self.rule(key, lang)}"
        return ruling(self.rules(lang), subject)
