"""Cards that are ticked together, at a table and in a lesson: what they make, and their actions."""

from __future__ import annotations

from collections.abc import Sequence

from ...errors import NotationError
from ...games.common.view.presentation import Selection
from ..domain.messages import RefusedError
from . import table_pages
from .analysis import AnalysisModel
from .learning import LessonModel
from .model import TableModel
from .puzzles import PuzzleModel


def selected(
    model: TableModel | LessonModel | AnalysisModel | PuzzleModel, cards: Sequence[str]
) -> Selection:
    """The selection that ticked cards make; a RefusedError where none can be ticked."""
    if model.view is None or not model.game.kind.parts:
        raise RefusedError(400, "no-choice")
    try:
        return table_pages.select(model, cards)
    except NotationError as error:
        raise RefusedError(400, "no-action", action=", ".join(cards)[:40]) from error


def for_script(selection: Selection, stamp: str) -> dict[str, object]:
    """A selection for a page's script; ``stamp``: of its position."""
    return {
        "stamp": stamp,
        "legal": bool(selection.actions),
        "label": selection.label,
        "says": selection.says,
        "rule": selection.rule,
        "strikes": selection.strikes,
        "takes": ";".join(selection.actions),
    }


def taken(selection: Selection, game: str) -> tuple[str, ...]:
    """The actions of a selection; a refusal when it is not legal."""
    if not selection.actions:
        refusal = RefusedError(409, "selection", why=f"{selection.says} {selection.rule}".strip())
        refusal.game = game
        raise refusal
    return selection.actions
