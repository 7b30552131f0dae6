"""Questions with a clock: all who are asked have the same time, and all answers are given when it is over.

A seat that does not answer in time gives the answer that everybody could give. An answer is held until then, and its
seat may change it. The duration depends on nobody's cards, so nobody learns from a pause what somebody holds.

This is one process's memory, from which pages are drawn. The database decides which answers count (``answers.py``).

A person who cannot answer is not shown the question, nor is one who wants no more of them in this round. Only their own
pages show that: the others wait as long as ever.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, field

from ...games import kind as kind_of
from ...kernel.actions import Action
from ...match import View
from ..domain.records import Record
from ..storage.answers import Wish

ORDERS = ("able", "always", "never")
"""When people want to be asked: if they could answer, always, or not again in this round."""

NOTICED = 0.5
"""Seconds by which a page's clock may be wrong without any effect."""

KEPT = 4096
"""At most this many wishes are cached; a dropped one is read again when its table wakes."""


def now() -> float:
    """Seconds on the event loop's clock."""
    return asyncio.get_running_loop().time()


@dataclass
class SimultaneousQuestion:
    """One question. ``answers``: the people's answers, by seat; ``bots``: the bots'.

    ``thought``: seconds after the opening when the last bot had its answer, None while one thinks; ``asked``: the
    revision of the table for which the database knows the end of the time.
    """

    stamp: str
    opened: float
    answers: dict[int, Action] = field(default_factory=dict)
    bots: dict[int, Action] = field(default_factory=dict)
    thought: float | None = None
    asked: int = 0
    news: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def gone(self) -> float:
        """Seconds since it was asked."""
        return now() - self.opened

    async def wait(self, seconds: float) -> None:
        """Wait that long, or until there is an answer or the table changes."""
        self.news.clear()
        try:
            async with asyncio.timeout(max(0.0, seconds)):
                await self.news.wait()
        except TimeoutError:
            return


class SimultaneousQuestions:
    """The current question of each table. Lives on the event loop."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self._open: dict[str, SimultaneousQuestion] = {}
        self._orders: dict[tuple[str, int], tuple[str, int]] = {}

    def at(self, record: Record) -> SimultaneousQuestion:
        """The question that a table asks now; the first call opens it."""
        window = self._open.get(record.id)
        if window is None or window.stamp != record.stamp:
            window = self._open[record.id] = SimultaneousQuestion(record.stamp, now())
        return window

    def hear(self, record: Record, seat: int, answer: Action) -> None:
        """Set a seat's answer."""
        window = self.at(record)
        window.answers[seat] = answer
        window.news.set()

    def opened(self, record: Record, gone: float) -> bool:
        """The process that keeps a table has opened its question this number of seconds ago; returns whether pages
        change.
        """
        window = self.at(record)
        differs = abs(window.gone - gone) > NOTICED
        if differs:
            window.opened = now() - gone
        return differs

    def recall(self, record: Record, held: Mapping[int, int], wishes: Mapping[int, Wish]) -> None:
        """Take over what is stored about a table: answers (action ids by seat) to its question, and people's wishes."""
        for key in [key for key in self._orders if key[0] == record.id]:
            del self._orders[key]
        for seat, wish in wishes.items():
            if wish.asks:
                self._note(record, seat, wish.asks, wish.round)
        window, actions = self._open.get(record.id), kind_of(record.game).actions
        if held or (window is not None and window.stamp == record.stamp):
            window = self.at(record)
            window.answers = {seat: actions[action] for seat, action in held.items()}
            window.news.set()

    def answered(self, record: Record, seat: int | None) -> str:
        """The answer that is held for a seat, in notation; "" for none."""
        window = self._open.get(record.id)
        held = (
            None
            if window is None or seat is None or window.stamp != record.stamp
            else window.answers.get(seat)
        )
        return "" if held is None else held.notation

    def order(self, record: Record, view: View, when: str) -> None:
        """Set when the seat with this view wants to be asked; its present answer no longer counts."""
        assert view.seat is not None
        self._note(record, view.seat, when, round_of(view))
        window = self._open.get(record.id)
        if window is not None and window.stamp == record.stamp:
            window.answers.pop(view.seat, None)
            window.news.set()

    def _note(self, record: Record, seat: int, when: str, round_n: int) -> None:
        self._orders.pop((record.id, seat), None)
        while len(self._orders) >= KEPT:
            del self._orders[next(iter(self._orders))]
        self._orders[record.id, seat] = when, round_n

    def ordered(self, record: Record, view: View) -> str:
        """When the seat with this view wants to be asked."""
        when, round_n = self._orders.get((record.id, -1 if view.seat is None else view.seat), (ORDERS[0], 0))
        return ORDERS[0] if when == "never" and round_n != round_of(view) else when

    def spared(self, record: Record, view: View) -> str:
        """Why a seat is not shown the question that it is asked, as a key; "" where it is shown."""
        when = self.ordered(record, view)
        if when == "never":
            return "round"
        return "unable" if when == "able" and len(view.legal) == 1 else ""

    def reopen(self, table_id: str) -> None:
        """Begin the time of a table's question again."""
        if table_id in self._open:
            self._open[table_id].opened = now()

    def close(self, table_id: str) -> None:
        """The table waits for no question any more."""
        self._open.pop(table_id, None)

    def wake(self, table_id: str) -> None:
        """The table changed: those who wait for its clock check again."""
        if table_id in self._open:
            self._open[table_id].news.set()


def round_of(view: View) -> int:
    """The current round."""
    return int(view.game.kind.rules.rounds_over(view.state))
