"""The base of all games' tables: read a view, collect picks, tell the story.

Everything is read from a view and its events; the rules are called, never repeated.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import ClassVar, Generic, TypeVar

import numpy as np

from ....kernel.actions import Action
from ....kernel.stack import KIND, decides
from ....match import Position
from ..catalogues.catalogue import Labels
from ..catalogues.catalogue import Part as Said
from ..words.plain import now
from ..words.telling import Happened, Teller
from .parts import Part
from .presentation import Board, Card, Pick, Pod
from .shown import Words
from .story import Story
from .trail import Trail

B = TypeVar("B", bound=Board)


class TableOf(Generic[B]):
    """Makes the tables of one game; its ``reader`` reads them from a view."""

    def __init__(self, reader: type[BaseTable[B]]) -> None:
        self.reader = reader

    def __call__(
        self,
        view: Position,
        events: Sequence[Happened],
        names: Sequence[str],
        lang: str,
        hint: str | None = None,
    ) -> B:
        """The table as ``view.seat`` sees it; ``events``: all that it saw since the deal; ``hint``: in notation."""
        story = self.story(view, names, lang)
        story.hears(view, events)
        return self.board(view, story, hint)

    def story(self, view: Position, names: Sequence[str], lang: str) -> Story:
        """The empty story of this view's viewer."""
        reader = self.reader
        teller = reader.narrator(view.state, names, lang)
        return Story(reader.words, teller, reader.TRAIL(view), names, lang)

    def board(self, view: Position, story: Story, hint: str | None = None, ahead: Collection[str] = ()) -> B:
        """The table as ``view.seat`` sees it, whose story has reached this view."""
        return self.reader(view, story, hint, ahead=ahead).table()

    def labels(self, lang: str) -> Mapping[str, str]:
        """The table's own labels."""
        return self.reader.LABELS[lang]

    def printed(self, lang: str) -> Sequence[Card]:
        """The prints of the game's cards."""
        return self.reader.printed(lang)

    def laid_open(
        self,
        view: Position,
        events: Sequence[Happened],
        names: Sequence[str],
        lang: str,
        true: np.record,
    ) -> B:
        """The table of ``view.seat`` with face-down cards turned up by the state ``true``, for positions that are no
        secret.
        """
        story = self.story(view, names, lang)
        story.hears(view, events)
        return self.reader(view, story, None, true).table()

    @property
    def turns_up(self) -> bool:
        """Whether hidden cards lie on the table, so that ``laid_open`` shows all of them."""
        return self.reader.TURNS_UP

    def cards(
        self, view: Position, names: Sequence[str], lang: str, faces: Sequence[int]
    ) -> tuple[Card, ...]:
        """These faces as open cards without picks."""
        reader = self.reader(view, self.story(view, names, lang))
        return tuple(reader.lying_open(face).but(id="", pick=None, tick="") for face in faces)


class _Door:
    """``BaseTable.of``: every reader has its own."""

    def __get__(self, instance: object, reader: type[BaseTable[B]]) -> TableOf[B]:
        return TableOf(reader)


class BaseTable(Generic[B]):
    """Reads one view for its table; a game adds its own parts. ``of`` makes tables.

    ``TURNS_UP``: cards lie face down before their owners, and ``true``, if it is given, turns them up.

    ``same``: a part of the board: the very one of the board before, where it would be made of the same.
    ``words``: all that the game says; ``LABELS``: what its table says itself, by language; ``TRAIL``: what
    follows its cards; ``now``: the state in plain Python; ``legal``: what may be done now, by notation; ``ahead``: what
    may be chosen before one's turn.
    """

    words: ClassVar[Words]
    LABELS: ClassVar[Mapping[str, Labels]]
    TRAIL: ClassVar[type[Trail]] = Trail
    TURNS_UP: ClassVar[bool] = False
    of: ClassVar = _Door()

    def __init__(
        self,
        view: Position,
        story: Story,
        hint: str | None = None,
        true: np.record | None = None,
        ahead: Collection[str] = (),
    ) -> None:
        self.view = view
        self.true = true
        self.state = view.state
        self.now = now(view)
        self.story = story
        self.same = story.parts.same
        self.trail = story.trail.shown_in(view)
        self.names = story.names
        self.lang = story.lang
        self.hint = hint
        self.ahead = ahead
        self.labels = self.LABELS[self.lang]
        self.kind = decides(self.now, KIND)
        self.asked = view.seat is not None and view.seat == view.to_act
        self.legal: dict[str, Action] = {action.notation: action for action in view.legal}
        self.picks: list[Pick] = []
        self.refused: dict[str, Pick] = {}
        self.read()

    def lying_open(self, face: int) -> Card:
        """An open card somewhere, as it is drawn."""
        raise NotImplementedError

    @classmethod
    def printed(cls, lang: str) -> Sequence[Card]:
        """Every face and back of the game's cards; others are sent to browsers field by field."""
        return ()

    def read(self) -> None:
        """Compute values that several parts of the table need."""

    @classmethod
    def narrator(cls, state: np.record, names: Sequence[str], lang: str) -> Teller:
        """The narrator from the deal on; ``state``: any state of the match, for the options of its table."""
        return cls.words.Narrator.from_deal(state, names, lang)

    def table(self) -> B:
        """The game's table."""
        raise NotImplementedError

    def filled(self, board: B) -> B:
        """A table with the common fields; all picks have been requested by now."""
        return board.but(
            prompt=self.words.prompt(self.view, self.names, self.lang),
            picks=tuple(self.picks),
            refused=tuple(dict.fromkeys(self.refused.values())),
            pods=self.pods(),
            log=self.story.log,
            labels=self.labels,
            names=self.names,
        )

    def same_with_picks(self, name: str, of: object, made: Callable[[], Part]) -> Part:
        """A part (``Parts.same``) with picks, of which none is legal: they stand among the table's again."""
        before = len(self.picks)

        def both() -> tuple[Part, tuple[Pick, ...]]:
            return made(), tuple(self.picks[before:])

        part, picks = self.same(name, (before, of), both)
        if len(self.picks) == before:
            self.picks += picks
        return part

    # -------------------------------------------------------------------------------------------------------- picks

    def pick(self, notation: str, rule: str = "") -> Pick:
        """A pick that does something, now or when its turn comes, or says why it cannot now."""
        action = self.legal.get(notation)
        if action is None and notation in self.ahead:
            label = self.words.action(self.view, self.view.game.parse(notation), self.lang, self.names)
            return self._picked(notation, "", rule, label, legal=True)
        if action is None:
            says = self.words.why_not(self.view, notation, self.lang)
            return self._picked(notation, says, rule)
        says = self.words.consequence(self.view, action, self.lang, self.names)
        label = self.words.action(self.view, action, self.lang, self.names)
        return self._picked(notation, says, rule, label, legal=True)

    def look(self, notation: str, says: str) -> Pick:
        """A pick that only describes itself."""
        return self._picked(notation, says)

    def refuse(self, notation: str, about: str) -> Pick | None:
        """The pick that says why things do nothing now; None while nothing can be tapped.

        There is one pick for each subject ``about`` or reason, so a single one while others decide.
        """
        if not self.seated:
            return None
        about *= self.asked
        if about not in self.refused:
            told = (notation, self.view.ply) if self.asked else ()
            says = self.same(
                f"refused {about}", told, lambda: self.words.why_not(self.view, notation, self.lang)
            )
            alike = [pick for pick in self.refused.values() if pick.says == says]
            self.refused[about] = alike[0] if alike else self.look(notation, says)
        return self.refused[about]

    def _picked(
        self, notation: str, says: str, rule: str = "", label: str = "", *, legal: bool = False
    ) -> Pick:
        hinted = legal and notation == self.hint
        plain = notation in self.legal and self.legal[notation].word in self.view.game.kind.plain
        self.picks.append(Pick(len(self.picks), notation, label, says, rule, legal, hinted, plain=plain))
        return self.picks[-1]

    def chips(self) -> tuple[Pick, ...]:
        """Actions without an element on the table; a single one is picked already."""
        taken = {pick.action for pick in self.picks}
        found = [self.pick(notation) for notation in self.legal if notation not in taken]
        if len(self.legal) == 1 and found:
            found = [found[0].but(ready=True)]
            self.picks[-1] = found[0]
        return tuple(found)

    # ------------------------------------------------------------------------------------------------------- places

    @property
    def seats(self) -> range:
        """All seats."""
        return range(self.view.game.players)

    @property
    def seated(self) -> bool:
        """Whether the viewer has a seat in a running game."""
        return self.view.seat is not None and not self.view.over

    def pods(self) -> tuple[Pod, ...]:
        """Every seat in brief."""
        what, leaders = self.labels[self.score_what()], self.view.winners if self.started() else ()
        return tuple(
            Pod(seat, score, what, acts=seat == self.view.to_act, leads=seat in leaders)
            for seat, score in enumerate(self.view.scores)
        )

    def label(self, key: str, /, **parts: Said) -> str:
        """One of the table's labels, filled in."""
        return self.labels.say(key, **parts)

    def score_what(self) -> str:
        """The label for what scores count."""
        return "points"

    def started(self) -> bool:
        """Whether somebody may be shown as leading."""
        return self.view.ply > 0
