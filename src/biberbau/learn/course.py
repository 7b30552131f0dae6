"""A learner's progress through a lesson: the steps done so far, and whether the next try is right.

Nothing is stored between two tries: a course begins at the lesson's position and repeats the steps done.
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
    """The actions given for a lesson are not right."""


class Course:
    """A lesson in progress. ``done``: the steps so far, one text for each; ``actors``: who acted, by ply from 1."""

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
        """The current task; None at the end."""
        return None if self.over else self.lesson.steps[len(self.done)]

    @property
    def over(self) -> bool:
        """Whether every step has been done."""
        return len(self.done) == len(self.lesson.steps)

    @property
    def view(self) -> View:
        """The learner's view; when several are asked at once, the view in which the question is put to them."""
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
        """Whether these legal actions are right now."""
        return self._fits(actions, self._ahead(actions))

    def after(self, actions: Sequence[Action]) -> Document:
        """The body of the position document after these legal actions; nothing is played."""
        return _document(self._ahead(actions))

    def _fits(self, actions: Sequence[Action], ahead: Ahead) -> bool:
        step = self.lesson.steps[len(self.done)]
        named = not step.played or joined(actions) in step.played
        return named and (step.after is None or holds(step.after, _document(ahead)))

    def goes_on(self, actions: Sequence[Action]) -> bool:
        """Play them, and let the others answer, if they are right."""
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
        """Others' actions, as the lesson has them."""
        seat = self.match.to_act
        try:
            self.match.play(notation)
        except BiberbauError as error:
            step = f"steps.{len(self.done)}.then"
            raise LessonError(f"{self.lesson.file}: {step}: {error}") from error
        self.actors.append(-1 if seat is None else seat)

    def about(self, actions: Sequence[Action]) -> str:
        """The message for a wrong try."""
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
