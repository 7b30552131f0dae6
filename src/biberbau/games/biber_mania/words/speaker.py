"""The game's words, in every language of its catalogues: ``WORDS``."""

from __future__ import annotations

from ...common.words.speaker import UsualWords
from ..rules.options import OPTIONS
from . import ask, names, selection
from .story import Narrator


class _Words(UsualWords):
    bare_card = staticmethod(names.bare_card)
    prompt = staticmethod(ask.prompt)
    action = staticmethod(ask.action)
    at_once = staticmethod(selection.at_once)
    consequence = staticmethod(ask.consequence)
    why_not = staticmethod(ask.why_not)
    verdict = staticmethod(ask.verdict)


WORDS = _Words(names.SAYS, OPTIONS, Narrator)
