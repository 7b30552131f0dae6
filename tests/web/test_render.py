"""Pages drawn from models, without a server: every decision, both languages, and nothing that a viewer may not see."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from biberbau.games.beasty_bar.view.table import Table, element, table
from biberbau.games.common.catalogues.wording import LANGUAGES
from biberbau.games.common.view import presentation
from biberbau.games.common.view.shown import spoken
from biberbau.kernel.options import Value
from biberbau.match import Game, Match
from biberbau.web.domain.event_log import Telling
from biberbau.web.view import render, table_pages
from biberbau.web.view.model import SeatModel, TableModel
from games_tried import in_turn

WEB = Path(render.__file__).parent.parent
PICKS = 88
"""How many picks the style sheet can tell apart."""

SETTINGS: tuple[dict[str, Value], ...] = (
    {"set": "new"},
    {"set": "base", "players": 3},
    {"set": "chosen", "advanced": True, "return_game": True, "players": 2},
    {"set": "random", "pile_order": "whole_turn", "penguin_may_decline": True},
)


def model(
    match: Match, me: int | None, lang: str, hint: str | None = None, told: Telling | None = None
) -> TableModel:
    """A table as the server would describe it; ``told``: what its viewer was told so far, by default nothing."""
    seats = tuple(
        SeatModel(i, name, "human", "", i == me, True, i)
        for i, name in enumerate(
            ("Anna", "Ben", "Cem", "Dora", "Emil", "Fritz", "Gül", "Hugo")[: match.game.players]
        )
    )
    told = told or Telling(match, me, [seat.name for seat in seats], spoken(match.game.id, lang))
    told.hears(match, actors(match))
    return TableModel(
        lang=lang, table_id="abc", game=match.game, status="over" if match.over else "playing", number=match.ply,
        stamp=f"{match.ply}.0", revision=match.ply, view=match.view(me), me=me, seats=seats,
        told=told, commitment=match.commitment,
        entropy=None, invite_path="/t/abc/join",
        is_host=True, rematch_id=None, can_undo=match.can_undo, hint=hint, actors=actors(match),
        ordered="able" if match.game.kind.asks_together and me is not None and not match.over else "",
        forced=match.to_act == me and match.forced(),
    )  # fmt: skip


def actors(match: Match) -> tuple[int, ...]:
    """Who acted, by ply from 1."""
    found = [match.game.actor(before.state) for before, _, _ in match.moments()[1:] if before is not None]
    return tuple(seat for seat in found if seat is not None)


def game(settings: dict[str, Value], seed: int, game_id: str = "beasty_bar") -> Match:
    return Match(Game.of(game_id, settings), seed)


@pytest.mark.parametrize(("settings", "lang"), in_turn(*LANGUAGES, of=SETTINGS))
def test_every_decision_can_be_drawn_and_taken(settings: dict[str, Value], lang: str) -> None:
    match, rng = game(settings, 5), np.random.default_rng(5)
    while not match.over:
        legal = match.legal()
        for me in (match.to_act, None):
            page = table_pages.table_fragment(model(match, me, lang, legal[0].notation))
            ids = re.findall(r'\sid="([^"]+)"', page)
            assert sorted(ids) == sorted(set(ids))
            offered = set(re.findall(r'class="pick n\d+ legal[^>]*value="([^"]+)"', page))
            assert offered == ({action.notation for action in legal} if me is not None else set())
            numbers = [int(n) for n in re.findall(r'class="pick n(\d+)', page)]
            assert sorted(numbers) == list(range(len(numbers)))
            assert len(numbers) <= PICKS
        match.play(legal[int(rng.integers(len(legal)))])
    assert 'id="over"' in table_pages.table_page(model(match, 0, lang))


def test_a_reader_without_a_stream_is_away_for_others_and_not_on_their_own_page() -> None:
    """Without script nothing but the page itself says that its reader is here."""
    found = model(game({"players": 3}, 5), 0, "en")
    gone = replace(found, seats=tuple(replace(seat, online=seat.index == 2) for seat in found.seats))
    for me, away in ((0, {"1"}), (1, {"0"}), (2, {"0", "1"})):
        page = table_pages.table_fragment(replace(gone, me=me, view=game({"players": 3}, 5).view(me)))
        assert set(re.findall(r'class="pod [^"]*\baway\b[^"]*" id="pod-(\d)"', page)) == away


def test_the_style_sheet_knows_every_pick() -> None:
    sheet = (WEB / "static" / "table.css").read_text()
    assert all(f":has(.n{n}:checked) :is(.says, .does, .fate).n{n}" in sheet for n in range(PICKS))


def test_only_known_cards_are_named() -> None:
    match, rng = game({"set": "new"}, 8), np.random.default_rng(8)
    for _ in range(40):
        for me in range(4):
            page = table_pages.table_fragment(model(match, me, "en"))
            state = match.position().state
            for seat in range(4):
                hidden = [int(c) for c in state.deck[seat][: state.deck_n[seat]]]
                hidden += [
                    int(state.hand[seat, i])
                    for i in range(state.hand_n[seat])
                    if not state.known[seat, i] >> me & 1
                ]
                assert not [card for card in hidden if f'"{element(card)}"' in page]
        legal = match.legal()
        match.play(legal[int(rng.integers(len(legal)))])


class Stage:
    """What the page's script does with the ops of a step."""

    def __init__(self, shown: Table) -> None:
        self.line = [card.id for card in shown.line]
        self.flipped = int(shown.flipped)

    def play(self, step: presentation.Step) -> None:
        for op in step.ops:
            verb, first, *rest = op.split(" ")
            if verb == "put":
                self.line = [card for card in self.line if card != first]
                if rest[0] == "line":
                    self.line.insert(len(self.line) if rest[1] == "-1" else int(rest[1]), first)
            elif verb == "order":
                assert sorted(rest) == sorted(self.line)
                self.line = rest
            else:
                doors = ["doors data-flipped", "gate data-mood", "exclusion data-mood"]
                assert first in self.line or f"{first} {rest[0]}" in doors
                self.flipped = int(rest[1]) if first == "doors" else self.flipped


@pytest.mark.parametrize("settings", SETTINGS[:2] + SETTINGS[3:], ids=lambda s: str(s["set"]))
@pytest.mark.parametrize("behind", [1, 4])
def test_the_story_ends_where_the_table_is(settings: dict[str, Value], behind: int) -> None:
    """A person who was ``behind`` actions late sees every animal walk to where it stands."""
    names = ["a", "b", "c", "d"]
    for seed in range(6):
        match, rng = game(settings, seed), np.random.default_rng(seed)
        while not match.over:
            shown = table(match.view(0), match.events(0), names, "en")
            before = match.ply
            for _ in range(behind):
                if not match.over:
                    legal = match.legal()
                    match.play(legal[int(rng.integers(len(legal)))])
            now = table(match.view(0), match.events(0), names, "en")
            stage = Stage(shown)
            for step in now.steps:
                if step.ply > before:
                    stage.play(step)
            assert stage.line == [card.id for card in now.line]
            assert stage.flipped == int(now.flipped)


def test_looking_ahead_tells_what_then_happens() -> None:
    """The marks on the cards are what the rules do when the pick is taken."""
    match, rng = game({"set": "new"}, 3), np.random.default_rng(3)
    while not match.over:
        me = match.to_act
        assert me is not None
        shown = table(match.view(me), match.events(me), ["a", "b", "c", "d"], "en")
        legal = match.legal()
        action = legal[int(rng.integers(len(legal)))]
        pick = next(pick for pick in shown.picks if pick.action == action.notation)
        fates = {card.id: fate for card in shown.line for fate in card.fates if fate.pick == pick.number}
        asked_order = any(card.pick for card in shown.sent)
        match.play(action)
        after = table(match.view(me), match.events(me), ["a", "b", "c", "d"], "en")
        places = {card.id: place for place, card in enumerate(after.line, start=1)}
        guests = {card.id for owner in after.bar for card in owner.cards}
        for card in shown.line if not asked_order else ():
            fate = fates.get(card.id)
            assert (card.id in guests) == (fate is not None and fate.kind == "in")
            assert (card.id in places) == (fate is None or fate.kind == "place")
            assert fate is None or fate.kind != "place" or fate.text == f"→ {places[card.id]}"
