"""Our conformance checks applied to other libraries' games: ``audit("openspiel:hearts")``.

``openspiel.py`` checks anything with the interface of OpenSpiel's states and games, ``aec.py`` anything with that of
PettingZoo's environments; neither imports these libraries. ``targets.py`` loads a game, ``knowledge.py`` has facts
about single games (who is dealt which card, what their rules show), ``finds.py`` collects findings. A finding counts
only once the short program that is printed with it has shown the same, in the library's own terms (docs/audit.md).
"""

from __future__ import annotations

from .finds import QUESTIONS, Audit, Find
from .targets import audit

__all__ = ["QUESTIONS", "Audit", "Find", "audit"]
