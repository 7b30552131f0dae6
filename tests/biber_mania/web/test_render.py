"""Biber-Mania's table drawn from models, without a server: every decision, every selection, and nothing hidden."""

from __future__ import annotations

import dataclasses
import re
from collections import Counter
from collections.abc import Iterator

import numpy as np
import pytest

from biberbau.errors import IllegalActionError, NotationError
from biberbau.games.biber_mania.rules import deck
from biberbau.games.biber_mania.rules.state import Frame
from biberbau.games.biber_mania.view.table import Table, select, table
from biberbau.games.biber_mania.words.discard import top_group
from biberbau.games.biber_mania.words.names import in_order
from biberbau.games.common.view.shown import languages
from biberbau.kernel.options import Value
from biberbau.kernel.rng import key_of, stream
from biberbau.kernel.stack import KIND, decides
from biberbau.match import Match, View
from biberbau.web.view import table_pages
from games_tried import in_turn
from web.test_render import PICKS, game, model

SETTINGS: tuple[dict[str, Value], ...] = (
    {"players": 2},
    {"players": 5, "memory_aid": True, "highest": 13, "copies": 6},
    {"players": 3, "collect": 40, "stab_again": True},
)
NAMES = ("a", "b", "c", "d", "e")
STABS = re.compile(r"[Ss]tabs (?!nothing)|to stab:")
"""What a selection says in English where it stabs something."""


def moments(options: dict[str, Value], limit: int, *seeds: int) -> Iterator[Match]:
    """Random games, with larger discards than chance alone makes; they stand still at every decision."""
    for seed in seeds:
        match, rng = game(options, seed, "biber_mania"), np.random.default_rng(seed)
        yield match
        while not match.over and match.ply < limit:
            legal = match.legal()
            adds = [action for action in legal if action.word == "add"]
            among = adds if adds and rng.random() < 0.7 else legal
            match.play(among[int(rng.integers(len(among)))])
            yield match


def drawn(match: Match, me: int | None, hint: str | None = None) -> Table:
    return table(match.view(me), match.events(me), NAMES[: match.game.players], "en", hint)


def kind(match: Match) -> int:
    return decides(match.position().state, KIND)


def held(view: View) -> list[str]:
    """One's own hand, card by card."""
    return [deck.NAMES[face] for face, count in enumerate(view.state.hand[view.seat]) for _ in range(count)]


@pytest.mark.lengthy
@pytest.mark.parametrize(("options", "lang"), in_turn(*languages("biber_mania"), of=SETTINGS))
def test_every_decision_can_be_drawn_and_taken(options: dict[str, Value], lang: str) -> None:
    for match in moments(options, 80, 5):
        legal, ticking = match.legal(), kind(match) == Frame.PLAY
        for me in (match.to_act, None):
            hint = legal[0].notation if legal and not ticking else None
            page = table_pages.table_fragment(model(match, me, lang, hint))
            ids = re.findall(r'\sid="([^"]+)"', page)
            assert sorted(ids) == sorted(set(ids))
            acts = me is not None and not match.over
            offered = set(re.findall(r'class="pick n\d+ legal[^>]*value="([^"]+)"', page))
            assert offered == ({action.notation for action in legal} if acts and not ticking else set())
            numbers = [int(n) for n in re.findall(r'class="pick n(\d+)', page)]
            assert sorted(numbers) == list(range(len(numbers)))
            assert len(numbers) <= PICKS
            ticks = Counter(re.findall(r'class="tick[^>]*value="([^"]+)"', page))
            assert ticks == (Counter(held(match.view(me))) if acts and ticking else Counter())
            assert ('id="selection"' in page) == (acts and ticking)
            assert ('id="commit"' in page) == (not match.over)


@pytest.mark.parametrize("options", SETTINGS, ids=lambda options: f"players={options['players']}")
def test_a_selection_is_taken_all_of_it_or_not_at_all(options: dict[str, Value]) -> None:
    """Ticked in any order, cards go together exactly if the rules let the same cards be added and laid."""
    rng, found = np.random.default_rng(1), Counter[bool]()
    for match in moments(options, 160, 6):
        if kind(match) != Frame.PLAY or match.position().state.chosen_n:
            continue
        view = match.view(match.to_act)
        cards = held(view)
        for _ in range(6):
            value = cards[int(rng.integers(len(cards)))]
            some = [card for card in cards if card == value or rng.random() < 0.15]
            ticked = [str(card) for card in rng.permutation(some)]
            made = select(view, ticked, NAMES, "en")
            assert made.says
            trial = Match.load(match.save())
            canonical = sorted(
                (deck.NAMES.index(card) for card in ticked), key=lambda f: (f <= 13, f == 0, f)
            )
            try:
                for face in canonical:
                    trial.play(f"add {deck.NAMES[face]}")
                trial.play("lay")
                legal = True
            except IllegalActionError:
                legal = False
            assert bool(made.actions) == legal, (ticked, made)
            assert made.label == (f"Play {len(ticked)} card{'s' * (len(ticked) > 1)}" if legal else "")
            for action in made.actions:
                match.play(action)
            if legal:
                assert match.history[-1].word == "lay"
                break
            found[False] += 1
        found[True] += 1
    assert found[True] > 5
    assert found[False] > 5


def test_what_a_selection_stabs_lights_up_and_what_can_stab_is_marked() -> None:
    """The marks in the hand are the cards whose selection, alone or with equal ones, points at something to stab."""
    marked = 0
    for match in moments({"players": 3}, 90, 2):
        if kind(match) != Frame.PLAY or match.to_act is None:
            continue
        view, board = match.view(match.to_act), drawn(match, match.to_act)
        stabbing = set[str]()
        for name, count in Counter(held(view)).items():
            for number in range(1, count + 1):
                made = select(view, [name] * number, NAMES[:3], "en")
                assert bool(made.strikes) == bool(made.actions and STABS.search(made.says))
                if made.strikes:
                    stabbing.add(name)
        assert {card.tick.rpartition("-")[0] for card in board.hand if "stabs" in card.moods} == stabbing
        assert all(("can stab" in card.label) == ("stabs" in card.moods) for card in board.hand)
        marked += len(stabbing)
    assert marked > 5


def test_nothing_ticked_says_what_to_do_and_no_card_is_made_up() -> None:
    match = game({"players": 2}, 1, "biber_mania")
    view = match.view(match.to_act)
    assert select(view, (), NAMES, "en").actions == ()
    assert select(view, (), NAMES, "en").says
    with pytest.raises(NotationError, match="no card 'ace'"):
        select(view, ("ace",), NAMES, "en")
    other = match.view(1 - (match.to_act or 0))
    assert select(other, ("1",), NAMES, "en").actions == ()


def test_a_hint_marks_the_whole_discard() -> None:
    match = game({"players": 2}, 2, "biber_mania")
    view = match.view(match.to_act)
    value, count = Counter(card for card in held(view) if card.isdigit()).most_common(1)[0]
    hint = ";".join([*[f"add {value}"] * count, "lay"])
    shown = drawn(match, match.to_act, hint)
    assert Counter(card.face for card in shown.hand if card.hinted) == {f"bm-{value}": count}


@pytest.mark.parametrize("options", SETTINGS, ids=lambda options: f"players={options['players']}")
def test_what_lies_open_is_shown_and_followed(options: dict[str, Value]) -> None:
    """Display, stock and top groups are those of the state; a card that stays keeps its element."""
    before: Table | None = None
    for match in moments(options, 220, 7):
        state = match.position().state
        for me in (0, None):
            shown = drawn(match, me)
            for cards, counts in ((shown.display, state.display), (shown.stock, state.stock)):
                faces = [face for face, count in enumerate(counts) for _ in range(count)]
                assert [card.face[3:] for card in cards] == [deck.NAMES[face] for face in in_order(faces)]
            for group in shown.groups:
                lies = state.chosen[: state.chosen_n] if group.laying else top_group(state, group.seat)
                assert sorted(card.face[3:] for card in group.cards) == sorted(deck.NAMES[f] for f in lies)
                assert (group.pile, group.hand) == (state.pile_n[group.seat], state.hand_n[group.seat])
            assert shown.deck == state.deck_n
        if before and match.history and match.history[-1].word == "add":
            assert [card.id for card in before.display] == [card.id for card in shown.display]
            groups = zip(before.groups, shown.groups, strict=True)
            assert all([c.id for c in a.cards] == [c.id for c in b.cards] for a, b in groups if not b.laying)
        before = shown


def test_every_movement_names_elements_that_are_there() -> None:
    """What the story moves lies on the table before or after it, or has been brought in by the story itself."""
    told, before = 0, ""
    for match in moments({"players": 4}, 160, 8):
        page = table_pages.table_fragment(model(match, 0, "en"))
        ids = set(re.findall(r'\sid="([^"]+)"', page)) | set(re.findall(r'\sid="([^"]+)"', before))
        for step in drawn(match, 0).steps:
            for op in step.ops if step.ply == match.ply else ():
                verb, what, *rest = op.split()
                assert what in ids
                assert rest[0] in ids or verb == "set"
                told += 1
        before = page
    assert told > 60


def test_the_memory_aid_shows_what_all_have_seen_and_only_if_wanted() -> None:
    noted = 0
    for aided in (False, True):
        for match in moments({"players": 3, "memory_aid": aided}, 150, 9):
            known = match.position().state.known
            shown = drawn(match, 0)
            for group in shown.groups:
                listed = {deck.NAMES.index(one.card.face[3:]): one.count for one in group.known}
                seen = {face: int(count) for face, count in enumerate(known[group.seat]) if count}
                assert listed == (seen if aided and group.seat else {})
                noted += len(listed)
            if kind(match) == Frame.WISH:
                badges = {card.badge for card in drawn(match, match.to_act).wishes}
                assert aided or badges == {""}
    assert noted


def test_only_the_owner_sees_a_hand() -> None:
    """No matter who holds what, another viewer's page of the same table is the same."""
    for match in moments({"players": 3}, 60, 10):
        view = match.view(1)
        for seed in (1, 2):
            state = view.state.copy()
            match.game.kind.rules.fill(state, 1, stream(key_of(b"", f"fill {seed}")))
            match.game.kind.rules.conceal(state, 1)
            assert table(dataclasses.replace(view, state=state), match.events(1), NAMES[:3], "en") == drawn(
                match, 1
            )
        spectator = drawn(match, None)
        assert spectator.hand == () and spectator.selection is None


def test_a_stabbed_group_is_offered_beside_the_question() -> None:
    for match in moments({"players": 4}, 400, 11, 12, 13):
        if kind(match) != Frame.STABBED:
            continue
        shown = drawn(match, match.to_act)
        assert shown.offered is not None
        victim = next(group for group in shown.groups if group.asked)
        assert [card.face for card in shown.offered.cards] == [card.face for card in victim.cards]
        assert {pick.action for pick in shown.chips} == {"take", "refuse"}
        assert drawn(match, None).offered is None
        return
    raise AssertionError("nobody was stabbed")


def test_points_are_collected_over_rounds() -> None:
    for match in moments({"players": 3, "collect": 30}, 2000, 14):
        if kind(match) == Frame.DEAL_NEXT:
            shown = drawn(match, match.to_act)
            assert shown.stage.startswith("Round 1")
            assert all(group.tally for group in shown.groups)
            assert len(shown.chips) == 1 and shown.chips[0].ready
            return
    raise AssertionError("the round did not end")
