"""Position documents: any state, true or concealed, as JSON or YAML that people read, edit and load."""

from __future__ import annotations

import reprlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .. import effort
from ..errors import OptionError, PositionError, UnknownGameError
from ..games.common.document.positions import face_number, has_unknown, seat_number
from ..kernel.actions import Action
from ..kernel.events import Event
from ..kernel.game import Document
from ..kernel.knowing import nothing_known
from ..kernel.rng import (
    Rng,
    key_of,
    put_in_order,
    put_on_agenda,
    seed_bytes,
    still_on_agenda,
    still_ordered,
    stream,
)
from . import history as histories
from .dealing import match_stream
from .game import POSITION_FORMAT, Game
from .moment import Moment
from .past import Eyes, Past

GOES_BY = ("history", "state", "bounds")
"""The source of a view's worlds, see ``View.goes_by``."""

SPECTATOR = "spectator"
"""The observer of what everybody may know."""


@dataclass(frozen=True)
class Position:
    """A state of a game. ``seen_by`` None: every card is known; otherwise it is a View.

    ``ply``: the number of actions so far, if known (not part of a document, ignored by ``==``). ``draws``: the next
    cards from a draw pile without an order, as far as they are settled. ``uncovers``: likewise, the next events to be
    uncovered.
    """

    game: Game
    state: np.record
    seen_by: int | str | None = None
    ply: int = field(default=0, compare=False)
    draws: tuple[str, ...] = ()
    uncovers: tuple[str, ...] = ()

    @property
    def seat(self) -> int | None:
        """The seat that sees this; None: a spectator, or every card is known."""
        return self.seen_by if isinstance(self.seen_by, int) else None

    @property
    def observer(self) -> int:
        """The observer, as the rules number it: the seat, -1 for everybody else."""
        return -1 if self.seat is None else self.seat

    @property
    def open(self) -> bool:
        """Whether every card is known."""
        return self.seen_by is None

    @cached_property
    def to_act(self) -> int | None:
        """The seat that decides now, None when the game is over."""
        return self.game.actor(self.state)

    @property
    def over(self) -> bool:
        """Whether the game has ended; until then ``winners`` are those who lead."""
        return self.to_act is None

    @cached_property
    def legal(self) -> tuple[Action, ...]:
        """The legal actions of the seat to act (none when it is not the seat that sees this)."""
        return self.game.legal(self.state) if self.seen_by in (None, self.to_act) else ()

    @cached_property
    def scores(self) -> tuple[int, ...]:
        """Every seat's score so far, as far as it is known."""
        return self.game.scores(self.state)

    @cached_property
    def winners(self) -> tuple[int, ...]:
        """The seats that lead; at the end, those that have won (several share)."""
        return self.game.winners(self.state)

    @property
    def silence(self) -> str:
        """The default answer of a seat that does not reply in time when several are asked; "" for any other decision."""
        return self.game.kind.questions.silence(self.state)

    @classmethod
    def at(cls, moment: Moment, ply: int) -> Position:
        """The true position of a moment, with the settled next draws."""
        faces, titles = moment.game.kind.pile_faces, moment.game.kind.event_titles
        due = still_ordered(moment.rng, int(moment.state.deck_n)) if faces else []
        return cls(
            moment.game,
            moment.state.copy(),
            ply=ply,
            draws=tuple(faces[face] for face in due),
            uncovers=tuple(titles[event] for event in still_on_agenda(moment.rng)),
        )

    def moment(self, rng: Rng) -> Moment:
        """The moment from which a game goes on here; ``rng``: the source of its chance."""
        if self.seen_by is not None:
            raise PositionError(
                "a match needs a true position; fill in this view's unknown cards first: filled(seed)"
            )
        if self.draws:
            put_in_order(rng, self.faces(), int(self.state.deck_n))
        put_on_agenda(rng, self.agenda())
        return Moment(self.game, self.state.copy(), rng)

    @classmethod
    def load(cls, document: Mapping[str, Any]) -> Position:
        """Read a document; PositionError names the field that is wrong."""
        if not isinstance(document, Mapping):
            raise PositionError(f"a position document is a mapping, not {type(document).__name__}")
        known = ("format", "game", "options", "seen_by", "draws", "uncovers", "history", "position")
        for key in document:
            if key not in known:
                raise PositionError(f"{key}: no such field; a position document has {', '.join(known)}")
        if document.get("format") != POSITION_FORMAT:
            raise PositionError(
                f"format: {POSITION_FORMAT!r} expected, not {reprlib.repr(document.get('format'))}"
            )
        options = document.get("options", {})
        if not isinstance(options, Mapping):
            raise PositionError("options: a mapping of option names to values expected")
        try:
            game = Game.of(str(document.get("game")), options)
        except UnknownGameError as error:
            raise PositionError(f"game: {error}") from error
        except OptionError as error:
            raise PositionError(f"options: {error}") from error
        seen_by = _observer(document.get("seen_by"), game)
        body = document.get("position")
        if not isinstance(body, Mapping):
            raise PositionError("position: a mapping expected")
        state = game.kind.from_document(body, game.options)
        if seen_by is not None:
            hidden = game.concealed(state, seen_by if isinstance(seen_by, int) else None)
            if hidden.tobytes() != state.tobytes():
                raise PositionError(f"position: it shows cards that {seen_by!r} (seen_by) cannot know")
        elif has_unknown(game.kind.to_document(state)):
            raise PositionError('position: it has unknown cards ("?"), so seen_by must say whose view it is')
        position = (cls(game, state) if seen_by is None else View(game, state, seen_by)).with_draws(
            document.get("draws", [])
        )
        position = position.with_events(document.get("uncovers", []))
        if "history" in document:
            position = position.with_history(document["history"])
        complaint = game.complaint(position.filled(seed=0).state)
        if complaint:
            raise PositionError(complaint)
        return position

    def document(self) -> Document:
        """The position as a document."""
        document = self.game.document(self.state, self.seen_by)
        stated = {"draws": list(self.draws), "uncovers": list(self.uncovers)}
        return {**document, **{field: names for field, names in stated.items() if names}}

    def with_history(self, told: object) -> Position:
        """The same view with a past: all events that its observer has seen since the deal, as plain data
        (``match.history``).
        """
        raise PositionError("history: nobody's eyes are stated (seen_by), and a true position needs no past")

    def with_draws(self, names: Sequence[str | int]) -> Position:
        """The same position with these cards on top of the draw pile, the first one next."""
        if not isinstance(names, list | tuple) or not all(isinstance(name, str | int) for name in names):
            raise PositionError(f"draws: a list of cards expected, the next one first, not {names!r}")
        faces = self.game.kind.pile_faces
        found = [face_number(name, faces) for name in names]
        stated = replace(
            self, draws=tuple(str(n) if f is None else faces[f] for n, f in zip(names, found, strict=True))
        )
        if not names:
            return stated
        if self.seen_by is not None:
            raise PositionError(f"draws: {self.seen_by!r} (seen_by) cannot know which cards come next")
        if not self.game.kind.pile_faces:
            raise PositionError(
                "draws: here draw piles are written in their order, so the last card of a pile comes next"
            )
        coming = stated.faces()
        for face, name in zip(coming, stated.draws, strict=True):
            there, wanted = self._in_pile(face), coming.count(face)
            if wanted > there:
                raise PositionError(f"draws: {wanted} of {name!r}, but {there} in the draw pile")
        return stated._with_these_on_top(coming) if self.game.kind.pile_in_order else stated

    def _in_pile(self, face: int) -> int:
        """The number of cards of a face in the draw pile."""
        deck = self.state.deck
        if self.game.kind.pile_in_order:
            return int((deck[: self.state.deck_n] == face).sum())
        return int(deck[face])

    def _with_these_on_top(self, faces: Sequence[int]) -> Position:
        """Cards of an ordered draw pile, moved to its top, so that ``draws`` is not needed."""
        state, count = self.state.copy(), int(self.state.deck_n)
        pile: list[int] = state.deck[:count].tolist()
        for face in faces:
            pile.remove(face)
        state.deck[:count] = [*pile, *reversed(faces)]
        return replace(self, state=state, draws=())

    def faces(self) -> list[int]:
        """``draws`` as the kernel's numbers of faces."""
        faces = self.game.kind.pile_faces
        for name in self.draws:
            if name not in faces:
                there = ", ".join(face for i, face in enumerate(faces) if self._in_pile(i))
                raise PositionError(f"draws: {name!r} is no card; in the draw pile are {there}")
        return [faces.index(name) for name in self.draws]

    def with_events(self, titles: Sequence[str]) -> Position:
        """The same position with these events on top of their pile, the first one next."""
        if not isinstance(titles, list | tuple) or not all(isinstance(title, str) for title in titles):
            raise PositionError(f"uncovers: a list of events expected, the next one first, not {titles!r}")
        known = self.game.kind.event_titles
        if titles and not known:
            raise PositionError(f"uncovers: {self.game.kind.title} has no events")
        if titles and self.seen_by is not None:
            raise PositionError(f"uncovers: {self.seen_by!r} (seen_by) cannot know which events come next")
        left, named = int(self.state.events_left) if known else 0, list[str]()
        for title in titles:
            event = face_number(title, known)
            if event is None or not left >> event & 1:
                there = ", ".join(name for number, name in enumerate(known) if left >> number & 1)
                raise PositionError(f"uncovers: {title!r} is not in the pile; there are {there or 'none'}")
            left &= ~(1 << event)
            named.append(known[event])
        return replace(self, uncovers=tuple(named))

    def agenda(self) -> list[int]:
        """``uncovers`` as the kernel's numbers of events."""
        return [self.game.kind.event_titles.index(title) for title in self.uncovers]

    def play(
        self,
        *actions: Action | str | int,
        seed: int | str | bytes | None = None,
        draws: Sequence[str] = (),
        uncovers: Sequence[str] = (),
    ) -> Position:
        """The position after these actions. Chance follows from ``seed``; without one it is secret.

        ``draws``: the next cards from the draw pile, instead of ``self.draws``; ``uncovers``: the next events,
        likewise. A view's unknown cards are dealt at random first, and hidden again.
        """
        start = self.filled(seed)
        start = start.with_draws(draws) if draws else start
        start = start.with_events(uncovers) if uncovers else start
        moment = start.moment(match_stream(seed_bytes(seed)))
        for action in actions:
            moment, _ = moment.after(moment.chosen(action))
        after = Position.at(moment, self.ply + len(actions))
        return after if self.seen_by is None else after.as_seen_by(self.seat)

    def as_seen_by(self, seat: int | None) -> View:
        """The same position in a seat's view (None: a spectator's)."""
        observer = SPECTATOR if seat is None else seat
        if self.seen_by not in (None, observer):
            raise PositionError(f"this is what {self.seen_by!r} sees; nobody else's view can be made of it")
        return View(self.game, self.game.concealed(self.state, seat), observer, self.ply)

    def filled(self, seed: int | str | bytes | None = None) -> Position:
        """A true position consistent with this one: unknown cards are dealt at random."""
        if self.seen_by is None:
            return self
        effort.spend("world")
        state = self.state.copy()
        self.fill(state, stream(key_of(seed_bytes(seed), "fill")))
        return Position(self.game, state, ply=self.ply)

    def fill(self, state: np.record, rng: Rng) -> None:
        """Deal the unknown cards of ``state``, a copy of this position's, at random, in place."""
        self.game.kind.rules.fill(state, self.observer, rng)


@dataclass(frozen=True)
class View(Position):
    """A seat's or a spectator's view of a position: the state is a concealed copy. It is read-only, as a match caches
    its views: ``state.copy()`` can be changed.

    ``past``: the events that they have seen so far; None where a position was not reached in a game. With a past,
    worlds are consistent with all of it; without one, with the bounds in the state. ``goes_by`` says which.
    """

    past: Past | None = field(default=None, compare=False, repr=False)

    def __post_init__(self) -> None:
        if self.seen_by is None:
            raise PositionError("a true position is nobody's view: as_seen_by(seat) conceals it")

    def asked(self) -> dict[int, View]:
        """All seats that are asked at the same time, in order, each with this viewer's view when that seat is asked.

        Empty where only one is asked. A seat that is asked sees its legal answers.
        """
        if not self.silence:
            return {}
        return {
            seat: replace(self, state=state) for seat, state in self.game.kind.questions.asked(self.state)
        }

    @property
    def history(self) -> tuple[tuple[int, Event], ...] | None:
        """The events so far, as pairs ``(ply, event)`` as this observer saw them; None where there is no past."""
        return None if self.past is None else self.past.events()

    @property
    def goes_by(self) -> str:
        """From what worlds are dealt. ``history``: all that the observer saw, exactly. ``state``: the same, in a game
        whose states hold all of it. ``bounds``: only what the state says; each world is possible by that, not all are
        as likely (decision 080).

        ``bounds`` applies where there is no past, and, in a match that began with cards adrift, up to its next round.
        """
        if self.game.kind.knowing is None:
            return "state"
        return "history" if self.known()[0]["kept"] == 1 else "bounds"

    def with_history(self, told: object) -> View:
        """The same view with a past. PositionError where it contradicts the view, or does not begin at a deal."""
        plies = histories.read(self.game, self.seat, told)
        if wrong := histories.contradiction(self.game, self.seat, plies, self.state):
            raise PositionError(f"history: {wrong}")
        return replace(self, past=Eyes(self.game, self.seat, None).heard(plies))

    def document(self, history: bool = False) -> Document:
        """The view as a document; with ``history``, it includes all events that the observer has seen since the deal,
        if it was seen.
        """
        document = super().document()
        if history and self.past is not None and self.past.start is None:
            body = document.pop("position")
            document |= {"history": histories.written(self.game.kind, self.past.events()), "position": body}
        return document

    def known(self) -> NDArray[np.record]:
        """The observer's knowledge record, for searches: a new array that ``fill`` works in."""
        return nothing_known(self.game.kind) if self.past is None else self.past.known()

    def fill(self, state: np.record, rng: Rng) -> None:
        """Deal the unknown cards of ``state``, a copy of this view's, at random, in place."""
        knowing = self.game.kind.knowing
        if knowing is None:
            super().fill(state, rng)
        else:
            knowing.fill(state, self.observer, self.known(), rng)

    def as_seen_by(self, seat: int | None) -> View:
        """The same view; no other can be made from it."""
        return replace(super().as_seen_by(seat), past=self.past)

    def encode(self) -> np.ndarray[tuple[int], np.dtype[np.float32]]:
        """This view as ``float32[game.kind.encoded]`` (a seat's view only)."""
        if self.seat is None:
            raise ValueError(
                "a spectator's view has no encoding: encodings begin with the observer's own seat"
            )
        out = np.zeros(self.game.kind.encoded, dtype=np.float32)
        self.game.kind.rules.encode(self.state, self.seat, out)
        return out


def _observer(given: object, game: Game) -> int | str | None:
    """The observer of a document's view: a seat, "spectator", or None for a true position."""
    if given is None or (isinstance(given, str) and given.lower() == SPECTATOR):
        return None if given is None else SPECTATOR
    seat = seat_number(given, game.players)
    if seat is None:
        raise PositionError(
            f'seen_by: null, "spectator" or a seat from 0 to {game.players - 1} expected, not {given!r}'
        )
    return seat
