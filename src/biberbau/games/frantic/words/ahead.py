"""Looking ahead: actions are carried out on copies with sampled hidden cards, to find their certain effects.

Effects of chance or hidden cards are sampled, too: so only events that all copies share are told.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from ....kernel.actions import Action
from ....kernel.cards import UNKNOWN
from ....kernel.copies import copied
from ....kernel.events import Event, buffer
from ....match.position import Position
from ...common.words.ask import imagined
from ...common.words.plain import now, plain, read
from ..rules import actions as act
from ..rules.state import Ev, Frame
from .ask import Asked, frame_of

UNCERTAIN = frozenset(
    {
        Ev.ROUND_STARTS,
        Ev.DEALS,
        Ev.COUNTS,
        Ev.SEES,
        Ev.SHOWS,
        Ev.OFFERS,
        Ev.OPENS_STACK,
        Ev.UNCOVERS,
    }
)
"""Events that reveal chance or a hand: certainty ends with the first of them."""
HIDES = frozenset({Ev.DRAWS, Ev.HANDS, Ev.LAYS, Ev.GETS, Ev.TAKES})
"""Events that are certain except for the card, unless it was chosen."""
ATTEMPTS = 16
"""The number of copies before a card counts as not in the stack."""
LAST = frozenset({Ev.TURNS, Ev.ROUND_ENDS})
"""Events after which nothing is told: another player's turn, and the points of hands."""


class Ahead:
    """A copy of the game for trying actions; ``events``: those on it, ``frame``: the present decision."""

    def __init__(self, view: Position, attempt: int = 0) -> None:
        self.game = view.game
        self.state, self.rng = imagined(view, f"consequence {attempt}")
        self.events: list[Event] = []
        self.frame: Asked = frame_of(plain(self.state))

    def copy(self) -> Self:
        """Another copy at the same point, without events."""
        other = object.__new__(type(self))
        other.game, other.rng, other.state, other.events = self.game, self.rng, copied(self.state), []
        other.frame = self.frame
        return other

    def play(self, action: int) -> None:
        """Carry out a legal action."""
        happened = buffer()
        self.game.kind.rules.apply(self.state, action, self.rng, happened)
        self.events += read(happened)
        self.frame = frame_of(plain(self.state))

    def legal(self) -> tuple[Action, ...]:
        """The legal actions."""
        return self.game.legal(self.state)

    def asks(self, seat: int, *kinds: int) -> bool:
        """Whether it is this seat that decides, one of these questions."""
        return self.frame.seat == seat and self.frame.kind in kinds

    def takes_first(self, seat: int, *kinds: int) -> None:
        """As long as the seat is asked these questions, it gives its first legal answer."""
        while self.asks(seat, *kinds):
            self.play(self.legal()[0].id)

    def passes(self, seat: int, *kinds: int) -> bool:
        """As long as the seat is asked these questions it passes; returns whether it was asked."""
        asked = False
        while self.asks(seat, *kinds):
            self.play(act.PASS)
            asked = True
        return asked

    def lets_happen(self, seat: int) -> bool:
        """Nobody but the seat itself counters; returns whether anybody was asked."""
        asked = False
        while self.frame.kind == Frame.COUNTER and self.frame.seat != seat:
            self.play(act.PASS)
            asked = True
        return asked

    def has_on_top(self, faces: range) -> bool:
        """Put one of these faces on top of the stack, as far as it may be in it; returns whether it may."""
        state = self.state
        last = int(state.pack_n) - 1
        for i in range(last, -1, -1):
            if state.pack[i] in faces:
                state.pack[i], state.pack[last] = int(state.pack[last]), int(state.pack[i])
                return True
        for face in faces:
            if state.deck[face] > 0:
                state.deck[face] -= 1
                if last >= 0:  # it swaps places with the card there
                    state.deck[state.pack[last]] += 1
                else:
                    state.pack_n, state.deck_n, last = 1, int(state.deck_n) - 1, 0
                state.pack[last] = face
                return True
        return False


def with_on_top(view: Position, faces: range) -> Ahead | None:
    """A copy with one of these faces on top of the stack; None if none of many can have one there."""
    copies = (Ahead(view, attempt) for attempt in range(ATTEMPTS))
    return next((ahead for ahead in copies if ahead.has_on_top(faces)), None)


def certain(events: Sequence[Event], seat: int, chosen: int = UNKNOWN) -> list[Event]:
    """The first of these events, up to where hidden cards or chance decide; ``chosen``: the face that seat has named."""
    found: list[Event] = []
    for event in events:
        if event.kind in UNCERTAIN and not (event.kind == Ev.COUNTS and event.seat == seat):
            break
        if event.kind in HIDES and not (event.card == chosen and not found):
            event = event._replace(card=UNKNOWN)
        found.append(event)
        if event.kind in LAST:
            break
    return found


def foretold(view: Position, action: Action, chosen: int = UNKNOWN) -> tuple[list[Event], Ahead]:
    """The certain effects of the deciding seat's action, and the copy on which it was carried out."""
    ahead, seat = Ahead(view), frame_of(now(view)).seat
    ahead.play(action.id)
    return certain(ahead.events, seat, chosen), ahead
