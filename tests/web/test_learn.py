"""Somebody who has never seen the box: every lesson without script in every language, those of one game in a browser."""

from __future__ import annotations

import re
from functools import partial
from html import unescape
from urllib.parse import quote, urlencode

import pytest
from playwright.sync_api import Browser, expect

from biberbau.games import game_ids
from biberbau.games.common.view.shown import shown
from biberbau.learn.course import Course
from biberbau.learn.lessons import BOX, FIRST, Lesson, course_of, lessons, says, tongues
from biberbau.match import View
from biberbau.web.domain.messages import SAYS
from biberbau.web.view import render, table_pages
from biberbau.web.view.learning import LessonsModel, begun, lesson_model, tried
from biberbau.web.view.model import Proposal

from .browsing import PHONE, WIDE, Sit, needs_chromium, one_in_every_run
from .fitting import drawn
from .serving import LIVE, Person, Running
from .test_access import in_both_lights

GAMES = [game for game in game_ids() if lessons(game)]
GAME = "beasty_bar"


def text_of(page: str) -> str:
    """What can be read on a page, without its marks."""
    return re.sub(r"\s+", " ", unescape(re.sub(r"<[^>]+>", "", page)))


def bare(text: str) -> str:
    """A sentence without the rulings that it cites, which pages call otherwise."""
    return re.sub(r"\s+", " ", re.split(r"\(", text)[0]).strip()


def address(lesson: Lesson, done: list[str], **more: str) -> str:
    return f"/learn/{lesson.game_id}/{lesson.number}?{urlencode({'did': '|'.join(done), **more})}"


def wrong_one(course: Course) -> str:
    """Something that can be done and is wrong."""
    assert course.step is not None
    for one in course.step.wrong:
        return one.played[0]
    return next((action.notation for action in course.view.legal if not course.is_right([action])), "")


@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_is_gone_through_in_every_language(running: Running, game: str) -> None:
    """Each step: the task, a wrong try with its rule, the right one; in the end the next lesson, and it is kept."""
    for lang in tongues(game):
        with running.person() as person:
            person.get(f"/lang/{lang}")
            person.http.headers["Accept-Language"] = lang
            for lesson in lessons(game):
                gone_through(person, lesson, lang)
            page = person.get(f"/learn/{game}").text
            assert page.count('class="done"') == len(lessons(game))


def gone_through(person: Person, lesson: Lesson, lang: str) -> None:
    speak, done = says(lesson.game_id), list[str]()
    for number, step in enumerate(lesson.steps):
        answer = person.get(address(lesson, done))
        assert answer.status_code == 200, answer.text
        assert bare(speak(lang, lesson.key(number, "task"))) in text_of(answer.text)
        assert f'lang="{lang}"' in answer.text
        course = Course(lesson, done)
        if odd := wrong_one(course):
            told = person.get(address(lesson, done, action=odd))
            about = speak(lang, course.about([course.match.game.parse(part) for part in odd.split(";")]))
            assert told.status_code == 200 and bare(about) in text_of(told.text), odd
            assert 'class="teacher astray"' in told.text and "set-cookie" not in told.headers
            assert f'name="did" value="{"|".join(done)}"' in told.text
        shown_page = person.get(address(lesson, done, show=""))
        assert "hinted" in shown_page.text or ";" in step.right, lesson.file
        answer = person.get(address(lesson, done, action=step.right))
        assert answer.status_code == 200, answer.text
        assert bare(speak(lang, lesson.key(number, "right"))) in text_of(answer.text)
        done.append(step.right)
    assert "biberbau-learned" in answer.headers["set-cookie"]
    assert 'id="next-lesson"' in answer.text and 'id="commit"' not in answer.text


def test_what_is_hidden_stays_hidden(anna: Person) -> None:
    """Nobody learns from a lesson's page what the others hold: another hand makes the same bytes."""
    lesson = lessons(GAME)[2]
    course = Course(lesson)
    model = lesson_model(course, "en")
    assert isinstance(model.view, View) and model.view.seat == lesson.seat
    other = lesson_model(Course(lesson), "en")
    assert table_pages.lesson_page(model) == table_pages.lesson_page(other)
    hand = model.view.document()["position"]["hands"]["blue"]
    assert hand == ["?"] * len(hand)


@pytest.mark.parametrize(
    ("path", "status", "key"),
    [
        ("/learn/no_game", 404, "no-game"),
        ("/learn/no_game/1", 404, "no-game"),
        (f"/learn/{GAME}/0", 404, "no-lesson"),
        (f"/learn/{GAME}/99", 404, "no-lesson"),
        (f"/learn/{GAME}/999999999999", 404, "no-lesson"),
        (f"/learn/{GAME}/1?did=play+9", 400, "lesson-astray"),
        (f"/learn/{GAME}/1?did=nonsense", 400, "lesson-astray"),
        (f"/learn/{GAME}/1?did=" + "a" * 500, 400, "lesson-astray"),
        (f"/learn/{GAME}/1?action=play+1", 409, "illegal"),
        (f"/learn/{GAME}/1?action=nonsense", 409, "no-action"),
        (f"/learn/{GAME}/1?action=play+3;play+3", 409, "not-together"),
        (f"/learn/{GAME}/1?did=play+3&action=play+3", 409, "lesson-over"),
        (f"/learn/{GAME}/1/selection?select.1=x", 400, "no-choice"),
    ],
)
def test_odd_addresses_are_answered_in_words(anna: Person, path: str, status: int, key: str) -> None:
    last = len(lessons(GAME))
    values = {"no-game": {"game": "no_game"}, "no-lesson": {"last": last}}.get(key, {})
    if key in ("illegal", "no-action"):
        values = {"action": "play 1" if key == "illegal" else "nonsense"}
    answer = anna.get(path)
    assert answer.status_code == status
    assert SAYS("en", key, **values) in text_of(answer.text)  # type: ignore[arg-type]
    live = anna.get(path, headers=LIVE)
    assert live.status_code == status and "<html" not in live.text


def test_progress_is_kept_and_nothing_else_is_believed(anna: Person) -> None:
    right = lessons(GAME)[0].steps[0].right
    assert anna.get(f"/learn/{GAME}/1?action={quote(right)}").status_code == 200
    assert anna.http.cookies["biberbau-learned"] == f"{GAME}.1"
    page = anna.get(f"/learn/{GAME}").text
    assert page.count('class="done"') == 1 and f'href="/learn/{GAME}/2" class="next"' in page
    for odd in ("x", f"{GAME}.zz", f"{GAME}.ffffffffffffffff", "a" * 3000):
        with anna.server.person() as stranger:
            stranger.http.cookies["biberbau-learned"] = odd
            answer = stranger.get(f"/learn/{GAME}")
            assert answer.status_code == 200
            assert answer.text.count('class="done"') == (len(lessons(GAME)) if odd.endswith("f") else 0)


@pytest.mark.parametrize("game", GAMES)
def test_the_second_course_is_offered_after_the_first_and_beside_it(running: Running, game: str) -> None:
    """In every language: on the list each course has its lessons; the last page of the first leads to either."""
    courses = [[one for one in lessons(game) if one.course == name] for name in (FIRST, BOX)]
    for lang in tongues(game):
        with running.person() as person:
            person.get(f"/lang/{lang}")
            parts = person.get(f"/learn/{game}").text.split('<section class="panel"')[1:]
            assert len(parts) == len(courses)
            for part, course in zip(parts, courses, strict=True):
                links = re.findall(rf'href="/learn/{game}/(\d+)"', part.partition("</section>")[0])
                assert links == [str(one.number) for one in course]
            assert " ".join(SAYS(lang, "learn-box").split()) in text_of(parts[1])
            for course in courses:
                done = [step.right for step in course[-1].steps]
                page = person.get(address(course[-1], done)).text
                assert f'<form id="play-now" method="post" action="/new/{game}">' in page
                onward = f'id="next-course" href="/learn/{game}/{courses[1][0].number}"'
                assert (onward in page) == (course is courses[0])
                first = text_of(person.get(address(course[0], [])).text)
                assert " ".join(SAYS(lang, "learn-lesson", number=1, last=len(course)).split()) in first


def test_lessons_are_offered_where_somebody_comes_first(anna: Person) -> None:
    front = anna.get("/").text
    for game in GAMES:
        assert f'href="/learn/{game}/1"' in front
        assert f'href="/learn/{game}"' in anna.get(f"/new/{game}").text
        assert f'href="/learn/{game}"' in anna.get("/learn").text


# ------------------------------------------------------------------------------------------------ in a browser


@pytest.mark.browser
@needs_chromium[1]
def test_a_tutorial_is_played_to_its_end(sit: Sit) -> None:
    """By clicks alone: one wrong try, both courses, and on to a table with bots."""
    anna = sit(f"/learn/{GAME}")
    page = anna.page
    page.get_by_role("link", name=SAYS("en", "learn-begin")).click()
    for lesson in lessons(GAME):
        course = course_of(lesson)
        expect(page.locator("#teacher-title")).to_contain_text(
            SAYS("en", "learn-lesson", number=course.index(lesson) + 1, last=len(course))
        )
        expect(page.locator("#teacher-title")).to_contain_text(says(GAME)("en", lesson.name))
        for number, step in enumerate(lesson.steps):
            if lesson.number == 1:
                tap(anna.page, step.wrong[0].played[0])
                expect(page.locator("#teacher.astray")).to_be_visible()
                expect(page.locator("#nudge")).to_have_class(re.compile("task"))
            tap(anna.page, step.right)
            if number + 1 < len(lesson.steps):
                expect(page.locator("#teacher .task")).to_contain_text(
                    bare(says(GAME)("en", lesson.key(number + 1, "task")))
                )
        expect(page.locator("#teacher.right")).to_be_visible()
        further = page.locator("#next-course")
        last_of_first = lesson == course[-1] and lesson.number < len(lessons(GAME))
        expect(further).to_have_count(int(last_of_first))
        (further if last_of_first else page.locator("#next-lesson")).click()
    anna.arrived()
    page.goto(f"/learn/{GAME}")
    expect(page.locator(".lessons .done")).to_have_count(len(lessons(GAME)))


def tap(page: object, action: str) -> None:
    """Choose what stands for an action, then press the button that does it."""
    slug = action.replace(" ", "-").replace(":", "-")
    pick = page.locator(f"#pick-{slug}")  # type: ignore[attr-defined]
    expect(pick).to_be_attached()
    pick.focus()
    if not pick.is_checked():
        pick.press("Space")
    page.locator("#commit").click()  # type: ignore[attr-defined]


@pytest.mark.browser
@needs_chromium[1]
@pytest.mark.parametrize("game", one_in_every_run(GAMES))
def test_axe_finds_nothing_on_lessons(chromium: Browser, game: str) -> None:
    """The first lesson of a game before, after a wrong try and at its end, on laptops and phones."""
    found, lesson = [], lessons(game)[0]
    pages = {"list": list_page(game), "begun": at(lesson, [])}
    pages["astray"] = at(lesson, [], wrong_one(Course(lesson)))
    pages["over"] = at(lesson, [step.right for step in lesson.steps])
    with drawn(chromium, game, {name: partial(str, made) for name, made in pages.items()}) as page:
        for number, name in enumerate(pages):
            page.set_viewport_size((WIDE, PHONE)[number % 2])  # type: ignore[arg-type]
            page.goto(f"http://table.test/{name}")
            found += [f"{name}: {one}" for one in in_both_lights(page, number)]
    assert found == []


def list_page(game: str) -> str:
    from biberbau.games import kind

    proposal = Proposal("5ea1", "words", "1.5ea1")
    return render.lessons_page(LessonsModel("de", kind(game), lessons(game), frozenset({1}), proposal))


def at(lesson: Lesson, done: list[str], action: str = "") -> str:
    course = begun(lesson, "|".join(done))
    return table_pages.lesson_page(lesson_model(course, "en", tried(course, action) if action else ()))


@pytest.mark.parametrize("game", GAMES)
def test_names_at_the_table_are_those_of_the_game(game: str) -> None:
    model = lesson_model(Course(lessons(game)[0]), "de")
    assert model.seats[0].name == shown(game).words.seat_name(0, "de")
    assert [seat.is_me for seat in model.seats].count(True) == 1
