"""A server's responses as values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from ..kernel.actions import Action
from ..match import Position, View

Json = Mapping[str, Any]


@dataclass(frozen=True)
class State:
    """A table as the program's own seat may know it; ``document`` is the whole response, as documented on a server's
    page /api.
    """

    document: Json = field(repr=False)

    @property
    def table(self) -> str:
        """The table's id."""
        return str(self.document["table"])

    @property
    def status(self) -> str:
        """One of lobby, playing, over, left."""
        return str(self.document["status"])

    @property
    def stamp(self) -> str:
        """The position that an action is for."""
        return str(self.document["stamp"])

    @property
    def seat(self) -> int:
        """One's own seat."""
        return int(self.document["seat"])

    @property
    def your_turn(self) -> bool:
        """Whether the program decides now."""
        return bool(self.document["your_turn"])

    @property
    def over(self) -> bool:
        """Whether it has ended."""
        return self.status in ("over", "left")

    @property
    def rematch(self) -> str | None:
        """The table where the same players play on."""
        found = self.document["rematch"]
        return None if found is None else str(found)

    @property
    def scores(self) -> tuple[int, ...] | None:
        """Every seat's score, once it has been played to its end."""
        result = self.document["result"]
        return None if result is None else tuple(result["scores"])

    @property
    def winners(self) -> tuple[int, ...] | None:
        """The seats that have won."""
        result = self.document["result"]
        return None if result is None else tuple(result["winners"])

    @cached_property
    def view(self) -> View:
        """The view of the program's seat: with ``legal``, ``encode()`` and everything else that bots use. ValueError
        before the deal.

        It is made from the document, without a request.
        """
        document = self.document["view"]
        if document is None:
            raise ValueError(f"table {self.table} has not been dealt: it is {self.status}")
        found = Position.load(document)
        assert isinstance(found, View)
        return replace(found, ply=int(self.document["ply"]))

    def with_history(self, told: Json) -> State:
        """The same with the seat's history (``Client.history``): ``view`` then has a past, as in a local match.
        ValueError where that is of another position: the table has moved on.
        """
        if told["stamp"] != self.stamp:
            raise ValueError(f"history: of position {told['stamp']}, and this is {self.stamp}")
        return State({**self.document, "view": {**self.document["view"], "history": told["history"]}})

    @property
    def legal(self) -> tuple[Action, ...]:
        """The legal actions now; none while it is not the program's turn."""
        actions = self.view.game.kind.actions if self.document["legal"] else ()
        return tuple(actions[one["id"]] for one in self.document["legal"])


@dataclass(frozen=True)
class Event:
    """A line of the stream. ``kind``: invited, began, turn, ended, gone or leaving; ``state``: with turn and ended."""

    kind: str
    table: str = ""
    game: str = ""
    state: State | None = None

    @classmethod
    def read(cls, line: Json) -> Event:
        """An event from its line."""
        state = line.get("state")
        known = None if state is None else State(state)
        return cls(str(line["event"]), str(line.get("table", "")), str(line.get("game", "")), known)
