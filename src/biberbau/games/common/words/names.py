"""Shared by all games' words: titles, options and rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from ....kernel.options import Option, Value
from ..catalogues.catalogue import COMMON, LANGUAGES, Catalogues, yes_no
from ..catalogues.wording import checked, colon, ruling

YES_NO = COMMON.family("yes-no", ("yes", "no"))


@cache
def rules_page(folder: Path, lang: str) -> str:
    """The rules page in a game's folder, as Markdown; "" where it has none."""
    file = folder / f"rules_{checked(lang)}.md"
    return file.read_text(encoding="utf-8") if file.exists() else ""


class Guide:
    """A game's messages about itself, its options and its rules.

    Messages: ``title``, ``tagline``, ``coach-1`` to ``-3``; ``option-NAME`` with ``.help`` and one attribute for each
    choice; ``rule-SUBJECT`` with ``.called``: its subject's names, which people may type.
    """

    def __init__(self, says: Catalogues, options: Sequence[Option]) -> None:
        self.says = says
        self.folder = says.folder
        self.options = says.family("option", (option.name for option in options))
        self.attributes = {
            (option.name, part): f"{self.options[option.name]}.{part.replace('_', '-')}"
            for option in options
            for part in ("help", *option.choices)
        }
        says.families += self.attributes.values()

    def title(self, lang: str) -> str:
        """The game's name."""
        return self.says(lang, "title")

    def tagline(self, lang: str) -> str:
        """The game in one sentence."""
        return self.says(lang, "tagline")

    def option_name(self, name: str, lang: str) -> str:
        """An option's label."""
        return self.says(lang, self.options[name])

    def option_help(self, name: str, lang: str) -> str:
        """An option in one sentence."""
        return self.says(lang, self.attributes[name, "help"])

    def choice_name(self, option: str, choice: str, lang: str) -> str:
        """The label of one choice of an option."""
        return self.says(lang, self.attributes[option, choice])

    def choice(self, option: str, value: Value, lang: str) -> str:
        """An option's value as people read it."""
        if isinstance(value, bool):
            return COMMON(lang, YES_NO[yes_no(value)])
        return self.choice_name(option, value, lang) if isinstance(value, str) else str(value)

    def coach(self, lang: str) -> tuple[str, str, str]:
        """Three steps for the first game."""
        return self.says(lang, "coach-1"), self.says(lang, "coach-2"), self.says(lang, "coach-3")

    def rules_page(self, lang: str) -> str:
        """The rules page, as Markdown, in this language or the game's fallback.

        A game without rules pages shows its help for newcomers instead.
        """
        steps = "\n".join(f"- {step}" for step in self.coach(lang))
        return rules_page(self.folder, self.says.of(lang).lang) or "\n\n".join(
            (f"# {self.title(lang)}", self.tagline(lang), steps)
        )

    def rules(self, lang: str, options: Mapping[str, Value] | None = None) -> str:
        """The rules page, as Markdown; ``options``: of the table where it is read; they come first."""
        page = self.rules_page(lang)
        if options is None:
            return page
        said = (
            self.option_name(name, lang) + colon(lang) + self.choice(name, options[name], lang)
            for name in options
        )
        title, blank, rest = page.partition("\n\n")
        return f"{title}{blank}**{COMMON(lang, 'at-this-table')}** {' · '.join(said)}\n\n{rest}"

    def called(self, subject: str, lang: str) -> list[str]:
        """The subject of a rule."""
        return self.says(lang, f"{subject}.called").split(self.says(lang, "separator"))

    def rule(self, subject: str, lang: str) -> str:
        """A rule in a sentence or two."""
        return self.says(lang, f"rule-{subject}")

    def told(self) -> list[str]:
        """The messages that tell a rule in a sentence or two."""
        return [key.partition(".")[0] for key in self.says.keys if key.endswith(".called")]

    def subjects(
        self, lang: str, options: Mapping[str, Value] | None = None
    ) -> Mapping[str, tuple[str, str]]:
        """All subjects of rules, by key: the subject's name, and the rule."""
        return {
            key.removeprefix("rule-"): (self.called(key, lang)[0], self.says(lang, key))
            for key in self.told()
        }

    def lookup(self, subject: str, lang: str, options: Mapping[str, Value] | None = None) -> str | None:
        """The rule on a subject (named in any language), or a ruling by its number; None for others."""
        for key in self.told():
            if subject.lower() in (name.lower() for one in LANGUAGES for name in self.called(key, one)):
                return self.called(key, lang)[0] + colon(lang) + self.says(lang, key)
        return ruling(self.rules(lang), subject, lang)
