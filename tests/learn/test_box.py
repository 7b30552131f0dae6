"""What the two courses of a game teach: the first all that it takes to play, in four minutes; the second what else is in
the box, so that nobody who knows only the lessons plays wrong."""

from __future__ import annotations

from importlib import import_module

import pytest

from biberbau.learn import conditions
from biberbau.learn.course import Course
from biberbau.learn.lessons import BOX, FIRST, Lesson, lessons, says

from .test_lessons import GAMES, decisions

TAUGHT = [
    (game, rule, *where) for game in GAMES for rule, where in import_module(f"{game}.taught").TAUGHT.items()
]
"""A game, a rule, the lesson, and the step, from 1, in which it is what has to be known."""

ENDS = [(game, name, facts) for game in GAMES for name, facts in import_module(f"{game}.taught").ENDS.items()]
"""A game, a lesson, and what it says of the position in which it ends."""


def lesson_of(game: str, name: str) -> Lesson:
    return next(one for one in lessons(game) if one.name == name)


@pytest.mark.parametrize(("game", "rule", "name", "number"), TAUGHT)
def test_each_rule_is_taught_by_a_step_that_asks_for_it(game: str, rule: str, name: str, number: int) -> None:
    """It can be got wrong there, and only by an action that the rules allow."""
    lesson = lesson_of(game, name)
    course = Course(lesson, [step.right for step in lesson.steps[: number - 1]])
    found = {course.is_right(actions) for actions in decisions(course)}
    assert found == {True, False}


@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_of_the_second_course_teaches_a_rule_of_the_list(game: str) -> None:
    second = {one.name for one in lessons(game) if one.course == BOX}
    assert second and second == {name for of, _, name, _ in TAUGHT if of == game}


@pytest.mark.parametrize(("game", "name", "facts"), ENDS)
def test_a_lesson_ends_as_it_says(game: str, name: str, facts: conditions.Facts) -> None:
    lesson = lesson_of(game, name)
    match = Course(lesson, [step.right for step in lesson.steps]).match
    document = match.game.kind.to_document(match.moment.state)
    assert conditions.holds(facts, document), document


@pytest.mark.parametrize("game", GAMES)
def test_the_second_course_comes_after_the_first(game: str) -> None:
    courses = [one.course for one in lessons(game)]
    assert courses == sorted(courses, key=[FIRST, BOX].index)


@pytest.mark.parametrize("game", GAMES)
def test_the_first_course_takes_four_minutes(game: str) -> None:
    """At 200 words a minute, for the person who does everything right at once."""
    first = [one for one in lessons(game) if one.course == FIRST]
    for lang in ("de", "en"):
        texts = [
            says(game)(lang, one.key(at, what))
            for one in first
            for at in range(len(one.steps))
            for what in ("task", "right")
        ]
        assert sum(len(text.split()) for text in texts) <= 4 * 200
    assert sum(len(one.steps) for one in first) <= 12
