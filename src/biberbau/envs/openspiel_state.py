"""A game as OpenSpiel's tree: immutable positions with the events that every seat saw, and chance nodes.

Nothing here imports OpenSpiel. A ``Spot`` is one node of the game tree; ``after`` leads to the next one. As spots are
immutable, clones share them, and expensive parts (texts, legal actions) are made once, on demand.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache
from hashlib import blake2b
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..errors import IllegalActionError, OptionError
from ..kernel.events import Event
from ..kernel.game import Document, GameKind
from ..kernel.knowing import knowing_of, nothing_known
from ..kernel.options import Option, Value
from ..kernel.rng import MOST_CARDS, Rng, key_of, stream
from ..match import Game
from ..match.past import Eyes
from .openspiel_seen import SEEN, Ply, Told, Witnesses
from .openspiel_table import MOST_WAYS, Table, Went, told_stream
from .rewards import SCHEMES, pay_game, pay_round, sign_of

CHANCE = ("sampled", "explicit", "merged")
BYTES, BYTE = 8, 256
"""Sampled chance: this many chance nodes draw the stream's key, one byte each."""

LONGEST = 20_000
MOST_POINTS = 10_000
"""An upper bound for any game's points, which bounds ``rewards=rounds``."""

CHANCE_DUE, OVER = -1, -4
"""The player ids where no seat decides (``pyspiel.PlayerId``)."""

AS_USUAL = "as_usual"
"""Stands for a default that depends on other options: OpenSpiel needs a value for each parameter."""

OWN_OPTIONS: tuple[Option, ...] = (
    Option(
        "chance",
        "sampled",
        "Eight chance nodes draw the key of the stream that deals everything; or each draw is a chance node; or one "
        "node has all that draws can come to.",
        choices=CHANCE,
    ),
    Option("rewards", "game", "Paid at the end of the game, or after every round.", choices=SCHEMES),
    Option(
        "max_game_length",
        LONGEST,
        "A game that takes more decisions ends there, and nobody has won.",
        low=1,
        high=1_000_000,
    ),
    Option(
        "max_rounds",
        0,
        "The most rounds: a game that has more ends then, and the seats that lead have won; 0: the rules decide.",
        low=0,
        high=1_000,
    ),
    Option(
        "remember",
        0,
        "How many nodes of the tree are kept once visited, texts and all: for solvers that walk it again and again.",
        low=0,
        high=10_000_000,
    ),
    Option(
        "recall",
        0,
        "How many events and actions of one's own the information-state tensor holds; 0: there is no such tensor.",
        low=0,
        high=100_000,
    ),
)


@dataclass(frozen=True, eq=False)
class Setup:
    """Setup of a game with its options, and OpenSpiel's own parameters; ``kept[0]``: the number of cached nodes."""

    game: Game
    chance: str
    rewards: str
    longest: int
    max_rounds: int
    remember: int
    recall: int
    kept: list[int] = field(default_factory=lambda: [0])

    @property
    def kind(self) -> GameKind:
        """The game without its options."""
        return self.game.kind

    @property
    def explicit(self) -> bool:
        """Whether chance nodes are the rules' own draws, not the key of a stream."""
        return self.chance != "sampled"

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self.game.players

    @cached_property
    def table(self) -> Table:
        """The table on which nodes are laid out."""
        return Table(self.game)

    @cached_property
    def nothing(self) -> tuple[float, ...]:
        """Zero rewards."""
        return (0.0,) * self.players

    @cached_property
    def start(self) -> Spot:
        """The root: nothing is dealt."""
        return Spot(self).drawn() if self.explicit else Spot(self, ways=BYTE)

    @cached_property
    def most_ways(self) -> int:
        """The most outcomes of a chance node; a draw from a pile has no more than the pile has cards."""
        if not self.explicit:
            return BYTE
        if self.chance == "merged":
            return MOST_WAYS
        spot, most = self.start, MOST_CARDS
        while spot.ways:
            most, spot = max(most, spot.ways), spot.after(0)
        return most

    def __reduce__(self) -> tuple[Callable[..., Setup], tuple[Any, ...]]:
        own = (self.chance, self.rewards, self.longest, self.max_rounds, self.remember, self.recall)
        values = dict(zip((option.name for option in OWN_OPTIONS), own, strict=True))
        return _same_setup, (self.game.id, tuple({**self.game.options, **values}.items()))


def setup(game_id: str, parameters: Mapping[str, Value]) -> Setup:
    """The game with that id; OptionError names a parameter that is wrong, and what would be right."""
    given: dict[str, object] = {name: value for name, value in parameters.items() if value != AS_USUAL}
    own = {option.name: option.validated(given.pop(option.name, option.default)) for option in OWN_OPTIONS}
    return Setup(
        Game.of(game_id, given),
        str(own["chance"]),
        str(own["rewards"]),
        int(own["max_game_length"]),
        int(own["max_rounds"]),
        int(own["remember"]),
        int(own["recall"]),
    )


@lru_cache(maxsize=64)
def _same_setup(game_id: str, parameters: tuple[tuple[str, Value], ...]) -> Setup:
    return setup(game_id, dict(parameters))


def compact(document: Document) -> str:
    """A document in one line."""
    return json.dumps(document, separators=(",", ":"), ensure_ascii=False)


@dataclass(eq=False)  # frozen, it takes two microseconds more to make
class Spot:
    """A node of the game tree. ``table``: the game as bytes (``openspiel_table``), None before the deal; ``seat``: the
    seat that acts by its rules, -1: it is over; ``ways``: the number of chance outcomes now (0: no chance node).

    ``drawing``: the action that waits for chance (None: the deal), ``results``: the results of its draws so far,
    ``falls``: where chance is merged, the probabilities. ``imagined``: (plies, seat) where a seat imagined all this; of
    those plies nobody else saw more than that seat. ``rounds`` and ``points``: at the last reward; ``earned``: by the
    last action, ``paid``: so far. ``may``: ids of the seat's legal actions. ``player``: the seat that decides,
    CHANCE_DUE or OVER; OpenSpiel asks for it five times at each node.
    """

    setup: Setup
    table: bytes | None = None
    seat: int = -1
    drawing: int | None = None
    results: tuple[tuple[int, int], ...] = ()
    ways: int = 0
    falls: tuple[tuple[float, Spot], ...] = ()
    may: Sequence[int] = ()
    plies: tuple[Ply, ...] = ()
    imagined: tuple[tuple[int, int], ...] = ()
    rounds: int = 0
    points: tuple[int, ...] = ()
    paid: tuple[float, ...] = ()
    earned: tuple[float, ...] = ()
    kept: dict[object, str] = field(default_factory=dict)
    children: dict[int, Spot] = field(default_factory=dict)
    knowledge: dict[int, NDArray[np.record]] = field(default_factory=dict)
    player: int = field(init=False)

    def __post_init__(self) -> None:
        late = self.seat < 0 or len(self.plies) > self.setup.longest
        self.player = CHANCE_DUE if self.ways else OVER if late else self.seat

    def __deepcopy__(self, memo: object) -> Spot:
        return self

    def __reduce__(self) -> tuple[Callable[..., Spot], tuple[Any, ...]]:
        plies = tuple((ply.seat, ply.action, ply.rows) for ply in self.plies)
        return _restored, (self.setup, plies, {name: getattr(self, name) for name in _PLAIN})

    # ------------------------------------------------------------------------------------------------- reading

    @cached_property
    def state(self) -> np.record | None:
        """A copy of the true state; None before the deal."""
        return None if self.table is None else self.setup.table.state(self.table)

    @property
    def rng(self) -> Rng | None:
        """A copy of the stream of chance; None before the deal, and where chance is explicit."""
        if self.table is None or self.setup.explicit:
            return None
        return self.setup.table.stream(self.table)

    @property
    def decisions(self) -> int:
        """The number of actions that players have chosen."""
        return max(0, len(self.plies) - 1)

    @property
    def actor(self) -> int | None:
        """The seat that decides; None when chance does, or when the game is over."""
        return None if self.player < 0 else self.player

    @property
    def over(self) -> bool:
        """Whether the game has ended, by the rules or because it was truncated."""
        return self.player == OVER

    @property
    def legal(self) -> Sequence[int]:
        """Ids of the actor's legal actions, ascending."""
        return () if self.player < 0 else self.may

    def view(self, seat: int | None) -> np.record | None:
        """The state concealed for a seat (None: a spectator)."""
        if self.table is None:
            return None
        state = self.setup.table.state(self.table)
        self.setup.kind.rules.conceal(state, -1 if seat is None else seat)
        return state

    def encoded(self, seat: int) -> NDArray[np.float32]:
        """A seat's observation as ``float32[encoded]``; zeros before the deal."""
        if self.table is None:
            return np.zeros(self.setup.kind.encoded, dtype=np.float32)
        return self.setup.table.encoded(self.table, seat)

    @cached_property
    def truth(self) -> str:
        """Everything, for debugging."""
        document = (
            "before the deal" if self.state is None else compact(self.setup.kind.to_document(self.state))
        )
        drawing = f"; {self.drawing} draws {self.results}" if self.ways else ""
        rng = "" if self.rng is None else f"; {self.rng.key0:016x}{self.rng.key1:016x} drew {self.rng.draws}"
        return f"{document}{drawing}{rng}"

    def observation(self, seat: int | None) -> str:
        """A seat's view now (None: a spectator's): a position document in one line."""
        if seat not in self.kept:
            view, who = self.view(seat), "spectator" if seat is None else f"player {seat}"
            seen = "before the deal" if view is None else compact(self.setup.kind.to_document(view))
            self.kept[seat] = f"{who}: {seen}"
        return self.kept[seat]

    def secret(self, seat: int) -> str:
        """The private part of a seat's view: the parts of its document that differ from a spectator's, in one line."""
        own, everybody = self.view(seat), self.view(None)
        if own is None or everybody is None:
            return self.observation(seat)
        told, open_to_all = self.setup.kind.to_document(own), self.setup.kind.to_document(everybody)
        return f"player {seat}: {compact({k: v for k, v in told.items() if open_to_all.get(k) != v})}"

    def information(self, seat: int | None) -> str:
        """A seat's past (None: a spectator's), ply by ply, with its own actions, and a hash of its view now."""
        if ("all", seat) not in self.kept:
            view, who = self.view(seat), "spectator" if seat is None else f"player {seat}"
            now = "" if view is None else blake2b(view.tobytes(), digest_size=12).hexdigest()
            self.kept["all", seat] = "\n".join([*(told for told, _ in self._told(seat)), f"{who}: {now}"])
        return self.kept["all", seat]

    def rows(self, seat: int) -> NDArray[np.float32]:
        """A seat's past as ``float32[recall, 6]``, see ``SEEN``; padded with zeros."""
        rows = [row for _, told in self._told(seat) for row in told]
        if len(rows) > self.setup.recall:
            raise OptionError(
                f"recall: player {seat} has seen {len(rows)} events, there is room for {self.setup.recall}"
            )
        out = np.zeros((self.setup.recall, len(SEEN)), dtype=np.float32)
        if rows:
            out[: len(rows)] = rows
        return out

    def history(self, seat: int | None) -> tuple[tuple[int, Event], ...]:
        """Pairs ``(ply, event)`` of a seat's past (None: a spectator's), as in ``View.history``."""
        seen = [ply.seen(self.setup.kind, self._witnesses(i, seat)) for i, ply in enumerate(self.plies)]
        return tuple((ply, event) for ply, events in enumerate(seen) for event in events)

    def known(self, seat: int) -> NDArray[np.record]:
        """A seat's knowledge record, for ``Knowing.fill``; empty where another seat has imagined the way here: what
        that one cannot tell of this seat's cards, it has not seen.
        """
        if any(imagining != seat for _, imagining in self.imagined):
            return nothing_known(self.setup.kind)
        if seat not in self.knowledge:
            plies = tuple(ply.seen(self.setup.kind, frozenset({seat})) for ply in self.plies)
            self.knowledge[seat] = Eyes(self.setup.game, seat, None).known(plies)
        return self.knowledge[seat].copy()

    def _told(self, seat: int | None) -> list[Told]:
        if not self.imagined:
            alone = frozenset({seat})
            return [ply.told(self.setup.kind, alone) for ply in self.plies]
        return [ply.told(self.setup.kind, self._witnesses(i, seat)) for i, ply in enumerate(self.plies)]

    def _witnesses(self, ply: int, seat: int | None) -> Witnesses:
        """The seats that must have seen part of a ply for ``seat`` to know it: in A's imagination of B, A and B."""
        found = {observer: frozenset({observer}) for observer in (None, *range(self.setup.players))}
        for plies, imagining in self.imagined:
            if ply < plies:
                found = {observer: seats | found[imagining] for observer, seats in found.items()}
        return found[seat]

    # ------------------------------------------------------------------------------------------------- going on

    def after(self, action: int) -> Spot:
        """The next spot: after an action of the actor, or an outcome of chance. Illegal ones raise an error."""
        if action in self.children:
            return self.children[action]
        if self.ways:
            if not 0 <= action < self.ways:
                raise IllegalActionError(f"chance falls on 0 to {self.ways - 1}, not {action}")
            results = (*self.results, (action, self.ways))
            if self.falls:
                return self.falls[action][1]
            spot = self._but(results=results, ways=0).drawn() if self.setup.explicit else self.dealt(results)
        elif action not in self.legal:
            raise IllegalActionError(f"{action} is not legal now; legal actions: {self.legal}")
        elif self.setup.explicit:
            spot = self._but(drawing=action, results=()).drawn()
        else:
            spot, _ = self.played(action)
        if self.setup.kept[0] < self.setup.remember and not self.imagined:
            self.setup.kept[0] += 1
            self.children[action] = spot
        return spot

    def _but(self, **changes: Any) -> Spot:
        """This spot with some fields changed."""
        return replace(self, kept={}, children={}, knowledge={}, **changes)

    def drawn(self) -> Spot:
        """Explicit chance: run the pending action as far as its draws are known; the next draw is a chance node.

        Merged: a single chance node with all combined outcomes.
        """
        if self.setup.chance == "merged":
            falls = tuple(
                (share, self.came_to(self.drawing, went))
                for share, went in self.setup.table.falls(self.table, self.drawing)
            )
            return falls[0][1] if len(falls) == 1 else self._but(falls=falls, ways=len(falls))
        results = list(self.results)
        while True:
            spot, asked = self.played(self.drawing, told_stream(results, "explicit"))
            if asked == 0:
                return spot
            if asked > 1:
                return self._but(results=tuple(results), ways=asked)
            results.append((0, 1))  # a single outcome needs no chance node

    def dealt(self, results: tuple[tuple[int, int], ...]) -> Spot:
        """Sampled chance, before the deal: ask for another byte of the key, or deal with it."""
        if len(results) < BYTES:
            return Spot(self.setup, results=results, ways=BYTE)
        key = bytes(byte for byte, _ in results)
        return Spot(self.setup).played(None, stream(key_of(key)))[0]

    def played(self, action: int | None, rng: Rng | None = None) -> tuple[Spot, int]:
        """The spot after the deal (None) or an action, and the number of outcomes of the first unknown draw.

        ``rng``: the stream to draw from, if not the current one.
        """
        went = self.setup.table.go(self.table, action, rng)
        return (self, went.asked) if went.asked else (self.came_to(action, went), 0)

    def came_to(self, action: int | None, went: Went) -> Spot:
        """The spot to which the deal (None) or an action has led."""
        setup = self.setup
        if 0 < setup.max_rounds <= went.rounds:
            went = went._replace(seat=-1, legal=[])
        ply = Ply(-1 if action is None else self.seat, -1 if action is None else action, went.rows)
        rounds, points, earned, paid = self.rounds, self.points, setup.nothing, self.paid or setup.nothing
        pays = went.seat < 0 if setup.rewards == "game" else action is None or went.rounds > rounds
        if pays:
            state = setup.table.state(went.kept)
            out: Any = np.zeros(setup.players)  # doubles: OpenSpiel expects sums within 1e-9
            if setup.rewards == "game":
                pay_game(int(setup.kind.rules.winners(state)), out)
            else:
                rounds, points = went.rounds, setup.game.scores(state)
                if action is not None:
                    before = np.array(self.points, np.int32)
                    pay_round(np.array(points, np.int32), before, sign_of(setup.game), out)
            earned = tuple(out.tolist())
            paid = tuple(sum(both) for both in zip(paid, earned, strict=True))
        return Spot(
            setup,
            went.kept,
            went.seat,
            may=went.legal,
            plies=(*self.plies, ply),
            imagined=self.imagined,
            rounds=rounds,
            points=points,
            paid=paid,
            earned=earned,
        )

    def with_state(self, state: np.record, rng: Rng | None = None) -> Spot:
        """This spot with another true state, and with another stream if one is given."""
        assert self.table is not None
        went = self.setup.table.put(self.table, state, rng)
        return self._but(table=went.kept, seat=went.seat, may=went.legal)

    def imagine(self, seat: int, key: bytes) -> Spot:
        """Another spot in which ``seat`` knows, and knew, the same: the rest is dealt anew from a 16-byte key."""
        if self.table is None:
            return self
        if self.ways:
            raise ValueError(
                "while chance is due nobody can say what a seat knows: resample before or after it"
            )
        state = self.setup.table.state(self.table)
        self.setup.kind.rules.conceal(state, seat)
        knowing_of(self.setup.kind).fill(state, seat, self.known(seat), stream(key_of(key, "fill")))
        imagined = (*self.imagined, (len(self.plies), seat))
        return self.with_state(state, stream(key_of(key, "resample")))._but(imagined=imagined)


_PLAIN = (
    "table",
    "seat",
    "may",
    "drawing",
    "results",
    "ways",
    "falls",
    "imagined",
    "rounds",
    "points",
    "paid",
    "earned",
)


def _restored(found: Setup, plies: tuple[tuple[int, int, bytes], ...], rest: Mapping[str, Any]) -> Spot:
    """A spot from its pickled data."""
    return Spot(found, plies=tuple(Ply(*ply) for ply in plies), **rest)
