"""Reads a game's lessons: ``games/<id>/lessons/NN-name.yaml``, with sentences in the catalogues beside them.

A lesson's sentences are one message, with the lesson's name: its value is the title; ``.task``, ``.right`` and
``.wrong`` belong to the first step, ``.task-2`` and so on to the others; a wrong try's ``says`` names an attribute,
too.

A game has two courses. The first teaches enough to play; the second, ``course: box``, everything else in the box. They
are numbered together, by their files' numbers.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any

import yaml

from ..errors import BiberbauError
from ..games import kind
from ..games.common.catalogues.catalogue import LANGUAGES, Catalogues
from ..match import Position
from ..match.game import POSITION_FORMAT
from ..structured_text import DuplicateNameError, read_yaml
from .conditions import ABOUT, Facts, asks

log = logging.getLogger(__name__)

FOLDER = "lessons"

PLACED = ("options", "draws", "uncovers", "position")
"""The fields of a lesson that are those of a position document."""

FIRST, BOX = COURSES = ("first", "box")
"""The courses in their order, as a lesson's ``course`` names them; without a name it belongs to the first."""

OF_LESSON = ("course", "seat", "rule", *PLACED, "steps")
OF_STEP = ("right", "played", "after", "shows", "wrong", "otherwise", "then")
OF_TRY = ("played", "says", "brings")


class LessonError(BiberbauError, ValueError):
    """A lesson that cannot be read: the file, the field, and what is wrong with it."""


@dataclass(frozen=True)
class Try:
    """Wrong actions that have a sentence of their own: ``says`` names it.

    ``brings``: the conditions that the sentence claims for the position after them; tests check them by the rules.
    """

    played: tuple[str, ...]
    says: str
    brings: Facts | None = None


@dataclass(frozen=True)
class LessonStep:
    """A step of a lesson. ``right``: a right action, or several joined by ``;`` that are one decision.

    ``played``: all right actions, () where only ``after`` decides: the conditions on the position after it. ``shows``:
    events of the right action. ``otherwise``: what its ``.wrong`` claims for the position after any other try.
    ``then``: others' actions until the next step.
    """

    right: str
    played: tuple[str, ...] = ()
    after: Facts | None = None
    shows: tuple[str, ...] = ()
    wrong: tuple[Try, ...] = ()
    otherwise: Facts | None = None
    then: tuple[str, ...] = ()


@dataclass(frozen=True)
class Lesson:
    """A lesson of a game. ``number`` counts from 1, through both courses; ``course``: ``first`` or ``box``; ``seat``:
    the learner's; ``rule``: its place on the rules page (``A3``, ``rule-tiger``, ``chapter-3``).
    """

    game_id: str
    number: int
    name: str
    file: str
    course: str
    seat: int
    rule: str
    document: Mapping[str, Any]
    steps: tuple[LessonStep, ...]

    @cached_property
    def position(self) -> Position:
        """The initial position; LessonError where no game can reach it."""
        try:
            return Position.load(self.document)
        except BiberbauError as error:
            raise LessonError(f"{self.file}: {error}") from error

    def key(self, step: int, what: str) -> str:
        """The message key of a step, which counts from 0: ``task``, ``right``, ``wrong`` or a try's ``says``."""
        numbered = what in ("task", "right", "wrong") and step
        return f"{self.name}.{what}-{step + 1}" if numbered else f"{self.name}.{what}"

    @property
    def keys(self) -> Iterator[str]:
        """The keys of all its messages."""
        yield self.name
        for number, step in enumerate(self.steps):
            says = (one.says for one in step.wrong)
            yield from (self.key(number, what) for what in ("task", "right", "wrong", *says))


@cache
def lessons(game_id: str) -> tuple[Lesson, ...]:
    """A game's lessons in order; () for a game without any. LessonError for a file that cannot be read."""
    folder = kind(game_id).folder / FOLDER
    files = sorted(folder.glob("*.yaml"))
    return tuple(_opened(file, kind(game_id).id, number) for number, file in enumerate(files, start=1))


@cache
def offered(game_id: str) -> tuple[Lesson, ...]:
    """The lessons that pages offer: none of a game of which one cannot be read, which is logged."""
    try:
        return lessons(game_id)
    except LessonError as error:
        log.warning("biberbau: the lessons of %r are not offered: %s", game_id, error)
        return ()


def course_of(lesson: Lesson) -> tuple[Lesson, ...]:
    """All lessons of this one's course, in order."""
    return tuple(one for one in offered(lesson.game_id) if one.course == lesson.course)


@cache
def says(game_id: str) -> Catalogues:
    """The messages of a game's lessons."""
    return Catalogues(kind(game_id).folder / FOLDER)


@cache
def tongues(game_id: str) -> tuple[str, ...]:
    """The languages of a game's lessons."""
    folder = kind(game_id).folder / FOLDER
    return tuple(lang for lang in LANGUAGES if (folder / f"{lang}.ftl").exists())


# -------------------------------------------------------------------------------------------------------- reading


def _opened(file: Path, game_id: str, number: int) -> Lesson:
    name = file.stem.partition("-")[2]
    try:
        document = read_yaml(file.read_text("utf-8"))
    except (yaml.YAMLError, UnicodeDecodeError, DuplicateNameError) as error:
        raise LessonError(f"{file.name}: {error}") from error
    if not name:
        raise LessonError(f"{file.name}: a file is called by number and name, like 03-gate.yaml")
    return read(document, file.name, game_id, number, name)


def read(document: object, file: str, game_id: str, number: int, name: str) -> Lesson:
    """A lesson from the contents of its file; LessonError names the field that is wrong."""
    given = _mapping(document, file, "", OF_LESSON)
    for field in ("rule", "position", "steps"):
        if field not in given:
            raise LessonError(f"{file}: {field}: missing")
    seat, steps = given.get("seat", 0), given["steps"]
    if type(seat) is not int or seat < 0:
        raise LessonError(f"{file}: seat: a seat's number expected, not {seat!r}")
    if not isinstance(steps, list) or not steps:
        raise LessonError(f"{file}: steps: a list of steps expected")
    course = _text(given.get("course", FIRST), file, "course")
    if course not in COURSES:
        raise LessonError(f"{file}: course: {course!r} is none; there are {', '.join(COURSES)}")
    placed = {field: given[field] for field in PLACED if field in given}
    return Lesson(
        game_id=game_id,
        number=number,
        name=name,
        file=file,
        course=course,
        seat=seat,
        rule=_text(given["rule"], file, "rule"),
        document={"format": POSITION_FORMAT, "game": game_id, **placed},
        steps=tuple(_step(one, file, f"steps.{at}") for at, one in enumerate(steps)),
    )


def _mapping(value: object, file: str, where: str, known: tuple[str, ...]) -> Mapping[str, Any]:
    """A mapping with no other fields than these."""
    at = f"{file}: {where}: " if where else f"{file}: "
    if not isinstance(value, Mapping):
        raise LessonError(f"{at}a mapping expected, not {type(value).__name__}")
    for field in value:
        if field not in known:
            raise LessonError(f"{at}{field}: no such field; there are {', '.join(known)}")
    return value


def _text(value: object, file: str, where: str) -> str:
    if not isinstance(value, str) or not value:
        raise LessonError(f"{file}: {where}: a text expected, not {value!r}")
    return value


def _texts(value: object, file: str, where: str) -> tuple[str, ...]:
    if not isinstance(value, list):
        raise LessonError(f"{file}: {where}: a list of texts expected, not {value!r}")
    return tuple(_text(one, file, f"{where}.{at}") for at, one in enumerate(value))


def _step(value: object, file: str, where: str) -> LessonStep:
    given = _mapping(value, file, where, OF_STEP)
    if "right" not in given:
        raise LessonError(f"{file}: {where}.right: missing")
    if not given.get("played") and not given.get("after"):
        raise LessonError(f"{file}: {where}: it says with played or after what is right")
    wrong = given.get("wrong", [])
    if not isinstance(wrong, list):
        raise LessonError(f"{file}: {where}.wrong: a list of tries expected, not {wrong!r}")
    texts = {
        field: _texts(given.get(field, []), file, f"{where}.{field}") for field in ("played", "shows", "then")
    }
    return LessonStep(
        right=_text(given["right"], file, f"{where}.right"),
        after=_facts(given.get("after"), file, f"{where}.after"),
        wrong=tuple(_try(one, file, f"{where}.wrong.{at}") for at, one in enumerate(wrong)),
        otherwise=_facts(given.get("otherwise"), file, f"{where}.otherwise"),
        **texts,
    )


def _facts(value: object, file: str, where: str) -> Facts | None:
    if value is None:
        return None
    if not isinstance(value, Mapping):
        raise LessonError(f"{file}: {where}: a mapping of fields to facts expected, not {value!r}")
    for path, wanted in value.items():
        for word in asks(wanted):
            if word not in ABOUT:
                raise LessonError(
                    f"{file}: {where}.{path}: {word}: no such fact; there are {', '.join(ABOUT)}"
                )
    return {str(path): wanted for path, wanted in value.items()}


def _try(value: object, file: str, where: str) -> Try:
    given = _mapping(value, file, where, OF_TRY)
    return Try(
        _texts(given.get("played"), file, f"{where}.played"),
        _text(given.get("says"), file, f"{where}.says"),
        _facts(given.get("brings"), file, f"{where}.brings"),
    )
