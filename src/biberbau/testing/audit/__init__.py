"""The questions of our conformance checks, asked of other libraries' games: ``audit("openspiel:hearts")``.

``openspiel.py`` asks them of anything that has OpenSpiel's states and games, ``aec.py`` of anything that steps as
PettingZoo's environments do; neither imports these libraries. ``targets.py`` knows how a game is reached,
``knowledge.py`` what is known of single games (who is dealt which card, what their rules show), ``finds.py`` keeps
what is told. A find counts only once the short program that is printed with it has shown the same, in the library's
own words (docs/audit.md).
"""

from __future__ import annotations

from .finds import QUESTIONS, Audit, Find
from .targets import audit

__all__ = ["QUESTIONS", "Audit", "Find", "audit"]
