"""Lessons as pages: a step of a lesson, and the beaver's comment on what was tried."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ...games.common.view.shown import shown
from ...kernel.actions import Action
from ...kernel.events import Event
from ...kernel.game import GameKind
from ...learn.course import AstrayError, Course
from ...learn.lessons import COURSES, Lesson, course_of, offered, says, tongues
from ...match import Game, View
from ..domain.decisions import decided
from ..domain.messages import RefusedError
from .model import Proposal, SeatModel

JOIN = "|"
"""The separator between the answers to a lesson's steps in an address."""

MOST_DONE = 400
"""The most characters of such a text."""


@dataclass(frozen=True)
class LessonModel:
    """A lesson at one of its steps. ``done``: the answers so far, as in addresses; ``said``: the beaver's comment.

    ``course``: the lessons of its course; ``further``: the first of the other course, where this is the last of the
    first. ``task``: the task, "" at the end; ``astray``: the last try was wrong, and ``wrong``, if known, is its
    consequence; ``shown``: the answer, where it is shown. ``proposal``: for the table with bots to which the last
    lesson leads.
    """

    lang: str
    game: Game
    lesson: Lesson
    course: tuple[Lesson, ...]
    further: Lesson | None
    view: View
    events: tuple[tuple[int, Event], ...]
    actors: tuple[int, ...]
    seats: tuple[SeatModel, ...]
    done: str
    step: int
    said: str
    task: str
    over: bool
    astray: bool = False
    wrong: str = ""
    shown: str = ""
    table_id: str = ""
    paused: None = None
    proposal: Proposal | None = None

    @property
    def me(self) -> int:
        """The learner's seat."""
        return self.lesson.seat

    @property
    def number(self) -> int:
        """The ply."""
        return self.view.ply

    @property
    def place(self) -> int:
        """The lesson's number in its course, from 1."""
        return self.course.index(self.lesson) + 1

    @property
    def stamp(self) -> str:
        """Names the position to which a decision belongs."""
        return f"{self.lesson.name}-{self.step}"


@dataclass(frozen=True)
class LessonsModel:
    """A game's lessons; ``done``: the numbers of those that its reader has done; ``proposal``: for a table with bots."""

    lang: str
    kind: GameKind
    lessons: tuple[Lesson, ...]
    done: frozenset[int]
    proposal: Proposal

    @property
    def courses(self) -> tuple[CourseModel, ...]:
        """The courses that the game has."""
        every = (tuple(one for one in self.lessons if one.course == name) for name in COURSES)
        return tuple(CourseModel(each, self.done) for each in every if each)

    @property
    def next(self) -> int:
        """The first lesson that is not done; the first of all when all are."""
        return next((one.number for one in self.lessons if one.number not in self.done), 1)


@dataclass(frozen=True)
class CourseModel:
    """One course of a game; ``done``: the numbers of all lessons that its reader has done."""

    lessons: tuple[Lesson, ...]
    done: frozenset[int]

    @property
    def name(self) -> str:
        """The course's name in lessons."""
        return self.lessons[0].course

    @property
    def count(self) -> int:
        """The number of its lessons that have been done."""
        return sum(one.number in self.done for one in self.lessons)


def lesson_of(game_id: str, number: int) -> Lesson:
    """A game's lesson with that number; a refusal when there is none."""
    known = offered(game_id)
    if not 1 <= number <= len(known):
        raise RefusedError(404, "no-lesson", last=len(known))
    return known[number - 1]


def tongue(game_id: str, lang: str) -> str:
    """The language of a game's lessons for a reader who wishes this one."""
    known = tongues(game_id)
    return lang if lang in known or not known else known[0]


def begun(lesson: Lesson, done: str) -> Course:
    """A lesson after these answers; a refusal for any that it does not ask for."""
    try:
        return Course(lesson, done.split(JOIN) if done else ())
    except AstrayError as error:
        raise RefusedError(400, "lesson-astray") from error


def tried(course: Course, text: str) -> tuple[Action, ...]:
    """The action in a text, if it is legal now."""
    if course.over or course.match.to_act != course.lesson.seat:
        raise RefusedError(409, "lesson-over")
    return decided(course.view, text)


def lesson_model(
    course: Course, lang: str, actions: Sequence[Action] = (), show: bool = False
) -> LessonModel:
    """The lesson after a try of these actions, if any: one step further, or with the consequence of a wrong try."""
    wrong = about = ""
    if actions and not course.goes_on(actions):
        wrong, about = _consequence(course, actions, lang), course.about(actions)
    lesson, step = course.lesson, course.step
    return LessonModel(
        lang=lang,
        game=course.match.game,
        lesson=lesson,
        course=course_of(lesson),
        further=_further(lesson),
        view=course.view,
        events=tuple(course.match.events(lesson.seat)),
        actors=tuple(course.actors),
        seats=_seats(course, lang),
        done=JOIN.join(course.done),
        step=len(course.done),
        said=_said(course, about, lang),
        task="" if course.over else says(lesson.game_id)(lang, lesson.key(len(course.done), "task")),
        over=course.over,
        astray=bool(about),
        wrong=wrong,
        shown=step.right if show and step is not None else "",
    )


def _further(lesson: Lesson) -> Lesson | None:
    """The lesson with which a learner goes on at the end of the first course; None elsewhere."""
    after = offered(lesson.game_id)[lesson.number : lesson.number + 1]
    return after[0] if after and after[0].course != lesson.course else None


def _consequence(course: Course, actions: Sequence[Action], lang: str) -> str:
    """The consequence of one action; for several that are one decision, their sentence on the table."""
    words, names = shown(course.lesson.game_id).words, [seat.name for seat in _seats(course, lang)]
    return words.consequence(course.view, actions[0], lang, names) if len(actions) == 1 else ""


def _said(course: Course, about: str, lang: str) -> str:
    """The beaver's comment on a try: why it was wrong, or what it meant; nothing at the beginning."""
    lesson, step = course.lesson, len(course.done)
    key = about or (lesson.key(step - 1, "right") if step else "")
    return says(lesson.game_id)(lang, key) if key else ""


def _seats(course: Course, lang: str) -> tuple[SeatModel, ...]:
    """Everybody at the table, the learner among them."""
    words, me = shown(course.lesson.game_id).words, course.lesson.seat
    return tuple(
        SeatModel(
            seat, words.seat_name(seat, lang), "human" if seat == me else "bot", "", seat == me, True, seat
        )
        for seat in range(course.match.game.players)
    )
