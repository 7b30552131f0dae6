"""Puzzles in the browser: one for each day, answered at a real table, explained, and kept for those who solve them."""

from __future__ import annotations

import re
from functools import partial
from html import unescape
from pathlib import Path
from types import SimpleNamespace
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser

from biberbau.games import REGISTERED, kind
from biberbau.learn.streak import Streak
from biberbau.web.app.application import create_app
from biberbau.web.app.settings import Settings
from biberbau.web.domain.messages import SAYS
from biberbau.web.view import render, table_pages
from biberbau.web.view.puzzles import (
    GamePuzzlesModel,
    PuzzlesModel,
    of_the_day,
    offered,
    puzzle_model,
    solved,
)

from .browsing import PHONE, WIDE, needs_chromium
from .declaring import share_of
from .fitting import drawn
from .scenes import compiled
from .serving import LIVE, Person
from .test_access import in_both_lights
from .test_setup import Asking

GAME = "beasty_bar"
OURS = tuple(REGISTERED)
DAY = 86_400


@pytest.mark.parametrize("game", OURS)
def test_the_answer_is_on_no_page_before(game: str) -> None:
    """What a puzzle's page shows does not depend on its answer, and no card that its solver cannot see is on it."""
    for number in (1, len(offered(game))):
        model = puzzle_model(game, number, "en")
        page = table_pages.puzzle_page(model)
        assert "hinted" not in page and SAYS("en", "puzzle-task") in unescape(page)
        assert not model.advice and model.view.seat == model.view.to_act


@pytest.mark.parametrize("game", OURS)
def test_the_answer_lies_on_the_board(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The action is picked and says what it does, with nothing else to press; ticked cards are marked."""
    monkeypatch.setattr("biberbau.web.view.puzzles.advised", lambda view, lang: (0, ()))
    for number in (1, len(offered(game))):
        model = puzzle_model(game, number, "en", show=True)
        page = table_pages.puzzle_page(model)
        picks = re.findall(r'<input type="radio"[^>]*class="pick[^>]*>', page)
        if picks:
            chosen = [pick for pick in picks if "hinted" in pick]
            assert chosen and all(f'value="{model.puzzle.best}"' in unescape(pick) for pick in chosen)
            assert all(" checked" in pick and " legal" in pick for pick in chosen)
            assert not [pick for pick in picks if " legal" in pick and pick not in chosen]
            assert 'class="says n' in page
        else:
            assert '<i class="hinted">' in page or ";" not in model.puzzle.best
        assert 'id="commit"' not in page


def test_the_puzzle_of_the_day_is_kept_by_day(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Days in a row are counted where it is the day's puzzle that is solved, and shown where the next one is begun."""
    app = create_app(Settings(folder=tmp_path))
    compiled(app.state.server)
    anna = Asking(app)
    begun = 20_000 * DAY
    first = next(day for day in range(400) if (of_the_day(begun + day * DAY) or ("", 0))[0] == GAME)

    def at(day: int) -> None:
        monkeypatch.setattr(
            "biberbau.web.app.routes_puzzles.time", SimpleNamespace(time=lambda: begun + day * DAY)
        )

    def answered(game: str, number: int) -> str:
        return anna.get(f"/puzzles/{game}/{number}?action={quote(offered(game)[number - 1].best)}").text

    def solve(day: int) -> str:
        at(day)
        game, number = of_the_day(begun + day * DAY) or ("", 0)
        return answered(game, number)

    at(first)
    assert SAYS("en", "puzzle-row", num=1) not in anna.get("/puzzles").text
    assert SAYS("en", "puzzle-row", num=1) in solve(first)
    page = anna.get("/puzzles").text
    assert SAYS("en", "puzzle-day-solved") in page and page.count('<li class="done">') == 1
    other = next(
        n for n in range(1, len(offered(GAME)) + 1) if (GAME, n) != of_the_day(begun + (first + 1) * DAY)
    )
    at(first + 1)
    answered(GAME, other)
    page = anna.get("/puzzles").text  # that was not the puzzle of the day
    assert SAYS("en", "puzzle-day-solved") not in page and SAYS("en", "puzzle-row", num=1) in page
    at(first + 2)
    assert SAYS("en", "puzzle-row", num=1) not in anna.get("/puzzles").text  # a day went by
    app.state.server.tables.store.close()


def test_a_puzzle_is_tried_solved_and_kept(anna: Person) -> None:
    one = offered(GAME)[0]
    page = anna.get(f"/puzzles/{GAME}/1")
    assert page.status_code == 200
    wrong = anna.get(f"/puzzles/{GAME}/1", params={"action": one.greedy})
    assert 'class="teacher astray"' in wrong.text and "set-cookie" not in wrong.headers
    right = anna.get(f"/puzzles/{GAME}/1", params={"action": one.best})
    assert 'class="teacher right"' in right.text and 'id="next-puzzle"' in right.text
    assert anna.http.cookies["biberbau-puzzles"] == f"{GAME}.1"
    told = re.search(r'id="teacher-says".*?</div>', right.text, re.DOTALL)
    assert (
        told is not None and told[0].count("<p>") >= 3
    )  # the best, with the facts that tell it from the others
    page = anna.get(f"/puzzles/{GAME}")
    assert page.text.count('class="done"') == 1
    assert SAYS("en", "puzzles-solved", num=1, last=len(offered(GAME))) in anna.get("/puzzles").text
    board = re.search(r'id="analyse" href="([^"]+)"', right.text)
    assert board is not None and anna.get(unescape(board[1])).status_code == 200


def test_a_puzzle_whose_answer_was_shown_is_not_solved(anna: Person) -> None:
    shown = anna.get(f"/puzzles/answer/{GAME}/2")
    assert shown.status_code == 200 and "set-cookie" not in shown.headers
    assert SAYS("en", "puzzle-shown") in shown.text
    assert share_of("GET", f"/puzzles/answer/{GAME}/2") == "hints"


@pytest.mark.parametrize(
    ("path", "status", "key"),
    [
        (f"/puzzles/{GAME}/0", 404, "no-puzzle"),
        (f"/puzzles/{GAME}/999", 404, "no-puzzle"),
        (f"/puzzles/{GAME}/1?action=nonsense", 409, "no-action"),
        (f"/puzzles/{GAME}/1/selection?select.1=x", 400, "no-choice"),
    ],
)
def test_odd_addresses_are_answered_in_words(anna: Person, path: str, status: int, key: str) -> None:
    values = {"no-puzzle": {"last": len(offered(GAME))}, "no-action": {"action": "nonsense"}}.get(key, {})
    answer = anna.get(path, headers=LIVE)
    assert (answer.status_code, answer.text) == (status, SAYS("en", key, **values))  # type: ignore[arg-type]


def test_every_day_has_its_puzzle_and_all_get_their_turn() -> None:
    everything = sum(len(offered(game)) for game in OURS)
    days = [of_the_day(day * DAY) for day in range(everything)]
    assert of_the_day(0) == of_the_day(DAY - 1) != of_the_day(DAY)
    assert len(set(days)) == everything
    assert len({day[0] for day in days[:30] if day}) == len(OURS)


def test_nothing_else_is_believed_of_what_is_solved() -> None:
    for odd in ("", "x", f"{GAME}.zz", "no_game.1", "a" * 5000):
        assert solved(odd) == {}
    assert solved(f"{GAME}.5") == {GAME: frozenset({1, 3})}
    assert len(solved(f"{GAME}.ffffffffffffffff")[GAME]) == len(offered(GAME))


@pytest.mark.browser
@needs_chromium[1]
def test_axe_finds_nothing_on_puzzles(chromium: Browser) -> None:
    """Before, after a wrong answer and solved; the lists."""
    one, games = offered(GAME)[0], tuple((kind(game), len(offered(game))) for game in OURS)
    streak = Streak().with_day(740_000).with_day(740_002)
    pages = {
        "begun": partial(table_pages.puzzle_page, puzzle_model(GAME, 1, "en")),
        "wrong": partial(table_pages.puzzle_page, puzzle_model(GAME, 1, "de", one.greedy)),
        "solved": partial(table_pages.puzzle_page, puzzle_model(GAME, 1, "en", one.best)),
        "all": partial(render.puzzles_page, PuzzlesModel("de", games, {}, (GAME, 1), streak, 740_002)),
        "game": partial(
            render.game_puzzles_page, GamePuzzlesModel("en", kind(GAME), offered(GAME), frozenset({1}))
        ),
    }
    found = []
    with drawn(chromium, GAME, pages) as page:
        for number, name in enumerate(pages):
            page.set_viewport_size((WIDE, PHONE)[number % 2])  # type: ignore[arg-type]
            page.goto(f"http://table.test/{name}")
            found += [f"{name}: {one}" for one in in_both_lights(page, number)]
    assert found == []
