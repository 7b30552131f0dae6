"""Leaks planted into ways on which a server tells something besides the cards on a table's own page."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from biberbau.match import Match
from biberbau.web.domain import clocks
from biberbau.web.domain.records import Record
from biberbau.web.domain.table_document import TableMovement
from biberbau.web.http.metrics import Metrics
from biberbau.web.play import time_accounting
from biberbau.web.play.presence import Presence
from biberbau.web.play.push import Occasion
from biberbau.web.play.subscriptions import Onlookers
from biberbau.web.storage import chat
from biberbau.web.storage.chat import PHRASE, STICKER, WATCHERS, ChatLine, ChatRoom
from biberbau.web.view import render, tournament_pages
from biberbau.web.view.chat_panel import ChatPanel
from biberbau.web.view.open_tables import OpenTables
from biberbau.web.view.table_documents import Sights

from . import twins

Patch = pytest.MonkeyPatch


def secret() -> int:
    """A number that depends on all cards of the table that is looked at now."""
    return zlib.crc32(twins.HERE[-1].match.moment.state.tobytes()) if twins.HERE else 0


def adds_to_page(module: Any, name: str) -> Callable[[Patch], None]:
    """A page with something about the cards of a table that is being played."""
    draw = getattr(module, name)
    return lambda patch: patch.setattr(module, name, lambda *given: f"{draw(*given)}<!-- {secret()} -->")


def heard_by_all(kind: str) -> Callable[[Patch], None]:
    """One kind of line reaches everybody."""
    audible = chat.audible

    def hears(line: ChatLine, record: Record, player: str | None, muted: frozenset[str]) -> bool:
        return audible(line, record, player, muted) or line.kind == kind

    return lambda patch: patch.setattr(chat, "audible", hears)


def whispers_count(patch: Patch) -> None:
    """A stream counts what it does not tell."""
    message = ChatPanel.message

    def counted(self: ChatPanel, said: Any) -> bytes:
        found = message(self, said)
        whispered = sum(line.channel == WATCHERS for line in self.room.lines)
        return found + b": %d\n\n" % (whispered + len(self.room.lines))

    patch.setattr(ChatPanel, "message", counted)


def strangers_are_named(patch: Patch) -> None:
    """Spectators are shown, whether they wish it or not."""

    def all_of_them(self: Presence, table_id: str) -> Onlookers:
        count, known = self._hub.strangers(table_id, self._seated(table_id))
        return Onlookers(count, tuple(sorted(one[-8:] for one in known)))

    patch.setattr(Presence, "_onlookers", all_of_them)


def everybody_s_mutes(patch: Patch) -> None:
    """Somebody is shown whom others have silenced."""
    patch.setattr(ChatRoom, "muted", lambda self, reader: frozenset().union(*self.mutes.values()))


def open_tables_know(patch: Patch) -> None:
    """The list of open tables has something about a table that is being played."""
    drawn = OpenTables.drawn
    patch.setattr(
        OpenTables, "drawn", lambda *given: drawn(*given).replace("<section", f'<section id="s{secret()}"', 1)
    )


def pushes_tell(patch: Patch) -> None:
    """What is pushed depends on cards."""
    text = Occasion.text
    patch.setattr(
        Occasion, "text", lambda self, browser: text(replace(self, names=(str(secret()),)), browser)
    )


def metrics_tell(patch: Patch) -> None:
    """Something is counted by cards."""
    text = Metrics.text
    patch.setattr(Metrics, "text", lambda self: text(self) + b"biberbau_dealt %d\n" % secret())


def banks_think(patch: Patch) -> None:
    """A player's time depends on what they hold."""
    left = time_accounting.left
    patch.setattr(time_accounting, "left", lambda record, seat: left(record, seat) + secret() % 50)
    patch.setattr(clocks, "now", lambda: 1.75e9 + secret() % 50)


def documents_know(patch: Patch) -> None:
    """What moves at a table is told with something about all cards."""
    moved = Sights.moved

    def told(self: Sights, match: Match, seat: int | None, since: int) -> list[TableMovement]:
        return [*moved(self, match, seat, since), TableMovement(ply=0, event=f"{secret()}", start="", end="")]

    patch.setattr(Sights, "moved", told)


LEAKS: dict[str, Callable[[Patch], None]] = {
    "spectators' stickers reach players": heard_by_all(STICKER),
    "phrases reach everybody": heard_by_all(PHRASE),
    "a stream counts what it does not tell": whispers_count,
    "who looks on is named": strangers_are_named,
    "whom others have silenced is shown": everybody_s_mutes,
    "the list of open tables knows cards": open_tables_know,
    "the first page knows cards": adds_to_page(render, "landing"),
    "a ranking knows cards": adds_to_page(render, "ranking"),
    "somebody's own games know cards": adds_to_page(render, "my_games"),
    "a tournament's page knows cards": adds_to_page(tournament_pages, "page"),
    "a push knows cards": pushes_tell,
    "what is counted depends on cards": metrics_tell,
    "a player's time depends on cards": banks_think,
    "a table's document knows cards": documents_know,
}
