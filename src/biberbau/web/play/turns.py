"""Who decides at a table, their legal actions, and past decisions: read from record and match."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ...bots import recalled
from ...errors import BiberbauError
from ...kernel.actions import Action
from ...kernel.numbers import whole_number
from ...kernel.rng import key_of
from ...match import Match, View
from ..domain.decisions import decided
from ..domain.messages import STAYED, RefusedError
from ..domain.records import Record


@dataclass(frozen=True)
class Turn:
    """A decision that waits for ``seat``, with everything that a bot needs to make it."""

    record: Record
    seat: int
    view: View
    rng_seed: bytes


class DecisionError(BiberbauError):
    """A decision that was legal in a view but that the match refused."""


def acting(record: Record, player: str, stamp: str) -> int:
    """The seat for which a player may decide at the position that ``stamp`` names; otherwise a RefusedError."""
    seat = seated(record, player)
    running(record)
    if record.seats[seat].stand_in:
        raise RefusedError(409, "is-out" if record.seats[seat].stand_in == "out" else "bot-plays")
    _current(record, stamp)
    return seat


def alone(record: Record, player: str | None) -> bool:
    """Whether all others at a player's table are bots."""
    kinds = sorted(seat.kind for seat in record.seats)
    return record.seat_of(player) is not None and kinds == ["bot"] * (len(kinds) - 1) + ["human"]


def repeated(record: Record, match: Match, player: str, stamp: str, notations: str) -> bool:
    """Whether a player has made exactly this decision already at the position that ``stamp`` names, and it still
    stands.
    """
    number, _, undos = stamp.partition(".")
    at, seat = whole_number(number), record.seat_of(player)
    if at is None or seat is None or undos not in ("", str(record.undos)):
        return False
    asked = [notation.strip() for notation in notations.split(";")]
    played = [action.notation for action in match.history[at : at + len(asked)]]
    return played == asked and set(record.actors[at : at + len(asked)]) == {seat}


def chosen(record: Record, view: View, notations: str) -> list[tuple[int, Action]]:
    """The decision of the seat with this view: an action, or several joined by ``;``."""
    seat = view.seat
    if view.to_act is None:
        raise RefusedError(409, "is-over")
    if seat is None or view.to_act != seat:
        raise RefusedError(403, "not-your-turn", name=record.seats[view.to_act].name)
    return [(seat, action) for action in decided(view, notations)]


def forced(record: Record, match: Match) -> tuple[Action, ...]:
    """The forced actions of a person who, as everybody can tell, has no choice; () where there are none."""
    seat, kind = match.to_act, match.game.kind
    if record.status != "playing" or seat is None or not match.forced():
        return ()
    found: list[Action] = []
    while True:
        legal = _seen(match, seat, found, seat).legal
        if len(legal) != 1 or not kind.forced(_seen(match, seat, found, None).state):
            return ()
        found += legal
        if legal[0].word not in kind.parts:
            return tuple(found)


def _seen(match: Match, seat: int, begun: Sequence[Action], observer: int | None) -> View:
    """The viewer's view once a seat has played these actions, the parts of one decision."""
    if not begun:
        return match.view(observer)
    return match.view_ahead(observer, match.ahead([(seat, action) for action in begun]))


def turn(record: Record, match: Match, begun: Sequence[Action] = ()) -> Turn | None:
    """The decision that a running game waits for; ``begun``: the parts of it that have been chosen already."""
    seat = match.to_act
    if record.status != "playing" or seat is None:
        return None
    ahead = record.ahead([action.id for action in begun], seat) if begun else record
    return _turn(ahead, _seen(match, seat, begun, seat))


def asked(record: Record, match: Match) -> tuple[Turn, ...]:
    """The decisions of all who are asked the question that a running game waits for, where it has a clock."""
    if record.status != "playing" or not match.game.kind.asks_together:
        return ()
    seats = match.view(None).asked()
    return tuple(_turn(record, match.view(seat).asked()[seat]) for seat in seats)


def may_undo(record: Record) -> bool:
    """Whether decisions can be taken back at all: not where others wait for a clock that would begin again."""
    return not record.terms.clock or len(record.people) == 1


def decided_last(match: Match) -> int:
    """Which action, counted from 1, was the last that somebody decided; 0: none was."""
    last = match.ply
    while last and match.forced(last - 1):
        last -= 1
    return last


def taken_back(match: Match, actors: Sequence[int], seat: int) -> int:
    """The number of actions that go when a seat takes its last decision back; a RefusedError where it may not.

    Forced actions after it go with it: nobody decided anything there, and they would be played again at once. So do
    earlier parts of the same decision, as far as possible.
    """
    last = decided_last(match)
    if not last:
        raise RefusedError(409, "nothing-to-undo")
    if actors[last - 1] != seat:
        raise RefusedError(403, "not-yours")
    if match.view(None, last - 1).silence:
        raise RefusedError(409, "stays-answered")
    for number in range(match.ply, last - 1, -1):
        if why := match.stayed(number):
            raise RefusedError(409, STAYED[why])
    first, parts = last, match.game.kind.parts
    while first > 1 and actors[first - 2] == seat and match.history[first - 2].word in parts:
        if match.stayed(first - 1):
            break
        first -= 1
    return match.ply - first + 1


def _turn(record: Record, view: View) -> Turn:
    seat = view.to_act
    assert seat is not None
    return Turn(record, seat, recalled(view, record.seed), key_of(record.seed, f"bot {record.stamp} {seat}"))


def players_of(record: Record) -> frozenset[str]:
    """The players of a table."""
    return frozenset([seat.player for seat in record.seats if seat.player is not None])


def seated(record: Record, player: str) -> int:
    """The seat of a player; a RefusedError for everybody else."""
    seat = record.seat_of(player)
    if seat is None:
        raise RefusedError(403, "not-seated")
    return seat


def running(record: Record) -> None:
    """Refuse what can only be done while a game is being played."""
    if record.status == "lobby":
        raise RefusedError(409, "in-lobby")
    if record.ended:
        raise RefusedError(409, "is-over" if record.status == "over" else "is-left")


def _current(record: Record, stamp: str) -> None:
    if stamp not in (record.stamp, str(record.number)):
        raise RefusedError(409, "stale")
