"""Why an action is good, or is not, in one sentence: from the facts of an advice's playouts alone."""

from __future__ import annotations

from collections.abc import Sequence

from ..games.common.view.shown import Shown
from ..games.common.words.facts import chances, decimal, only
from .advice import Advice

__all__ = ["decimal", "label", "per_cent", "sentence"]


def sentence(shown: Shown, advice: Advice, action: int, lang: str, names: Sequence[str] | None = None) -> str:
    """The reason that sets the action with that id apart from the best one, or the best one from the second.

    ``names``: the seats' names, by default their colours. ``KeyError`` for an action that is not legal.
    """
    one = advice.of(action)
    if len(advice.actions) == 1:
        return only(lang)
    if one.reason is not None and shown.facts is not None:
        return shown.facts(
            advice.view,
            advice.chosen(action),
            one.reason.fact,
            one.reason.mean,
            one.reason.other,
            label(shown, advice, one.reason.against, lang, names),
            lang,
            _named(shown, advice, lang, names),
        )
    rival = advice.best if one is not advice.best else advice.actions[1]
    instead = label(shown, advice, rival.action, lang, names)
    return chances(lang, one.win, rival.win, instead, level=bool(one.facts))


def label(shown: Shown, advice: Advice, action: int, lang: str, names: Sequence[str] | None = None) -> str:
    """The label of the action with that id."""
    called = _named(shown, advice, lang, names)
    return shown.words.action(advice.view, advice.chosen(action), lang, called)


def _named(shown: Shown, advice: Advice, lang: str, names: Sequence[str] | None) -> Sequence[str]:
    return names or [shown.words.seat_name(seat, lang) for seat in range(advice.game.players)]


def per_cent(share: float, lang: str) -> str:
    """A share in per cent with one decimal, without the sign."""
    return decimal(100 * share, lang)
