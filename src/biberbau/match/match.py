"""A match: options, seed and a list of actions; the only holder of a true state."""

from __future__ import annotations

import reprlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ..errors import BiberbauError, IllegalActionError, PositionError, ReplayError, UndoError, WordsError
from ..kernel.actions import Action
from ..kernel.events import Event, conceal_event
from ..kernel.game import Document
from ..kernel.rng import seed_bytes, stream
from .dealing import KEY_BYTES, checked_words, match_key, seal
from .game import Game
from .moment import Moment
from .past import Eyes, Past
from .position import SPECTATOR, Position, View

REPLAY_FORMATS = ("biberbau-replay/1", "biberbau-replay/2")
"""The format of replays. The second has each seat's ``words``; the first, for games without them, one text for all:
``entropy``.
"""

STATED = ("start", "scores", "winners")
"""Optional fields of a replay: the position in which it began, and its result, once it is over."""

STAYS = {
    "final": "{action} is done for good by the rules of {title}, so it stays",
    "shown": "{action} showed a hidden card, so it stays",
    "drawn": "{action} was answered by chance, so it stays",
    "looked": "{action} changed which cards somebody is looking at, so it stays",
}
"""The reasons why an action cannot be taken back."""


RECENT, EVERY = 16, 64
"""How many of the last moments a match keeps, and the interval of earlier ones; others are recomputed when needed."""


@dataclass(frozen=True)
class Ahead:
    """The consequence of actions that have not been played: each with the moment after it and its events.

    ``ply``: how many actions had been played before them.
    """

    ply: int
    steps: tuple[tuple[Action, Moment, list[Event]], ...]

    @property
    def over(self) -> bool:
        """Whether the game ends with them."""
        return self.steps[-1][1].to_act is None


class Match:
    """One game being played."""

    def __init__(
        self,
        game: Game,
        seed: int | str | bytes | None = None,
        entropy: str = "",
        start: Position | None = None,
        words: Sequence[str] | None = None,
        key: bytes | None = None,
    ) -> None:
        """A fresh match; without a seed a secret one is drawn.

        ``words``: each seat's words, in seat order; ``entropy``: one text for all instead. ``key``: the key made from
        all that, 16 bytes, where a data set has it alone; such a match cannot be saved as a replay, since nothing in it
        could be checked.
        """
        if key is not None and not (seed is None and start is None and words is None and not entropy):
            raise WordsError("a key stands for seed and words: give it alone")
        if key is not None and len(key) != KEY_BYTES:
            raise WordsError(f"a key has {KEY_BYTES} bytes, this one has {len(key)}")
        if words is not None and entropy:
            raise WordsError("a deal has words of its seats or one text for all (entropy), not both")
        if start is not None and start.game != game:
            raise PositionError(f"start: a position of this very game expected, not {start.game.id}'s")
        self.game = game
        self.words = None if words is None else checked_words(words, game.players)
        """Each seat's words; None in a game without them."""
        self._key = key
        self._seed = seed_bytes(seed)
        self._entropy = entropy
        self._start = start
        self._history: list[Action] = []
        moment, events = self._first()
        self._moments: list[Moment | None] = [moment]
        self._events = [events]
        self._forced: dict[int, tuple[Moment, bool]] = {}
        self._eyes: dict[int | None, Eyes] = {}
        self._views: dict[tuple[int, int | None], View] = {}

    def _first(self) -> tuple[Moment, list[Event]]:
        rng = stream(self.key)
        return Moment.dealt(self.game, rng) if self._start is None else (self._start.moment(rng), [])

    def __reduce__(self) -> tuple[Callable[..., Match], tuple[Any, ...]]:
        """Copied and pickled as a replay: what is written to an unpickled NumPy record is lost."""
        if self._key is not None:
            return _played, (self.game, self._key, tuple(action.id for action in self._history))
        return Match.load, (self.save(),)

    # ------------------------------------------------------------------------------------------------- reading

    @property
    def key(self) -> bytes:
        """The key of all draws, made from seed and words. It reveals all draws, but neither seed nor words."""
        return self._key or match_key(self._seed, self._entropy, self.words)

    @property
    def commitment(self) -> str:
        """SHA-256 of the secret seed, in hex: published before the deal, checked after the game."""
        if self._key is not None:
            raise ReplayError("this match is played from a key: nobody has published a seal of it")
        return seal(self._seed)

    @property
    def ply(self) -> int:
        """The number of actions so far."""
        return len(self._history)

    @property
    def history(self) -> tuple[Action, ...]:
        """All actions so far, secret ones too: for replays and storage, never for a player."""
        return tuple(self._history)

    @property
    def moment(self) -> Moment:
        """The true state now and its stream. For tools; players get views. Nothing in it may be changed."""
        last = self._moments[-1]
        return self._at(len(self._history)) if last is None else last

    def _at(self, ply: int) -> Moment:
        """The moment after that many actions; an old one is recomputed from an earlier one that was kept."""
        kept = ply
        while (moment := self._moments[kept]) is None:
            kept -= 1
        for action in self._history[kept:ply]:
            moment, _ = moment.after(action)
        return moment

    @property
    def to_act(self) -> int | None:
        """The seat that decides now, None when the game is over."""
        return self.moment.to_act

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.to_act is None

    @property
    def scores(self) -> tuple[int, ...]:
        """Every seat's score so far."""
        return self.game.scores(self.moment.state)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that lead; at the end, those that have won (several share)."""
        return self.game.winners(self.moment.state)

    def legal(self) -> tuple[Action, ...]:
        """Legal actions of the seat to act."""
        return self.game.legal(self.moment.state)

    def view(self, seat: int | None, at: int | None = None) -> View:
        """What a seat may know now, or was allowed to know after ``at`` actions (None: a spectator).

        Views of now and of one action ago are kept: a table asks for each several times in a move.
        """
        ply = len(self._history) if at is None else at
        found = self._views.get((ply, seat))
        if found is None:
            state, by = self.game.concealed(self._at(ply).state, seat), SPECTATOR if seat is None else seat
            found = View(self.game, state, by, ply, past=self.past(seat, ply))
            if ply >= (least := self.ply - 1):
                self._views = {of: view for of, view in self._views.items() if of[0] >= least}
                self._views[ply, seat] = found
        return found

    def past(self, seat: int | None, at: int | None = None) -> Past:
        """The past that a seat has seen up to now, or up to ``at`` actions after the deal (None: a spectator)."""
        if seat not in self._eyes:
            start = None if self._start is None else self.game.concealed(self._start.state, seat)
            self._eyes[seat] = Eyes(self.game, seat, start)
        return self._eyes[seat].past(self._events, 1 + (self.ply if at is None else at))

    def view_ahead(self, seat: int | None, ahead: Ahead) -> View:
        """A seat's view after actions that have not been played, with its past by then."""
        past, unknown = self.past(seat, ahead.ply), self.game.kind.unknown_card
        more = tuple(
            tuple(conceal_event(event, seat, unknown) for event in events) for _, _, events in ahead.steps
        )
        _, moment, _ = ahead.steps[-1]
        state, by = self.game.concealed(moment.state, seat), SPECTATOR if seat is None else seat
        seen = Past(self.game, seat, past.plies + more, past.start)
        return View(self.game, state, by, ahead.ply + len(more), past=seen)

    def before(self, seat: int | None) -> View:
        """A seat's view before the last action."""
        return self.view(seat, self.ply - 1)

    def forced(self, at: int | None = None) -> bool:
        """Whether everybody can tell that the seat to decide now, or after ``at`` actions, has no choice."""
        ply = len(self._history) if at is None else at
        moment, (known, forced) = self._at(ply), self._forced.get(ply, (None, False))
        if known is not moment:
            public = self.view(None, ply)
            forced = not public.over and self.game.kind.forced(public.state)
            self._forced = {ply: (moment, forced), **{p: f for p, f in self._forced.items() if p >= ply - 1}}
        return forced

    def events(self, seat: int | None, since: int = 0) -> list[tuple[int, Event]]:
        """The events as a seat saw them, as pairs ``(ply, event)``; ``since=n``: only those after n actions.

        A seat of None is a spectator. The deal has ply 0, the events of the first action ply 1.
        """
        unknown = self.game.kind.unknown_card
        return [
            (ply, conceal_event(event, seat, unknown))
            for ply in range(since + 1 if since else 0, len(self._events))
            for event in self._events[ply]
        ]

    def happened(self) -> list[Event]:
        """All events, unfiltered, the deal first. For tools, like ``moment``."""
        return [event for events in self._events for event in events]

    def moments(self) -> list[tuple[Moment | None, Moment, list[Event]]]:
        """The deal (from nothing) and every action: before, after, and its events. For tools, like ``moment``."""
        moments = [self._at(0)]
        for action in self._history:
            moments.append(moments[-1].after(action)[0])
        first = None if self._start is None else moments[0]
        return list(zip([first, *moments], moments, self._events, strict=False))

    def position(self) -> Position:
        """The true position. For files and tests; players get views."""
        return Position.at(self.moment, self.ply)

    def snapshot(self) -> Match:
        """A copy of the match as it is now, for another thread."""
        twin = object.__new__(Match)
        twin.__dict__.update(self.__dict__)
        twin._history, twin._moments = [*self._history], [*self._moments]
        twin._events, twin._forced = [*self._events], dict(self._forced)
        twin._eyes, twin._views = {}, {}
        return twin

    # ------------------------------------------------------------------------------------------------- playing

    def play(self, action: Action | str | int) -> Action:
        """Play an action of the seat to act; anything illegal raises and changes nothing."""
        chosen = self.moment.chosen(action)
        self._add(chosen, *self.moment.after(chosen))
        return chosen

    def ahead(self, decisions: Sequence[tuple[int, Action | str | int]]) -> Ahead:
        """The consequence of these decisions, each by a seat; nothing is played. The first illegal one raises."""
        moment, steps = self.moment, []
        for seat, action in decisions:
            if moment.to_act != seat:
                raise IllegalActionError(f"it is not seat {seat} that is to act")
            chosen = moment.chosen(action)
            moment, events = moment.after(chosen)
            steps.append((chosen, moment, events))
        return Ahead(self.ply, tuple(steps))

    def goes_on(self, ahead: Ahead) -> None:
        """Play actions that were looked at ahead; ValueError when something else has been played since."""
        if ahead.ply != self.ply:
            raise ValueError(
                f"that was {ahead.ply} actions after the deal, and now {self.ply} have been played"
            )
        for step in ahead.steps:
            self._add(*step)

    def _add(self, action: Action, moment: Moment, events: list[Event]) -> None:
        self._moments.append(moment)
        self._history.append(action)
        self._events.append(events)
        if (gone := self.ply - RECENT) > 0 and gone % EVERY:
            self._moments[gone] = None

    @property
    def stays(self) -> str | None:
        """Why the last action cannot be taken back, as a key of ``STAYS``; None when it can be (or there is none).

        An action stays where the rulebook says so, and where it changed anybody's knowledge or screen, the actor's
        included: a card once seen cannot be unseen.
        """
        return self.stayed(self.ply) if self._history else None

    def stayed(self, number: int) -> str | None:
        """The same for an earlier action, counted from 1: why it stays, once those after it are gone."""
        before, now = self._at(number - 1), self._at(number)
        if self._history[number - 1].word in self.game.kind.final:
            return "final"
        if any(event.reveals for event in self._events[number]):
            return "shown"
        if before.rng.draws != now.rng.draws:
            return "drawn"
        glimpse = self.game.kind.memory.glimpse
        if any(glimpse(before.state, seat) != glimpse(now.state, seat) for seat in range(self.game.players)):
            return "looked"
        return None

    @property
    def can_undo(self) -> bool:
        """Whether the last action can be taken back: it is not final, and nobody has learned anything from it."""
        return bool(self._history) and self.stays is None

    def undo(self) -> Action:
        """Take the last action back; UndoError says why it stays."""
        if not self._history:
            raise UndoError("there is no action to take back")
        if reason := self.stays:
            action, title = repr(self._history[-1].notation), self.game.kind.title
            raise UndoError(STAYS[reason].format(action=action, title=title), reason)
        self._moments.pop()
        self._events.pop()
        self._eyes, self._views = {}, {}
        return self._history.pop()

    # ------------------------------------------------------------------------------------------------- keeping

    def save(self) -> Document:
        """A replay document: it contains the seed, so it reveals everything; keep it secret until the game is over.

        A ReplayError where the match is played from a key: nobody could check such a replay.
        """
        document: Document = {
            "format": REPLAY_FORMATS[self.words is not None],
            "game": self.game.id,
            "options": dict(self.game.options),
            "seed": self._seed.hex(),
            **({"entropy": self._entropy} if self.words is None else {"words": list(self.words)}),
            "commitment": self.commitment,
            "actions": [action.notation for action in self._history],
        }
        if self._start is not None:
            document["start"] = self._start.document()
        if self.over:
            document["scores"] = list(self.scores)
            document["winners"] = list(self.winners)
        return document

    @classmethod
    def load(cls, document: Mapping[str, Any]) -> Match:
        """Re-run a replay document; ReplayError says where it differs.

        Everything that it states is compared with the re-run; unknown fields are refused. Only a list of actions that
        was cut short, to reach an earlier moment, may still have the result of the whole game.
        """
        if not isinstance(document, Mapping):
            raise ReplayError(f"a replay is a mapping, not {type(document).__name__}")
        if document.get("format") not in REPLAY_FORMATS:
            expected = " or ".join(map(repr, REPLAY_FORMATS))
            raise ReplayError(f"format: {expected} expected, not {reprlib.repr(document.get('format'))}")
        said = "words" if document["format"] == REPLAY_FORMATS[1] else "entropy"
        known = ("format", "game", "options", "seed", said, "commitment", "actions", *STATED)
        for name in document:
            if name not in known:
                raise ReplayError(
                    f"{reprlib.repr(name)}: a replay of that format has no such field; it has {', '.join(known)}"
                )
        if said == "entropy":
            document = {"entropy": "", **document}
        forms = {"game": str, "options": Mapping, "seed": str, "actions": list}
        for name, form in (forms | {said: {"words": list, "entropy": str}[said]}).items():
            if not isinstance(document.get(name), form):
                raise ReplayError(f"{name}: missing or of the wrong type")
        try:
            seed = bytes.fromhex(document["seed"])
        except ValueError as error:
            raise ReplayError("seed: hexadecimal digits expected") from error
        if "commitment" in document and document["commitment"] != seal(seed):
            raise ReplayError(
                "commitment: it does not belong to this seed, so the seed was changed after the deal"
            )
        try:
            game = Game.of(document["game"], document["options"])
            start = Position.load(document["start"]) if "start" in document else None
            match = cls(game, seed, start=start, **{said: document[said]})
        except BiberbauError as error:
            raise ReplayError(str(error)) from error
        for number, notation in enumerate(document["actions"], start=1):
            if not isinstance(notation, str):
                raise ReplayError(f"action {number}: a text expected, not {reprlib.repr(notation)}")
            try:
                match.play(notation)
            except BiberbauError as error:
                raise ReplayError(f"action {number}: {error}") from error
        for name, actual in (("scores", match.scores), ("winners", match.winners)):
            if match.over and name in document:
                _compare(name, document[name], actual)
        return match

    @classmethod
    def verified(cls, document: Mapping[str, Any]) -> Match:
        """Re-run a replay that is to prove something: a ReplayError unless everything in it is right, and nothing is
        missing.
        """
        match = cls.load(document)
        if "commitment" not in document:
            raise ReplayError(
                "commitment: missing, so nothing ties the seed to what was published before the deal"
            )
        for name in ("scores", "winners"):
            if name in document and not match.over:
                raise ReplayError(
                    f"{name}: the game is not over after these {match.ply} actions, so nothing has come of it yet"
                )
        return match


def _played(game: Game, key: bytes, actions: Sequence[int]) -> Match:
    """A match from a key, with these actions played."""
    match = Match(game, key=key)
    for action in actions:
        match.play(action)
    return match


def _compare(name: str, stated: object, actual: Sequence[int]) -> None:
    """A ReplayError unless a file states exactly the result of the re-run game."""
    whole = isinstance(stated, list) and all(type(number) is int for number in stated)
    if not whole or stated != list(actual):
        raise ReplayError(f"{name}: the replay ends with {list(actual)}, not {reprlib.repr(stated)}")
