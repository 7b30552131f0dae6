"""What the tables of all games do alike: read a view, collect what can be tapped, tell what happened.

Everything is read off a view (what one seat may know) and its events; the rules are asked, never repeated.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import ClassVar, Generic, TypeVar

from ..kernel.actions import Action
from ..kernel.events import Event
from ..kernel.stack import KIND, decides
from ..match import Position
from .catalogue import Labels, Part
from .presentation import Board, Pick, Pod, Teller, log
from .shown import Words

B = TypeVar("B", bound=Board)


class BaseTable(Generic[B]):
    """Reads one view for its table; a game says what lies there.

    ``words``: the game's module of that name; ``LABELS``: what its table says itself, by language; ``legal``: what may
    be done now, by notation.
    """

    words: ClassVar[Words]
    LABELS: ClassVar[Mapping[str, Labels]]

    def __init__(
        self,
        view: Position,
        events: Sequence[tuple[int, Event]],
        names: Sequence[str],
        lang: str,
        hint: str | None = None,
    ) -> None:
        self.view = view
        self.state = view.state
        self.events = events
        self.names = tuple(names)
        self.lang = lang
        self.hint = hint
        self.labels = self.LABELS[lang]
        self.kind = decides(view.state, KIND)
        self.asked = view.seat is not None and view.seat == view.to_act
        self.legal: dict[str, Action] = {action.notation: action for action in view.legal}
        self.picks: list[Pick] = []
        self.read()

    def read(self) -> None:
        """What a game's table keeps because several of its parts need it."""

    @classmethod
    def of(
        cls,
        view: Position,
        events: Sequence[tuple[int, Event]],
        names: Sequence[str],
        lang: str,
        hint: str | None = None,
    ) -> B:
        """The table as ``view.seat`` sees it; ``events``: all that this seat saw since the deal; ``hint``: notations."""
        return cls(view, events, names, lang, hint).table()

    def table(self) -> B:
        """The game's table."""
        raise NotImplementedError

    def filled(self, board: B) -> B:
        """A table with what every game's table has; all that can be tapped has been asked for by now."""
        return replace(
            board,
            prompt=self.words.prompt(self.view, self.names, self.lang),
            picks=tuple(self.picks),
            pods=self.pods(),
            log=log(self.words.as_told(self.view, self.events), self.narrator()),
            labels=self.labels,
            names=self.names,
        )

    def narrator(self) -> Teller:
        """Who tells what happened since the deal."""
        return self.words.Narrator.from_deal(self.state, self.names, self.lang)

    # -------------------------------------------------------------------------------------------------------- picks

    def pick(self, notation: str, rule: str = "") -> Pick:
        """Something to tap that does something, or says why it can't now."""
        action = self.legal.get(notation)
        if action is None:
            says = self.words.why_not(self.view, notation, self.lang)
            return self._picked(notation, says, rule)
        says = self.words.consequence(self.view, action, self.lang, self.names)
        label = self.words.action(self.view, action, self.lang, self.names)
        return self._picked(notation, says, rule, label, legal=True)

    def look(self, notation: str, says: str) -> Pick:
        """Something to tap that only tells about itself."""
        return self._picked(notation, says)

    def _picked(
        self, notation: str, says: str, rule: str = "", label: str = "", *, legal: bool = False
    ) -> Pick:
        hinted = legal and notation == self.hint
        plain = legal and self.legal[notation].word in self.view.game.kind.plain
        self.picks.append(Pick(len(self.picks), notation, label, says, rule, legal, hinted, plain=plain))
        return self.picks[-1]

    def chips(self) -> tuple[Pick, ...]:
        """Answers that nothing on the table stands for; an only answer is picked already."""
        taken = {pick.action for pick in self.picks}
        found = [self.pick(notation) for notation in self.legal if notation not in taken]
        if len(self.legal) == 1 and found:
            found = [replace(found[0], ready=True)]
            self.picks[-1] = found[0]
        return tuple(found)

    # ------------------------------------------------------------------------------------------------------- places

    @property
    def seats(self) -> range:
        """All seats."""
        return range(self.view.game.players)

    @property
    def seated(self) -> bool:
        """Whether somebody who plays looks at a game that goes on."""
        return self.view.seat is not None and not self.view.over

    def pods(self) -> tuple[Pod, ...]:
        """Every seat in brief."""
        what, leaders = self.labels[self.score_what()], self.view.winners if self.started() else ()
        return tuple(
            Pod(seat, score, what, acts=seat == self.view.to_act, leads=seat in leaders)
            for seat, score in enumerate(self.view.scores)
        )

    def label(self, key: str, /, **parts: Part) -> str:
        """What the table says itself, filled in."""
        return self.labels.say(key, **parts)

    def score_what(self) -> str:
        """What scores count: the name of its label."""
        return "points"

    def started(self) -> bool:
        """Whether somebody may be said to lead."""
        return self.view.ply > 0
