"""What a stream sends of a scene, put together as the page's script does it, is the scene; its script draws what the
server draws."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from biberbau.games import game_ids
from biberbau.match import Game, Match
from biberbau.web.domain.records import Record, Seat
from biberbau.web.domain.seed_commitment import SeedCommitments
from biberbau.web.play.first_compile import Warmth
from biberbau.web.view import browser_templates, table_pages
from biberbau.web.view.browser_templates import script_url
from biberbau.web.view.model import TableModel
from biberbau.web.view.pages import table_model
from biberbau.web.view.scene_changes import changes
from biberbau.web.view.scene_views import SceneView
from biberbau.web.view.template_writer import TemplateError
from games_tried import in_turn

from .staging import GapError, Stage, changed, document

# ---------------------------------------------------------------------------------------------------- any scenes

ATOMS = st.one_of(st.none(), st.booleans(), st.integers(-2, 9), st.sampled_from(["", "a", "ß", "</i>"]))


def objects(inside: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    return st.dictionaries(st.sampled_from(["id", "a", "b", "c"]), inside, max_size=4)


ANYTHING = st.recursive(ATOMS, lambda inside: st.lists(inside, max_size=4) | objects(inside), max_leaves=12)


@settings(max_examples=400)
@given(objects(ANYTHING), objects(ANYTHING))
def test_a_scene_with_its_changes_is_the_next_one(before: dict[str, Any], after: dict[str, Any]) -> None:
    """What is gone is null then, which templates do not tell from what is missing."""
    found = json.loads(json.dumps(changes(before, after)))
    made = changed(document(before), found)
    assert without_nothing(made) == without_nothing(document(after))
    assert bool(found) == (before != after)


def without_nothing(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: without_nothing(one) for name, one in value.items() if one is not None}
    return [without_nothing(one) for one in value] if isinstance(value, list) else value


def test_of_a_list_only_what_differs_is_sent() -> None:
    cards = [{"id": f"c{number}", "n": number} for number in range(5)]
    played, other = [*cards[:1], *cards[2:]], {"id": "c9", "n": 3}
    assert changes({"hand": cards}, {"hand": played}) == {"hand": [1, -1]}
    turned = [*cards[:3], {"id": "c3", "n": 9}, cards[4]]
    assert changes({"hand": cards}, {"hand": turned}) == {"hand": [3, {"n": 9}]}
    swapped = [*cards[:3], other, cards[4]]
    assert changes({"hand": cards}, {"hand": swapped}) == {"hand": [3, -1, [other]]}
    slid = [*cards[2:], other]
    assert changes({"hand": cards}, {"hand": slid}) == {"hand": [-2, 3, [other]]}
    assert changes({"hand": cards}, {"hand": list(cards)}) == {}


# --------------------------------------------------------------------------------------------------- real tables


def record_of(match: Match, actors: Sequence[int]) -> Record:
    seats = tuple(Seat(i, "human", f"P{i}", player=f"p{i}", words="") for i in range(match.game.players))
    status, actions = "over" if match.over else "playing", tuple(action.id for action in match.history)
    return Record(
        "abc", match.game.id, dict(match.game.options), b"", "", 0.0, status, "p0", match.ply + 1, 0, None,
        seats, actions, tuple(actors),
    )  # fmt: skip


def data_of(message: bytes) -> str:
    return message.decode().partition("\ndata: ")[2].strip()


def played(
    game: str, lang: str, most: int, looks: Callable[[int | None, SceneView, TableModel], None]
) -> None:
    """A random game, at which two seats and a spectator look after each action; some actions are taken back."""
    dice, seals, warm = random.Random(f"{game} {lang}"), SeedCommitments(b"one key"), Warmth(game, "ready")
    match, actors = Match(Game.of(game), f"{game} {lang}", words=("",) * Game.of(game).players), list[int]()
    viewers = {seat: SceneView(seat, lang, "x") for seat in (0, 1, None)}
    names, undos = [f"P{i}" for i in range(match.game.players)], 0
    for _ in range(most):
        for seat, view in viewers.items():
            told = view.told(match, undos, names, actors)
            model = table_model(
                record_of(match, actors), match, lang=lang, player=None if seat is None else f"p{seat}",
                online=("p0",), warmth=warm, seals=seals, told=told,
            )  # fmt: skip
            view.draws(model)
            looks(seat, view, model)
        if match.over:
            break
        if match.can_undo and dice.random() < 0.1:
            match.undo()
            actors.pop()
            undos += 1
            continue
        assert match.to_act is not None
        actors.append(match.to_act)
        match.play(dice.choice(match.legal()))


@pytest.mark.lengthy
@pytest.mark.compiled
@pytest.mark.parametrize(("game", "lang"), in_turn("en", "de"))
def test_a_table_of_messages_is_the_table_that_is_drawn(game: str, lang: str) -> None:
    """For seats and spectators, also for those who miss a step; undone moves and the end included."""
    pages: dict[int | None, tuple[Stage, list[str]]] = {seat: (Stage(), [""]) for seat in (0, 1, None)}
    steps = dict.fromkeys(pages, 0)

    def looks(seat: int | None, view: SceneView, model: TableModel) -> None:
        stage, page = pages[seat]
        steps[seat] += 1
        if steps[seat] % 7 == 3 and seat == 1 and model.status != "over":
            return  # this one misses some
        if message := view.message(stage.version, lambda: model):
            page[0] = stage.takes(data_of(message), model.revision)
        assert page[0] == table_pages.table_fragment(model, view.version), (seat, model.number)
        assert not view.message(stage.version, lambda: model)

    played(game, lang, 90, looks)
    assert all(count > 10 for count in steps.values())


def test_a_change_of_a_scene_that_never_came_is_noticed() -> None:
    with pytest.raises(GapError):
        Stage().takes('{"v": "x2", "of": "x1", "change": {}}', 1)


@pytest.mark.parametrize("game", game_ids())
def test_every_game_has_a_script_that_draws_its_tables(game: str) -> None:
    assert re.fullmatch(rf"/games/{game}/draw/en\.js\?v=[0-9a-f]{{16}}", script_url(game, "en"))


@pytest.mark.parametrize(
    ("template", "why"),
    [
        ("{{ t('left', num=3) }}", "by their names alone"),
        ("{{ unheard_of }}", "nothing here is called unheard_of"),
        ("{{ status|upper }}", "do not know the filter upper"),
        ("{% for key in status is even %}{% endfor %}", "do not know the test even"),
        ("{{ status ** 2 }}", "cannot work out Pow"),
        ("{{ range(3) }}", "do not know the function range"),
        ("{% with a = 1 %}{% endwith %}", "cannot do With"),
    ],
)
def test_a_template_that_browsers_cannot_draw_is_refused(
    template: str, why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    module = browser_templates._Module("beasty_bar", "en")
    tree = module.environment.parse(template, "table.html")
    monkeypatch.setattr(module, "tree", lambda name: tree)
    with pytest.raises(TemplateError, match=f"table.html, line 1: .*{why}"):
        module.text()
