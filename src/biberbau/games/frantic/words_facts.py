"""What playouts show of an action, in words."""

from __future__ import annotations

from ..words_facts import FactWords
from .facts import Fact
from .words_names import SAYS

FACTS = FactWords(SAYS, Fact)
