"""Scenarios that read like the rulebook: lay a table, play, look.

>>> t = table({"a": "red 5, blue 2"}, top="red 3").play("play red 5")
>>> t.hand("a"), t.top
('blue 2', 'red 5')
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

from biberbau import Game, Match, Position
from biberbau.errors import IllegalActionError
from biberbau.games.frantic.rules import deck
from biberbau.games.frantic.rules.state import Ev
from biberbau.kernel.events import Event

LETTERS = "abcdefgh"
HANDS = {
    "a": "blue 4, blue 5, blue 6",
    "b": "yellow 1, yellow 2, yellow 3",
    "c": "green 1, green 2, green 3",
    "d": "blue 7, blue 8, blue 9",
    "e": "red 7, red 8, red 9",
    "f": "yellow 7, yellow 8, yellow 9",
    "g": "green 7, green 8, green 9",
    "h": "yellow 4, yellow 5, yellow 6",
}
"""What a player holds about whose cards a scenario says nothing."""

REACTIONS = ("counterattack", "nice try", "lucky bastard", "mimicry")
DECKS = ("complete", "rulebook", "base")


def rule(*names: str) -> pytest.MarkDecorator:
    """Names what a test covers: a ruling ("F14") or a sentence of ``sentences.py`` ("gift.two")."""
    return pytest.mark.rule(*names)


def cards(text: str) -> list[str]:
    """``"red 5, gift"`` as a list."""
    return [word.strip() for word in text.split(",") if word.strip()]


class Table:
    """A match from a laid-out position on. Cards are text."""

    def __init__(self, match: Match) -> None:
        self.match = match

    # ------------------------------------------------------------------------------------------- playing

    def play(self, *actions: str) -> Table:
        """Play actions."""
        for action in actions:
            self.match.play(action)
        return self

    def passes(self, *kinds: str) -> Table:
        """Everybody passes as long as one of these questions is asked."""
        while self.asks in kinds:
            self.match.play("pass")
        return self

    def refuses(self, action: str) -> IllegalActionError:
        """Check that an action is illegal and changes nothing; returns the error."""
        before, ply = self.match.position().state.tobytes(), self.match.ply
        with pytest.raises(IllegalActionError) as caught:
            self.match.play(action)
        assert (self.match.position().state.tobytes(), self.match.ply) == (before, ply)
        assert caught.value.legal == tuple(action.notation for action in self.match.legal())
        return caught.value

    # ------------------------------------------------------------------------------------------- looking

    @property
    def document(self) -> Any:
        """The position's body."""
        return self.match.position().document()["position"]

    def seen(self, observer: int | None) -> Any:
        """The position's body as a seat (None: a spectator) sees it."""
        return self.match.view(observer).document()["position"]

    def hand(self, letter: str, observer: int | str | None = "true") -> str:
        """A player's cards in the order of faces, as they are or as an observer knows them."""
        document = self.document if observer == "true" else self.seen(observer)
        return ", ".join(document["hands"][letter])

    def sizes(self) -> list[int]:
        """How many cards each has."""
        return [len(hand) for hand in self.document["hands"].values()]

    @property
    def top(self) -> str | None:
        """The card on top of the pile."""
        return self.document["top"]  # type: ignore[no-any-return]

    @property
    def match_on(self) -> dict[str, Any]:
        """What the next card must match."""
        return dict(self.document["match"])

    @property
    def asks(self) -> str:
        """Kind of the decision that is due; "" when the game is over."""
        decisions = self.document["decisions"]
        return str(decisions[-1]["kind"]) if decisions else ""

    @property
    def actor(self) -> str:
        """Letter of the seat to decide; "" when the game is over."""
        seat = self.match.to_act
        return "" if seat is None else LETTERS[seat]

    @property
    def legal(self) -> list[str]:
        """The legal actions."""
        return [action.notation for action in self.match.legal()]

    @property
    def points(self) -> list[int]:
        """The accounts."""
        return list(self.match.scores)

    @property
    def counted(self) -> list[int]:
        """What the last round counted."""
        return list(self.document["round_points"].values())

    def told(self, observer: int | None, since: int = 0) -> list[Event]:
        """All events, or those after a number of actions, as an observer saw them."""
        return [event for _, event in self.match.events(observer, since)]

    def happened(self, since: int = 0) -> list[str]:
        """Names of the events, as everyone heard them."""
        return [Ev.called(event.kind) for event in self.told(None, since)]

    @property
    def over(self) -> bool:
        """Whether the round is over."""
        return "round_ends" in self.happened()


def table(
    hands: Mapping[str, str] | None = None,
    *,
    top: str | None = "red 9",
    turn: str = "a",
    stack: str = "",
    only: bool = False,
    event: str = "",
    discard: str = "",
    more: Mapping[str, Any] | None = None,
    seed: int = 1,
    **options: object,
) -> Table:
    """A position in which it is the turn of ``turn``; four play unless ``players`` says else.

    ``stack``: the next cards to be drawn, in that order, and with ``only`` these are all that are left: all others lie
    on the discard pile. ``event``: the events that are left, in the order in which they come. ``more``: further fields
    of the document. All reactions that nobody holds lie on the pile, for all to see, so that nobody is asked for them.
    """
    players = int(str(options.setdefault("players", 4)))
    letters = LETTERS[:players]
    given = {letter: cards((hands or {}).get(letter, HANDS[letter])) for letter in letters}
    held = [card for hand in given.values() for card in hand]
    copies = deck.COPIES[DECKS.index(str(options.get("deck", "complete")))]
    box = Counter({name: int(copies[i]) for i, name in enumerate(deck.NAMES)})
    pile = [*cards(discard), *([top] if top else [])]
    pile += [name for name in REACTIONS for _ in range(box[name] - [*held, *pile].count(name))]
    upper = cards(stack)
    body: dict[str, Any] = {"turn": turn, "hands": given, "pack": upper[::-1], "top": top, **(more or {})}
    used = Counter([*held, *pile, *upper])
    used += Counter(entry["card"] for entry in body.get("aside", []))
    if only:
        pile += list((box - used).elements())
        body["deck"] = []
    body["discard"] = pile
    if event:
        body["events_left"] = cards(event)
    document = {
        "format": "biberbau-position/1",
        "game": "frantic",
        "options": options,
        "seen_by": None,
        "uncovers": cards(event),
        "position": body,
    }
    position = Position.load(document)
    return Table(Match(position.game, seed, start=position))


def eventful(title: str, hands: Mapping[str, str] | None = None, **settings: Any) -> Table:
    """Seat a, who also holds a black 9 unless ``hands`` says else, has played it on a red 9, and the event happens."""
    given = {"a": HANDS["a"], **(hands or {})}
    given["a"] = f"{given['a']}, black 9"
    settings.setdefault("event", title)
    return table(given, **settings).play("play black 9")


def title_of(event: int) -> str:
    """An event's title."""
    from biberbau.games.frantic.rules.deck import EVENT_TITLES

    return EVENT_TITLES[event]


def fresh(seed: int = 1, **options: object) -> Table:
    """A new game, dealt by that seed."""
    return Table(Match(Game.of("frantic", options), seed))
