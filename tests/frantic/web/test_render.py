"""Frantic's table drawn from models, without a server: every decision, what is in force, who knows what."""

from __future__ import annotations

import dataclasses
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from biberbau.games.common.view.shown import languages
from biberbau.games.frantic.questions import REACTIONS
from biberbau.games.frantic.rules import deck
from biberbau.games.frantic.rules import state as st
from biberbau.games.frantic.rules.state import Frame
from biberbau.games.frantic.view.cards import card, in_order, picture, slug
from biberbau.games.frantic.view.table import LYING, Table, table
from biberbau.kernel.cards import UNKNOWN
from biberbau.kernel.options import Value
from biberbau.kernel.stack import KIND, B, decides
from biberbau.match import Match
from biberbau.web.view import assets, table_pages
from biberbau.web.view.model import QuestionClock
from games_tried import in_turn
from web.test_render import PICKS, game, model

SETTINGS: tuple[dict[str, Value], ...] = (
    {"players": 2, "length": "number", "limit": 40},
    {"players": 8, "family": True},
    {"players": 5, "scoring": "none", "rounds": 2, "deck": "base"},
)
NAMES = ("Ada", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal")


def moments(options: dict[str, Value], limit: int, *seeds: int) -> Iterator[Match]:
    """Random games; they stand still at every decision."""
    for seed in seeds:
        match, dice = game(options, seed, "frantic"), np.random.default_rng(seed)
        yield match
        while not match.over and match.ply < limit:
            legal = match.legal()
            match.play(legal[int(dice.integers(len(legal)))])
            yield match


def drawn(match: Match, me: int | None, hint: str | None = None) -> Table:
    return table(match.view(me), match.events(me), NAMES[: match.game.players], "en", hint)


def test_attacks_fly_to_their_victims_and_events_turn_up() -> None:
    """Everything that a step of the story puts somewhere is on the page, and so is the place."""
    flown = turned = 0
    for match in moments({"players": 5}, 400, 3, 4):
        board = drawn(match, 0)
        steps = [step for step in board.steps if step.ply == match.ply]
        puts = [op.split(" ") for step in steps for op in step.ops if op.startswith("put ")]
        thrown = [(card, place) for _, card, place, _ in puts if place.startswith("hits-")]
        called = [event for _, event, place, _ in puts if place == "turned"]
        for card_id, place in thrown:
            seat = int(place.removeprefix("hits-"))
            assert [one.comes_from for one in board.places[seat].hits if one.id == card_id] == ["discard"]
            flown += 1
        if called and board.called:
            assert called[-1] == board.called.turned
            assert f'id="{called[-1]}"' in table_pages.table_fragment(model(match, 0, "en"))
            turned += 1
    assert flown > 3
    assert turned > 3


def test_the_newest_cards_of_a_hand_are_marked_for_their_owner_alone() -> None:
    for match in moments({"players": 3}, 60, 1):
        own, other = drawn(match, 0), drawn(match, None)
        ages = sorted(mood for card in own.hand for mood in card.moods)
        assert ages == [f"new-{age}" for age in range(1, min(len(own.hand), 9) + 1)]
        assert not other.hand


def kind(match: Match) -> int:
    return decides(match.position().state, KIND)


def first(options: dict[str, Value], asked: int) -> Match:
    """The first moment at which this is asked."""
    return next(match for match in moments(options, 700, *range(40)) if kind(match) == asked)


@pytest.mark.parametrize(("options", "lang"), in_turn(*languages("frantic"), of=SETTINGS))
def test_every_decision_can_be_drawn_and_taken(options: dict[str, Value], lang: str) -> None:
    seen: Counter[int] = Counter()
    for match in moments(options, 260, 5):
        seen[kind(match)] += 1
        if seen[kind(match)] > 6:
            continue
        legal = match.legal()
        for me in (match.to_act, None):
            hint = legal[0].notation if legal else None
            page = table_pages.table_fragment(model(match, me, lang, hint))
            ids = re.findall(r'\sid="([^"]+)"', page)
            assert sorted(ids) == sorted(set(ids))
            offered = set(re.findall(r'class="pick n\d+ legal[^>]*value="([^"]+)"', page))
            acts = me is not None and not match.over
            assert offered == ({action.notation for action in legal} if acts else set())
            assert (" hinted" in page) == acts
            numbers = [int(n) for n in re.findall(r'class="pick n(\d+)', page)]
            assert sorted(numbers) == list(range(len(numbers)))
            assert len(numbers) <= PICKS
    assert len(seen) > 6


def test_the_largest_hand_has_enough_picks() -> None:
    """Every face on the hand at once, with the draw and the pass beside it."""
    assert deck.FACES + 2 <= PICKS


@pytest.mark.parametrize("options", SETTINGS, ids=lambda options: f"players={options['players']}")
def test_what_lies_and_what_goes_is_shown(options: dict[str, Value]) -> None:
    for match in moments(options, 60, 7):
        state = match.position().state
        for me in (0, None):
            shown = drawn(match, me)
            assert shown.stack == state.deck_n + state.pack_n
            assert [place.hand for place in shown.places] == state.hand_n[: match.game.players].tolist()
            top = shown.pile[-1] if shown.pile else None
            assert (top.look if top else None) == (
                card(int(state.top), "x", "en", False).look if state.top >= 0 else None
            )
            colours = [demand.colour for demand in shown.demands if demand.colour]
            open_colour = state.symbol != st.ANY_CARD and state.colour >= 0
            assert colours == ([deck.COLOURS[state.colour]] if open_colour else [])
            numbers = [demand.number for demand in shown.demands if demand.number]
            assert numbers == ([state.number] if state.number and state.symbol != st.ANY_CARD else [])
            assert shown.demands
            assert [pod.seat for pod in shown.around(me)][-1] == (
                state.at[match.game.players - 1] if me is None else 0
            )
            assert Counter(shown.order) == Counter(range(match.game.players))


def test_ones_own_hand_is_sorted_and_equal_cards_lie_in_one_heap() -> None:
    for match in moments({"players": 2}, 120, 3):
        for me in (0, 1):
            hand = match.position().state.hand[me]
            shown = drawn(match, me).hand
            assert sum(one.count for one in shown) == hand.sum()
            assert [one.id for one in shown] == [
                f"h-{slug(face)}" for face in in_order(np.flatnonzero(hand).tolist())
            ]


def test_only_known_cards_are_shown() -> None:
    """An opponent's hand lies open only when the rules open it for the viewer; what lies face down is a back."""
    trays = 0
    for match in moments({"players": 4}, 220, 2):
        for me in (0, 1, None):
            view = match.view(me)
            shown = drawn(match, me)
            state = match.position().state
            for tray in shown.trays:
                trays += 1
                assert tray.seat != me
                assert sum(one.count for one in tray.cards) == view.state.hand[tray.seat].sum()
            open_to_all = kind(match) in (Frame.WATCHING, Frame.DEAL_NEXT, 0)
            assert not shown.trays or open_to_all or me == match.to_act
            backs = sum(one.look == "fr back" for one in shown.laid)
            hidden = int((view.state.aside[: state.aside_n] == UNKNOWN).sum())
            assert backs == min(hidden, max(0, LYING - (state.aside_n - hidden)))
    assert trays


def test_a_thief_sees_what_he_may_take() -> None:
    match = first({"players": 3}, Frame.STEALING)
    victim = decides(match.position().state, B)
    (tray,) = drawn(match, match.to_act).trays
    assert tray.seat == victim
    assert {one.pick.action for one in tray.cards if one.pick and one.pick.legal} == {
        action.notation for action in match.legal() if action.word == "pick"
    }
    for other in {0, 1, 2, None} - {match.to_act}:
        assert not drawn(match, other).trays


def test_all_who_are_asked_for_a_reaction_are_asked_alike() -> None:
    """The prompt and the clock are the same for those who could and those who could not (F140)."""
    prompts: dict[int, set[tuple[bool, str]]] = {}
    for match in moments({"players": 3}, 200, *range(3)):
        silent = match.view(None).silence
        assert silent == ("pass" if kind(match) in REACTIONS else "")
        if not silent:
            continue
        helpless = len(match.legal()) == 1
        if kind(match) == Frame.LUCKY:
            prompts.setdefault(kind(match), set()).add((helpless, drawn(match, match.to_act).prompt))
        for me in (match.to_act, None):
            made = dataclasses.replace(model(match, me, "de"), clock=QuestionClock(6.0, 1.5))
            page = table_pages.table_fragment(made)
            assert 'begin="-1.50s" dur="6.01s"' in page
            assert "6 Sekunden" in page
    said = prompts[Frame.LUCKY]
    assert len({text for _, text in said}) == 1


def test_without_a_clock_none_is_drawn() -> None:
    assert 'id="clock"' not in table_pages.table_fragment(model(game({"players": 2}, 1, "frantic"), 0, "en"))


@pytest.mark.parametrize("lang", languages("frantic"))
def test_a_family_table_never_shows_the_rude_name(lang: str) -> None:
    """Only notations, which nobody reads, keep it."""
    rude = next(face for face in range(deck.FACES) if deck.KIND_OF[face] == deck.FUCK_YOU)
    found = False
    for match in moments({"players": 2, "family": True}, 500, *range(12)):
        for me in (0, 1):
            if match.position().state.hand[me][rude] and not found:
                found = True
                page = table_pages.table_page(model(match, me, lang))
                text = re.sub(r'(value|id|for|aria-describedby|data-about)="[^"]*"', "", page).lower()
                assert "fuck" not in text
                assert "#fr-no-comment" in page
        if found:
            break
    assert found


def test_every_card_has_its_drawing() -> None:
    folder = assets.art_folder("frantic")
    drawings = set(re.findall(r'<symbol id="fr-([^"]+)"', (folder / "cards.svg").read_text()))
    wanted = {*deck.COLOURS, "black", "bomb-sign", "skip-sign", "safe-sign", "no-comment"}
    wanted |= {f"imp-{name}" for name in (*deck.COLOURS, "black")}
    wanted |= {f"mood-{number}" for number in range(1, 10)}
    wanted |= {picture(one, False) for one in (*deck.NEUTRAL_KINDS, *deck.IMITABLE)}
    assert wanted == drawings
    sheet = (Path(folder) / "table.css").read_text()
    assert all(f".of-{colour}, #chip-wish-{colour} {{ --tone" in sheet for colour in deck.COLOURS)


@pytest.mark.parametrize("family", [False, True])
def test_a_card_says_what_it_is(family: bool) -> None:
    labels = [card(face, "x", "de", family).label for face in range(deck.FACES)]
    assert len(set(labels)) == deck.FACES
    for made in (card(face, "x", "en", family) for face in range(36)):
        assert made.drawings[0].kind == "shape s1"
        assert made.drawings[-1].symbol == f"fr-mood-{made.index}"
    assert card(deck.NAMES.index("blue 3"), "x", "en", family, count=2).label.startswith("2 × ")


@pytest.mark.parametrize(
    ("options", "sign"),
    [
        ({"players": 3, "length": "number", "limit": 20}, 1),
        ({"players": 3, "scoring": "none", "rounds": 2}, -1),
    ],
)
def test_the_ranking_knows_whether_few_points_are_good(options: dict[str, Value], sign: int) -> None:
    *_, match = moments(options, 5000, 4)
    assert match.over
    shown = drawn(match, 0)
    scores = [sign * pod.score for pod in shown.ranking]
    assert scores == sorted(scores)
    assert shown.verdict
    assert 'id="over"' in table_pages.table_page(model(match, 0, "de"))
