"""Memory training: what lies there is on no page that asks for it, and the score is nobody's to write."""

from __future__ import annotations

import re
from functools import partial
from html import unescape

import pytest
from playwright.sync_api import Browser

from biberbau.games import game_ids, kind
from biberbau.kernel import no_memory
from biberbau.web.domain.messages import SAYS, RefusedError
from biberbau.web.view import render
from biberbau.web.view.training import ROUNDS, Run, Trainer, TrainingModel, numbers_of

from .browsing import PHONE, WIDE, needs_chromium
from .fitting import drawn
from .serving import Person
from .test_access import in_both_lights

GAMES = [game for game in game_ids() if kind(game).memory is not no_memory]
OTHERS = [game for game in game_ids() if game not in GAMES]


def cards_of(page: str) -> list[int]:
    return [int(card) for card in re.findall(r"<b>(\d)</b>", page)]


def token_of(page: str) -> str:
    found = re.search(r'(?:\?t=|name="t" value=")([\w.-]+)"', page)
    assert found is not None
    return found[1]


@pytest.mark.parametrize("game", GAMES)
def test_somebody_with_a_perfect_memory_gets_everything_right(anna: Person, game: str) -> None:
    """Without script, all rounds: one card more each time, and what changes place is told."""
    page, asked, swapped = anna.get(f"/train/{game}").text, 0, 0
    for number in range(1, ROUNDS + 1):
        page = anna.get(f"/train/{game}/look?t={token_of(page)}").text
        cards = cards_of(page)
        assert len(cards) == number + 2
        page = anna.get(f"/train/{game}/recall?t={token_of(page)}").text
        told = re.findall(r"<li>(.*?)</li>", page.partition('class="swaps"')[2].partition("</ul>")[0])
        for swap in told:
            one, other = (int(place) - 1 for place in re.findall(r"\d+", swap))
            cards[one], cards[other] = cards[other], cards[one]
        swapped += len(told)
        said = {f"place.{at}": str(card) for at, card in enumerate(cards, start=1)}
        page = anna.get(f"/train/{game}/answer", params={"t": token_of(page), **said}).text
        asked += len(cards)
        assert SAYS("en", "train-score", right=asked, asked=asked) in unescape(page)
        assert page.count('class="tile good"') == len(cards)
    assert swapped > 3 and 'id="once-more"' in page and 'id="next-round"' not in page


def test_a_page_that_asks_is_the_same_no_matter_what_lies_there() -> None:
    """Two servers' cards differ, their questions do not, but for the seal and for what is said to change places."""
    kind_of, run = kind(GAMES[0]), Run("0" * 16)
    pages, laid = set(), set()
    for key in (b"a" * 32, b"b" * 32, b"c" * 32):
        trainer = Trainer(key)
        cards = trainer.laid(run, numbers_of(kind_of))
        laid.add(cards.cards)
        token = trainer.written(run)
        model = TrainingModel(
            "en", kind_of, run, token, places=3, swaps=cards.swaps, choices=tuple(range(10))
        )
        pages.add(render.training_page(model).replace(token, ""))
    assert len(laid) > 1 and len(pages) == 1


def test_nobody_writes_their_own_score(anna: Person) -> None:
    trainer = Trainer(b"k" * 32)
    run = Run("1" * 16, 3, 7, 9)
    assert trainer.read(trainer.written(run)) == run
    assert trainer.laid(run, numbers_of(kind(GAMES[0]))) == trainer.laid(run, numbers_of(kind(GAMES[0])))
    for odd in ("", "x", trainer.written(run)[:-1], Trainer(b"o" * 32).written(run), "a" * 500):
        with pytest.raises(RefusedError):
            trainer.read(odd)
        assert anna.get(f"/train/{GAMES[0]}/look?t={odd}").status_code == 400
    token = token_of(anna.get(f"/train/{GAMES[0]}").text)
    assert anna.get(f"/train/{GAMES[0]}/answer?t={token}&place.1=x").status_code == 400
    assert anna.get(f"/train/{GAMES[0]}/answer?t={token}").text.count('class="tile bad"') == 3


@pytest.mark.parametrize("game", OTHERS)
def test_games_without_memory_have_none(anna: Person, game: str) -> None:
    assert anna.get(f"/train/{game}").status_code == 404
    assert "/train/" not in anna.get(f"/learn/{game}").text


def test_it_is_offered_with_the_lessons(anna: Person) -> None:
    for game in GAMES:
        assert f'href="/train/{game}"' in anna.get(f"/learn/{game}").text


@pytest.mark.browser
@needs_chromium[1]
def test_axe_finds_nothing_in_training(chromium: Browser) -> None:
    kind_of, run = kind(GAMES[0]), Run("0" * 16, 6, 3, 12)
    swaps, told = ((0, 2), (1, 3)), ((1, 1), (2, 3), (None, 4))
    models = {
        "begin": TrainingModel("en", kind_of, run, "t"),
        "look": TrainingModel("de", kind_of, run, "t", shows=(1, 2, 3)),
        "recall": TrainingModel("en", kind_of, run, "t", places=8, swaps=swaps, choices=tuple(range(10))),
        "told": TrainingModel("de", kind_of, run, "t", told=told),
    }
    pages = {name: partial(render.training_page, made) for name, made in models.items()}
    found = []
    with drawn(chromium, GAMES[0], pages) as page:
        for number, name in enumerate(pages):
            page.set_viewport_size((WIDE, PHONE)[number % 2])  # type: ignore[arg-type]
            page.goto(f"http://table.test/{name}")
            found += [f"{name}: {one}" for one in in_both_lights(page, number)]
    assert found == []
