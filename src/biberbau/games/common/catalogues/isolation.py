"""Texts that run from right to left inside sentences that run from left to right.

In "12 for בני, 17 for you" the points would be swapped: digits beside right-to-left letters join their direction. So
people's texts are isolated in sentences, by Unicode's two marks for that, and in HTML by ``<bdi>``. Only texts with
such letters are: all others look the same without, and terminals, transcripts and prompts for language models, which do
not know the marks, are unaffected.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

FIRST_STRONG, END = "\u2068", "\u2069"
"""The marks around an isolated text, whose direction is that of its first letter."""

CONTROLS = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
"""Characters that change the direction of the text around them. In a name they would act beyond it."""

_BEHIND = frozenset({"R", "AL", "AN", "RLE", "RLO", "RLI", "LRE", "LRO", "LRI", "FSI", "PDF", "PDI"})


def isolated(text: str) -> str:
    """The text made safe for a sentence: isolated if anything in it runs from right to left."""
    return text if text.isascii() else _isolated(text)


def turns(text: str) -> bool:
    """Whether anything in a text runs from right to left, or changes the direction around it."""
    return not text.isascii() and any(unicodedata.bidirectional(sign) in _BEHIND for sign in text)


@lru_cache(maxsize=4096)
def _isolated(text: str) -> str:
    if not turns(text) or _is_safe(text):
        return text
    return FIRST_STRONG + CONTROLS.sub("", text) + END


def _is_safe(text: str) -> bool:
    """Whether every right-to-left part is isolated already, as in a finished sentence."""
    depth = 0
    for sign in text:
        if sign == FIRST_STRONG:
            depth += 1
        elif sign == END:
            depth -= 1
        elif CONTROLS.match(sign) or (turns(sign) and not depth):
            return False
        if depth not in (0, 1):
            return False
    return depth == 0
