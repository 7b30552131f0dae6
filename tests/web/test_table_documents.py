"""Documents of tables: what changes make of one is what it is, at every ply, for every viewer, in every game."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from biberbau.client.documents import Following, GapError, applied
from biberbau.games import game_ids, kind
from biberbau.games.common.document.positions import has_unknown
from biberbau.games.common.view.laid import zones_in
from biberbau.match import Game, Match
from biberbau.testing.cover import cover
from biberbau.web.domain.event_log import Telling, called
from biberbau.web.domain.table_document import TableDocument, TableNews, changes
from biberbau.web.view.table_documents import Setting, Sights, Viewer

NAMES = [f"P{seat}" for seat in range(8)]


class Reader:
    """One viewer of a match, who is told what changes, as bytes."""

    def __init__(self, match: Match, seat: int | None, lang: str) -> None:
        self.match, self.seat, self.lang = match, seat, lang
        self.names = NAMES[: match.game.players]
        self.viewer, self.telling = Viewer(seat, lang), Telling(match, seat, self.names, lang)
        self.following = Following()
        self.before: TableDocument | None = None

    def looks(self, sights: Sights, undos: int = 0) -> TableDocument:
        """The document as it is now."""
        sights.follows(self.match)
        self.telling.hears(self.match, ())
        view = self.telling.view
        mine = view if view.to_act is not None and view.to_act == view.seat else None
        setting = Setting(
            table="t",
            game=self.match.game.id,
            status="over" if view.over else "playing",
            stamp=f"{self.match.ply}.{undos}",
            ply=self.match.ply,
            names=called(self.names, self.seat, self.lang),
            deciding=() if view.to_act is None else (view.to_act,),
            mine=mine,
        )
        lines = self.telling.story.lines
        return self.viewer.draws(sights.zones, sights.sight(self.seat), view, lines, setting)

    def is_told(self, after: TableDocument) -> dict[str, Any]:
        """What a client has that was told all changes so far, and this one."""
        news = TableNews(whole=after) if self.before is None else changes(self.before, after)
        self.before = after
        return self.following.hears(msgspec.json.decode(msgspec.json.encode(news))).document


def as_typed(document: object) -> TableDocument:
    return msgspec.convert(document, TableDocument)


def played(game_id: str, seed: int, most: int) -> Iterator[tuple[Match, random.Random]]:
    """A random game with any of its options, at the deal and after every action."""
    dice = random.Random(f"documents {game_id} {seed}")
    match = Match(Game.of(game_id, dice.choice(cover(kind(game_id)))), f"documents {seed}")
    yield match, dice
    while not match.over and match.ply < most:
        match.play(dice.choice(match.legal()))
        yield match, dice


def readers(match: Match) -> list[Reader]:
    seats = (*range(match.game.players), None)
    return [Reader(match, seat, ("en", "de")[number % 2]) for number, seat in enumerate(seats)]


@pytest.mark.lengthy
@pytest.mark.parametrize("game_id", game_ids())
def test_changes_lead_to_the_whole_document(game_id: str) -> None:
    for seed in range(2):
        sights, all_of_them = None, []
        for match, dice in played(game_id, seed, 60):
            if sights is None:
                sights, all_of_them = Sights(match), readers(match)
            for reader in all_of_them:
                if reader.before is not None and dice.random() < 0.3:
                    continue  # busy: the next change is about more than one action
                whole = reader.looks(sights)
                assert as_typed(reader.is_told(whole)) == whole
                again = Reader(match, reader.seat, reader.lang).looks(Sights(match))
                assert msgspec.structs.replace(again, v=whole.v) == whole


def faces_of(document: TableDocument) -> list[str]:
    return sorted(card.face for zone in document.zones for card in zone.cards if card.face not in (None, "?"))


@pytest.mark.lengthy
@pytest.mark.parametrize("game_id", game_ids())
def test_a_document_is_what_its_viewer_may_know(game_id: str) -> None:
    """Zones hold what the rules' own reading of a concealed record says; picks are what is legal, at elements there."""
    for match, _ in played(game_id, 5, 60):
        sights = Sights(match)
        for reader in readers(match):
            view, document = match.view(reader.seat), reader.looks(sights)
            seen = sights.view(match, reader.seat)
            assert seen == view and seen.state.tobytes() == view.state.tobytes() and seen.past == view.past
            assert (seen.to_act, seen.legal, seen.winners) == (view.to_act, view.legal, view.winners)
            assert sights.forced(match) == match.forced()
            for zone, one in zip(document.zones, zones_in(game_id, match.game.players).all, strict=True):
                assert (zone.id, zone.count) == (one.id, one.laid(view.state.tobytes())[1])
                assert len(zone.cards) in (0, zone.count)
            assert [pod.score for pod in document.pods] == list(view.scores)
            assert [pick.id for pick in document.picks] == [
                action.id for action in view.legal if view.to_act == view.seat
            ]
            elements = {zone.id for zone in document.zones} | {
                (zone.cards[at].id if zone.cards else "") or f"{zone.id}.{at}"
                for zone in document.zones
                for at in range(zone.count)
            }
            assert {pick.target for pick in document.picks} - {""} <= elements


@pytest.mark.lengthy
@pytest.mark.parametrize("game_id", game_ids())
def test_a_document_shows_all_cards_that_the_position_shows(game_id: str) -> None:
    """Of the zones that the position document has, too: the same cards, known or not, however they are ordered."""
    game = kind(game_id)
    fields = {one.column: one for one in game.offers("document", "FIELDS") if one.column}
    for match, _ in played(game_id, 6, 60):
        for reader in readers(match):
            view, document = match.view(reader.seat), reader.looks(Sights(match))
            position, compared = view.document()["position"], 0
            for zone, one in zip(document.zones, zones_in(game_id, match.game.players).all, strict=True):
                field = fields.get(one.zone.column)
                if field is None or field.name not in position or one.zone.kind == "tokens":
                    continue
                said = position[field.name]
                if one.seat is not None:
                    assert field.seat is not None
                    said = said.get(field.seat.write(view.state, one.seat), [])
                cards = said if isinstance(said, list) else [said]
                shown = [card.face for card in zone.cards] or ["?"] * zone.count
                assert sorted(map(str, cards)) == sorted(map(str, shown)), (zone.id, said)
                compared += 1
            assert compared
            assert has_unknown(position) or all(
                card.face != "?" for one in document.zones for card in one.cards
            )


@pytest.mark.lengthy
@pytest.mark.parametrize("game_id", game_ids())
def test_documents_come_back_with_an_undo(game_id: str) -> None:
    undone = 0
    for match, dice in itertools.chain.from_iterable(played(game_id, seed, 60) for seed in range(9)):
        if undone > 3:
            break
        if not match.can_undo or dice.random() < 0.5:
            continue
        sights = Sights(match)
        one = Reader(match, match.to_act, "en")
        one.is_told(one.looks(sights))
        action = match.undo()
        undone += 1
        one.telling = Telling(match, one.seat, one.names, "en")  # as a server tells anew after an undo
        back = one.looks(sights, undone)
        assert as_typed(one.is_told(back)) == back
        fresh = Reader(match, one.seat, "en").looks(Sights(match), undone)
        assert msgspec.structs.replace(fresh, v=back.v) == back
        match.play(action)
        again = one.looks(sights, undone)
        assert as_typed(one.is_told(again)) == again
    assert undone


def test_a_gap_is_noticed() -> None:
    match = Match(Game.of("beasty_bar", {"players": 2}), "gap")
    sights, reader = Sights(match), Reader(match, 0, "en")
    first = reader.looks(sights)
    documents = [first]
    for _ in range(2):
        match.play(match.legal()[0])
        documents.append(reader.looks(sights))
    told = [msgspec.json.decode(msgspec.json.encode(one)) for one in documents]
    late = msgspec.json.decode(msgspec.json.encode(changes(documents[1], documents[2])))
    assert as_typed(applied(told[1], late["change"])) == documents[2]
    with pytest.raises(GapError, match="document 1 is there, and the change is about document 2"):
        applied(told[0], late["change"])
    with pytest.raises(GapError, match="has not told the whole"):
        Following().hears(late)


def test_nothing_new_is_the_same_document() -> None:
    match = Match(Game.of("beasty_bar", {"players": 2}), "same")
    sights, reader = Sights(match), Reader(match, None, "en")
    assert reader.looks(sights) is reader.looks(sights)


def test_movements_name_zones_and_known_cards() -> None:
    match = Match(Game.of("beasty_bar", {"players": 2}), "moved")
    seat = match.to_act
    match.play(match.legal()[0])
    sights = Sights(match)
    zones = {one.id for one in sights.zones.all}
    told = {viewer: sights.moved(match, viewer, 0) for viewer in (seat, 1 - int(seat or 0))}
    mine, theirs = told.values()
    assert [one.event for one in mine] == [one.event for one in theirs] and mine[0].event == "plays"
    assert {one.start for one in mine} | {one.end for one in mine} <= zones
    drawn = [(a.card, b.card) for a, b in zip(mine, theirs, strict=True) if a.event == "draws"]
    assert drawn and all(own and not hidden for own, hidden in drawn)
