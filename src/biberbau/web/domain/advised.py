"""A hint's reasons as its table shows them: one sentence, and on demand the value of each action."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ...coach.advice import ActionAdvice, Advice
from ...coach.intervals import give_or_take
from ...coach.reasons import label, per_cent, sentence
from ...games.common.view.shown import shown


@dataclass(frozen=True)
class AdviceRow:
    """One action: chances in per cent, each with its error; ``hinted``: whether it is the hint."""

    label: str
    win: str
    error: str
    behind: str
    unsure: str
    why: str
    hinted: bool


@dataclass(frozen=True)
class Advised:
    """The advice for a hint's seat. ``better``: an action that wins more often in these playouts than the hint does."""

    why: str
    deals: int
    rows: tuple[AdviceRow, ...]
    hint: AdviceRow
    better: AdviceRow | None


def advised(advice: Advice, hint: str, names: Sequence[str], lang: str) -> Advised:
    """The reasons of a hint: a whole decision in notation, whose first action the advice is about."""
    first = advice.game.parse(hint.partition(";")[0]).id
    rows = tuple(_row(advice, one, one.action == first, names, lang) for one in advice.actions)
    chosen = next(row for row in rows if row.hinted)
    return Advised(chosen.why, advice.deals, rows, chosen, None if chosen is rows[0] else rows[0])


def _row(advice: Advice, one: ActionAdvice, hinted: bool, names: Sequence[str], lang: str) -> AdviceRow:
    game = shown(advice.game.id)
    return AdviceRow(
        label(game, advice, one.action, lang, names),
        per_cent(one.win, lang),
        per_cent(give_or_take(one.win_error), lang),
        per_cent(one.behind, lang),
        per_cent(give_or_take(one.behind_error), lang),
        sentence(game, advice, one.action, lang, names),
        hinted,
    )
