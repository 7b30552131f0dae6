"""The story of a match by turns: for the log, for the table, and for "again", which replays from a ply."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ...games.common.catalogues.catalogue import COMMON, capital
from ...games.common.view.shown import shown
from ...games.common.view.story import Story
from ...games.common.view.trail import STORY
from ...games.common.words.telling import Line
from ...kernel.events import ALL_SEATS, Event
from ...match import Match, View

RECENT = 9
"""How many of the latest lines the table shows; beside them everybody's last turn, in at most this many lines."""
BRIEF = 2


@dataclass(frozen=True)
class ToldTurn:
    """The lines of one seat's uninterrupted turn. ``seat``: None for the deal; ``last``: its last turn so far."""

    seat: int | None
    lines: tuple[Line, ...]
    last: bool = False


class Log:
    """The log by turns for one reader (``me``) as it grows: only the last turn can still get longer."""

    def __init__(self, me: int | None) -> None:
        self.turns: list[ToldTurn] = []
        self._me = me
        self._begins: list[int] = []
        self._latest: dict[int, int] = {}

    def hears(self, lines: Sequence[Line], since: int, actors: Sequence[int]) -> int:
        """Take all lines, of which those from ``since`` on are new or have changed; ``actors``: who acted, by ply from
        1.

        Returns how many turns are unchanged.
        """
        while self._begins and self._begins[-1] + len(self.turns[-1].lines) > since:
            self._drop()
        if self.turns and since < len(lines) and self.turns[-1].seat == self._actor(lines[since], actors):
            self._drop()
        stayed = len(self.turns)
        at = self._begins[-1] + len(self.turns[-1].lines) if self.turns else 0
        while at < len(lines):
            seat, end = self._actor(lines[at], actors), at + 1
            while end < len(lines) and self._actor(lines[end], actors) == seat:
                end += 1
            own = seat is None or seat == self._me  # their own turn is not marked as concerning them
            told = lines[at:end]
            if own and any(line.concerns for line in told):
                told = [Line(line.ply, line.text) for line in told]
            self._begins.append(at)
            self.turns.append(ToldTurn(seat, tuple(told)))
            if seat is not None:
                self._latest[seat] = len(self.turns) - 1
            at = end
        return stayed

    def _drop(self) -> None:
        turn = self.turns.pop()
        self._begins.pop()
        if turn.seat is not None:
            before = (at for at in range(len(self.turns) - 1, -1, -1) if self.turns[at].seat == turn.seat)
            self._latest[turn.seat] = next(before, -1)

    @staticmethod
    def _actor(line: Line, actors: Sequence[int]) -> int | None:
        return actors[line.ply - 1] if 0 < line.ply <= len(actors) else None

    def recent(self) -> tuple[ToldTurn, ...]:
        """The turns shown on the table: the latest lines, and everybody's last turn, however long ago."""
        return tuple(
            ToldTurn(turn.seat, turn.lines[first:end], last)
            for at, first, end, last in self.lately()
            for turn in (self.turns[at],)
        )

    def lately(self) -> list[tuple[int, int, int, bool]]:
        """Their positions in the log: the number of a turn, its first line, the end of its lines, and whether it is its
        seat's last turn.
        """
        found: list[tuple[int, int, int, bool]] = []
        room, at = RECENT, len(self.turns)
        latest = set(self._latest.values())
        while room > 0 and at > 0:
            at -= 1
            lines = len(self.turns[at].lines)
            found.append((at, max(0, lines - room), lines, at in latest))
            room -= lines
        for early in sorted((one for one in latest if 0 <= one < at), reverse=True):
            found.append((early, 0, min(BRIEF, len(self.turns[early].lines)), True))
        return found[::-1]


def logged(lines: Sequence[Line], actors: Sequence[int], me: int | None) -> Log:
    """The log of a table that is shown once."""
    log = Log(me)
    log.hears(lines, 0, actors)
    return log


def called(names: Sequence[str], seat: int | None, lang: str) -> tuple[str, ...]:
    """The seats' names for a person at one of them, who is "you"."""
    you = capital(COMMON(lang, "reader"))
    return tuple(you if number == seat else name for number, name in enumerate(names))


def learns(event: Event, seat: int | None) -> bool:
    """Whether a seat (None: a spectator) saw a card in an event that it did not know before."""
    if seat is None:
        return event.card >= 0 and event.seen == ALL_SEATS != event.knew
    return event.card >= 0 and bool(event.seen & ~event.knew & 1 << seat)


class Telling:
    """The story of a match for one viewer so far: the story, the log by turns, every card learned ("ply.card ").

    ``seat``: None for spectators; ``names``: the seats' names; ``view``: that viewer's view then. Nothing is told
    twice.
    """

    def __init__(self, match: Match, seat: int | None, names: Sequence[str], lang: str) -> None:
        self.seat = seat
        self.log = Log(seat)
        self.learned: list[str] = []
        self.view: View = match.view(seat)
        self.story: Story = shown(match.game.id).table.story(self.view, called(names, seat, lang), lang)

    def hears(self, match: Match, actors: Sequence[int], view: View | None = None) -> int:
        """Catch up with the match; returns how many turns of the log are unchanged.

        ``view``: the viewer's view now, where it is known already.
        """
        before = self.story.ply
        new = [pair for pair in match.events(self.seat, max(0, before)) if pair[0] > before]
        self.learned += [f"{ply}.{event.card} " for ply, event in new if learns(event, self.seat)]
        self.view = view or match.view(self.seat)
        since = self.story.hears(self.view, new)
        return self.log.hears(self.story.lines, since, actors)


def again_from(actors: Sequence[int], me: int | None, first: int) -> int:
    """The ply after which "again" begins: the viewer's own last action, or else the last turn; not before ``first``."""
    others = len(actors)
    while others and actors[others - 1] != me:
        others -= 1
    if me is None or others in (0, len(actors)):
        others = len(actors)
        while others and actors[others - 1] == actors[-1]:
            others -= 1
    return max(others, first, len(actors) - STORY + 1, 0)
