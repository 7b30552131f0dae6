"""One viewer's chat at a table, and its spectators, as HTML: in the page, and as updates in its stream.

It is not part of the table's scene (``scene_views.py``): a chat line rebuilds nobody's scene. A page names its state,
and is sent the lines since, or everything where more than that has changed.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any, NamedTuple
from zlib import crc32

from markupsafe import Markup

from ...games.common.view.shown import spoken
from ...kernel.numbers import whole_number
from ..domain.messages import SAYS
from ..domain.records import Record
from ..play.subscriptions import Onlookers
from ..storage.chat import (
    NUDGE,
    PHRASES,
    STICKERS,
    ChatLine,
    ChatRoom,
    heard,
    muted_names,
    sociable,
    why_silent,
)
from .environment import environment, page_of
from .table_pages import BesideTable

TEMPLATE = "chat.html"

AWAY = b"event: away\ndata: \n\n"
"""Sent to a person whom the host has removed from the table, so that the page says so."""


class State(NamedTuple):
    """The state of a page: a check of everything but the lines, the last line, a check of the spectators."""

    key: int
    last: int
    head: int

    def __str__(self) -> str:
        return ".".join(map(str, self))

    @staticmethod
    def read(text: str) -> State | None:
        """The state that a page sends; None if we have not written it."""
        numbers = [whole_number(part) for part in text[:40].split(".")]
        key, last, head = numbers if len(numbers) == 3 else (None, None, None)
        return None if key is None or last is None or head is None else State(key, last, head)


@dataclass(frozen=True)
class ChatPanel:
    """One viewer's chat at a table. ``player``, ``name`` and ``wish``: who they are, their name and language."""

    record: Record
    room: ChatRoom
    player: str | None
    name: str
    wish: str
    onlookers: Onlookers

    @property
    def lang(self) -> str:
        """The language of the table's pages."""
        return spoken(self.record.game, self.wish)

    @property
    def is_open(self) -> bool:
        """Whether anybody can talk here."""
        return sociable(self.record)

    @property
    def has_place(self) -> bool:
        """Whether the page has room for the chat: people may still come to a table that has not begun."""
        return self.is_open or self.record.status == "lobby"

    @cached_property
    def sits(self) -> bool:
        """Whether the viewer has a seat."""
        return self.record.seat_of(self.player) is not None

    @property
    def named(self) -> str:
        """The named spectators."""
        return _named(self.lang, self.onlookers)

    @cached_property
    def head(self) -> str:
        """The spectators: their number beside the game's name, and the names."""
        return _counted(self.lang, self.onlookers) + self.named

    @cached_property
    def foot(self) -> str:
        """The input: what the viewer can say and do."""
        silent = why_silent(self.record, self.player, self.room)
        shown = self.room.named.get(self.player or "", "")
        muted = tuple(muted_names(self.room, self.player))
        return _foot(self.lang, self.record.id, silent, self.sits, self.name, shown, muted)

    @property
    def lines(self) -> list[ChatLine]:
        """All lines that the viewer reads."""
        return heard(self.room, self.record, self.player) if self.is_open else []

    @cached_property
    def state(self) -> State:
        """The state of a page that shows all of this."""
        muted, over = sorted(self.room.muted(self.player)), self.record.ended
        key = f"{self.sits} {over} {muted} {self.foot}"
        lines = self.lines
        last = lines[-1].number if lines else 0
        return State(_check(key), last, _check(self.head))

    def is_as(self, before: ChatPanel | None) -> bool:
        """Whether it equals an earlier one of this viewer, by a quick check."""
        return (
            before is not None
            and self.room is before.room
            and self.onlookers is before.onlookers
            and self.record.seats is before.record.seats
            and self.record.status == before.record.status
        )

    def html(self, lines: list[ChatLine]) -> Markup:
        """Lines as the viewer reads them."""
        return Markup("".join([self._drawn(line) for line in lines]))

    def _drawn(self, line: ChatLine) -> str:
        about = ""
        if line.kind == NUDGE:
            seat = whole_number(line.text)
            about = self.record.seats[seat].name if seat is not None and seat < len(self.record.seats) else ""
        return _line(self.lang, line, line.player == self.player, about)

    def message(self, have: State | None) -> bytes:
        """The server-sent event that brings a page up to date; nothing where it is. None: the page has no state yet."""
        state, alone = self.state, _counted(self.lang, Onlookers()) + _named(self.lang, Onlookers())
        have = State(state.key, 0, _check(alone)) if have is None else have
        if have == state:
            return b""
        same = have.key == state.key and have.last <= state.last
        lines = [line for line in self.lines if not same or line.number > have.last]
        parts = [f'<ol id="chat-lines"{"" if same else " data-whole"}>{self.html(lines)}</ol>']
        parts += [] if have.head == state.head else [self.head]
        parts += [] if same else [self.foot]
        off = "" if self.is_open else " data-off"
        html = f'<div id="people" data-state="{state}"{off}>{"".join(parts)}</div>'
        return f"event: people\ndata: {' '.join(html.split())}\n\n".encode()


def _check(text: str) -> int:
    """A checksum of nine digits at most."""
    return crc32(text.encode()) % 10**9


@lru_cache(maxsize=4096)
def _line(lang: str, line: ChatLine, mine: bool, about: str) -> str:
    """A line; ``about``: the name of the person who is asked to decide."""
    said = {"phrase": PHRASES, "sticker": STICKERS}.get(line.kind)
    text = SAYS(lang, said[line.text]) if said else line.text
    if line.kind == NUDGE:
        text = SAYS(lang, "nudge-says", name=about)
    return str(_macros(lang).line(line, text, mine))


@lru_cache(maxsize=1024)
def _counted(lang: str, onlookers: Onlookers) -> str:
    return str(_macros(lang).counted(onlookers)).strip()


@lru_cache(maxsize=1024)
def _named(lang: str, onlookers: Onlookers) -> str:
    return str(_macros(lang).named(onlookers)).strip()


@lru_cache(maxsize=2048)
def _foot(
    lang: str,
    table_id: str,
    silent: str,
    sits: bool,
    name: str,
    shown: str,
    muted: tuple[tuple[str, int], ...],
) -> str:
    return str(_macros(lang).foot(table_id, silent, sits, name, shown, muted, PHRASES, STICKERS))


@lru_cache(maxsize=16)
def _macros(lang: str) -> Any:
    return environment(lang).get_template(TEMPLATE).module


def beside(panel: ChatPanel) -> BesideTable:
    """The chat beside a table: none where somebody plays with bots alone."""
    sheet = Markup(_macros(panel.lang).sheet(panel)) if panel.has_place else Markup("")
    return BesideTable(sheet, Markup(_counted(panel.lang, panel.onlookers)), str(panel.state))


def said_page(panel: ChatPanel) -> str:
    """The chat as a page of its own, for browsers without script."""
    return page_of("chat_page.html", panel.wish, panel.record.game, panel=panel)
