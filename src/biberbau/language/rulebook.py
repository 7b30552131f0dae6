"""The rules for a model: all of them, those that fit into a prompt, one chapter, or a search's results."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Literal

from ..errors import OptionError
from ..games.common.catalogues.wording import colon, ruling, rulings
from ..games.common.view.shown import shown
from ..kernel.options import Value
from ..match import Game
from .texts import SAYS

Extent = Literal["summary", "full", "none"]
EXTENTS: tuple[Extent, ...] = ("summary", "full", "none")

MOST_FOUND = 12
"""A search returns at most this many paragraphs."""

_RULING = re.compile(r"^- \*\*[A-Z]\d{1,3}\*\* ", re.MULTILINE)
_OPTION = re.compile(r"\(`[a-z_]+`\)")


def chapters(page: str) -> dict[str, str]:
    """A rules page's chapters by their headings, the text before the first one under "" """
    parts = re.split(r"^## (.+)\n", page, flags=re.MULTILINE)
    return {"": parts[0].strip(), **dict(zip(parts[1::2], map(str.strip, parts[2::2]), strict=True))}


def rules_text(game: Game, lang: str, extent: Extent = "summary") -> str:
    """The rules at a table, as Markdown.

    The summary has every chapter on how to play; left out are the rulings on rare cases, options that this table does
    not use, and who made the original. Options that differ from the defaults are explained.
    """
    if extent not in EXTENTS:
        raise OptionError(f"rules are one of {', '.join(EXTENTS)}, not {extent!r}")
    if extent == "none":
        return ""
    page = shown(game.id).words.rules(lang, game.options)
    if extent == "full":
        return page
    kept = []
    for heading, text in chapters(page).items():
        if _RULING.search(text):
            break  # after the rulings there is only the credit
        if len(_OPTION.findall(text)) < 2:
            kept.append(f"## {heading}\n\n{text}" if heading else text)
    return "\n\n".join([*kept, *_house_rules(game, lang)])


def _house_rules(game: Game, lang: str) -> list[str]:
    """The explanations of changed options."""
    words = shown(game.id).words
    usual = Game.of(game.id, {"players": game.players}).options
    told = [
        f"- {words.option_name(name, lang)}{colon(lang)}{_value(game, name, value, lang)}. "
        f"{words.option_help(name, lang)}"
        for name, value in game.options.items()
        if value != usual[name]
    ]
    return [f"## {SAYS(lang, 'house-rules')}\n\n" + "\n".join(told)] if told else []


def _value(game: Game, name: str, value: Value, lang: str) -> str:
    if isinstance(value, bool):
        return SAYS(lang, "yes-no-yes" if value else "yes-no-no")
    return shown(game.id).words.choice_name(name, value, lang) if isinstance(value, str) else str(value)


def chapter(game_id: str, heading: str, lang: str, options: Mapping[str, Value] | None = None) -> str:
    """One chapter of the full rules, by its heading or the beginning of it; OptionError lists the headings."""
    found = chapters(shown(game_id).words.rules(lang, options))
    wanted = heading.strip().casefold()
    for name, text in found.items():
        if name and wanted and name.casefold().startswith(wanted):
            return f"## {name}\n\n{text}"
    known = ", ".join(repr(name) for name in found if name)
    raise OptionError(SAYS(lang, "no-chapter", heading=heading, chapters=known))


def search(game_id: str, words: str, lang: str, options: Mapping[str, Value] | None = None) -> str:
    """The rules about these words: the rule of a card, a ruling by its number, or paragraphs with all words."""
    page = shown(game_id).words.rules(lang, options)
    wanted = words.casefold().split()
    if not wanted:
        raise OptionError(SAYS(lang, "search-what"))
    found = []
    if told := shown(game_id).words.lookup(words.strip(), lang, options):
        found.append(told)
    elif one := ruling(page, words.strip(), lang):
        found.append(one)
    for heading, text in chapters(page).items():
        for paragraph in _paragraphs(text):
            if all(word in paragraph.casefold() for word in wanted) and paragraph not in found:
                found.append(heading + colon(lang) + paragraph if heading else paragraph)
    if not found:
        known = rulings(page)
        range_of = f"{known[0]}-{known[-1]}" if known else "–"
        raise OptionError(SAYS(lang, "nothing-found", words=words, rulings=range_of))
    return "\n\n".join(found[:MOST_FOUND])


def _paragraphs(text: str) -> list[str]:
    """Paragraphs, items of lists and rows of tables, each on one line."""
    pieces = re.split(r"\n\s*\n|\n(?=[-|] ?|\d+\. )", text)
    return [" ".join(piece.split()) for piece in pieces if piece.strip(" -|\n")]
