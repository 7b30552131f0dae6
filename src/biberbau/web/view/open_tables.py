"""The list of open tables, rendered once for all who sit at none of them."""

from __future__ import annotations

from ...games import kind
from ...games.common.view.shown import shown_ids
from ..play.lobby import Lobby, unusual
from . import render
from .model import OpenModel, OpenTable
from .pages import seat_models


class OpenTables:
    """Renders a lobby's list; lives on the event loop."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._drawn: dict[tuple[str, str, frozenset[str]], str] = {}
        self._listed = -1

    def model(self, lang: str, game: str, player: str | None) -> OpenModel:
        """The list for one visitor; ``game``: only this game's."""
        tables = tuple(
            OpenTable(
                table_id=record.id,
                game=kind(record.game),
                seats=seat_models(record, None, ()),
                mine=record.seat_of(player) is not None,
                unusual=unusual(record),
                terms=record.terms,
            )
            for record in self._lobby.open(game)
        )
        there = {record.game for record in self._lobby.open()} | {game}
        return OpenModel(lang, tables, game, tuple(one for one in shown_ids() if one in there))

    def drawn(self, lang: str, game: str, player: str | None) -> str:
        """The same as HTML."""
        if self._listed != self._lobby.listed:
            self._drawn.clear()
            self._listed = self._lobby.listed
        key = lang, game, self._lobby.seated(player)
        if key not in self._drawn:
            self._drawn[key] = render.open_tables(self.model(lang, game, player))
        return self._drawn[key]
