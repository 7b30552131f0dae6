"""What has been told, turn by turn: for the log, for the stage, and from where it can be watched again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from ..games.presentation import Line
from ..games.trail import STORY

RECENT = 9
"""How many of the latest lines stand on the table; beside them everybody's last turn, in so many lines at most."""
BRIEF = 2

TAIL = 8
"""The turns of how many plies are sent anew to a page that has the rest of the log."""


@dataclass(frozen=True)
class Turn:
    """What somebody did without another in between. ``seat``: None for the deal; ``last``: their last turn so far."""

    seat: int | None
    lines: tuple[Line, ...]
    last: bool = False


def turns(log: Sequence[Line], actors: Sequence[int], me: int | None) -> tuple[Turn, ...]:
    """The log by turns; ``actors``: who acted, by ply from 1. Of what somebody did themself nothing concerns them."""

    def actor(line: Line) -> int | None:
        return actors[line.ply - 1] if 0 < line.ply <= len(actors) else None

    found: list[Turn] = []
    for seat, lines in groupby(log, actor):
        own = seat is None or seat == me
        found.append(Turn(seat, tuple(replace(line, concerns=line.concerns and not own) for line in lines)))
    seen: set[int | None] = {None}
    for at in range(len(found) - 1, -1, -1):
        if found[at].seat not in seen:
            seen.add(found[at].seat)
            found[at] = replace(found[at], last=True)
    return tuple(found)


def recent(told: Sequence[Turn]) -> tuple[Turn, ...]:
    """The turns that stand on the table: the latest lines, and everybody's last turn, however long ago."""
    found: list[Turn] = []
    room = RECENT
    for turn in reversed(told):
        if room > 0:
            found.append(replace(turn, lines=turn.lines[-room:]))
            room -= len(turn.lines)
        elif turn.last:
            found.append(replace(turn, lines=turn.lines[:BRIEF]))
    return tuple(reversed(found))


def tail(told: Sequence[Turn], number: int, since: int) -> Sequence[Turn]:
    """The end of the log for a page that has all of it up to a ply; all if that is not enough."""
    late = next((at for at, turn in enumerate(told) if turn.lines[-1].ply > number - TAIL), len(told) - 1)
    return told[late:] if late > 0 and told[late].lines[0].ply <= since else told


def again_from(actors: Sequence[int], me: int | None, first: int) -> int:
    """After which ply "again" begins: the viewer's own last action, or else the last turn; not before ``first``."""
    others = len(actors)
    while others and actors[others - 1] != me:
        others -= 1
    if me is None or others in (0, len(actors)):
        others = len(actors)
        while others and actors[others - 1] == actors[-1]:
            others -= 1
    return max(others, first, len(actors) - STORY + 1, 0)
