"""What may happen in Biber-Mania, kind by kind."""

from __future__ import annotations

from ...common.words.happens import EventWords
from ..rules.state import Ev
from .names import SAYS

HAPPENS = EventWords(SAYS, Ev)
