"""Actions chosen ahead of one's turn: which can be chosen, and what has become of a choice.

All of it follows from the choice, the record and what its owner has seen since: every process computes the same, also
after a restart. Nothing else is read, so a choice can tell its owner nothing, and its fate depends on nothing that
others hide.
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
    """A row of ``ahead``: a seat's next action, chosen early. ``stamp``: the position at which it was chosen."""

    stamp: str
    action_id: int


@dataclass(frozen=True)
class Marked:
    """A choice and its state. ``fallen``: why it no longer counts ("hand", "round", "undone", "old", "illegal"), else
    ""; ``due``: its turn has come, and it is to be played.
    """

    action: Action
    fallen: str = ""
    due: bool = False


def markable(record: Record, match: Match, seat: int) -> tuple[str, ...]:
    """The actions that a seat may choose ahead now, in notation: its cards, while only somebody else decides."""
    view, kind = match.view(seat), match.game.kind
    if record.status != "playing" or not record.seats[seat].playing or view.to_act in (None, seat):
        return ()
    if kind.memory is not no_memory or view.silence or decides(view.state, KIND) in kind.simultaneous:
        return ()
    return kind.ahead.hand(view.state, seat)


def marked(record: Record, match: Match, seat: int, mark: Mark) -> Marked | None:
    """The state of a choice; None when the turn for which it was made is over, or a bot plays the seat."""
    at, undos = position_of(mark.stamp)
    action, kind = match.game.kind.actions[mark.action_id], match.game.kind
    if at is None or record.status != "playing" or not record.seats[seat].playing:
        return None
    if at > match.ply and undos == record.undos:
        return None
    if at <= match.ply - RECENT:  # earlier moments would have to be replayed
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
    """The numbers of actions and undos in a stamp; None if it is not a stamp."""
    number, _, undos = stamp.partition(".")
    return whole_number(number), whole_number(undos)


def _asks(view: View) -> bool:
    """Whether the seat with this view begins its turn."""
    return view.to_act == view.seat and view.game.kind.ahead.asks(view.state)
