"""Thousands of games stepped by one call, in compiled code and in threads, written in place into arrays.

Results depend only on game, options, seed and actions, not on the number of threads or the batch size.
"""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable, Sequence
from itertools import pairwise
from types import ModuleType
from typing import Any, Literal, cast, get_args

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ..errors import IllegalActionError, OptionError, PositionError
from ..kernel.compiled import specialise
from ..kernel.events import NO_EVENTS
from ..kernel.game import GameKind
from ..kernel.rng import STREAM, key_of, seed_bytes, stream
from ..match import Game, Position, View, match_stream
from ..search.glances import glances_of
from .aligned import aligned_zeros
from .arrays import ANY_SEAT, DEAL, DESK, DISABLED, NEXT_STEP, PLAN, SAME_STEP, SCRATCH, Arrays, Bench
from .compiling import announce
from .crew import Crew
from .opponents import checked_seat
from .replaying import Replays
from .rewards import checked_scheme, sign_of
from .seating import Seating, Sitters

Autoreset = Literal["next_step", "same_step", "disabled"]
AUTORESETS: dict[str, int] = dict(zip(get_args(Autoreset), (NEXT_STEP, SAME_STEP, DISABLED), strict=True))
FIRST_PLIES = 256
"""The initial room for each game's actions, against opponents."""

TRIMMED, MOST_STEPS = 64, 8192
"""Without opponents: how often steps that no running game needs are dropped, and how many are kept at most."""

_FEW = 16
"""Games per thread below which one thread steps them all: waking another one takes as long."""

Seed = int | str | bytes
Seeds = Seed | np.integer[Any] | Sequence[Seed | None] | NDArray[np.integer[Any]] | None
"""One seed for all games, or a list with one for each; where it is None, the game's stream goes on."""


class Batch:
    """``count`` games side by side. ``step`` takes an action for each; the arrays below are written in place.

    ========================================= =====================================================================
    ``observations: float32[count, encoded]`` of the seat to act (at the end: of the last one that acted)
    ``masks: int8[count, actions]``           legal actions of the seat to act; all zero when a game is over
    ``padded_masks: int8[count, 8 * n]``      the same memory, contiguous: rows of whole words, zeros at their ends
    ``actors: int64[count]``                  the seat to act, -1 when the game is over
    ``observers: int64[count]``               whose observation it is
    ``rewards: float32[count, players]``      of each seat for the last step
    ``results: float32[count, players]``      against opponents: how the last game that ended here came out, as
                                              ``rewards="game"`` pays it, whatever the rewards are
    ``terminated: bool[count]``               whether the last step ended the game
    ``final_observations``                    ``same_step`` only: the last observation of the games that ended
    ========================================= =====================================================================

    All of them export DLPack and begin at multiples of 64 bytes, so that other libraries share them without copying
    (``torch.from_dlpack``; JAX takes ``padded_masks``). The next step changes shared arrays.

    Without ``opponents`` every decision of every seat is a step. With them (``"random"``, ``"greedy"``, ``"greedy:1"``,
    with one sample, a policy, or a league: one for all other seats, or one for each, in the order of play after one's
    own) the caller has one ``seat``, a number or ``"random"``, and a step goes on to its next decision. A policy is a
    function ``(observations, masks) -> actions`` that is asked for all games in which it has a choice, see
    ``policies``; its errors, and those of a wrong answer, are raised, and the batch has to be reset.

    Game ``n`` of a batch with ``seed=7`` is ``Match(game, "7/n")``; with a list of seeds it is ``Match(game,
    seeds[n])``. Without a seed, a secret one is drawn. The games dealt after the first go on with the same stream. With
    ``dealt=False`` nothing is dealt before ``reset``, and no seat is asked: until then every game counts as over.

    A process that is forked off goes on with a copy of the same games, in threads of its own; other games are dealt
    there by ``reset`` with another seed.

    ``observed``: the seats whose ``view`` may be called, by default all. The actions of each game are kept for them,
    two bytes each; knowledge is folded on demand. ``observed=()`` keeps nothing.

    ``autoreset``: a game that is over is dealt anew by the next step, whatever its action is (``"next_step"``); by the
    step that ended it (``"same_step"``); only by ``reset`` (``"disabled"``; until then its action is -1).

    >>> import biberbau
    >>> batch = Batch(biberbau.game("beasty_bar", players=2), 3, seed=1)
    >>> batch.step(batch.sample())
    >>> batch.actors.shape, batch.masks.sum(axis=1).tolist()
    ((3,), [4, 4, 4])
    """

    def __init__(
        self,
        game: Game,
        count: int,
        seed: Seeds = None,
        *,
        rewards: str = "game",
        autoreset: str = "next_step",
        opponents: Sitters | None = None,
        seat: int | str = 0,
        threads: int | None = None,
        dealt: bool = True,
        observed: Sequence[int] | None = None,
    ) -> None:
        if threads is not None and threads < 1:
            raise OptionError(f"threads is a positive number or None (one for each core), not {threads}")
        kind = game.kind
        self.game, self.count = game, count
        self.autoreset, self.rewards_by = autoreset, rewards
        self._seating = None if opponents is None else Seating(game, opponents, count)
        self.opponents = None if self._seating is None else self._seating.sitters
        self.observed = _checked_observers(game, observed)
        self._replays, self._starts = Replays(game), dict[int, np.record]()
        self._arrays = new_arrays(game, count, rewards, autoreset)
        self._steps, self._forgotten = list[NDArray[np.int16]](), 0
        if self.observed:
            self._arrays = self._arrays._replace(beginnings=np.zeros(count, dtype=STREAM))
        if self.observed and self._seating is not None:
            log, plies = np.zeros((count, FIRST_PLIES), dtype=np.int16), np.zeros(count, dtype=np.int64)
            self._arrays = self._arrays._replace(log=log, plies=plies)
        self._plan(seat)
        self._loops = loops_of(kind)
        a, actions = self._arrays, len(kind.actions)
        self.observations, self.final_observations = a.observations, a.finals
        self.padded_masks: NDArray[np.int8] = a.flags.view(np.int8)
        self.masks = self.padded_masks[:, :actions]
        self.actors, self.observers = a.actors, a.observers
        self.rewards, self.results, self.terminated = a.rewards, a.results, a.terminated
        self._all = np.arange(count)
        self._halfway = False  # a policy has failed in the middle of a step
        self._sampled = np.zeros(count, dtype=np.int64)
        self._luck = np.zeros(1, dtype=np.uint64)
        parts = min(threads or os.cpu_count() or 1, count)
        self._chunks = _chunks(count, parts)
        self._benches = [_new_bench(game, a) for _ in range(parts)]
        self._crew = Crew(parts - 1) if parts > 1 else None
        self._luck[0] = seed_streams(self._arrays, secrets.token_hex(16), np.ones(count, dtype=np.bool_))
        if dealt:
            self.reset(seed)
            return
        a.actors[:] = -1
        if seed is not None:
            self._luck[0] = seed_streams(a, seed, np.ones(count, dtype=np.bool_))

    def _plan(self, seat: int | str) -> None:
        plan, game = self._arrays.plan[0], self.game
        plan.fades = game.kind.memory.fades(game.options)
        own = checked_seat(game, seat)
        plan.seat = ANY_SEAT if own is None else own
        if self._seating is not None:
            plan.samples = self._seating.samples
            plan.opponents[: game.players - 1] = self._seating.codes

    @property
    def threads(self) -> int:
        """The number of threads that step the games, including the caller's."""
        return len(self._chunks)

    @property
    def states(self) -> NDArray[Any]:
        """The true states, for analysis: they contain secrets."""
        return self._arrays.states

    @property
    def deals(self) -> NDArray[np.int64]:
        """The number of games dealt at each place since it was seeded."""
        deals: NDArray[np.int64] = self._arrays.desks["deals"]
        return deals

    # ------------------------------------------------------------------------------------------------- playing

    def reset(self, seed: Seeds = None, which: NDArray[np.bool_] | None = None) -> None:
        """Deal anew: all games, or those marked in ``which: bool[count]``. Without a seed the streams go on."""
        marked = np.ones(self.count, dtype=np.bool_) if which is None else which
        if marked.shape != (self.count,) or marked.dtype != np.bool_:
            raise OptionError(
                f"which marks games: bool[{self.count}] expected, not {marked.dtype}{marked.shape}"
            )
        if self._halfway and not marked.all():
            raise OptionError("a policy has failed in the midst of a step: all games have to be reset")
        if seed is not None:
            self._luck[0] = seed_streams(self._arrays, seed, marked)
        if self._seating is None:
            reset, a = self._loops.reset, self._arrays
            self._in_threads(lambda bench, first, last: reset(first, last, marked, a, bench, NO_EVENTS))
        else:
            rows = np.flatnonzero(marked)
            self._step_against(self._seating, rows, np.full(len(rows), DEAL))

    def step(self, actions: ArrayLike) -> None:
        """Play one action in each game; if any is illegal, IllegalActionError is raised and nothing changes."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.count,) or chosen.dtype.kind not in "iu":
            raise OptionError(
                f"an action for each game: whole numbers [{self.count}] expected, not {chosen.dtype}{chosen.shape}"
            )
        if self._halfway:
            raise IllegalActionError(
                "a policy has failed in the midst of a step: the batch has to be reset, no action is legal"
            )
        chosen = np.ascontiguousarray(chosen, dtype=np.int64)
        a = self._arrays
        wrong = int(self._loops.first_wrong(chosen, a.bits, a.actors, self.autoreset == "next_step"))
        if wrong >= 0:
            raise illegal(self.game, a.states[wrong], wrong, int(chosen[wrong]))
        if self._seating is None:
            step = self._loops.step
            if self.observed:
                self._remember(chosen)
            self._in_threads(lambda bench, first, last: step(first, last, chosen, a, bench, NO_EVENTS))
        else:
            self._step_against(self._seating, self._all, chosen)
            self._lengthen()

    def sample(self) -> NDArray[np.int64]:
        """A random legal action for every game (-1 where it is over), all equally likely; the next call overwrites it."""
        self._loops.sample(self._arrays, self._luck, self._sampled)
        return self._sampled

    def observe(
        self, seats: int | NDArray[np.int64], out: NDArray[np.float32] | None = None
    ) -> NDArray[np.float32]:
        """A given seat's observation (one seat for all games, or ``int64[count]``), into ``out: float32[count,
        encoded]``.
        """
        chosen = np.ascontiguousarray(np.broadcast_to(seats, (self.count,)), dtype=np.int64)
        if chosen.min() < 0 or chosen.max() >= self.game.players:
            raise OptionError(f"seats go from 0 to {self.game.players - 1}, not {seats}")
        seen = np.zeros_like(self.observations) if out is None else out
        if seen.shape != self.observations.shape or seen.dtype != np.float32 or not seen.flags.c_contiguous:
            raise OptionError(f"out is a contiguous float32{list(self.observations.shape)}")
        self._in_threads(
            lambda bench, first, last: self._loops.observe(first, last, chosen, self._arrays, bench, seen)
        )
        return seen

    def view(self, number: int, seat: int) -> View:
        """A seat's view of a game, with its past: for searches and bots.

        The game is replayed from the last view, or its beginning: a few microseconds for each action since.
        """
        if seat not in self.observed:
            raise OptionError(
                f"seat {seat} is not observed in this batch; these seats are: {list(self.observed)}"
            )
        if not 0 <= number < self.count:
            raise OptionError(f"games go from 0 to {self.count - 1}, not {number}")
        a, actions = self._arrays, self._actions(number)
        if a.desks[number]["beginnings"] == 0:
            raise OptionError("nothing has been dealt yet: reset the batch first")
        if actions is None:
            return Position(self.game, a.states[number].copy()).as_seen_by(seat)
        start = self._starts[number] if a.desks[number]["put"] else None
        happened = self._replays.happened(number, a, start, actions)
        return happened.view(seat, a.states[number], len(happened.plies) - 1)

    def position(self, number: int) -> Position:
        """The true position of a game, a copy; for files, replays and tests."""
        return Position(self.game, self._arrays.states[number].copy())

    def put(self, number: int, position: Position) -> None:
        """Continue a game from a true position of the same game and options."""
        if position.game != self.game or position.seen_by is not None:
            raise PositionError("a true position of this batch's game and options is needed")
        if self.opponents is not None:
            raise PositionError("only a batch without opponents accepts positions")
        self._arrays.states[number] = position.state
        self._starts[number] = position.state.copy()
        self._loops.resume(number, self._arrays, self._benches[0], NO_EVENTS)

    def close(self) -> None:
        """End the threads; the arrays stay valid."""
        if self._crew is not None:
            self._crew.close()
            self._crew, self._chunks = None, [(0, self.count)]

    # ------------------------------------------------------------------------------------------------- inside

    def _remember(self, actions: NDArray[np.int64]) -> None:
        """Keep the actions of a step, as long as a game that was running then goes on."""
        self._steps.append(actions.astype(np.int16))
        self._arrays.plan["step"] += 1
        if len(self._steps) % TRIMMED == 0:
            gone = max(
                int(self._arrays.desks["began"].min()) - self._forgotten, len(self._steps) - MOST_STEPS
            )
            del self._steps[: max(gone, 0)]
            self._forgotten += max(gone, 0)

    def _actions(self, number: int) -> list[int] | None:
        """All actions of a game; None where they have not been kept because it is too long."""
        a = self._arrays
        if self._seating is not None:
            plies = int(a.plies[number])
            return None if plies > a.log.shape[1] else cast(list[int], a.log[number, :plies].tolist())
        first = int(a.desks[number]["began"]) - self._forgotten
        return None if first < 0 else [one.item(number) for one in self._steps[first:]]

    def _lengthen(self) -> None:
        """Double the room for actions, before the longest game needs it."""
        log = self._arrays.log
        if self.observed and 2 * int(self._arrays.plies.max()) > log.shape[1]:
            longer = np.zeros((self.count, 2 * log.shape[1]), dtype=np.int16)
            longer[:, : log.shape[1]] = log
            self._arrays = self._arrays._replace(log=longer)

    def _step_against(self, seating: Seating, rows: NDArray[np.int64], actions: NDArray[np.int64]) -> None:
        """Play the caller's actions in these games, and on to the caller's next decisions."""
        a, step = self._arrays, self._loops.step_against

        def play(rows: NDArray[np.int64], actions: NDArray[np.int64], callers: bool) -> None:
            self._in_threads(
                lambda bench, first, last: step(first, last, rows, actions, callers, a, bench, NO_EVENTS),
                len(rows),
            )

        if not seating:
            play(rows, actions, True)
            return
        own, running = a.observers.copy(), a.actors >= 0
        running[rows[actions == DEAL]] = False  # a game that is dealt anew has not ended
        self._halfway = True
        play(rows, actions, True)
        seating.settle(
            self.game,
            a,
            own,
            running,
            lambda rows, actions: play(rows, actions, False),
            lambda number, action: illegal(self.game, a.states[number], number, action),
        )
        self._halfway = False

    def _in_threads(self, work: Callable[[Bench, int, int], object], count: int | None = None) -> None:
        """Run the work on chunks in all threads, the first one in this thread; of ``count`` rows, by default all
        games.
        """
        if count is not None and count < self.count:
            chunks = _chunks(count, len(self._chunks) if count > _FEW * len(self._chunks) else 1)
        else:
            chunks = self._chunks
        if self._crew is None or len(chunks) == 1:
            work(self._benches[0], *chunks[0])
            return
        others = [
            self._crew.submit(work, bench, *chunk)
            for bench, chunk in zip(self._benches[1:], chunks[1:], strict=True)
        ]
        work(self._benches[0], *chunks[0])
        for other in others:
            other.result()


def _chunks(count: int, parts: int) -> list[tuple[int, int]]:
    """The bounds of ``parts`` equal parts of ``count`` rows."""
    return list(pairwise(count * part // parts for part in range(parts + 1)))


def _checked_observers(game: Game, observed: Sequence[int] | None) -> tuple[int, ...]:
    """The observed seats, by default all; OptionError for one that does not exist."""
    seats = tuple(range(game.players)) if observed is None else tuple(observed)
    if strange := [seat for seat in seats if seat not in range(game.players)]:
        raise OptionError(f"observed: seats from 0 to {game.players - 1} expected, not {strange[0]!r}")
    return seats


def new_arrays(game: Game, count: int, rewards: str, autoreset: str) -> Arrays:
    """All arrays of a batch without observers, nothing dealt; OptionError if an argument is wrong."""
    if count < 1:
        raise OptionError(f"a batch has at least one game, not {count}")
    if autoreset not in AUTORESETS:
        raise OptionError(f"autoreset is one of {', '.join(AUTORESETS)}, not {autoreset!r}")
    kind = game.kind
    words = aligned_zeros((count, -(-len(kind.actions) // 8)), dtype=np.uint64)
    plan = np.zeros(1, dtype=PLAN)
    plan["autoreset"] = AUTORESETS[autoreset]
    plan["by_rounds"] = checked_scheme(rewards) == "rounds"
    plan["sign"] = sign_of(game)
    return Arrays(
        states=np.zeros(count, dtype=kind.dtype),
        streams=np.zeros(count, dtype=STREAM),
        dice=np.zeros(count, dtype=STREAM),
        desks=np.zeros(count, dtype=DESK),
        plan=plan,
        options=game.options_array,
        flags=words.view(np.uint8),
        words=words,
        bits=np.zeros(words.shape, dtype=np.uint8),
        counts=np.zeros(count, dtype=np.int64),
        actors=aligned_zeros((count,), dtype=np.int64),
        observers=aligned_zeros((count,), dtype=np.int64),
        observations=aligned_zeros((count, kind.encoded), dtype=np.float32),
        finals=aligned_zeros((count if autoreset == "same_step" else 0, kind.encoded), dtype=np.float32),
        rewards=aligned_zeros((count, game.players), dtype=np.float32),
        results=np.zeros((count, game.players), dtype=np.float32),
        terminated=aligned_zeros((count,), dtype=np.bool_),
        beginnings=np.zeros(0, dtype=STREAM),
        log=np.zeros((0, 0), dtype=np.int16),
        plies=np.zeros(0, dtype=np.int64),
    )


def _new_bench(game: Game, arrays: Arrays) -> Bench:
    """One thread's working space."""
    actions = arrays.flags.shape[1]
    return Bench(
        scratch=np.zeros(SCRATCH, dtype=game.kind.dtype),
        memory=np.zeros(1, dtype=STREAM),
        scores=np.zeros(game.players, dtype=np.int32),
        flags=np.zeros((2, actions), dtype=np.uint8),
        values=np.zeros(actions, dtype=np.float64),
        unpaid=np.zeros(game.players, dtype=np.float32),
    )


def seed_streams(a: Arrays, seed: Seeds, marked: NDArray[np.bool_]) -> int:
    """Key the streams of the marked games; returns the stream of random legal actions."""
    count = len(marked)
    given: list[bytes | None]
    if isinstance(seed, np.integer | np.ndarray):
        seed = cast(int | list[Seed | None], seed.tolist())
    if isinstance(seed, int | str | bytes):
        given = [seed_bytes(seed) + b"/" + str(number).encode() for number in range(count)]
    else:
        given = [None if one is None else seed_bytes(one) for one in seed or ()]
    if len(given) != count:
        raise OptionError(f"{len(given)} seeds for {count} games")
    for number in np.flatnonzero(marked).tolist():
        one = given[number]
        if one is not None:
            a.desks["deals"][number] = 0
            a.streams[number] = match_stream(one)
            a.dice[number] = stream(key_of(one, "players"))
    every = b"\0".join(one or b"" for one in given)
    return int.from_bytes(key_of(every, "sample")[:8], "little")


def illegal(game: Game, state: np.record, number: int, action: int) -> IllegalActionError:
    """The error for an illegal action in a game of a batch, with the legal ones."""
    seat = game.actor(state)
    if seat is None:
        return IllegalActionError(f"game {number} is over: reset it, or step it with -1, not {action}")
    table = game.kind.actions
    legal = tuple(found.notation for found in game.legal(state))
    name = repr(table[action].notation) if 0 <= action < len(table) else "no action"
    return IllegalActionError(
        f"game {number}: {action} ({name}) is not legal now; seat {seat} may: "
        + ", ".join(f"{table.parse(notation).id} ({notation!r})" for notation in legal),
        legal,
    )


def loops_of(kind: GameKind) -> ModuleType:
    """The compiled loops of a game's batches."""
    announce()
    return specialise(
        "biberbau.envs.stepping", kind.id, kind.rules, greedy=glances_of(kind), memory=kind.memory
    )
