"""What playouts show of an action, in words."""

from __future__ import annotations

from ...common.words.facts import FactWords
from ..rules.facts import Fact
from .names import SAYS

FACTS = FactWords(SAYS, Fact)
