"""What a selection of hand cards makes: a person picks cards in any order and is told at once."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel.stack import KIND, decides
from ...match.view import View
from ..wording import WHY_NOBODY, addressed, checked, say, why_nobody
from .state import PLAY
from .words_ask import ask
from .words_discard import apart, foretold, laid, rule_behind, steps
from .words_names import RULE


def selection(
    view: View, faces: Sequence[int], lang: str, names: Sequence[str]
) -> tuple[tuple[str, ...] | None, str, str]:
    """What these cards make, added to those that are chosen already.

    Returns the actions that lay them, in notation (None if they are no discard); what they are and would stab, or why
    they don't go together; and the rule behind it, "" when there is none to tell. ``names``: what the seats are called.
    """
    checked(lang)
    if nobody := why_nobody(view.to_act, view.seat, lang):
        return None, nobody, ""
    if decides(view.state, KIND) != PLAY or view.seat is None:
        return None, say(WHY_NOBODY["first"], lang, ask=ask(view, lang, names)), ""
    discard = laid(view, faces)
    if discard is None:
        reason, subject = apart(view.state, faces, lang)
        return None, reason, RULE[subject][lang] if subject else ""
    says = foretold(discard, lang, addressed(view.game.players, view.seat, lang, names))
    return tuple(action.notation for action in steps(faces)), says, RULE[rule_behind(discard)][lang]
