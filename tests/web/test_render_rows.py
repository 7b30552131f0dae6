"""Tables of rows drawn from models, without a server: every decision, and nothing that a viewer may not see."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterator

import numpy as np
import pytest

from biberbau.games.biber_gang.rules.state import Origin
from biberbau.games.biberbande.rules.state import Frame
from biberbau.games.common.catalogues.wording import LANGUAGES
from biberbau.games.common.view.presentation import Step
from biberbau.games.common.view.rows import RowsTable
from biberbau.games.common.view.shown import languages, shown
from biberbau.kernel.options import Value
from biberbau.kernel.stack import KIND
from biberbau.match import Match, View
from biberbau.web.view import table_pages
from games_tried import in_turn

from .test_render import PICKS, game, model

SETTINGS: tuple[tuple[str, dict[str, Value]], ...] = (
    ("biber_gang", {"players": 2}),
    ("biber_gang", {"players": 6, "discard_take_must_swap": True, "beaver_swap_out": False}),
    ("biberbande", {"players": 2}),
    ("biberbande", {"players": 6, "special_first": True}),
    ("biberbande", {"players": 3, "memory_aid": True}),
)
IDS = [
    "-".join((game_id, *(f"{key}={value}" for key, value in options.items())))
    for game_id, options in SETTINGS
]
SPOKEN = [lang for lang in LANGUAGES if any(lang in languages(game_id) for game_id, _ in SETTINGS)]
NAMES = ("a", "b", "c", "d", "e", "f")


def moments(settings: tuple[str, dict[str, Value]], limit: int, *seeds: int) -> Iterator[Match]:
    """Random games; they stand still at every decision, and at their ends."""
    game_id, options = settings
    for seed in seeds:
        match, rng = game(options, seed, game_id), np.random.default_rng(seed)
        yield match
        for _ in range(limit):
            if match.over:
                break
            legal = match.legal()
            match.play(legal[int(rng.integers(len(legal)))])
            yield match


def drawn(view: View, match: Match, me: int | None) -> RowsTable:
    made = shown(match.game.id).table(view, match.events(me), NAMES[: match.game.players], "en")
    assert isinstance(made, RowsTable)
    return made


@pytest.mark.parametrize(("settings", "lang"), in_turn(*SPOKEN, of=SETTINGS))
def test_every_decision_can_be_drawn_and_taken(settings: tuple[str, dict[str, Value]], lang: str) -> None:
    for match in moments(settings, 100, 5):
        legal = match.legal()
        for me in (match.to_act, None):
            hint = legal[0].notation if legal else None
            page = table_pages.table_fragment(model(match, me, lang, hint))
            ids = re.findall(r'\sid="([^"]+)"', page)
            assert sorted(ids) == sorted(set(ids))
            offered = set(re.findall(r'class="pick n\d+ legal[^>]*value="([^"]+)"', page))
            assert offered == ({action.notation for action in legal} if me is not None else set())
            numbers = [int(n) for n in re.findall(r'class="pick n(\d+)', page)]
            assert sorted(numbers) == list(range(len(numbers)))
            assert len(numbers) <= PICKS
            ready = len(re.findall(r'class="pick [^>]*checked', page))
            assert ready == (me is not None and len(legal) == 1 and "chip ready" in page)


@pytest.mark.parametrize("settings", SETTINGS, ids=IDS)
def test_a_finished_game_shows_who_won_with_the_fewest_points(settings: tuple[str, dict[str, Value]]) -> None:
    limits: dict[str, dict[str, Value]] = {"biber_gang": {"turn_limit": 10}, "biberbande": {"turn_guard": 20}}
    game_id, options = settings
    match = list(moments((game_id, options | limits[game_id]), 5000, 7))[-1]
    assert match.over
    shown = drawn(match.view(0), match, 0)
    scores = [pod.score for pod in shown.ranking]
    assert scores == sorted(match.scores)
    assert {pod.seat for pod in shown.ranking if pod.leads} == set(match.winners)
    assert shown.sheet.totals == match.scores
    assert all(place.card and place.card.face for row in shown.rows for place in row.places)
    assert 'id="over"' in table_pages.table_page(model(match, 0, "en"))


# ----------------------------------------------------------------------------------------- what may be seen


def faces(page: str) -> dict[str, str]:
    """By place in a row: what is drawn there, "back" for a back."""
    return dict(re.findall(r'id="(slot-\d-\d)" role="listitem">\s*<div class="card (\S+?)[ "]', page))


def test_biber_gang_shows_faces_of_open_cards_only() -> None:
    for match in moments(("biber_gang", {"players": 3}), 120, 8):
        state = match.position().state
        for me in (0, 1, 2, None):
            found = faces(table_pages.table_fragment(model(match, me, "en")))
            for seat in range(3):
                for slot in range(8):
                    face = int(state.display[seat, slot])
                    shown = "beaver" if face == 13 else str(face)
                    up = int(state.up[seat]) >> slot & 1
                    assert found[f"slot-{seat}-{slot}"] == (f"bg-{shown}" if up else "back")


def test_only_its_drawer_sees_the_drawn_card() -> None:
    for game_id in ("biber_gang", "biberbande"):
        seen = 0
        for match in moments((game_id, {"players": 3}), 80, 9, 10, 11):
            state = match.position().state
            if state.drawn < 0 or (game_id == "biber_gang" and state.origin != Origin.DECK):
                continue
            seen += 1
            for me in (0, 1, 2, None):
                hand = drawn(match.view(me), match, me).hand
                assert bool(hand[-1].face) == (me == match.to_act)
        assert seen > 20


def remembered(view: View) -> list[tuple[int, int]]:
    """The places whose cards this viewer has seen and no longer looks at."""
    state, players = view.state, view.game.players
    if view.seat is None or not state.depth or state.stack[0, KIND] == Frame.DEAL_NEXT:
        return []
    looks = view.game.kind.memory.glimpse(state, view.seat)
    return [
        (seat, slot)
        for seat in range(players)
        for slot in range(4)
        if state.row[seat, slot] >= 0 and not (seat == view.seat and looks >> slot & 1)
    ]


def seen_as(match: Match, view: View) -> Match:
    """The same match with another view, from which everything is told and drawn."""
    twin = object.__new__(Match)
    twin.__dict__.update(match.__dict__)
    twin.view = lambda seat, at=None: view  # type: ignore[method-assign]
    return twin


@pytest.mark.parametrize("seed", [11, *(pytest.param(seed, marks=pytest.mark.long) for seed in (12, 13, 14))])
def test_what_is_only_remembered_is_nowhere_in_the_page(seed: int) -> None:
    """The page stays the same, byte for byte, when the cards that its reader remembers change their places (E31)."""
    tried = 0
    for match in moments(("biberbande", {"players": 3}), 400, seed):
        for me in range(3):
            told = model(match, me, "en")
            assert told.view is not None
            places = remembered(told.view)
            state = told.view.state.copy()
            known = [int(state.row[place]) for place in places]
            for place, face in zip(places, known[1:] + known[:1], strict=True):
                state.row[place] = face
            if len(set(known)) < 2:
                continue
            tried += 1
            other = model(seen_as(match, dataclasses.replace(told.view, state=state)), me, "en")
            assert table_pages.table_page(told) == table_pages.table_page(other)
            assert all(faces(table_pages.table_fragment(told))[f"slot-{s}-{i}"] == "back" for s, i in places)
    assert tried > 50


def test_a_look_is_seen_by_its_owner_alone_and_the_eye_by_all() -> None:
    looked = 0
    for match in moments(("biberbande", {"players": 3}), 300, 12):
        memory, state = match.game.kind.memory, match.position().state
        pages = [table_pages.table_fragment(model(match, me, "en")) for me in range(3)]
        for seat in range(3):
            for slot in range(4):
                if not state.depth or not memory.glimpse(state, seat) >> slot & 1:
                    continue
                looked += 1
                place = f"slot-{seat}-{slot}"
                assert [faces(page)[place] != "back" for page in pages] == [me == seat for me in range(3)]
                for me, page in enumerate(pages):
                    card = page.split(f'id="{place}"')[1].split('id="slot-')[0]
                    assert ("only you see it" in card) == (me == seat)
                    assert ("being looked at" in card) == (me != seat)
    assert looked > 20


def test_the_memory_aid_keeps_showing_what_was_seen() -> None:
    helped = 0
    for match in moments(("biberbande", {"players": 3, "memory_aid": True}), 120, 13):
        told = model(match, 0, "en")
        assert told.view is not None
        found = faces(table_pages.table_fragment(told))
        for seat, slot in remembered(told.view):
            helped += 1
            assert found[f"slot-{seat}-{slot}"] != "back"
    assert helped > 50


# --------------------------------------------------------------------------------------------------- the story


class Stage:
    """What the page's script does with the ops of a step: which card lies on top in every place."""

    def __init__(self, shown: RowsTable) -> None:
        self.top = contents(shown)

    def play(self, step: Step, known: set[str]) -> None:
        for op in step.ops:
            verb, first, *rest = op.split(" ")
            if verb == "put":
                assert first in known
                self.top[rest[0]] = first
            else:
                assert (verb, rest) == ("set", ["data-mood", "knocks"])


def contents(shown: RowsTable) -> dict[str, str]:
    places = [place for row in shown.rows for place in row.places] + [shown.discard.place]
    found = {place.id: place.card.id for place in places if place.card}
    for card in shown.hand:
        if card.id.endswith("-drawn"):
            found["drawn"] = card.id
    return found


@pytest.mark.parametrize("game_id", ["biber_gang", "biberbande"])
@pytest.mark.parametrize("behind", [1, 5])
def test_the_story_ends_where_the_table_is(game_id: str, behind: int) -> None:
    """A person who was ``behind`` actions late sees every card come to where it lies; an id stays with its place."""
    before: RowsTable | None = None
    ply = 0
    for match in moments((game_id, {"players": 3}), 300, 21):
        if match.ply - ply < behind and not match.over:
            continue
        now = drawn(match.view(0), match, 0)
        after = contents(now)
        if before is not None:
            stage = Stage(before)
            for step in now.steps:
                if step.ply > ply:
                    stage.play(step, set(after.values()))
            moved = {place for place, card in after.items() if contents(before).get(place) != card}
            assert all(stage.top[place] == after[place] for place in moved)
        before, ply = now, match.ply
