"""The words of a small game: a message for each decision, each action and each reason, by name.

Messages: ``ask-FRAME`` and ``wait-FRAME``, ``label-ACTION`` and ``brings-ACTION``, ``why-REASON``; beside them those of
``Guide``. Their parts are the same in all, from ``about``.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum

from ....kernel.actions import Action, ActionTable
from ....kernel.options import Option
from ....kernel.stack import KIND, decides
from ....match.position import Position
from ..catalogues.catalogue import Catalogues, Part
from ..catalogues.wording import seat_name
from ..document.fields import FrameKind
from .ask import explain, must_be_legal
from .names import Guide
from .plain import now
from .telling import Happened, TellerKind


class UsualWords(Guide):
    """The parts of ``shown.Words`` that most games share; a game adds its decisions, cards and reasons."""

    FLEETING = False
    seat_name = staticmethod(seat_name)

    def __init__(self, says: Catalogues, options: Sequence[Option], narrator: TellerKind) -> None:
        super().__init__(says, options)
        self.Narrator = narrator

    def as_told(self, view: Position, events: Sequence[Happened]) -> list[Happened]:
        """The events that a table still tells: all, in a game that is not about memory."""
        return list(events)

    def settled(self, view: Position, events: Sequence[Happened]) -> int:
        """The number of events whose sentences are final: all, in a game that is not about memory."""
        return len(events)

    def at_once(
        self, view: Position, line: str, lang: str, names: Sequence[str]
    ) -> tuple[tuple[str, ...], str] | None:
        """The actions of a typed line for several: None in a game where each is typed on its own.

        Otherwise the actions in notation (none if the line is not legal), and their effect or why not.
        """
        return None

    def verdict(self, view: Position, names: Sequence[str], lang: str) -> str:
        """How a finished game was decided: nothing in a game where the scores alone say it."""
        return ""


class Speaker(UsualWords):
    """All of ``shown.Words``, except ``bare_card`` and ``about``, which ``declared.py`` or a game adds."""

    def __init__(
        self,
        says: Catalogues,
        options: Sequence[Option],
        frames: type[FrameKind],
        actions: ActionTable,
        reasons: type[IntEnum],
        narrator: TellerKind,
    ) -> None:
        super().__init__(says, options, narrator)
        self.frames = frames.names()
        self.asks, self.waits = (says.family(what, self.frames.values()) for what in ("ask", "wait"))
        self.labels, self.brings = (says.family(what, actions.first) for what in ("label", "brings"))
        self.whys = says.family("why", (reason.name for reason in reasons if reason))

    def about(self, view: Position, chosen: Action | None) -> dict[str, Part]:
        """The parts of a message about a decision, or one of its actions."""
        raise NotImplementedError

    def prompt(self, view: Position, names: Sequence[str], lang: str) -> str:
        """What must be decided now."""
        if view.to_act is None:
            return self.says(lang, "nobody-over")
        keys = self.asks if view.to_act == view.seat else self.waits
        key = keys[self.frames[decides(now(view), KIND)]]
        return self.says(lang, key, who=names[view.to_act], **self.about(view, None))

    def action(self, view: Position, chosen: Action, lang: str, names: Sequence[str] | None = None) -> str:
        """A short label of an action."""
        return self.says(lang, self.labels[chosen.word], **self.about(view, chosen))

    def consequence(
        self, view: Position, chosen: Action, lang: str, names: Sequence[str] | None = None
    ) -> str:
        """The effect of a legal action."""
        must_be_legal(view, chosen)
        return self.says(lang, self.brings[chosen.word], **self.about(view, chosen))

    def why_not(self, view: Position, subject: str, lang: str) -> str:
        """Why an action (in notation) is not legal now."""
        return explain(view, subject, lang, self._reason)

    def _reason(self, view: Position, chosen: Action, reason: IntEnum, lang: str) -> str:
        return self.says(lang, self.whys[reason.name], **self.about(view, chosen))
