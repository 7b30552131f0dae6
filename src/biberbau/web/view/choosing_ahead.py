"""Actions chosen ahead: those that a viewer may choose, and the one they have chosen, on their own table."""

from __future__ import annotations

from ...games.common.view.presentation import Board, Pick
from ...games.common.view.shown import shown, spoken
from ..domain.messages import SAYS
from .model import TableModel

FALLEN = SAYS.family("ahead-fallen", ("hand", "round", "undone", "old", "illegal"))
"""The reasons why a choice no longer counts."""


def with_choices(board: Board, model: TableModel) -> Board:
    """A board on which cards can be chosen ahead; the chosen one shines, and cannot be chosen again."""
    lang = spoken(model.game.id, model.lang)
    chosen = "" if model.marked is None or model.marked.fallen else model.marked.action.notation

    def offered(pick: Pick) -> Pick:
        if pick.action not in model.markable:
            return pick
        if pick.action == chosen:
            return pick.but(says=chosen_says(model), label="", legal=False, hinted=True)
        return pick.but(says=SAYS(lang, "ahead-says"), label=SAYS(lang, "ahead-button", action=pick.label))

    return board.but(picks=tuple(map(offered, board.picks)))


def chosen_says(model: TableModel) -> str:
    """The viewer's choice, or why it no longer counts; "" where they have made none."""
    if model.marked is None or model.view is None:
        return ""
    lang, fallen = spoken(model.game.id, model.lang), model.marked.fallen
    names = [seat.name for seat in model.seats]
    action = shown(model.game.id).words.action(model.view, model.marked.action, lang, names)
    return SAYS(lang, FALLEN[fallen] if fallen else "ahead-next", action=action)
