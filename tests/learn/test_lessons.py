"""Lessons: each begins at a table that a game can come to, asks for something that can be done right and wrong, and says
in every language what is there to be seen."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml

from biberbau.games import game_ids, kind
from biberbau.games.common.catalogues.catalogue import messages
from biberbau.games.common.view.shown import languages, shown
from biberbau.kernel.actions import Action
from biberbau.learn import conditions, progress
from biberbau.learn.course import AstrayError, Course, joined
from biberbau.learn.lessons import (
    BOX,
    FIRST,
    FOLDER,
    Lesson,
    LessonError,
    course_of,
    lessons,
    offered,
    read,
    says,
    tongues,
)
from biberbau.web.view.rules_page import rules_page

GAMES = [game for game in game_ids() if lessons(game)]
ALL = [lesson for game in GAMES for lesson in lessons(game)]


def called(lesson: Lesson) -> str:
    return f"{lesson.game_id}-{lesson.name}"


def steps(lesson: Lesson) -> Iterator[tuple[Course, list[Action]]]:
    """The course at each of its steps, and the right actions there."""
    for number in range(len(lesson.steps)):
        course = Course(lesson, [step.right for step in lesson.steps[:number]])
        assert course.step is not None
        yield course, named(course, course.step.right)


def named(course: Course, text: str) -> list[Action]:
    return [course.match.game.parse(part.strip()) for part in text.split(";")]


def decisions(course: Course, begun: tuple[Action, ...] = ()) -> Iterator[tuple[Action, ...]]:
    """Everything that the learner can decide now; of several actions that are one decision all that belong together."""
    kind, seat = course.match.game.kind, course.lesson.seat
    moment = course.match.ahead([(seat, one) for one in begun]).steps[-1][1] if begun else course.match.moment
    for action in moment.game.legal(moment.state):
        if action.word in kind.parts:
            yield from decisions(course, (*begun, action))
        else:
            yield (*begun, action)


@pytest.mark.parametrize("lesson", ALL, ids=called)
def test_every_decision_that_counts_as_right_leads_on(lesson: Lesson) -> None:
    """Also one that nobody thought of: the others' answers are legal after it, and it brings what is said."""
    for course, _ in steps(lesson):
        for actions in decisions(course):
            if course.is_right(actions):
                other = Course(lesson, course.done)
                ply = other.match.ply
                assert other.goes_on(actions)
                happened = [event for at, event in other.match.events(lesson.seat) if at > ply]
                known = other.match.game.kind.events.called
                assert {known(event.kind) for event in happened} >= {one.lower() for one in course.step.shows}  # type: ignore[union-attr]
                assert other.over or other.match.to_act == lesson.seat, actions


@pytest.mark.parametrize("lesson", ALL, ids=called)
def test_what_is_said_to_a_wrong_try_is_so(lesson: Lesson) -> None:
    """``brings`` of a try and ``otherwise`` of a step repeat what their sentences claim; the rules are asked."""
    for course, _ in steps(lesson):
        step = course.step
        assert step is not None
        own = {text: one for one in step.wrong for text in one.played}
        for actions in decisions(course):
            if course.is_right(actions):
                continue
            told = own.get(joined(actions))
            claim = told.brings if told else step.otherwise
            assert claim is None or conditions.holds(claim, course.after(actions)), joined(actions)


@pytest.mark.parametrize("lesson", ALL, ids=called)
def test_each_step_can_be_done_right_and_wrong(lesson: Lesson) -> None:
    for course, right in steps(lesson):
        assert course.match.to_act == lesson.seat
        assert course.is_right(right), course.step
        tries = [named(course, text) for one in course.step.wrong for text in one.played]  # type: ignore[union-attr]
        tries += [[action] for action in course.view.legal]
        only = len(tries) == 1  # where nothing else can be done, that is what is to be learnt
        assert only or not all(course.is_right(actions) for actions in tries), "nothing is wrong"


@pytest.mark.parametrize("lesson", ALL, ids=called)
def test_what_is_called_wrong_is_legal_and_wrong(lesson: Lesson) -> None:
    for course, _ in steps(lesson):
        assert course.step is not None
        for one in course.step.wrong:
            assert one.played, one.says
            for text in one.played:
                actions = named(course, text)
                assert not course.is_right(actions), text
                assert course.about(actions) == f"{lesson.name}.{one.says}"
                assert not course.goes_on(actions) and course.match.ply == len(course.actors)


@pytest.mark.parametrize("lesson", ALL, ids=called)
def test_the_right_action_brings_what_is_said(lesson: Lesson) -> None:
    for course, right in steps(lesson):
        step, ply = course.step, course.match.ply
        assert step is not None and course.goes_on(right)
        called = course.match.game.kind.events.called
        happened = [event for at, event in course.match.events(lesson.seat) if ply < at <= ply + len(right)]
        assert {called(event.kind) for event in happened} >= {event.lower() for event in step.shows}


@pytest.mark.parametrize("lesson", ALL, ids=called)
def test_what_the_learner_sees_is_a_table(lesson: Lesson) -> None:
    course = Course(lesson, [step.right for step in lesson.steps])
    assert course.over and course.step is None
    with pytest.raises(AstrayError):
        Course(lesson, [*course.done, "play 1"])
    for lang in languages(lesson.game_id):
        names = [
            shown(lesson.game_id).words.seat_name(seat, lang) for seat in range(course.match.game.players)
        ]
        board = shown(lesson.game_id).table(course.view, course.match.events(lesson.seat), names, lang)
        assert board.log


@pytest.mark.parametrize("game", GAMES)
def test_all_is_said_in_every_language_and_nothing_else_is_written(game: str) -> None:
    assert tongues(game) == languages(game)
    keys = [key for lesson in lessons(game) for key in lesson.keys]
    for lang in tongues(game):
        written = messages(says(game).file(lang))
        assert sorted(set(keys) - written.keys()) == []
        assert sorted(written.keys() - set(keys)) == []
        for key in keys:
            text = says(game)(lang, key)
            assert text and len(text) <= 420, key


@pytest.mark.parametrize("game", GAMES)
def test_rules_that_lessons_cite_are_on_the_rules_page(game: str) -> None:
    for lang in tongues(game):
        places = rules_page(game, lang).places
        for lesson in lessons(game):
            assert lesson.rule in places, lesson.name
            for key in lesson.keys:
                for cited in re.findall(r"\(([^()]*)\)", says(game)(lang, key)):
                    for code in re.findall(r"\b[A-Z]\d{1,3}\b", cited):
                        assert code in places, f"{key}: {code}"


@pytest.mark.parametrize("game", GAMES)
def test_lessons_are_numbered_by_their_files(game: str) -> None:
    files = sorted((kind(game).folder / FOLDER).glob("*.yaml"))
    assert [lesson.file for lesson in lessons(game)] == [file.name for file in files]
    assert [lesson.number for lesson in lessons(game)] == list(range(1, len(files) + 1))
    assert len({lesson.name for lesson in lessons(game)}) == len(files) <= progress.MOST


@pytest.mark.parametrize("game", GAMES)
def test_a_course_has_its_own_lessons_in_their_order(game: str) -> None:
    for name, least in ((FIRST, 6), (BOX, 3)):
        course = [one for one in lessons(game) if one.course == name]
        assert len(course) >= least
        assert all(course_of(one) == tuple(course) for one in course)


# ---------------------------------------------------------------------------------------------------- broken files

A_FILE = kind("beasty_bar").folder / FOLDER / "01-line.yaml"


def broken(**changes: object) -> dict[str, object]:
    """A good lesson with some fields changed; None leaves one out."""
    document = yaml.safe_load(A_FILE.read_text("utf-8")) | changes
    return {field: value for field, value in document.items() if value is not None}


STEP = {"right": "play 3", "played": ["play 3"]}


@pytest.mark.parametrize(
    ("document", "complaint"),
    [
        (None, "x.yaml: a mapping expected, not NoneType"),
        (broken(steps=None), "x.yaml: steps: missing"),
        (broken(rule=None), "x.yaml: rule: missing"),
        (broken(course="third"), "x.yaml: course: 'third' is none; there are first, box"),
        (broken(rule=3), "x.yaml: rule: a text expected, not 3"),
        (broken(tasks=[]), "x.yaml: tasks: no such field; there are course, seat, rule"),
        (broken(seat="red"), "x.yaml: seat: a seat's number expected, not 'red'"),
        (broken(steps=[]), "x.yaml: steps: a list of steps expected"),
        (broken(steps=[3]), "x.yaml: steps.0: a mapping expected, not int"),
        (broken(steps=[{"played": ["play 3"]}]), "x.yaml: steps.0.right: missing"),
        (broken(steps=[{"right": "play 3"}]), "x.yaml: steps.0: it says with played or after what is right"),
        (broken(steps=[STEP | {"then": "play 3"}]), "x.yaml: steps.0.then: a list of texts expected"),
        (broken(steps=[STEP | {"then": [3]}]), "x.yaml: steps.0.then.0: a text expected, not 3"),
        (broken(steps=[STEP | {"after": ["line"]}]), "x.yaml: steps.0.after: a mapping of fields to facts"),
        (broken(steps=[STEP | {"after": {"line": {"holds": 1}}}]), "steps.0.after.line: holds: no such fact"),
        (broken(steps=[STEP | {"wrong": "play 9"}]), "x.yaml: steps.0.wrong: a list of tries expected"),
        (
            broken(steps=[STEP | {"wrong": [{"says": "no"}]}]),
            "x.yaml: steps.0.wrong.0.played: a list of texts",
        ),
        (broken(steps=[STEP | {"wrong": [{"played": []}]}]), "x.yaml: steps.0.wrong.0.says: a text expected"),
    ],
)
def test_a_broken_lesson_names_file_and_field(document: object, complaint: str) -> None:
    with pytest.raises(LessonError) as raised:
        read(document, "x.yaml", "beasty_bar", 1, "x")
    assert complaint in str(raised.value)


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"position": {"turn": "pink"}}, r"x\.yaml: turn:"),
        ({"options": {"players": 9}}, r"x\.yaml: options"),
        ({"position": {"turn": "red", "line": ["red vulture"]}}, r"x\.yaml: line:"),
        ({"steps": [STEP | {"then": ["play 12"]}]}, r"x\.yaml: steps\.0\.then: .*is not legal now"),
    ],
)
def test_a_lesson_that_no_game_comes_to_is_refused(changes: dict[str, object], complaint: str) -> None:
    lesson = read(broken(**changes), "x.yaml", "beasty_bar", 1, "x")
    with pytest.raises(LessonError, match=complaint):
        Course(lesson, ["play 3"])


def test_a_game_with_a_broken_lesson_offers_none(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken_ones(game_id: str) -> tuple[Lesson, ...]:
        raise LessonError("03-gate.yaml: steps: missing")

    monkeypatch.setattr("biberbau.learn.lessons.lessons", broken_ones)
    offered.cache_clear()
    assert offered("beasty_bar") == ()
    assert "03-gate.yaml: steps: missing" in caplog.text
    offered.cache_clear()


def test_a_file_that_is_no_yaml_or_has_no_number_is_refused(tmp_path: Path) -> None:
    from biberbau.learn.lessons import _opened

    odd = tmp_path / "01-odd.yaml"
    odd.write_text("steps: [", "utf-8")
    with pytest.raises(LessonError, match=r"01-odd\.yaml"):
        _opened(odd, "beasty_bar", 1)
    plain = tmp_path / "odd.yaml"
    plain.write_text("{}", "utf-8")
    with pytest.raises(LessonError, match="number and name"):
        _opened(plain, "beasty_bar", 1)


# ------------------------------------------------------------------------------------------------------ conditions

DOCUMENT = {"line": ["red dog", 7], "hands": {"red": []}, "turn": "red", "over": True, "drawn": None}


@pytest.mark.parametrize(
    ("facts", "so"),
    [
        ({"line": ["red dog", "7"]}, True),
        ({"line": {"first": "red dog", "last": 7, "size": 2, "has": 7, "lacks": "red bat"}}, True),
        ({"line": {"first": "red dog", "size": 3}}, False),
        ({"line.1": 7, "line.2": "nothing", "hands.red": []}, True),
        ({"hands.blue": {"size": 0}, "hands.blue.x": "nothing"}, True),
        ({"turn": {"has": "red"}, "over": True, "drawn": "nothing"}, True),
        ({"turn": "blue"}, False),
        ({"line": {"lacks": 7}}, False),
        ({"line": {"under": 3}, "hands.blue": {"under": 1}}, True),
        ({"line": {"under": 2}}, False),
    ],
)
def test_facts_of_a_position(facts: dict[str, object], so: bool) -> None:
    assert conditions.holds(facts, DOCUMENT) is so


# -------------------------------------------------------------------------------------------------------- progress


def test_progress_is_read_as_it_was_written() -> None:
    done = progress.with_one(progress.with_one({}, "beasty_bar", 3), "beasty_bar", 1)
    assert progress.written(done) == "beasty_bar.5"
    assert progress.read("beasty_bar.5", ("beasty_bar",)) == {"beasty_bar": {1, 3}}


@pytest.mark.parametrize(
    "text", ["", "x", "beasty_bar", "beasty_bar.g", "beasty_bar.0", "no_game.f", "~~.", "a" * 9999]
)
def test_anything_else_that_stands_there_is_ignored(text: str) -> None:
    assert progress.read(text, ("beasty_bar",)) == {}


def test_lessons_that_are_not_there_are_not_counted() -> None:
    everything = progress.read("beasty_bar.ffffffffffffffff", ("beasty_bar",))
    assert everything == {"beasty_bar": frozenset(range(1, len(lessons("beasty_bar")) + 1))}
