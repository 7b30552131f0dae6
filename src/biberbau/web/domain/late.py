"""Answers that come after a question has closed: the refusal says what was done instead."""

from __future__ import annotations

from ...games.common.view.shown import shown, spoken
from ...kernel.actions import Action
from ...kernel.numbers import whole_number
from ...match import Match, View
from .messages import RefusedError
from .records import Record

LATE = ("late", "late-again")
"""The keys of these refusals."""


def given_before(
    record: Record, match: Match | None, player: str | None, stamp: str
) -> tuple[View, Action | None] | None:
    """A player's view when the question was asked at ``stamp``, and the answer given for them; None for the action
    where somebody before them threw something in, so that they are asked again.

    None if they were not asked there, or it has not been answered.
    """
    number, _, undos = stamp.partition(".")
    at, seat = whole_number(number), record.seat_of(player)
    if match is None or at is None or seat is None or not match.game.kind.asks_together:
        return None
    if at >= match.ply or undos not in ("", str(record.undos)):
        return None
    view = match.view(seat, at).asked().get(seat)
    if view is None:
        return None
    for ply, asked in enumerate(match.view(None, at).asked(), start=at):
        given = match.history[ply] if ply < match.ply else None
        if asked == seat or given is None:
            return view, given
        if given.notation != view.silence:
            break
    return view, None


def late(view: View, action: Action | None, lang: str) -> RefusedError:
    """Why an answer no longer counts, and which one does; None: the question is asked again."""
    if action is None:
        return RefusedError(409, "late-again")
    said = shown(view.game.id).words.action(view, action, spoken(view.game.id, lang))
    return RefusedError(409, "late", action=said)
