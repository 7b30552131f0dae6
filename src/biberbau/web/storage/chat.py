"""The chat of a table, and who may read it.

Players talk among themselves, and so do spectators, until the game is over, so that nobody whispers cards. Lines before
the game and after it are for all.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from ..domain.messages import SAYS, RefusedError
from ..domain.records import Record

ALL, PLAYERS, WATCHERS = "all", "players", "watchers"
"""The channels during the game; afterwards everybody hears all lines."""

TEXT, PHRASE, STICKER = "text", "phrase", "sticker"
"""The kinds of lines: typed, or the key of something that every reader has in their own language."""

NUDGE = "nudge"
"""A nudge is a kind of line, too; its text is the number of the seat."""

PHRASES = SAYS.family(
    "phrase",
    ("hello", "luck", "nice", "well", "game", "moment", "thanks", "sorry", "oops", "again"),
)
STICKERS = SAYS.family("sticker", ("wave", "cheer", "laugh", "think", "oops", "sleep"))

LENGTH = 200
KEPT = 200
"""The last lines of a table that are kept."""

_JOINS = dict.fromkeys(map(ord, "\u200d\u200c\ufe0f\ufe0e"))
"""Format characters, which phones put between others."""

_MOST_MARKS = 2
"""The most accents over one letter: more of them cover the lines above."""


@dataclass(frozen=True)
class ChatLine:
    """A row of ``chat``. ``seat``: of the author, None: a spectator; ``player``: the author's player id."""

    number: int
    at: float
    channel: str
    seat: int | None
    player: str
    name: str
    kind: str
    text: str


@dataclass(frozen=True)
class ChatRoom:
    """All stored data about the people at a table besides their seats.

    ``mutes``: by reader the muted authors; ``named``: by player the names of the spectators who wish to be shown;
    ``removed``: people whom the host has removed from the table.
    """

    lines: tuple[ChatLine, ...] = ()
    mutes: Mapping[str, frozenset[str]] = field(default_factory=dict)
    named: Mapping[str, str] = field(default_factory=dict)
    removed: frozenset[str] = frozenset()

    def muted(self, reader: str | None) -> frozenset[str]:
        """The authors whom a reader has muted."""
        return self.mutes.get(reader, frozenset()) if reader else frozenset()


NOBODY = ChatRoom()


def sociable(record: Record) -> bool:
    """Whether there is anybody to talk to: not where one person plays with bots alone."""
    return sum(seat.kind != "bot" for seat in record.seats) > 1


def channel_of(record: Record, player: str | None) -> str:
    """The channel of a new line."""
    if record.status != "playing":
        return ALL
    return WATCHERS if record.seat_of(player) is None else PLAYERS


def why_silent(record: Record, player: str | None, room: ChatRoom) -> str:
    """The key of the message why somebody cannot speak at a table; "" if they can."""
    if not sociable(record):
        return "chat-alone"
    if player in room.removed:
        return "removed"
    if record.status == "lobby" and record.seat_of(player) is None:
        return "chat-lobby"
    return ""


def audible(line: ChatLine, record: Record, player: str | None, muted: frozenset[str]) -> bool:
    """Whether somebody may read a line, and has not muted it."""
    if line.player in muted:
        return False
    return record.ended or line.channel in (ALL, channel_of(record, player))


def heard(room: ChatRoom, record: Record, player: str | None, since: int = 0) -> list[ChatLine]:
    """The lines after number ``since`` that somebody reads, in order."""
    muted, found = room.muted(player), list[ChatLine]()
    for line in reversed(room.lines):
        if line.number <= since:
            break
        if audible(line, record, player, muted):
            found.append(line)
    return found[::-1]


def line_of(room: ChatRoom, record: Record, player: str | None, number: int | None) -> ChatLine:
    """The line with that number, if somebody may read it; otherwise a RefusedError."""
    for line in room.lines:
        if line.number == number and audible(line, record, player, frozenset()):
            return line
    raise RefusedError(404, "no-line")


def muted_names(room: ChatRoom, reader: str | None) -> list[tuple[str, int]]:
    """The people whom a reader has muted: their names, and a line of each by which they can be unmuted."""
    last = {line.player: line for line in room.lines if line.player in room.muted(reader)}
    return sorted((line.name, line.number) for line in last.values())


def said(form: Mapping[str, str]) -> tuple[str, str]:
    """The kind and text of a form's line; a RefusedError when it is not allowed."""
    for kind, known in ((PHRASE, PHRASES), (STICKER, STICKERS)):
        if kind in form:
            return kind, _known(form[kind], known)
    return TEXT, checked_line(form.get("text", ""))


def _known(key: str, known: Mapping[str, str]) -> str:
    if key not in known:
        raise RefusedError(400, "chat-unknown")
    return key


def checked_line(text: str) -> str:
    """A typed line without surrounding spaces; a RefusedError says why it is not allowed."""
    if len(text) > 4 * LENGTH:  # before every character is examined
        raise RefusedError(400, "chat-long", limit=LENGTH)
    line = unicodedata.normalize("NFC", text.translate(_JOINS)).strip()
    if not line:
        raise RefusedError(400, "chat-empty")
    if len(line) > LENGTH:
        raise RefusedError(400, "chat-long", limit=LENGTH)
    if not line.isprintable() or _towers(line):
        raise RefusedError(400, "chat-odd")
    return line


def _towers(line: Sequence[str]) -> bool:
    """Whether marks are stacked over a letter."""
    marks = 0
    for character in line:
        marks = marks + 1 if unicodedata.category(character).startswith("M") else 0
        if marks > _MOST_MARKS:
            return True
    return False
