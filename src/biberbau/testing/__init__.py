"""Conformance checks for any game: ``check_game("beasty_bar")`` reports whether it keeps the kernel's promises.

They run for every player count and a cover of all options in which every pair of choices meets:

- ``data``: action ids, cards and options are as recorded, and notation parses back;
- ``perft``, ``playthroughs``: recorded trees of actions and whole games come out the same;
- ``transcripts``: the same bytes in another process and in the other run mode (compiled, interpreted);
- ``games``: whole games, with the game's invariants, legal actions, reasons, refusals, copies and results at every
  ply;
- ``roundtrips``: positions, replays and undo come back as the same bytes;
- ``secrecy``: nobody sees what they do not know, nothing known is forgotten, other worlds look the same;
- ``consistency``: worlds filled in for an observer contradict nothing that it has seen happen;
- ``undo``: what may be taken back is not final and has told or shown nobody anything;
- ``fills``, ``shuffles``: what chance deals is as likely as counting says;
- ``late``: secrecy in long rounds and rare states, which players other than random ones reach;
- ``stream``, ``deals``, ``worlds``, ``draws``: over very many deals and draws, nothing seen depends on anything hidden,
  and every card comes as often as it should; they accuse a fair game in fewer than one in a million runs;
- ``determinism``: the same seed gives the same game, another stream another one;
- ``soak``: thousands of games in compiled code, looked at after every move.

A game brings ``invariants.py`` and ``oracle.py`` (see ``hooks.py``) and a folder ``golden``, which ``biberbau check
GAME --update-golden`` writes. Compiled code checks no bounds, so after a change of rules also run ``NUMBA_BOUNDSCHECK=1
biberbau check GAME --soak 3000000``: an index out of bounds is then a failure with its seed.
"""

from __future__ import annotations

from .check import FAMILIES, check_game
from .report import Failure, Report

__all__ = ["FAMILIES", "Failure", "Report", "check_game"]
