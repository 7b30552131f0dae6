"""Rows of the chat, of spectators, and of people removed from a table."""

from __future__ import annotations

import time

from ..domain.records import ConflictError
from . import table_statements as sql
from .chat import ChatLine, ChatRoom
from .transaction import Transaction


class ChatRows(Transaction):
    """The rows of the people at a table and of their chat."""

    def room(self, table_id: str) -> ChatRoom:
        """The room of a table: its lines, who has muted whom, and the named spectators."""
        lines = tuple(self.all(sql.LINES, table_id))
        mutes: dict[str, frozenset[str]] = {}
        for row in self.all(sql.MUTES, table_id):
            mutes[row.reader] = mutes.get(row.reader, frozenset()) | {row.author}
        named = {row.player: row.name for row in self.all(sql.ONLOOKERS, table_id)}
        removed = frozenset(row.player for row in self.all(sql.REMOVED, table_id))
        return ChatRoom(lines, mutes, named, removed)

    def say(self, table_id: str, line: ChatLine, kept: int) -> int:
        """Store a line; returns its number. Only the last ``kept`` stay. The counter is in the table's row, so numbers
        are committed in order.
        """
        row = self.one(sql.SAID, table_id)
        if row is None:
            raise ConflictError("the table is gone")
        number = int(row.said)
        said = (line.channel, line.seat, line.player, line.name, line.kind, line.text)
        self.run(sql.SAY, table_id, number, line.at, *said)
        self.run(sql.FORGET, table_id, number - kept)
        self.tell("people", table_id, number)
        return number

    def nudged_before(self, table_id: str, number: int) -> float | None:
        """When somebody was last nudged at a table, before the line with that number; None for never."""
        row = self.one(sql.NUDGED, table_id, number)
        return None if row is None else float(row.at)

    def mute(self, table_id: str, reader: str, author: str, on: bool) -> None:
        """Mute an author for a reader, or unmute them."""
        self.run(sql.MUTE if on else sql.UNMUTE, table_id, reader, author)
        self.tell("people", table_id, None)

    def look_on(self, table_id: str, player: str, name: str | None) -> None:
        """Show a spectator's name, or (None) no longer."""
        if name is None:
            self.run(sql.UNNAME_ONLOOKER, table_id, player)
        else:
            self.run(sql.NAME_ONLOOKER, table_id, player, name)
        self.tell("people", table_id, None)

    def remove(self, table_id: str, player: str) -> None:
        """Keep a person from sitting down at a table again."""
        self.run(sql.REMOVE, table_id, player)
        self.tell("people", table_id, None)

    def is_removed(self, table_id: str, player: str) -> bool:
        """Whether the host has taken somebody off a table."""
        return any(row.player == player for row in self.all(sql.REMOVED, table_id))

    def report(self, table_id: str, reporter: str, line: ChatLine) -> bool:
        """Store a report of a line for the operator; False if that reader has reported it already."""
        self.wrote = True
        said = (line.number, reporter, line.player, line.name, line.kind, line.text)
        return bool(self.run(sql.REPORT, time.time(), table_id, *said).rowcount == 1)
