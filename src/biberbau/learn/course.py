"""Somebody goes through a lesson: what they have done so far, and whether what they try next is right.

Nothing is kept between two tries: a course begins at the lesson's position, and what has been done is done again.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..errors import BiberbauError
from ..kernel.actions import Action
from ..kernel.game import Document
from ..match import Match, View
from ..match.match import Ahead
from .conditions import holds
from .lessons import Lesson, LessonError, LessonStep


class AstrayError(BiberbauError, ValueError):
    """What somebody is said to have done in a lesson is not what it asks for."""


class Course:
    """A lesson under way. ``done``: what has been done, one text for each step; ``actors``: who acted, by ply from 1."""

    def __init__(self, lesson: Lesson, done: Sequence[str] = ()) -> None:
        self.lesson = lesson
        self.match = Match(
            lesson.position.game, seed=f"lesson {lesson.game_id} {lesson.name}", start=lesson.position
        )
        self.actors: list[int] = []
        self.done: list[str] = []
        for text in done:
            if self.over or not self.goes_on(self._named(text)):
                raise AstrayError(f"{text[:40]!r} is not what step {len(self.done) + 1} asks for")

    @property
    def step(self) -> LessonStep | None:
        """What is to be done now; None at the end."""
        return None if self.over else self.lesson.steps[len(self.done)]

    @property
    def over(self) -> bool:
        """Whether everything has been done."""
        return len(self.done) == len(self.lesson.steps)

    @property
    def view(self) -> View:
        """What the learner sees; of several who are asked at once, the question as it is put to them."""
        seen = self.match.view(self.lesson.seat)
        return seen.asked().get(self.lesson.seat, seen)

    def _named(self, text: str) -> list[Action]:
        try:
            return [self.match.game.parse(part.strip()) for part in text.split(";")]
        except BiberbauError as error:
            raise AstrayError(f"{text[:40]!r} is no action") from error

    def _ahead(self, actions: Sequence[Action]) -> Ahead:
        try:
            return self.match.ahead([(self.lesson.seat, action) for action in actions])
        except BiberbauError as error:
            raise AstrayError(str(error)) from error

    def is_right(self, actions: Sequence[Action]) -> bool:
        """Whether these legal actions are what is asked for now."""
        return self._fits(actions, self._ahead(actions))

    def after(self, actions: Sequence[Action]) -> Document:
        """The body of the position document after these legal actions; nothing is played."""
        return _document(self._ahead(actions))

    def _fits(self, actions: Sequence[Action], ahead: Ahead) -> bool:
        step = self.lesson.steps[len(self.done)]
        named = not step.played or joined(actions) in step.played
        return named and (step.after is None or holds(step.after, _document(ahead)))

    def goes_on(self, actions: Sequence[Action]) -> bool:
        """Do it, and let the others answer, if it is right."""
        ahead = self._ahead(actions)
        if not self._fits(actions, ahead):
            return False
        step = self.lesson.steps[len(self.done)]
        self.match.goes_on(ahead)
        self.actors += [self.lesson.seat] * len(actions)
        for notation in step.then:
            self._answers(notation)
        self.done.append(joined(actions))
        return True

    def _answers(self, notation: str) -> None:
        """What somebody else does, as the lesson has it."""
        seat = self.match.to_act
        try:
            self.match.play(notation)
        except BiberbauError as error:
            step = f"steps.{len(self.done)}.then"
            raise LessonError(f"{self.lesson.file}: {step}: {error}") from error
        self.actors.append(-1 if seat is None else seat)

    def about(self, actions: Sequence[Action]) -> str:
        """The message that answers a wrong try."""
        step = self.lesson.steps[len(self.done)]
        named = joined(actions)
        told = next((one.says for one in step.wrong if named in one.played), "wrong")
        return self.lesson.key(len(self.done), told)


def _document(ahead: Ahead) -> Document:
    moment = ahead.steps[-1][1]
    return moment.game.kind.to_document(moment.state)


def joined(actions: Sequence[Action]) -> str:
    """Actions that are one decision, as lessons write them."""
    return ";".join(action.notation for action in actions)
