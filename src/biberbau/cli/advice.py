"""Advice as printed in the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console

from ..coach.advice import ActionAdvice, Advice
from ..coach.intervals import give_or_take
from ..coach.reasons import decimal, label, per_cent, sentence
from ..games.common.view.shown import shown
from . import show
from .texts import SAYS


def document(advice: Advice, lang: str, names: Sequence[str]) -> dict[str, object]:
    """Plain data, each action with its label and its sentence."""
    found = advice.as_json()
    told = []
    for one in advice.actions:
        said = sentence(shown(advice.game.id), advice, one.action, lang, names)
        called = label(shown(advice.game.id), advice, one.action, lang, names)
        told.append(one.as_json() | {"label": called, "sentence": said})
    return found | {"actions": told}


def tell(out: Console, advice: Advice, lang: str, names: Sequence[str]) -> None:
    """Every action, the best first: its value, and why."""
    show.say(out, SAYS(lang, "advice", deals=advice.deals))
    for number, one in enumerate(advice.actions, start=1):
        show.say(out, _numbers(advice, one, number, lang, names), 2)
        show.say(out, "   " + sentence(shown(advice.game.id), advice, one.action, lang, names), 3)


def _numbers(advice: Advice, one: ActionAdvice, number: int, lang: str, names: Sequence[str]) -> str:
    """The values of an action, on one line."""
    return SAYS(
        lang,
        "advice-best" if number == 1 else "advice-behind",
        number=number,
        action=label(shown(advice.game.id), advice, one.action, lang, names),
        win=per_cent(one.win, lang),
        error=per_cent(give_or_take(one.win_error), lang),
        points=decimal(one.points, lang),
        spread=decimal(give_or_take(one.points_error), lang),
        **(
            {"behind": per_cent(one.behind, lang), "unsure": per_cent(give_or_take(one.behind_error), lang)}
            if number > 1
            else {}
        ),
    )
