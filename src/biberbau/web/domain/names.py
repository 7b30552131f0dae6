"""Players' names: which are allowed, and which look alike."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache

from confusable_homoglyphs.confusables import confusables_data

from ...games.common.catalogues.catalogue import COMMON, LANGUAGES
from .messages import SAYS, RefusedError

NAME_LENGTH = 20

RESERVED = tuple(COMMON(lang, "reader") for lang in LANGUAGES)
"""A table's name for its viewer ("you"), in each language."""

_GUESTS = re.compile(rf"(?:{'|'.join(re.escape(SAYS(lang, 'guest')) for lang in LANGUAGES)})(?: \d+)?")

_BLANK_LETTERS = frozenset("\u115f\u1160\u2800\u3164\uffa0\u034f\u17b4\u17b5\u180b\u180c\u180d\u180f\u2065")
"""Characters that show nothing, although their general category says otherwise."""

_PICTURE_MARK = "\ufe0f"
"""The selector that phones put after a character to ask for its coloured picture."""

_MOST_MARKS = 2
"""The most accents over one letter: Vietnamese needs two; more of them cover the lines above."""


def checked_name(text: str) -> str:
    """A player's name without surrounding spaces; a RefusedError says why it is not allowed."""
    if len(text) > 4 * NAME_LENGTH:  # before every character is examined
        raise RefusedError(400, "name-long")
    name = unicodedata.normalize("NFC", " ".join(text.split(" ")).strip())
    if not name:
        raise RefusedError(400, "name-empty")
    if len(name) > NAME_LENGTH:
        raise RefusedError(400, "name-long")
    if not _all_visible(name):
        raise RefusedError(400, "name-odd")
    if any(looks_like(name, reserved) for reserved in RESERVED):
        raise RefusedError(400, "name-reserved", name=name)
    return name


def is_guest(name: str) -> bool:
    """Whether it is the default name of somebody without one: "Guest", "Guest 2", in any language."""
    return _GUESTS.fullmatch(name) is not None


def _all_visible(name: str) -> bool:
    """Whether every character shows something, and none rises over its line."""
    marks = 0
    before = " "
    for character in name:
        category = unicodedata.category(character)
        if character in _BLANK_LETTERS or not character.isprintable():
            return False
        if character == _PICTURE_MARK:
            if not unicodedata.category(before).startswith("S"):
                return False
        elif "\ufe00" <= character <= "\ufe0e" or "\U000e0100" <= character <= "\U000e01ef":
            return False
        elif category.startswith("M"):
            marks += 1
            if marks > _MOST_MARKS or before == " ":
                return False
        else:
            marks = 0
        before = character
    return True


def looks_like(name: str, other: str) -> bool:
    """Whether two names can be mistaken for each other, by case or by look-alikes from other scripts."""
    return not _forms(name).isdisjoint(_forms(other))


def taken(name: str, others: Iterable[str]) -> bool:
    """Whether a name can be mistaken for one of the others."""
    return any(looks_like(name, other) for other in others)


@lru_cache(maxsize=1024)
def _forms(name: str) -> frozenset[str]:
    """All forms for which a name can be taken. Two names that look alike share one.

    Case is folded before and after look-alikes are put in place of each other: a Greek capital looks like a Latin one
    whose small letter it does not look like, and a capital I looks like an l that its own small letter does not.
    """
    # NFKC maps wide, circled and small capital letters to plain ones; TS 39 leaves that to NFKC, or omits it.
    shown = "".join(_letter_shown(sign) for sign in unicodedata.normalize("NFKC", name))
    seen = _skeleton(shown)
    return frozenset((seen, _skeleton(shown.casefold()), _skeleton(seen.casefold())))


def _skeleton(name: str) -> str:
    """One text for all names that look alike, as Unicode's TS 39 has it."""
    plain = unicodedata.normalize("NFD", name).replace(_PICTURE_MARK, "").replace(" ", "")
    stands_for = _stands_for()
    # An enclosing mark is dropped: a letter in a ring still reads as that letter.
    return "".join(stands_for.get(sign, sign) for sign in plain if unicodedata.category(sign) != "Me")


_SHOWS = re.compile(
    r"(?:NEGATIVE )?(?:CIRCLED|SQUARED|CROSSED NEGATIVE SQUARED) LATIN CAPITAL LETTER ([A-Z])"
    r"|REGIONAL INDICATOR SYMBOL LETTER ([A-Z])|LATIN LETTER SMALL CAPITAL ([A-Z])"
)
"""Variant letters that NFKC does not cover, by their names in Unicode."""


def _letter_shown(sign: str) -> str:
    """The plain small letter that a character shows; nearly always the character itself."""
    found = None if sign.isascii() else _SHOWS.fullmatch(unicodedata.name(sign, ""))
    return next(filter(None, found.groups())).lower() if found else sign


@cache
def _stands_for() -> Mapping[str, str]:
    """The representative of each character with look-alikes: the first of them, or the pair that it looks like."""
    groups: dict[str, set[str]] = {}
    pairs: dict[str, str] = {}
    for sign, others in confusables_data.items():
        alike = {sign, *(other["c"] for other in others)}
        singles = {text for text in alike if len(text) == 1}
        merged = singles.union(*(groups[text] for text in singles if text in groups))
        groups |= dict.fromkeys(merged, merged)
        pair = min((text for text in alike if len(text) == 2 and text.isascii()), default="")
        if pair:
            pairs |= dict.fromkeys(singles, pair)
    first = {sign: min(alike) for sign, alike in groups.items()}
    for sign, alike in groups.items():
        pair = min((pairs[text] for text in alike if text in pairs), default="")
        if pair and sign not in pair:
            first[sign] = "".join(first.get(part, part) for part in pair)
    return first
