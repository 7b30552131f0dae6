"""A match: options, seed and a list of actions; the only holder of a true state."""

from __future__ import annotations

import reprlib
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from ..errors import BiberbauError, IllegalActionError, PositionError, ReplayError, UndoError, WordsError
from ..kernel.actions import Action
from ..kernel.events import Event, buffer, conceal_event, read
from ..kernel.game import Document
from ..kernel.rng import Rng, put_in_order, put_on_agenda, seed_bytes, still_on_agenda, still_ordered
from .dealing import checked_words, match_stream, seal
from .game import Game
from .position import Position
from .view import View

Moment = tuple[np.record, Rng]
"""A true state and the stream at that moment."""

REPLAY_FORMATS = ("biberbau-replay/1", "biberbau-replay/2")
"""The second has each seat's ``words``; the first, of games without them, one text for all: ``entropy``."""

STAYS = {
    "final": "{action} is done for good by the rules of {title}, so it stays",
    "shown": "{action} showed a hidden card, so it stays",
    "drawn": "{action} was answered by chance, so it stays",
    "looked": "{action} changed which cards somebody is looking at, so it stays",
}
"""Why an action cannot be taken back."""


class Match:
    """One game being played."""

    def __init__(
        self,
        game: Game,
        seed: int | str | bytes | None = None,
        entropy: str = "",
        start: Position | None = None,
        words: Sequence[str] | None = None,
    ) -> None:
        if start is not None and start.seen_by is not None:
            raise PositionError(
                "a match needs a true position; fill in this view's unknown cards first: filled(seed)"
            )
        if words is not None and entropy:
            raise WordsError("a deal has words of its seats or one text for all (entropy), not both")
        self.game = game
        self.words = None if words is None else checked_words(words, game.players)
        """What each seat added to the seed; None in a game without it."""
        self._seed = seed_bytes(seed)
        self._entropy = entropy
        self._start = start
        self._history: list[Action] = []
        self._snapshots: list[tuple[np.record, Rng]] = []
        self._rng = match_stream(self._seed, entropy, self.words)
        self._events: list[list[Event]] = []
        events = buffer()
        if start is None:
            self._state: np.record = np.zeros(1, dtype=game.kind.dtype)[0]
            game.kind.rules.deal(self._state, game.options_array, self._rng, events)
        else:
            if start.game != game:
                raise PositionError(f"start: a position of this very game expected, not {start.game.id}'s")
            self._state = start.state.copy()
            if start.draws:
                put_in_order(self._rng, start.faces(), int(self._state.deck_n))
            put_on_agenda(self._rng, start.agenda())
        self._events.append(read(events))

    def __reduce__(self) -> tuple[Callable[[Document], Match], tuple[Document]]:
        """Copied and pickled as a replay: what is written to an unpickled NumPy record is lost."""
        return Match.load, (self.save(),)

    # ------------------------------------------------------------------------------------------------- reading

    @property
    def commitment(self) -> str:
        """SHA-256 of the secret seed, in hex: published before the deal, checked after the game."""
        return seal(self._seed)

    @property
    def ply(self) -> int:
        """How many actions have been played."""
        return len(self._history)

    @property
    def history(self) -> tuple[Action, ...]:
        """All actions so far, secret ones too: for replays and storage, never for a player."""
        return tuple(self._history)

    @property
    def to_act(self) -> int | None:
        """The seat that decides now, None when the game is over."""
        return self.game.actor(self._state)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.to_act is None

    @property
    def scores(self) -> tuple[int, ...]:
        """Every seat's score so far."""
        return self.game.scores(self._state)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that lead; at the end: that have won (several share)."""
        return self.game.winners(self._state)

    def legal(self) -> tuple[Action, ...]:
        """Legal actions of the seat to act."""
        return self.game.legal(self._state)

    def view(self, seat: int | None) -> View:
        """What a seat may know now (None: a spectator)."""
        return self._seen(self._state, self.ply, seat)

    def before(self, seat: int | None) -> View:
        """What a seat might know before the last action."""
        return self._seen(self._snapshots[-1][0], self.ply - 1, seat)

    def _seen(self, state: np.record, ply: int, seat: int | None) -> View:
        to_act = self.game.actor(state)
        return View(
            game=self.game,
            seat=seat,
            ply=ply,
            state=self.game.concealed(state, seat),
            to_act=to_act,
            legal=self.game.legal(state) if seat is not None and seat == to_act else (),
            scores=self.game.scores(state),
            winners=self.game.winners(state),
        )

    def events(self, seat: int | None, since: int = 0) -> list[tuple[int, Event]]:
        """What happened as a seat saw it, with the ply after which it lies; ``since=n``: only after n actions.

        The deal has ply 0, what the first action caused ply 1.
        """
        unknown = self.game.kind.unknown_card
        return [
            (ply, conceal_event(event, seat, unknown))
            for ply in range(since + 1 if since else 0, len(self._events))
            for event in self._events[ply]
        ]

    def moments(self) -> list[tuple[Moment | None, Moment, list[Event]]]:
        """The deal (from nothing) and every action: before, after, and what happened. For transcripts."""
        reached = [*self._snapshots, (self._state, self._rng)]
        first = None if self._start is None else reached[0]
        return list(zip([first, *reached], reached, self._events, strict=False))

    def position(self) -> Position:
        """The true position. For files and tests; players get views."""
        faces = self.game.kind.pile_faces
        due = still_ordered(self._rng, int(self._state.deck_n)) if faces else []
        return Position(
            self.game,
            self._state.copy(),
            draws=tuple(faces[face] for face in due),
            uncovers=tuple(self.game.kind.event_titles[event] for event in still_on_agenda(self._rng)),
        )

    # ------------------------------------------------------------------------------------------------- playing

    def play(self, action: Action | str | int) -> Action:
        """Play an action of the seat to act; anything illegal raises and changes nothing."""
        chosen = self.game.parse(action)
        legal = self.legal()
        if chosen not in legal:
            notations = tuple(a.notation for a in legal)
            if not notations:
                raise IllegalActionError(f"{chosen.notation!r} comes too late: the game is over")
            raise IllegalActionError(
                f"{chosen.notation!r} is not legal now; seat {self.to_act} may: {', '.join(notations)}",
                notations,
            )
        self._snapshots.append((self._state.copy(), self._rng.copy()))
        events = buffer()
        self.game.kind.rules.apply(self._state, chosen.id, self._rng, events)
        self._history.append(chosen)
        self._events.append(read(events))
        return chosen

    @property
    def stays(self) -> str | None:
        """Why the last action cannot be taken back, as a key of ``STAYS``; None when it can be (or there is none).

        What is done is done where the rulebook says so, and where somebody's knowledge or screen changed by it: the
        actor's own included, seen cards are not unseen.
        """
        if not self._history:
            return None
        state, rng = self._snapshots[-1]
        if self._history[-1].word in self.game.kind.final:
            return "final"
        if any(event.reveals for event in self._events[-1]):
            return "shown"
        if rng.draws != self._rng.draws:
            return "drawn"
        glimpse = getattr(self.game.kind.rules, "glimpse", None)  # only games of memory have one
        if glimpse and any(
            glimpse(state, seat) != glimpse(self._state, seat) for seat in range(self.game.players)
        ):
            return "looked"
        return None

    @property
    def can_undo(self) -> bool:
        """Whether the last action can be taken back: nothing about it is final, and nobody has learned anything by it."""
        return bool(self._history) and self.stays is None

    def undo(self) -> Action:
        """Take the last action back; UndoError says why it stays."""
        if not self._history:
            raise UndoError("there is no action to take back")
        if reason := self.stays:
            action, title = repr(self._history[-1].notation), self.game.kind.title
            raise UndoError(STAYS[reason].format(action=action, title=title), reason)
        self._state, self._rng = self._snapshots.pop()
        self._events.pop()
        return self._history.pop()

    # ------------------------------------------------------------------------------------------------- keeping

    def save(self) -> Document:
        """A replay document: it holds the seed, so it tells everything; keep it until the game is over."""
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
        """Re-run a replay document; ReplayError says where it does not hold."""
        if not isinstance(document, Mapping):
            raise ReplayError(f"a replay is a mapping, not {type(document).__name__}")
        if document.get("format") not in REPLAY_FORMATS:
            expected = " or ".join(map(repr, REPLAY_FORMATS))
            raise ReplayError(f"format: {expected} expected, not {reprlib.repr(document.get('format'))}")
        said = "words" if document["format"] == REPLAY_FORMATS[1] else "entropy"
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
        if document.get("commitment", seal(seed)) != seal(seed):
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
            try:
                match.play(str(notation))
            except BiberbauError as error:
                raise ReplayError(f"action {number}: {error}") from error
        for name, actual in (("scores", match.scores), ("winners", match.winners)):
            if match.over and name in document and list(actual) != document[name]:
                raise ReplayError(f"{name}: the replay ends with {list(actual)}, not {document[name]}")
        return match
