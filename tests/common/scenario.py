"""What the scenarios of all games share: play from a laid-out position, and look."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

import pytest

from biberbau import Game, Match, Position
from biberbau.errors import IllegalActionError
from biberbau.kernel.events import Event


def rule(*names: str) -> pytest.MarkDecorator:
    """Names what a test covers: a ruling ("E14") or a sentence of the game's ``sentences.py`` ("swap.unseen")."""
    return pytest.mark.rule(*names)


class BaseTable:
    """A match from a laid-out position on."""

    GAME: str

    def __init__(self, match: Match) -> None:
        self.match = match

    @classmethod
    def laid(
        cls, body: Mapping[str, Any], options: Mapping[str, object], *, seed: int = 1, **more: object
    ) -> Self:
        """A table with this position's body; ``more``: fields beside it."""
        document = {"format": "biberbau-position/1", "game": cls.GAME, "options": options, "position": body}
        position = Position.load({**document, **more})
        return cls(Match(position.game, seed, start=position))

    @classmethod
    def fresh(cls, seed: int | str = 1, **options: object) -> Self:
        """A new game, dealt by that seed."""
        return cls(Match(Game.of(cls.GAME, options), seed))

    # ------------------------------------------------------------------------------------------- playing

    def notation(self, action: str) -> str:
        """An action as scenarios write it, in notation."""
        return action

    def play(self, *actions: str) -> Self:
        """Play actions."""
        for action in actions:
            self.match.play(self.notation(action))
        return self

    def refuses(self, action: str) -> IllegalActionError:
        """Check that an action is illegal and changes nothing; returns the error."""
        before, ply = self.match.position().state.tobytes(), self.match.ply
        with pytest.raises(IllegalActionError) as caught:
            self.match.play(self.notation(action))
        assert self.match.position().state.tobytes() == before
        assert self.match.ply == ply
        assert caught.value.legal == self.notations
        return caught.value

    # ------------------------------------------------------------------------------------------- looking

    @property
    def document(self) -> Any:
        """The position's body."""
        return self.match.position().document()["position"]

    def seen_by(self, seat: int | None) -> Any:
        """The position's body as a seat (None: a spectator) sees it."""
        return self.match.view(seat).document()["position"]

    @property
    def asks(self) -> str:
        """Kind of the decision that is due; "" when the game is over."""
        decisions = self.document["decisions"]
        return str(decisions[-1]["kind"]) if decisions else ""

    @property
    def notations(self) -> tuple[str, ...]:
        """Notations of the legal actions."""
        return tuple(action.notation for action in self.match.legal())

    def told(self, observer: int | None, since: int = 0) -> list[Event]:
        """All events, or those after a number of actions, as an observer saw them."""
        return [event for _, event in self.match.events(observer, since)]

    def happened(self, since: int = 0) -> list[str]:
        """Names of the events, as everyone heard them."""
        return [self.match.game.kind.events.called(event.kind) for event in self.told(None, since)]
