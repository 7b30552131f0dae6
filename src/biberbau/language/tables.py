"""Tables at which an assistant sits, with the same methods for all of them.

``LocalTable`` is dealt in this process, against bots. One of a running server is another class with these methods.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping, Sequence
from typing import Protocol

from ..bots import Player
from ..bots.bot import parse_budget
from ..errors import BiberbauError
from ..match import Game, Match
from ..match.history import written
from .hosting import goes_on, opponents_of
from .seated import Seated
from .texts import SAYS

MOST_TABLES = 32
"""The most tables of one process."""

MOST_PLAYOUTS, MOST_SECONDS = 20_000, 5.0
"""The most playouts, or seconds, for a decision of a bot at an assistant's table."""

STORY_LINES = 400
"""The default number of a story's last sentences."""


class TableError(BiberbauError, ValueError):
    """An action that is impossible at a table; the message says what is possible."""


class Table(Protocol):
    """A seat at some table. Every text depends only on what this seat may know."""

    id: str
    game: Game
    lang: str

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        ...

    async def look(self, wait: float = 0) -> str:
        """The untold story, the table, and the possible actions; ``wait``: at most how many seconds for one's turn,
        where others have to decide first.
        """
        ...

    async def act(self, answer: str) -> str:
        """Play the answer, and look again; AnswerError says what would be right."""
        ...

    async def story(self, last: int = STORY_LINES) -> str:
        """The last sentences of all that has happened."""
        ...

    async def history(self, since: int = -1) -> str:
        """The events that the seat has seen after that number of actions, as JSON: see ``match.history``."""
        ...

    async def replay(self) -> str:
        """The finished game as a replay document; TableError while it goes on."""
        ...

    async def leave(self) -> None:
        """Get up for good."""
        ...


class LocalTable:
    """A table in this process: one seat answers, bots play on all others.

    The deal is secret (its seal is ``match.commitment``), so that the rules at hand do not help to repeat it.
    """

    def __init__(
        self, table_id: str, game: Game, opponents: Sequence[Player], seat: int = 0, lang: str = "en"
    ) -> None:
        if not 0 <= seat < game.players:
            raise TableError(SAYS(lang, "no-seat", seat=seat, last=game.players - 1))
        self.id = table_id
        self.game = game
        self.lang = lang
        self.match = Match(game)
        self.seated = Seated(self.match, seat, lang)
        self._bots = opponents_of(opponents, game, seat)
        self._memory = self.match.commitment.encode()
        self._lock = asyncio.Lock()

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.match.over

    async def look(self, wait: float = 0) -> str:
        """The untold story, the table, and the possible actions; bots make nobody wait."""
        async with self._lock:
            return await asyncio.to_thread(self._look)

    def _look(self) -> str:
        goes_on(self.match, self._bots, {self.seated.seat: self.seated}, self._memory)
        return self.seated.observe().text()

    async def act(self, answer: str) -> str:
        """Play the answer, let the bots play on, and look again; AnswerError says what would be right."""
        async with self._lock:
            return await asyncio.to_thread(self._act, answer)

    def _act(self, answer: str) -> str:
        goes_on(self.match, self._bots, {self.seated.seat: self.seated}, self._memory)
        if self.match.over:
            raise TableError(SAYS(self.lang, "table-over"))
        for action in self.seated.answer(bracketed(answer)):
            self.match.play(action)
        return self._look()

    async def story(self, last: int = STORY_LINES) -> str:
        """The last sentences of all that has happened."""
        async with self._lock:
            lines = self.seated.story
        return story_of(lines, last, self.lang)

    async def history(self, since: int = -1) -> str:
        """The events that the seat has seen after that number of actions, as JSON: see ``match.history``."""
        async with self._lock:
            view = await asyncio.to_thread(self.match.view, self.seated.seat)
        seen = [(ply, event) for ply, event in view.history or () if ply > since]
        told = {"goes_by": view.goes_by, "history": written(self.game.kind, seen)}
        return json.dumps(told, ensure_ascii=False)

    async def replay(self) -> str:
        """The finished game as a replay document, which reveals every card and the seed."""
        if not self.match.over:
            raise TableError(SAYS(self.lang, "replay-later"))
        return json.dumps(self.match.save(), ensure_ascii=False)

    async def leave(self) -> None:
        """Nothing to do: the other seats are bots."""


def story_of(lines: Sequence[str], last: int, lang: str) -> str:
    """The last sentences of a story, and the number of all."""
    told = [f"- {line}" for line in lines[-last:]] if last > 0 else []
    return "\n".join([SAYS(lang, "story-of", n=len(told), all=len(lines)), *told])


def bracketed(answer: str) -> str:
    """An answer given as an argument needs no brackets: there is no other text around it."""
    return answer if "[" in answer or "]" in answer else f"[{answer}]"


def _bounded(name: str, lang: str) -> None:
    """TableError for a bot that would think for minutes: somebody waits at an assistant's table."""
    kind, _, amount = name.partition(":")
    if kind != "search" or not amount:
        return
    budget = parse_budget(amount)
    if (budget.playouts or 0) > MOST_PLAYOUTS or (budget.seconds or 0.0) > MOST_SECONDS:
        raise TableError(
            SAYS(
                lang,
                "bot-too-slow",
                bot=name[:40],
                playouts=MOST_PLAYOUTS,
                milliseconds=int(MOST_SECONDS * 1000),
            )
        )


class TableRoom:
    """All tables at which an assistant sits, by their ids."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.tables: dict[str, Table] = {}
        self._opened = 0

    def new_id(self) -> str:
        """The id of the next table of this process."""
        self._opened += 1
        return f"t{self._opened}"

    def at(self, table_id: str) -> Table:
        """The table with that id; "" means the only one."""
        wanted = table_id.strip()
        if not wanted and len(self.tables) == 1:
            return next(iter(self.tables.values()))
        if wanted in self.tables:
            return self.tables[wanted]
        known = ", ".join(self.tables) or "–"
        raise TableError(SAYS(self.lang, "no-table", table=wanted, tables=known))

    def listed(self) -> str:
        """All tables, a line each."""
        if not self.tables:
            return SAYS(self.lang, "no-tables")
        return "\n".join(
            SAYS(self.lang, "table-line", table=one.id, game=one.game.id, over="yes" if one.over else "no")
            for one in self.tables.values()
        )

    async def leave(self, table_id: str) -> str:
        """Get up from a table."""
        table = self.at(table_id)
        await table.leave()
        del self.tables[table.id]
        return SAYS(self.lang, "left-table", table=table.id)

    def add(self, table: Table) -> None:
        """Sit at another table, of any kind."""
        if len(self.tables) >= MOST_TABLES and table.id not in self.tables:
            raise TableError(SAYS(self.lang, "too-many-tables", most=MOST_TABLES))
        self.tables[table.id] = table

    def open(
        self,
        game_id: str,
        options: Mapping[str, object] | None,
        opponents: Sequence[str],
        seat: int,
        lang: str,
    ) -> LocalTable:
        """Deal at a new table of this process."""
        for name in opponents:
            _bounded(name, lang)
        table = LocalTable(self.new_id(), Game.of(game_id, options), opponents, seat, lang)
        self.add(table)
        return table
