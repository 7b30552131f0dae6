"""Moves made ahead of one's turn: what may be marked, and what has become of a mark.

All of it follows from the mark, the record and what its owner has seen since: every process comes to the same, also after
a restart. Nothing else is read, so a mark can tell its owner nothing, and its fate depends on nothing that others hide.
"""

from __future__ import annotations

from dataclasses import dataclass

from ...kernel import no_memory
from ...kernel.actions import Action
from ...kernel.numbers import whole_number
from ...kernel.stack import KIND, decides
from ...match import Match, View
from ...match.match import RECENT
from .records import Record


@dataclass(frozen=True)
class Mark:
    """A row of ``ahead``: what a seat wants to do next. ``stamp``: the position at which it was chosen."""

    stamp: str
    action_id: int


@dataclass(frozen=True)
class Marked:
    """A mark as it stands. ``fallen``: why it no longer counts ("hand", "round", "undone", "old", "illegal"), else "";
    ``due``: its turn has come, and it is to be played."""

    action: Action
    fallen: str = ""
    due: bool = False


def markable(record: Record, match: Match, seat: int) -> tuple[str, ...]:
    """What a seat may mark now, in notation: its cards, while somebody else alone is asked something."""
    view, kind = match.view(seat), match.game.kind
    if record.status != "playing" or not record.seats[seat].playing or view.to_act in (None, seat):
        return ()
    if kind.memory is not no_memory or view.silence or decides(view.state, KIND) in kind.simultaneous:
        return ()
    return kind.ahead.hand(view.state, seat)


def marked(record: Record, match: Match, seat: int, mark: Mark) -> Marked | None:
    """What has become of a mark; None when the turn for which it was made is over, or a bot plays the seat."""
    at, undos = position_of(mark.stamp)
    action, kind = match.game.kind.actions[mark.action_id], match.game.kind
    if at is None or record.status != "playing" or not record.seats[seat].playing:
        return None
    if at > match.ply and undos == record.undos:
        return None
    if at <= match.ply - RECENT:  # a match has the latest moments at hand; others it would have to play again
        return None if seat in record.actors[at:] else Marked(action, "old")
    views = [match.view(seat, ply) for ply in range(min(at, match.ply), match.ply + 1)]
    if any(_asks(view) for view in views[:-1]):
        return None
    if undos != record.undos:
        return Marked(action, "undone")
    first, now = views[0], views[-1]
    if any(kind.rules.rounds_over(view.state) != kind.rules.rounds_over(first.state) for view in views):
        return Marked(action, "round")
    if any(kind.ahead.hand(view.state, seat) != kind.ahead.hand(first.state, seat) for view in views):
        return Marked(action, "hand")
    if not _asks(now):
        return Marked(action)
    return Marked(action, due=True) if action in now.legal else Marked(action, "illegal")


def position_of(stamp: str) -> tuple[int | None, int | None]:
    """How many actions, and how many undos, the position has that a stamp names; None for what is none."""
    number, _, undos = stamp.partition(".")
    return whole_number(number), whole_number(undos)


def _asks(view: View) -> bool:
    """Whether the seat with this view begins its turn."""
    return view.to_act == view.seat and view.game.kind.ahead.asks(view.state)
