"""The game's words, in every language of its catalogues: ``WORDS``."""

from __future__ import annotations

from ...common.words.speaker import UsualWords
from ..rules.options import OPTIONS
from . import ask, memory, names
from .story import Narrator


class _Words(UsualWords):
    FLEETING = True
    bare_card = staticmethod(names.bare_card)
    as_told = staticmethod(memory.as_told)
    settled = staticmethod(memory.settled)
    prompt = staticmethod(ask.prompt)
    action = staticmethod(ask.action)
    consequence = staticmethod(ask.consequence)
    why_not = staticmethod(ask.why_not)


WORDS = _Words(names.SAYS, OPTIONS, Narrator)
